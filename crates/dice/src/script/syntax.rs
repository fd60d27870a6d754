//! What keeps a script from being read, in words for people who have never programmed.

use rhai::{LexError, ParseError, ParseErrorType, Position};
use tabletop::written::nearest;

use super::ScriptFault;
use super::words::{example, words};
use crate::slot::Slot;
use crate::status::Status;

/// What is shown where nothing nearer is known.
pub(super) const SEE: &str = "see the ten slips in docs/scripting.md";

/// What keeps a script on this slot from being read.
pub(super) fn unreadable(ParseError(error, place): &ParseError, script: &str, slot: Slot) -> ScriptFault {
    let here = word_at(script, *place);
    let (reason, remedy) = match error.as_ref() {
        ParseErrorType::VariableUndefined(name) if name == "not" => left_out(name),
        ParseErrorType::VariableUndefined(name) => {
            let behind = split_at(script, *place).1.trim_start_matches(name.as_str()).trim_start();
            let given = behind.starts_with(":=") || behind.starts_with('=') && !behind.starts_with("==");
            let remedy = if given { format!("write let {name} = 1;") } else { for_variable(name, slot) };
            (format!("unknown variable '{name}'"), remedy)
        }
        ParseErrorType::BadInput(_) if here == ">" && split_at(script, *place).0.ends_with('<') => left_out("<>"),
        ParseErrorType::BadInput(error) => unreadable_sign(error),
        ParseErrorType::Reserved(name) | ParseErrorType::UnknownOperator(name) => left_out(name),
        ParseErrorType::MissingToken(sign, _) => missing(sign, here),
        ParseErrorType::UnexpectedEOF => ends_early(),
        ParseErrorType::AssignmentToConstant(name) => (format!("'{name}' cannot be changed"), for_constant(name)),
        ParseErrorType::AssignmentToInvalidLHS(_) => {
            ("this cannot be given a value".to_owned(), "write == to compare, or let x = … for a variable".to_owned())
        }
        ParseErrorType::ExprExpected(_) => {
            ("something is missing here".to_owned(), "write a number, such as d, or an effect".to_owned())
        }
        ParseErrorType::VariableExpected | ParseErrorType::ForbiddenVariable(_) => {
            ("a name is missing here".to_owned(), "write let x = 1;".to_owned())
        }
        ParseErrorType::ExprTooDeep => ("brackets nest too deep".to_owned(), "say it in smaller steps".to_owned()),
        ParseErrorType::TooManyFunctions => ("there are too many functions".to_owned(), "use at most 8".to_owned()),
        ParseErrorType::LiteralTooLarge(_, most) => {
            (format!("a text or list is longer than {most}"), "scripts need no long texts or lists".to_owned())
        }
        ParseErrorType::LoopBreak => {
            ("this stands outside of a loop".to_owned(), "write it inside while … { }".to_owned())
        }
        ParseErrorType::WrongFnDefinition => {
            ("a function stands inside something else".to_owned(), "put it at the script's beginning".to_owned())
        }
        ParseErrorType::FnMissingParams(_) | ParseErrorType::FnMissingBody(_) | ParseErrorType::FnMissingName => {
            ("this function is not complete".to_owned(), "write fn twice(n) { n * 2 }".to_owned())
        }
        error => (error.to_string(), SEE.to_owned()),
    };
    ScriptFault::new(*place, reason, remedy)
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
pub(super) fn for_constant(name: &str) -> String {
    match name {
        "d" | "d1" | "d2" => format!("write let x = {name}; and change x, or write == to compare"),
        _ => "make it by let and not by const, or write == to compare".to_owned(),
    }
}

/// What to write where a function asks for a die it was not given.
pub(super) fn for_function(name: &str) -> String {
    format!("a function sees only what it is given: write fn f({name}) {{ … }} and call f({name})")
}

/// What is meant by a name nobody knows.
fn for_variable(name: &str, slot: Slot) -> String {
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
        return match dice {
            [] => "this slot gives its action no dice to see".to_owned(),
            dice => format!("the dice of this slot are called {}", dice.join(" and ")),
        };
    }
    if let Some(word) = words().iter().find(|word| alike(word.name)) {
        return format!("'{}' wants brackets behind it: write {}", word.name, example(word.name));
    }
    let known = Status::ALL.map(Status::name).into_iter().chain(words().iter().map(|word| word.name));
    match nearest(name, dice.iter().copied().chain(known)) {
        Some(near) => format!("did you mean '{near}'?"),
        None => "use d, statuses such as BURN, or a variable made with let".to_owned(),
    }
}

