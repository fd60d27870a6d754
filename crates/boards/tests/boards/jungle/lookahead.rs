//! What searches walk through is the game, and they find what plain minimax finds.

use boards::jungle::lookahead::{Knowledge, Node, Outlook, Weights};
use boards::jungle::{Ending, Jungle, Move, Setup, State, Step};
use search::{AlphaBeta, Limits, Position, TwoSided, plain};
use tabletop::{Game, Monitor, NoEvents, Seed, Turn};

use super::support::{few, rules, unequal, variants};

fn in_order(moves: impl IntoIterator<Item = Move>) -> Vec<(u8, u8)> {
    let mut moves: Vec<_> = moves.into_iter().map(|mv| (mv.from.0, mv.to.0)).collect();
    moves.sort_unstable();
    moves
}

/// The same turns and moves, step by step; ends where the game does, or where a position comes again.
fn walks_along(game: &Jungle, mut state: State, seed: u64) -> u32 {
    let knowledge = Knowledge::new(game.rules(), Weights::default());
    let outlook = Outlook::new(game, &knowledge, &state);
    let own = state.seat();
    let mut node: Node<'_> = outlook.node(&state);
    let mut rng = Seed(seed).stream("along", 0);
    for steps in 0..300 {
        assert_eq!(node.pieces, outlook.node(&state).pieces);
        assert_eq!(node.pieces.repetition_key(), state.position().repetition_key());
        assert_eq!(node.hash(), state.position().key());
        match game.turn(&state) {
            Turn::Seat(seat) => {
                if node.turn() == Turn::Over {
                    assert!(state.past.len() > 1, "a position came again");
                    return steps;
                }
                assert_eq!((node.turn(), node.maximises(seat)), (Turn::Seat(seat), seat == own));
                let listed: Vec<Step> = plain::moves(&node);
                let known = game.actions(&state).expect("listed").into_iter().map(Move::from);
                assert_eq!(in_order(listed.iter().map(|step| Move::from(*step))), in_order(known));
                // What is made is taken back.
                let (before, hash, value) = (node.pieces, node.hash(), node.evaluate());
                for step in &listed {
                    let undo = node.make(*step);
                    let fresh = node.evaluate();
                    node.unmake(*step, undo);
                    assert!(node.pieces == before && node.hash() == hash && node.evaluate() == value);
                    assert!(fresh.abs() <= 1.0);
                }
                let action = game.sample(&state, &mut rng).expect("something can be done");
                let step = listed.iter().find(|step| Move::from(**step) == Move::from(action)).expect("it is listed");
                game.apply(&mut state, &action, &mut NoEvents).expect("it is allowed");
                node.make(*step);
            }
            _ => {
                let end = state.end.expect("it is over");
                match end.winner {
                    Some(winner) => {
                        let value = if winner.index() == own.index() { 1.0 } else { -1.0 };
                        assert!((node.evaluate() - value).abs() < 0.05, "{state:?}");
                        assert!(node.turn() == Turn::Over || plain::moves(&node).is_empty());
                    }
                    None => assert!(node.turn() == Turn::Over || end.ending == Ending::Repetition),
                }
                return steps;
            }
        }
    }
    300
}

#[test]
fn what_searches_walk_through_is_the_game() {
    let mut steps = 0;
    for (index, setup) in (0..).zip(variants()) {
        let game = rules(setup);
        for number in 0..8 {
            let state =
                if number < 4 { unequal(&game, 100 * index + number) } else { few(&game, 100 * index + number, 4) };
            steps += walks_along(&game, state, number);
        }
    }
    assert!(steps > 3_000, "{steps}");
}

#[test]
fn searches_find_what_plain_minimax_finds() {
    for (index, setup) in (0..).zip(variants()) {
        let game = rules(setup);
        let knowledge = Knowledge::new(game.rules(), Weights::default());
        for number in 0..5 {
            let state = few(&game, 100 * index + number, 5);
            let outlook = Outlook::new(&game, &knowledge, &state);
            let node = outlook.node(&state);
            let depth = 1 + number as u32 % 3;
            let value = plain::minimax(&node, depth);
            for mut search in [AlphaBeta::new(0), AlphaBeta::new(14).with_null_windows()] {
                let found = search.search(&node, &Limits::depth(depth), &Monitor::new());
                let difference = (found.value.expect("it has a value") - value).abs();
                assert!(difference < 1e-9, "{state:?}: {difference}");
            }
        }
    }
}

/// The terms of a judgement are the whole of it, from both sides.
#[test]
fn parts_sum_to_the_value() {
    let game = rules(Setup::default());
    let knowledge = Knowledge::new(game.rules(), Weights::default());
    for seed in 0..200 {
        let state = unequal(&game, seed);
        let outlook = Outlook::new(&game, &knowledge, &state);
        let node = outlook.node(&state);
        let sum: f64 = node.parts().into_iter().map(|(_, value)| value).sum();
        assert!((sum - node.evaluate()).abs() < 1e-12);
        assert!(node.evaluate().abs() <= 1.0);
    }
}
