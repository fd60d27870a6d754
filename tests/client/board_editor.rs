//! Positions of board games as persons set them up: with the mouse, as text, from the table and back, and what is wrong with them is told at once.

use bevy::prelude::*;
use boards::{
    banqi,
    chess::fog::{Fog, FogNotation, Relative, Setup},
    jungle,
};
use rubicon::{
    games::{
        GAMES,
        board_games::{
            BanqiBoard, BoardGame, Field, FieldTable, FlipJungleBoard, FogBoard, FoxHuntBoard, GeneralsBoard,
            JungleBoard, editor_page, examples_played,
        },
    },
    shell::{Copied, GameSetup, NewGame, Screen},
    table::{TableGame, setup::SetupOf},
};
use tabletop::{Eye, Game, Seat, Seed, notation::Transcript};

use crate::hands::{
    mouse::{click_on, drag, find, place, seen, shell_of},
    players, screen, steps, until,
};

/// The page of a game, from the lobby.
fn open<B: BoardGame>() -> App {
    let mut app = shell_of(GAMES, None);
    app.world_mut().resource_mut::<Copied>().alone = true;
    for page in [Screen::Lobby, editor_page::<B>()] {
        app.world_mut().resource_mut::<NextState<Screen>>().set(page);
        until(&mut app, "the page", |app| screen(app) == page);
        steps(&mut app, 3);
    }
    app
}

fn press_on(app: &mut App, name: &str) {
    click_on(app, name);
    steps(app, 3);
}

/// Carries what stands under one name to another.
fn carry(app: &mut App, from: &str, to: Vec2) {
    let from = place(app, from);
    drag(app, from, to);
}

fn says(app: &App, text: &str) -> bool {
    let seen = seen(app);
    seen.says.iter().chain(&seen.spoken).any(|said| said.contains(text))
}

/// The position as text, by way of the clipboard.
fn copied(app: &mut App) -> String {
    press_on(app, "Copy");
    app.world().resource::<Copied>().text.clone().expect("it was copied")
}

fn paste(app: &mut App, text: &str) {
    app.world_mut().resource_mut::<Copied>().text = Some(text.to_owned());
    press_on(app, "Paste");
}

fn wait<B: BoardGame>(app: &mut App, seat: u8) {
    until(app, "the person's turn", |app| {
        let table = app.world().get_resource::<FieldTable<B>>();
        table.is_some_and(|table| Field::<B>::actor(table) == Some(Seat(seat)))
    });
    steps(app, 3);
}

#[test]
fn pieces_are_laid_carried_and_taken_away_and_a_game_begins_there() {
    let mut app = open::<JungleBoard>();
    press_on(&mut app, "Bare board");
    assert!(says(&app, "The game is over here"), "{:?}", seen(&app).says);
    assert!(find(&app, "Play from here").is_none_or(|button| !button.clicks), "there is nothing to play");
    press_on(&mut app, "White elephant: 1 left");
    press_on(&mut app, "d7: empty");
    press_on(&mut app, "Black rat: 1 left");
    press_on(&mut app, "a5: empty");
    assert_eq!(copied(&mut app), "7/7/3E3/7/r6/7/7/7/7 w");
    // The only elephant goes where it is laid next, and a piece is carried from the list and over the board.
    press_on(&mut app, "White elephant: 0 left");
    press_on(&mut app, "d6: empty");
    let to = place(&app, "g1: empty");
    carry(&mut app, "Black lion: 1 left", to);
    let to = place(&app, "a6: empty");
    carry(&mut app, "a5: black rat", to);
    assert_eq!(copied(&mut app), "7/7/7/r2E3/7/7/7/7/6l w");
    // Dropped beside the board it is gone; taken back it is there again.
    let beside = place(&app, "Paste");
    carry(&mut app, "g1: black lion", beside);
    assert_eq!(copied(&mut app), "7/7/7/r2E3/7/7/7/7/7 w");
    press_on(&mut app, "Take the change back");
    press_on(&mut app, "Black");
    assert_eq!(copied(&mut app), "7/7/7/r2E3/7/7/7/7/6l b");
    press_on(&mut app, "Play from here");
    until(&mut app, "the table", |app| app.world().contains_resource::<FieldTable<JungleBoard>>());
    let table = app.world().resource::<FieldTable<JungleBoard>>();
    assert_eq!(table.host.players().len(), 2);
    let board = String::from(table.shown.view.board);
    assert!(board.contains('E') && board.contains('l'), "{board}");
}

