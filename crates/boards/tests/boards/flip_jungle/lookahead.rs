//! What searches walk through is the game, and they find what plain minimax finds.

use boards::flip_jungle::lookahead::{Node, Outlook, Step, Weights, Worth};
use boards::flip_jungle::{Ending, FlipJungle, Move, Outcome, State};
use search::{AlphaBeta, Limits, Position, TwoSided, plain};
use tabletop::{Game, Monitor, NoEvents, Seed, Turn};

use super::support::{few, rules, variants};

fn in_order(moves: impl IntoIterator<Item = Move>) -> Vec<(u8, u8)> {
    let mut moves: Vec<_> = moves.into_iter().map(|mv| (mv.from.0, mv.to.0)).collect();
    moves.sort_unstable();
    moves
}

fn as_move(step: Step) -> Move {
    match step {
        Step::Move(mv) => mv,
        Step::Piece(piece) => panic!("{piece} is no move"),
    }
}

/// The same turns, moves and outcomes, step by step; ends where the game does.
fn walks_along(game: &FlipJungle, mut state: State, seed: u64) -> u32 {
    let worth = Worth::new(Weights::default());
    let outlook = Outlook::new(game, &worth, &state);
    let own = state.to_act;
    let mut node: Node<'_> = outlook.node(&state);
    let mut rng = Seed(seed).stream("along", 0);
    for steps in 0..200 {
        assert_eq!(node.position, state.position());
        match game.turn(&state) {
            Turn::Over => {
                let end = state.end.expect("it is over");
                let stuck = plain::moves(&node).is_empty();
                assert!(node.turn() == Turn::Over || stuck || end.ending == Ending::Repetition, "{state:?}");
                if let Some(winner) = end.winner {
                    let value = if winner == own { 1.0 } else { -1.0 };
                    assert!((node.evaluate() - value).abs() < 0.05, "{state:?}");
                }
                return steps;
            }
            Turn::Chance => {
                let (listed, known) = (plain::outcomes(&node), game.outcomes(&state));
                assert_eq!(listed.len(), known.len());
                for ((p, step), (q, outcome)) in listed.iter().zip(&known) {
                    let (Step::Piece(one), Outcome::Piece(other)) = (step, outcome) else { panic!("pieces") };
                    assert!(one == other && (p - q).abs() < 1e-12);
                }
                let drawn = game.draw(&state, &mut rng).expect("it is due");
                let Outcome::Piece(piece) = drawn else { panic!("a piece") };
                game.resolve(&mut state, &drawn, &mut NoEvents).expect("it may come");
                node.make(Step::Piece(piece));
            }
            Turn::Seat(seat) => {
                assert_eq!((node.turn(), node.maximises(seat)), (Turn::Seat(seat), seat == own));
                let listed = plain::moves(&node);
                let known = game.actions(&state).expect("listed").into_iter().map(Move::from);
                assert_eq!(in_order(listed.iter().copied().map(as_move)), in_order(known));
                // What is made is taken back.
                let (before, hash, value) = (node.position, node.hash(), node.evaluate());
                for step in listed {
                    let undo = node.make(step);
                    node.unmake(step, undo);
                    assert!(node.position == before && node.hash() == hash && node.evaluate() == value);
                }
                let action = game.sample(&state, &mut rng).expect("something can be done");
                game.apply(&mut state, &action, &mut NoEvents).expect("it is allowed");
                node.make(Step::Move(action.into()));
            }
        }
    }
    200
}

#[test]
fn what_searches_walk_through_is_the_game() {
    let mut steps = 0;
    for (index, setup) in (0..).zip(variants()) {
        let game = rules(setup);
        for number in 0..20 {
            let state = few(&game, 100 * index + number, 2 + number as usize % 8, number as usize % 7);
            steps += walks_along(&game, state, number);
        }
    }
    assert!(steps > 1_500, "{steps}");
}

#[test]
fn searches_find_what_plain_minimax_finds() {
    for (index, setup) in (0..).zip(variants()) {
        let game = rules(setup);
        let worth = Worth::new(Weights::default());
        for number in 0..10 {
            let state = few(&game, 100 * index + number, 3 + number as usize % 3, number as usize % 3);
            let outlook = Outlook::new(&game, &worth, &state);
            let node = outlook.node(&state);
            let depth = 1 + number as u32 % 3;
            let value = plain::minimax(&node, depth);
            for mut search in [AlphaBeta::new(0), AlphaBeta::new(14).with_null_windows()] {
                let found = search.search(&node, &Limits::depth(depth), &Monitor::new());
                let difference = (found.value.expect("it has a value") - value).abs();
                assert!(difference < 1e-9, "{state:?}: {difference}");
            }
            let sum: f64 = node.parts().into_iter().map(|(_, value)| value).sum();
            assert!((sum - node.evaluate()).abs() < 1e-12 && sum.abs() <= 1.0);
        }
    }
}

/// Who takes much and is taken by few is worth more; a rat is worth more while there is an elephant.
#[test]
fn a_piece_is_worth_what_it_can_still_take() {
    use boards::flip_jungle::{Animal, Colour, Piece, Setup};
    let game = rules(Setup::default());
    let worth = Worth::new(Weights::default());
    let full = game.start().position();
    let white = |animal| Piece { colour: Colour::White, kind: animal };
    let of = |animal| worth.of_piece(&full, white(animal));
    assert!(of(Animal::Lion) > of(Animal::Wolf) && of(Animal::Wolf) > of(Animal::Cat));
    let mut without = full;
    without.unopened.take(Piece { colour: Colour::Black, kind: Animal::Elephant });
    assert!(worth.of_piece(&without, white(Animal::Rat)) < of(Animal::Rat));
    assert!(worth.of_piece(&without, white(Animal::Lion)) > of(Animal::Lion), "nobody but its equal takes it any more");
    assert!(worth.lead(&without) > 0.0 && worth.lead(&full).abs() < 1e-12);
}
