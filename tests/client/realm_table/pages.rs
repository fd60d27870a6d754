//! The pages of Realm: each in windows of every size, without a word that is no message, and those that a button leads to.

use bevy::{input::keyboard::Key, prelude::*};
use dominion::Setup;
use rubicon::{
    games::dominion::{Heap, RealmClient, RealmTable},
    settings::Settings,
    shell::Screen,
    table::{ClientGame, setup::SetupOf},
    text::{PSEUDO, Words},
};
use tabletop::{Controller, Game, Seat, Seed};

use super::{asking, begin, decide, decision, table};
use crate::hands::{
    letter, mouse,
    paper::{draw_everywhere, spread},
    press, screen, shell, steps,
    strange::only_messages,
};

/// What players are called in these tests.
const NAMES: [&str; 5] = ["Caesar", "human", "bm1", "wi1", "mil1"];

#[test]
fn every_page_fits_every_window() {
    let mut app = shell(None);
    spread(&mut app);
    app.insert_resource(SetupOf("dominion"));
    app.world_mut().resource_mut::<NextState<Screen>>().set(Screen::Setup);
    steps(&mut app, 4);
    draw_everywhere(&mut app, "setting up a kingdom");
    begin(&mut app, Setup { turn_limit: 8, ..asking() }, &["human", "wi1", "mil1", "bm1"], 4);
    for turn in 0..40 {
        if !decision(&mut app) {
            break;
        }
        if turn % 13 == 0 {
            // Whose turn begins is told on a banner, which passes.
            steps(&mut app, 12);
            draw_everywhere(&mut app, "a game, a decision");
            for key in ["e", "w", "h"].map(letter).into_iter().chain([Key::Escape]) {
                press(&mut app, key.clone());
                steps(&mut app, 5);
                draw_everywhere(&mut app, &format!("a game after {key:?}"));
            }
            app.world_mut().resource_mut::<RealmTable>().own.open = Some(Heap::Owned(Seat(0)));
            steps(&mut app, 2);
            draw_everywhere(&mut app, "all cards of a seat");
            app.world_mut().resource_mut::<RealmTable>().own.open = None;
            steps(&mut app, 2);
        }
        decide(&mut app);
    }
    while decision(&mut app) {
        decide(&mut app);
    }
    draw_everywhere(&mut app, "the result of a game");
}

#[test]
fn a_game_says_nothing_but_messages() {
    let mut app = shell(None);
    spread(&mut app);
    app.world_mut().resource_mut::<Settings>().language = Some(PSEUDO.to_owned());
    steps(&mut app, 2);
    app.insert_resource(SetupOf("dominion"));
    app.world_mut().resource_mut::<NextState<Screen>>().set(Screen::Setup);
    steps(&mut app, 4);
    only_messages(&mut app, "setting up a kingdom", &NAMES);
    begin(&mut app, Setup { turn_limit: 4, ..asking() }, &["human", "wi1", "mil1"], 4);
    while decision(&mut app) {
        steps(&mut app, 12);
        only_messages(&mut app, "a game, a decision", &NAMES);
        decide(&mut app);
    }
    only_messages(&mut app, "the result of a game", &NAMES);
}

#[test]
fn the_lobby_leads_to_its_own_table() {
    let words = Words::english();
    let mut app = mouse::shell(None);
    app.world_mut().resource_mut::<NextState<Screen>>().set(Screen::Lobby);
    steps(&mut app, 4);
    let game = words.get("game-dominion");
    mouse::click_on(&mut app, &words.with("lobby-set_game", &[("game", &game)]));
    steps(&mut app, 4);
    assert_eq!((*app.world().resource::<SetupOf>(), screen(&app)), (SetupOf("dominion"), Screen::Setup));
    mouse::click_on(&mut app, words.get("setup-begin"));
    assert!(decision(&mut app));
    assert_eq!(table(&app).game().setup().kingdom.len(), 10);
}

#[test]
fn nobody_is_waited_for_in_the_scripted_run() {
    let app = shell(None);
    let steps = RealmClient.tour(app.world(), &Words::english(), Seed(7)).expect("a game");
    let games = steps.iter().filter_map(|step| match step {
        rubicon::demo::Step::Begin(game) => Some(game),
        _ => None,
    });
    let players: Vec<_> = games.flat_map(|game| &game.players).collect();
    assert_eq!(players.len(), 2);
    assert!(players.iter().all(|player| player.controller != Controller::Human), "{players:?}");
}

#[test]
fn a_whole_game_is_played_by_the_list_of_the_text_view() {
    let mut app = mouse::shell(None);
    app.world_mut().resource_mut::<Settings>().text_view = true;
    begin(&mut app, Setup { turn_limit: 4, ..asking() }, &["human", "mil1"], 4);
    let words = Words::english();
    let kinds: Vec<String> =
        table(&app).game().kinds().iter().map(|kind| words.message(&kind.name_message())).collect();
    let mut pressed = 0;
    while decision(&mut app) {
        steps(&mut app, 3);
        let seen = mouse::seen(&app).touch.iter().filter(|touch| touch.area[3] > 8);
        let lines: Vec<String> = seen.map(|touch| touch.name.clone()).collect();
        // What is merely allowed comes last; before it what the primary button does, where it does anything.
        let numbered = |name: &&String| name.split_once("  ").is_some_and(|(number, _)| number.parse::<u32>().is_ok());
        let offered: Vec<&String> = lines.iter().filter(numbered).collect();
        let deed = |line: &&&String| {
            kinds.iter().all(|name| line.split_once("  ").is_none_or(|(_, deed)| !deed.starts_with(name)))
        };
        assert!(offered.iter().all(|line| deed(&line)), "a bare name is no deed: {offered:?}");
        let Some(line) = offered.get(pressed % offered.len().max(1)).or(offered.last()) else {
            panic!("nothing can be done among {lines:?}")
        };
        mouse::click_on(&mut app, line);
        pressed += 1;
        assert!(pressed < 400, "the game has no end: {offered:?}");
    }
    assert!(pressed > 8, "it was played by its list: {pressed}");
    assert_eq!(screen(&app), Screen::Result);
}
