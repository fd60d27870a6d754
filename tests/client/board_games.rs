//! The board games as persons play them: pieces are clicked, dragged and moved by keyboard, turned over and taken, the rules say why a move is none, moves wait to be confirmed,
//! pieces change their look, the board is turned, and games end on the result page.

use bevy::{
    asset::AssetApp,
    input::{ButtonState, keyboard::Key},
    prelude::*,
    text::Font,
};
use boards::{banqi, chess::fog, flip_jungle, fox_hunt, generals, jungle};
use rubicon::{
    board::{Arrows, Board, HeatMap, PlaceId, PlaceList},
    games::{
        GAMES,
        board_games::{
            BanqiBoard, BoardGame, Field, FieldTable, FlipJungleBoard, FogBoard, FoxHuntBoard, GeneralsBoard,
            JungleBoard,
        },
    },
    pieces::{PieceBoard, PieceLooks, PieceSet, Pieces, Tray},
    settings::{PieceLook, Settings},
    shell::{GameSetup, NewGame, Screen},
    storage::Storage,
    table::{TableGame, report::Report},
    text::Words,
    theme::GameFonts,
};
use tabletop::{Game, Seat, Seed};

use crate::hands::{
    mouse::{self, button, click, click_on, point, seen, shell_of},
    players, press, screen, steps, until,
};

/// Begins a game by these rules.
pub fn begin<G: Game>(setup: G::Setup, seats: &[&str]) -> App {
    let mut app = program(None);
    begin_in::<G>(&mut app, setup, seats);
    app
}

fn program(storage: Option<&Storage>) -> App {
    let mut app = shell_of(GAMES, storage);
    app.init_asset::<Mesh>().init_asset::<ColorMaterial>().init_asset::<Font>().init_resource::<GameFonts>();
    app
}

/// Begins a game by these rules, for a player whose files lie there.
pub fn begin_with<G: Game>(storage: &Storage, setup: G::Setup, seats: &[&str]) -> App {
    let mut app = program(Some(storage));
    begin_in::<G>(&mut app, setup, seats);
    app
}

fn begin_in<G: Game>(app: &mut App, setup: G::Setup, seats: &[&str]) {
    let setup = GameSetup::new::<G>(setup);
    app.world_mut().write_message(NewGame { setup, players: players(seats), seed: Seed(3), resume: None });
}

fn begin_banqi(starts: &[&str], seats: &[&str]) -> App {
    let starts = starts.iter().map(|start| (*start).to_owned()).collect();
    let mut app = begin::<banqi::Banqi>(banqi::Setup { starts, ..banqi::Setup::default() }, seats);
    wait::<BanqiBoard>(&mut app, 0);
    app
}

/// Waits until a person is to act, and the board has come to rest.
pub fn wait<B: BoardGame>(app: &mut App, seat: u8) {
    until(app, "the person's turn", |app| {
        let table = app.world().get_resource::<FieldTable<B>>();
        table.is_some_and(|table| Field::<B>::actor(table) == Some(Seat(seat)))
    });
    steps(app, 3);
}

pub fn table<B: BoardGame>(app: &App) -> &FieldTable<B> {
    app.world().resource::<FieldTable<B>>()
}

/// How many steps were made.
pub fn made<B: BoardGame>(app: &App) -> usize {
    table::<B>(app).host.steps().expect("nobody else plays")
}

/// The place of a cell by what it is called.
pub fn place(app: &App, name: &str) -> PlaceId {
    let list = app.world().resource::<PlaceList>();
    let line = list.0.iter().flat_map(|group| &group.lines).find(|line| line.name == name);
    line.unwrap_or_else(|| panic!("there is no {name}")).place
}

/// What the list says of a cell.
pub fn told(app: &App, name: &str) -> String {
    let list = app.world().resource::<PlaceList>();
    list.line(place(app, name)).expect("a line").text.clone()
}

fn at(app: &App, name: &str) -> Vec2 {
    let board = app.world().resource::<Board>();
    board.viewport.screen(board.places.get(place(app, name)).expect("a cell").centre())
}

pub fn tap(app: &mut App, name: &str) {
    let at = at(app, name);
    click(app, at);
    steps(app, 3);
}

/// Carries what stands on one cell to another.
pub fn drag(app: &mut App, from: &str, to: &str) {
    let [from, to] = [from, to].map(|name| at(app, name));
    mouse::drag(app, from, to);
}

