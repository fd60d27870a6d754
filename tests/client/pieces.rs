//! A board of cells with the pieces of no game in particular, through the client's own systems: pieces are dragged, clicked and moved by
//! keyboard, they slide, leap, are turned over and captured, the board is turned and drawn on.

use std::sync::Arc;

use crate::hands::{
    letter,
    mouse::{button, click, find, point, seen, shell_of},
    press, steps,
};
use bevy::{
    asset::AssetApp,
    input::{ButtonState, keyboard::Key},
    prelude::*,
    text::Font,
};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass, egui};
use rubicon::{
    board::{Board, Depth, Fog, Highlight, Highlights, OnBoard, PlaceGroup, PlaceId, PlaceLine, PlaceList, Sketch},
    pieces::{
        self, Cells, Coordinates, Cursor, Face, Grid, Hand, InHand, Labels, Piece, PieceBoard, PieceLooks, PieceMove,
        PieceMoves, PiecePlan, PieceSet, Pieces, Tray, Turned,
    },
    settings::Settings,
    shell::{PanelSystems, Screen},
    table::{Games, TableSystems},
    text::Words,
    theme::GameFonts,
};
use tabletop::Mark;

/// Its pieces.
const SET: &str = r##"(
    sides: [(id: "white", enamel: "#e8dcc0"), (id: "black", enamel: "#33302c")],
    pictures: (
        size: (100, 100),
        inks: {"Side": "enamel", "Edge": "enamel dim", "Wood": "#6b4a2b"},
        pictures: {
            "rook": [Fill("Side", "M25 85 L25 30 L75 30 L75 85 Z"), Line("Edge", 4, "M25 30 L75 30")],
            "king": [Disc("Side", (50, 50), 36), Disc("Edge", (50, 50), 12)],
            "back": [Disc("Wood", (50, 50), 40)],
        },
    ),
)"##;

const SQUARES: Grid = Grid::new(8, 8, Cells::Squares);
/// Where the pieces stand: a rook, another one that cannot move, a king of the other side, and one that lies face down.
const ROOK: PlaceId = PlaceId(27);
const IDLE: PlaceId = PlaceId(0);
const KING: PlaceId = PlaceId(51);
const COVERED: PlaceId = PlaceId(45);
/// Where the rook may go, and a cell to which it may not.
const TARGET: PlaceId = PlaceId(30);
const ELSEWHERE: PlaceId = PlaceId(44);

/// The moves that were made.
#[derive(Resource, Default)]
struct Made(Vec<PieceMove>);

/// How the game does what is asked of it.
#[derive(Resource)]
struct Manner {
    /// For how many seconds its changes are seen to happen.
    seconds: f32,
    /// Whether it does nothing.
    refuses: bool,
}

/// The game: a piece goes where it was put, what stood there is captured, and one that is moved on the spot is turned over.
fn play(
    mut moves: MessageReader<PieceMove>,
    mut made: ResMut<Made>,
    manner: Res<Manner>,
    mut pieces: ResMut<Pieces>,
    mut tray: ResMut<Tray>,
) {
    for by in moves.read() {
        made.0.push(*by);
        if manner.refuses {
            continue;
        }
        pieces.seconds = manner.seconds;
        if by.from == by.to {
            let turned = pieces.all.iter_mut().find(|piece| piece.place == by.from).expect("a piece is there");
            turned.face = Face::up("rook", 1);
            continue;
        }
        tray.taken.extend(pieces.all.iter().filter(|piece| piece.place == by.to).map(|piece| piece.face.clone()));
        pieces.all.retain(|piece| piece.place != by.to);
        let moved = pieces.all.iter_mut().find(|piece| piece.place == by.from).expect("a piece is there");
        moved.place = by.to;
    }
}

/// What the rook and the covered piece may do: the rook goes along its row and its column.
fn moves() -> PieceMoves {
    let [column, row] = SQUARES.cell(ROOK);
    let along = (0..8).flat_map(|at| [SQUARES.place(at, row), SQUARES.place(column, at)]).flatten();
    let rook = along.filter(|to| *to != ROOK).map(|to| PieceMove { from: ROOK, to });
    PieceMoves(rook.chain([PieceMove { from: COVERED, to: COVERED }]).collect())
}

fn piece(id: u16, place: PlaceId, face: Face) -> Piece {
    Piece { id, place, face, leaps: false, faint: false }
}

