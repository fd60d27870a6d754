//! What one screen hands to the next: who plays what, and how it stands.

use bevy::prelude::*;
use tabletop::{Game, Player, Record, Seed};

use super::{GameRecord, GameSetup, Overlays, Resume, Screen, ShellSystems};

/// Everything needed to begin a game. Sent as a message by whoever starts one; the shell makes it the [`ActiveGame`] and
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
        let setup = GameSetup::of::<G>(record.setup);
        Self { setup, players: record.players, seed: record.seed, resume: Some(text.into()) }
    }

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
        commands.insert_resource(ActiveGame(replay.record.table()));
        commands.insert_resource(Watching(replay.clone()));
        *status = TableStatus::default();
        overlays.close_all();
        next.set(Screen::Play);
    }
}

fn end_replay(mut commands: Commands) {
    commands.remove_resource::<Watching>();
}
