//! What persons do at the table of Formation, and what they see there.

use bevy::{
    asset::AssetApp,
    input::{ButtonState, keyboard::Key},
    prelude::*,
    text::Font,
};
use rubicon::{
    board::{Board, PlaceId},
    pieces::Pieces,
    shell::{Copied, GameSetup, NewGame},
    storage::Storage,
    table::logbook::LogFeed,
    text::Words,
    theme::GameFonts,
};
use tabletop::{Seat, Seed};

use super::{
    GAMES,
    places::{RUNNERS, field, home},
    rules::{Formation, Slip},
    state::FieldTable,
};
use crate::hands::{
    awake,
    mouse::{button, find, point, seen, shell_of},
    players, press, steps, until,
};

/// The title of a program that has this game alone, and draws its board.
pub fn open(storage: Option<&Storage>) -> App {
    let mut app = shell_of(GAMES, storage);
    app.init_asset::<Mesh>().init_asset::<ColorMaterial>().init_asset::<Font>().init_resource::<GameFonts>();
    app.insert_resource(Copied { text: None, alone: true });
    app
}

/// A game of these seats, once its table is laid.
pub fn begin(seats: &[&str]) -> App {
    let mut app = open(None);
    let setup = GameSetup::new::<Formation>(Slip::None);
    app.world_mut().write_message(NewGame { setup, players: players(seats), seed: Seed(1), resume: None });
    until(&mut app, "the table", |app| app.world().get_resource::<FieldTable>().is_some());
    app
}

/// The table.
pub fn table(app: &App) -> &FieldTable {
    app.world().resource::<FieldTable>()
}

/// Waits until a person is to act, and the board has come to rest.
pub fn wait_for(app: &mut App, seat: u8) {
    until(app, "the person's turn", |app| {
        app.world().get_resource::<FieldTable>().is_some_and(|table| table.actor() == Some(Seat(seat)))
    });
    steps(app, 3);
}

/// Where a place is in the window.
fn at(app: &App, place: PlaceId) -> Vec2 {
    let board = app.world().resource::<Board>();
    board.viewport.screen(board.places.get(place).expect("a cell").centre())
}

/// Carries what lies at a place to another one, and lets it go there.
pub fn drag(app: &mut App, from: PlaceId, to: PlaceId) {
    let [from, to] = [from, to].map(|place| at(app, place));
    point(app, from);
    steps(app, 1);
    button(app, MouseButton::Left, ButtonState::Pressed);
    for share in [0.3, 0.6, 1.0] {
        steps(app, 1);
        point(app, from.lerp(to, share));
    }
    steps(app, 2);
    button(app, MouseButton::Left, ButtonState::Released);
    steps(app, 4);
}

/// Clicks a place.
pub fn click(app: &mut App, place: PlaceId) {
    let at = at(app, place);
    crate::hands::mouse::click(app, at);
    steps(app, 2);
}

/// A person exchanges two runners by carrying one onto the other.
pub fn swap(app: &mut App, seat: u8, runner: u8, other: u8) {
    wait_for(app, seat);
    drag(app, home(Seat(seat), runner), home(Seat(seat), other));
}

/// A person ends the own set-up.
pub fn ready(app: &mut App, seat: u8) {
    wait_for(app, seat);
    press(app, Key::Space);
    steps(app, 2);
}

/// A person sends a runner by carrying it forward.
pub fn send(app: &mut App, seat: u8, runner: u8) {
    wait_for(app, seat);
    drag(app, home(Seat(seat), runner), field(Seat(seat), runner));
}

/// The kinds of the runners of a seat as they lie on the board, from its left; `None` for one that lies face down. Whoever has been sent stands one
/// step forward.
pub fn row(app: &App, seat: u8) -> [Option<String>; 3] {
    let pieces = app.world().resource::<Pieces>();
    let kind = |runner: usize| {
        let places = [home, field].map(|place| place(Seat(seat), runner as u8));
        let there = pieces.all.iter().filter(|piece| places.contains(&piece.place)).collect::<Vec<_>>();
        assert!(there.len() == 1 && there[0].face.side == Some(usize::from(seat)), "{there:?}");
        there[0].face.kind.clone()
    };
    [0, 1, 2].map(kind)
}

/// Such a row, as it is expected: each runner by how strong it is, or 0 where it lies face down.
pub fn kinds(strengths: [usize; RUNNERS as usize]) -> [Option<String>; 3] {
    strengths.map(|strength| strength.checked_sub(1).map(|kind| super::board::KINDS[kind].to_owned()))
}

/// Waits for the curtain before a person, checks that the board behind it shows no face, and lifts it. Returns what was to be read with it down.
pub fn sit_down(app: &mut App, seat: u8) -> Vec<String> {
    until(app, "the curtain", |app| table(app).curtain.waiting() == Some(Seat(seat)));
    awake(app);
    steps(app, 2);
    for piece in &app.world().resource::<Pieces>().all {
        let fought = [0, 1].iter().any(|seat| (0..RUNNERS).any(|runner| field(Seat(*seat), runner) == piece.place));
        assert!(fought || piece.face.kind.is_none(), "{piece:?}");
    }
    let screen = screen_of(app);
    press(app, Key::Space);
    wait_for(app, seat);
    screen
}

/// Everything that is written on the screen, and the names of everything that can be pressed.
pub fn screen_of(app: &App) -> Vec<String> {
    let seen = seen(app);
    seen.says.iter().chain(&seen.spoken).cloned().chain(seen.touch.iter().map(|touch| touch.name.clone())).collect()
}

/// Whether something of it says that.
pub fn says(screen: &[String], text: &str) -> bool {
    screen.iter().any(|said| said.contains(text))
}

/// Opens the menu over the table and chooses an entry of it.
pub fn choose(app: &mut App, entry: &str) {
    press(app, Key::Escape);
    until(app, "the menu", |app| find(app, entry).is_some());
    crate::hands::mouse::click_on(app, entry);
    steps(app, 3);
}

/// The steps that stand in the log as they are written, of the lines that have one.
pub fn steps_in_log(app: &App) -> Vec<String> {
    let log = table(app).log_model(app.world().resource::<Words>(), &mut LogFeed::default());
    log.lines.iter().filter_map(|line| line.notation.clone()).collect()
}
