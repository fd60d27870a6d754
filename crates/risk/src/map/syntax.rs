//! The parser's complaints in words an author of maps understands, with a remedy each.

use super::error::did_you_mean;
use ron::error::Error;

/// Reason and remedy.
pub(super) fn explain(error: &Error) -> (String, String) {
    let advice = |text: &str| text.to_owned();
    match error {
        Error::NoSuchStructField { expected, found, .. } => {
            let known = format!("the fields here are {}", expected.join(", "));
            (format!("there is no field `{found}`"), did_you_mean(found, expected.iter().copied(), &known))
        }
        Error::NoSuchEnumVariant { expected, found, .. } => {
            let known = format!("write one of {}", expected.join(", "));
            (format!("`{found}` is not possible here"), did_you_mean(found, expected.iter().copied(), &known))
        }
        Error::MissingStructField { field, .. } => {
            (format!("the field `{field}` is missing"), format!("add `{field}: …`"))
        }
        Error::DuplicateStructField { field, .. } => {
            (format!("the field `{field}` stands twice"), advice("remove one of the two"))
        }
        Error::Eof | Error::ExpectedStringEnd | Error::UnclosedBlockComment => {
            (advice("the file ends too early"), advice("close every quote, comment and bracket"))
        }
        Error::ExpectedComma | Error::ExpectedArrayEnd | Error::ExpectedStructLikeEnd | Error::ExpectedOptionEnd => {
            (error.to_string(), advice("put a comma between items and close every bracket"))
        }
        Error::ExpectedStructLike | Error::ExpectedNamedStructLike(_) => {
            (advice("Expected opening `(`"), advice("put round brackets around the fields"))
        }
        Error::ExpectedIdentifier => (error.to_string(), advice("write `field: value`, or close the bracket before")),
        Error::ExpectedInteger | Error::IntegerOutOfBounds | Error::InvalidIntegerDigit { .. } => {
            (error.to_string(), advice("write a whole number that makes sense here"))
        }
        Error::ExpectedFloat => (error.to_string(), advice("write a number")),
        Error::ExpectedArray => (error.to_string(), advice("put square brackets around the list")),
        Error::ExpectedString => (error.to_string(), advice("put names in double quotes")),
        Error::TrailingCharacters => (error.to_string(), advice("remove what follows the closing bracket")),
        Error::ExceededRecursionLimit => (error.to_string(), advice("remove the nested brackets")),
        _ => (error.to_string(), advice("compare with a map that loads, such as world.ron")),
    }
}
