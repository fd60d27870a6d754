//! Who comes to the other side's den before anybody stands in the way. Slow animals make it a long way, which no search sees to its end.

use crate::jungle::animal::Side;
use crate::jungle::kernel::{Distances, FAR, ITS_TRAPS, OWN_TRAPS, Pieces, TRAPS_OF_A_SIDE, Ways};

/// Whoever is first at a trap that nobody of the other side can come to in time, and the plies until it is in the den behind it. Only ways on an empty board are looked at: an
/// animal may still be taken on its way, or find it barred.
pub(super) fn race(ways: &Ways, pieces: &Pieces) -> Option<(Side, u32)> {
    let nearest = Side::ALL.map(|side| nearest(ways, pieces, side));
    let plies = |side: Side| {
        let (own, other) = (&nearest[side.index()], &nearest[side.other().index()]);
        // Who is in a trap is taken from beside it by anybody: that one must be further away when it is reached.
        let late = u8::from(pieces.mover != side);
        let free = (0..TRAPS_OF_A_SIDE).filter(|trap| other[OWN_TRAPS + trap] > own[ITS_TRAPS + trap] + late);
        let first = free.map(|trap| own[ITS_TRAPS + trap]).min().filter(|moves| *moves < FAR)?;
        Some(2 * u32::from(first) + 1 + u32::from(late))
    };
    match (plies(Side::White), plies(Side::Black)) {
        (Some(white), Some(black)) if white < black => Some((Side::White, white)),
        (Some(_) | None, Some(black)) => Some((Side::Black, black)),
        (Some(white), None) => Some((Side::White, white)),
        (None, None) => None,
    }
}

/// The least of the distances of all animals of a side.
#[inline]
fn nearest(ways: &Ways, pieces: &Pieces, side: Side) -> Distances {
    let mut nearest = [FAR; 8];
    for (piece, square) in pieces.living_pieces(side) {
        for (least, moves) in nearest.iter_mut().zip(ways.distances(piece, square)) {
            *least = (*least).min(*moves);
        }
    }
    nearest
}