/// The client without any game, on whose table lies this board with its pieces.
fn table(grid: Grid) -> App {
    let mut app = shell_of(Games(&[]), None);
    app.init_asset::<Mesh>().init_asset::<ColorMaterial>().init_asset::<Font>().init_resource::<GameFonts>();
    app.init_resource::<Made>()
        .insert_resource(Manner { seconds: 0.4, refuses: false })
        .add_systems(Update, play.in_set(TableSystems::Click).run_if(resource_exists::<PieceBoard>));
    app.world_mut().resource_mut::<NextState<Screen>>().set(Screen::Play);
    steps(&mut app, 2);
    let set = Arc::new(PieceSet::read(SET, &["rook", "king"]).expect("sound"));
    let coordinates = Some(Coordinates { columns: Labels::Letters, rows: Labels::Numbers });
    let plan = PiecePlan { board: PieceBoard { grid, coordinates }, set, fog: Fog::Hatching, light: |_, _| 1.0 };
    pieces::open(app.world_mut(), plan);
    let all = [
        piece(0, ROOK, Face::up("rook", 0)),
        piece(1, IDLE, Face::up("rook", 0)),
        piece(2, KING, Face::up("king", 1)),
        piece(3, COVERED, Face::default()),
    ];
    app.insert_resource(Pieces { all: all.to_vec(), last: None, seconds: 0.0 });
    app.insert_resource(moves());
    steps(&mut app, 2);
    app
}

fn board(app: &App) -> &Board {
    app.world().resource::<Board>()
}

/// The middle of a cell in the window.
fn at(app: &App, place: PlaceId) -> Vec2 {
    let board = board(app);
    board.viewport.screen(board.places.get(place).expect("a cell").centre())
}

/// Takes the moves that were made since the last time.
fn made(app: &mut App) -> Vec<(PlaceId, PlaceId)> {
    let made = std::mem::take(&mut app.world_mut().resource_mut::<Made>().0);
    made.iter().map(|made| (made.from, made.to)).collect()
}

fn light(app: &App, place: PlaceId) -> Highlight {
    app.world().resource::<Highlights>().of(place)
}

fn hand(app: &App) -> Hand {
    app.world().resource::<InHand>().hand()
}

/// Where pieces are drawn.
fn drawn(app: &mut App) -> Vec<Vec2> {
    let mut things = app.world_mut().query_filtered::<&Transform, With<Mesh2d>>();
    let is_piece = |at: &&Transform| (Depth::Pieces.z()..Depth::Numbers.z()).contains(&at.translation.z);
    things.iter(app.world()).filter(is_piece).map(|at| at.translation.truncate()).collect()
}

/// Whether a piece is drawn in the middle of a cell.
fn stands(app: &mut App, place: PlaceId) -> bool {
    let middle = board(app).places.get(place).expect("a cell").centre();
    drawn(app).iter().any(|at| at.distance(middle) < 0.5)
}

/// How much is drawn at a depth and to be seen.
fn seen_at(app: &mut App, depth: Depth) -> usize {
    let mut things = app.world_mut().query_filtered::<(&Transform, Option<&Visibility>), With<Mesh2d>>();
    let there = |at: &Transform| (at.translation.z - depth.z()).abs() < 1e-3;
    let things = things.iter(app.world());
    things.filter(|(at, seen)| there(at) && *seen != Some(&Visibility::Hidden)).count()
}

/// Presses a button at a point and moves the pointer to another one.
fn carry(app: &mut App, by: MouseButton, from: Vec2, to: Vec2) {
    point(app, from);
    steps(app, 1);
    button(app, by, ButtonState::Pressed);
    steps(app, 1);
    point(app, from.lerp(to, 0.5));
    steps(app, 1);
    point(app, to);
    steps(app, 2);
}

/// Carries something and lets it go.
fn drag(app: &mut App, by: MouseButton, from: Vec2, to: Vec2) {
    carry(app, by, from, to);
    button(app, by, ButtonState::Released);
    steps(app, 2);
}

fn drag_piece(app: &mut App, from: PlaceId, to: PlaceId) {
    let [from, to] = [from, to].map(|place| at(app, place));
    drag(app, MouseButton::Left, from, to);
}

