//! Board games with pieces: one look and one table for all of them, and a folder for each, in which it says as a [`BoardGame`] what only it knows.
//!
//! A frame goes like this: what the person does with pieces and keys (`input`) becomes actions, at once or once it is confirmed; the table gives them to the session and
//! tells what happened (`at_table`, in words `chronicle`); `look` turns that into pieces on the `board`, whose `ground` lies below them with what is cut into it (`engraving`) and over them the `lines` of the cell that is pointed at, `listing` into words, and `panels` show
//! the rest. `course` goes over the whole game for the result page and the replay. Rules and opponents are no part of it.

mod at_table;
mod banqi;
mod board;
mod card;
mod chronicle;
mod client;
mod content;
mod course;
mod engraving;
mod flip_jungle;
mod floor;
mod fox_hunt;
mod game;
mod ground;
mod input;
mod jungle;
mod lines;
mod listing;
mod look;
mod panels;
mod plugin;
mod sets;
mod shown;
mod state;
mod theme;
mod track;

pub use banqi::{BANQI, BanqiBoard};
pub use client::BoardClient;
pub use content::Content;
pub use flip_jungle::{FLIP_JUNGLE, FlipJungleBoard};
pub use fox_hunt::{FOX_HUNT, FoxHuntBoard};
pub use game::BoardGame;
pub use jungle::{JUNGLE, JungleBoard};
pub use state::{Field, FieldTable};
