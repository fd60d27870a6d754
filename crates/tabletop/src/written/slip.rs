//! What keeps RON from being read, in words for people who have never programmed.

use ron::error::{Error, SpannedError};

use super::nearest;

/// What is wrong with a text, where, and what to do about it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Slip {
    /// The line, from 1.
    pub line: usize,
    /// The column, in characters from 1.
    pub column: usize,
    /// What is wrong.
    pub reason: String,
    /// What to do about it.
    pub remedy: String,
}

/// What `error` says of `text`, which was read as RON.
pub fn ron_slip(error: &SpannedError, text: &str) -> Slip {
    let rest = rest_of(text, error.span.start.line.max(1), error.span.start.col.max(1));
    let (line, column) = place(text, if rest.trim().is_empty() { rest } else { rest.trim_start() });
    let here = word(rest);
    // What is missing behind a last comma is the end.
    let ends = here == "," && rest.trim().len() == 1;
    let (reason, remedy) = told(if ends { &Error::Eof } else { &error.code }, here, behind_quotation(text, rest));
    Slip { line, column, reason, remedy }
}

/// Line and column of what ends a text, from 1.
fn place(text: &str, rest: &str) -> (usize, usize) {
    let before = text.strip_suffix(rest).unwrap_or_default();
    let line = before.matches('\n').count() + 1;
    (line, before.rsplit('\n').next().unwrap_or_default().chars().count() + 1)
}

/// What of a text stands at a place and behind it.
fn rest_of(text: &str, line: usize, column: usize) -> &str {
    let start: usize = text.split_inclusive('\n').take(line - 1).map(str::len).sum();
    let rest = text.get(start..).unwrap_or_default();
    rest.char_indices().nth(column - 1).map_or("", |(at, _)| &rest[at..])
}

/// The first word or sign, without space before it.
fn word(rest: &str) -> &str {
    let rest = rest.trim_start();
    let end = rest.find(|c: char| !(c.is_alphanumeric() || c == '_' || c == '-'));
    let first = rest.chars().next().map_or(0, char::len_utf8);
    let word = &rest[..end.unwrap_or(rest.len()).max(first)];
    word.char_indices().nth(40).map_or(word, |(at, _)| &word[..at])
}

/// Whether a quotation mark stands right before the place, and so perhaps inside of a text.
fn behind_quotation(text: &str, rest: &str) -> bool {
    text.strip_suffix(rest).is_some_and(|before| before.ends_with('"'))
        && rest.starts_with(|c: char| c.is_alphanumeric())
}

fn told(error: &Error, here: &str, behind_quotation: bool) -> (String, String) {
    named(error).unwrap_or_else(|| {
        let (reason, remedy) = misplaced(error, here, behind_quotation);
        (reason, remedy.to_owned())
    })
}

/// What is wrong with a name, a number of entries or a kind of value, where the error tells which.
fn named(error: &Error) -> Option<(String, String)> {
    Some(match error {
        Error::NoSuchStructField { expected, found, .. } => {
            (format!("there is no field '{found}'"), one_of(found, expected, "the fields are"))
        }
        Error::NoSuchEnumVariant { expected, found, .. } => {
            (format!("there is no '{found}'"), one_of(found, expected, "it is one of"))
        }
        Error::MissingStructField { field, .. } => {
            (format!("the field '{field}' is missing"), format!("write {field}: …"))
        }
        Error::DuplicateStructField { field, .. } => {
            (format!("the field '{field}' is there twice"), "remove one of the two".to_owned())
        }
        Error::SuggestRawIdentifier(found) | Error::InvalidIdentifier(found) => {
            (format!("'{found}' stands where a name is wanted"), "names begin with a letter".to_owned())
        }
        Error::ExpectedDifferentStructName { found, .. } => {
            (format!("'{found}' stands before the bracket"), "begin with ( alone".to_owned())
        }
        Error::ExpectedDifferentLength { expected, found } => {
            (format!("there are {found} entries, and {expected} are wanted"), "write as many".to_owned())
        }
        Error::InvalidValueForType { expected, found } => {
            let plain = |text: &str| text.replace('`', "'");
            (format!("here is {}", plain(found)), format!("write {}", plain(expected)))
        }
        _ => return None,
    })
}

