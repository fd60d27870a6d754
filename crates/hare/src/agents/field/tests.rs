//! The adapter against the plain searches, on positions of random races.

use rand::RngExt;
use search::plain::{after, depth_after, max_n_by, minimax, moves};
use search::{AlphaBeta, Limits, MaxN, Preference, Vectors};
use tabletop::{Eye, Monitor, Rng, Seed};

use super::*;
use crate::agents::worth::{Worth, points};
use crate::setup::{HareSquares, SaladCard, Setup};

/// What a plain search may visit.
const MOST: u64 = 30_000;

/// A random race, played at random for a while; somebody is to move.
fn position(rng: &mut Rng) -> (Hare, State) {
    let seats = rng.random_range(2..=5);
    let runners = if seats == 2 && rng.random_bool(0.2) { 2 } else { 1 };
    let board = ["1978", "2008"][rng.random_range(0..2)].to_owned();
    let luck = rng.random_bool(0.4);
    let hare_squares = if rng.random_bool(0.2) { HareSquares::Toll } else { HareSquares::Cards };
    let salad_card = if rng.random_bool(0.2) { SaladCard::NextTurn } else { SaladCard::AtOnce };
    let setup = Setup { board, seats, runners, luck, hare_squares, salad_card, ..Setup::default() };
    let game = Hare::new(setup).unwrap();
    loop {
        let mut state = game.start();
        for _ in 0..rng.random_range(0..120) {
            match game.turn(&state) {
                Turn::Over => break,
                Turn::Chance => {
                    let card = game.draw(&state, rng).unwrap();
                    game.deal(&mut state, card, &mut NoEvents);
                }
                Turn::Seat(_) => {
                    let action = game.sample(&game.view(&state, Eye::Seat(state.mover())), rng).unwrap();
                    game.play(&mut state, action, &mut NoEvents);
                }
            }
        }
        if let Turn::Seat(_) = game.turn(&state) {
            return (game, state);
        }
    }
}

/// The evaluation that ships, ready for a search from there.
fn judge(game: &Hare, state: &State) -> Judge {
    let mut judge = Judge::new(Worth::default());
    judge.attend(game, state);
    judge
}

/// Positions a plain search visits, or more than [`MOST`].
fn size(field: &Field<'_>, depth: u32) -> u64 {
    let below = match field.turn() {
        Turn::Over => return 1,
        Turn::Chance => search::plain::outcomes(field).into_iter().map(|(_, step)| step).collect(),
        Turn::Seat(_) if depth == 0 && !field.forced() => return 1,
        Turn::Seat(_) => moves(field),
    };
    let mut visited = 1;
    for step in below {
        visited += size(&after(field, step), depth_after(field, depth));
        if visited > MOST {
            break;
        }
    }
    visited
}

fn check_max_n(field: &Field<'_>, depth: u32, told: &str) {
    let (limits, monitor) = (Limits::depth(depth), Monitor::new());
    for choice in [Preference::Own, Preference::OwnThenLead, Preference::Lead, Preference::LeadThenOwn] {
        for vectors in [Vectors::Raw, Vectors::Shares] {
            let pruned = MaxN::new(vectors).preferring(choice).search(field, &limits, &monitor);
            let all = MaxN::new(vectors).preferring(choice).without_pruning().search(field, &limits, &monitor);
            assert_eq!(
                (&pruned.value, pruned.best, &pruned.line),
                (&all.value, all.best, &all.line),
                "{told} {choice:?}"
            );
            assert_eq!(pruned.value, Some(max_n_by(field, depth, vectors, choice)), "{told} {choice:?} {vectors:?}");
            assert!(pruned.nodes <= all.nodes);
        }
    }
}

/// So many positions, each searched with every rule of choice, on both kinds of vectors, pruned, unpruned and plain; with two
/// seats by alpha-beta too.
fn check_positions(count: u64) {
    let (mut checked, mut two, mut cut) = (0, 0, 0);
    for index in 0.. {
        if checked == count {
            break;
        }
        let rng = &mut Seed(31).derive("position", index).stream("position", 0);
        let (game, state) = position(rng);
        let widths: &[u16] = [&[][..], &[0, 0, 3, 2], &[4, 2]][rng.random_range(0..3)];
        let judge = judge(&game, &state);
        let outlook = Outlook::new(&game, &judge, widths, &state);
        let field = outlook.field(&state);
        let Some(depth) = (1..=4).rev().find(|&depth| size(&field, depth) <= MOST / 20) else { continue };
        checked += 1;
        cut += u64::from(!widths.is_empty());
        let told = format!("{index}: {:?}", game.position(&state));
        check_max_n(&field, depth, &told);
        if game.seats() == 2 {
            two += 1;
            let found = AlphaBeta::new(10).search(&field, &Limits::depth(depth), &Monitor::new());
            let plain = minimax(&field, depth);
            let value = found.value.unwrap();
            assert!((value - plain).abs() <= 1e-9 * plain.abs().max(1.0), "{told}: {value} {plain}");
        }
    }
    assert!(two > count / 8 && cut > count / 2, "{two} with two seats, {cut} with a cut of {count}");
}

