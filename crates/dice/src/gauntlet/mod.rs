//! The gauntlet: fights of rising tiers and a boss, with a map of ways between them.
//!
//! A run begins with its map: in every layer two ways (or as many as the [`Terms`] say), each an enemy and the site behind it.
//! The hero chooses a way, fights, grows, may take a card, visits the site (chest, anvil, shop, rest), and goes on to the next
//! layer; behind the last one waits a boss. Heroes who scrap may take a card apart after each fight, which becomes their
//! skill. HP are what is left of them; statuses and the bar of the limit break begin anew in every fight.
//!
//! A duel by itself is a gauntlet of one fight: [`Setup::of_duel`] and [`State::of_duel`] make one of it, [`read_record`] reads its records.
//!
//! * [`Gauntlet`] is the rules, a [`tabletop::Game`] of two seats: the first plays the hero and chooses between fights, the
//!   second plays every enemy. [`Gauntlet::fight`] gives the fight under way, as the duel it is.
//! * [`Setup`] names the hero, [`State`] is a position, [`Tally`] what is told at the end.
//! * [`Traveller`] lends a fight's opponent to a run, and chooses between fights by fighting what comes next in its head.
//!
//! Nothing is hidden: what was not drawn yet is chance. How fights go belongs to the rules of the duel, not here.

mod action;
mod agent;
mod duel;
mod event;
mod facts;
mod hero;
mod map;
mod rules;
mod setup;
mod state;
mod tally;

pub use action::{Action, Outcome};
pub use agent::Traveller;
pub use duel::read_record;
pub use event::Event;
pub use hero::{Carried, Hero};
pub use map::{Site, Way};
pub use rules::Gauntlet;
pub use setup::{Growth, Setup, SetupError, Terms};
pub use state::{Stage, State};
pub use tally::Tally;
