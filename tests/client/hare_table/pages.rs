//! The pages of a race: each in windows of every size, without a word that is no message, and those that a button leads to.

use bevy::{input::keyboard::Key, prelude::*};
use hare::Setup;
use rubicon::{
    board::Pointer,
    demo::Step,
    games::hare::{Content, HareClient, RaceTable, STUDIES},
    settings::Settings,
    shell::Screen,
    storage::Storage,
    table::{ClientGame, GameFiles, setup::SetupOf},
    text::{PSEUDO, Words},
};
use tabletop::{Controller, Seat, Seed};

use super::{begin, decision, run_on, table};
use crate::hands::{
    letter, mouse,
    paper::{draw_everywhere, spread},
    press, screen, shell, steps,
    strange::only_messages,
    until,
};

/// What players are called in these tests.
const NAMES: [&str; 4] = ["Caesar", "human", "sprinter", "tortoise"];

#[test]
fn every_page_of_a_race_fits_every_window() {
    let mut app = shell(None);
    spread(&mut app);
    app.insert_resource(SetupOf("hare"));
    app.world_mut().resource_mut::<NextState<Screen>>().set(Screen::Setup);
    steps(&mut app, 4);
    draw_everywhere(&mut app, "setting up a race");
    begin(&mut app, Setup { round_limit: 12, ..Setup::default() }, &["human", "sprinter", "tortoise", "sprinter"], 4);
    for turn in 0..14 {
        if !decision(&mut app) {
            break;
        }
        if turn % 4 == 0 {
            // Whose turn begins is told on a banner, which passes.
            steps(&mut app, 12);
            draw_everywhere(&mut app, "a race, a decision");
            for key in ["e", "w", "h"].map(letter).into_iter().chain([Key::Escape]) {
                press(&mut app, key.clone());
                steps(&mut app, 5);
                draw_everywhere(&mut app, &format!("a race after {key:?}"));
            }
            app.world_mut().resource_mut::<Settings>().text_view = true;
            steps(&mut app, 2);
            draw_everywhere(&mut app, "a race in text");
            app.world_mut().resource_mut::<Settings>().text_view = false;
            steps(&mut app, 2);
        }
        run_on(&mut app);
    }
    while decision(&mut app) {
        run_on(&mut app);
    }
    draw_everywhere(&mut app, "the result of a race");
}

#[test]
fn a_race_says_nothing_but_messages() {
    let mut app = shell(None);
    spread(&mut app);
    app.world_mut().resource_mut::<Settings>().language = Some(PSEUDO.to_owned());
    steps(&mut app, 2);
    app.insert_resource(SetupOf("hare"));
    app.world_mut().resource_mut::<NextState<Screen>>().set(Screen::Setup);
    steps(&mut app, 4);
    only_messages(&mut app, "setting up a race", &NAMES);
    begin(&mut app, Setup { round_limit: 10, ..Setup::default() }, &["human", "sprinter", "tortoise"], 4);
    while decision(&mut app) {
        steps(&mut app, 12);
        only_messages(&mut app, "a race, a decision", &NAMES);
        run_on(&mut app);
    }
    only_messages(&mut app, "the result of a race", &NAMES);
}

#[test]
fn a_position_is_kept_as_a_study_in_the_players_folder() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let storage = Storage::open(Some(folder.path())).expect("opened");
    let mut app = mouse::shell(Some(&storage));
    app.world_mut().resource_mut::<Settings>().guidance = false;
    begin(&mut app, Setup::default(), &["human", "sprinter", "tortoise"], 8);
    assert!(decision(&mut app));
    run_on(&mut app);
    assert!(decision(&mut app));
    steps(&mut app, 15);
    mouse::click_on(&mut app, Words::english().get("hare-study"));
    steps(&mut app, 2);
    // While it is written no key is the table's: this one would take the choice round.
    app.world_mut().resource_mut::<RaceTable>().draft.chosen = None;
    press(&mut app, letter("e"));
    assert_eq!(table(&app).draft.chosen, None);
    mouse::click_on(&mut app, "sprinter 1");
    let mut race = app.world_mut().resource_mut::<RaceTable>();
    let draft = race.own.study.as_mut().expect("it is being written");
    assert_eq!(draft.winner, Some(Seat(1)));
    draft.reason = "It is ahead.".to_owned();
    steps(&mut app, 2);
    mouse::click_on(&mut app, Words::english().get("hare-study-keep"));
    steps(&mut app, 2);
    assert_eq!(table(&app).own.study, None);
    let kept = storage.newest_first(STUDIES, "ron");
    let [file] = kept.as_slice() else { panic!("one study is kept, not {kept:?}") };
    let text = storage.read(file).expect("readable").expect("there");
    let content = app.world().resource::<Content>().clone();
    let scene = content.scene(&lab::TextFile { name: file.clone(), text }).expect("it is a scene");
    assert_eq!(scene.players.len(), 3);
    assert!(scene.resume.is_some(), "it begins in the middle");
}

#[test]
fn the_lobby_leads_to_its_own_table() {
    let words = Words::english();
    let mut app = mouse::shell(None);
    app.world_mut().resource_mut::<NextState<Screen>>().set(Screen::Lobby);
    steps(&mut app, 4);
    let game = words.get("game-hare");
    mouse::click_on(&mut app, &words.with("lobby-set_game", &[("game", &game)]));
    steps(&mut app, 4);
    assert_eq!((*app.world().resource::<SetupOf>(), screen(&app)), (SetupOf("hare"), Screen::Setup));
    mouse::click_on(&mut app, words.get("setup-begin"));
    assert!(decision(&mut app));
    assert!(!table(&app).game().track().id().is_empty());
    assert_eq!(table(&app).shown.seats.len(), 3);
    // Every seat has it in the table of ranks, and the person in hand, too.
    let in_hand = |line: &&String| line.contains("68 carrots, 3 salads");
    until(&mut app, "what is in hand", |app| mouse::seen(app).says.iter().filter(in_hand).count() == 4);
}

#[test]
fn where_the_mouse_was_at_one_table_is_forgotten_at_the_next() {
    let over = |app: &App| app.world().resource::<Pointer>().over;
    let mut app = mouse::shell(None);
    app.world_mut().resource_mut::<Settings>().guidance = false;
    begin(&mut app, Setup::default(), &["human", "sprinter"], 8);
    assert!(decision(&mut app));
    // A square of the third row.
    mouse::point(&mut app, Vec2::new(391.0, 305.0));
    until(&mut app, "a square under the mouse", |app| over(app).is_some());
    app.world_mut().resource_mut::<NextState<Screen>>().set(Screen::Title);
    steps(&mut app, 4);
    begin(&mut app, Setup::default(), &["human", "sprinter"], 8);
    assert!(decision(&mut app));
    assert_eq!(over(&app), None, "it may be anywhere by now");
}

#[test]
fn nobody_is_waited_for_in_the_scripted_run() {
    let app = shell(None);
    let steps = HareClient.tour(app.world(), &Words::english(), Seed(7)).expect("a race");
    let races = steps.iter().filter_map(|step| match step {
        Step::Begin(race) => Some(race),
        _ => None,
    });
    let players: Vec<_> = races.flat_map(|race| &race.players).collect();
    assert_eq!(players.len(), 3);
    assert!(players.iter().all(|player| player.controller != Controller::Human), "{players:?}");
}
