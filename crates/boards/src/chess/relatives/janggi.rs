//! Janggi, the chess of Korea, on the points where lines cross.

use super::xiangqi::HORSE;
use crate::board::Size;
use crate::chess::piece::Kind;
use crate::chess::rules::{KindRule, Repetition, Rules, Stalemate};
use crate::chess::ways::{AHEAD, AHEAD_DIAGONAL, DIAGONAL, SIDEWAYS, STRAIGHT, Way, Zone};

/// Where general and guards stay.
const PALACE: Zone = Zone::Area { columns: [3, 5], rows: [0, 2] };
/// The points of both palaces on which diagonals begin, end and cross.
const CROSSES: Zone = Zone::Points(&[(3, 0), (5, 0), (4, 1), (3, 2), (5, 2), (3, 7), (5, 7), (4, 8), (3, 9), (5, 9)]);

/// Along the lines of a palace.
const IN_THE_PALACE: &[Way] = &[Way::leap(STRAIGHT).to(PALACE), Way::leap(DIAGONAL).from(CROSSES).to(CROSSES)];

/// Janggi.
pub static JANGGI: Rules = Rules {
    id: "janggi",
    size: Size::new(9, 10),
    kinds: &[
        KindRule {
            id: "soldier",
            letter: 'P',
            ways: &[Way::leap(AHEAD), Way::leap(SIDEWAYS), Way::leap(AHEAD_DIAGONAL).from(CROSSES).to(CROSSES)],
        },
        KindRule { id: "horse", letter: 'N', ways: HORSE },
        KindRule {
            id: "elephant",
            letter: 'B',
            ways: &[
                Way::hobbled(&[(2, 3)], &[(0, 1), (1, 2)]),
                Way::hobbled(&[(-2, 3)], &[(0, 1), (-1, 2)]),
                Way::hobbled(&[(2, -3)], &[(0, -1), (1, -2)]),
                Way::hobbled(&[(-2, -3)], &[(0, -1), (-1, -2)]),
                Way::hobbled(&[(3, 2)], &[(1, 0), (2, 1)]),
                Way::hobbled(&[(3, -2)], &[(1, 0), (2, -1)]),
                Way::hobbled(&[(-3, 2)], &[(-1, 0), (-2, 1)]),
                Way::hobbled(&[(-3, -2)], &[(-1, 0), (-2, -1)]),
            ],
        },
        KindRule {
            id: "chariot",
            letter: 'R',
            ways: &[Way::ride(STRAIGHT), Way::ride(DIAGONAL).from(CROSSES).to(CROSSES)],
        },
        KindRule {
            id: "cannon",
            letter: 'C',
            ways: &[Way::shy_hop(STRAIGHT), Way::shy_hop(DIAGONAL).from(CROSSES).to(CROSSES)],
        },
        KindRule { id: "guard", letter: 'A', ways: IN_THE_PALACE },
        KindRule { id: "general", letter: 'K', ways: IN_THE_PALACE },
    ],
    royal: Kind(6),
    pawn: Kind(0),
    start: "rnba1abnr/4k4/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/4K4/RNBA1ABNR w - - 0 1",
    promotion: None,
    castles_with: None,
    leap_lost_to: None,
    en_passant: false,
    drops: None,
    passes: true,
    bikjang: true,
    stalemate: Stalemate::Drawn,
    repetition: Repetition::Drawn,
    too_weak: &[],
    points: &[2, 5, 3, 13, 7, 3, 0],
    second_has: 3,
    bare_loses: false,
};