fn click_cell(app: &mut App, place: PlaceId) {
    let at = at(app, place);
    click(app, at);
}

#[test]
fn a_piece_follows_the_hand_and_is_put_down_on_a_target() {
    let mut app = table(SQUARES);
    assert_eq!([ROOK, COVERED, IDLE, TARGET].map(|place| light(&app, place).is_open()), [true, true, false, false]);
    let [from, to] = [ROOK, TARGET].map(|place| at(&app, place));
    let off = Vec2::new(7.0, -5.0);
    carry(&mut app, MouseButton::Left, from, to + off);
    assert_eq!(hand(&app), Hand::Lifted(ROOK));
    assert_eq!([ROOK, TARGET, KING, ELSEWHERE].map(|place| light(&app, place)), {
        use Highlight::{Chosen, Legal, Plain, Target};
        [Chosen, Target, Legal, Plain]
    });
    let under = board(&app).viewport.world(to + off);
    assert!(drawn(&mut app).iter().any(|at| at.distance(under) < 0.5), "it is where the pointer is");
    assert!(!stands(&mut app, ROOK));
    button(&mut app, MouseButton::Left, ButtonState::Released);
    steps(&mut app, 2);
    assert_eq!((made(&mut app), hand(&app)), (vec![(ROOK, TARGET)], Hand::Empty));
    steps(&mut app, 8);
    assert!(stands(&mut app, TARGET) && !stands(&mut app, ROOK));
    assert_eq!(drawn(&mut app).len(), 4);
}

#[test]
fn a_piece_that_is_dropped_where_it_cannot_go_returns() {
    let mut app = table(SQUARES);
    let from = at(&app, ROOK);
    for to in [at(&app, ELSEWHERE), at(&app, IDLE), Vec2::new(4.0, 360.0)] {
        drag(&mut app, MouseButton::Left, from, to);
        assert_eq!((made(&mut app), hand(&app)), (vec![], Hand::Empty), "{to}");
        steps(&mut app, 6);
        assert!(stands(&mut app, ROOK), "{to}");
    }
    // Another button lets go of it, and draws nothing.
    let to = at(&app, TARGET);
    carry(&mut app, MouseButton::Left, from, to);
    for (by, state) in [
        (MouseButton::Right, ButtonState::Pressed),
        (MouseButton::Right, ButtonState::Released),
        (MouseButton::Left, ButtonState::Released),
    ] {
        button(&mut app, by, state);
        steps(&mut app, 1);
    }
    steps(&mut app, 6);
    assert_eq!((made(&mut app), hand(&app)), (vec![], Hand::Empty));
    assert!(stands(&mut app, ROOK) && app.world().resource::<Sketch>().marks().is_empty());
    // So does the key that goes back.
    carry(&mut app, MouseButton::Left, from, to);
    press(&mut app, Key::Escape);
    button(&mut app, MouseButton::Left, ButtonState::Released);
    steps(&mut app, 6);
    assert_eq!(made(&mut app), []);
    assert!(stands(&mut app, ROOK));
    // Brought back to where it stood it is chosen.
    let near = from + Vec2::new(12.0, 0.0);
    drag(&mut app, MouseButton::Left, from, near);
    assert_eq!(hand(&app), Hand::Chosen(ROOK));
}

/// A game may refuse what it offered, as where a question comes first.
#[test]
fn a_piece_that_the_game_does_not_move_returns_from_where_it_was_dropped() {
    let mut app = table(SQUARES);
    app.world_mut().resource_mut::<Manner>().refuses = true;
    drag_piece(&mut app, ROOK, TARGET);
    assert_eq!(made(&mut app), [(ROOK, TARGET)]);
    assert!(stands(&mut app, TARGET) && !stands(&mut app, ROOK), "it waits where it was dropped");
    steps(&mut app, 8);
    assert!(stands(&mut app, ROOK) && !stands(&mut app, TARGET));
}

#[test]
fn a_drag_beside_the_pieces_that_may_move_moves_the_board() {
    let mut app = table(SQUARES);
    app.world_mut().resource_mut::<Board>().viewport.zoom_at(Vec2::new(640.0, 360.0), 2.0);
    steps(&mut app, 2);
    for place in [ELSEWHERE, COVERED, PlaceId(36)] {
        let start = at(&app, place);
        let end = start + Vec2::new(40.0, 24.0);
        drag(&mut app, MouseButton::Left, start, end);
        assert!(at(&app, place).distance(end) < 0.5, "{place:?}: the board comes with the hand");
        drag(&mut app, MouseButton::Left, end, start);
        assert_eq!((made(&mut app), hand(&app)), (vec![], Hand::Empty));
    }
    assert!(stands(&mut app, COVERED), "it only turns over, which takes a click");
}

