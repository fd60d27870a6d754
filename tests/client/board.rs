//! A board of no game in particular, through the client's own systems: a winding track of squares and a grid of hexagons are
//! pointed at, clicked, dragged, zoomed, lit, hidden and drawn on.

use std::sync::Arc;

use crate::hands::{
    chord, letter,
    mouse::{button, click, flick, point, shell_of},
    press, steps,
};
use bevy::{
    asset::AssetApp,
    input::{
        ButtonState,
        keyboard::Key,
        mouse::{MouseScrollUnit, MouseWheel},
        touch::TouchPhase,
    },
    prelude::*,
    text::Font,
    window::{PrimaryWindow, WindowEvent},
};
use proptest::{
    strategy::{Strategy, ValueTree},
    test_runner::TestRunner,
};
use rubicon::{
    board::{
        self, Annotation, Arrows, Board, BoardPlan, Click, Depth, Drag, DragStep, Effect, Flash, Fog, Grips, Heat,
        HeatMap, Highlights, OnBoard, PieceHeight, Place, PlaceId, Places, Sketch, Unseen, Weighed,
    },
    settings::Settings,
    shell::{MainCamera, Overlay, Screen},
    table::Games,
    theme::{GameFonts, color},
};
use tabletop::Mark;

/// The clicks a game would have read.
#[derive(Resource, Default)]
struct Clicks(Vec<Click>);

fn read(mut clicks: MessageReader<Click>, mut read: ResMut<Clicks>) {
    read.0.extend(clicks.read());
}

/// The client without any game, on whose table lies a board.
fn table(places: Places, fog: Fog) -> App {
    let mut app = shell_of(Games(&[]), None);
    app.init_asset::<Mesh>().init_asset::<ColorMaterial>().init_asset::<Font>().init_resource::<GameFonts>();
    app.init_resource::<Clicks>().add_systems(Last, read);
    app.world_mut().resource_mut::<NextState<Screen>>().set(Screen::Play);
    steps(&mut app, 2);
    let plan = BoardPlan { places: Arc::new(places), pieces: PieceHeight::Units(40.0), fog, light: |_, _| 1.0 };
    board::open(app.world_mut(), plan);
    steps(&mut app, 2);
    app
}

/// A track of 65 squares in a spiral, as games with a race have.
fn track() -> Places {
    let square = |n: usize| {
        let turn = std::f32::consts::TAU * (n as f32 / 65.0 * 2.0 + 0.1);
        let centre = Vec2::from_angle(turn) * (220.0 + 3.4 * n as f32);
        Place::regular(centre, 19.0, 4, turn)
    };
    Places::new(Rect::from_center_size(Vec2::ZERO, Vec2::splat(1000.0)), (0..65).map(square).collect())
}

const COLUMNS: usize = 11;
const ROWS: usize = 9;
const SIDE: f32 = 60.0;

/// The middle of a hexagon of the grid.
fn hexagon(n: usize) -> Vec2 {
    let (column, row) = (n % COLUMNS, n / COLUMNS);
    let shift = if row % 2 == 1 { 0.5 } else { 0.0 };
    Vec2::new((column as f32 + 1.0 + shift) * SIDE * 3f32.sqrt(), -(row as f32 + 1.0) * 1.5 * SIDE)
}

/// A grid of hexagons that leaves no gap.
fn grid() -> Places {
    let pointed = std::f32::consts::FRAC_PI_2;
    let places = (0..COLUMNS * ROWS).map(|n| Place::regular(hexagon(n), SIDE, 6, pointed)).collect();
    Places::new(Rect::from_corners(Vec2::new(0.0, -940.0), Vec2::new(1350.0, 0.0)), places)
}

fn board(app: &App) -> &Board {
    app.world().resource::<Board>()
}

fn over(app: &App) -> Option<PlaceId> {
    app.world().resource::<Highlights>().pointed
}

/// Takes what was clicked since the last time.
fn clicked(app: &mut App) -> Vec<Click> {
    std::mem::take(&mut app.world_mut().resource_mut::<Clicks>().0)
}

/// Where the camera stands, and world units of a pixel of the window.
fn camera(app: &mut App) -> (Vec2, f32) {
    let mut cameras = app.world_mut().query_filtered::<(&Transform, &Projection), With<MainCamera>>();
    let (camera, projection) = cameras.single(app.world()).expect("there is one");
    let Projection::Orthographic(projection) = projection else { panic!("a board is looked at from above") };
    (camera.translation.truncate(), projection.scale)
}

/// The middle of the window: there the camera draws where it stands.
const MIDDLE: Vec2 = Vec2::new(640.0, 360.0);

