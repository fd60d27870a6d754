//! The rules, each in a position.

use boards::fox_hunt::{Answer, BoardSize, Event, Outcome, Setup};
use tabletop::{Eye, Game, Seat, Seed, Turn};

use super::support::{at, begun, board, rules, seen, shoot, square, squares, with_foxes};

#[test]
fn a_miss_tells_of_all_foxes_on_eight_rays_found_ones_among_them_and_none_hides_another() {
    let game = board(BoardSize::Usual, 8);
    // From d4: two in its row behind each other, one in its column, one on each diagonal, and three that it does not see.
    let mut state = with_foxes("f4 j4 d9 a7 j10 b1 c10 i2");
    shoot(&game, &mut state, "d4");
    assert_eq!(state.shots[0].answer, Answer::Missed(5));
    shoot(&game, &mut state, "f4 e4");
    assert_eq!(state.shots[1].answer, Answer::Hit);
    // From e4: f4, which is found, j4, a8 no, b7 no, b1 along the diagonal, h1 no, j9 no.
    assert_eq!(state.shots[2].answer, Answer::Missed(3));
}

#[test]
fn nobody_shoots_twice_at_a_square_or_beside_the_board() {
    let game = board(BoardSize::Tiny, 2);
    let mut state = with_foxes("b2 e5");
    let refused = |state: &_, at| game.validate(state, &boards::fox_hunt::Action { square: square(at) });
    assert_eq!(refused(&state, "g1").expect_err("beside the board").rule, "fox_hunt-no-square");
    assert_eq!(refused(&state, "a7").expect_err("beside the board").rule, "fox_hunt-no-square");
    shoot(&game, &mut state, "a1 b2");
    assert_eq!(refused(&state, "a1").expect_err("a miss").rule, "fox_hunt-again");
    assert_eq!(refused(&state, "b2").expect_err("a hit").rule, "fox_hunt-again");
    assert_eq!(refused(&game.start(), "a1").expect_err("nobody has hidden").rule, "fox_hunt-hiding");
    shoot(&game, &mut state, "e5");
    assert_eq!(refused(&state, "a2").expect_err("it is over").rule, "fox_hunt-over");
}

#[test]
fn the_hunt_is_over_with_the_last_fox_and_scores_what_was_left_alone() {
    let game = board(BoardSize::Tiny, 2);
    let mut state = with_foxes("b2 e5");
    shoot(&game, &mut state, "a1 b2");
    assert_eq!((game.turn(&state), game.standing(&state)), (Turn::Seat(Seat(0)), None));
    let mut events: Vec<Event> = Vec::new();
    game.apply(&mut state, &boards::fox_hunt::Action { square: square("e5") }, &mut events).expect("it is allowed");
    assert_eq!(events[1], Event::Over { shots: 3 });
    assert!(matches!(events[0], Event::Shot { left: 0, shot } if shot.hit()));
    let standing = game.standing(&state).expect("it is over");
    assert_eq!((standing.score(Seat(0)), standing.places.as_slice(), &*standing.reason), (Some(33), &[1][..], "found"));
}

#[test]
fn what_must_and_what_cannot_be_is_told() {
    let game = board(BoardSize::Tiny, 2);
    // No fox on a diagonal, in column a or in row 1; both in the row or column of b4, on its diagonals none but…
    let view = at(&game, "a1=0");
    assert_eq!(game.impossible(&view).collect::<Vec<_>>(), squares("b1 c1 d1 e1 f1 a2 a3 a4 a5 a6 b2 c3 d4 e5 f6"));
    assert!(game.certain(&view).is_empty());
    let view = at(&game, "b2=* a1=1 f2=2");
    // a1 sees the one that is found and no other; f2 sees that one and one more in column f or on the diagonal e3, d4 (ruled out), c5, b6.
    let candidates = squares("c2 d2 e2 f3 f4 f5 e3 c5 b6");
    let possible = game.ground() & !view.tried() & !game.impossible(&view);
    assert_eq!(possible.collect::<Vec<_>>(), candidates);
    let view = at(&game, "b2=* a1=1 f2=2 f3=1 c1=1");
    let possible: Vec<_> = (game.ground() & !view.tried() & !game.impossible(&view)).collect();
    assert!(possible.iter().all(|square| candidates.contains(square)) && possible.len() < candidates.len());
    assert_eq!(game.certain(&view).collect::<Vec<_>>().len(), usize::from(possible.len() == 1));
}

#[test]
fn foxes_hide_evenly() {
    let game = board(BoardSize::Tiny, 3);
    let mut often = [0_u32; 120];
    for seed in 0..3_600 {
        begun(&game, Seed(seed)).foxes.iter().for_each(|fox| often[fox.index()] += 1);
    }
    // Each of 36 squares has a fox in a twelfth of the games: 300 times, with a spread of 17.
    assert!(game.ground().into_iter().all(|square| (230..370).contains(&often[square.index()])), "{often:?}");
}

#[test]
fn where_a_fox_hides_nobody_is_told() {
    let game = rules(Setup::default());
    let mut state = game.start();
    let mut events: Vec<Event> = Vec::new();
    while game.turn(&state) == Turn::Chance {
        let before = seen(&game, &state);
        let outcomes = game.outcomes(&state);
        assert!(matches!(outcomes[0].1, Outcome::Fox(_)) && outcomes.len() == 100 - state.foxes.len());
        game.resolve(&mut state, &outcomes[17].1, &mut events).expect("it may come");
        let after = seen(&game, &state);
        assert_eq!((after.hidden, after.shots.len()), (before.hidden + 1, 0));
    }
    assert_eq!(events, [Event::Hid; 8]);
    assert!(events.iter().all(|event| game.redact(event, Eye::Public) == Some(*event)));
}

#[test]
fn squares_are_numbered_as_the_board_is_seen() {
    for size in BoardSize::ALL {
        let game = board(size, 2);
        let columns = u16::from(size.size().columns());
        assert_eq!(
            [game.place(square("a1")), game.place(square("b1")), game.place(square("a2"))],
            [0, 1, columns].map(Some)
        );
        let places: Vec<u16> = game.ground().filter_map(|square| game.place(square)).collect();
        assert_eq!(places, (0..game.ground().len() as u16).collect::<Vec<_>>());
        assert!(game.ground().all(|square| game.place(square).and_then(|place| game.square_at(place)) == Some(square)));
        assert_eq!(game.square_at(game.ground().len() as u16), None);
    }
    let tiny = board(BoardSize::Tiny, 2);
    assert_eq!((tiny.place(square("g1")), tiny.square_at(u16::MAX)), (None, None));
}
