//! Opening the table: rules, opponents, session, board.

use std::sync::Arc;

use anyhow::Context;
use bevy::prelude::*;
use lab::games::RiskModule;
use risk::Risk;
use tabletop::{Controller, Eye, Player, Record, Seat};

use super::{
    board,
    chronicle::Chronicle,
    draft::Draft,
    play,
    reasoning::Reasoning,
    replay::Tape,
    shown::Shown,
    state::{Match, Sight},
};
use crate::{
    crash,
    games::conquest::Content,
    shell::{ActiveGame, NewGame, Notices, Screen, WatchReplay, Watching},
    storage::Storage,
    table::{self, Autosave, Chairs, Curtain, Host, Listen, OwnPrograms, ProgramsAtTable, Queue, Reasons, Why},
    text::Words,
    theme::Palette,
};

/// Opens the table of the active game; where it cannot be opened, says why and goes back to the title.
pub fn open(world: &mut World) {
    let Some(ActiveGame(game)) = world.get_resource::<ActiveGame>().cloned() else {
        world.resource_mut::<NextState<Screen>>().set(Screen::Title);
        return;
    };
    if game.setup.get::<Risk>().is_none() {
        return;
    }
    let content = world.resource::<Content>().clone();
    let words = world.resource::<Words>().clone();
    let kept = world.contains_resource::<Storage>();
    let laid = match world.get_resource::<Watching>() {
        Some(Watching(replay)) => watch(replay, &content, &words),
        None => {
            let own = world.get_resource::<OwnPrograms>();
            sit_down(&game, &content, &words, kept, own).map(|(table, programs, notices)| {
                world.insert_resource(ProgramsAtTable(programs));
                let mut told = world.resource_mut::<Notices>();
                notices.into_iter().for_each(|notice| told.info(notice));
                table
            })
        }
    };
    let opened = laid.and_then(|table| {
        let map = Arc::clone(table.map());
        anyhow::ensure!(
            board::spawn(world, &map),
            "the map '{}' has no drawing, so it cannot be played here",
            map.name()
        );
        Ok(table)
    });
    match opened {
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

/// Leaves the table; whoever still thinks is stopped, and the game is kept as it stands.
pub fn close(mut commands: Commands, table: Option<ResMut<Match>>, storage: Option<Res<Storage>>) {
    if let Some(mut table) = table {
        table::keep(&mut *table, storage.as_deref());
    }
    commands.remove_resource::<Match>();
    commands.insert_resource(ProgramsAtTable::default());
}

/// The table of a game, what tells of its programs, and what the player should know. `kept` says whether there is a place to save
/// it, `own` which programs the player has named.
fn sit_down(
    game: &NewGame,
    content: &Content,
    words: &Words,
    kept: bool,
    own: Option<&OwnPrograms>,
) -> anyhow::Result<(Match, Vec<Listen>, Vec<String>)> {
    let setup = game.setup.get::<Risk>().context("this is no game of Conquest")?;
    let rules = content.game(setup).map_err(anyhow::Error::msg)?;
    let title = |spec: &str| content.opponent_title(spec).unwrap_or(spec).to_owned();
    let Chairs { agents, programs, notices } = table::seat(&RiskModule, &game.players, title, words, own)?;
    let record: Option<Record<Risk>> = game.resume.as_deref().map(Record::from_ron).transpose()?;
    let host = match &record {
        None => Host::new(rules, game.seed, game.players.clone(), agents)?,
        Some(record) => Host::resume(rules, record, agents)?,
    };
    let mut table = lay(host, &game.players);
    // Games that only opponents play are not kept: nobody misses them.
    if kept && table.persons().next().is_some() {
        table.autosave = Autosave::of(record.as_ref());
    }
    // A game that was left is remembered in its log.
    play::retell(&mut table, words);
    Ok((table, programs, notices))
}

/// Lays the table of a recorded game, which stands at its beginning.
fn watch(replay: &WatchReplay, content: &Content, words: &Words) -> anyhow::Result<Match> {
    let record = replay.record.get::<Risk>().context("this is no game of Conquest")?;
    let rules = content.game(&record.setup).map_err(anyhow::Error::msg)?;
    // A snapshot would be gone on with where the steps cannot be followed; there is nothing to watch then.
    let whole = Record { snapshot: None, ..Record::clone(record) };
    let nobody = record.players.iter().map(|_| None).collect();
    let mut table = lay(Host::resume(rules, &whole, nobody)?, &[]);
    let tape = table.host.session().map(|session| Tape::new(session, table.host.past(), &table, words));
    table.tape = tape;
    table.host.seek(0);
    if let Some(view) = table.visible() {
        table.shown = Shown::new(&view);
    }
    Ok(table)
}

/// Lays the table of a game as it stands, for whoever of these players is a person.
pub(super) fn lay(host: Host<Risk>, players: &[Player]) -> Match {
    let persons: Vec<Seat> =
        Seat::all(players.len()).filter(|seat| players[seat.index()].controller == Controller::Human).collect();
    let sight = match persons.as_slice() {
        [] => Sight::All,
        [only] => Sight::Seat(*only),
        _ => Sight::Public,
    };
    let eye = if let Sight::Seat(seat) = sight { Eye::Seat(seat) } else { Eye::Public };
    let view = host.view(eye).expect("nobody plays yet");
    let mut table = Match {
        shown: Shown::new(&view),
        host,
        sight,
        curtain: Curtain::default(),
        palette: Palette::default(),
        cues: Queue::default(),
        draft: Draft::default(),
        view: None,
        chronicle: Chronicle::default(),
        reasons: Reasons::default(),
        why: Why::default(),
        reasoning: Reasoning::default(),
        tape: None,
        autosave: Autosave::default(),
        dice: None,
        banner: None,
        hurried: false,
        recap: None,
        recap_open: false,
        replaying: None,
        stale_log: false,
        hint: None,
    };
    if let Some(view) = table.visible() {
        table.shown.catch_up(&view);
    }
    table
}