#[test]
fn searches_find_what_plain_ones_do_on_500_positions() {
    check_positions(500);
}

#[test]
#[ignore = "takes minutes"]
fn searches_find_what_plain_ones_do_on_10_000_positions() {
    check_positions(10_000);
}

#[test]
fn the_cut_leaves_the_best_moves_by_static_value() {
    let rng = &mut Seed(5).stream("position", 0);
    let mut some = 0;
    for _ in 0..300 {
        let (game, state) = position(rng);
        let judge = judge(&game, &state);
        let all = Outlook::new(&game, &judge, &[], &state);
        let three = Outlook::new(&game, &judge, &[3, 1], &state);
        let (all, field) = (moves(&all.field(&state)), three.field(&state));
        let left = moves(&field);
        assert_eq!(left, all[..all.len().min(3)]);
        some += usize::from(left.len() < all.len());
        let next = after(&field, left[0]);
        if let (Turn::Seat(_), false) = (next.turn(), field.forced()) {
            assert_eq!(moves(&next).len(), 1);
        }
    }
    assert!(some > 100, "{some}");
    assert_eq!(bar(&[5, 9, 5, 5], 2), (5, 1));
    assert_eq!(bar(&[5, 9], 2), (i32::MIN, usize::MAX));
}

/// What searches look up is what players are told: the parts, worked out. Moves are ordered by what follows them, whatever is the
/// same after all of them left aside.
#[test]
fn what_is_looked_up_is_the_sum_of_the_parts() {
    let worth = Worth::default();
    let rng = &mut Seed(8).stream("position", 0);
    let mut moved = 0;
    for _ in 0..400 {
        let (game, state) = position(rng);
        let judge = judge(&game, &state);
        let parts = |state: &State, seat| worth.parts(&game, state, seat).total();
        let check = |state: &State| {
            let mut values = vec![0.0; game.seats()];
            judge.all(&game, state, &mut values);
            let told: Vec<f64> = Seat::all(game.seats()).map(|seat| parts(state, seat)).collect();
            assert_eq!(values, told, "{:?}", game.position(state));
        };
        check(&state);
        let mut before: Option<f64> = None;
        let after = |action| match judge.choosing(&game, &state) {
            Some(choosing) => choosing.after(action),
            None => judge.after_either(&game, &state, action),
        };
        for action in game.moves(&state) {
            let mut next = state;
            game.play(&mut next, action, &mut NoEvents);
            check(&next);
            let rest = parts(&next, state.mover()) - points(after(action));
            // Who misses a turn or came home lets others move sooner, and who begins anew lets them pass.
            let own = game.numbers(state.mover().0);
            let others = |state: &State| {
                (0..game.all_runners()).filter(|at| !own.contains(at)).map(|at| state.squares[at]).collect::<Vec<_>>()
            };
            let alike = next.phase() == Phase::Move
                && !game.is_home(&next, state.mover())
                && state.missing == 0
                && others(&next) == others(&state);
            if alike {
                assert_eq!(*before.get_or_insert(rest), rest, "{action} in {:?}", game.position(&state));
                moved += 1;
            }
        }
    }
    assert!(moved > 1_000, "{moved}");
}

#[test]
fn nothing_is_looked_for_below_a_seat_that_came_home() {
    let setup = Setup { seats: 3, luck: false, ..Setup::default() };
    let game = Hare::new(setup).unwrap();
    let mut state = game.start();
    state.squares[0] = 63;
    state.salads[0] = 0;
    state.carrots[0] = 5;
    let judge = judge(&game, &state);
    let outlook = Outlook::new(&game, &judge, &[], &state);
    let field = outlook.field(&state);
    let home = after(&field, Step::Move("+1".parse().unwrap()));
    assert_eq!((home.turn(), game.turn(&home.state)), (Turn::Over, Turn::Seat(Seat(1))));
    let found = MaxN::new(Vectors::Raw).search(&field, &Limits::depth(3), &Monitor::new());
    assert_eq!(found.best, Some(Step::Move("+1".parse().unwrap())));
}
