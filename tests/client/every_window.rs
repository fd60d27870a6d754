//! Every page in windows of every size, with text of every size, painted by the client's own systems: nothing falls over.
//! The stops of a gauntlet are painted where runs are played, in `gauntlet_table.rs`.

use bevy::{input::keyboard::Key, prelude::*};
use risk::{Setup, Start};
use rubicon::{
    games::alea::Content,
    games::alea::{
        BENCH, Duel, MODS,
        setup::{DuelSetup, Foe},
    },
    games::board_games::{BanqiBoard, FlipJungleBoard, FogBoard, FoxHuntBoard, JungleBoard, editor_page},
    games::conquest::{CAREER, TRAINING},
    screens::{SettingsPage, SettingsTab},
    settings::Settings,
    shell::{Overlay, Overlays, Screen},
    storage::Storage,
    table::setup::SetupOf,
    text::{PSEUDO, Words},
};

use crate::hands::{
    begin, decide, due, layout, letter,
    paper::{draw_everywhere, look_over, look_over_as_spoken, paint, spread},
    press, screen, shell, steps,
    strange::only_messages,
    until, wait_for_decision,
};

/// What players are called: at first, and in these tests.
const NAMES: [&str; 5] = ["Caesar", "human", "captain", "duke", "Grabber"];

fn client(storage: Option<&Storage>) -> App {
    let mut app = shell(storage);
    spread(&mut app);
    app
}

fn show(app: &mut App, wanted: Screen) {
    app.world_mut().resource_mut::<NextState<Screen>>().set(wanted);
    until(app, "the page", |app| screen(app) == wanted);
    steps(app, 3);
}

fn lay(app: &mut App, overlay: Overlay) {
    app.world_mut().run_system_cached_with(open, overlay).expect("it is a system");
    steps(app, 3);
}

fn open(In(overlay): In<Overlay>, mut overlays: Overlays) {
    overlays.close_all();
    if overlay != Overlay::None {
        overlays.open(overlay);
    }
}

/// Paints the table as it is told in text.
fn in_text(app: &mut App, what: &str) {
    app.world_mut().resource_mut::<Settings>().text_view = true;
    steps(app, 2);
    draw_everywhere(app, what);
    app.world_mut().resource_mut::<Settings>().text_view = false;
    steps(app, 2);
}

#[test]
fn pages() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let storage = Storage::open(Some(folder.path())).expect("opened");
    let mut app = client(Some(&storage));
    let positions = [
        editor_page::<BanqiBoard>(),
        editor_page::<JungleBoard>(),
        editor_page::<FlipJungleBoard>(),
        editor_page::<FoxHuntBoard>(),
        editor_page::<FogBoard>(),
    ];
    for page in
        [Screen::Title, Screen::Lobby, Screen::Replays, CAREER, MODS, BENCH, TRAINING].into_iter().chain(positions)
    {
        show(&mut app, page);
        draw_everywhere(&mut app, &format!("{page:?}"));
        // What enemies would do with a card, and what is learnt, is told by the rules, in English.
        if ![BENCH, TRAINING].contains(&page) {
            only_messages(&mut app, &format!("{page:?}"), &NAMES);
        }
    }
    for game in ["conquest", "alea"].map(SetupOf) {
        app.insert_resource(game);
        show(&mut app, Screen::Setup);
        draw_everywhere(&mut app, &format!("setting up {game:?}"));
        only_messages(&mut app, &format!("setting up {game:?}"), &NAMES);
        show(&mut app, Screen::Title);
    }
    for overlay in [Overlay::Menu, Overlay::Saves, Overlay::Help] {
        lay(&mut app, overlay);
        draw_everywhere(&mut app, &format!("{overlay:?}"));
        only_messages(&mut app, &format!("{overlay:?}"), &NAMES);
    }
    lay(&mut app, Overlay::Settings);
    use SettingsTab::{Access, Display, Keys, Play, Sound};
    for tab in [Display, Sound, Play, Keys, Access] {
        app.world_mut().resource_mut::<SettingsPage>().tab = tab;
        draw_everywhere(&mut app, &format!("the settings, {tab:?}"));
        only_messages(&mut app, &format!("the settings, {tab:?}"), &NAMES);
    }
}