/// What is wrong with the signs that stand there.
fn misplaced(error: &Error, here: &str, behind_quotation: bool) -> (String, &'static str) {
    let before = |missing: &str| match here {
        "" => format!("{missing} is missing at the end"),
        here => format!("{missing} is missing before '{here}'"),
    };
    match error {
        Error::ExpectedMapColon | Error::ExpectedComma if here == "=" => {
            ("'=' stands where ':' is wanted".to_owned(), "write a field as name: value")
        }
        Error::ExpectedComma | Error::ExpectedStructLikeEnd if here == "." => {
            ("a number has a point".to_owned(), "write a whole number")
        }
        Error::ExpectedComma if here == ";" => {
            ("';' stands where ',' is wanted".to_owned(), "put ',' between two fields")
        }
        Error::ExpectedAttribute | Error::TrailingCharacters | Error::UnexpectedChar(_) if here == "#" => {
            ("'#' means nothing here".to_owned(), "begin a comment with //")
        }
        Error::ExpectedAttribute => ("'#' means nothing here".to_owned(), "begin a comment with //"),
        Error::ExpectedIdentifier if here == "\"" => {
            ("a name stands in quotation marks".to_owned(), "write it without them")
        }
        Error::ExpectedIdentifier if matches!(here, "]" | "}") => (before("')'"), "close every ( with )"),
        Error::ExpectedComma if behind_quotation => (
            format!("the text ends before '{here}'"),
            "a quotation mark inside of a text is written \\\"; and a comma stands between two fields",
        ),
        Error::ExpectedComma => (before("a comma"), "put ',' between two fields and behind each closing bracket"),
        Error::Eof => {
            ("the file ends too early".to_owned(), "close every bracket, ( with ) and [ with ], and every text")
        }
        Error::ExpectedArray => (before("'['"), "a list begins with [ and ends with ]"),
        Error::ExpectedArrayEnd => (before("']' or a comma"), "put ',' between two entries of a list"),
        Error::ExpectedStructLike | Error::ExpectedNamedStructLike(_) if here == "{" => {
            ("'{' stands where '(' is wanted".to_owned(), "write ( and ) around the fields")
        }
        Error::ExpectedStructLike | Error::ExpectedNamedStructLike(_) | Error::ExpectedOption => {
            (before("'('"), "write ( and ) around what belongs together, as in AtMost(3) or (size: 2)")
        }
        Error::ExpectedStructLikeEnd | Error::ExpectedOptionEnd => (before("')'"), "close every ( with )"),
        Error::ExpectedMap => (before("'{'"), "write { and } around pairs such as \"id\": …"),
        Error::ExpectedMapEnd => (before("'}' or a comma"), "put ',' between two entries"),
        Error::ExpectedMapColon => (before("':'"), "write a field as name: value"),
        Error::ExpectedIdentifier => (before("a name"), "names begin with a letter; a field is written as name: value"),
        Error::ExpectedString => (before("a text in quotation marks"), "write it as \"…\""),
        Error::ExpectedStringEnd => ("a text begins and does not end".to_owned(), "close it with a quotation mark"),
        Error::ExpectedInteger | Error::InvalidIntegerDigit { .. } => (before("a whole number"), "write digits alone"),
        Error::ExpectedFloat => (before("a number"), "write it with a point, as in 0.5"),
        Error::FloatUnderscore | Error::UnderscoreAtBeginning => {
            ("a number has '_' where none may be".to_owned(), "write digits alone")
        }
        Error::ExpectedBoolean => (before("true or false"), "write one of them"),
        Error::ExpectedChar => (before("a letter in '…'"), "write it as 'a'"),
        Error::IntegerOutOfBounds => {
            ("this number is too large or below the least".to_owned(), "use a number in range")
        }
        Error::UnexpectedChar(sign) => {
            (format!("'{sign}' means nothing here"), "remove it, or put texts in quotation marks")
        }
        Error::TrailingCharacters => {
            (format!("'{here}' stands behind the end"), "remove it, or move it inside of the brackets")
        }
        Error::InvalidEscape(_) => ("'\\' begins a sign that is not known".to_owned(), "write \\\\ for a backslash"),
        Error::UnclosedBlockComment | Error::UnclosedLineComment => {
            ("a comment begins and does not end".to_owned(), "close it with */, or begin it with // and end its line")
        }
        Error::ExceededRecursionLimit => ("brackets nest too deep".to_owned(), "nest less deeply"),
        Error::ExpectedRawValue => (before("a value"), "write one, or remove the field"),
        Error::Utf8Error(_) => ("the text is not UTF-8".to_owned(), "save it as UTF-8"),
        error => (lower(&error.to_string()).replace('`', "'"), "mend the file there"),
    }
}