/// A sign that means nothing here.
fn unreadable_sign(error: &LexError) -> (String, String) {
    match error {
        LexError::ImproperSymbol(sign, _) => left_out(sign),
        LexError::UnexpectedInput(sign) => (format!("'{sign}' means nothing here"), for_sign(sign)),
        LexError::UnterminatedString => (
            "a text begins here and does not end".to_owned(),
            "scripts need no texts; remove the quotation mark".to_owned(),
        ),
        LexError::MalformedNumber(number) => (format!("'{number}' is no number"), "write digits alone".to_owned()),
        LexError::MalformedIdentifier(name) => (format!("'{name}' is no name"), "use letters and digits".to_owned()),
        LexError::MalformedChar(_) => {
            ("this is no number and no word".to_owned(), "scripts need no texts; remove the quotation mark".to_owned())
        }
        error => (error.to_string(), SEE.to_owned()),
    }
}

/// A word or sign of other languages that scripts do without.
fn left_out(name: &str) -> (String, String) {
    (format!("'{name}' cannot be used here"), for_sign(name))
}

/// What to write instead of a word or sign of other languages.
pub(super) fn for_sign(sign: &str) -> String {
    let remedy = match sign {
        "switch" | "match" | "case" | "default" | "=>" => "write if d == 6 { attack(9) } else { attack(1) }",
        "===" => "write == to compare",
        "!==" | "~" | "<>" => "write != for unequal",
        "++" | "--" => "write x += 1",
        "=" => "write == to compare, and <= or >= with the = behind",
        "else" => "an else stands behind the } of an if",
        ")" | "]" | "}" => "it closes nothing; remove it",
        ":=" => "write let x = 1",
        "then" | "do" | "elif" | "elseif" => "write if d == 6 { attack(9) } else { attack(1) }",
        "and" | "&" => "write && for and",
        "or" | "|" => "write || for or",
        "not" => "write ! for not",
        "try" | "catch" => "scripts cannot pass over their faults; mend what is told",
        "#" => "begin a comment with //",
        "“" | "”" | "„" | "‘" | "’" | "`" => "scripts need no quotation marks; remove them",
        "×" => "write * for times",
        "÷" => "write / for divided by",
        "–" | "—" | "−" => "write - with the key for minus",
        "≤" => "write <= for at most",
        "≥" => "write >= for at least",
        "≠" => "write != for unequal",
        _ => "scripts only compute and declare effects",
    };
    remedy.to_owned()
}

/// A sign that is not there; `here` is what stands there instead.
fn missing(sign: &str, here: &str) -> (String, String) {
    if here.is_empty() {
        return ends_early();
    }
    let remedy = match (sign, here) {
        (";", ")" | "]" | "}") => return (format!("this '{here}' closes nothing"), "remove it".to_owned()),
        (";", ",") => "put ';' and not ',' between two effects: attack(d); heal(1)",
        (";", "if") => "an if stands before what it decides: if d == 6 { attack(d) }",
        (";", _) => "put ';' between two effects: attack(d); heal(1)",
        ("{", "and" | "or") => return left_out(here),
        ("{", "=") => "write == to compare, and <= or >= with the = behind",
        ("{", _) => "write if d > 3 { attack(d) } else { heal(1) }",
        (")" | ",", _) => "put ',' between two amounts and ) behind the last: inflict(BURN, 1)",
        _ => SEE,
    };
    (format!("'{sign}' is missing before '{here}'"), remedy.to_owned())
}

fn ends_early() -> (String, String) {
    ("the script ends too early".to_owned(), "close every ( with ) and every { with }".to_owned())
}