pub fn says(app: &App, text: &str) -> bool {
    let seen = seen(app);
    seen.says.iter().chain(&seen.spoken).any(|said| said.contains(text))
}

/// Waits for the result and reads why the game ended.
pub fn result(app: &mut App) -> Report {
    until(app, "the result", |app| screen(app) == Screen::Result);
    steps(app, 5);
    app.world().resource::<Report>().clone()
}

#[test]
fn every_set_of_pieces_can_be_read_and_shows_all_of_them() {
    fn of<B: BoardGame>() {
        for text in B::SETS {
            let set = PieceSet::read(text, B::KINDS).unwrap_or_else(|fault| panic!("{}: {fault}", B::ID));
            assert_eq!(set.kinds().collect::<Vec<_>>(), B::KINDS);
        }
    }
    of::<BanqiBoard>();
    of::<JungleBoard>();
    of::<FlipJungleBoard>();
    of::<FoxHuntBoard>();
    of::<FogBoard>();
    of::<GeneralsBoard>();
}

#[test]
fn a_game_of_banqi_begins_with_a_click_and_the_colour_is_told() {
    let mut app = begin_banqi(&[], &["human", "grabber"]);
    assert!(app.world().resource::<Pieces>().all.iter().all(|piece| piece.face.kind.is_none()));
    assert_eq!(told(&app, "b3"), "face down");
    let before = app.world().resource::<Pieces>().all.iter().find(|piece| piece.place == place(&app, "b3")).cloned();
    tap(&mut app, "b3");
    wait::<BanqiBoard>(&mut app, 0);
    assert!(made::<BanqiBoard>(&app) >= 4, "both have turned a piece over");
    let turned = app.world().resource::<Pieces>().all.iter().find(|piece| piece.place == place(&app, "b3")).cloned();
    let (before, turned) = (before.expect("it lies there"), turned.expect("it lies there"));
    assert_eq!(before.id, turned.id, "it is turned over and not another one");
    assert!(turned.face.kind.is_some() && told(&app, "b3") != "face down");
    let seat = table::<BanqiBoard>(&app).shown.view.colour(Seat(0)).map(banqi::Colour::index);
    assert_eq!(turned.face.side, seat, "the first piece has the colour of whoever turned it over");
    let side = if seat == Some(0) { "plays red" } else { "plays black" };
    assert!(says(&app, side) && says(&app, "Still face down"), "{:?}", seen(&app).says);
}

#[test]
fn a_piece_takes_by_drag_and_the_game_ends_on_the_result_page() {
    let mut app =
        begin_banqi(&["......../......../.Sg...../........ r1 GAAEERRHHCCSSSSaaeerrhhccsssss 0"], &["human", "human"]);
    assert_eq!([told(&app, "b2"), told(&app, "b3"), told(&app, "a1")], ["red soldier", "black general", "empty"]);
    drag(&mut app, "b2", "b3");
    let report = result(&mut app);
    assert_eq!(report.reason, "human 0 wins: no piece of the other side is left.");
    assert_eq!(report.standings.iter().map(|placing| placing.figures[0].value.clone()).collect::<Vec<_>>(), ["1", "0"]);
}

#[test]
fn the_rules_say_why_a_move_is_none_and_the_tray_shows_what_was_taken() {
    let start = "......../......../.SgE..../s....... r1 GAAERRHHCCSSSSaaeerrhhccssss 0";
    let mut app = begin_banqi(&[start], &["human", "human"]);
    drag(&mut app, "b4", "b2");
    assert_eq!(made::<BanqiBoard>(&app), 0);
    assert!(says(&app, "Your own piece stands there"), "{:?}", seen(&app).says);
    tap(&mut app, "b4");
    tap(&mut app, "d8");
    assert!(says(&app, "A piece goes one step along a row or column"), "{:?}", seen(&app).says);
    let before = app.world().resource::<Tray>().taken.len();
    tap(&mut app, "b2");
    tap(&mut app, "b3");
    assert_eq!(made::<BanqiBoard>(&app), 1);
    wait::<BanqiBoard>(&mut app, 1);
    assert_eq!(app.world().resource::<Tray>().taken.len(), before + 1);
    assert_eq!(told(&app, "b3"), "red soldier");
}