/// The nearest of the names that are there, or all of them.
fn one_of(found: &str, known: &[&'static str], all: &str) -> String {
    match nearest(found, known.iter().copied()) {
        Some(near) => format!("did you mean '{near}'?"),
        None => format!("{all} {}", known.join(", ")),
    }
}

fn lower(text: &str) -> String {
    let mut chars = text.chars();
    chars.next().map(|first| first.to_lowercase().chain(chars).collect()).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use serde::Deserialize;

    use super::*;

    #[derive(Deserialize, Debug)]
    #[serde(deny_unknown_fields)]
    #[expect(dead_code, reason = "only what keeps them from being read matters")]
    struct Card {
        id: String,
        size: u8,
        slot: Slot,
    }

    #[derive(Deserialize, Debug)]
    enum Slot {
        Any,
        #[expect(dead_code, reason = "only what keeps it from being read matters")]
        AtMost(u8),
    }

    fn slip(text: &str) -> (usize, usize, String, String) {
        let error = ron::from_str::<Vec<Card>>(text).expect_err(text);
        let Slip { line, column, reason, remedy } = ron_slip(&error, text);
        (line, column, reason, remedy)
    }

    #[test]
    fn slips_are_told_in_plain_words_at_their_place() {
        for (text, line, column, reason, remedy) in [
            ("[(id: \"a\" size: 1, slot: Any)]", 1, 11, "a comma is missing before 'size'", "put ','"),
            ("[(id: \"a\",\nsize: 1\n slot: Any)]", 3, 2, "a comma is missing before 'slot'", "put ','"),
            ("[(id = \"a\", size: 1, slot: Any)]", 1, 6, "'=' stands where ':' is wanted", "name: value"),
            ("[(id: \"a\"; size: 1, slot: Any)]", 1, 10, "';' stands where ','", "put ','"),
            ("[(id: \"a \"b\"\", size: 1, slot: Any)]", 1, 11, "the text ends before 'b'", "written \\\""),
            ("[{id: \"a\"}]", 1, 2, "'{' stands where '(' is wanted", "write ( and )"),
            ("(id: \"a\")", 1, 1, "'[' is missing before '('", "a list begins with ["),
            ("[(id: \"a\", size: 1, slot: Any,\n]", 2, 1, "')' is missing before ']'", "close every ("),
            ("[(id: \"a\", size: 1, slot: Any),", 1, 31, "the file ends too early", "close every"),
            ("[(id: \"a\", size: 1, slot: Any)]\n\n# x", 3, 1, "'#' means nothing here", "//"),
            ("# x\n[]", 1, 3, "'#' means nothing here", "//"),
            ("[(id: a, size: 1, slot: Any)]", 1, 7, "a text in quotation marks is missing before 'a'", "\"…\""),
            ("[(id: \"a\", size: 1.5, slot: Any)]", 1, 19, "a number has a point", "whole number"),
            ("[(id: \"a\", size: 300, slot: Any)]", 1, 18, "too large", "in range"),
            ("[(id: \"a\", size: 1, slot: 2)]", 1, 27, "'2' stands where a name is wanted", "letter"),
            ("[(id: \"a\", : 1, slot: Any)]", 1, 12, "a name is missing before ':'", "names begin with a letter"),
            ("[(id: \"a\", size: 1, slot: \"Any\")]", 1, 27, "a name stands in quotation marks", "without them"),
            ("[(id: \"a\", size: 1, slot: any)]", 1, 27, "there is no 'any'", "did you mean 'Any'?"),
            ("[(id: \"a\", size: 1, slot: AtMost)]", 1, 33, "'(' is missing before ')'", "AtMost(3)"),
            ("[(id: \"a\", sise: 1, slot: Any)]", 1, 12, "there is no field 'sise'", "did you mean 'size'?"),
            ("[(id: \"a\", size: 1)]", 1, 19, "the field 'slot' is missing", "write slot"),
            ("[(id: \"a\\d\", size: 1, slot: Any)]", 1, 8, "'\\' begins a sign", "\\\\"),
        ] {
            let told = slip(text);
            assert_eq!((told.0, told.1), (line, column), "{text}: {told:?}");
            assert!(told.2.contains(reason) && told.3.contains(remedy), "{text}: {told:?}");
        }
    }

    proptest::proptest! {
        #[test]
        fn no_text_panics(text in "[\\[({})\\]:,;\"'#\\\\ a-z0-9\n\u{feff}é.=]{0,60}") {
            if let Err(error) = ron::from_str::<Vec<Card>>(&text) {
                let slip = ron_slip(&error, &text);
                proptest::prop_assert!(slip.line >= 1 && slip.column >= 1 && !slip.reason.is_empty() && !slip.remedy.is_empty());
            }
        }
    }
}
