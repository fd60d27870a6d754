//! What may be lost at once on one square.

use super::worth::price;
use crate::board::Square;
use crate::chess::fog::game::Fog;
use crate::chess::moves::Move;
use crate::chess::piece::Side;
use crate::chess::position::Position;

/// What a side loses in pawns if its piece on a square is taken by the other side, which is to act: what it is worth, less what it is taken by where that can be taken back.
pub fn lost_at_once(game: &Fog, position: &Position, side: Side, square: Square) -> f64 {
    let price = |square| position.piece(square).map_or(0.0, |piece| price(game.setup.relative, piece.kind));
    let (other, stands) = (side.other(), price(square));
    let takers = position.of(other).filter(|from| game.chess().reaches(position, *from, square));
    let Some(cheapest) = takers.min_by(|a, b| price(*a).total_cmp(&price(*b))) else { return 0.0 };
    let mut taken = *position;
    taken.play(game.rules(), Move::plain(cheapest, square));
    // A king takes nothing that is guarded.
    let by = if position.royal(other) == Some(cheapest) { stands } else { price(cheapest) };
    if game.chess().attacks(&taken, side, square) { (stands - by).max(0.0) } else { stands }
}
