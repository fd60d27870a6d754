//! Why a decision was made, in sentences that hold.
//!
//! An [`Explanation`](tabletop::Explanation) splits the worth of each action into terms. That a term is large is no fact: a sentence
//! about it may be false. So every game has a file of [`Sentences`]: for each term the sentences that may be said where it spoke for an
//! action, each with the [conditions](Condition) that must hold for it. They are looked up in the [facts](tabletop::Facts) that the rules
//! bring along with each action. [`Sentences::tell`] compares the action played with the best of the others and gives the sentences
//! that hold; whoever shows them puts them into words.
//!
//! What is no reason, such as a line of a log, a recap, a story or a lesson, has its conditions in a file of [`Phrases`].
//!
//! Nothing here knows a game or a language.

mod compare;
mod condition;
mod known;
mod phrases;
mod reason;
mod table;
mod tell;
#[cfg(test)]
mod tests;

pub use condition::Condition;
pub use known::term_id;
pub use phrases::Phrases;
pub use reason::Reason;
pub use table::{SentenceFault, Sentences};
pub use tell::{Because, Telling};
