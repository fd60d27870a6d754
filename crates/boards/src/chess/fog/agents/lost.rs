//! What an own move may lose at once: the king, or the piece that moves.

use crate::chess::fog::game::Fog;
use crate::chess::fog::lookahead::lost_at_once;
use crate::chess::moves::{Move, Special};
use crate::chess::position::Position;

/// Positions in which it is counted, at most.
const COUNTED: usize = 512;

/// What a move may lose at once in some positions, of which the first few hundred count. Averages of few positions would hide it.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub(super) struct Lost {
    /// In what share of them the king of whoever moves can be taken.
    pub king: f64,
    /// What the piece that moved is worth, in pawns, where it can be taken; less what it is taken by, where that can be taken back. The mean over them.
    pub piece: f64,
}

impl Lost {
    /// Counts right after a move, all positions alike.
    pub fn after(game: &Fog, positions: &[Position], mv: Move) -> Self {
        Self::weighted(game, positions.iter().map(|position| (position, 1.0)), mv)
    }

    /// The same with a weight for each position.
    pub fn weighted<'a>(game: &Fog, positions: impl Iterator<Item = (&'a Position, f64)>, mv: Move) -> Self {
        let (mut all, mut kings, mut pieces) = (0.0, 0.0, 0.0);
        for (position, weight) in positions.take(COUNTED) {
            all += weight;
            let mut next = *position;
            next.play(game.rules(), mv);
            if game.chess().in_check(&next, position.mover) {
                kings += weight;
            } else if mv.special != Special::Passes {
                pieces += weight * lost_at_once(game, &next, position.mover, mv.to);
            }
        }
        if all > 0.0 { Self { king: kings / all, piece: pieces / all } } else { Self::default() }
    }
}

#[cfg(test)]
mod tests {
    use tabletop::notation::Span;

    use super::*;
    use crate::chess::fen;
    use crate::chess::fog::setup::Setup;

    /// What a move, by the names of its squares, loses at once in these positions.
    fn lost(positions: &[&str], [from, to]: [&str; 2]) -> Lost {
        let game = Fog::new(Setup::default()).expect("the usual game");
        let square = |name: &str| game.rules().size.squares().find(|square| game.square_name(*square) == name);
        let read = |text: &&str| fen::read(game.rules(), Span::of(text)).expect("a position");
        let positions: Vec<Position> = positions.iter().map(read).collect();
        Lost::after(&game, &positions, Move::plain(square(from).expect("a square"), square(to).expect("a square")))
    }

    #[test]
    fn it_counts_what_can_be_taken_at_once_and_what_is_taken_back() {
        let far = "7k/8/8/8/8/8/8/R3K3 w - - 0 1";
        let near = "1k6/8/8/8/8/8/8/R3K3 w - - 0 1";
        // The rook is lost in one of two positions.
        assert_eq!(lost(&[far, near], ["a1", "a8"]), Lost { king: 0.0, piece: 2.5 });
        // A king takes nothing that is guarded.
        assert_eq!(lost(&["1k6/8/8/8/8/8/8/R3K2B w - - 0 1"], ["a1", "a8"]), Lost { king: 0.0, piece: 0.0 });
        // A pawn takes a guarded rook, and is taken back.
        assert_eq!(lost(&["7k/8/8/1p6/8/1P6/8/R3K3 w - - 0 1"], ["a1", "a4"]).piece, 4.0);
        // Whoever leaves the king to be taken has lost no piece.
        assert_eq!(lost(&["4r2k/8/8/8/8/8/4R3/4K3 w - - 0 1", far], ["e2", "d2"]).king, 0.5);
        assert_eq!(lost(&["4r2k/8/8/8/8/8/4R3/4K3 w - - 0 1"], ["e2", "d2"]), Lost { king: 1.0, piece: 0.0 });
    }
}
