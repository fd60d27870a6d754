//! What one screen hands to the next: who plays what, and how it stands.

use bevy::prelude::*;

use super::{GameRecord, NewGame, Overlays, Screen, ShellSystems};

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
