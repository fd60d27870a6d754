//! The setup and the record of some game, for those who only hand them on.

use std::{any::Any, fmt::Debug, sync::Arc};

use tabletop::{Game, Record, RecordError};

use super::NewGame;

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
    pub fn of<G: Game>(setup: G::Setup) -> Self {
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
        let setup = GameSetup::of::<G>(self.setup.clone());
        NewGame { setup, players: self.players.clone(), seed: self.seed, resume: None }
    }
}

impl GameRecord {
    /// A game of these rules.
    pub fn of<G: Game>(record: Record<G>) -> Self {
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
