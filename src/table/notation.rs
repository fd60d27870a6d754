//! Positions and games as text: copied from the table as whoever looks at it knows them, and pasted to be played on.

use bevy::prelude::*;
use lab::GameModule;
use tabletop::{
    Controller, Eye, Game, Message as Told, Player,
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

/// The players of a table at a game of so many seats: those who sit there, and the stand-in where there are more. A person keeps a seat.
pub(super) fn seated(players: &[Player], seats: usize, stand_in: &str) -> Vec<Player> {
    let mut seated: Vec<Player> = players.iter().take(seats).cloned().collect();
    let free = |seated: &[Player]| (0..).find(|livery| seated.iter().all(|player| player.livery != *livery));
    while seated.len() < seats {
        let livery = free(&seated).unwrap_or_default();
        let controller = Controller::Agent(stand_in.to_owned());
        seated.push(Player { name: lab::roster::agent_name(stand_in).to_owned(), controller, livery });
    }
    let person = |player: &&Player| player.controller == Controller::Human;
    if let (Some(left_out), None) = (players.iter().find(person), seated.iter().find(person))
        && let Some(first) = seated.first_mut()
    {
        *first = Player { livery: first.livery, ..left_out.clone() };
    }
    seated
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
            NotationAsked::Paste => continue,
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

#[cfg(test)]
mod tests {
    use super::*;

    fn player(name: &str, controller: Controller, livery: u8) -> Player {
        Player { name: name.to_owned(), controller, livery }
    }

    #[test]
    fn a_person_keeps_a_seat_and_everybody_a_colour() {
        let agent = || Controller::Agent("patient".to_owned());
        let table = [player("Ben", agent(), 1), player("Ada", Controller::Human, 0)];
        let more = seated(&table, 4, "patient@easy");
        assert_eq!(more.iter().map(|player| player.livery).collect::<Vec<_>>(), [1, 0, 2, 3]);
        assert_eq!(
            (more[3].name.as_str(), &more[3].controller),
            ("patient", &Controller::Agent("patient@easy".to_owned()))
        );
        let fewer = seated(&table, 1, "patient");
        assert_eq!((fewer.len(), fewer[0].name.as_str(), fewer[0].livery), (1, "Ada", 1));
    }
}
