//! The parser's complaints in words an author of maps understands, with a remedy each.

use super::error::did_you_mean;
use ron::error::Error;
use tabletop::{Message, message};

/// Reason and remedy.
pub(super) fn explain(error: &Error) -> (Message, Message) {
    // What is not said better here is in ron's own words, which are English.
    let told = || Message::text(error.to_string());
    match error {
        Error::NoSuchStructField { expected, found, .. } => {
            let known = message!("remedy-map-fields", "the fields here are {names}", names = expected.join(", "));
            (
                message!("fault-map-no_field", "there is no field `{found}`", found),
                did_you_mean(found, expected.iter().copied(), known),
            )
        }
        Error::NoSuchEnumVariant { expected, found, .. } => {
            let known = message!("remedy-map-one_of", "write one of {names}", names = expected.join(", "));
            (
                message!("fault-map-no_variant", "`{found}` is not possible here", found),
                did_you_mean(found, expected.iter().copied(), known),
            )
        }
        Error::MissingStructField { field, .. } => (
            message!("fault-map-field_missing", "the field `{field}` is missing", field = *field),
            message!("remedy-map-add_field", "add `{field}: …`", field = *field),
        ),
        Error::DuplicateStructField { field, .. } => (
            message!("fault-map-field_twice", "the field `{field}` stands twice", field = *field),
            message!("remedy-remove_one", "remove one of the two"),
        ),
        Error::Eof | Error::ExpectedStringEnd | Error::UnclosedBlockComment => (
            message!("fault-ron-ends_early", "the file ends too early"),
            message!("remedy-map-close", "close every quote, comment and bracket"),
        ),
        Error::ExpectedComma | Error::ExpectedArrayEnd | Error::ExpectedStructLikeEnd | Error::ExpectedOptionEnd => {
            (told(), message!("remedy-map-comma", "put a comma between items and close every bracket"))
        }
        Error::ExpectedStructLike | Error::ExpectedNamedStructLike(_) => (
            message!("fault-map-bracket", "an opening `(` is missing"),
            message!("remedy-map-round", "put round brackets around the fields"),
        ),
        Error::ExpectedIdentifier => {
            (told(), message!("remedy-map-identifier", "write `field: value`, or close the bracket before"))
        }
        Error::ExpectedInteger | Error::IntegerOutOfBounds | Error::InvalidIntegerDigit { .. } => {
            (told(), message!("remedy-map-whole", "write a whole number that makes sense here"))
        }
        Error::ExpectedFloat => (told(), message!("remedy-map-number", "write a number")),
        Error::ExpectedArray => (told(), message!("remedy-map-list", "put square brackets around the list")),
        Error::ExpectedString => (told(), message!("remedy-map-quotes", "put names in double quotes")),
        Error::TrailingCharacters => (told(), message!("remedy-map-behind", "remove what follows the closing bracket")),
        Error::ExceededRecursionLimit => (told(), message!("remedy-map-nested", "remove the nested brackets")),
        _ => (told(), message!("remedy-map-compare", "compare with a map that loads, such as world.ron")),
    }
}
