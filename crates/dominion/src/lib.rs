//! The deck-building game Dominion, which the client calls Realm: rules, cards, and strategies that are menus.
//!
//! * [`Dominion`] is the rules, a [`tabletop::Game`]; [`Setup`] its variants, [`State`] a position, [`View`] what one pair of eyes
//!   may know of it.
//! * A kind of card is data ([`Kind`]): cost, types, plain amounts, and [`Step`]s that many cards share. A [`Catalog`] is read from
//!   the text of a RON file, with all faults together; further files add hypothetical cards.
//! * What is still to be done in a turn is a stack of [`Task`]s; where a seat has a choice, a [`Query`] lies on top, and an
//!   [`Action`] answers it. Whoever has no choice is not asked.
//! * [`Menu`] is a strategy people can read, [`agents::Strategist`] an opponent that follows one, [`Kernel`] a
//!   table at which many of their games are played fast.
//!
//! **A deck has no order.** It is what was put on top and below it the rest, as counts; a draw is chance over the rest. So there is
//! nothing to peek at, and a search that wants to can enumerate what may come. Hidden are the split of a seat's cards between hand and
//! deck, and cards that were put back face down. What a seat owns everybody knows, since gaining and trashing are seen; the discard
//! pile is open. No files, no clock, no window.

pub mod agents;
pub mod evolve;

mod action;
mod cards;
mod content;
mod event;
mod facts;
mod kernel;
mod kinds;
mod menu;
mod rules;
mod search;
mod setup;
mod sight;
mod state;
mod task;
mod variants;
mod view;

pub use self::search::Searcher;
pub use action::{Action, Outcome};
pub use cards::{Card, Cards, FIRST_KINGDOM, KINDS};
pub use content::ContentFault;
pub use event::Event;
pub use kernel::Kernel;
pub use kinds::{Amounts, Attack, Basic, Catalog, Choice, Kind, Per, Place, Step, Type};
pub use menu::{Bot, Entry, Menu, MenuError, Plan, Thresholds, Why, Wish, read_bots};
pub use rules::{Dominion, Score, Selection};
pub use setup::{Deal, LARGEST_KINGDOM, LONGEST_GAME, Setup, SetupError};
pub use state::{End, Phase, Player, State, Top, TurnState};
pub use task::{Drawn, Query, Task};
pub use view::{Own, PlayerView, View};
