//! The list of entries of a zip file, which stands at its end.

use std::io::Cursor;

use tabletop::message;
use zip::ZipArchive;
use zip::read::{ArchiveOffset, Config};

use super::faults::{no_zip, packed, too_many_entries, twice};
use crate::Problem;
use crate::mods::bounds::MOST_ENTRIES;

/// How the record at the end of a zip file begins, and its length without the remark that may follow.
const END: [u8; 4] = *b"PK\x05\x06";
const END_LENGTH: usize = 22;

/// A zip file whose list of entries has been read.
pub(super) type Archive<'a> = ZipArchive<Cursor<&'a [u8]>>;

/// Opens a zip file that says in one way only what is in it, and has no more entries than are read.
pub(super) fn open(bytes: &[u8]) -> Result<Archive<'_>, Problem> {
    let entries = entries_told(bytes).ok_or_else(no_zip)?;
    // Known before the list is read, which so takes no more memory than the file.
    if entries > MOST_ENTRIES {
        return Err(too_many_entries());
    }
    let config = Config { archive_offset: ArchiveOffset::Known(0) };
    let mut archive = ZipArchive::with_config(config, Cursor::new(bytes)).map_err(|_| no_zip())?;
    if archive.has_duplicate_names() {
        return Err(twice());
    }
    // Some unpackers believe the list at the end, others what stands before each entry.
    match archive.validate_header_consistency() {
        Ok(()) if archive.len() == entries && archive.offset() == 0 => Ok(archive),
        _ => {
            let reason = message!("fault-package-contradicts", "what it says of its entries contradicts itself");
            Err(Problem::new(reason).remedy(packed()))
        }
    }
}

/// How many entries the one record at the end tells of; `None` where there is none, or several among which readers might choose.
fn entries_told(bytes: &[u8]) -> Option<usize> {
    let tail = &bytes[bytes.len().saturating_sub(END_LENGTH + END.len() + usize::from(u16::MAX))..];
    let mut found = tail.windows(END.len()).enumerate().filter(|(_, window)| *window == END).map(|(at, _)| at);
    let (at, None) = (found.next()?, found.next()) else { return None };
    let record = tail.get(at..at + END_LENGTH)?;
    let number = |at: usize| u16::from_le_bytes([record[at], record[at + 1]]);
    let long = |at: usize| u32::from_le_bytes([record[at], record[at + 1], record[at + 2], record[at + 3]]);
    let whole = at + END_LENGTH + usize::from(number(20)) == tail.len();
    let one_disk = number(4) == 0 && number(6) == 0 && number(8) == number(10);
    // Those that are larger than 4 GB say so here.
    let small = number(10) != u16::MAX && long(12) != u32::MAX && long(16) != u32::MAX;
    (whole && one_disk && small).then(|| number(10).into())
}