#[test]
fn a_piece_is_turned_up_and_as_many_must_be_left_as_lie_face_down() {
    let mut app = open::<BanqiBoard>();
    let beginning = copied(&mut app);
    assert!(beginning.starts_with("????????/????????/????????/???????? -1"), "{beginning}");
    press_on(&mut app, "Red cannon: 2 left");
    press_on(&mut app, "b3: face down");
    assert!(says(&app, "pieces lie open, and nobody has a colour"), "{:?}", seen(&app).says);
    press_on(&mut app, "Black");
    assert_eq!(copied(&mut app), "????????/????????/??C?????/???????? b1 -");
    assert!(find(&app, "Play from here").is_some_and(|button| button.clicks));
    // One that lay face down is gone, and it must be said which.
    press_on(&mut app, "Take away");
    press_on(&mut app, "a1: face down");
    assert!(says(&app, "30 pieces lie face down, and 31 are"), "{:?}", seen(&app).says);
    assert!(find(&app, "Play from here").is_none_or(|button| !button.clicks));
    press_on(&mut app, "Black soldier: 5 left");
    press_on(&mut app, "Black soldier +");
    assert_eq!(copied(&mut app), "????????/????????/??C?????/1??????? b1 s");
    press_on(&mut app, "Play from here");
    until(&mut app, "the table", |app| app.world().contains_resource::<FieldTable<BanqiBoard>>());
    let table = app.world().resource::<FieldTable<BanqiBoard>>();
    assert_eq!(table.shown.view.colour(Seat(0)), Some(banqi::Colour::Black));
}

#[test]
fn what_is_wrong_with_a_text_is_said_and_the_board_stays() {
    let mut app = open::<FlipJungleBoard>();
    paste(&mut app, "E2e/4/4/4 w1 LTPWDCRltpwdcr 0");
    assert!(find(&app, "a4: white elephant").is_some() && find(&app, "d4: black elephant").is_some());
    paste(&mut app, "E2e/4/4/5 w1");
    assert!(says(&app, "does not have 4 squares"), "{:?}", seen(&app).says);
    assert!(find(&app, "a4: white elephant").is_some(), "the board stays as it was");
    assert!(find(&app, "Play from here").is_none_or(|button| !button.clicks));
    press_on(&mut app, "Take the change back");
    assert_eq!(copied(&mut app), "E2e/4/4/4 w1 LTPWDCRltpwdcr 0");
    press_on(&mut app, "Make the change again");
    assert!(says(&app, "does not have 4 squares"), "{:?}", seen(&app).says);
}

#[test]
fn what_was_set_up_stays_under_the_same_rules_and_gives_way_to_others() {
    let mut app = open::<BanqiBoard>();
    press_on(&mut app, "Bare board");
    let leave_and_come_back = |app: &mut App, by_way_of: Screen| {
        for page in [by_way_of, editor_page::<BanqiBoard>()] {
            app.world_mut().resource_mut::<NextState<Screen>>().set(page);
            until(app, "the page", |app| screen(app) == page);
            steps(app, 3);
        }
    };
    app.world_mut().resource_mut::<SetupOf>().0 = BanqiBoard::ID;
    leave_and_come_back(&mut app, Screen::Setup);
    assert!(find(&app, "d8: empty").is_some() && find(&app, "h8: empty").is_none(), "as it was left");
    app.world_mut().resource_mut::<NextState<Screen>>().set(Screen::Setup);
    until(&mut app, "the page", |app| screen(app) == Screen::Setup);
    steps(&mut app, 3);
    press_on(&mut app, "Large");
    leave_and_come_back(&mut app, Screen::Lobby);
    assert!(find(&app, "h8: face down").is_some(), "the board is the large one");
}

#[test]
fn a_position_is_taken_from_the_table_and_the_game_goes_on_where_it_was() {
    let mut app = shell_of(GAMES, None);
    app.world_mut().resource_mut::<Copied>().alone = true;
    let starts = vec!["7/3E3/7/7/7/7/7/7/e6 w 0".to_owned()];
    let setup = GameSetup::new::<jungle::Jungle>(jungle::Setup { starts, ..jungle::Setup::default() });
    let game = NewGame { setup, players: players(&["human", "human"]), seed: Seed(3), resume: None };
    app.world_mut().write_message(game);
    wait::<JungleBoard>(&mut app, 0);
    press_on(&mut app, "Game menu");
    press_on(&mut app, "Change the position");
    until(&mut app, "the page", |app| screen(app) == editor_page::<JungleBoard>());
    steps(&mut app, 3);
    assert!(copied(&mut app).starts_with("7/3E3/7/7/7/7/7/7/e6 w"));
    press_on(&mut app, "Back");
    wait::<JungleBoard>(&mut app, 0);
    let table = app.world().resource::<FieldTable<JungleBoard>>();
    assert_eq!(String::from(table.shown.view.board), "7/3E3/7/7/7/7/7/7/e6");
    assert_eq!(table.host.players()[1].name, players(&["human", "human"])[1].name);
}

