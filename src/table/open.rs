//! Laying, opening and closing a table: seating everybody, or threading the record that is watched.

use std::{collections::BTreeMap, sync::Arc};

use bevy::prelude::*;
use tabletop::{Game, Message, Record, Session};

use super::{
    Autosave, Chairs, Host, LabContent, Listen, OwnPrograms, ProgramsAtTable, RulesOf, Table, TableGame, TablePuzzle,
    keep, other_game,
};
use crate::{
    crash,
    shell::{ActiveGame, GameRecord, LaidGame, NewGame, Notices, Screen, Watching},
    storage::Storage,
    text::Words,
};

/// A table that was laid before its screen comes up, and the programs among its players.
#[derive(Resource)]
pub struct Laid<T: TableGame> {
    table: Table<T>,
    programs: Vec<Listen>,
}

/// Lays the table of the active game as its screen is about to come up, where it is played at this one; where it cannot be laid, says
/// why and leads back to the title.
pub fn lay<T: TableGame>(world: &mut World) {
    if !matches!(world.resource::<NextState<Screen>>(), NextState::Pending(Screen::Play)) {
        return;
    }
    let Some(ActiveGame(game)) = world.get_resource::<ActiveGame>().cloned() else {
        world.resource_mut::<NextState<Screen>>().set(Screen::Title);
        return;
    };
    if game.setup.get::<RulesOf<T::Content>>().is_none() {
        return;
    }
    match laid::<T>(world, &game) {
        Ok(laid) => {
            world.insert_resource(laid);
            world.resource_mut::<NextState<LaidGame>>().set(LaidGame(Some(T::ID)));
        }
        Err(problem) => {
            world.resource_mut::<Notices>().failed(problem);
            world.resource_mut::<NextState<Screen>>().set(Screen::Title);
        }
    }
}

/// The table of a game, or of the record that is watched.
fn laid<T: TableGame>(world: &mut World, game: &NewGame) -> Result<Laid<T>, Message> {
    let content = world.resource::<T::Content>().clone();
    let words = world.resource::<Words>().clone();
    if let Some(Watching(replay)) = world.get_resource() {
        let mut table = Table::lay(watch(&content, &replay.record)?, true)?;
        table.thread(&words);
        return Ok(Laid { table, programs: Vec::new() });
    }
    let kept = world.contains_resource::<Storage>();
    let own = world.get_resource::<OwnPrograms>();
    let Seated { host, autosave, about, programs, notices } = seat_game(game, &content, &words, own)?;
    let begins = (host.game(), host.session().and_then(Session::origin));
    let puzzle = TablePuzzle::of(T::Content::MODULE, begins, &about);
    let mut table = Table::lay(host, false)?;
    table.puzzle = puzzle;
    // Games that only opponents play are not kept: nobody misses them.
    if kept && table.persons().next().is_some() {
        table.autosave = autosave;
    }
    // A game that was left is remembered in its log.
    table.retell(&words);
    let mut told = world.resource_mut::<Notices>();
    notices.into_iter().for_each(|notice| told.info(notice));
    Ok(Laid { table, programs })
}

/// Makes the table that was laid the one that is shown.
pub fn open<T: TableGame>(world: &mut World) {
    let Some(Laid { table, programs }) = world.remove_resource::<Laid<T>>() else { return };
    T::prepare(world, &table);
    crash::lend(Arc::downgrade(&table.host.recorder()));
    world.insert_resource(ProgramsAtTable(programs));
    world.insert_resource(table);
}

/// A session with everybody in it.
struct Seated<G: Game> {
    host: Host<G>,
    /// The autosave of its own, or the one it was taken up from.
    autosave: Autosave,
    /// What the game it was taken up from says about itself.
    about: BTreeMap<String, String>,
    /// What tells of the programs among the players.
    programs: Vec<Listen>,
    /// What the player should know about them.
    notices: Vec<String>,
}

/// Seats everybody at a game, each opponent by its agent spec.
///
/// # Errors
/// An opponent there is not, a program that is not found, or a record that cannot be gone on with.
fn seat_game<C: LabContent>(
    game: &NewGame,
    content: &C,
    words: &Words,
    own: Option<&OwnPrograms>,
) -> Result<Seated<RulesOf<C>>, Message> {
    let rules = content.game(game.setup.get::<RulesOf<C>>().ok_or_else(other_game)?)?;
    let Chairs { agents, programs, notices } = content.chairs(&rules, &game.players, words, own)?;
    let Some(resume) = &game.resume else {
        let host = Host::new(rules, game.seed, game.players.clone(), agents)?;
        let about = BTreeMap::new();
        return Ok(Seated { host, autosave: Autosave::new(None), about, programs, notices });
    };
    // What was followed with other content leads elsewhere now.
    let followed = resume.session::<RulesOf<C>>().filter(|followed| {
        let game = followed.session.game();
        game.content_hash() == rules.content_hash() && game.setup() == rules.setup()
    });
    let (host, about) = match followed {
        Some(followed) => (Host::go_on(followed.session.clone(), agents)?, followed.about.clone()),
        None => {
            let record = content.record(resume.text())?;
            (Host::resume(rules, &record, agents)?, record.about)
        }
    };
    Ok(Seated { host, autosave: Autosave::new(Some(&about)), about, programs, notices })
}

/// The session of a record, at its end and with nobody in it.
///
/// # Errors
/// Its steps cannot be followed.
fn watch<C: LabContent>(content: &C, record: &GameRecord) -> Result<Host<RulesOf<C>>, Message> {
    let record = record.get::<RulesOf<C>>().ok_or_else(other_game)?;
    // A snapshot would be gone on with where the steps cannot be followed; there is nothing to watch then.
    let whole = Record { snapshot: None, ..record.clone() };
    let nobody = record.players.iter().map(|_| None).collect();
    Ok(Host::resume(content.game(&record.setup)?, &whole, nobody)?)
}

/// Leaves the table; whoever still thinks is stopped, and the game is kept as it stands.
pub fn close<T: TableGame>(mut commands: Commands, table: Option<ResMut<Table<T>>>, storage: Option<Res<Storage>>) {
    let Some(mut table) = table else { return };
    keep(&mut *table, storage.as_deref());
    commands.remove_resource::<Table<T>>();
    commands.insert_resource(ProgramsAtTable::default());
}
