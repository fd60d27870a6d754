//! Laying, opening and closing a table: seating everybody, or threading the record that is watched.

use std::sync::Arc;

use bevy::prelude::*;
use lab::GameModule;
use tabletop::{Game, Message, Record};

use super::{
    Autosave, Chairs, Host, Listen, LiveSession, OwnPrograms, ProgramsAtTable, Seated, Seating, SessionFactory, Table,
    TableGame, keep, seat,
};
use crate::{
    crash,
    shell::{ActiveGame, LaidGame, NewGame, Notices, Screen, Watching},
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
    if !T::Content::takes(&game.setup) {
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
        let mut table = Table::lay(content.watch(&replay.record)?, true)?;
        table.thread(&words);
        return Ok(Laid { table, programs: Vec::new() });
    }
    let kept = world.contains_resource::<Storage>();
    let company = Seating { game, content: &content, words: &words, own: world.get_resource::<OwnPrograms>() };
    let Seated { host, autosave, programs, notices } = T::Content::seat(&company)?;
    let mut table = Table::lay(host, false)?;
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

impl<H> Seated<H> {
    /// The same players at a session of a type that wraps this one.
    pub fn map<O>(self, host: impl FnOnce(H) -> O) -> Seated<O> {
        let Self { host: held, autosave, programs, notices } = self;
        Seated { host: host(held), autosave, programs, notices }
    }
}

/// Seats everybody at a game, each opponent by its agent spec; `title` gives the name players know an opponent by.
///
/// # Errors
/// An opponent there is not, a program that is not found, or a record that cannot be gone on with.
pub fn seat_game<M: GameModule>(
    module: &M,
    rules: Arc<M::Game>,
    company: &Seating<'_, impl Sized>,
    title: impl Fn(&str) -> String,
) -> Result<Seated<Host<M::Game>>, Message> {
    let Seating { game, words, own, .. } = *company;
    let Chairs { agents, programs, notices } = seat(module, &game.players, title, words, own)?;
    let Some(resume) = &game.resume else {
        let host = Host::new(rules, game.seed, game.players.clone(), agents)?;
        return Ok(Seated { host, autosave: Autosave::new(None), programs, notices });
    };
    // What was followed with other content leads elsewhere now.
    let followed = resume.session::<M::Game>().filter(|followed| {
        let game = followed.session.game();
        game.content_hash() == rules.content_hash() && game.setup() == rules.setup()
    });
    let (host, about) = match followed {
        Some(followed) => (Host::go_on(followed.session.clone(), agents)?, followed.about.clone()),
        None => {
            let record: Record<M::Game> = Record::from_ron(resume.text())?;
            (Host::resume(rules, &record, agents)?, record.about)
        }
    };
    Ok(Seated { host, autosave: Autosave::new(Some(&about)), programs, notices })
}

/// The session of a record, at its end and with nobody in it.
///
/// # Errors
/// Its steps cannot be followed.
pub fn watch_record<G: Game>(rules: Arc<G>, record: &Record<G>) -> Result<Host<G>, Message> {
    // A snapshot would be gone on with where the steps cannot be followed; there is nothing to watch then.
    let whole = Record { snapshot: None, ..record.clone() };
    let nobody = record.players.iter().map(|_| None).collect();
    Ok(Host::resume(rules, &whole, nobody)?)
}

/// Leaves the table; whoever still thinks is stopped, and the game is kept as it stands.
pub fn close<T: TableGame>(mut commands: Commands, table: Option<ResMut<Table<T>>>, storage: Option<Res<Storage>>) {
    let Some(mut table) = table else { return };
    keep(&mut *table, storage.as_deref());
    commands.remove_resource::<Table<T>>();
    commands.insert_resource(ProgramsAtTable::default());
}