#[test]
fn two_clicks_move_capture_and_change_their_mind() {
    let mut app = table(SQUARES);
    click_cell(&mut app, ROOK);
    assert_eq!(hand(&app), Hand::Chosen(ROOK));
    click_cell(&mut app, ELSEWHERE);
    assert_eq!((made(&mut app), hand(&app)), (vec![], Hand::Empty));
    click_cell(&mut app, ROOK);
    assert_eq!(light(&app, KING), Highlight::Legal);
    click_cell(&mut app, KING);
    assert_eq!(made(&mut app), [(ROOK, KING)]);
    assert_eq!(drawn(&mut app).len(), 4, "the one that is captured is still seen when the other comes");
    steps(&mut app, 10);
    assert_eq!(drawn(&mut app).len(), 3);
    assert!(stands(&mut app, KING));
    assert_eq!(app.world().resource::<Tray>().taken, [Face::up("king", 1)]);
    // While nobody here is to act, nothing can be lifted or chosen.
    app.insert_resource(PieceMoves::default());
    steps(&mut app, 1);
    click_cell(&mut app, KING);
    drag_piece(&mut app, KING, ROOK);
    assert_eq!((made(&mut app), hand(&app)), (vec![], Hand::Empty));
}

#[test]
fn what_lies_face_down_is_turned_over_by_one_click() {
    let mut app = table(SQUARES);
    let width = |app: &mut App| {
        let middle = board(app).places.get(COVERED).expect("a cell").centre();
        let mut things = app.world_mut().query_filtered::<&Transform, With<Mesh2d>>();
        let is_it = |at: &&Transform| at.translation.truncate().distance(middle) < 0.5 && at.translation.z > 9.0;
        let piece = things.iter(app.world()).find(is_it).expect("a piece is there");
        piece.scale.x / piece.scale.y
    };
    assert!((width(&mut app) - 1.0).abs() < 1e-3);
    app.world_mut().resource_mut::<Manner>().seconds = 1.0;
    click_cell(&mut app, COVERED);
    assert_eq!(made(&mut app), [(COVERED, COVERED)]);
    steps(&mut app, 3);
    assert!(width(&mut app) < 0.9, "it is seen to turn");
    steps(&mut app, 10);
    assert!((width(&mut app) - 1.0).abs() < 1e-3);
}

#[test]
fn pieces_slide_leap_or_are_there_at_once() {
    for (leaps, still) in [(false, false), (true, false), (false, true)] {
        let mut app = table(SQUARES);
        app.world_mut().resource_mut::<Settings>().reduced_motion = still;
        let [from, to] = [ROOK, TARGET].map(|place| board(&app).places.get(place).expect("a cell").centre());
        let mut pieces = app.world_mut().resource_mut::<Pieces>();
        pieces.seconds = 1.0;
        (pieces.all[0].place, pieces.all[0].leaps) = (TARGET, leaps);
        steps(&mut app, 5);
        let on_way = |at: &Vec2| at.x > from.x + 5.0 && at.x < to.x - 5.0 && (at.y - from.y).abs() < 100.0;
        let on_way = drawn(&mut app).into_iter().find(on_way);
        assert_eq!(on_way.is_some(), !still, "{on_way:?}");
        if let Some(at) = on_way {
            assert_eq!(at.y > from.y + 5.0, leaps, "{at}: a leap is high, a slide goes over the board");
        }
        assert_eq!(stands(&mut app, TARGET), still);
        steps(&mut app, 8);
        assert!(stands(&mut app, TARGET));
    }
}