#[test]
fn a_move_waits_to_be_confirmed_where_that_is_wished() {
    let start = "......../......../.S.g..../........ r1 GAAEERRHHCCSSSSaaeerrhhccsssss 0";
    let mut app = begin_banqi(&[start], &["human", "human"]);
    app.world_mut().resource_mut::<Settings>().confirm_moves = true;
    drag(&mut app, "b2", "c2");
    assert_eq!((made::<BanqiBoard>(&app), app.world().resource::<Arrows>().0.len()), (0, 1));
    // Another move takes its place, and the key does it.
    drag(&mut app, "b2", "b3");
    assert_eq!(made::<BanqiBoard>(&app), 0);
    press(&mut app, Key::Space);
    steps(&mut app, 4);
    assert_eq!((made::<BanqiBoard>(&app), told(&app, "b3")), (1, "red soldier".to_owned()));
    wait::<BanqiBoard>(&mut app, 1);
    // What is taken back is not done.
    tap(&mut app, "b4");
    tap(&mut app, "b5");
    press(&mut app, Key::Escape);
    steps(&mut app, 3);
    assert_eq!((made::<BanqiBoard>(&app), app.world().resource::<Arrows>().0.len()), (1, 0));
}

#[test]
fn pieces_change_their_look_and_the_board_is_turned() {
    let mut app = begin_banqi(&[], &["human", "human"]);
    let set = |app: &App| app.world().resource::<PieceLooks>().set() as *const PieceSet;
    let grid = |app: &App| app.world().resource::<PieceBoard>().grid;
    let (pictures, lying) = (set(&app), grid(&app));
    app.world_mut().resource_mut::<Settings>().piece_look = Some(PieceLook::Letters);
    steps(&mut app, 3);
    assert_ne!(set(&app), pictures);
    let corner = at(&app, "a1");
    click_on(&mut app, "Turn the board");
    steps(&mut app, 4);
    assert_ne!(grid(&app), lying);
    assert!(at(&app, "a1").distance(corner) > 10.0);
    for _ in 0..3 {
        click_on(&mut app, "Turn the board");
        steps(&mut app, 4);
    }
    assert_eq!(grid(&app), lying);
}

#[test]
fn an_animal_enters_the_den_by_keyboard_and_black_sits_at_the_bottom() {
    let starts = vec!["7/3E3/7/7/7/7/7/7/e6 w 0".to_owned()];
    let setup = jungle::Setup { starts: starts.clone(), ..jungle::Setup::default() };
    let mut app = begin::<jungle::Jungle>(setup, &["human", "human"]);
    wait::<JungleBoard>(&mut app, 0);
    assert_eq!(told(&app, "d8"), "white elephant");
    for key in [Key::ArrowUp, Key::Space, Key::ArrowUp, Key::Space] {
        press(&mut app, key);
    }
    let report = result(&mut app);
    assert_eq!(report.reason, "human 0 wins and is in the other's den.");
    // Whoever plays black alone has the own den at the bottom.
    let setup = jungle::Setup { starts, ..jungle::Setup::default() };
    let mut app = begin::<jungle::Jungle>(setup, &["novice", "human"]);
    until(&mut app, "the board", |app| {
        app.world().contains_resource::<Board>() && app.world().contains_resource::<PlaceList>()
    });
    steps(&mut app, 5);
    if screen(&app) == Screen::Play {
        assert!(at(&app, "d9").y > at(&app, "d1").y, "the own den is the lower one");
    }
}

#[test]
fn equals_fall_together_in_flip_jungle() {
    let setup = flip_jungle::Setup {
        equals: flip_jungle::Equals::BothFall,
        starts: vec!["Ee2/4/4/L2c w1 TPWDCRltpwdr 0".to_owned()],
        ..flip_jungle::Setup::default()
    };
    let mut app = begin::<flip_jungle::FlipJungle>(setup, &["human", "human"]);
    wait::<FlipJungleBoard>(&mut app, 0);
    drag(&mut app, "a4", "b4");
    wait::<FlipJungleBoard>(&mut app, 1);
    assert_eq!([told(&app, "a4"), told(&app, "b4")], ["empty", "empty"]);
    assert!(says(&app, "both fall"), "{:?}", seen(&app).says);
}