/// A title and cards of the lobby with a game to go on with have more to say, and one more button.
#[test]
fn games_to_go_on_with_are_offered_in_every_window() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let storage = Storage::open(Some(folder.path())).expect("opened");
    let mut app = client(Some(&storage));
    let setup = Setup { start: Start::Scatter, ..Setup::default() };
    begin(&mut app, setup, &["human", "minimax", "marshal", "raider"], 3);
    assert!(wait_for_decision(&mut app));
    show(&mut app, Screen::Title);
    // Autosaves are told apart by the second.
    std::thread::sleep(std::time::Duration::from_millis(1100));
    let content = app.world().resource::<Content>();
    let first = DuelSetup::first(&content.duel, &content.duelists);
    let setup = DuelSetup { watch: false, seed: "5".to_owned(), ..first };
    let game = setup.new_game(&Words::english(), &content.duel).expect("it can be fought");
    app.world_mut().write_message(game);
    until(&mut app, "a decision", |app| app.world().get_resource::<Duel>().is_some_and(Duel::waits));
    for page in [Screen::Title, Screen::Lobby] {
        show(&mut app, page);
        until(&mut app, "the games that were left", |app| layout::says(&paint(app, [1280.0, 720.0]), "Continue"));
        look_over(&mut app, &format!("{page:?} with games to go on with"));
    }
    // They are told in the language that is chosen meanwhile.
    app.world_mut().resource_mut::<Settings>().language = Some("ru".to_owned());
    for page in [Screen::Lobby, Screen::Title] {
        show(&mut app, page);
        until(&mut app, "the games in Russian", |app| layout::says(&paint(app, [1280.0, 720.0]), "Раунд"));
        look_over_as_spoken(&mut app, &format!("{page:?} in Russian with games to go on with"));
    }
}

#[test]
fn conquest() {
    let mut app = client(None);
    let setup = Setup { start: Start::Scatter, round_limit: 2, ..Setup::default() };
    begin(&mut app, setup, &["human", "drifter", "drifter", "drifter", "drifter", "drifter"], 3);
    let mut seen = Vec::new();
    for decision in 0.. {
        if !wait_for_decision(&mut app) {
            break;
        }
        let phase = due(&app).map(|phase| std::mem::discriminant(&phase));
        if !seen.contains(&phase) {
            seen.push(phase);
            // Whose turn begins is told on a banner, which passes.
            steps(&mut app, 12);
            draw_everywhere(&mut app, "Conquest, a decision");
            in_text(&mut app, "Conquest in text");
        }
        decide(&mut app, decision % 3 != 0);
    }
    assert!(seen.len() >= 3, "armies were placed, attacks made, and armies moved");
    until(&mut app, "the result", |app| screen(app) == Screen::Result);
    draw_everywhere(&mut app, "the result of Conquest");
}

#[test]
fn conquest_with_all_that_can_be_opened() {
    let mut app = client(None);
    begin(&mut app, Setup { start: Start::Scatter, ..Setup::default() }, &["human", "minimax", "marshal"], 4);
    for _ in 0..12 {
        assert!(wait_for_decision(&mut app));
        decide(&mut app, true);
    }
    assert!(wait_for_decision(&mut app));
    // Maps of threats, continents and income; the cards; reasons, and advice.
    for key in ["t", "k", "i", "c", "w", "h"].map(letter).into_iter().chain([Key::Escape]) {
        press(&mut app, key.clone());
        steps(&mut app, 5);
        draw_everywhere(&mut app, &format!("Conquest after {key:?}"));
    }
}