#[test]
fn the_keyboard_goes_over_the_cells_as_they_are_seen_and_moves_pieces() {
    let mut app = table(SQUARES);
    let cursor = |app: &App| app.world().resource::<Cursor>().at();
    let frames = |app: &mut App| seen_at(app, Depth::Names);
    assert_eq!((cursor(&app), frames(&mut app)), (None, 0));
    press(&mut app, Key::ArrowUp);
    steps(&mut app, 1);
    assert_eq!((cursor(&app), frames(&mut app)), (Some(ROOK), 1), "it comes up where something can be done");
    press(&mut app, Key::Space);
    assert_eq!(hand(&app), Hand::Chosen(ROOK));
    (0..3).for_each(|_| press(&mut app, Key::ArrowRight));
    assert_eq!((cursor(&app), light(&app, TARGET)), (Some(TARGET), Highlight::Target));
    press(&mut app, Key::Escape);
    assert_eq!((cursor(&app), hand(&app)), (Some(TARGET), Hand::Empty), "what is in hand goes back first");
    press(&mut app, letter("e"));
    assert_eq!(cursor(&app), Some(COVERED));
    press(&mut app, letter("q"));
    press(&mut app, Key::Enter);
    press(&mut app, letter("e"));
    assert_eq!(cursor(&app), Some(PlaceId(28)), "on to the next target");
    press(&mut app, Key::ArrowLeft);
    press(&mut app, Key::ArrowUp);
    press(&mut app, Key::Space);
    assert_eq!(made(&mut app), [(ROOK, PlaceId(35))]);
    steps(&mut app, 8);
    assert!(stands(&mut app, PlaceId(35)));
    // The mouse takes over.
    click_cell(&mut app, ELSEWHERE);
    assert_eq!((cursor(&app), frames(&mut app)), (None, 0));
    pieces::turn(app.world_mut(), Turned::Half);
    app.insert_resource(moves());
    press(&mut app, Key::ArrowUp);
    press(&mut app, Key::ArrowRight);
    assert_eq!(cursor(&app), Some(PlaceId(26)), "right is where the player sees it");
    press(&mut app, Key::Escape);
    assert_eq!(cursor(&app), None);
}

#[test]
fn on_points_pieces_are_moved_by_mouse_and_keyboard_too() {
    let grid = Grid::new(9, 10, Cells::Points);
    let mut app = table(grid);
    let goes = |to: u16| PieceMoves(vec![PieceMove { from: ROOK, to: PlaceId(to) }]);
    app.insert_resource(goes(36));
    steps(&mut app, 1);
    drag_piece(&mut app, ROOK, PlaceId(36));
    assert_eq!(made(&mut app), [(ROOK, PlaceId(36))]);
    steps(&mut app, 8);
    assert!(stands(&mut app, PlaceId(36)));
    app.insert_resource(PieceMoves(vec![PieceMove { from: PlaceId(36), to: PlaceId(46) }]));
    for key in [Key::ArrowUp, Key::Space, Key::ArrowUp, Key::ArrowRight, Key::Space] {
        press(&mut app, key);
    }
    assert_eq!(made(&mut app), [(PlaceId(36), PlaceId(46))]);
    // Between the points the board is bare.
    let between = at(&app, PlaceId(0)).lerp(at(&app, PlaceId(10)), 0.5);
    point(&mut app, between);
    steps(&mut app, 1);
    assert_eq!(app.world().resource::<Highlights>().pointed, None);
}

#[test]
fn a_player_draws_arrows_and_rings_and_a_click_wipes_them_away() {
    let mut app = table(SQUARES);
    let marks = |app: &App| app.world().resource::<Sketch>().marks().to_vec();
    let [from, to] = [PlaceId(9), PlaceId(35)].map(|place| at(&app, place));
    carry(&mut app, MouseButton::Right, from, to);
    assert_eq!((marks(&app), seen_at(&mut app, Depth::Sketch)), (vec![], 1), "it is seen while it is drawn");
    button(&mut app, MouseButton::Right, ButtonState::Released);
    steps(&mut app, 2);
    assert_eq!(marks(&app), [Mark::Way(9, 35)]);
    point(&mut app, from);
    button(&mut app, MouseButton::Right, ButtonState::Pressed);
    steps(&mut app, 1);
    button(&mut app, MouseButton::Right, ButtonState::Released);
    steps(&mut app, 2);
    assert_eq!((marks(&app), seen_at(&mut app, Depth::Sketch)), (vec![Mark::Way(9, 35), Mark::At(9)], 1));
    drag(&mut app, MouseButton::Right, from, to);
    assert_eq!(marks(&app), [Mark::At(9)], "the same again is taken away");
    // A piece is not moved by it.
    drag(&mut app, MouseButton::Right, from, Vec2::new(3.0, 360.0));
    let rook = at(&app, ROOK);
    drag(&mut app, MouseButton::Right, rook, to);
    assert_eq!((made(&mut app), hand(&app)), (vec![], Hand::Empty));
    assert_eq!(marks(&app), [Mark::At(9), Mark::Way(27, 35)]);
    click_cell(&mut app, PlaceId(9));
    assert_eq!((marks(&app), seen_at(&mut app, Depth::Sketch)), (vec![], 0));
}