#[test]
fn opponents_play_whole_games_to_their_end() {
    fn plays<B: BoardGame, G: Game>(setup: G::Setup, seats: &[&str]) {
        let mut app = begin::<G>(setup, seats);
        let report = result(&mut app);
        let known: Vec<String> =
            B::RESULTS.iter().map(|(_, message)| Words::english().with(message, &[("name", &"")])).collect();
        let ended = known.iter().any(|known| report.reason.ends_with(known.trim_start()));
        assert!(ended && report.rounds > 3, "{}: {}", B::ID, report.reason);
        assert!(!report.course.times.is_empty() && report.course.times.len() == report.course.graphs[0].lines[0].len());
    }
    plays::<BanqiBoard, banqi::Banqi>(banqi::Setup::default(), &["chains", "grabber"]);
    plays::<JungleBoard, jungle::Jungle>(jungle::Setup::default(), &["tracker@easy", "grabber"]);
    plays::<FlipJungleBoard, flip_jungle::FlipJungle>(flip_jungle::Setup::default(), &["prowler@easy", "grabber"]);
    plays::<FoxHuntBoard, fox_hunt::FoxHunt>(fox_hunt::Setup::default(), &["huntsman@easy"]);
    plays::<FogBoard, fog::Fog>(fog::Setup::default(), &["scout:nodes=100,belief=60", "grabber"]);
    plays::<GeneralsBoard, generals::Generals>(generals::Setup::default(), &["marshal@easy", "grabber"]);
}

/// A position that no longer reads would leave the start on the card, and nobody would notice.
#[test]
fn cards_in_the_lobby_show_the_middle_of_a_game() {
    fn shown<B: BoardGame>() -> (usize, usize) {
        let (game, view) = B::sample();
        (B::lying(&game, &view).len(), usize::from(B::board(&game).grid.count()))
    }
    for (pieces, cells) in [
        shown::<BanqiBoard>(),
        shown::<JungleBoard>(),
        shown::<FlipJungleBoard>(),
        shown::<FoxHuntBoard>(),
        shown::<FogBoard>(),
        shown::<GeneralsBoard>(),
    ] {
        assert!(pieces > 4 && pieces < cells, "{pieces} pieces on {cells} cells");
    }
}

/// Three misses on the tiny board, after which a fox must be at d6.
fn three_misses() -> fox_hunt::Setup {
    let starts = vec!["c6=1 b6=3 d2=3".to_owned()];
    fox_hunt::Setup { size: fox_hunt::BoardSize::Tiny, foxes: 3, starts }
}

fn begin_hunt() -> App {
    let mut app = begin::<fox_hunt::FoxHunt>(three_misses(), &["human"]);
    wait::<FoxHuntBoard>(&mut app, 0);
    app
}

fn click_right(app: &mut App, name: &str) {
    let at = at(app, name);
    point(app, at);
    steps(app, 1);
    button(app, MouseButton::Right, ButtonState::Pressed);
    steps(app, 1);
    button(app, MouseButton::Right, ButtonState::Released);
    steps(app, 3);
}

fn shots(app: &App) -> usize {
    table::<FoxHuntBoard>(app).shown.view.shots.len()
}

#[test]
fn a_click_shoots_the_right_button_marks_and_what_was_seen_is_not_taken_back() {
    let mut app = begin_hunt();
    assert_eq!([told(&app, "b6"), told(&app, "d6")], ["no fox, 3 on its rays", "not shot at"]);
    assert!(says(&app, "3 shots, 3 foxes to be found"), "{:?}", seen(&app).says);
    click_right(&mut app, "a1");
    assert_eq!((told(&app, "a1"), shots(&app)), ("marked as empty".to_owned(), 3));
    click_right(&mut app, "a1");
    assert_eq!(told(&app, "a1"), "marked: a fox may be there");
    click_right(&mut app, "a1");
    assert_eq!(told(&app, "a1"), "not shot at");
    tap(&mut app, "d6");
    wait::<FoxHuntBoard>(&mut app, 0);
    assert_eq!((told(&app, "d6"), shots(&app)), ("a fox, found".to_owned(), 4));
    assert!(says(&app, "4 shots, 2 foxes to be found"), "{:?}", seen(&app).says);
    press(&mut app, Key::Character("z".into()));
    assert_eq!(table::<FoxHuntBoard>(&app).undoable(), None, "what a shot told cannot be forgotten");
    assert_eq!(shots(&app), 4);
}

