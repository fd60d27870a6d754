//! A language file as it is read: bounded in size and depth before anything parses it.

use fluent_bundle::FluentResource;

use crate::FileError;

/// Most bytes of a language file.
pub const MOST_BYTES: usize = 1 << 20;
/// Most openings of places, calls and choices in one message: each may lie within another, and is read by recursion.
const MOST_OPENINGS: usize = 100;

/// Reads a file. What can be used of it comes with what is wrong.
///
/// # Errors
/// The file is too large, not UTF-8, or too deep to be parsed at all.
pub fn read(name: &str, bytes: &[u8]) -> Result<(FluentResource, Option<FileError>), FileError> {
    if bytes.len() > MOST_BYTES {
        let reason = format!("{} bytes, at most {MOST_BYTES} are read; split the file", bytes.len());
        return Err(FileError::at(name, "", 0, reason));
    }
    let text = std::str::from_utf8(bytes).map_err(|error| {
        let good = String::from_utf8_lossy(&bytes[..error.valid_up_to()]);
        FileError::at(name, &good, good.len(), "not UTF-8; save the file with that encoding".to_owned())
    })?;
    // Windows' editors may begin a file with a mark that is no part of its text.
    let text = text.strip_prefix('\u{feff}').unwrap_or(text);
    if let Some(byte) = too_deep(text) {
        let reason = format!("more than {MOST_OPENINGS} openings of {{ or ( in one message; write it in parts");
        return Err(FileError::at(name, text, byte, reason));
    }
    match FluentResource::try_new(text.to_owned()) {
        Ok(resource) => Ok((resource, None)),
        Err((resource, errors)) => {
            let error = errors.first().map(|error| {
                let found = FileError::at(name, text, error.pos.start, error.kind.to_string());
                FileError { others: errors.len() - 1, ..found }
            });
            Ok((resource, error))
        }
    }
}

/// Where a message has more openings than are read.
fn too_deep(text: &str) -> Option<usize> {
    let mut start = 0;
    let mut openings = 0;
    for line in text.split_inclusive('\n') {
        if begins_message(line) {
            openings = 0;
        }
        for (at, _) in line.match_indices(['{', '(']) {
            openings += 1;
            if openings > MOST_OPENINGS {
                return Some(start + at);
            }
        }
        start += line.len();
    }
    None
}

/// Whether a line can only be the first of a message: a name at its beginning, and an equals sign, which stands nowhere within a place.
fn begins_message(line: &str) -> bool {
    line.starts_with(|first: char| first.is_ascii_alphabetic() || first == '-')
        && line
            .trim_start_matches(|c: char| c.is_ascii_alphanumeric() || c == '-' || c == '_')
            .trim_start()
            .starts_with('=')
}