/// Where the camera draws a point of the world, in the window's pixels.
fn drawn_at(app: &mut App, world: Vec2) -> Vec2 {
    let (camera, scale) = camera(app);
    MIDDLE + (world - camera) * Vec2::new(1.0, -1.0) / scale
}

/// What the camera draws there.
fn drawn_there(app: &mut App, at: Vec2) -> Vec2 {
    let (camera, scale) = camera(app);
    camera + (at - MIDDLE) * Vec2::new(1.0, -1.0) * scale
}

fn wheel(app: &mut App, turns: f32) {
    let window = app.world_mut().query_filtered::<Entity, With<PrimaryWindow>>().single(app.world()).expect("one");
    let wheel = MouseWheel { unit: MouseScrollUnit::Line, x: 0.0, y: turns, window, phase: TouchPhase::Moved };
    app.world_mut().write_message(WindowEvent::MouseWheel(wheel));
    steps(app, 2);
}

/// How many things of the board are drawn at a depth.
fn drawn(app: &mut App, depth: Depth) -> usize {
    let mut things = app.world_mut().query_filtered::<(&Transform, Option<&Visibility>), With<Mesh2d>>();
    let there = |at: &Transform| (at.translation.z - depth.z()).abs() < 1e-3;
    let seen = |seen: Option<&Visibility>| seen != Some(&Visibility::Hidden);
    things.iter(app.world()).filter(|(at, visibility)| there(at) && seen(*visibility)).count()
}

/// The letters on the board.
fn letters(app: &mut App) -> Vec<String> {
    let mut texts = app.world_mut().query::<&Text2d>();
    let mut texts: Vec<String> = texts.iter(app.world()).map(|text| text.0.clone()).collect();
    texts.sort();
    texts
}

#[test]
fn every_square_of_a_winding_track_is_pointed_at_and_clicked_where_it_is_drawn() {
    let mut app = table(track(), Fog::Hatching);
    let squares: Vec<(PlaceId, Vec2)> = track().iter().map(|(id, place)| (id, place.centre())).collect();
    for (id, centre) in squares {
        let at = drawn_at(&mut app, centre);
        point(&mut app, at);
        steps(&mut app, 1);
        assert_eq!(over(&app), Some(id));
        flick(&mut app, at);
        let expected = Click { on: Some(id), button: MouseButton::Left, shift: false, ctrl: false };
        assert_eq!(clicked(&mut app), [expected]);
    }
    let middle = drawn_at(&mut app, Vec2::ZERO);
    click(&mut app, middle);
    assert_eq!(over(&app), None);
    assert_eq!(clicked(&mut app).first().map(|click| click.on), Some(None), "the middle of the track is bare");
}

#[test]
fn the_hexagon_that_is_hit_is_the_nearest_however_the_view_was_moved() {
    let mut app = table(grid(), Fog::Hatching);
    let far = |n: usize, world: Vec2| hexagon(n).distance(world);
    let nearest =
        |world: Vec2| (0..COLUMNS * ROWS).min_by(|a, b| far(*a, world).total_cmp(&far(*b, world))).expect("many");
    let pixel = || [2.0..1278.0_f32, 2.0..718.0];
    let cases = (pixel(), -6.0..7.0_f32, pixel());
    let (mut runner, mut inside) = (TestRunner::deterministic(), 0);
    for _ in 0..150 {
        let (zoomed, turns, pointed) = cases.new_tree(&mut runner).expect("a case").current();
        point(&mut app, zoomed.into());
        wheel(&mut app, turns);
        let at = Vec2::from(pointed);
        point(&mut app, at);
        steps(&mut app, 1);
        let world = drawn_there(&mut app, at);
        let near = nearest(world);
        // Inside the circle within a hexagon, so beyond doubt.
        if far(near, world) < 0.86 * SIDE {
            inside += 1;
            assert_eq!(over(&app), Some(PlaceId(near as u16)), "{world} at {at}");
        }
    }
    assert!(inside > 100, "only {inside} points lay on a hexagon");
}

