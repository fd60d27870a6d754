//! How long a person waits for opponents, counted in frames: what is told of two of their turns, how the dock holds still meanwhile,
//! and that a skip is one.

use bevy::{input::keyboard::Key, prelude::*};
use risk::{Setup, Start};
use rubicon::{
    games::conquest::Match,
    settings::{Settings, Speed},
    shell::Screen,
};

use crate::hands::{FRAME, awake, begin, decide, due, letter, press, screen, shell, table, until, wait_for_decision};

/// Seconds for two turns of opponents at normal speed: most of them, and the longest, in which continents change hands.
const WAITS: [f32; 2] = [20.0, 30.0];

/// A game at normal speed with two opponents, up to the person's first turn.
fn game(opponents: [&str; 2], seed: u64) -> App {
    let mut app = shell(None);
    begin(&mut app, Setup { start: Start::Scatter, ..Setup::default() }, &["human", opponents[0], opponents[1]], seed);
    assert!(wait_for_decision(&mut app), "the game begins");
    while table(&app).shown.board.round == 0 {
        decide(&mut app, false);
        wait_for_decision(&mut app);
    }
    app.world_mut().resource_mut::<Settings>().speed = Speed::Normal;
    app
}

/// Ends the person's turn without a fight. Returns whether it came to that.
fn end_turn(app: &mut App) -> bool {
    let round = |app: &App| (table(app).shown.board.round, table(app).shown.board.active);
    let own = round(app);
    while wait_for_decision(app) && round(app) == own {
        awake(app);
        decide(app, false);
        until(app, "what was done to be told", |app| {
            screen(app) == Screen::Result || due(app).is_some() || round(app) != own
        });
        if screen(app) == Screen::Result || round(app) != own {
            break;
        }
    }
    screen(app) != Screen::Result
}

/// Seconds told until the person is to act again, and how often the dock folded or unfolded meanwhile.
fn wait(app: &mut App) -> Option<(f32, usize)> {
    let (mut frames, mut moves) = (0, 0);
    let mut unfolded = table(app).unfolded();
    while due(app).is_none() {
        if screen(app) == Screen::Result {
            return None;
        }
        frames += usize::from(!table(app).caught_up());
        moves += usize::from(std::mem::replace(&mut unfolded, table(app).unfolded()) != unfolded);
        app.update();
        app.world().get_resource::<Match>()?;
        std::thread::sleep(std::time::Duration::from_micros(200));
    }
    Some((frames as f32 * FRAME.as_secs_f32(), moves))
}

#[test]
fn two_turns_of_opponents_are_told_within_half_a_minute() {
    let mut waits = Vec::new();
    for (opponents, seed) in [(["captain", "duke"], 3), (["quartermaster", "abbess"], 7), (["captain", "broker"], 11)] {
        let mut app = game(opponents, seed);
        for _ in 0..5 {
            let Some((seconds, moves)) = end_turn(&mut app).then(|| wait(&mut app)).flatten() else { break };
            assert!(moves <= 1, "the dock moved {moves} times in one wait");
            waits.push(seconds);
        }
    }
    waits.sort_by(f32::total_cmp);
    println!("seconds told of two turns: {waits:?}");
    assert!(waits.len() >= 10, "{waits:?}");
    let [most, longest] = WAITS;
    assert!(waits[waits.len() * 8 / 10] <= most, "{waits:?}");
    assert!(waits[waits.len() - 1] <= longest, "{waits:?}");
    assert!(waits[0] > 1.0, "something is told: {waits:?}");
}

#[test]
fn a_skip_takes_effect_at_once() {
    let mut app = game(["captain", "duke"], 3);
    assert!(end_turn(&mut app));
    for _ in 0..10 {
        app.update();
    }
    assert!(due(&app).is_none(), "opponents play");
    press(&mut app, Key::Space);
    let (seconds, _) = wait(&mut app).expect("the game goes on");
    assert!(seconds <= 2.0, "{seconds} s were told after a skip");
    press(&mut app, letter("e"));
    assert!(table(&app).draft.cursor.is_some(), "the person is to act");
}
