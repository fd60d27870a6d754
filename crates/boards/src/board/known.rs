//! What opponents tell of an ending that tables know.

use search::Position;
use tabletop::{Mark, Ply, Seat, Term};

use super::endings::Solved;

/// What a game is worth that is won.
const WIN: f64 = 100.0;
/// What each ply to the end counts beside it.
const PER_PLY: f64 = 0.1;
/// Most plies of a line that are told.
const MOST_TOLD: usize = 12;

/// What an ending is worth to whoever it is won or lost for, in terms of these names: that it is won or lost, and the plies to its end, of which a winner wants few and a loser many.
pub fn terms(solved: Solved, [known, plies]: [&'static str; 2]) -> Vec<Term> {
    let (value, ends_in) = match solved {
        Solved::Won(ends_in) => (WIN, ends_in),
        Solved::Drawn => return vec![Term::plain(known, 0.0)],
        Solved::Lost(ends_in) => (-WIN, ends_in),
    };
    vec![Term::plain(known, value), Term::weighted(plies, f64::from(ends_in), -PER_PLY * value.signum())]
}

/// How a game of two seats that act in turn goes on where both go by the tables: `first` is to act at the root, `best` tells the move of whoever is to act, and nothing where the game is over. Searches call such
/// positions over, so that their turns tell nothing.
pub fn line<P: Position>(
    root: &P,
    first: Seat,
    best: impl Fn(&P) -> Option<P::Move>,
    marks: impl Fn(&P, P::Move) -> Vec<Mark>,
) -> Vec<Ply> {
    let (mut position, mut seat, mut line) = (root.clone(), first, Vec::new());
    while line.len() < MOST_TOLD
        && let Some(mv) = best(&position)
    {
        line.push(Ply { seat: Some(seat), label: position.label(mv), marks: marks(&position, mv) });
        position.make(mv);
        seat = Seat(1 - seat.0.min(1));
    }
    line
}
