//! Positions and games as text: copied from the table as whoever looks at it knows them, and pasted to be played on.

use bevy::prelude::*;
use lab::GameModule;
use tabletop::{
    Eye, Game, Message as Told,
    notation::{Notation, Transcript},
};

use super::{FileRegistry, Host, HostError, LabContent, Sight, Table, TableGame};
use crate::{
    shell::{ActiveGame, Clipboard, NewGame, Notices, Overlays},
    text::Words,
};

/// What the player asks for.
#[derive(Message, Clone, Copy, PartialEq, Eq, Debug)]
pub enum NotationAsked {
    /// To copy the position on the table.
    CopyPosition,
    /// To copy the game up to there.
    CopyGame,
    /// To play on from what was copied.
    Paste,
    /// To change the position on the page on which positions are set up.
    EditPosition,
}

/// What of a session is written.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum WrittenPart {
    /// Where it stands.
    Position,
    /// How it came there.
    Game,
}

/// What `sight` knows of a session, as the game's people write it; `None` while opponents are playing.
fn written<G: Game>(notation: &dyn Notation<G>, host: &Host<G>, sight: Sight, part: WrittenPart) -> Option<String> {
    let (session, eye): (_, Eye) = (host.session()?, sight.eye());
    Some(match part {
        WrittenPart::Position => Transcript::write_position(notation, &**session.game(), &session.view(eye)),
        WrittenPart::Game => Transcript::write_game(notation, session, eye),
    })
}

/// Adds what is the same for every game.
pub(super) fn plugin(app: &mut App) {
    app.add_message::<NotationAsked>();
}

/// Copies what is asked for.
pub(super) fn copy<T: TableGame>(
    mut asked: MessageReader<NotationAsked>,
    table: Option<Res<Table<T>>>,
    words: Res<Words>,
    mut clipboard: Clipboard,
    mut notices: ResMut<Notices>,
    mut overlays: Overlays,
) {
    for asked in asked.read() {
        let (part, told) = match asked {
            NotationAsked::CopyPosition => (WrittenPart::Position, "notation-position_copied"),
            NotationAsked::CopyGame => (WrittenPart::Game, "notation-game_copied"),
            NotationAsked::Paste | NotationAsked::EditPosition => continue,
        };
        let Some(table) = &table else { continue };
        overlays.close();
        let notation = <T::Content as LabContent>::MODULE.notation();
        match notation.and_then(|notation| written(notation, &table.host, table.sight, part)) {
            Some(text) => {
                clipboard.copy(text);
                notices.info(words.get(told));
            }
            None => notices.failed(HostError::Away.message()),
        }
    }
}

/// Begins the game that was copied, with the players of the one at the table.
pub(super) fn paste(
    mut asked: MessageReader<NotationAsked>,
    files: Res<FileRegistry>,
    game: Option<Res<ActiveGame>>,
    mut clipboard: Clipboard,
    mut notices: ResMut<Notices>,
    mut begun: MessageWriter<NewGame>,
) {
    if !asked.read().any(|asked| *asked == NotationAsked::Paste) {
        return;
    }
    let Some(ActiveGame(table)) = game.as_deref() else { return };
    match pasted(&files, clipboard.paste().as_deref(), table) {
        Ok(game) => drop(begun.write(game)),
        Err(problem) => notices.failed(problem),
    }
}

fn pasted(files: &FileRegistry, text: Option<&str>, table: &NewGame) -> Result<NewGame, Told> {
    let files = files.of(table.setup.rules()).map_err(|unknown| unknown.message())?;
    files.pasted(text.unwrap_or_default(), table)
}