#[test]
fn shots_and_what_they_told_are_set_up_and_the_foxes_hide_by_them() {
    let mut app = open::<FoxHuntBoard>();
    press_on(&mut app, "A fox, found: 3 left");
    press_on(&mut app, "c3: not shot at");
    assert!(find(&app, "A fox, found: 2 left").is_some() && find(&app, "c3: a fox, found").is_some());
    press_on(&mut app, "No fox, and none on its rays");
    press_on(&mut app, "d5: not shot at");
    assert_eq!(copied(&mut app), "c3=* d5=0");
    press_on(&mut app, "c4: not shot at");
    assert!(find(&app, "Play from here").is_none_or(|button| !button.clicks), "a fox that was found is on its rays");
    press_on(&mut app, "c4: no fox, and none on its rays");
    press_on(&mut app, "Play from here");
    until(&mut app, "the table", |app| app.world().contains_resource::<FieldTable<FoxHuntBoard>>());
    let table = app.world().resource::<FieldTable<FoxHuntBoard>>();
    assert_eq!(table.shown.view.shots.len(), 2);
}

/// In Sittuyin all but pawns come from the hand: what of an army does not stand is in it while its king does not.
#[test]
fn a_hand_is_what_does_not_stand() {
    let game = Fog::new(Setup { relative: Relative::Sittuyin, fog: false, ..Setup::default() }).expect("sound");
    let start = game.view(&game.start(), Eye::Public);
    let mut app = open::<FogBoard>();
    paste(&mut app, &Transcript::write_position(&FogNotation, &game, &start));
    let hand = |text: &str| {
        let held = text.split(['[', ']']).nth(1).unwrap_or_default();
        held.chars().filter(char::is_ascii_uppercase).collect::<String>()
    };
    let mut whole: Vec<char> = hand(&copied(&mut app)).chars().collect();
    assert_eq!(whole.len(), 8, "{whole:?}");
    press_on(&mut app, "White rook");
    press_on(&mut app, "a1: empty");
    let left = hand(&copied(&mut app));
    let rook = whole.iter().position(|letter| *letter == 'R').expect("it has two");
    whole.remove(rook);
    let sorted = |letters: &[char]| {
        let mut letters = letters.to_vec();
        letters.sort_unstable();
        letters
    };
    assert_eq!(sorted(&left.chars().collect::<Vec<_>>()), sorted(&whole), "it came from the hand");
    assert!(find(&app, "Play from here").is_some_and(|button| button.clicks), "{:?}", seen(&app).says);
}

/// Ranks are laid on the board, and of each no more than the army has.
#[test]
fn an_army_of_generals_is_set_up() {
    let mut app = open::<GeneralsBoard>();
    press_on(&mut app, "Bare board");
    for (piece, square) in [
        ("White flag: 1 left", "a1"),
        ("White spy: 2 left", "d4"),
        ("Black flag: 1 left", "i8"),
        ("Black private: 6 left", "d5"),
    ] {
        press_on(&mut app, piece);
        press_on(&mut app, &format!("{square}: empty"));
    }
    press_on(&mut app, "Take away");
    press_on(&mut app, "i8: black flag");
    assert!(find(&app, "Play from here").is_none_or(|button| !button.clicks), "a flag is missing");
    press_on(&mut app, "Take the change back");
    assert_eq!(copied(&mut app), "8f/9/9/3p5/3Y5/9/9/F8 w");
    assert!(find(&app, "White spy: 1 left").is_some());
    press_on(&mut app, "Play from here");
    until(&mut app, "the table", |app| app.world().contains_resource::<FieldTable<GeneralsBoard>>());
    let table = app.world().resource::<FieldTable<GeneralsBoard>>();
    assert_eq!(table.shown.view.known.armies.iter().map(Vec::len).collect::<Vec<_>>(), [2, 2]);
}

#[test]
fn every_example_of_the_rules_is_played_to_its_end() {
    fn plays<B: BoardGame>() {
        assert!(!B::EXAMPLES.is_empty(), "{}", B::ID);
        for example in B::EXAMPLES {
            let frames = examples_played::<B>(example).unwrap_or_else(|fault| panic!("{}: {fault}", example.section));
            let done = example.played.split_whitespace().filter(|word| !word.starts_with('(')).count();
            assert_eq!(frames, done + 1, "{}", example.section);
        }
    }
    plays::<BanqiBoard>();
    plays::<JungleBoard>();
    plays::<FlipJungleBoard>();
    plays::<FoxHuntBoard>();
    plays::<FogBoard>();
    plays::<GeneralsBoard>();
}
