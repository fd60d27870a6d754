//! Opening and closing the table of a fight.

use std::sync::Arc;

use anyhow::Context;
use bevy::prelude::*;
use dice::{
    Alea,
    gauntlet::{self, Gauntlet},
};
use lab::{
    GameModule,
    games::{DiceModule, GauntletModule},
};
use tabletop::{Game, Record, Seat};

use super::{bout::Bout, play, road::Road, state::Duel};
use crate::{
    crash,
    games::alea::Content,
    shell::{ActiveGame, NewGame, Notices, Screen},
    storage::Storage,
    table::{self, Autosave, Chairs, Host, Listen, OwnPrograms, ProgramsAtTable},
    text::Words,
};

/// Opens the table of the active game, where that is a fight or a gauntlet; where it cannot be opened, says why and goes back to
/// the title.
pub fn open(world: &mut World) {
    let Some(ActiveGame(game)) = world.get_resource::<ActiveGame>().cloned() else { return };
    let content = world.resource::<Content>().clone();
    let words = world.resource::<Words>().clone();
    let kept = world.contains_resource::<Storage>();
    let company = Company { game: &game, content: &content, words: &words, own: world.get_resource::<OwnPrograms>() };
    let seated = match (game.setup.get::<Alea>(), game.setup.get::<Gauntlet>()) {
        (Some(setup), _) => duel(&company, setup),
        (None, Some(setup)) => run(&company, setup),
        (None, None) => return,
    };
    let laid = seated.and_then(|Seated { bout, autosave, programs, notices }| {
        Ok((sit_down(bout, kept.then_some(autosave), &words)?, programs, notices))
    });
    match laid {
        Ok((table, programs, notices)) => {
            world.insert_resource(ProgramsAtTable(programs));
            let mut told = world.resource_mut::<Notices>();
            notices.into_iter().for_each(|notice| told.info(notice));
            name_after_fighters(&mut world.resource_mut::<ActiveGame>().0, &table, &words);
            crash::lend(Arc::downgrade(&table.host.recorder()));
            world.insert_resource(table);
        }
        Err(problem) => {
            world.resource_mut::<Notices>().error(format!("{problem:#}"));
            world.resource_mut::<NextState<Screen>>().set(Screen::Title);
        }
    }
}

/// Lets the players go by their fighters' names, as on the table: ready-made games seat a mere "Player". The enemies of a gauntlet
/// share one.
fn name_after_fighters(game: &mut NewGame, table: &Duel, words: &Words) {
    for (seat, player) in Seat::all(game.players.len()).zip(&mut game.players) {
        player.name = match table.road.is_some() && seat != Road::HERO {
            true => words.get("gauntlet.enemies").to_owned(),
            false => table.name(seat).to_owned(),
        };
    }
}

/// Leaves the table; whoever still thinks is stopped, and the fight is kept as it stands.
pub fn close(mut commands: Commands, table: Option<ResMut<Duel>>, storage: Option<Res<Storage>>) {
    if let Some(mut table) = table {
        table::keep(&mut *table, storage.as_deref());
    }
    commands.remove_resource::<Duel>();
    commands.insert_resource(ProgramsAtTable::default());
}

/// Who sits down, and what is known about them.
struct Company<'a> {
    game: &'a NewGame,
    content: &'a Content,
    words: &'a Words,
    /// The programs that the player has named.
    own: Option<&'a OwnPrograms>,
}

/// A session with everybody in it.
struct Seated {
    bout: Bout,
    /// The autosave of its own, or the one it was taken up from.
    autosave: Autosave,
    /// What tells of the programs among them.
    programs: Vec<Listen>,
    /// What the player should know about them.
    notices: Vec<String>,
}

/// A duel.
fn duel(company: &Company<'_>, setup: &dice::Setup) -> anyhow::Result<Seated> {
    let rules = company.content.fight(setup.clone()).map_err(anyhow::Error::msg)?;
    seat(company, rules, &DiceModule, Bout::Duel)
}

/// A gauntlet, in which opponents of duels travel.
fn run(company: &Company<'_>, setup: &gauntlet::Setup) -> anyhow::Result<Seated> {
    let rules = company.content.gauntlet(setup.clone()).map_err(anyhow::Error::msg)?;
    seat(company, rules, &GauntletModule, Bout::Gauntlet)
}

/// Seats everybody, opponents as the registry knows them.
fn seat<G: Game>(
    company: &Company<'_>,
    rules: Arc<G>,
    module: &impl GameModule<Game = G>,
    bout: impl FnOnce(Host<G>) -> Bout,
) -> anyhow::Result<Seated> {
    let Company { game, content, words, own } = *company;
    let title = |spec: &str| content.duelist_title(spec);
    let Chairs { agents, programs, notices } = table::seat(module, &game.players, title, words, own)?;
    let record: Option<Record<G>> = game.resume.as_deref().map(Record::from_ron).transpose()?;
    let host = match &record {
        None => Host::new(rules, game.seed, game.players.clone(), agents)?,
        Some(record) => Host::resume(rules, record, agents)?,
    };
    Ok(Seated { bout: bout(host), autosave: Autosave::of(record.as_ref()), programs, notices })
}

/// The table of a session.
fn sit_down(bout: Bout, autosave: Option<Autosave>, words: &Words) -> anyhow::Result<Duel> {
    let mut table = Duel::lay(bout).context("there is nobody to fight")?;
    // Games that only opponents play are not kept: nobody misses them.
    if let Some(autosave) = autosave.filter(|_| table.persons().next().is_some()) {
        table.autosave = autosave;
    }
    // A game that was left is remembered in its log.
    play::retell(&mut table, words);
    Ok(table)
}
