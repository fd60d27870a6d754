//! What happened since the last turn, summed up and replayed at the table.

use std::collections::BTreeSet;

use bevy::{ecs::change_detection::Tick, prelude::App};
use risk::{Setup, Start};
use rubicon::{
    games::conquest::panels::{DockModel, ModelCache, models},
    settings::{Settings, Speed},
    shell::Screen,
    text::Words,
};

use crate::hands::{begin, decide, due, letter, press, screen, shell, steps, table, until, wait_for_decision};

#[test]
fn a_replay_shows_what_happened_and_returns_to_the_turn() {
    let mut app = shell(None);
    begin(&mut app, Setup { start: Start::Scatter, ..Setup::default() }, &["human", "raider", "raider", "raider"], 3);
    assert!(wait_for_decision(&mut app));
    assert!(table(&app).recap.is_none(), "there was no turn before");
    let mut decisions = 0;
    until(&mut app, "a recap", |app| {
        decisions += 1;
        assert!(wait_for_decision(app));
        let open = table(app).recap_open;
        if !open {
            decide(app, decisions % 4 == 2);
        }
        open
    });
    let recap = table(&app).recap.clone().expect("its card is shown");
    assert!(recap.lines.iter().any(|line| format!("{} {}", line.harm, line.text).contains("takes")));
    let before = (table(&app).view.clone(), table(&app).draft.clone(), table(&app).log.entries().len());
    let lands = table(&app).shown.board.lands.clone();

    // Something is shown in between, then everything is as it was.
    app.world_mut().resource_mut::<Settings>().speed = Speed::Normal;
    press(&mut app, letter("r"));
    steps(&mut app, 2);
    assert!(table(&app).replaying.is_some() && due(&app).is_none());
    assert_ne!(table(&app).shown.board.lands, lands);
    let held = table(&app).host.session().expect("the game stands still").len();
    press(&mut app, bevy::input::keyboard::Key::Space);
    until(&mut app, "the turn again", |app| due(app).is_some());
    assert_eq!(table(&app).host.session().expect("here").len(), held);
    let after = (table(&app).view.clone(), table(&app).draft.clone(), table(&app).log.entries().len());
    assert_eq!(after, before);
    assert_eq!(table(&app).shown.board.lands, lands);
    assert!(table(&app).replaying.is_none() && !table(&app).recap_open);
}

/// While opponents play at their usual pace, and while the recap is replayed, the dock shows whoever plays with a line of their own.
#[test]
fn the_dock_shows_whoever_plays_with_a_line_of_their_own() {
    let mut app = shell(None);
    app.world_mut().resource_mut::<Settings>().speed = Speed::Fast;
    let setup = Setup { start: Start::Scatter, round_limit: 4, ..Setup::default() };
    begin(&mut app, setup, &["human", "raider", "sentinel", "gardener"], 3);
    let (mut named, mut replayed, mut asked) = (BTreeSet::new(), 0, false);
    until(&mut app, "the result", |app| {
        if due(app).is_some() {
            let recap = table(app).recap_open;
            match recap && !asked {
                true => press(app, letter("r")),
                false => decide(app, false),
            }
            asked = recap;
        }
        if screen(app) != Screen::Play {
            return true;
        }
        let dock = dock(app);
        replayed += usize::from(table(app).replaying.is_some());
        if let Some(player) = dock.player {
            assert_eq!(player.face.name, table(app).own_name(table(app).shown.board.active));
            assert!(!player.line.is_empty() && !player.line.contains('{'), "{}", player.line);
            named.insert(player.face.name);
        }
        false
    });
    assert!(named.len() == 3 && replayed > 3, "{named:?}, {replayed} pictures of a recap");
}

/// While first armies are placed in turn, the armies that were placed last are another's than who is named.
#[test]
fn a_face_speaks_of_its_own_deed_alone() {
    let mut app = shell(None);
    app.world_mut().resource_mut::<Settings>().speed = Speed::Fast;
    begin(&mut app, Setup { round_limit: 2, ..Setup::default() }, &["raider", "sentinel", "gardener"], 3);
    let ponders = app.world().resource::<Words>().get("conquest-say-anyone_ponder").to_owned();
    let (mut own, mut others) = (0, 0);
    until(&mut app, "the first round", |app| {
        if table(app).shown.board.round > 0 {
            return true;
        }
        let (Some(player), Some((by, _))) = (dock(app).player, table(app).own.deed) else { return false };
        if by == table(app).shown.board.active {
            own += usize::from(player.line != ponders);
        } else {
            others += 1;
            assert_eq!(player.line, ponders, "of {by:?}");
        }
        false
    });
    assert!(own > 0 && others > 0, "{own} own deeds, {others} of others");
}

fn dock(app: &App) -> DockModel {
    let world = app.world();
    let (content, words, settings) = (world.resource(), world.resource::<Words>(), world.resource());
    models(table(app), content, words, settings, [Tick::default(); 4], &mut ModelCache::default()).1.clone()
}
