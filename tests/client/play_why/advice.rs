//! Advice, asked for by who is to act.

use bevy::{input::keyboard::Key, prelude::*};
use risk::{Action, Phase, Setup, Start};
use rubicon::{
    games::conquest::{Content, Match},
    settings::Settings,
    table::{
        WhyFocus,
        why::{Reading, WhyAsk},
    },
};
use tabletop::{Seat, Step};

use super::{ask, open_setup, reading, shown};
use crate::hands::{begin, chord, decide, due, letter, press, shell, steps, table, until, wait_for_decision};

#[test]
fn advice_is_given_when_asked_for_and_can_be_taken_and_taken_back() {
    let mut app = shell(None);
    begin(&mut app, open_setup(), &["human", "drifter"], 4);
    until(&mut app, "reinforcing", |app| matches!(due(app), Some(Phase::Reinforce { .. })));
    assert_eq!(reading(&app), Reading::Nothing);
    let before = table(&app).host.session().expect("here").hash();
    press(&mut app, letter("h"));
    until(&mut app, "advice", |app| shown(app).is_some());
    let advice = shown(&app).expect("given");
    assert_eq!(table(&app).why.focus(), WhyFocus::Hint);
    assert_eq!(table(&app).host.session().expect("here").hash(), before, "nothing was played");
    assert!(table(&app).reasoning.drawer.may_do);
    let advised = &advice.candidates[advice.played().expect("one is advised")];
    let advised: Action = serde_json::from_value(advised.action.clone()).expect("an action");
    ask(&mut app, WhyAsk::Do);
    let session = table(&app).host.session().expect("here");
    assert_eq!(session.steps().last(), Some(&Step::Action(Seat(0), advised)));
    until(&mut app, "the next decision", |app| due(app).is_some());
    assert!(shown(&app).is_none(), "advice for what is past");
    chord(&mut app, true, letter("z"));
    assert_eq!(table(&app).host.session().expect("here").hash(), before, "it was taken back");
}

#[test]
fn an_adviser_of_choice_is_asked_and_remembered() {
    let mut app = shell(None);
    begin(&mut app, open_setup(), &["human", "drifter"], 4);
    until(&mut app, "a decision", |app| due(app).is_some());
    press(&mut app, letter("h"));
    until(&mut app, "advice", |app| shown(app).is_some());
    let opponents = app.world().resource::<Content>().opponents.clone();
    assert_eq!(table(&app).reasoning.drawer.adviser, opponents.len() - 1, "the strongest at first");
    let raider = opponents.iter().position(|opponent| opponent.name == "raider").expect("known");
    ask(&mut app, WhyAsk::Adviser(raider));
    assert_eq!(app.world().resource::<Settings>().advisers, ["raider"]);
    // Chosen is asked.
    until(&mut app, "the raider's advice", |app| {
        shown(app).is_some_and(|advice| advice.by.1 == opponents[raider].title)
    });
}

/// Dice and cards fall the same, and opponents play the same, whether somebody asks for advice or not.
#[test]
fn advice_changes_nothing_in_the_game() {
    let play = |asks: bool| {
        let mut app = shell(None);
        let setup = Setup { start: Start::Scatter, round_limit: 5, ..Setup::default() };
        begin(&mut app, setup, &["human", "raider", "sentinel"], 11);
        let mut hashes = Vec::new();
        for turn in 0..14 {
            if !wait_for_decision(&mut app) {
                break;
            }
            hashes.push(table(&app).host.session().expect("here").hash());
            // Where there is one thing to do nothing is asked.
            if asks && table(&app).offers_hint() {
                press(&mut app, letter("h"));
                until(&mut app, "advice", |app| shown(app).is_some());
                press(&mut app, Key::Escape);
            }
            decide(&mut app, turn % 3 != 0);
        }
        hashes
    };
    assert_eq!(play(true), play(false));
}

#[test]
fn leaving_the_table_stops_the_adviser() {
    let mut app = shell(None);
    begin(&mut app, open_setup(), &["human", "drifter"], 4);
    until(&mut app, "a decision", |app| due(app).is_some());
    press(&mut app, letter("h"));
    let begun = std::time::Instant::now();
    app.world_mut().resource_mut::<NextState<rubicon::shell::Screen>>().set(rubicon::shell::Screen::Title);
    steps(&mut app, 3);
    assert!(app.world().get_resource::<Match>().is_none());
    assert!(begun.elapsed() < std::time::Duration::from_secs(5));
}