#[test]
fn the_wheel_and_the_keys_zoom_within_limits_and_keep_what_is_pointed_at() {
    let mut app = table(grid(), Fog::Hatching);
    let at = drawn_at(&mut app, hexagon(5 * COLUMNS + 3));
    point(&mut app, at);
    steps(&mut app, 1);
    let pointed = over(&app);
    assert!(pointed.is_some());
    let small = board(&app).grown([11.0, 18.0]);
    for _ in 0..20 {
        wheel(&mut app, 1.0);
        assert_eq!(over(&app), pointed);
    }
    let nearest = board(&app).viewport.zoom();
    assert_eq!(nearest, rubicon::theme::board::CLOSEST);
    assert!(board(&app).grown([11.0, 18.0]) > small, "letters grow as the view comes closer");
    wheel(&mut app, -100.0);
    wheel(&mut app, -100.0);
    wheel(&mut app, -100.0);
    assert_eq!(board(&app).viewport.zoom(), 1.0);
    press(&mut app, letter("+"));
    let closer = board(&app).viewport.zoom();
    assert!(closer > 1.0);
    press(&mut app, letter("-"));
    assert!(board(&app).viewport.zoom() < closer);
    wheel(&mut app, 3.0);
    press(&mut app, Key::Home);
    steps(&mut app, 12);
    assert_eq!(board(&app).viewport.zoom(), 1.0);
}

#[test]
fn dragging_moves_the_board_with_the_hand_and_clicks_nothing() {
    let mut app = table(grid(), Fog::Hatching);
    let (start, end) = (Vec2::new(600.0, 300.0), Vec2::new(520.0, 260.0));
    point(&mut app, start);
    wheel(&mut app, 6.0);
    let under = board(&app).viewport.world(start);
    button(&mut app, MouseButton::Left, ButtonState::Pressed);
    steps(&mut app, 1);
    point(&mut app, end);
    steps(&mut app, 1);
    assert_eq!(over(&app), None, "what is dragged is not pointed at");
    button(&mut app, MouseButton::Left, ButtonState::Released);
    steps(&mut app, 1);
    assert!(drawn_at(&mut app, under).distance(end) < 0.5);
    assert_eq!(clicked(&mut app), []);
    chord(&mut app, true, Key::ArrowRight);
    let moved = drawn_at(&mut app, under) - end;
    assert!(moved.x < -10.0 && moved.y.abs() < 0.5, "{moved}: Ctrl and an arrow look to the right");
    point(&mut app, start);
    button(&mut app, MouseButton::Right, ButtonState::Pressed);
    button(&mut app, MouseButton::Right, ButtonState::Released);
    steps(&mut app, 2);
    let clicks = clicked(&mut app);
    assert_eq!(clicks.len(), 1);
    assert_eq!(
        (clicks[0].button, clicks[0].on),
        (MouseButton::Right, board(&app).places.hit(board(&app).viewport.world(start)))
    );
}

/// What a game would have read of what is carried.
#[derive(Resource, Default)]
struct Drags(Vec<Drag>);

fn read_drags(mut drags: MessageReader<Drag>, mut read: ResMut<Drags>) {
    read.0.extend(drags.read());
}

#[test]
fn what_can_be_carried_is_carried_and_a_player_draws_on_any_board() {
    let mut app = table(track(), Fog::Hatching);
    app.init_resource::<Drags>().add_systems(Last, read_drags);
    let lifts = (0..65).map(|square| square == 20).collect();
    app.insert_resource(Grips { lifts, draws: true });
    let [from, to] = [20, 33].map(|square| track().get(PlaceId(square)).expect("a square").centre());
    let [from, to] = [from, to].map(|centre| drawn_at(&mut app, centre));
    let drag = |button, step| Drag { button, from: PlaceId(20), step };
    for by in [MouseButton::Left, MouseButton::Right] {
        point(&mut app, from);
        button(&mut app, by, ButtonState::Pressed);
        steps(&mut app, 1);
        point(&mut app, to);
        steps(&mut app, 1);
        assert_eq!(over(&app), Some(PlaceId(33)), "where it would be dropped");
        button(&mut app, by, ButtonState::Released);
        steps(&mut app, 2);
        let told = std::mem::take(&mut app.world_mut().resource_mut::<Drags>().0);
        assert_eq!(told, [drag(by, DragStep::Begun), drag(by, DragStep::Dropped(Some(PlaceId(33))))]);
    }
    assert_eq!(clicked(&mut app), []);
    assert_eq!(app.world().resource::<Sketch>().marks(), [Mark::Way(20, 33)]);
    assert_eq!(drawn(&mut app, Depth::Sketch), 1);
    flick(&mut app, to);
    assert_eq!(drawn(&mut app, Depth::Sketch), 0, "a click wipes the board");
    // A page that comes up lets go of what is carried.
    point(&mut app, from);
    button(&mut app, MouseButton::Left, ButtonState::Pressed);
    point(&mut app, to);
    steps(&mut app, 1);
    app.world_mut().resource_mut::<NextState<Overlay>>().set(Overlay::Help);
    steps(&mut app, 2);
    let last = app.world().resource::<Drags>().0.last().copied();
    assert_eq!(last, Some(drag(MouseButton::Left, DragStep::Cancelled)));
}

