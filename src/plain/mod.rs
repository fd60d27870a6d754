//! Plain games: a game without drawings is at the table at once. Its position is text, its legal actions are a list, and it
//! has everything else that every table has: log, reasons, advice, undo, saves, replay, recap, result.
//!
//! A game joins by one type that is a [`PlainGame`], and by one [`PlainClient`] of it in the list of games. A game that is to be
//! drawn has a folder of its own instead.

mod at_table;
mod client;
mod content;
mod course;
mod game;
mod input;
mod panels;
mod plugin;
mod setup;
mod state;

pub use client::PlainClient;
pub use content::Content;
pub use game::{Act, Count, GameOf, Happened, PlainGame, PositionLine, Seen, Variant};
pub use panels::{PanelAsk, PlainModel, offers, position, show_panels};
pub use setup::PlainSetup;
pub use state::{Plain, PlainTable};
