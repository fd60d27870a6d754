//! What one screen hands to the next: who plays what, and how it stands.

use std::sync::Arc;

use bevy::prelude::*;
use serde::{Deserialize, Serialize};
use tabletop::{Player, Record, RecordError, Seed};

use super::{Overlays, Screen, ShellSystems};

/// A game and its variants.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum GameSetup {
    /// Conquest; `seats` of the setup is the number of seats at the table.
    Conquest(risk::Setup),
    /// A fight of Alea.
    Alea(Box<dice::Setup>),
    /// A gauntlet of such fights.
    Gauntlet(Box<dice::gauntlet::Setup>),
}

impl GameSetup {
    /// A fight of Alea.
    pub fn duel(setup: dice::Setup) -> Self {
        Self::Alea(Box::new(setup))
    }

    /// A gauntlet of such fights.
    pub fn gauntlet(setup: dice::gauntlet::Setup) -> Self {
        Self::Gauntlet(Box::new(setup))
    }

    /// The key of the game's name among the client's words.
    pub const fn word(&self) -> &'static str {
        match self {
            Self::Conquest(_) => "game.conquest",
            Self::Alea(_) => "game.alea",
            Self::Gauntlet(_) => "game.gauntlet",
        }
    }
}

/// Everything needed to begin a game. Sent as a message by whoever starts one; the shell makes it the [`ActiveGame`] and
/// shows the play screen.
#[derive(Message, Clone, PartialEq, Debug)]
pub struct NewGame {
    /// The game and its variants.
    pub setup: GameSetup,
    /// The seats in turn order; their `look` is told apart by [`crate::theme::Livery`].
    pub players: Vec<Player>,
    /// Where all chance comes from.
    pub seed: Seed,
    /// A game already begun: its record as RON, whose setup, players and seed are those above.
    pub resume: Option<Arc<str>>,
}

impl NewGame {
    /// The same table from the beginning, with a seed that follows from this one's.
    pub fn again(&self) -> Self {
        Self { seed: self.seed.derive("rematch", 0), resume: None, ..self.clone() }
    }
}

/// The game at the table; present while the play and the result screen are shown.
#[derive(Resource, Clone, PartialEq, Debug)]
pub struct ActiveGame(pub NewGame);

/// How the game at the table stands, kept up to date by the play screen for the menu, the demo and tests.
#[derive(Resource, Clone, PartialEq, Eq, Debug, Default)]
pub struct TableStatus {
    /// Rounds begun, from 1; 0 before the first.
    pub round: u32,
    /// Whether an animation or a thought is under way.
    pub busy: bool,
    /// Whether the game is over.
    pub over: bool,
}

/// A whole game as it was recorded, shared; read only where it is saved or watched.
#[derive(Clone, PartialEq, Debug)]
pub enum GameRecord {
    /// Conquest.
    Conquest(Arc<Record<risk::Risk>>),
}

impl GameRecord {
    /// Its text for a file.
    ///
    /// # Errors
    /// It cannot be written; why.
    pub fn to_ron(&self) -> Result<String, RecordError> {
        match self {
            Self::Conquest(record) => record.to_ron(),
        }
    }
}

/// Asks for a game to be watched.
#[derive(Message, Clone, PartialEq, Debug)]
pub struct WatchReplay {
    /// The game.
    pub record: GameRecord,
    /// The screen to go back to.
    pub back: Screen,
}

/// The game that is watched, while the play screen shows a replay instead of a game.
#[derive(Resource, Clone, PartialEq, Debug)]
pub struct Watching(pub WatchReplay);

impl WatchReplay {
    /// The table of the game that is watched.
    fn table(&self) -> NewGame {
        let GameRecord::Conquest(record) = &self.record;
        NewGame {
            setup: GameSetup::Conquest(record.setup.clone()),
            players: record.players.clone(),
            seed: record.seed,
            resume: None,
        }
    }
}

/// Begins the games and replays that are asked for.
pub(super) fn plugin(app: &mut App) {
    app.init_resource::<TableStatus>()
        .add_message::<NewGame>()
        .add_message::<WatchReplay>()
        .add_systems(Update, (begin_game, begin_replay).chain().in_set(ShellSystems::Act))
        .add_systems(OnExit(Screen::Play), end_replay);
}

/// Makes the game somebody asked for the active one and shows it, also from a game that is running.
fn begin_game(
    mut asked: MessageReader<NewGame>,
    mut commands: Commands,
    mut next: ResMut<NextState<Screen>>,
    mut overlays: Overlays,
    mut status: ResMut<TableStatus>,
) {
    if let Some(game) = asked.read().last() {
        commands.insert_resource(ActiveGame(game.clone()));
        commands.remove_resource::<Watching>();
        *status = TableStatus::default();
        overlays.close_all();
        next.set(Screen::Play);
    }
}

/// Shows the play screen with the replay somebody asked for.
fn begin_replay(
    mut asked: MessageReader<WatchReplay>,
    mut commands: Commands,
    mut next: ResMut<NextState<Screen>>,
    mut overlays: Overlays,
    mut status: ResMut<TableStatus>,
) {
    if let Some(replay) = asked.read().last() {
        commands.insert_resource(ActiveGame(replay.table()));
        commands.insert_resource(Watching(replay.clone()));
        *status = TableStatus::default();
        overlays.close_all();
        next.set(Screen::Play);
    }
}

fn end_replay(mut commands: Commands) {
    commands.remove_resource::<Watching>();
}