#[test]
fn the_places_are_laid_anew_with_all_that_is_said_of_them() {
    let mut app = table(grid(), Fog::Clouds);
    app.insert_resource(Unseen((0..COLUMNS * ROWS).map(|place| place < 3).collect()));
    app.insert_resource(Arrows(vec![Annotation::arrow(PlaceId(1), PlaceId(2), color::LAMP_GOLD)]));
    steps(&mut app, 2);
    let upside_down = |n: usize| Place::regular(-hexagon(n), SIDE, 6, std::f32::consts::FRAC_PI_2);
    let places = (0..COLUMNS * ROWS).map(upside_down).collect();
    let places = Places::new(Rect::from_corners(Vec2::new(-1350.0, 0.0), Vec2::new(0.0, 940.0)), places);
    let arrow = |app: &mut App| {
        let mut meshes = app.world_mut().query::<(&Mesh2d, &Transform)>();
        let arrow = meshes.iter(app.world()).find(|(_, at)| (at.translation.z - Depth::Arrows.z()).abs() < 1e-3);
        arrow.expect("an arrow").0.0.id()
    };
    let before = arrow(&mut app);
    board::lay_anew(app.world_mut(), Arc::new(places));
    steps(&mut app, 2);
    assert_ne!(arrow(&mut app), before, "it is drawn where the places are now");
    assert_eq!(drawn(&mut app, Depth::Fog), 3);
    for n in [0, 40, COLUMNS * ROWS - 1] {
        let at = drawn_at(&mut app, -hexagon(n));
        point(&mut app, at);
        steps(&mut app, 1);
        assert_eq!(over(&app), Some(PlaceId(n as u16)));
    }
}

#[test]
fn a_trembling_hand_clicks_what_it_pressed() {
    let mut app = table(grid(), Fog::Hatching);
    let at = drawn_at(&mut app, hexagon(40));
    point(&mut app, at);
    button(&mut app, MouseButton::Left, ButtonState::Pressed);
    point(&mut app, at + Vec2::new(3.0, 2.0));
    button(&mut app, MouseButton::Left, ButtonState::Released);
    steps(&mut app, 2);
    assert_eq!(clicked(&mut app).iter().map(|click| click.on).collect::<Vec<_>>(), [Some(PlaceId(40))]);
}

#[test]
fn what_lies_over_the_board_keeps_the_pointer_from_it() {
    let mut app = table(grid(), Fog::Hatching);
    let at = drawn_at(&mut app, hexagon(40));
    app.world_mut().resource_mut::<NextState<Overlay>>().set(Overlay::Help);
    steps(&mut app, 2);
    flick(&mut app, at);
    wheel(&mut app, 3.0);
    assert_eq!((over(&app), board(&app).viewport.zoom()), (None, 1.0));
    assert_eq!(clicked(&mut app), []);
    app.world_mut().resource_mut::<NextState<Overlay>>().set(Overlay::None);
    steps(&mut app, 2);
    flick(&mut app, at);
    assert_eq!(clicked(&mut app).len(), 1);
}

#[test]
fn panels_leave_the_board_the_rest_of_the_window() {
    let mut app = table(grid(), Fog::Hatching);
    let free = Rect::new(0.0, 0.0, 700.0, 500.0);
    app.world_mut().resource_mut::<Board>().viewport.frame(Vec2::new(1280.0, 720.0), free);
    steps(&mut app, 2);
    for n in [0, COLUMNS - 1, COLUMNS * ROWS - 1] {
        let at = drawn_at(&mut app, hexagon(n));
        assert!(free.contains(at), "{n} is behind a panel at {at}");
        point(&mut app, at);
        steps(&mut app, 1);
        assert_eq!(over(&app), Some(PlaceId(n as u16)));
    }
    flick(&mut app, Vec2::new(900.0, 300.0));
    assert_eq!((over(&app), clicked(&mut app)), (None, vec![]));
}