#[test]
fn what_is_impossible_is_marked_by_key_by_button_and_by_itself() {
    let mut app = begin_hunt();
    let marked = |app: &App| {
        let list = &app.world().resource::<PlaceList>().0[0];
        list.lines.iter().filter(|line| line.text == "marked as empty").count()
    };
    press(&mut app, Key::Insert);
    steps(&mut app, 3);
    let first = marked(&app);
    assert!(first > 0 && told(&app, "d6") == "marked: a fox may be there", "{first}");
    click_on(&mut app, "Clear the marks");
    steps(&mut app, 3);
    assert_eq!((marked(&app), told(&app, "d6")), (0, "not shot at".to_owned()));
    click_on(&mut app, "After each shot");
    steps(&mut app, 3);
    assert_eq!(marked(&app), first);
    tap(&mut app, "d6");
    wait::<FoxHuntBoard>(&mut app, 0);
    let (game, view) =
        (table::<FoxHuntBoard>(&app).host.game().clone(), table::<FoxHuntBoard>(&app).shown.view.clone());
    assert_eq!(marked(&app), game.impossible(&view).len() as usize, "it goes on by itself");
    // With the keyboard a square of one's own is marked where the cursor is.
    click_on(&mut app, "Clear the marks");
    press(&mut app, Key::ArrowUp);
    press(&mut app, Key::Delete);
    steps(&mut app, 3);
    assert_eq!((marked(&app), shots(&app)), (1, 4));
}

#[test]
fn a_hint_lays_the_odds_over_the_board_and_the_heath_lets_them_shine_through() {
    let mut app = begin_hunt();
    assert!(app.world().resource::<HeatMap>().0.is_empty());
    press(&mut app, Key::Character("h".into()));
    until(&mut app, "the hint", |app| !app.world().resource::<HeatMap>().0.is_empty());
    let heat = app.world().resource::<HeatMap>().0.clone();
    let sure: Vec<PlaceId> = heat.iter().filter(|heat| heat.share >= 1.0).map(|heat| heat.place).collect();
    assert_eq!((heat.len(), sure), (33, vec![place(&app, "d6")]));
    let all = &app.world().resource::<Pieces>().all;
    assert!(all.iter().all(|piece| piece.faint) && all.len() == 33);
    assert!(says(&app, "fox must be at d6"), "{:?}", seen(&app).says);
    press(&mut app, Key::Escape);
    until(&mut app, "the board", |app| app.world().resource::<HeatMap>().0.is_empty());
    steps(&mut app, 3);
    assert!(app.world().resource::<Pieces>().all.iter().all(|piece| !piece.faint));
}

/// Shoots at nothing but foxes, and returns the report.
fn hunt_down(app: &mut App) -> Report {
    wait::<FoxHuntBoard>(app, 0);
    let session = table::<FoxHuntBoard>(app).host.session().expect("nobody else plays").clone();
    let foxes: Vec<String> = session.state().foxes.iter().map(|fox| fox_hunt::square_name(*fox)).collect();
    for (number, fox) in foxes.iter().enumerate() {
        tap(app, fox);
        if number + 1 < foxes.len() {
            wait::<FoxHuntBoard>(app, 0);
        }
    }
    result(app)
}

#[test]
fn a_hunt_ends_with_its_shots_and_its_score_which_stands_beside_the_next_one() {
    let folder = tempfile::tempdir().expect("a folder");
    let storage = Storage::open(Some(folder.path())).expect("opened");
    let mut app = program(Some(&storage));
    begin_in::<fox_hunt::FoxHunt>(&mut app, three_misses(), &["human"]);
    let report = hunt_down(&mut app);
    assert_eq!((report.reason.as_str(), report.rounds), ("human 0 has found all foxes.", 6));
    let figures: Vec<(&str, &str)> =
        report.standings[0].figures.iter().map(|figure| (figure.head.as_str(), figure.value.as_str())).collect();
    assert_eq!(figures, [("Shots", "6"), ("Score", "30")]);
    assert_eq!(report.course.graphs[0].lines[0].last(), Some(&3.0));
    assert!(report.course.tale.is_none(), "who plays alone is ahead of nobody");
    click_on(&mut app, "Back to the title");
    until(&mut app, "the title", |app| screen(app) == Screen::Title);
    begin_in::<fox_hunt::FoxHunt>(&mut app, three_misses(), &["human"]);
    wait::<FoxHuntBoard>(&mut app, 0);
    assert!(says(&app, "Best scores by these rules: 30 (human 0)"), "{:?}", seen(&app).says);
}
