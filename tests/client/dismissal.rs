//! What comes up is not dismissed by a key or click that was meant for what was there before.

use bevy::{input::keyboard::Key, prelude::*};
use dice::gauntlet::{Action, Gauntlet, Growth, Setup as RunSetup, Site, Stage, Terms};
use lab::GameModule;
use registry::games::GauntletModule;
use risk::{Setup, Start, Victory};
use rubicon::{
    games::alea::{Duel, Pick},
    input::Actions,
    shell::{GameSetup, NewGame, Overlay, Screen},
};
use tabletop::{Agent, Budget, Controller, Monitor, Player, Seed, Think};

use crate::hands::{
    FRAME, begin, chord, decide, letter,
    mouse::{click_on, find, key, place, shell},
    press, screen, steps, table, until, wait_for_decision,
};

/// Lets so many seconds go by.
fn pass(app: &mut App, seconds: f32) {
    steps(app, (seconds / FRAME.as_secs_f32()).ceil() as usize);
}

/// A whole short game up to the first picture of its result.
fn finish(app: &mut App) {
    begin(app, Setup { start: Start::Scatter, round_limit: 1, ..Setup::default() }, &["human", "drifter"], 2);
    while wait_for_decision(app) {
        decide(app, false);
    }
    steps(app, 1);
}

#[test]
fn no_key_a_second_after_the_end_begins_a_rematch() {
    for key in [Key::Space, Key::Enter, Key::Escape] {
        let mut app = shell(None);
        finish(&mut app);
        for wait in [0.5, 0.2] {
            pass(&mut app, wait);
            press(&mut app, key.clone());
            assert_eq!(screen(&app), Screen::Result, "{key:?} left it");
        }
        pass(&mut app, 2.0);
        press(&mut app, key.clone());
        steps(&mut app, 3);
        assert_ne!(screen(&app), Screen::Result, "once it has been seen, {key:?} leads on");
    }
}

#[test]
fn a_click_meant_for_the_table_begins_no_rematch() {
    let mut app = shell(None);
    finish(&mut app);
    steps(&mut app, 2);
    assert!(find(&app, "Rematch").is_none(), "it takes no click yet");
    pass(&mut app, 2.0);
    click_on(&mut app, "Rematch");
    steps(&mut app, 3);
    assert_eq!(screen(&app), Screen::Play);
}

#[test]
fn the_key_that_ended_a_turn_does_not_lift_the_curtain() {
    let mut app = shell(None);
    let setup = Setup { start: Start::Scatter, victory: Victory::Missions, ..Setup::default() };
    begin(&mut app, setup, &["human", "human"], 4);
    let waiting = |app: &App| table(app).curtain.waiting();
    until(&mut app, "the first curtain", |app| waiting(app).is_some());
    let first = waiting(&app);
    for _ in 0..12 {
        press(&mut app, Key::Space);
        assert_eq!(waiting(&app), first, "it was tapped through");
    }
    assert!(table(&app).view.is_none());
    pass(&mut app, 2.0);
    press(&mut app, Key::Space);
    assert_eq!(waiting(&app), None);
    until(&mut app, "the next person's curtain", |app| {
        if table(app).due().is_some() {
            decide(app, false);
        }
        waiting(app).is_some()
    });
    press(&mut app, Key::Space);
    press(&mut app, Key::Enter);
    assert!(waiting(&app).is_some_and(|seat| Some(seat) != first));
}

#[test]
fn escape_closes_what_dropped_down_before_the_page() {
    let mut app = shell(None);
    press(&mut app, Key::F2);
    until(&mut app, "the settings", |app| find(app, "Language").is_some());
    steps(&mut app, 3);
    click_on(&mut app, "Language");
    until(&mut app, "the languages", |app| find(app, "Русский").is_some());
    let overlay = |app: &App| *app.world().resource::<State<Overlay>>().get();
    key(&mut app, Key::Escape);
    steps(&mut app, 2);
    assert!(find(&app, "Русский").is_none(), "the list is gone");
    assert_eq!(overlay(&app), Overlay::Settings, "and the page is not");
    key(&mut app, Key::Escape);
    steps(&mut app, 2);
    assert_eq!(overlay(&app), Overlay::None);
}

#[test]
fn page_down_goes_on_in_the_help() {
    let mut app = shell(None);
    press(&mut app, Key::F1);
    until(&mut app, "the help", |app| find(app, "Keys").is_some());
    steps(&mut app, 3);
    let begun = place(&app, "Keys").y;
    key(&mut app, Key::PageDown);
    steps(&mut app, 40);
    // The tabs have gone up with the text, or out of sight.
    assert!(find(&app, "Keys").is_none_or(|tab| (tab.area[1] as f32) < begun - 100.0), "nothing moved");
    key(&mut app, Key::PageUp);
    steps(&mut app, 40);
    assert!((place(&app, "Keys").y - begun).abs() < 1.0, "and back");
}