#[test]
fn arrows_rings_numbers_and_warmth_are_drawn_and_taken_away() {
    let mut app = table(track(), Fog::Hatching);
    let ring =
        Annotation { mark: Mark::At(4), number: Some(2), ..Annotation::arrow(PlaceId(0), PlaceId(0), color::IVORY) };
    let off = Annotation { mark: Mark::Way(3, 65), number: Some(3), ..ring };
    app.insert_resource(Arrows(vec![Annotation::arrow(PlaceId(1), PlaceId(2), color::LAMP_GOLD)]));
    app.insert_resource(Weighed(vec![ring, off]));
    let heat = |place, share: f32| Heat { place: PlaceId(place), share, figure: format!("{share}") };
    app.insert_resource(HeatMap(vec![heat(7, 0.5), heat(8, 0.0), heat(900, 1.0)]));
    steps(&mut app, 2);
    let count =
        |app: &mut App| [Depth::Arrows, Depth::Weighed, Depth::Numbers, Depth::Heat].map(|depth| drawn(app, depth));
    assert_eq!(count(&mut app), [1; 4]);
    assert_eq!(
        letters(&mut app),
        ["0.5", "2"],
        "what the board has no place for is left out, and nothing is no number"
    );
    wheel(&mut app, 2.0);
    point(&mut app, MIDDLE);
    wheel(&mut app, 2.0);
    assert_eq!(count(&mut app), [1; 4], "drawn anew for a closer view, and once");
    app.insert_resource(Arrows::default());
    app.insert_resource(Weighed::default());
    app.insert_resource(HeatMap::default());
    steps(&mut app, 2);
    assert_eq!(count(&mut app), [0; 4]);
    assert!(letters(&mut app).is_empty());
}

#[test]
fn a_place_flashes_rises_and_is_marched_to_and_then_rests() {
    for still in [false, true] {
        let mut app = table(track(), Fog::Hatching);
        app.world_mut().resource_mut::<Settings>().reduced_motion = still;
        app.world_mut().write_message(Flash { place: PlaceId(3), seconds: 0.5 });
        app.world_mut().write_message(Flash { place: PlaceId(99), seconds: 0.5 });
        let rise = Effect::Rise { place: PlaceId(3), text: "+6".to_owned(), shade: color::IVORY, seconds: 1.0 };
        let shades = [color::LAMP_GOLD, color::INK_DEEP];
        let march = Effect::March { from: PlaceId(3), to: PlaceId(9), text: "x".to_owned(), shades, seconds: 1.0 };
        app.world_mut().write_message(rise);
        app.world_mut().write_message(march);
        steps(&mut app, 2);
        let moves = usize::from(!still);
        assert_eq!(drawn(&mut app, Depth::Flash), moves);
        assert_eq!(drawn(&mut app, Depth::Effects), moves);
        let expected: &[&str] = if still { &["+6"] } else { &["+6", "x"] };
        assert_eq!(letters(&mut app), expected, "what is told in letters is told without motion too");
        steps(&mut app, 12);
        assert_eq!((drawn(&mut app, Depth::Flash), drawn(&mut app, Depth::Effects)), (0, 0));
        assert!(letters(&mut app).is_empty());
    }
}

#[test]
fn clouds_hide_what_is_unseen_and_drift_unless_motion_is_off() {
    let mut app = table(grid(), Fog::Clouds);
    let unseen = |n: usize| Unseen((0..COLUMNS * ROWS).map(|place| place < n).collect());
    assert_eq!(drawn(&mut app, Depth::Fog), 0);
    app.insert_resource(unseen(30));
    steps(&mut app, 2);
    assert_eq!(drawn(&mut app, Depth::Fog), 30);
    let drift = |app: &mut App| {
        let mut veils = app.world_mut().query::<(&Transform, &MeshMaterial2d<ColorMaterial>)>();
        let veil = veils.iter(app.world()).find(|(at, _)| at.translation.z == Depth::Fog.z()).expect("a cloud");
        let material = app.world().resource::<Assets<ColorMaterial>>().get(&veil.1.0).expect("a material");
        material.uv_transform.translation
    };
    let before = drift(&mut app);
    steps(&mut app, 5);
    assert_ne!(drift(&mut app), before);
    app.world_mut().resource_mut::<Settings>().reduced_motion = true;
    let before = drift(&mut app);
    steps(&mut app, 5);
    assert_eq!(drift(&mut app), before);
    app.insert_resource(unseen(0));
    steps(&mut app, 2);
    assert_eq!(drawn(&mut app, Depth::Fog), 0);
}

#[test]
fn nothing_of_a_board_is_left_when_the_table_is() {
    let mut app = table(track(), Fog::Clouds);
    app.insert_resource(Arrows(vec![Annotation::arrow(PlaceId(1), PlaceId(2), color::LAMP_GOLD)]));
    steps(&mut app, 2);
    app.world_mut().resource_mut::<NextState<Screen>>().set(Screen::Title);
    steps(&mut app, 2);
    assert!(app.world().get_resource::<Board>().is_none());
    assert_eq!(app.world_mut().query::<&OnBoard>().iter(app.world()).count(), 0);
}
