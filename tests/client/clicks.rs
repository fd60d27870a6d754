//! Clicks at Conquest's table, through its panels: what a button says it does, and nothing behind it.

use bevy::{
    a11y::ActionRequest,
    input::{ButtonState, keyboard::Key},
    prelude::*,
};
use bevy_egui::{EguiOutput, egui::accesskit};
use risk::{Phase, Setup, Start, View, map::TerritoryId};
use rubicon::{
    board::Highlights,
    games::alea::{self, setup::DuelSetup},
    settings::{Settings, Speed},
    shell::{NewGame, Screen},
    storage::Storage,
    table::setup::SetupOf,
    text::Words,
};

use crate::hands::{
    begin, chord, decide, due, letter,
    mouse::{button, click, click_on, find, flick, place, point, seen, shell},
    press, screen, steps, table, until, wait_for_decision,
};

fn scattered() -> Setup {
    Setup { start: Start::Scatter, ..Setup::default() }
}

/// Somebody against others, everything told at its usual pace from now on.
fn slow(app: &mut App, seats: &[&str]) {
    app.world_mut().resource_mut::<Settings>().guidance = false;
    begin(app, scattered(), seats, 3);
    assert!(wait_for_decision(app));
    app.world_mut().resource_mut::<Settings>().speed = Speed::Slow;
}

/// Ends the turn by keys and waits until others play.
fn end_turn(app: &mut App) {
    until(app, "the others", |app| {
        match due(app) {
            Some(Phase::Attack | Phase::Fortify) => press(app, Key::Enter),
            Some(_) => decide(app, false),
            None => {}
        }
        steps(app, 1);
        due(app).is_none() && find(app, "Skip ahead").is_some() && !table(app).caught_up()
    });
}

#[test]
fn skip_ahead_hurries_on_when_it_is_clicked() {
    let mut app = shell(None);
    slow(&mut app, &["human", "raider", "raider", "raider"]);
    end_turn(&mut app);
    assert!(!table(&app).hurried);
    click_on(&mut app, "Skip ahead");
    assert!(table(&app).hurried || due(&app).is_some(), "the click went unheard");
    until(&mut app, "the next turn", |app| due(app).is_some());
}

#[test]
fn the_recap_is_skipped_when_skip_is_clicked() {
    let mut app = shell(None);
    slow(&mut app, &["human", "raider", "raider", "raider"]);
    app.world_mut().resource_mut::<Settings>().speed = Speed::Instant;
    until(&mut app, "a recap", |app| {
        assert!(wait_for_decision(app));
        let open = table(app).recap_open;
        if !open {
            decide(app, false);
        }
        open
    });
    app.world_mut().resource_mut::<Settings>().speed = Speed::Slow;
    steps(&mut app, 2);
    click_on(&mut app, "Replay it (R)");
    assert!(table(&app).replaying.is_some());
    click_on(&mut app, "Skip");
    steps(&mut app, 3);
    assert!(due(&app).is_some() && table(&app).replaying.is_none(), "the click went unheard");
}

/// Armies put down and not confirmed.
fn pending(app: &App) -> bool {
    table(app).draft.has_pending()
}

/// Somewhere on the board where a click puts an army down.
fn own_place(app: &mut App) -> Vec2 {
    for row in (60..440).step_by(20) {
        for column in (20..840).step_by(20) {
            let at = IVec2::new(column, row).as_vec2();
            point(app, at);
            steps(app, 1);
            let Some(place) = app.world().resource::<Highlights>().pointed else { continue };
            let due = table(app).due().expect("a person is to act");
            if due.view.board.holds(due.seat(), TerritoryId(place.0 as u8)) {
                return at;
            }
        }
    }
    panic!("no territory of one's own is found");
}

#[test]
fn a_quick_click_reaches_the_board_where_it_is_bare() {
    let mut app = shell(None);
    slow(&mut app, &["human", "drifter"]);
    let at = own_place(&mut app);
    let panel = place(&app, "Slow");
    point(&mut app, panel);
    steps(&mut app, 2);
    flick(&mut app, at);
    assert!(pending(&app), "the mouse came from the panel and was released in the same frame");
}

#[test]
fn a_quick_click_on_what_lies_over_the_board_does_not_reach_it() {
    let mut app = shell(None);
    begin(&mut app, scattered(), &["human", "drifter"], 3);
    assert!(wait_for_decision(&mut app));
    steps(&mut app, 3);
    let bare = own_place(&mut app);
    for name in ["Hint", "Why?", "Got it"] {
        point(&mut app, bare);
        steps(&mut app, 3);
        let at = place(&app, name);
        flick(&mut app, at);
        assert!(!pending(&app), "{name} put an army down behind it");
        if table(&app).why.is_open() {
            press(&mut app, Key::Escape);
        }
        steps(&mut app, 3);
    }
}

