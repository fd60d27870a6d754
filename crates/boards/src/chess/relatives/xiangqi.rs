//! Xiangqi, the chess of China, on the points where lines cross.

use crate::board::Size;
use crate::chess::piece::Kind;
use crate::chess::rules::{KindRule, Repetition, Rules, Stalemate};
use crate::chess::ways::{AHEAD, DIAGONAL, Does, Offset, SIDEWAYS, STRAIGHT, Way, Zone};

/// Where general and advisors stay.
const PALACE: Zone = Zone::Area { columns: [3, 5], rows: [0, 2] };
/// On this side of the river, where elephants stay, and beyond it.
const HOME: Zone = Zone::rows(0, 4);
const BEYOND: Zone = Zone::rows(5, 9);
/// Both ways along a column, where generals see each other.
const COLUMN: &[Offset] = &[(0, 1), (0, -1)];

/// Xiangqi.
pub static XIANGQI: Rules = Rules {
    id: "xiangqi",
    size: Size::new(9, 10),
    kinds: &[
        KindRule { id: "soldier", letter: 'P', ways: &[Way::leap(AHEAD), Way::leap(SIDEWAYS).from(BEYOND)] },
        KindRule { id: "horse", letter: 'N', ways: HORSE },
        KindRule {
            id: "elephant",
            letter: 'B',
            ways: &[
                Way::hobbled(&[(2, 2)], &[(1, 1)]).to(HOME),
                Way::hobbled(&[(2, -2)], &[(1, -1)]).to(HOME),
                Way::hobbled(&[(-2, -2)], &[(-1, -1)]).to(HOME),
                Way::hobbled(&[(-2, 2)], &[(-1, 1)]).to(HOME),
            ],
        },
        KindRule { id: "chariot", letter: 'R', ways: &[Way::ride(STRAIGHT)] },
        KindRule {
            id: "cannon",
            letter: 'C',
            ways: &[Way::ride(STRAIGHT).only(Does::Moves), Way::hop(STRAIGHT).only(Does::Takes)],
        },
        KindRule { id: "advisor", letter: 'A', ways: &[Way::leap(DIAGONAL).to(PALACE)] },
        KindRule {
            id: "general",
            letter: 'K',
            ways: &[Way::leap(STRAIGHT).to(PALACE), Way::ride(COLUMN).only(Does::TakesRoyal)],
        },
    ],
    royal: Kind(6),
    pawn: Kind(0),
    start: "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w - - 0 1",
    promotion: None,
    castles_with: None,
    leap_lost_to: None,
    en_passant: false,
    drops: None,
    passes: false,
    bikjang: false,
    stalemate: Stalemate::Lost,
    repetition: Repetition::PerpetualCheckLoses,
    too_weak: &[Kind(2), Kind(5)],
    points: &[],
    second_has: 0,
    bare_loses: false,
};

/// A step along a line and one more along a diagonal; whatever stands beside it bars the way.
pub(super) const HORSE: &[Way] = &[
    Way::hobbled(&[(1, 2), (-1, 2)], &[(0, 1)]),
    Way::hobbled(&[(1, -2), (-1, -2)], &[(0, -1)]),
    Way::hobbled(&[(2, 1), (2, -1)], &[(1, 0)]),
    Way::hobbled(&[(-2, 1), (-2, -1)], &[(-1, 0)]),
];
