//! Pieces that several of the games have.

use crate::chess::rules::KindRule;
use crate::chess::ways::{AHEAD, AHEAD_DIAGONAL, AROUND, Does, KNIGHT as AS_KNIGHT, Offset, STRAIGHT, Way};

/// A pawn that goes one square ahead, also with its first move.
pub(super) const PAWN: KindRule = KindRule {
    id: "pawn",
    letter: 'P',
    ways: &[Way::leap(AHEAD).only(Does::Moves), Way::leap(AHEAD_DIAGONAL).only(Does::Takes)],
};
/// A knight.
pub(super) const KNIGHT: KindRule = KindRule { id: "knight", letter: 'N', ways: &[Way::leap(AS_KNIGHT)] };
/// A rook.
pub(super) const ROOK: KindRule = KindRule { id: "rook", letter: 'R', ways: &[Way::ride(STRAIGHT)] };
/// A king, castling and leaps left aside.
pub(super) const KING: KindRule = KindRule { id: "king", letter: 'K', ways: &[Way::leap(AROUND)] };
/// Where a silver general of Shogi goes, and with it the khon and the elephant of Sittuyin.
pub(super) const SILVER: &[Offset] = &[(0, 1), (1, 1), (1, -1), (-1, -1), (-1, 1)];