/// Paints the graph of the advice that is shown, where there is one.
fn graph(app: &mut App, what: &str) {
    until(app, "the advice", |app| app.world().resource::<Duel>().reasoning.open().is_some());
    app.world_mut().resource_mut::<Duel>().own.graph_wanted = true;
    let there = |app: &mut App| {
        let searched = &app.world().resource::<Duel>().own.searched;
        searched.as_ref().is_some_and(|searched| searched.graph().is_some())
    };
    until(app, "the graph", there);
    draw_everywhere(app, what);
    app.world_mut().resource_mut::<Duel>().own.searched = None;
    steps(app, 2);
}

#[test]
fn duels() {
    let mut app = client(None);
    for enemy in ["mudling", "croupier"] {
        let content = app.world().resource::<Content>();
        let mut setup = DuelSetup::first(&content.duel, &content.duelists);
        (setup.foe, setup.watch, setup.seed) = (Foe::Named(enemy.to_owned()), false, "5".to_owned());
        let game = setup.new_game(&Words::english(), &content.duel).expect("it can be fought");
        app.world_mut().write_message(game);
        for turn in 0..60 {
            until(&mut app, "a decision or the result", |app| {
                screen(app) == Screen::Result || app.world().get_resource::<Duel>().is_some_and(Duel::waits)
            });
            if screen(&app) == Screen::Result {
                break;
            }
            if turn < 2 {
                for key in ["1", "w", "h"].map(letter) {
                    press(&mut app, key.clone());
                    steps(&mut app, 5);
                    draw_everywhere(&mut app, &format!("a duel after {key:?}"));
                }
                in_text(&mut app, "a duel in text, with advice");
                if turn == 0 {
                    graph(&mut app, &format!("the graph of a hint against {enemy}"));
                }
                press(&mut app, Key::Escape);
                press(&mut app, Key::Escape);
                lay(&mut app, Overlay::None);
            }
            press(&mut app, Key::Space);
        }
        until(&mut app, "the result", |app| screen(app) == Screen::Result);
        draw_everywhere(&mut app, "the result of a duel");
    }
}

#[test]
fn tables_say_nothing_but_messages() {
    let mut app = client(None);
    // From the beginning: the result keeps the language it was told in.
    app.world_mut().resource_mut::<Settings>().language = Some(PSEUDO.to_owned());
    steps(&mut app, 2);
    let setup = Setup { start: Start::Scatter, round_limit: 2, ..Setup::default() };
    begin(&mut app, setup, &["human", "captain", "duke"], 3);
    for decision in 0..40 {
        if !wait_for_decision(&mut app) {
            break;
        }
        steps(&mut app, 12);
        only_messages(&mut app, "Conquest, a decision", &NAMES);
        decide(&mut app, decision % 3 != 0);
    }
    until(&mut app, "the result", |app| screen(app) == Screen::Result);
    only_messages(&mut app, "the result of Conquest", &NAMES);
}

#[test]
fn fights_say_nothing_but_messages() {
    for gauntlet in [false, true] {
        let mut app = client(None);
        let content = app.world().resource::<Content>().clone();
        let setup = DuelSetup { gauntlet, seed: "11".to_owned(), ..DuelSetup::first(&content.duel, &content.duelists) };
        let game = setup.new_game(&Words::english(), &content.duel).expect("it can be fought");
        app.world_mut().write_message(game);
        for turn in 0..12 {
            until(&mut app, "a decision or the result", |app| {
                screen(app) == Screen::Result || app.world().get_resource::<Duel>().is_some_and(Duel::waits)
            });
            if screen(&app) == Screen::Result {
                break;
            }
            for key in ["1", "w", "h"].map(letter).into_iter().take(if turn < 3 { 3 } else { 1 }) {
                press(&mut app, key.clone());
                steps(&mut app, 5);
                only_messages(&mut app, &format!("gauntlet {gauntlet}, turn {turn}, after {key:?}"), &NAMES);
            }
            press(&mut app, Key::Escape);
            press(&mut app, Key::Escape);
            lay(&mut app, Overlay::None);
            press(&mut app, Key::Space);
        }
    }
}
