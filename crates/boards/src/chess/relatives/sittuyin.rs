//! Sittuyin, the chess of Myanmar: pawns stand, and all other pieces are put on the board first.

use super::shared::{KING, KNIGHT, PAWN, ROOK, SILVER};
use crate::board::Size;
use crate::chess::piece::Kind;
use crate::chess::rules::{Drops, KindRule, Promotion, Repetition, Rules, Stalemate};
use crate::chess::ways::{DIAGONAL, Way, Zone};

/// The other side's halves of both long diagonals.
const FAR_DIAGONALS: &[(u8, u8)] = &[(0, 7), (1, 6), (2, 5), (3, 4), (4, 4), (5, 5), (6, 6), (7, 7)];

const ROOKS: Kind = Kind(3);
const GENERALS: Kind = Kind(4);

/// Sittuyin.
pub static SITTUYIN: Rules = Rules {
    id: "sittuyin",
    size: Size::new(8, 8),
    kinds: &[
        PAWN,
        KNIGHT,
        KindRule { id: "elephant", letter: 'S', ways: &[Way::leap(SILVER)] },
        ROOK,
        KindRule { id: "general", letter: 'F', ways: &[Way::leap(DIAGONAL)] },
        KING,
    ],
    royal: Kind(5),
    pawn: Kind(0),
    start: "8/8/4pppp/pppp4/4PPPP/PPPP4/8/8[KFRRSSNNkfrrssnn] w 0 1",
    promotion: Some(Promotion::InPlace { zone: Zone::Points(FAR_DIAGONALS), into: GENERALS }),
    castles_with: None,
    leap_lost_to: None,
    en_passant: false,
    drops: Some(Drops { zone: Zone::rows(0, 2), narrower: (ROOKS, Zone::rows(0, 0)) }),
    passes: false,
    bikjang: false,
    stalemate: Stalemate::Drawn,
    repetition: Repetition::Drawn,
    too_weak: &[Kind(1), Kind(2), GENERALS],
    points: &[],
    second_has: 0,
    bare_loses: false,
};
