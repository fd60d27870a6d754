//! Shatranj, chess as it was played up to the fifteenth century.

use super::shared::{KING, KNIGHT, PAWN, ROOK};
use crate::board::Size;
use crate::chess::piece::Kind;
use crate::chess::rules::{KindRule, Promotion, Repetition, Rules, Stalemate};
use crate::chess::ways::{DIAGONAL, Offset, Way, Zone};

/// Where elephants leap to.
const ELEPHANT: &[Offset] = &[(2, 2), (2, -2), (-2, -2), (-2, 2)];

/// Shatranj. Elephants leap two squares along diagonals, the counsellor goes one.
pub static SHATRANJ: Rules = Rules {
    id: "shatranj",
    size: Size::new(8, 8),
    kinds: &[
        PAWN,
        KNIGHT,
        KindRule { id: "elephant", letter: 'B', ways: &[Way::leap(ELEPHANT)] },
        ROOK,
        KindRule { id: "counsellor", letter: 'Q', ways: &[Way::leap(DIAGONAL)] },
        KING,
    ],
    royal: Kind(5),
    pawn: Kind(0),
    start: "rnbkqbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBKQBNR w 0 1",
    promotion: Some(Promotion::OnArrival { zone: Zone::rows(7, 7), into: &[Kind(4)] }),
    castles_with: None,
    leap_lost_to: None,
    en_passant: false,
    drops: None,
    passes: false,
    bikjang: false,
    stalemate: Stalemate::Lost,
    repetition: Repetition::Drawn,
    too_weak: &[],
    points: &[],
    second_has: 0,
    bare_loses: true,
};
