//! A whole game, from the lobby to the result page and its replay: pieces are dragged, clicked and moved by keyboard, the other row lies face
//! down, and the score is told, kept and listed.

use bevy::{input::keyboard::Key, prelude::*};
use rubicon::{
    board::{Depth, PlaceList},
    pieces::{Hand, InHand},
    shell::Screen,
    storage::Storage,
    table::{BestList, report::Report},
};
use tabletop::Seat;

use super::{
    board::Ground,
    hands::{click, drag, kinds, open, row, says, screen_of, send, table, wait_for},
    places::{field, home},
    rules::FormationAction,
    state::FieldTable,
};
use crate::hands::{
    letter,
    mouse::{click_on, find, seen},
    press, screen, steps, until,
};

/// From the title to the table by clicks.
fn set_out(app: &mut App) {
    click_on(app, "Play");
    until(app, "the lobby", |app| find(app, "Formation").is_some());
    click_on(app, "Formation");
    until(app, "the setup", |app| find(app, "Begin").is_some());
    // What has only just come up takes no key and no click of before.
    steps(app, 10);
    click_on(app, "Begin");
    wait_for(app, 0);
}

/// What the person has done so far.
fn done(app: &App) -> Vec<FormationAction> {
    let session = table(app).host.session().expect("the person is to act");
    (0..session.len()).filter_map(|step| table(app).host.action_at(step)).map(|(_, action)| action).collect()
}

/// How many runners are drawn in the middle of this place.
fn drawn_at(app: &mut App, place: rubicon::board::PlaceId) -> usize {
    let middle = app.world().resource::<rubicon::board::Board>().places.get(place).expect("a cell").centre();
    let mut things = app.world_mut().query_filtered::<&Transform, With<Mesh2d>>();
    let is_piece = |at: &&Transform| (Depth::Pieces.z()..Depth::Numbers.z()).contains(&at.translation.z);
    let pieces = things.iter(app.world()).filter(is_piece);
    pieces.filter(|at| at.translation.truncate().distance(middle) < 0.5).count()
}

#[test]
fn it_is_played_from_the_lobby_to_a_score_and_watched_again() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let storage = Storage::open(Some(folder.path())).expect("opened");
    let mut app = open(Some(&storage));
    set_out(&mut app);

    // Set-up: the own row lies open, the other one face down.
    assert_eq!([row(&app, 0), row(&app, 1)], [kinds([1, 2, 3]), kinds([0, 0, 0])]);
    assert!(says(&screen_of(&app), "Nobody else sees what you set up."), "{:?}", screen_of(&app));
    drag(&mut app, home(Seat(0), 1), home(Seat(0), 2));
    assert_eq!((done(&app), row(&app, 0)), (vec![FormationAction::Swap(1)], kinds([1, 3, 2])));
    assert_eq!([0, 1, 2].map(|runner| drawn_at(&mut app, home(Seat(0), runner))), [1; 3]);
    // Only runners beside each other change places, and nobody else's do.
    drag(&mut app, home(Seat(0), 0), home(Seat(0), 2));
    drag(&mut app, home(Seat(1), 0), home(Seat(1), 1));
    assert_eq!((done(&app).len(), app.world().resource::<InHand>().hand()), (1, Hand::Empty));
    // The same by keyboard, and taken back.
    for key in [Key::ArrowUp, Key::Space, Key::ArrowRight, Key::Space] {
        press(&mut app, key);
    }
    wait_for(&mut app, 0);
    assert_eq!(row(&app, 0), kinds([3, 1, 2]));
    assert!(
        app.world().resource::<PlaceList>().line(home(Seat(0), 0)).is_some_and(|line| line.text.ends_with("three"))
    );
    press(&mut app, Key::Escape);
    click_on(&mut app, "Take back");
    wait_for(&mut app, 0);
    assert_eq!((row(&app, 0), done(&app).len()), (kinds([1, 3, 2]), 1));

    click_on(&mut app, "Ready");
    wait_for(&mut app, 0);
    assert_eq!(row(&app, 1), kinds([0, 0, 0]), "what the opponent has set up is not on the board");
    // The primary button sends nobody: that is done on the board. The first is sent by drag.
    press(&mut app, Key::Space);
    steps(&mut app, 3);
    assert_eq!(done(&app).len(), 3);
    send(&mut app, 0, 0);
    wait_for(&mut app, 0);
    assert_eq!(row(&app, 1), kinds([0, 2, 3]), "whom the opponent has sent lies open, and nobody else");
    assert_eq!(drawn_at(&mut app, field(Seat(0), 0)), 1);
    // The second by two clicks, the last by keyboard.
    click(&mut app, home(Seat(0), 1));
    click(&mut app, field(Seat(0), 1));
    wait_for(&mut app, 0);
    for key in [letter("e"), Key::Space, letter("e"), Key::Space] {
        press(&mut app, key);
    }
    until(&mut app, "the result", |app| screen(app) == Screen::Result);
    steps(&mut app, 5);
    result_is_told(&app, &storage);
    watch(&mut app);
}

