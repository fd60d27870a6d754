//! Counting lines of play: the field's measure of a move generator.

use tabletop::{NoEvents, Turn};

use crate::rules::Hare;
use crate::state::State;

/// How many lines of `depth` actions there are from a position. Cards that fall in between are counted each for itself, without
/// adding to the depth; those due after the last action are not drawn. A race that ends earlier has no line of that depth.
pub fn perft(game: &Hare, state: &State, depth: u32) -> u64 {
    use tabletop::Game;
    if depth == 0 {
        return 1;
    }
    match game.turn(state) {
        Turn::Over => 0,
        Turn::Chance => game
            .cards(state)
            .map(|(_, card)| {
                let mut next = *state;
                game.deal(&mut next, card, &mut NoEvents);
                perft(game, &next, depth)
            })
            .sum(),
        // Each of these is a line of its own.
        Turn::Seat(_) if depth == 1 => game.moves(state).len() as u64,
        Turn::Seat(_) => game
            .moves(state)
            .iter()
            .map(|action| {
                let mut next = *state;
                game.play(&mut next, action, &mut NoEvents);
                perft(game, &next, depth - 1)
            })
            .sum(),
    }
}
