//! Decisions that are past: the board as it was when they were made, and what is worked out again of a game that is taken up.

use bevy::{input::keyboard::Key, prelude::*};
use risk::{Board, Phase, Risk, Setup};
use rubicon::{
    games::conquest::Match,
    shell::{GameSetup, NewGame},
    table::{
        Made, WhyFocus,
        logbook::{LogFeed, LogLine},
        why::{Reading, WhyAsk},
    },
    text::Words,
};
use tabletop::{Eye, Seat, Seed};

use super::{ask, model, open_setup, reading, shown};
use crate::hands::{begin, decide, due, letter, players, press, shell, steps, table, until, wait_for_decision};

/// The board before a step.
fn board_at(app: &App, step: usize) -> Board {
    let mut past = table(app).host.session().expect("here").clone();
    past.seek(step);
    past.view(Eye::Seat(Seat(0))).board
}

#[test]
fn a_past_decision_is_read_on_the_board_as_it_was() {
    let mut app = shell(None);
    begin(&mut app, open_setup(), &["human", "sentinel", "raider"], 2);
    for _ in 0..4 {
        assert!(wait_for_decision(&mut app));
        decide(&mut app, false);
    }
    assert!(wait_for_decision(&mut app));
    while !matches!(due(&app), Some(Phase::Reinforce { .. })) {
        decide(&mut app, false);
        assert!(wait_for_decision(&mut app));
    }
    press(&mut app, Key::ArrowRight);
    let now = table(&app).shown.board.clone();
    let cursor = table(&app).draft.cursor;
    let steps_made = table(&app).host.session().expect("here").len();
    let opponents = table(&app).reasons.iter().filter(|made| !table(&app).is_person(made.seat));
    let made: Vec<usize> = opponents.map(|made| made.step).collect();
    for step in [made[0], made[made.len() / 2], made[made.len() - 1]] {
        app.world_mut().resource_mut::<Match>().why.ask(step);
        app.update();
        assert!(matches!(reading(&app), Reading::Open(_)), "step {step}");
        assert!(table(&app).looks_back() && table(&app).actor().is_none(), "nothing is done on a board that is past");
        assert_eq!(table(&app).shown.board, board_at(&app, step), "step {step}");
        assert_ne!(table(&app).shown.board, now);
    }
    // The game stands still meanwhile, and what was in hand is back with the board.
    steps(&mut app, 5);
    assert_eq!(table(&app).host.session().expect("here").len(), steps_made);
    press(&mut app, Key::Escape);
    app.update();
    assert!(!table(&app).looks_back() && table(&app).actor() == Some(Seat(0)));
    assert_eq!((&table(&app).shown.board, table(&app).draft.cursor), (&now, cursor));
    // A hint is about the board as it is.
    press(&mut app, letter("w"));
    assert!(table(&app).looks_back());
    press(&mut app, letter("h"));
    assert!(!table(&app).looks_back());
    until(&mut app, "advice", |app| shown(app).is_some());
    assert_eq!((table(&app).why.focus(), &table(&app).shown.board), (WhyFocus::Hint, &now));
    // The main key leads back to the turn.
    ask(&mut app, WhyAsk::Look(WhyFocus::Latest));
    assert!(table(&app).looks_back());
    press(&mut app, Key::Enter);
    app.update();
    assert!(!table(&app).looks_back() && !table(&app).why.is_open() && table(&app).actor() == Some(Seat(0)));
    assert_eq!(table(&app).host.session().expect("here").len(), steps_made, "nothing was done");
}

/// The lines of the log as the panel shows them.
fn log(app: &App) -> Vec<LogLine> {
    table(app).log_model(&Words::english(), &mut LogFeed::default()).lines.to_vec()
}

#[test]
fn reasons_from_before_a_game_was_taken_up_are_worked_out_again() {
    let mut app = shell(None);
    begin(&mut app, open_setup(), &["human", "sentinel", "minimax@easy"], 6);
    for _ in 0..5 {
        assert!(wait_for_decision(&mut app));
        decide(&mut app, false);
    }
    assert!(wait_for_decision(&mut app));
    let all: Vec<Made> = table(&app).reasons.iter().cloned().collect();
    let made: Vec<Made> = all.iter().filter(|made| made.explanation.is_some()).cloned().collect();
    let said = log(&app);
    assert!(said.iter().filter(|line| line.why.is_some()).count() > 3);
    let text = table(&app).host.record(true).expect("here").to_ron().expect("written");
    let setup = GameSetup::new::<Risk>(Setup { seats: 3, ..open_setup() });
    let seats = players(&["human", "sentinel", "minimax@easy"]);
    app.world_mut().write_message(NewGame { setup, players: seats, seed: Seed(6), resume: Some(text.into()) });
    steps(&mut app, 3);
    until(&mut app, "a decision", |app| due(app).is_some());
    // Asked for by its step, the earliest first: it need not wait for those that come back by themselves.
    for made in [&made[0], &made[made.len() / 2], &made[made.len() - 1]] {
        app.world_mut().resource_mut::<Match>().why.ask(made.step);
        app.update();
        until(&mut app, "the reasons", |app| matches!(reading(app), Reading::Open(_) | Reading::Lost));
        assert_eq!(shown(&app), Some(model(&app, made)), "step {}", made.step);
    }
    // By themselves all come back, and the log quotes them.
    press(&mut app, Key::Escape);
    until(&mut app, "all decisions", |app| table(app).reasons.first() == all.first().map(|made| made.step));
    let back: Vec<(usize, Seat, bool)> =
        table(&app).reasons.iter().map(|made| (made.step, made.seat, made.explanation.is_some())).collect();
    assert_eq!(back, all.iter().map(|made| (made.step, made.seat, made.explanation.is_some())).collect::<Vec<_>>());
    assert_eq!(log(&app), said);
}

#[test]
fn the_arrows_reach_decisions_that_are_not_worked_out_yet() {
    let mut app = shell(None);
    begin(&mut app, open_setup(), &["human", "sentinel", "raider"], 2);
    for _ in 0..3 {
        assert!(wait_for_decision(&mut app));
        decide(&mut app, false);
    }
    assert!(wait_for_decision(&mut app));
    let opponents = table(&app).reasons.iter().filter(|made| !table(&app).is_person(made.seat));
    let made: Vec<usize> = opponents.map(|made| made.step).collect();
    // As if none were kept.
    app.world_mut().resource_mut::<Match>().reasons = rubicon::table::Reasons::default();
    ask(&mut app, WhyAsk::Every(true));
    app.world_mut().resource_mut::<Match>().why.ask(*made.last().expect("they have moved"));
    app.update();
    for step in made.iter().rev().skip(1).take(5) {
        ask(&mut app, WhyAsk::Earlier);
        until(&mut app, "the reasons", |app| matches!(reading(app), Reading::Open(_)));
        assert_eq!(table(&app).why.focus(), WhyFocus::Step(*step));
    }
    ask(&mut app, WhyAsk::Later);
    assert_eq!(table(&app).why.focus(), WhyFocus::Step(made[made.len() - 5]));
}
