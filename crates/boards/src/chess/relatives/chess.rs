//! Chess.

use super::shared::{KING, KNIGHT, ROOK};
use crate::board::Size;
use crate::chess::piece::Kind;
use crate::chess::rules::{KindRule, Promotion, Repetition, Rules, Stalemate};
use crate::chess::ways::{AHEAD, AHEAD_DIAGONAL, AROUND, DIAGONAL, Does, TWO_AHEAD, Way, Zone};

const KNIGHTS: Kind = Kind(1);
const BISHOPS: Kind = Kind(2);
const ROOKS: Kind = Kind(3);
const QUEENS: Kind = Kind(4);

/// Chess.
pub static CHESS: Rules = Rules {
    id: "chess",
    size: Size::new(8, 8),
    kinds: &[
        KindRule {
            id: "pawn",
            letter: 'P',
            ways: &[
                Way::leap(AHEAD).only(Does::Moves),
                Way::hobbled(TWO_AHEAD, AHEAD).only(Does::Moves).from(Zone::rows(1, 1)),
                Way::leap(AHEAD_DIAGONAL).only(Does::Takes),
            ],
        },
        KNIGHT,
        KindRule { id: "bishop", letter: 'B', ways: &[Way::ride(DIAGONAL)] },
        ROOK,
        KindRule { id: "queen", letter: 'Q', ways: &[Way::ride(AROUND)] },
        KING,
    ],
    royal: Kind(5),
    pawn: Kind(0),
    start: "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
    promotion: Some(Promotion::OnArrival { zone: Zone::rows(7, 7), into: &[QUEENS, ROOKS, BISHOPS, KNIGHTS] }),
    castles_with: Some(ROOKS),
    leap_lost_to: None,
    en_passant: true,
    drops: None,
    passes: false,
    bikjang: false,
    stalemate: Stalemate::Drawn,
    repetition: Repetition::Drawn,
    too_weak: &[KNIGHTS, BISHOPS],
    points: &[],
    second_has: 0,
    bare_loses: false,
};