#[test]
fn on_a_turned_board_every_cell_is_clicked_where_it_is_seen() {
    let mut app = table(SQUARES);
    let lit = seen_at(&mut app, Depth::Glow);
    assert_eq!(lit, 2, "two pieces may move");
    let letters = |app: &mut App| {
        let mut texts = app.world_mut().query::<(&Text2d, &Transform)>();
        let mut texts: Vec<(String, Vec2)> =
            texts.iter(app.world()).map(|(text, at)| (text.0.clone(), at.translation.truncate())).collect();
        texts.sort_by(|one, other| one.0.cmp(&other.0));
        texts
    };
    for turned in [Turned::Quarter, Turned::Half, Turned::ThreeQuarters, Turned::Not] {
        pieces::turn(app.world_mut(), turned);
        steps(&mut app, 2);
        point(&mut app, Vec2::new(3.0, 3.0));
        steps(&mut app, 2);
        assert_eq!(seen_at(&mut app, Depth::Glow), lit, "{turned:?}: what may be done is lit as before");
        assert!([ROOK, IDLE, KING, COVERED].iter().all(|place| stands(&mut app, *place)), "{turned:?}");
        for place in (0..SQUARES.count()).map(PlaceId) {
            let at = at(&app, place);
            point(&mut app, at);
            steps(&mut app, 1);
            assert_eq!(app.world().resource::<Highlights>().pointed, Some(place), "{turned:?}");
        }
        let labels = letters(&mut app);
        assert_eq!(labels.len(), 16, "{turned:?}: {labels:?}");
        let (a, rook) = (labels[8].1, board(&app).places.get(ROOK).expect("a cell").centre());
        let d = labels[11].1;
        assert_eq!([&labels[8].0, &labels[11].0], ["a", "d"]);
        assert_ne!(a, d);
        assert!((d.x - rook.x).abs() < 1.0 || (d.y - rook.y).abs() < 1.0, "{turned:?}: {d} is not at {rook}");
    }
    // As the second of two sides sees it.
    pieces::turn(app.world_mut(), Turned::to(1, 2));
    steps(&mut app, 2);
    let [from, to] = [ROOK, TARGET].map(|place| at(&app, place));
    assert!(to.x < from.x, "what lay at the right lies at the left");
    drag_piece(&mut app, ROOK, TARGET);
    assert_eq!(made(&mut app), [(ROOK, TARGET)]);
    steps(&mut app, 8);
    assert!(stands(&mut app, TARGET));
}

fn show_tray(mut contexts: EguiContexts, words: Res<Words>, looks: Res<PieceLooks>, mut tray: ResMut<Tray>) -> Result {
    let area = egui::Area::new(egui::Id::new("tray")).fixed_pos([1080.0, 200.0]);
    area.show(contexts.ctx_mut()?, |ui| {
        ui.set_width(160.0);
        tray.show(ui, &words, looks.set(), 1, |kind| kind.to_uppercase());
    });
    Ok(())
}

#[test]
fn what_was_captured_goes_to_its_tray_and_is_counted_there() {
    let mut app = table(SQUARES);
    app.add_systems(
        EguiPrimaryContextPass,
        show_tray.in_set(PanelSystems::Screen).run_if(resource_exists::<PieceBoard>),
    );
    steps(&mut app, 3);
    let says = |app: &App, text: &str| seen(app).says.iter().any(|said| said == text);
    assert!(says(&app, "Captured:") && says(&app, "nothing yet"), "{:?}", seen(&app).says);
    app.world_mut().resource_mut::<Manner>().seconds = 1.0;
    click_cell(&mut app, ROOK);
    click_cell(&mut app, KING);
    steps(&mut app, 11);
    // Nothing else is at the right of the one that lies face down.
    let right = board(&app).places.get(COVERED).expect("a cell").centre().x + 100.0;
    assert!(drawn(&mut app).iter().any(|at| at.x > right), "{:?}", drawn(&mut app));
    steps(&mut app, 8);
    assert_eq!(drawn(&mut app).len(), 3);
    assert!(says(&app, "KING: 1") && !says(&app, "nothing yet"), "{:?}", seen(&app).says);
    let taken = ["rook", "king", "rook"].map(|kind| Face::up(kind, 1)).to_vec();
    app.world_mut().resource_mut::<Tray>().taken = taken;
    steps(&mut app, 3);
    assert!(says(&app, "ROOK: 2") && says(&app, "KING: 1"), "{:?}", seen(&app).says);
    assert!(find(&app, "ROOK: 2").is_none(), "it is read and not pressed");
}