/// Two exchanges of three were won.
fn result_is_told(app: &App, storage: &Storage) {
    let report = app.world().resource::<Report>();
    let scores = report.standings.iter().map(|placing| {
        (placing.seat, placing.place, placing.figures[0].head.clone(), placing.figures[0].value.clone())
    });
    let score = |seat, place, value: &str| (Seat(seat), place, "Score".to_owned(), value.to_owned());
    assert_eq!(scores.collect::<Vec<_>>(), [score(0, 1, "2"), score(1, 2, "1")]);
    assert_eq!(
        (report.rounds, &report.course.graphs[0].lines),
        (3, &vec![vec![0.0, 0.0, 1.0, 2.0], vec![0.0, 1.0, 1.0, 1.0]])
    );
    let best = app.world().resource::<BestList>();
    assert_eq!((best.scores.iter().map(|best| best.score).collect::<Vec<_>>(), &best.own), (vec![2], &vec![0]));
    let told = &seen(app).says;
    for text in [report.reason.as_str(), "The best of this kind", "Place 1 among the best of this kind"] {
        assert!(told.iter().any(|said| said.contains(text)), "{text}: {told:?}");
    }
    assert!(storage.has(&rubicon::table::best_file("formation")) && storage.has("setup/formation.ron"));
}

/// From the result to its replay, in which nobody plays and all lies open.
fn watch(app: &mut App) {
    steps(app, 20);
    click_on(app, "Watch replay");
    until(app, "the replay", |app| app.world().get_resource::<FieldTable>().is_some_and(|table| table.tape.is_some()));
    press(app, Key::Home);
    if table(app).tape.as_ref().is_some_and(|tape| tape.playing) {
        press(app, Key::Space);
        press(app, Key::Home);
    }
    steps(app, 3);
    assert_eq!([row(app, 0), row(app, 1)], [kinds([1, 2, 3]), kinds([1, 2, 3])]);
    press(app, Key::End);
    steps(app, 3);
    assert_eq!(row(app, 0), kinds([1, 3, 2]));
    assert_eq!([0, 1, 2].map(|runner| drawn_at(app, field(Seat(1), runner))), [1; 3]);
    let tape = table(app).tape.as_ref().expect("a replay");
    assert!(tape.timeline.sections.len() > 3 && tape.timeline.length == tape.length());
}

#[test]
fn the_board_lies_as_whoever_looks_sits_and_is_gone_with_the_table() {
    let mut app = super::hands::begin(&["patient", "human"]);
    wait_for(&mut app, 1);
    let [own, other] = [home(Seat(1), 0), home(Seat(0), 0)]
        .map(|place| app.world().resource::<rubicon::board::Board>().places.get(place).expect("a cell").centre());
    assert!(own.y < other.y && own.x < other.x, "the own row is at the bottom, its first runner at the left");
    assert_eq!((row(&app, 1), row(&app, 0)), (kinds([1, 2, 3]), kinds([0, 0, 0])));
    assert_eq!(drawn_at(&mut app, home(Seat(1), 0)), 1);
    let grounds = |app: &mut App| app.world_mut().query::<&Ground>().iter(app.world()).count();
    assert_eq!(grounds(&mut app), 1);
    drag(&mut app, home(Seat(1), 0), home(Seat(1), 1));
    assert_eq!(row(&app, 1), kinds([2, 1, 3]), "it is dragged where it is seen");
    app.world_mut().resource_mut::<NextState<Screen>>().set(Screen::Title);
    steps(&mut app, 3);
    assert_eq!(grounds(&mut app), 0);
}
