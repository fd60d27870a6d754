//! What keeps a script from being read, in words for people who have never programmed.

use rhai::{LexError, ParseError, ParseErrorType, Position};
use tabletop::written::{did_you_mean, nearest};
use tabletop::{Message, message};

use super::ScriptFault;
use super::signs::{ReasonAndRemedy, for_sign, left_out, see, write_equal};
use super::value::NamedStatus;
use super::words::{example, words};
use crate::slot::Slot;

/// What keeps a script on this slot from being read.
pub(super) fn unreadable(
    ParseError(error, place): &ParseError,
    script: &str,
    slot: Slot,
    statuses: &[NamedStatus],
) -> ScriptFault {
    let here = word_at(script, *place);
    let (reason, remedy) = match error.as_ref() {
        ParseErrorType::VariableUndefined(name) if name == "not" => left_out(name),
        ParseErrorType::VariableUndefined(name) => {
            let behind = split_at(script, *place).1.trim_start_matches(name.as_str()).trim_start();
            let given = behind.starts_with(":=") || behind.starts_with('=') && !behind.starts_with("==");
            let name = name.as_str();
            let remedy = match given {
                true => message!("remedy-script-let", "write let {name} = 1;", name),
                false => for_variable(name, slot, statuses),
            };
            (unknown_variable(name), remedy)
        }
        ParseErrorType::BadInput(_) if here == ">" && split_at(script, *place).0.ends_with('<') => left_out("<>"),
        ParseErrorType::BadInput(error) => unreadable_sign(error),
        ParseErrorType::Reserved(name) | ParseErrorType::UnknownOperator(name) => left_out(name),
        ParseErrorType::MissingToken(sign, _) => missing(sign, here),
        ParseErrorType::UnexpectedEOF => ends_early(),
        ParseErrorType::AssignmentToConstant(name) => (unchanging(name), for_constant(name)),
        error => misplaced(error),
    };
    ScriptFault::new(*place, reason, remedy)
}

/// Something that is too much, or does not stand where it may.
fn misplaced(error: &ParseErrorType) -> ReasonAndRemedy {
    match error {
        ParseErrorType::AssignmentToInvalidLHS(_) => (
            message!("fault-script-given", "this cannot be given a value"),
            message!("remedy-script-given", "write == to compare, or let x = … for a variable"),
        ),
        ParseErrorType::ExprExpected(_) => (
            message!("fault-script-something_missing", "something is missing here"),
            message!("remedy-script-something", "write a number, such as d, or an effect"),
        ),
        ParseErrorType::VariableExpected | ParseErrorType::ForbiddenVariable(_) => (
            message!("fault-script-name_missing", "a name is missing here"),
            message!("remedy-script-let_x", "write let x = 1;"),
        ),
        ParseErrorType::ExprTooDeep => (
            message!("fault-ron-deep", "brackets are nested too deeply"),
            message!("remedy-script-smaller_steps", "say it in smaller steps"),
        ),
        ParseErrorType::TooManyFunctions => (
            message!("fault-script-functions", "there are too many functions"),
            message!("remedy-script-functions", "use at most 8"),
        ),
        ParseErrorType::LiteralTooLarge(_, most) => (
            message!("fault-script-literal", "a text or list is longer than {most}", most = *most),
            message!("remedy-script-literal", "scripts need no long texts or lists"),
        ),
        ParseErrorType::LoopBreak => (
            message!("fault-script-outside_loop", "this stands outside of a loop"),
            message!("remedy-script-outside_loop", "write it inside while … {{ }}"),
        ),
        ParseErrorType::WrongFnDefinition => (
            message!("fault-script-inner_function", "a function stands inside something else"),
            message!("remedy-script-inner_function", "put it at the script's beginning"),
        ),
        ParseErrorType::FnMissingParams(_) | ParseErrorType::FnMissingBody(_) | ParseErrorType::FnMissingName => (
            message!("fault-script-incomplete_function", "this function is not complete"),
            message!("remedy-script-incomplete_function", "write fn twice(n) {{ n * 2 }}"),
        ),
        // Rhai's own words, which are English.
        error => (Message::text(error.to_string()), see()),
    }
}

/// Something that does not change is changed.
pub(super) fn unchanging(name: &str) -> Message {
    message!("fault-script-constant", "'{name}' cannot be changed", name)
}

/// The message of a name nobody knows.
pub(crate) const UNKNOWN_VARIABLE: &str = "fault-script-variable";

/// A name nobody knows.
pub(super) fn unknown_variable(name: &str) -> Message {
    message!("fault-script-variable", "unknown variable '{name}'", name)
}

/// What stands on the line before a place of a script, and from there on.
fn split_at(script: &str, place: Position) -> (&str, &str) {
    let line = script.lines().nth(place.line().unwrap_or(1) - 1).unwrap_or_default();
    let start = line.char_indices().nth(place.position().unwrap_or(1).max(1) - 1).map_or(line.len(), |(at, _)| at);
    line.split_at(start)
}

