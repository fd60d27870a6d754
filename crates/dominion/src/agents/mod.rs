//! Opponents whose strategy is a menu.
//!
//! `parameters` are numbers by which cards are played, `judging` orders cards by what they are worth in a hand or in a deck, `buying` asks the menu, `playing` says which action comes
//! next, `answering` answers what cards ask; `strategist` puts them together as an agent, `reasons` puts its decisions into messages.
//! All of it goes by views, so nothing here knows more than its seat does.

mod answering;
mod buying;
mod judging;
mod parameters;
mod playing;
mod reasons;
mod strategist;

pub use parameters::{Parameter, PlayParameters};
pub(crate) use reasons::in_words;
pub use strategist::Strategist;
