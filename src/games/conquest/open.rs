//! Opening the table: rules, opponents, session, board.

use std::sync::Arc;

use bevy::prelude::*;
use lab::{GameModule, games::RiskModule};
use risk::Risk;
use tabletop::{Controller, Eye, Record, Seat};

use super::{
    board,
    chronicle::Chronicle,
    desk::Desk,
    play,
    reasoning::Reasoning,
    shown::Shown,
    state::{Match, Sight},
};
use crate::{
    app::Screen,
    content::Content,
    crash,
    handover::{ActiveGame, GameSetup, NewGame},
    notice::Notices,
    storage::Storage,
    table::{Autosave, Curtain, Host, Queue, Reasons, Why},
    text::Words,
    theme::Palette,
};

/// Opens the table of the active game; where it cannot be opened, says why and goes back to the title.
pub fn open(world: &mut World) {
    let Some(ActiveGame(game)) = world.get_resource::<ActiveGame>().cloned() else {
        world.resource_mut::<NextState<Screen>>().set(Screen::Title);
        return;
    };
    let content = world.resource::<Content>().clone();
    let words = world.resource::<Words>().clone();
    let kept = world.contains_resource::<Storage>();
    let opened = sit_down(&game, &content, &words, kept).and_then(|table| {
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
        play::keep(&mut table, storage.as_deref());
    }
    commands.remove_resource::<Match>();
}

/// The table of a game; `kept` says whether there is a place to save it.
fn sit_down(game: &NewGame, content: &Content, words: &Words, kept: bool) -> anyhow::Result<Match> {
    let GameSetup::Conquest(setup) = &game.setup;
    let library = content.library.as_ref().ok_or_else(|| anyhow::anyhow!("the program's files are missing"))?;
    let rules = RiskModule.rules(setup.clone(), library).map_err(|faults| {
        let lines: Vec<String> = faults.iter().map(|fault| fault.problem.to_string()).collect();
        anyhow::anyhow!(lines.join("; "))
    })?;
    let mut chairs = Vec::new();
    for player in &game.players {
        chairs.push(match &player.controller {
            Controller::Human => None,
            Controller::Agent(spec) => Some(RiskModule.agent(spec).map_err(|problem| anyhow::anyhow!("{problem}"))?),
        });
    }
    let record: Option<Record<Risk>> = game.resume.as_deref().map(Record::from_ron).transpose()?;
    let host = match &record {
        None => Host::new(rules, game.seed, game.players.clone(), chairs)?,
        Some(record) => Host::resume(rules, record, chairs)?,
    };
    let persons: Vec<Seat> = Seat::all(game.players.len())
        .filter(|seat| game.players[seat.index()].controller == Controller::Human)
        .collect();
    let sight = match persons.as_slice() {
        [] => Sight::All,
        [only] => Sight::Seat(*only),
        _ => Sight::Public,
    };
    // Games that only opponents play are not kept: nobody misses them.
    let autosave = if persons.is_empty() || !kept { Autosave::default() } else { Autosave::of(record.as_ref()) };
    let eye = if let Sight::Seat(seat) = sight { Eye::Seat(seat) } else { Eye::Public };
    let view = host.view(eye).expect("nobody plays yet");
    let mut table = Match {
        shown: Shown::new(&view),
        host,
        sight,
        curtain: Curtain::default(),
        palette: Palette::default(),
        moments: Queue::default(),
        desk: Desk::default(),
        view: None,
        chronicle: Chronicle::default(),
        reasons: Reasons::default(),
        why: Why::default(),
        reasoning: Reasoning::default(),
        autosave,
        dice: None,
        banner: None,
        hurried: false,
        stale_log: false,
        hint: None,
    };
    if let Some(view) = table.visible() {
        table.shown.catch_up(&view);
    }
    // A game that was left is remembered in its log.
    play::retell(&mut table, words);
    Ok(table)
}
