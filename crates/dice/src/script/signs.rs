//! Words and signs of other languages, and what is written instead of them.

use tabletop::{Message, message};

/// What is wrong, and what to do about it.
pub(super) type ReasonAndRemedy = (Message, Message);

/// What is shown where nothing nearer is known.
pub(super) fn see() -> Message {
    message!("remedy-script-see", "see the ten slips in docs/scripting.md")
}

/// A word or sign of other languages that scripts do without.
pub(super) fn left_out(name: &str) -> ReasonAndRemedy {
    (message!("fault-script-left_out", "'{name}' cannot be used here", name), for_sign(name))
}

/// Where one value is given and two are compared, or the other way round.
pub(super) fn write_equal() -> Message {
    message!("remedy-script-equal", "write == to compare, and <= or >= with the = behind")
}

/// How a decision is written.
fn write_if() -> Message {
    message!("remedy-script-if", "write if d == 6 {{ attack(9) }} else {{ attack(1) }}")
}

/// What to write instead of a word or sign of other languages.
pub(super) fn for_sign(sign: &str) -> Message {
    match sign {
        "switch" | "match" | "case" | "default" | "=>" => write_if(),
        "===" => message!("remedy-script-sign-same", "write == to compare"),
        "!==" | "~" | "<>" => unequal(),
        "++" | "--" => message!("remedy-script-sign-step", "write x += 1"),
        "=" => write_equal(),
        "else" => message!("remedy-script-sign-else", "an else stands behind the }} of an if"),
        ")" | "]" | "}" => message!("remedy-script-sign-closing", "it closes nothing; remove it"),
        ":=" => message!("remedy-script-sign-let", "write let x = 1"),
        "then" | "do" | "elif" | "elseif" => write_if(),
        "and" | "&" => message!("remedy-script-sign-and", "write && for and"),
        "or" | "|" => message!("remedy-script-sign-or", "write || for or"),
        "<<" | "<<=" => message!("remedy-script-sign-left", "write d * 2 for twice d, or < to compare"),
        ">>" | ">>=" => message!("remedy-script-sign-right", "write d / 2 for half of d, or > to compare"),
        "**" | "**=" | "^" | "^=" => message!("remedy-script-sign-power", "write d * d for the square of d"),
        "&=" | "|=" => write_equal(),
        "not" => message!("remedy-script-sign-not", "write ! for not"),
        "try" | "catch" => {
            message!("remedy-script-sign-try", "scripts cannot skip their own faults; mend what is reported")
        }
        "#" => message!("remedy-ron-comment", "begin a comment with //"),
        "“" | "”" | "„" | "‘" | "’" | "`" => {
            message!("remedy-script-sign-quotation", "scripts need no quotation marks; remove them")
        }
        "×" => message!("remedy-script-sign-times", "write * for times"),
        "÷" => message!("remedy-script-sign-divided", "write / for divided by"),
        "–" | "—" | "−" => message!("remedy-script-sign-minus", "write - with the key for minus"),
        "≤" => message!("remedy-script-sign-at_most", "write <= for at most"),
        "≥" => message!("remedy-script-sign-at_least", "write >= for at least"),
        "≠" => unequal(),
        _ => message!("remedy-script-sign", "scripts only compute and declare effects"),
    }
}

fn unequal() -> Message {
    message!("remedy-script-sign-unequal", "write != for unequal")
}
