//! Board games with pieces: one look and one table for all of them, and a folder for each, in which it says as a [`BoardGame`] what only it knows.
//!
//! A frame goes like this: what the person does with pieces and keys (`input`) becomes actions, at once or once it is confirmed; the table gives them to the session and
//! tells what happened (`at_table`, in words `chronicle`); `look` turns that into pieces on the `board`, also those that are only `remembered`, whose `ground` lies below them with what is cut into it (`engraving`) and
//! over them the `lines` of the cell that is pointed at, `listing` into words, and `panels` show the rest. `editor` is the page on which a position, a `draft`, is set up.
//! `panel_board` paints a board on cards and pages; on that of the rules a `moving_board` shows each `example` as it is `played`. `course` goes over the whole game for the result page
//! and the replay. Where a side lays all its pieces in one action they are in `placing` before, which `placing_input` changes, also to one of the `kept_placements`. Rules and opponents are no part of it.

mod at_table;
mod banqi;
mod board;
mod board_part;
mod card;
mod chronicle;
mod client;
mod content;
mod course;
mod draft;
mod editor;
mod engraving;
mod example;
mod face_down;
mod flip_jungle;
mod floor;
mod fog;
mod fox_hunt;
mod game;
mod generals;
mod ground;
mod input;
mod jungle;
mod kept_placements;
mod lines;
mod listing;
mod look;
mod moving_board;
mod panel_board;
mod panels;
mod placing;
mod placing_input;
mod played;
mod plugin;
mod remembered;
mod sets;
mod shown;
mod state;
mod theme;
mod track;

pub use banqi::{BANQI, BanqiBoard};
pub use client::BoardClient;
pub use content::Content;
pub use editor::page as editor_page;
pub use example::Example;
pub use flip_jungle::{FLIP_JUNGLE, FlipJungleBoard};
pub use fog::{FOG, FogBoard};
pub use fox_hunt::{FOX_HUNT, FoxHuntBoard};
pub use game::BoardGame;
pub use generals::{GENERALS, GeneralsBoard};
pub use jungle::{JUNGLE, JungleBoard};
pub use played::examples_played;
pub use state::{Field, FieldTable};
