//! States that a file or a program may bring, and that no game comes to.

use boards::board::Square;
use boards::fox_hunt::{Action, Answer, BoardSize, Outcome, Shot, State, View, agents};
use tabletop::{Budget, Game, Monitor, NoEvents, Seed, Think};

use super::support::{board, seen, squares, with_foxes};

#[test]
fn states_that_cannot_be_are_refused() {
    let game = board(BoardSize::Tiny, 2);
    let shot = |at: u8, answer| Shot { square: Square(at), answer };
    let sound = with_foxes("b2 e5");
    assert_eq!(game.check_state(&sound), Ok(()));
    let foxes = |foxes: &[u8]| State { foxes: foxes.iter().map(|fox| Square(*fox)).collect(), ..sound.clone() };
    let shots = |shots: Vec<Shot>| State { shots, ..sound.clone() };
    for state in [
        foxes(&[44, 11]),
        foxes(&[11, 11]),
        foxes(&[11, 255]),
        foxes(&[6, 11]),
        foxes(&[0, 1, 2]),
        State { undecided: true, ..sound.clone() },
        shots(vec![shot(200, Answer::Missed(0))]),
        shots(vec![shot(0, Answer::Hit)]),
        shots(vec![shot(0, Answer::Missed(1))]),
        shots(vec![shot(11, Answer::Missed(1))]),
        shots(vec![shot(11, Answer::Hit), shot(11, Answer::Hit)]),
        shots(vec![shot(11, Answer::Hit), shot(44, Answer::Hit), shot(0, Answer::Missed(2))]),
        shots(vec![shot(0, Answer::Missed(2)); 300]),
        State { foxes: squares("b2"), ..shots(vec![shot(0, Answer::Missed(2))]) },
    ] {
        assert_eq!(game.check_state(&state).map_err(|illegal| illegal.rule), Err("board_unsound"), "{state:?}");
    }
    for square in [Square(6), Square(60), Square(120), Square(255)] {
        let refused = game.validate(&sound, &Action { square }).expect_err("beside the board");
        assert_eq!(refused.rule, "fox_hunt-no-square");
        let refused = game.resolve(&mut game.start(), &Outcome::Fox(square), &mut NoEvents);
        assert_eq!(refused.expect_err("beside the board").rule, "impossible-outcome");
    }
}

/// Views that no position has are answered without a panic.
#[test]
fn views_that_contradict_themselves_have_no_world_to_play_on() {
    let game = board(BoardSize::Tiny, 2);
    let shot = |at: u8, answer| Shot { square: Square(at), answer };
    let view = |hidden, shots| View { undecided: false, hidden, shots };
    for view in [
        view(2, vec![shot(0, Answer::Missed(9))]),
        view(2, vec![shot(0, Answer::Missed(255))]),
        view(2, [(0, 0), (50, 0), (5, 0), (55, 2)].map(|(at, count)| shot(at, Answer::Missed(count))).to_vec()),
        view(2, vec![shot(0, Answer::Hit); 5]),
        view(0, vec![shot(0, Answer::Hit)]),
        view(2, (0..=255).map(|at| shot(at, Answer::Missed(1))).collect()),
    ] {
        let world = game.world(&view, &mut Seed(1).stream("world", 0));
        assert!(world.is_none_or(|world| game.check_state(&world).is_err()), "{view:?}");
        let _ = (game.impossible(&view), game.certain(&view), game.actions(&view));
        for info in agents::list() {
            let mut hunter = agents::make(info.id).unwrap_or_else(|fault| panic!("{fault}"));
            let (rng, monitor) = (Seed(1).stream("think", 0), Monitor::new());
            let mut think = Think { budget: Budget::nodes(20), explain: true, rng, monitor: &monitor };
            let decision = hunter.decide(&game, &view, &mut think);
            let reasons = decision.explanation.expect("they are asked for");
            assert!(reasons.candidates.iter().all(|candidate| candidate.score.is_finite()), "{}", info.id);
        }
        let _ = game.facts(&view, &Action { square: Square(255) }, tabletop::Audience::Everyone);
    }
    let world = game.world(&view(9, Vec::new()), &mut Seed(1).stream("world", 0)).expect("it is drawn");
    assert_eq!(seen(&game, &world).hidden, 2, "more cannot hide");
}

#[test]
fn views_that_cannot_be_are_refused_and_those_of_games_are_not() {
    let game = board(BoardSize::Tiny, 2);
    let shot = |at: u8, answer| Shot { square: Square(at), answer };
    let view = |hidden, shots: Vec<Shot>| View { undecided: false, hidden, shots };
    let missed = |at, seen| shot(at, Answer::Missed(seen));
    let fox = |at| shot(at, Answer::Hit);
    for (what, wrong) in [
        ("beside the board", view(2, vec![missed(6, 0)])),
        ("beyond every board", view(2, vec![missed(200, 0)])),
        ("a square twice", view(2, vec![missed(0, 1), missed(0, 1)])),
        ("a shot after the last fox", view(2, vec![fox(0), fox(1), missed(2, 2)])),
        ("more foxes than there are", view(3, Vec::new())),
        ("fewer than were found", view(0, vec![fox(0)])),
        ("a shot before all had hidden", view(1, vec![missed(0, 0)])),
        ("a miss that sees too many", view(2, vec![missed(0, 3)])),
        // The first sees two, and the others none on any of its rays.
        ("misses that contradict each other", view(2, vec![missed(0, 2), missed(5, 0), missed(50, 0), missed(44, 0)])),
        ("nothing to be drawn", View { undecided: true, hidden: 0, shots: Vec::new() }),
    ] {
        let refused = game.check_view(&wrong).expect_err(what);
        assert_eq!(refused.rule, "board_unsound", "{what}");
    }
    for seed in 0..40 {
        let state = super::support::after_random_shots(&game, Seed(seed), seed as usize % 30);
        assert_eq!(game.check_view(&seen(&game, &state)), Ok(()), "{state:?}");
    }
    assert_eq!(game.check_view(&seen(&game, &game.start())), Ok(()));
}

#[test]
fn what_a_view_permits_is_what_the_rules_allow() {
    let game = board(BoardSize::Tiny, 2);
    for seed in 0..40 {
        let state = super::support::after_random_shots(&game, Seed(seed), seed as usize % 36);
        for at in 0..=u8::MAX {
            let action = Action { square: Square(at) };
            assert_eq!(game.permits(&seen(&game, &state), action), game.validate(&state, &action));
        }
    }
    let hiding = game.start();
    let action = Action { square: Square(0) };
    assert_eq!(game.permits(&seen(&game, &hiding), action), game.validate(&hiding, &action));
}