/// A run of one easy fight and the boss.
fn run(hero: &str) -> NewGame {
    let player = |name: &str, controller, look| Player { name: name.to_owned(), controller, livery: look };
    let easy = Growth { tier: 1, gold: 4, hp: 40, dice: 2, recovery: 100 };
    let terms = Terms { layers: vec![easy, easy], ..Terms::default() };
    NewGame {
        setup: GameSetup::new::<Gauntlet>(RunSetup::of_run(hero, terms)),
        players: vec![
            player("Hero", Controller::Human, 0),
            player("Enemies", Controller::Agent("left-to-right".to_owned()), 1),
        ],
        seed: Seed(3),
        resume: None,
    }
}

fn duel(app: &App) -> &Duel {
    app.world().resource::<Duel>()
}

fn waits(app: &mut App) -> bool {
    app.world().get_resource::<Duel>().is_some_and(Duel::waits)
}

fn stage(app: &App) -> Stage {
    duel(app).host.session().map(|session| session.state().clone()).expect("the session is here").stage
}

/// Fights to the first victory by pressing what an opponent would do, and Enter where a turn ends.
fn win(app: &mut App, hero: &str) {
    app.world_mut().write_message(run(hero));
    until(app, "the first choice", waits);
    press(app, letter("1"));
    press(app, Key::Enter);
    let mut agent = GauntletModule.agent("left-to-right").expect("it is known");
    for _ in 0..400 {
        until(app, "a decision", waits);
        if duel(app).crossroads().is_some() {
            return;
        }
        let action = advised(app, agent.as_mut());
        match action {
            Action::Fight(dice::Action::EndTurn) => press(app, Key::Enter),
            action => app.world_mut().resource_mut::<Duel>().act(action, &mut rubicon::shell::Notices::default()),
        }
    }
    panic!("the fight has no end");
}

fn advised(app: &App, agent: &mut dyn Agent<dice::gauntlet::Gauntlet>) -> Action {
    let state = duel(app).host.session().map(|session| session.state().clone()).expect("the session is here");
    let (rules, _) = duel(app).journey().expect("a gauntlet");
    let monitor = Monitor::new();
    let rng = Seed(1).stream("advice", duel(app).host.steps().expect("here") as u64);
    let mut think = Think { budget: Budget { nodes: Some(40) }, explain: false, rng, monitor: &monitor };
    agent.decide(rules, &state, &mut think).action
}

#[test]
fn a_reward_is_not_passed_by_with_the_key_that_won_it() {
    let mut app = shell(None);
    win(&mut app, "brawler");
    let reached = stage(&app);
    assert!(matches!(reached, Stage::Scrapping | Stage::Levelling), "{reached:?}");
    let steps_made = duel(&app).host.steps();
    for _ in 0..10 {
        press(&mut app, Key::Enter);
        press(&mut app, Key::Space);
    }
    assert_eq!((stage(&app), duel(&app).host.steps()), (reached, steps_made));
    assert_eq!(duel(&app).crossroads().map(|road| road.pick), Some(None));
}

#[test]
fn going_on_without_is_asked_where_it_cannot_be_taken_back() {
    let mut app = shell(None);
    win(&mut app, "inventor");
    let (mut asked, mut seen) = (0, Vec::new());
    for _ in 0..6 {
        pass(&mut app, 2.0);
        until(&mut app, "a choice", waits);
        let before = (stage(&app), duel(&app).host.steps());
        seen.push(before.0);
        if before.0 == Stage::Choosing {
            break;
        }
        if before.0 == Stage::Visiting(Site::Rest) {
            // Something has to be chosen there.
            press(&mut app, letter("1"));
        }
        press(&mut app, Key::Enter);
        if duel(&app).crossroads().is_some_and(|road| road.pick == Some(Pick::Without)) {
            asked += 1;
            press(&mut app, Key::Enter);
            assert_eq!((stage(&app), duel(&app).host.steps()), before, "the question answered itself");
            pass(&mut app, 2.0);
            press(&mut app, Key::Escape);
            assert_eq!(duel(&app).crossroads().map(|road| road.pick), Some(None), "no is an answer");
            press(&mut app, Key::Enter);
            pass(&mut app, 2.0);
            press(&mut app, Key::Enter);
        } else {
            until(&mut app, "what comes next", waits);
            assert!(duel(&app).undoable().is_some(), "{:?} was left unasked and for good", before.0);
            chord(&mut app, true, letter("z"));
            until(&mut app, "the choice again", waits);
            assert_eq!(stage(&app), before.0);
            chord(&mut app, true, letter("y"));
        }
        until(&mut app, "what comes next", waits);
        assert_ne!(duel(&app).host.steps(), before.1);
    }
    assert!(asked > 0 && stage(&app) == Stage::Choosing, "{asked} questions at {seen:?}");
    assert!(!app.world().resource::<Actions>().resting());
}
