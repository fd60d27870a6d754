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
    let mut moves = Vec::new();
    match counted {
        Counted::Legal => chess.legal(position, |mv| moves.push(mv)),
        Counted::InFog => chess.pseudo_legal(position, |mv| moves.push(mv)),
    }
    if depth <= 1 {
        return if depth == 0 { 1 } else { moves.len() as u64 };
    }
    let after = |mv| {
        let mut next = *position;
        next.play(chess.rules(), mv);
        perft(chess, &next, depth - 1, counted)
    };
    moves.into_iter().map(after).sum()
}
