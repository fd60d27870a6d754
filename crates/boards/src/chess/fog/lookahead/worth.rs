//! What pieces and places are worth.

use super::weights::Weights;
use crate::board::{Square, Squares};
use crate::chess::fog::setup::Relative;
use crate::chess::piece::{Kind, MOST_KINDS, Piece, Side};
use crate::chess::position::Position;
use crate::chess::rules::Rules;

/// What pieces are worth, in pawns, in the order of the kinds of a game. The king is not counted; Janggi's are halves of the points of its rules, whose soldiers count two.
const fn prices(relative: Relative) -> [f64; MOST_KINDS] {
    match relative {
        Relative::Chess => [1.0, 3.2, 3.3, 5.0, 9.5, 0.0, 0.0, 0.0],
        Relative::Xiangqi => [1.0, 4.0, 2.0, 9.0, 4.5, 2.0, 0.0, 0.0],
        Relative::Janggi => [1.0, 2.5, 1.5, 6.5, 3.5, 1.5, 0.0, 0.0],
        Relative::Shatranj => [1.0, 3.5, 1.5, 5.5, 1.8, 0.0, 0.0, 0.0],
        Relative::Makruk | Relative::Cambodian | Relative::Sittuyin => [1.0, 3.5, 2.8, 5.5, 1.8, 0.0, 0.0, 0.0],
    }
}

/// What a kind is worth in a game, in pawns; 0 for its king.
pub fn price(relative: Relative, kind: Kind) -> f64 {
    prices(relative).get(kind.index()).copied().unwrap_or(0.0)
}

/// What each piece is worth on each square, worked out once.
#[derive(Clone, Debug)]
pub struct Worth {
    relative: Relative,
    pub(super) weights: Weights,
    /// By piece and square.
    places: Vec<Vec<f64>>,
    /// By square: those beside it, and itself.
    beside: Vec<Squares<u128>>,
}

impl Worth {
    /// For a game.
    pub fn new(relative: Relative, weights: Weights) -> Self {
        let rules = relative.rules();
        let mut places = vec![Vec::new(); Piece::COUNT];
        for side in Side::ALL {
            for kind in (0..rules.kinds.len() as u8).map(Kind) {
                let piece = Piece { side, kind };
                let on = |square| price(relative, kind) + place(rules, &weights, piece, square);
                places[piece.index()] = rules.size.squares().map(on).collect();
            }
        }
        let near = |one: Square| {
            let apart = |other: &Square| {
                let size = rules.size;
                size.column(one).abs_diff(size.column(*other)).max(size.row(one).abs_diff(size.row(*other))) <= 1
            };
            rules.size.squares().filter(apart).collect()
        };
        Self { relative, weights, places, beside: rules.size.squares().map(near).collect() }
    }

    /// The one that is kept, or a new one if that is of another game or goes by other numbers.
    pub fn kept(kept: &mut Option<Self>, relative: Relative, weights: Weights) -> &Self {
        let known = kept.take().filter(|worth| (worth.relative, worth.weights) == (relative, weights));
        kept.insert(known.unwrap_or_else(|| Self::new(relative, weights)))
    }

    /// What a piece is worth where it stands.
    #[inline]
    pub fn on(&self, piece: Piece, square: Square) -> f64 {
        self.places[piece.index()].get(square.index()).copied().unwrap_or(0.0)
    }

    /// Squares beside one, and itself.
    #[inline]
    pub fn beside(&self, square: Square) -> Squares<u128> {
        self.beside.get(square.index()).copied().unwrap_or(Squares::none())
    }

    /// How far White is ahead by pieces and where they stand, those in hand counted as on no square.
    pub fn lead(&self, position: &Position) -> f64 {
        let of = |side: Side| -> f64 {
            let standing = position.of(side).filter_map(|square| Some(self.on(position.piece(square)?, square)));
            let held = (0..MOST_KINDS as u8).map(Kind);
            standing.sum::<f64>()
                + held.map(|kind| f64::from(position.in_hand(side, kind)) * price(self.relative, kind)).sum::<f64>()
        };
        of(Side::White) - of(Side::Black)
    }
}

/// What a place is worth: near the middle for most pieces, ahead for pawns, at home for the king.
fn place(rules: &Rules, weights: &Weights, piece: Piece, square: Square) -> f64 {
    let size = rules.size;
    let (columns, rows) = (f64::from(size.columns()), f64::from(size.rows()));
    let (column, row) = (f64::from(size.column(square)), f64::from(size.row(square)));
    let ahead = if piece.side == Side::White { row } else { rows - 1.0 - row };
    let off = |at: f64, count: f64| ((at - (count - 1.0) / 2.0).abs() / ((count - 1.0) / 2.0)).min(1.0);
    let middle = 1.0 - (off(column, columns) + off(row, rows)) / 2.0;
    if piece.kind == rules.pawn {
        // One that has come to the far edge goes no further.
        let counts = if ahead + 1.0 >= rows { 0.0 } else { ahead };
        weights.advance * counts + weights.places * 0.3 * (1.0 - off(column, columns))
    } else if piece.kind == rules.royal {
        -weights.places * ahead / (rows - 1.0)
    } else {
        weights.places * middle
    }
}