/// The word or sign that stands at a place of a script; nothing at its end.
fn word_at(script: &str, place: Position) -> &str {
    let (_, rest) = split_at(script, place);
    let word = |c: char| c.is_alphanumeric() || c == '_';
    let end = match rest.find(|c: char| !word(c)) {
        Some(0) => rest.chars().next().map_or(0, char::len_utf8),
        Some(end) => end,
        None => rest.len(),
    };
    &rest[..end]
}

/// What to write where something that does not change is changed.
pub(super) fn for_constant(name: &str) -> Message {
    match name {
        "d" | "d1" | "d2" => {
            message!("remedy-script-die", "write let x = {name}; and change x, or write == to compare", name)
        }
        _ => message!("remedy-script-constant", "make it with let and not with const, or write == to compare"),
    }
}

/// What to write where a function asks for a die it was not given.
pub(super) fn for_function(name: &str) -> Message {
    message!(
        "remedy-script-function_sees",
        "a function sees only what it is given: write fn f({name}) {{ … }} and call f({name})",
        name
    )
}

/// What is meant by a name nobody knows.
fn for_variable(name: &str, slot: Slot, statuses: &[NamedStatus]) -> Message {
    let alike = |known: &str| known.eq_ignore_ascii_case(name);
    let dice: &[&str] = match slot.arity() {
        0 => &[],
        1 => &["d"],
        _ => &["d1", "d2"],
    };
    if dice.contains(&name) {
        return for_function(name);
    }
    if ["d", "d1", "d2", "die", "dice"].into_iter().any(alike) {
        return match *dice {
            [] => message!(
                "remedy-script-no_dice",
                "no dice are seen here: a card sees those of its slot, a status the die of on_roll, on_place or on_change"
            ),
            [one] => message!("remedy-script-dice_called", "the dice of this slot are called {one}", one),
            [one, two, ..] => {
                message!("remedy-script-dice_called-two", "the dice of this slot are called {one} and {two}", one, two)
            }
        };
    }
    if let Some(word) = words().iter().find(|word| alike(word.name)) {
        return message!(
            "remedy-script-brackets",
            "'{name}' needs brackets after it: write {example}",
            name = word.name,
            example = example(word.name)
        );
    }
    let known = statuses.iter().map(|status| status.name.as_ref()).chain(words().iter().map(|word| word.name));
    match nearest(name, dice.iter().copied().chain(known)) {
        Some(near) => did_you_mean(near),
        None => {
            message!("remedy-script-variables", "use d, statuses such as BURN, or a variable made with let")
        }
    }
}

/// A sign that means nothing here.
fn unreadable_sign(error: &LexError) -> ReasonAndRemedy {
    let no_texts = || message!("remedy-script-no_texts", "scripts need no texts; remove the quotation mark");
    match error {
        LexError::ImproperSymbol(sign, _) => left_out(sign),
        LexError::UnexpectedInput(sign) => {
            (message!("fault-ron-sign", "'{sign}' means nothing here", sign), for_sign(sign))
        }
        LexError::UnterminatedString => {
            (message!("fault-script-endless_text", "a text begins here and does not end"), no_texts())
        }
        LexError::MalformedNumber(number) => (
            message!("fault-script-no_number", "'{number}' is not a number", number),
            message!("remedy-digits", "write digits alone"),
        ),
        LexError::MalformedIdentifier(name) => (
            message!("fault-script-no_name", "'{name}' is not a name", name),
            message!("remedy-script-letters", "use letters and digits"),
        ),
        LexError::MalformedChar(_) => {
            (message!("fault-script-no_word", "this is neither a number nor a word"), no_texts())
        }
        error => (Message::text(error.to_string()), see()),
    }
}

/// A sign that is not there; `here` is what stands there instead.
fn missing(sign: &str, here: &str) -> ReasonAndRemedy {
    if here.is_empty() {
        return ends_early();
    }
    let remedy = match (sign, here) {
        (";", ")" | "]" | "}") => {
            return (
                message!("fault-script-closes_nothing", "this '{here}' closes nothing", here),
                message!("remedy-remove_it", "remove it"),
            );
        }
        (";", ",") => message!("remedy-script-no_comma", "put ';' and not ',' between two effects: attack(d); heal(1)"),
        (";", "if") => {
            message!("remedy-script-if_before", "an if stands before what it decides: if d == 6 {{ attack(d) }}")
        }
        (";", _) => message!("remedy-script-semicolon", "put ';' between two effects: attack(d); heal(1)"),
        ("{", "and" | "or") => return left_out(here),
        ("{", "=") => write_equal(),
        ("{", _) => message!("remedy-script-curly", "write if d > 3 {{ attack(d) }} else {{ heal(1) }}"),
        (")" | ",", _) => {
            message!("remedy-script-between", "put ',' between two amounts and ) after the last: inflict(BURN, 1)")
        }
        _ => see(),
    };
    (message!("fault-script-missing", "'{sign}' is missing before '{here}'", sign, here), remedy)
}

fn ends_early() -> ReasonAndRemedy {
    (
        message!("fault-script-ends_early", "the script ends too early"),
        message!("remedy-script-close", "close every ( with ) and every {{ with }}"),
    )
}