#[test]
fn what_is_under_the_keyboard_is_said() {
    let mut app = table(SQUARES);
    let line = PlaceLine {
        place: ROOK,
        name: SQUARES.name(ROOK, Coordinates { columns: Labels::Letters, rows: Labels::Numbers }),
        text: "a rook".to_owned(),
        livery: None,
        neighbours: Vec::new(),
    };
    let group = PlaceGroup { heading: String::new(), note: String::new(), lines: vec![line] };
    app.insert_resource(PlaceList(vec![group]));
    press(&mut app, Key::ArrowUp);
    steps(&mut app, 2);
    assert!(seen(&app).spoken.iter().any(|said| said == "d4: a rook"), "{:?}", seen(&app).spoken);
}

#[test]
fn another_set_and_a_piece_that_is_back_are_shown_at_once() {
    let mut app = table(SQUARES);
    let meshes = |app: &mut App| {
        let mut things = app.world_mut().query::<(&Mesh2d, &Transform)>();
        let is_piece = |at: &Transform| (Depth::Pieces.z()..Depth::Numbers.z()).contains(&at.translation.z);
        let mut meshes: Vec<_> =
            things.iter(app.world()).filter(|(_, at)| is_piece(at)).map(|(mesh, _)| mesh.0.id()).collect();
        meshes.sort();
        meshes
    };
    let before = meshes(&mut app);
    let other = SET.replace("36)", "20)");
    let set = Arc::new(PieceSet::read(&other, &["rook", "king"]).expect("sound"));
    app.insert_resource(PieceLooks::new(set));
    steps(&mut app, 2);
    let after = meshes(&mut app);
    assert!(before.len() == after.len() && before.iter().all(|mesh| !after.contains(mesh)));
    // A capture that is taken back while it is still seen.
    let all = app.world().resource::<Pieces>().clone();
    let mut fewer = Pieces { seconds: 1.0, ..all.clone() };
    fewer.all.remove(2);
    app.insert_resource(fewer);
    steps(&mut app, 3);
    app.insert_resource(all);
    steps(&mut app, 20);
    assert!(stands(&mut app, KING) && drawn(&mut app).len() == 4);
    // Translucent, where its opponent does not see it.
    app.world_mut().resource_mut::<Pieces>().all[0].faint = true;
    steps(&mut app, 2);
    let mut inks = app.world_mut().query::<(&MeshMaterial2d<ColorMaterial>, &Transform)>();
    let rook = board(&app).places.get(ROOK).expect("a cell").centre();
    let is_rook = |at: &Transform| at.translation.truncate().distance(rook) < 0.5 && at.translation.z > 9.0;
    let (ink, _) = inks.iter(app.world()).find(|(_, at)| is_rook(at)).expect("it stands");
    let ink = app.world().resource::<Assets<ColorMaterial>>().get(&ink.0).expect("a material");
    assert!(ink.color.alpha() < 0.9);
}

#[test]
fn nothing_of_the_pieces_is_left_when_the_table_is() {
    let mut app = table(SQUARES);
    press(&mut app, Key::ArrowUp);
    app.world_mut().resource_mut::<NextState<Screen>>().set(Screen::Title);
    steps(&mut app, 3);
    assert!(app.world().get_resource::<PieceBoard>().is_none() && app.world().get_resource::<Board>().is_none());
    assert_eq!(app.world_mut().query::<&OnBoard>().iter(app.world()).count(), 0);
    pieces::turn(app.world_mut(), Turned::Half);
    assert!(app.world().get_resource::<Board>().is_none());
}
