//! Strategies people can read: an ordered list of cards with counts, and when victory cards come before it.
//!
//! `entries` is what a menu is, `text` reads and writes the form `e2-d4-p8-gold@99|smithy@1|silver@99`, `plan` fits a menu to the cards of one game, `bots` reads
//! files of named menus. Playing cards is no part of a menu; that is the agents' part.

mod bots;
mod entries;
mod plan;
mod text;

pub use bots::{Bot, read_bots};
pub use entries::{Entry, Menu, Thresholds};
pub use plan::{Plan, Why, Wish};
pub use text::MenuError;
