//! Actions as people write them: `+5`, `-3`, `take`, `give`, `keep`, `eat`; of two runners the second's moves are `b+5`, `b-3`,
//! and the first's may be written `a+5`.

use std::fmt;
use std::str::FromStr;

use tabletop::message;
use tabletop::notation::Misread;
use tabletop::written::shortened;

use crate::action::{Action, Runner};
use crate::track::GOAL;

/// Actions that are words.
const WORDS: [(&str, Action); 4] =
    [("take", Action::Take), ("give", Action::Give), ("keep", Action::Keep), ("eat", Action::Eat)];

/// Why a text is no action.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum NotationError {
    /// Nothing there.
    #[error("nothing is written; a move is +n, -n, take, give, keep or eat")]
    Empty,
    /// A word that means nothing.
    #[error("'{word}' is no move; write +n, -n, take, give, keep or eat{}", meant(.near))]
    Word {
        /// What was written.
        word: String,
        /// A word that was perhaps meant.
        near: Option<&'static str>,
    },
    /// A sign without a number.
    #[error("'{written}': after {sign} comes the number of squares, such as {sign}5")]
    Number {
        /// What was written.
        written: String,
        /// `+` or `-`.
        sign: char,
    },
    /// Too few or too many squares.
    #[error("'{written}': a move goes 1 to {most} squares")]
    Range {
        /// What was written.
        written: String,
        /// The most there can be.
        most: u8,
    },
}

impl NotationError {
    /// The same for whoever reads it in any language.
    pub(super) fn misread(&self) -> Misread {
        let reason = match self {
            Self::Empty => message!("fault-notation-empty", "nothing is written"),
            Self::Word { word, .. } => {
                message!("fault-race-no_move", "'{found}' is no move", found = shortened(word))
            }
            Self::Number { written, sign } => message!(
                "fault-race-move_number",
                "'{found}': after {sign} comes the number of squares",
                found = shortened(written),
                sign = sign.to_string()
            ),
            Self::Range { written, most } => message!(
                "fault-race-move_range",
                "'{found}': a move goes 1 to {most} squares",
                found = shortened(written),
                most = *most
            ),
        };
        Misread::new(0, reason, message!("remedy-race-no_move", "a move is +n, -n, take, give, keep or eat"))
    }
}

fn meant(near: &Option<&'static str>) -> String {
    near.map_or_else(String::new, |near| format!(" (did you mean {near}?)"))
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let letter = |runner| match runner {
            Runner::A => "",
            _ => "b",
        };
        match *self {
            Self::Forward { runner, squares } => write!(f, "{}+{squares}", letter(runner)),
            Self::Back { runner, squares } => write!(f, "{}-{squares}", letter(runner)),
            Self::Take => f.write_str("take"),
            Self::Give => f.write_str("give"),
            Self::Keep => f.write_str("keep"),
            Self::Eat => f.write_str("eat"),
        }
    }
}

impl FromStr for Action {
    type Err = NotationError;

    /// Reads an action; spaces around it and capitals do not matter.
    fn from_str(text: &str) -> Result<Self, NotationError> {
        let written = text.trim().to_lowercase();
        if let Some((_, action)) = WORDS.iter().find(|(word, _)| *word == written) {
            return Ok(*action);
        }
        let (runner, step) = match written.strip_prefix('b') {
            Some(step) => (Runner::B, step),
            None => (Runner::A, written.strip_prefix('a').unwrap_or(&written)),
        };
        let (sign, most, rest) = match (step.strip_prefix('+'), step.strip_prefix('-')) {
            (Some(rest), _) => ('+', GOAL, rest),
            (_, Some(rest)) => ('-', GOAL - 1, rest),
            _ if written.is_empty() => return Err(NotationError::Empty),
            _ => return Err(unknown(written)),
        };
        if rest.is_empty() || !rest.bytes().all(|digit| digit.is_ascii_digit()) {
            return Err(NotationError::Number { written, sign });
        }
        match rest.parse() {
            Ok(squares) if (1..=most).contains(&squares) && sign == '+' => Ok(Self::Forward { runner, squares }),
            Ok(squares) if (1..=most).contains(&squares) => Ok(Self::Back { runner, squares }),
            _ => Err(NotationError::Range { written, most }),
        }
    }
}

fn unknown(word: String) -> NotationError {
    let distance = |known: &str| strsim::damerau_levenshtein(&word, known);
    let near = WORDS.iter().map(|(known, _)| *known).min_by_key(|known| distance(known));
    let near = near.filter(|known| distance(known) <= 2);
    NotationError::Word { word, near }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_action_is_read_as_it_is_written() {
        let runners = [Runner::A, Runner::B];
        let forward =
            runners.iter().flat_map(|&runner| (1..=64).map(move |squares| Action::Forward { runner, squares }));
        let back = runners.iter().flat_map(|&runner| (1..=63).map(move |squares| Action::Back { runner, squares }));
        let stays = WORDS.iter().map(|(_, action)| *action);
        let mut seen = std::collections::BTreeSet::new();
        for action in forward.chain(back).chain(stays) {
            let text = action.to_string();
            assert_eq!(text.parse(), Ok(action), "{text}");
            assert_eq!(format!(" {} ", text.to_uppercase()).parse(), Ok(action), "{text}");
            assert!(seen.insert(text));
        }
        assert_eq!(seen.len(), 2 * 64 + 2 * 63 + 4);
    }

    #[test]
    fn actions_look_as_in_the_rule_book() {
        let text = |action: Action| action.to_string();
        assert_eq!(text(Action::Forward { runner: Runner::A, squares: 5 }), "+5");
        assert_eq!(text(Action::Back { runner: Runner::B, squares: 12 }), "b-12");
        assert_eq!([Action::Take, Action::Give, Action::Keep, Action::Eat].map(text), ["take", "give", "keep", "eat"]);
        assert_eq!("a+5".parse(), Ok(Action::Forward { runner: Runner::A, squares: 5 }));
    }

    #[test]
    fn what_is_no_action_is_told_in_words() {
        let told = |text: &str| text.parse::<Action>().unwrap_err().to_string();
        insta::assert_snapshot!(
            ["", "  ", "c", "tke", "hop", "5", "+", "-x", "b+ 3", "+0", "+65", "-64", "b-999", "+5 5", "++5", "ä+1"]
                .map(|text| format!("{text:?}: {}", told(text)))
                .join("\n"),
            @r#"
        "": nothing is written; a move is +n, -n, take, give, keep or eat
        "  ": nothing is written; a move is +n, -n, take, give, keep or eat
        "c": 'c' is no move; write +n, -n, take, give, keep or eat
        "tke": 'tke' is no move; write +n, -n, take, give, keep or eat (did you mean take?)
        "hop": 'hop' is no move; write +n, -n, take, give, keep or eat
        "5": '5' is no move; write +n, -n, take, give, keep or eat
        "+": '+': after + comes the number of squares, such as +5
        "-x": '-x': after - comes the number of squares, such as -5
        "b+ 3": 'b+ 3': after + comes the number of squares, such as +5
        "+0": '+0': a move goes 1 to 64 squares
        "+65": '+65': a move goes 1 to 64 squares
        "-64": '-64': a move goes 1 to 63 squares
        "b-999": 'b-999': a move goes 1 to 63 squares
        "+5 5": '+5 5': after + comes the number of squares, such as +5
        "++5": '++5': after + comes the number of squares, such as +5
        "ä+1": 'ä+1' is no move; write +n, -n, take, give, keep or eat
        "#
        );
    }
}
