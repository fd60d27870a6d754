//! Opening and closing the table of a fight.

use std::sync::Arc;

use anyhow::Context;
use bevy::prelude::*;
use dice::gauntlet;
use lab::{
    GameModule,
    games::{DiceModule, GauntletModule},
};
use tabletop::{Controller, Game, Record, Seat};

use super::{bout::Bout, play, road::Road, state::Duel};
use crate::{
    app::Screen,
    content::Content,
    crash,
    handover::{ActiveGame, GameSetup, NewGame},
    notice::Notices,
    storage::Storage,
    table::{self, Autosave, Host},
    text::Words,
};

/// Opens the table of the active game, where that is a fight or a gauntlet; where it cannot be opened, says why and goes back to
/// the title.
pub fn open(world: &mut World) {
    let Some(ActiveGame(game)) = world.get_resource::<ActiveGame>().cloned() else { return };
    let content = world.resource::<Content>().clone();
    let words = world.resource::<Words>().clone();
    let kept = world.contains_resource::<Storage>();
    let table = match &game.setup {
        GameSetup::Alea(setup) => duel(&game, setup, &content),
        GameSetup::Gauntlet(setup) => run(&game, setup, &content),
        GameSetup::Conquest(_) => return,
    };
    match table.and_then(|(bout, autosave)| sit_down(bout, kept.then_some(autosave), &words)) {
        Ok(table) => {
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
}

/// A session, and the autosave of its own or the one it was taken up from.
type Seated = (Bout, Autosave);

/// A duel.
fn duel(game: &NewGame, setup: &dice::Setup, content: &Content) -> anyhow::Result<Seated> {
    let rules = content.fight(setup.clone()).map_err(anyhow::Error::msg)?;
    let (host, autosave) = seat(game, rules, DiceModule)?;
    Ok((Bout::Duel(host), autosave))
}

/// A gauntlet, in which opponents of duels travel.
fn run(game: &NewGame, setup: &gauntlet::Setup, content: &Content) -> anyhow::Result<Seated> {
    let rules = content.gauntlet(setup.clone()).map_err(anyhow::Error::msg)?;
    let (host, autosave) = seat(game, rules, GauntletModule)?;
    Ok((Bout::Gauntlet(host), autosave))
}

/// Seats everybody, opponents as the registry knows them.
fn seat<G: Game>(
    game: &NewGame,
    rules: Arc<G>,
    module: impl GameModule<Game = G>,
) -> anyhow::Result<(Host<G>, Autosave)> {
    let mut chairs = Vec::new();
    for player in &game.players {
        chairs.push(match &player.controller {
            Controller::Human => None,
            Controller::Agent(spec) => Some(module.agent(spec).map_err(|problem| anyhow::anyhow!("{problem}"))?),
        });
    }
    let record: Option<Record<G>> = game.resume.as_deref().map(Record::from_ron).transpose()?;
    let host = match &record {
        None => Host::new(rules, game.seed, game.players.clone(), chairs)?,
        Some(record) => Host::resume(rules, record, chairs)?,
    };
    Ok((host, Autosave::of(record.as_ref())))
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