/// Begins a game and comes to its first attacks.
fn attack(app: &mut App) {
    begin(app, scattered(), &["human", "drifter"], 3);
    until(app, "attacking", |app| {
        assert!(wait_for_decision(app));
        let there = matches!(due(app), Some(Phase::Attack));
        if !there {
            decide(app, false);
        }
        there
    });
}

#[test]
fn a_double_click_ends_the_attacks_and_takes_nothing_back() {
    let mut app = shell(None);
    app.world_mut().resource_mut::<Settings>().guidance = false;
    attack(&mut app);
    steps(&mut app, 3);
    let at = place(&app, "End attacks");
    click(&mut app, at);
    assert_eq!(due(&app), Some(Phase::Fortify));
    let there = seen(&app).touch.iter().find(|touch| {
        let [left, top, width, height] = touch.area;
        let (from, to) = (IVec2::new(left, top).as_vec2(), IVec2::new(left + width, top + height).as_vec2());
        touch.clicks && from.cmple(at).all() && at.cmple(to).all()
    });
    assert!(there.is_some_and(|touch| touch.name.starts_with("Take back")), "another button came there: {there:?}");
    flick(&mut app, at);
    assert_eq!(due(&app), Some(Phase::Fortify), "the second of two clicks took the end of the attacks back");
    steps(&mut app, 5);
    click(&mut app, at);
    assert_eq!(due(&app), Some(Phase::Attack), "a click that is meant takes it back");
}

#[test]
fn enter_pressed_twice_in_a_moment_ends_the_attacks_and_not_the_turn() {
    let mut app = shell(None);
    app.world_mut().resource_mut::<Settings>().guidance = false;
    attack(&mut app);
    for _ in 0..2 {
        chord(&mut app, false, Key::Enter);
    }
    steps(&mut app, 2);
    assert_eq!(due(&app), Some(Phase::Fortify));
    press(&mut app, Key::Enter);
    assert_ne!(due(&app), Some(Phase::Fortify), "once it could be read, it ends the turn");
}

#[test]
fn a_quick_click_beside_a_button_of_the_guidance_touches_nothing() {
    let mut app = shell(None);
    attack(&mut app);
    press(&mut app, letter("e"));
    steps(&mut app, 3);
    let chosen = |app: &App| (table(app).draft.from, table(app).draft.to);
    let attack = chosen(&app);
    assert!(attack.1.is_some());
    let sea = sea_far_from(&mut app, "Got it");
    point(&mut app, sea);
    steps(&mut app, 2);
    // Between the words and the button.
    let beside = place(&app, "Got it") - Vec2::new(0.0, 24.0);
    flick(&mut app, beside);
    assert_eq!(chosen(&app), attack, "the attack was cancelled through the bubble");
    flick(&mut app, sea);
    assert_ne!(chosen(&app), attack, "a click on the sea does cancel it");
}

/// Somewhere on the board where no territory is, far from what is called so.
fn sea_far_from(app: &mut App, name: &str) -> Vec2 {
    let far = place(app, name);
    for row in (60..440).step_by(20) {
        for column in (20..840).step_by(20) {
            let at = IVec2::new(column, row).as_vec2();
            point(app, at);
            steps(app, 1);
            if at.distance(far) > 420.0 && app.world().resource::<Highlights>().pointed.is_none() {
                return at;
            }
        }
    }
    panic!("there is no sea");
}

#[test]
fn what_is_pressed_on_the_panel_and_dragged_onto_the_board_is_none_of_its_affairs() {
    let mut app = shell(None);
    slow(&mut app, &["human", "drifter"]);
    let at = own_place(&mut app);
    point(&mut app, Vec2::new(1200.0, 400.0));
    button(&mut app, MouseButton::Left, ButtonState::Pressed);
    steps(&mut app, 1);
    point(&mut app, at);
    steps(&mut app, 1);
    button(&mut app, MouseButton::Left, ButtonState::Released);
    steps(&mut app, 2);
    assert!(!pending(&app));
    click(&mut app, at);
    assert!(pending(&app));
}

/// One of two players places armies of the third force too, and is told when and where.
#[test]
fn neutral_armies_are_placed_where_the_panels_say() {
    let mut app = shell(None);
    app.world_mut().resource_mut::<Settings>().guidance = false;
    let setup = Setup { neutrals: true, ..Setup::default() };
    begin(&mut app, setup, &["human", "raider"], 3);
    assert!(wait_for_decision(&mut app));
    assert_eq!(due(&app), Some(Phase::Muster));
    let says = |app: &App, text: &str| seen(app).says.iter().any(|said| said.contains(text));
    let own = |app: &App| {
        let (due, chosen) = (table(app).due().expect("a decision"), table(app).draft.cursor);
        chosen.is_some_and(|territory| due.view.board.holds(due.seat(), territory))
    };
    while !own(&app) {
        press(&mut app, letter("e"));
    }
    steps(&mut app, 3);
    assert!(says(&app, "Click a territory of yours") && says(&app, "Neutral armies go on neutral"));
    press(&mut app, Key::End);
    steps(&mut app, 3);
    assert!(says(&app, "neutral army left to place") && says(&app, "Click a neutral territory"));
    assert!(find(&app, "+1").is_none(), "none of the neutral armies can be put on a territory of one's own");
    press(&mut app, letter("e"));
    steps(&mut app, 3);
    click_on(&mut app, "+1");
    steps(&mut app, 3);
    assert!(!says(&app, "neutral army left to place"), "the last army settles it");
}

