//! Counting lines of play.

use super::position::Position;
use super::variant::Chess;

/// By which rules moves are counted.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Counted {
    /// By the ordinary ones, in which no king may be left in check.
    Legal,
    /// By those of fog, in which kings are taken, and the game is then over.
    InFog,
}

/// How many lines of play of `depth` plies begin with a position.
pub fn perft(chess: &Chess, position: &Position, depth: u32, counted: Counted) -> u64 {
    if depth == 0 {
        return 1;
    }
    let mut count = 0;
    let tell = |mv| {
        count += if depth == 1 {
            1
        } else {
            let mut next = *position;
            next.play(chess.rules(), mv);
            perft(chess, &next, depth - 1, counted)
        };
    };
    match counted {
        Counted::Legal => chess.legal(position, tell),
        Counted::InFog => chess.pseudo_legal(position, tell),
    }
    count
}
