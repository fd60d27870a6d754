//! Counts of lines of play, against those of a count by the rules of the game.

use boards::flip_jungle::{FlipJungle, Setup, State, perft};
use tabletop::{Game, NoEvents, Turn};

use super::support::{few, rules, variants};

/// The same count by what the rules of the game offer, step by step.
fn plainly(game: &FlipJungle, state: &State, depth: u32) -> u64 {
    if depth == 0 {
        return 1;
    }
    let mut lines = 0;
    // Draws end no line.
    let open = State { end: None, quiet: 0, past: Vec::new(), ..state.clone() };
    for action in game.actions(&open).expect("they are listed") {
        let mut next = open.clone();
        game.apply(&mut next, &action, &mut NoEvents).expect("it is allowed");
        if game.turn(&next) == Turn::Chance {
            for (_, outcome) in game.outcomes(&next) {
                let mut revealed = next.clone();
                game.resolve(&mut revealed, &outcome, &mut NoEvents).expect("it may come");
                lines += plainly(game, &revealed, depth - 1);
            }
        } else {
            lines += plainly(game, &next, depth - 1);
        }
    }
    lines
}

#[test]
fn the_first_pieces_are_counted_with_chance() {
    let game = rules(Setup::default());
    let count = |depth| perft(game.rules(), &game.start().position(), depth);
    // Sixteen squares and sixteen pieces; then fifteen of each, and what the first piece lets be done, which it does not move: it is the other side's turn.
    assert_eq!([count(0), count(1), count(2)], [1, 256, 256 * 225]);
}

#[test]
fn the_counts_are_those_of_a_count_by_the_rules() {
    for (index, setup) in (0..).zip(variants()) {
        let game = rules(setup);
        for number in 0..12 {
            let state = few(&game, 100 * index + number, 2 + number as usize % 7, number as usize % 4);
            for depth in 1..=3 {
                let known = plainly(&game, &state, depth);
                assert_eq!(perft(game.rules(), &state.position(), depth), known, "{state:?} {depth}");
            }
        }
    }
}
