//! Opening and closing the table of a fight.

use std::sync::Arc;

use bevy::prelude::*;
use dice::Alea;
use lab::{GameModule, games::DiceModule};
use tabletop::{Controller, Record};

use super::{play, state::Duel};
use crate::{
    app::Screen,
    content::Content,
    crash,
    handover::{ActiveGame, GameSetup, NewGame},
    notice::Notices,
    storage::Storage,
    table::{Autosave, Host},
    text::Words,
};

/// Opens the table of the active game, where that is a fight; where it cannot be opened, says why and goes back to the title.
pub fn open(world: &mut World) {
    let Some(ActiveGame(game)) = world.get_resource::<ActiveGame>().cloned() else { return };
    let GameSetup::Alea(setup) = &game.setup else { return };
    let content = world.resource::<Content>().clone();
    let words = world.resource::<Words>().clone();
    let kept = world.contains_resource::<Storage>();
    match sit_down(&game, setup, &content, &words, kept) {
        Ok(table) => {
            crash::lend(Arc::downgrade(&table.host.recorder()));
            world.insert_resource(table);
        }
        Err(problem) => {
            world.resource_mut::<Notices>().error(format!("{problem:#}"));
            world.resource_mut::<NextState<Screen>>().set(Screen::Title);
        }
    }
}

/// Leaves the table; whoever still thinks is stopped, and the fight is kept as it stands.
pub fn close(mut commands: Commands, table: Option<ResMut<Duel>>, storage: Option<Res<Storage>>) {
    if let Some(mut table) = table {
        play::keep(&mut table, storage.as_deref());
    }
    commands.remove_resource::<Duel>();
}

/// The table of a fight; `kept` says whether there is a place to save it.
fn sit_down(game: &NewGame, setup: &dice::Setup, content: &Content, words: &Words, kept: bool) -> anyhow::Result<Duel> {
    let rules = content.fight(setup.clone()).map_err(anyhow::Error::msg)?;
    let mut chairs = Vec::new();
    for player in &game.players {
        chairs.push(match &player.controller {
            Controller::Human => None,
            Controller::Agent(spec) => Some(DiceModule.agent(spec).map_err(|problem| anyhow::anyhow!("{problem}"))?),
        });
    }
    let record: Option<Record<Alea>> = game.resume.as_deref().map(Record::from_ron).transpose()?;
    let host = match &record {
        None => Host::new(rules, game.seed, game.players.clone(), chairs)?,
        Some(record) => Host::resume(rules, record, chairs)?,
    };
    let mut table = Duel::lay(host);
    // Games that only opponents play are not kept: nobody misses them.
    if kept && table.persons().next().is_some() {
        table.autosave = Autosave::of(record.as_ref());
    }
    // A fight that was left is remembered in its log.
    play::retell(&mut table, words);
    Ok(table)
}