/// A game of Conquest that was left for the title, and what the person to act saw.
fn left(storage: &Storage) -> (App, Option<View>) {
    let mut app = shell(Some(storage));
    app.world_mut().resource_mut::<Settings>().guidance = false;
    begin(&mut app, scattered(), &["human", "raider", "raider"], 3);
    assert!(wait_for_decision(&mut app));
    let view = table(&app).view.clone();
    app.world_mut().resource_mut::<NextState<Screen>>().set(Screen::Title);
    (app, view)
}

/// The title looks for the game that was left in another thread, and offers it in its place.
#[test]
fn a_game_that_was_left_goes_on_from_the_title() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let storage = Storage::open(Some(folder.path())).expect("opened");
    let (mut app, left) = left(&storage);
    let can_go_on = |app: &mut App| find(app, "Continue").is_some_and(|button| button.clicks);
    until(&mut app, "the game that was left", can_go_on);
    click_on(&mut app, "Continue");
    until(&mut app, "the table", |app| screen(app) == Screen::Play);
    assert!(wait_for_decision(&mut app));
    assert_eq!(table(&app).view, left);
}

fn duel(app: &App, watch: bool) -> NewGame {
    let content = app.world().resource::<alea::Content>();
    let first = DuelSetup::first(&content.duel, &content.duelists);
    let duel = DuelSetup { watch, seed: "5".to_owned(), ..first };
    duel.new_game(&Words::english(), &content.duel).expect("no fault")
}

/// Each game's card goes on with the newest game of it; the title with the newest of all.
#[test]
fn every_game_goes_on_from_its_own_table_in_the_lobby() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let storage = Storage::open(Some(folder.path())).expect("opened");
    let (mut app, left) = left(&storage);
    steps(&mut app, 3);
    // Autosaves are told apart by the second.
    std::thread::sleep(std::time::Duration::from_millis(1100));
    let wanted = duel(&app, false);
    app.world_mut().write_message(wanted);
    steps(&mut app, 30);
    app.world_mut().resource_mut::<NextState<Screen>>().set(Screen::Title);
    steps(&mut app, 3);
    click_on(&mut app, "Play");
    until(&mut app, "the lobby", |app| screen(app) == Screen::Lobby);
    for name in ["Continue Alea", "Continue Conquest"] {
        until(&mut app, name, |app| find(app, name).is_some());
    }
    // Cards with one more line find their height in the next frame.
    steps(&mut app, 2);
    click_on(&mut app, "Continue Conquest");
    until(&mut app, "the table", |app| screen(app) == Screen::Play);
    assert!(wait_for_decision(&mut app));
    assert_eq!(table(&app).view, left);
}

#[test]
fn the_result_leads_back_to_the_setup_of_its_own_game_and_that_to_the_lobby() {
    let mut app = shell(None);
    let wanted = duel(&app, true);
    app.world_mut().write_message(wanted);
    until(&mut app, "the result", |app| screen(app) == Screen::Result);
    click_on(&mut app, "Change the setup");
    until(&mut app, "the setup", |app| screen(app) == Screen::Setup);
    assert_eq!(*app.world().resource::<SetupOf>(), SetupOf("alea"));
    steps(&mut app, 3);
    click_on(&mut app, "Back");
    until(&mut app, "the lobby", |app| screen(app) == Screen::Lobby);
    // By number key, in the order of the tables.
    press(&mut app, letter("1"));
    until(&mut app, "the setup", |app| screen(app) == Screen::Setup);
    assert_eq!(*app.world().resource::<SetupOf>(), SetupOf("conquest"));
    press(&mut app, Key::Escape);
    until(&mut app, "the lobby", |app| screen(app) == Screen::Lobby);
    press(&mut app, Key::Escape);
    until(&mut app, "the title", |app| screen(app) == Screen::Title);
}

#[test]
fn assistive_technology_presses_a_button() {
    let mut app = shell(None);
    let mut outputs = app.world_mut().query::<&EguiOutput>();
    let told =
        outputs.single(app.world()).expect("a window").platform_output.accesskit_update.as_ref().expect("a tree");
    let (play, _) = told.nodes.iter().find(|(_, node)| node.label() == Some("Play")).expect("the title has it");
    let request = accesskit::ActionRequest {
        action: accesskit::Action::Click,
        target_tree: accesskit::TreeId::ROOT,
        target_node: *play,
        data: None,
    };
    app.world_mut().write_message(ActionRequest(request));
    until(&mut app, "the lobby", |app| screen(app) == Screen::Lobby);
}
