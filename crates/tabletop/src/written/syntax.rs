//! What keeps RON from being read, in words for people who have never programmed.

use ron::error::{Error, SpannedError};

use super::brackets::{skipped, unclosed};
use super::distinct::twice;
use super::{did_you_mean, nearest, shortened};
use crate::{Argument, Message, message};

/// What is wrong with a text, where, and what to do about it.
#[derive(Clone, PartialEq, Debug)]
pub struct SyntaxFault {
    /// The line, from 1.
    pub line: usize,
    /// The column, in characters from 1.
    pub column: usize,
    /// What is wrong.
    pub reason: Message,
    /// What to do about it.
    pub remedy: Message,
}

/// What is wrong, and what to do about it.
type ReasonAndRemedy = (Message, Message);

/// What `error` says of `text`, which was read as RON.
pub fn ron_fault(error: &SpannedError, text: &str) -> SyntaxFault {
    let rest = rest_of(text, error.span.start.line.max(1), error.span.start.col.max(1));
    let (line, column) = place(text, if rest.trim().is_empty() { rest } else { rest.trim_start() });
    let here = word(rest);
    // What is missing behind a last comma is the end.
    let ends = here == "," && rest.trim().len() == 1;
    let error = if ends { &Error::Eof } else { &error.code };
    // What ends while a bracket is open misses its other half, whatever else might have stood there.
    if (ends || is_last(text, rest) || matches!(error, Error::Eof))
        && let Some((reason, remedy)) = open_bracket(text)
    {
        let (line, column) = place(text, &text[text.trim_end().len()..]);
        return SyntaxFault { line, column, reason, remedy };
    }
    let (reason, remedy) = named(error).unwrap_or_else(|| misplaced(error, here, behind_quotation(text, rest)));
    SyntaxFault { line, column, reason, remedy }
}

/// The bracket that is missing where a text ends.
fn open_bracket(text: &str) -> Option<ReasonAndRemedy> {
    let open = unclosed(text)?;
    Some((
        message!(
            "fault-ron-open_bracket",
            "the closing bracket '{closing}' is missing: '{bracket}' in line {line}, column {column} is not closed",
            closing = open.closing(),
            bracket = open.bracket,
            line = open.line,
            column = open.column
        ),
        message!("remedy-ron-close_bracket", "write '{closing}' where it ends", closing = open.closing()),
    ))
}

