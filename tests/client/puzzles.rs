//! Puzzles at the table and on the page of the setup: what is asked stands there, the first move is judged at once and can be taken back, and what was solved is remembered.

use bevy::{asset::AssetApp, prelude::*, text::Font};
use lab::TextFile;
use rubicon::{
    games::{
        GAMES,
        board_games::{BanqiBoard, BoardGame, Field, FieldTable},
    },
    shell::{NewGame, Screen},
    storage::Storage,
    table::{FileRegistry, Opened, TableGame, setup::SetupOf, solved, solved_file},
    theme::GameFonts,
};
use tabletop::Seat;

use crate::hands::{
    mouse::{click_on, find, seen, shell_of},
    press, screen, steps, until,
};

/// A red soldier takes the general beside it; everything else lets that run away, or be defended.
const PUZZLE: &str = r#"(
    game: "banqi",
    title: "T",
    description: "D",
    setup: (),
    players: [Human, Agent("grabber")],
    start: Notation("7s/8/1Sg5/8 r1 GAAEERRHHCCSSSSaaeerrhhccssss 0"),
    puzzle: (task: Win, solution: "b2-b3", proof: Solved(plies: 9)),
)"#;

/// The program with the puzzle on its table.
fn begin(storage: Option<&Storage>) -> App {
    let mut app = shell_of(GAMES, storage);
    app.init_asset::<Mesh>().init_asset::<ColorMaterial>().init_asset::<Font>().init_resource::<GameFonts>();
    let file = TextFile { name: "mine".to_owned(), text: PUZZLE.to_owned() };
    let opened = app.world().resource::<FileRegistry>().open(&file).expect("it is sound");
    let Opened::Game(game) = opened else { panic!("it is a game") };
    app.world_mut().write_message::<NewGame>(game);
    wait(&mut app, 0);
    app
}

fn wait(app: &mut App, seat: u8) {
    until(app, "the person's turn", |app| {
        let table = app.world().get_resource::<FieldTable<BanqiBoard>>();
        table.is_some_and(|table| Field::<BanqiBoard>::actor(table) == Some(Seat(seat)))
    });
    steps(app, 3);
}

fn play(app: &mut App, written: &str) {
    app.world_mut().resource_scope(|world, mut table: Mut<'_, FieldTable<BanqiBoard>>| {
        let action = ron::from_str(&format!("{written:?}")).expect("an action");
        table.act(action, &mut world.resource_mut());
    });
    steps(app, 4);
}

fn says(app: &App, text: &str) -> bool {
    let seen = seen(app);
    seen.says.iter().chain(&seen.spoken).any(|said| said.contains(text))
}

fn storage() -> (tempfile::TempDir, Storage) {
    let folder = tempfile::tempdir().expect("a folder");
    let storage = Storage::open(Some(folder.path())).expect("it can be written");
    (folder, storage)
}

#[test]
fn the_first_move_is_judged_at_once_and_what_was_no_solution_is_taken_back_with_a_click() {
    let (_folder, storage) = storage();
    let mut app = begin(Some(&storage));
    assert!(says(&app, "Find the only move that wins."), "{:?}", seen(&app).says);
    play(&mut app, "b2-c2");
    assert!(says(&app, "That is not it"), "{:?}", seen(&app).says);
    wait(&mut app, 0);
    until(&mut app, "what the move is worth", |app| says(app, "it only draws") || says(app, "it loses"));
    assert!(solved(&storage, "banqi").is_empty());
    click_on(&mut app, "Take it back");
    wait(&mut app, 0);
    assert!(says(&app, "Find the only move that wins."), "{:?}", seen(&app).says);
    assert_eq!(app.world().resource::<FieldTable<BanqiBoard>>().host.steps(), Some(0));
}

#[test]
fn a_solution_is_told_with_its_proof_and_remembered() {
    let (_folder, storage) = storage();
    let mut app = begin(Some(&storage));
    play(&mut app, "b2-b3");
    assert!(says(&app, "That is it. It wins in 9 plies at most"), "{:?}", seen(&app).says);
    wait(&mut app, 0);
    assert_eq!(solved(&storage, "banqi"), ["mine"]);
    // Whoever cannot be read gives way, and nothing of it is lost.
    storage.write(&solved_file("banqi"), "no list").expect("written");
    let mut app = begin(Some(&storage));
    play(&mut app, "b2-b3");
    wait(&mut app, 0);
    assert_eq!(solved(&storage, "banqi"), ["mine"]);
}

#[test]
fn the_page_of_the_setup_has_the_shipped_puzzles_and_that_of_the_day() {
    let (_folder, storage) = storage();
    let mut app = shell_of(GAMES, Some(&storage));
    app.init_asset::<Mesh>().init_asset::<ColorMaterial>().init_asset::<Font>().init_resource::<GameFonts>();
    app.world_mut().resource_mut::<SetupOf>().0 = BanqiBoard::ID;
    app.world_mut().resource_mut::<NextState<Screen>>().set(Screen::Setup);
    until(&mut app, "the puzzle of the day", |app| {
        seen(app).touch.iter().any(|touch| touch.name.starts_with("Puzzle of 2") && touch.clicks)
    });
    assert!(says(&app, "Puzzles"));
    let title =
        seen(&app).touch.iter().find(|touch| touch.name.starts_with("Puzzle of 2")).map(|touch| touch.name.clone());
    click_on(&mut app, &title.expect("it is there"));
    until(&mut app, "its table", |app| screen(app) == Screen::Play);
    wait(&mut app, 0);
    assert!(says(&app, "Find the only move"), "{:?}", seen(&app).says);
    assert!(find(&app, "Take it back").is_none());
    press(&mut app, bevy::input::keyboard::Key::Escape);
}
