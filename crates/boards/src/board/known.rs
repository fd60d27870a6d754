//! What opponents tell of an ending that tables know.

use search::Position;
use tabletop::{Mark, Ply, Turn};

use super::endings::Solved;

/// What a game is worth that is won.
const WIN: f64 = 100.0;
/// What each ply to the end counts beside it.
const PER_PLY: f64 = 0.1;
/// Most plies of a line that are told.
const MOST_TOLD: usize = 12;

/// What an ending is worth to whoever it is won or lost for: winning in fewer plies is worth more, losing in more plies costs less.
pub fn worth(solved: Solved) -> f64 {
    match solved {
        Solved::Won(plies) => WIN - PER_PLY * f64::from(plies),
        Solved::Drawn => 0.0,
        Solved::Lost(plies) => PER_PLY * f64::from(plies) - WIN,
    }
}

/// How a game goes on where both sides go by the tables: `best` tells the move of whoever is to act, and nothing where the game is over.
pub fn line<P: Position>(
    root: &P,
    best: impl Fn(&P) -> Option<P::Move>,
    marks: impl Fn(&P, P::Move) -> Vec<Mark>,
) -> Vec<Ply> {
    let (mut position, mut line) = (root.clone(), Vec::new());
    while line.len() < MOST_TOLD
        && let Some(mv) = best(&position)
    {
        let seat = if let Turn::Seat(seat) = position.turn() { Some(seat) } else { None };
        line.push(Ply { seat, label: position.label(mv), marks: marks(&position, mv) });
        position.make(mv);
    }
    line
}
