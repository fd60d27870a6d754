//! What the lobby shows of a game, and what can be asked for there.

use crate::{screens::left_game::Unfinished, shell::Screen, table::CardPicture};

/// What the player can ask for in the lobby.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum LobbyChoice {
    /// Back to the title.
    Title,
    /// Begin the game of this id at once, as it was set up last.
    Play(&'static str),
    /// Set up the game of this id.
    Setup(&'static str),
    /// Go on with the game of this id that was left.
    Continue(&'static str),
    /// A page of one of the games.
    Page(Screen),
}

/// One game in the lobby. Its words are those under `game.<id>`, `lobby.line.<id>`, `lobby.seats.<id>` and
/// `lobby.length.<id>`; of the last three a game may lack any.
#[derive(Clone, Copy)]
pub struct LobbyTable<'a> {
    /// The game, by the id of its [`ClientGame`](crate::table::ClientGame).
    pub id: &'static str,
    /// What it shows of itself.
    pub picture: Option<&'a CardPicture>,
    /// The game of it that was left.
    pub left: Unfinished<'a>,
    /// Its own pages, each with the key of its words.
    pub pages: &'static [(Screen, &'static str)],
}
