//! Nobody sees where a fox is before it is found.

use boards::fox_hunt::{BoardSize, State};
use tabletop::{Eye, Game, Seat, Seed};

use super::support::{after_random_shots, board, seen};

#[test]
fn a_view_holds_no_fox_that_is_not_found() {
    let game = board(BoardSize::Usual, 8);
    let state = after_random_shots(&game, Seed(1), 12);
    let written = serde_json::to_value(seen(&game, &state)).expect("it can be written");
    let known: Vec<&str> = written.as_object().expect("a map").keys().map(String::as_str).collect();
    assert_eq!(known, ["hidden", "shots", "undecided"]);
    for eye in [Eye::Seat(Seat(0)), Eye::Public] {
        let moved = State { foxes: game.conceal(&state, eye, &mut Seed(2).stream("twin", 0)).foxes, ..state.clone() };
        assert_ne!(moved.foxes, state.foxes);
        assert_eq!(game.view(&moved, eye), game.view(&state, eye));
    }
}

/// The same seed draws the same world for every position that looks the same: nothing but the view goes in.
#[test]
fn worlds_come_of_views_alone_and_fit_them() {
    let game = board(BoardSize::Usual, 8);
    let mut apart = 0;
    for number in 0..60 {
        let state = after_random_shots(&game, Seed(3).derive("game", number), number as usize % 30);
        let view = seen(&game, &state);
        let twin = game.conceal(&state, Eye::Public, &mut Seed(number).stream("twin", 0));
        game.check_state(&twin).unwrap_or_else(|illegal| panic!("{illegal}: {twin:?}"));
        assert_eq!(seen(&game, &twin), view);
        let world = |of: &State| game.world(&seen(&game, of), &mut Seed(number).stream("world", 0));
        assert_eq!(world(&state), world(&twin));
        apart += u64::from(twin != state);
    }
    assert!(apart > 30, "{apart}");
}

/// Undo goes back over no shot, since each tells something.
#[test]
fn every_shot_reveals() {
    let game = board(BoardSize::Usual, 8);
    let before = after_random_shots(&game, Seed(4), 5);
    let after = after_random_shots(&game, Seed(4), 6);
    assert!(game.reveals(&before, &after, Seat(0)));
    let hiding = game.start();
    let hidden = State { foxes: vec![boards::board::Square(3)], ..hiding.clone() };
    assert!(!game.reveals(&hiding, &hidden, Seat(0)));
}
