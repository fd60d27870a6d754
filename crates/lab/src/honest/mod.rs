//! "It did not peek", shown: an opponent is asked again for what it decided, with nothing but what its seat had seen.
//!
//! A [`Question`] is one decision of a game, as its seat had it: what it had heard and what it saw, written as bytes, and the random numbers of this one
//! decision. Neither the state nor the record is in reach of whoever answers it. Where something was hidden, there is another world beside it, which looks the same to that seat.
//! [`ask_anew`] has the same opponent, made anew, answer one question, and [`Honest`] is what came of it; [`HonestReport`] is about a whole record.
//!
//! `deed` is what a seat did, `question` finds the decisions of a game, `respondent` answers them, `answer` says what came of it, `report` asks for a whole record.
//! That agents cannot peek in any game is proved by the conformance suite of `tabletop`; here anybody sees it of a game that was played.

mod answer;
mod deed;
mod question;
mod report;
mod respondent;

pub use answer::{CannotAsk, Honest, caveat};
pub use deed::Deed;
pub use question::{Question, Questions, question};
pub(crate) use report::check;
pub use report::{DifferentDecision, HonestReport, HonestRequest, SeatHonesty};
pub use respondent::ask_anew;
