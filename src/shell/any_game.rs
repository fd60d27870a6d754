//! The setup, the record and the saved course of some game, for those who only hand them on.

use std::{any::Any, collections::BTreeMap, fmt::Debug, sync::Arc};

use bevy::prelude::Message;
use tabletop::{Game, Player, Record, RecordError, Seed, Session};

/// Everything needed to begin a game. Sent as a message by whoever starts one; the shell makes it the [`ActiveGame`](super::ActiveGame) and
/// shows the play screen.
#[derive(Message, Clone, PartialEq, Debug)]
pub struct NewGame {
    /// The game and its variants.
    pub setup: GameSetup,
    /// The seats in turn order; their `look` says with which colour and shape they are shown.
    pub players: Vec<Player>,
    /// Where all chance comes from.
    pub seed: Seed,
    /// A game already begun, whose setup, players and seed are those above.
    pub resume: Option<Resume>,
}

impl NewGame {
    /// A game already begun, whose record is written in `text`.
    pub fn resumed<G: Game>(record: Record<G>, text: &str) -> Self {
        let setup = GameSetup::new::<G>(record.setup);
        Self { setup, players: record.players, seed: record.seed, resume: Some(text.into()) }
    }

    /// The same table from the beginning, with a seed that follows from this one's.
    pub fn again(&self) -> Self {
        Self { seed: self.seed.derive("rematch", 0), resume: None, ..self.clone() }
    }
}

/// A game and its variants. Only the game itself can look inside.
#[derive(Clone, Debug)]
pub struct GameSetup {
    rules: &'static str,
    setup: Arc<dyn AnySetup>,
}

/// The setup of some game.
trait AnySetup: Any + Debug + Send + Sync {
    fn as_any(&self) -> &dyn Any;
    fn same(&self, other: &dyn AnySetup) -> bool;
}

impl<T: Any + Debug + PartialEq + Send + Sync> AnySetup for T {
    fn as_any(&self) -> &dyn Any {
        self
    }

    fn same(&self, other: &dyn AnySetup) -> bool {
        other.as_any().downcast_ref::<T>().is_some_and(|other| other == self)
    }
}

impl GameSetup {
    /// The variants of a game with these rules.
    pub fn new<G: Game>(setup: G::Setup) -> Self {
        Self { rules: G::ID, setup: Arc::new(setup) }
    }

    /// Which rules are played by, by the id that stands in files.
    pub const fn rules(&self) -> &'static str {
        self.rules
    }

    /// The variants, if it is a game with these rules.
    pub fn get<G: Game>(&self) -> Option<&G::Setup> {
        (*self.setup).as_any().downcast_ref().filter(|_| self.rules == G::ID)
    }
}

impl PartialEq for GameSetup {
    fn eq(&self, other: &Self) -> bool {
        self.rules == other.rules && self.setup.same(&*other.setup)
    }
}

/// A whole game as it was recorded, shared. Only the game itself can look inside.
#[derive(Clone, Debug)]
pub struct GameRecord(Arc<dyn AnyRecord>);

/// The record of some game.
trait AnyRecord: Any + Debug + Send + Sync {
    fn as_any(&self) -> &dyn Any;
    fn same(&self, other: &dyn AnyRecord) -> bool;
    fn to_ron(&self) -> Result<String, RecordError>;
    fn table(&self) -> NewGame;
}

impl<G: Game> AnyRecord for Record<G> {
    fn as_any(&self) -> &dyn Any {
        self
    }

    fn same(&self, other: &dyn AnyRecord) -> bool {
        other.as_any().downcast_ref::<Self>().is_some_and(|other| other == self)
    }

    fn to_ron(&self) -> Result<String, RecordError> {
        self.to_ron()
    }

    fn table(&self) -> NewGame {
        let setup = GameSetup::new::<G>(self.setup.clone());
        NewGame { setup, players: self.players.clone(), seed: self.seed, resume: None }
    }
}

impl GameRecord {
    /// A game of these rules.
    pub fn new<G: Game>(record: Record<G>) -> Self {
        Self(Arc::new(record))
    }

    /// The record, if it is of a game with these rules.
    pub fn get<G: Game>(&self) -> Option<&Record<G>> {
        (*self.0).as_any().downcast_ref()
    }

    /// Its text for a file.
    ///
    /// # Errors
    /// It cannot be written; why.
    pub fn to_ron(&self) -> Result<String, RecordError> {
        self.0.to_ron()
    }

    /// The same table from the beginning.
    pub fn table(&self) -> NewGame {
        self.0.table()
    }
}

impl PartialEq for GameRecord {
    fn eq(&self, other: &Self) -> bool {
        self.0.same(&*other.0)
    }
}

/// A game already begun: its record as it was written, and the session it leads to where somebody has followed it already, which
/// takes long in a long game.
#[derive(Clone)]
pub struct Resume {
    text: Arc<str>,
    followed: Option<Arc<dyn Any + Send + Sync>>,
}

/// Where a record leads, and what it says about itself.
pub struct Followed<G: Game> {
    /// The session at its end.
    pub session: Session<G>,
    /// What the record says about itself.
    pub about: BTreeMap<String, String>,
}

impl Resume {
    /// A record that was followed.
    pub fn followed<G: Game>(text: &str, followed: Followed<G>) -> Self {
        Self { text: text.into(), followed: Some(Arc::new(followed)) }
    }

    /// The record as it was written.
    pub fn text(&self) -> &str {
        &self.text
    }

    /// Where it leads, if that is known and it is of a game with these rules.
    pub fn session<G: Game>(&self) -> Option<&Followed<G>> {
        self.followed.as_deref()?.downcast_ref()
    }
}

impl<S: Into<Arc<str>>> From<S> for Resume {
    /// A record that nobody has followed yet.
    fn from(text: S) -> Self {
        Self { text: text.into(), followed: None }
    }
}

impl PartialEq for Resume {
    fn eq(&self, other: &Self) -> bool {
        self.text == other.text
    }
}

impl Debug for Resume {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "Resume({} bytes, followed: {})", self.text.len(), self.followed.is_some())
    }
}
