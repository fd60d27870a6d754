//! What came of asking an opponent again, and why somebody cannot be asked.

use derive_where::derive_where;
use tabletop::{Game, Message, message};

use super::deed::Deed;
use crate::Problem;

/// What came of asking an opponent again for one decision.
#[derive_where(Clone, PartialEq, Debug)]
pub enum Honest<G: Game> {
    /// It decides the same with nothing but what its seat had seen.
    Same {
        /// Whether it was also asked in another world, in which what is hidden differs and its seat sees the same. None is found where nothing is hidden.
        other_world: bool,
    },
    /// It decides something else, which is [no proof](caveat) that it had peeked.
    Different {
        /// What it decided in the game.
        then: Deed<G>,
        /// What it decides now.
        now: Deed<G>,
        /// Whether it does so in another world alone.
        other_world: bool,
    },
    /// It cannot be asked.
    CannotAsk(CannotAsk),
}

/// Why nobody can be asked for a decision.
#[derive(Clone, PartialEq, Debug)]
pub enum CannotAsk {
    /// Nobody decided anything there.
    NoDecision,
    /// A person decided.
    Person,
    /// A program from outside decided, which may remember earlier games or look at the clock.
    Program,
    /// The opponent cannot be seated any more.
    Refused(Problem),
    /// It was stopped before it had decided.
    Stopped,
    /// What its seat saw cannot be written down and read again.
    Unreadable(String),
}

impl<G: Game> Honest<G> {
    /// What came of it, as a sentence. `words` are what is called a deed.
    pub fn message(&self, words: impl Fn(&Deed<G>) -> Message) -> Message {
        match self {
            Self::Same { other_world: false } => message!(
                "honest-same",
                "Asked again with nothing but what its seat had seen, it decides the same. No other world was found that looks the same from there."
            ),
            Self::Same { other_world: true } => message!(
                "honest-same_elsewhere",
                "Asked again with nothing but what its seat had seen, it decides the same. It also does in another world that looks the same from there, while what is hidden lies otherwise."
            ),
            Self::Different { then, now, other_world: false } => message!(
                "honest-different",
                "Asked again with nothing but what its seat had seen, it does not decide the same. Then: {then}. Now: {now}.",
                then = words(then),
                now = words(now),
            ),
            Self::Different { then, now, other_world: true } => message!(
                "honest-different_elsewhere",
                "In another world that looks the same from its seat, while what is hidden lies otherwise, it does not decide the same. Then: {then}. Now: {now}.",
                then = words(then),
                now = words(now),
            ),
            Self::CannotAsk(why) => why.message(),
        }
    }
}

impl CannotAsk {
    /// Why, as a sentence.
    pub fn message(&self) -> Message {
        match self {
            Self::NoDecision => message!("honest-no_decision", "Nobody decided anything there."),
            Self::Person => message!("honest-person", "A person decided, who cannot be asked again."),
            Self::Program => message!(
                "honest-program",
                "A program from outside decided. What it remembers and looks at nobody knows, so it cannot be asked again."
            ),
            Self::Refused(problem) => {
                message!("honest-refused", "The opponent cannot be seated any more: {fault}", fault = problem.message(),)
            }
            Self::Stopped => message!("honest-stopped", "It was stopped before it had decided."),
            Self::Unreadable(reason) => {
                message!("honest-unreadable", "What its seat saw cannot be read again: {reason}", reason)
            }
        }
    }
}

/// What a difference means, and what it does not.
pub fn caveat() -> Message {
    message!(
        "honest-caveat",
        "A difference does not prove that it peeked. It may be another version of the opponent, another one may have sat there, it may have been cut short or had another budget, or the file was changed. It is only not shown that it did not."
    )
}
