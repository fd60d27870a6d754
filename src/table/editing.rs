//! From the table to the page on which positions are set up, and back.

use bevy::prelude::*;
use lab::GameModule;
use tabletop::{Record, notation::Transcript};

use super::{ClientGame, Games, HostError, LabContent, NotationAsked, RulesOf, Table, TableGame};
use crate::shell::{ActiveGame, Followed, NewGame, Notices, Overlays, Resume, Screen, WatchReplay, Watching};

/// A position that was taken from the table, for the page on which it is changed.
#[derive(Resource, Clone, PartialEq, Debug)]
pub struct TakenPosition {
    /// Who plays, and by which rules.
    pub table: NewGame,
    /// The position as whoever looked on knows it, as the game's people write it.
    pub text: String,
    /// What leads back.
    pub back: BackToTable,
}

/// What leads back to a table that was left.
#[derive(Clone, PartialEq, Debug)]
pub enum BackToTable {
    /// The game goes on where it was.
    Game(NewGame),
    /// The replay is watched again.
    Replay(WatchReplay),
}

/// Takes the position on the table to the game's page, where that is asked for.
pub(super) fn take<T: TableGame>(
    mut asked: MessageReader<NotationAsked>,
    table: Option<Res<Table<T>>>,
    (active, watching): (Option<Res<ActiveGame>>, Option<Res<Watching>>),
    games: Res<Games>,
    mut next: ResMut<NextState<Screen>>,
    mut commands: Commands,
    mut notices: ResMut<Notices>,
    mut overlays: Overlays,
) {
    if !asked.read().any(|asked| *asked == NotationAsked::EditPosition) {
        return;
    }
    let (Some(table), Some(ActiveGame(game))) = (table, active.as_deref()) else { return };
    let Some(page) = games.of(&game.setup).and_then(ClientGame::editor) else { return };
    match taken(&table, game, watching.as_deref()) {
        Some(taken) => {
            overlays.close_all();
            commands.insert_resource(taken);
            next.set(page);
        }
        None => notices.failed(HostError::Away.message()),
    }
}

/// The position and the way back; `None` while opponents are playing.
fn taken<T: TableGame>(table: &Table<T>, game: &NewGame, watching: Option<&Watching>) -> Option<TakenPosition> {
    let session = table.host.session()?;
    let notation = <T::Content as LabContent>::MODULE.notation()?;
    let text = Transcript::write_position(notation, &**session.game(), &session.view(table.sight.eye()));
    let back = match watching {
        Some(Watching(replay)) => BackToTable::Replay(replay.clone()),
        None => {
            let about = table.autosave.about();
            let record = Record { about: about.clone(), ..session.record(true) };
            let written = record.to_ron().ok()?;
            let resume =
                Resume::followed(&written, Followed::<RulesOf<T::Content>> { session: session.clone(), about });
            BackToTable::Game(NewGame { resume: Some(resume), ..game.clone() })
        }
    };
    Some(TakenPosition { table: NewGame { resume: None, ..game.clone() }, text, back })
}
