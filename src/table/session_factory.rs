//! The sessions of a game: how one is begun, followed and asked about.

use bevy::prelude::*;
use serde::de::DeserializeOwned;
use tabletop::{Message, Seat};

use super::{
    Asked, Autosave, CardPicture, Listen, LiveSession, OwnPrograms, Sight, WrittenPart,
    setup::Opponent,
    why::{GraphFile, GraphTarget},
};
use crate::{
    shell::{GameRecord, GameSetup, NewGame},
    text::Words,
    theme::Palette,
};

/// Who sits down to what.
pub struct Seating<'a, C> {
    /// The game.
    pub game: &'a NewGame,
    /// What the game ships.
    pub content: &'a C,
    /// The words.
    pub words: &'a Words,
    /// The programs that the player has named.
    pub own: Option<&'a OwnPrograms>,
}

/// A session with everybody in it.
pub struct Seated<H> {
    /// The session.
    pub host: H,
    /// The autosave of its own, or the one it was taken up from.
    pub autosave: Autosave,
    /// What tells of the programs among the players.
    pub programs: Vec<Listen>,
    /// What the player should know about them.
    pub notices: Vec<String>,
}

/// Which search is meant.
#[derive(Clone, Copy)]
pub struct Searched<'a> {
    /// The step of the decision.
    pub step: usize,
    /// Whose it was.
    pub seat: Seat,
    /// Who searched.
    pub spec: &'a str,
}

/// An opponent that is asked about a decision.
pub type AskedOf<C> = Box<dyn Asked<<<C as SessionFactory>::Host as LiveSession>::Action>>;

/// What a game ships, as far as its sessions need it. One game of the lab has this by being a [`LabContent`](super::LabContent); a game whose
/// table has sessions of several kinds says it by itself.
pub trait SessionFactory: Resource + Clone {
    /// The session.
    type Host: LiveSession<Action: DeserializeOwned + PartialEq>;

    /// The game, by the id of its [`ClientGame`](super::ClientGame).
    const ID: &'static str;

    /// Whether a game with this setup is played in such a session.
    fn takes(setup: &GameSetup) -> bool;

    /// Seats everybody.
    ///
    /// # Errors
    /// What keeps the game from being played.
    fn seat(company: &Seating<'_, Self>) -> Result<Seated<Self::Host>, Message>;

    /// The session of a record with nobody in it, at its end.
    ///
    /// # Errors
    /// What keeps the record from being followed.
    fn watch(&self, record: &GameRecord) -> Result<Self::Host, Message>;

    /// How a game that has ended lies there for whoever looked, in these colours; `None` where nothing can be shown of it.
    fn last_board(&self, host: &Self::Host, palette: Palette) -> Option<CardPicture> {
        let _ = (host, palette);
        None
    }

    /// How far the game has come, for the log of the program.
    fn progress(host: &Self::Host) -> String;

    /// The opponents that can be asked for advice, the strongest last.
    fn advisers(&self) -> &[Opponent];

    /// The name players know an opponent by.
    fn title(&self, words: &Words, spec: &str) -> String;

    /// Asks an opponent about the decision of `seat` before step `step`; `None` where there is none.
    ///
    /// # Errors
    /// There is no such opponent.
    fn ask(host: &Self::Host, step: usize, seat: Seat, spec: &str) -> Result<Option<AskedOf<Self>>, Message>;

    /// What `sight` knows of a session, as the game's people write it; `None` while opponents are playing, and where they have no notation,
    /// which is the default.
    fn written(host: &Self::Host, sight: Sight, part: WrittenPart) -> Option<String> {
        let _ = (host, sight, part);
        None
    }

    /// Begins to write the graph that was searched for a decision. Returns whether there was such a decision.
    fn write_graph(host: &Self::Host, graph: &mut GraphFile, searched: Searched<'_>, target: GraphTarget) -> bool;
}