/// Whether a text ends with the value or sign that `rest` begins with, or inside of.
fn is_last(text: &str, rest: &str) -> bool {
    let inside = text
        .len()
        .checked_sub(rest.len() + 1)
        .filter(|_| text.strip_suffix(rest).is_some_and(|before| before.ends_with('"')));
    let from = inside.map_or(rest, |at| &text[at..]).trim_start();
    let value = if from.starts_with('"') { skipped(from).unwrap_or(from.len()) } else { word(from).len() };
    from[value..].trim().is_empty()
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

/// What is wrong with a name, a number of entries or a kind of value, where the error tells which.
fn named(error: &Error) -> Option<ReasonAndRemedy> {
    Some(match error {
        Error::NoSuchStructField { expected, found, .. } => {
            let fields = || message!("remedy-ron-fields", "the fields are {names}", names = expected.join(", "));
            let told = message!("fault-ron-no_field", "there is no field '{found}'", found = shortened(found));
            (told, one_of(found, expected, fields))
        }
        Error::NoSuchEnumVariant { expected, found, .. } => {
            let all = || message!("remedy-ron-one_of", "it is one of {names}", names = expected.join(", "));
            let told = message!("fault-ron-no_variant", "there is no '{found}'", found = shortened(found));
            (told, one_of(found, expected, all))
        }
        Error::MissingStructField { field, .. } => (
            message!("fault-ron-field_missing", "the field '{field}' is missing", field = *field),
            message!("remedy-ron-write_field", "write {field}: …", field = *field),
        ),
        Error::DuplicateStructField { field, .. } => (
            message!("fault-ron-field_twice", "the field '{field}' is there twice", field = *field),
            message!("remedy-remove_one", "remove one of the two"),
        ),
        Error::Message(told) => {
            let key = shortened(twice(told)?);
            (
                message!("fault-ron-key_twice", "'{key}' is there twice", key),
                message!("remedy-remove_one", "remove one of the two"),
            )
        }
        Error::SuggestRawIdentifier(found) | Error::InvalidIdentifier(found) => (
            message!("fault-ron-no_name", "'{found}' stands where a name is wanted", found = shortened(found)),
            message!("remedy-ron-name", "names begin with a letter"),
        ),
        Error::ExpectedDifferentStructName { found, .. } => (
            message!("fault-ron-before_bracket", "'{found}' stands before the bracket", found = shortened(found)),
            message!("remedy-ron-bracket_alone", "begin with ( alone"),
        ),
        Error::ExpectedDifferentLength { expected, found } => (
            message!(
                "fault-ron-length",
                "there are {found} entries, and {expected} are wanted",
                found = *found,
                expected
            ),
            message!("remedy-ron-as_many", "write as many"),
        ),
        Error::InvalidValueForType { expected, found } => {
            // Ron's own words, which are English.
            let plain = |text: &str| text.replace('`', "'");
            (
                message!("fault-ron-kind", "here is {found}", found = shortened(&plain(found))),
                message!("remedy-ron-kind", "write {expected}", expected = plain(expected)),
            )
        }
        _ => return None,
    })
}

/// What is wrong with the signs that stand there.
fn misplaced(error: &Error, here: &str, behind_quotation: bool) -> ReasonAndRemedy {
    wrong_sign(error, here, behind_quotation).or_else(|| missing(error, here)).unwrap_or_else(|| unfit(error, here))
}

/// A sign of another language, or one that stands where it means nothing.
fn wrong_sign(error: &Error, here: &str, behind_quotation: bool) -> Option<ReasonAndRemedy> {
    let hash = || {
        (
            message!("fault-ron-hash", "'#' means nothing here"),
            message!("remedy-ron-comment", "begin a comment with //"),
        )
    };
    Some(match error {
        Error::ExpectedMapColon | Error::ExpectedComma if here == "=" => {
            (message!("fault-ron-equals", "'=' stands where ':' is wanted"), as_field())
        }
        Error::ExpectedComma | Error::ExpectedStructLikeEnd if here == "." => (
            message!("fault-ron-point", "a number has a point"),
            message!("remedy-ron-whole_number", "write a whole number"),
        ),
        Error::ExpectedComma if here == ";" => (
            message!("fault-ron-semicolon", "';' stands where ',' is wanted"),
            message!("remedy-ron-comma_between_fields", "put ',' between two fields"),
        ),
        Error::ExpectedAttribute | Error::TrailingCharacters | Error::UnexpectedChar(_) if here == "#" => hash(),
        Error::ExpectedAttribute => hash(),
        Error::ExpectedIdentifier if here == "\"" => (
            message!("fault-ron-name_quoted", "a name stands in quotation marks"),
            message!("remedy-ron-unquoted", "write it without them"),
        ),
        Error::ExpectedComma if behind_quotation => (
            message!("fault-ron-text_ends", "the text ends before '{here}'", here),
            message!(
                "remedy-ron-inner_quotation",
                "a quotation mark inside a text is written \\\"; and a comma stands between two fields"
            ),
        ),
        Error::ExpectedStructLike | Error::ExpectedNamedStructLike(_) if here == "{" => (
            message!("fault-ron-curly", "'{{' stands where '(' is wanted"),
            message!("remedy-ron-round", "write ( and ) around the fields"),
        ),
        _ => return None,
    })
}

/// Something that is not there.
fn missing(error: &Error, here: &str) -> Option<ReasonAndRemedy> {
    let (what, remedy): (Argument, Message) = match error {
        Error::ExpectedIdentifier if matches!(here, "]" | "}") => ("')'".into(), close_round()),
        Error::ExpectedComma => (
            message!("fault-ron-a-comma", "a comma").into(),
            message!("remedy-ron-comma", "put ',' between two fields and behind each closing bracket"),
        ),
        Error::ExpectedArray => ("'['".into(), message!("remedy-ron-list", "a list begins with [ and ends with ]")),
        Error::ExpectedArrayEnd => (
            message!("fault-ron-a-list_end", "']' or a comma").into(),
            message!("remedy-ron-comma_in_list", "put ',' between two entries of a list"),
        ),
        Error::ExpectedStructLike | Error::ExpectedNamedStructLike(_) | Error::ExpectedOption => (
            "'('".into(),
            message!("remedy-ron-together", "write ( and ) around what belongs together, as in AtMost(3) or (size: 2)"),
        ),
        Error::ExpectedStructLikeEnd | Error::ExpectedOptionEnd => ("')'".into(), close_round()),
        Error::ExpectedMap => {
            ("'{'".into(), message!("remedy-ron-pairs", "write {{ and }} around pairs such as \"id\": …"))
        }
        Error::ExpectedMapEnd => (
            message!("fault-ron-a-map_end", "'}}' or a comma").into(),
            message!("remedy-ron-comma_between", "put ',' between two entries"),
        ),
        Error::ExpectedMapColon => ("':'".into(), as_field()),
        Error::ExpectedIdentifier => (
            message!("fault-ron-a-name", "a name").into(),
            message!("remedy-ron-field_name", "names begin with a letter; a field is written as name: value"),
        ),
        Error::ExpectedString => (
            message!("fault-ron-a-text", "a text in quotation marks").into(),
            message!("remedy-ron-text", "write it as \"…\""),
        ),
        Error::ExpectedInteger | Error::InvalidIntegerDigit { .. } => {
            (message!("fault-ron-a-whole_number", "a whole number").into(), digits())
        }
        Error::ExpectedFloat => (
            message!("fault-ron-a-number", "a number").into(),
            message!("remedy-ron-number", "write it with a point, as in 0.5"),
        ),
        Error::ExpectedBoolean => (
            message!("fault-ron-a-boolean", "true or false").into(),
            message!("remedy-ron-boolean", "write one of them"),
        ),
        Error::ExpectedChar => {
            (message!("fault-ron-a-letter", "a letter in '…'").into(), message!("remedy-ron-letter", "write it as 'a'"))
        }
        Error::ExpectedRawValue => (
            message!("fault-ron-a-value", "a value").into(),
            message!("remedy-ron-value", "write one, or remove the field"),
        ),
        _ => return None,
    };
    Some((
        match here {
            "" => message!("fault-ron-missing_at_end", "{what} is missing at the end", what),
            here => message!("fault-ron-missing", "{what} is missing before '{here}'", what, here),
        },
        remedy,
    ))
}

/// What ends too late or too early, is too large, or is nothing that can be read.
fn unfit(error: &Error, here: &str) -> ReasonAndRemedy {
    match error {
        Error::Eof => (
            message!("fault-ron-ends_early", "the file ends too early"),
            message!("remedy-ron-close", "close every bracket, ( with ) and [ with ], and every text"),
        ),
        Error::ExpectedStringEnd => (
            message!("fault-ron-endless_text", "a text begins and does not end"),
            message!("remedy-ron-close_text", "close it with a quotation mark"),
        ),
        Error::FloatUnderscore | Error::UnderscoreAtBeginning => {
            (message!("fault-ron-underscore", "a number has '_' where none may be"), digits())
        }
        Error::IntegerOutOfBounds => (
            message!("fault-ron-out_of_bounds", "this number is too large or below the least"),
            message!("remedy-ron-in_range", "use a number in range"),
        ),
        Error::UnexpectedChar(sign) => (
            message!("fault-ron-sign", "'{sign}' means nothing here", sign = *sign),
            message!("remedy-ron-sign", "remove it, or put texts in quotation marks"),
        ),
        Error::TrailingCharacters => (
            message!("fault-ron-behind", "'{here}' stands after the end", here),
            message!("remedy-ron-behind", "remove it, or move it inside the brackets"),
        ),
        Error::InvalidEscape(_) => (
            message!("fault-ron-escape", "'\\' begins a sign that is not known"),
            message!("remedy-ron-escape", "write \\\\ for a backslash"),
        ),
        Error::UnclosedBlockComment | Error::UnclosedLineComment => (
            message!("fault-ron-endless_comment", "a comment begins and does not end"),
            message!("remedy-ron-close_comment", "close it with */, or begin it with // and end its line"),
        ),
        Error::ExceededRecursionLimit => (
            message!("fault-ron-deep", "brackets are nested too deeply"),
            message!("remedy-ron-deep", "use fewer brackets inside one another"),
        ),
        Error::Utf8Error(_) => {
            (message!("fault-ron-not_utf8", "the text is not UTF-8"), message!("remedy-utf8", "save it as UTF-8"))
        }
        error => (
            Message::text(lower(&error.to_string()).replace('`', "'")),
            message!("remedy-ron-mend", "mend the file there"),
        ),
    }
}

fn as_field() -> Message {
    message!("remedy-ron-as_field", "write a field as name: value")
}

fn close_round() -> Message {
    message!("remedy-ron-close_round", "close every ( with )")
}

fn digits() -> Message {
    message!("remedy-digits", "write digits alone")
}

/// The nearest of the names that are there, or all of them.
fn one_of(found: &str, known: &[&'static str], all: impl Fn() -> Message) -> Message {
    nearest(found, known.iter().copied()).map_or_else(all, did_you_mean)
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
        let SyntaxFault { line, column, reason, remedy } = ron_fault(&error, text);
        (line, column, reason.to_string(), remedy.to_string())
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
            ("[(id: \"a\", size: 1, slot: Any),", 1, 32, "']' is missing: '[' in line 1, column 1 is not", "write ']'"),
            ("[(id: \"a\"", 1, 10, "')' is missing: '(' in line 1, column 2 is not closed", "write ')'"),
            ("[(id: \"a\",\n  size", 2, 7, "')' is missing: '(' in line 1, column 2", "write ')'"),
            ("[(id: \"a\", size: 1, slot: AtMost(3\n", 1, 35, "')' is missing: '(' in line 1, column 33", "write ')'"),
            ("[(id: \"a, size: 1, slot: Any)]", 1, 7, "a text begins and does not end", "close it"),
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
                let slip = ron_fault(&error, &text);
                proptest::prop_assert!(slip.line >= 1 && slip.column >= 1 && !slip.reason.is_empty() && !slip.remedy.is_empty());
            }
        }
    }
}
