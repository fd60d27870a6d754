//! Opponents whose strategy is a menu.
//!
//! `parameters` are numbers by which cards are played, `keeping` orders cards by what they are worth in a hand or in a deck, `judging` by what it brings to play them, `growth` says what a card is worth beside what it is trashed for, `buying` asks the menu, `playing` says which action comes
//! next, `answering` answers what cards ask; `ending` sees how a turn may end the game, and `guarding` keeps decisions by it; `heuristics` names the rules cards
//! are played by; `strategist` puts them together as an agent, `reasons` puts its decisions into messages.
//! All of it goes by views, so nothing here knows more than its seat does.

mod answering;
mod buying;
mod ending;
mod growth;
mod guarding;
mod heuristics;
mod judging;
mod keeping;
mod parameters;
mod playing;
mod reasons;
mod strategist;

pub use heuristics::Heuristic;
pub use parameters::{Parameter, PlayParameters};
pub(crate) use reasons::{answer_in_words, in_words};
pub use strategist::Strategist;
