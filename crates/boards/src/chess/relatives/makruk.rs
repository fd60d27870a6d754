//! Makruk, the chess of Thailand, and the Cambodian way to play it.

use super::shared::{KING, KNIGHT, PAWN, ROOK, SILVER};
use crate::board::Size;
use crate::chess::piece::Kind;
use crate::chess::rules::{KindRule, Promotion, Repetition, Rules, Stalemate};
use crate::chess::ways::{AROUND, DIAGONAL, Does, Offset, TWO_AHEAD, Way, Zone};

/// Where an unmoved king of Cambodia may leap.
const KINGS_LEAP: &[Offset] = &[(2, 1), (-2, 1)];

const KHON: KindRule = KindRule { id: "khon", letter: 'S', ways: &[Way::leap(SILVER)] };

/// Makruk. The met goes one square along diagonals, and pawns become one on the sixth row.
pub static MAKRUK: Rules = Rules {
    id: "makruk",
    size: Size::new(8, 8),
    kinds: &[PAWN, KNIGHT, KHON, ROOK, KindRule { id: "met", letter: 'M', ways: &[Way::leap(DIAGONAL)] }, KING],
    royal: Kind(5),
    pawn: Kind(0),
    start: "rnsmksnr/8/pppppppp/8/8/PPPPPPPP/8/RNSKMSNR w 0 1",
    promotion: Some(Promotion::OnArrival { zone: Zone::rows(5, 7), into: &[Kind(4)] }),
    castles_with: None,
    leap_lost_to: None,
    en_passant: false,
    drops: None,
    passes: false,
    bikjang: false,
    stalemate: Stalemate::Drawn,
    repetition: Repetition::Drawn,
    too_weak: &[Kind(1), Kind(2), Kind(4)],
    points: &[],
    second_has: 0,
    bare_loses: false,
};

/// Makruk as in Cambodia: with its first move the met may go two squares ahead, and the king leap as a knight does to the row before it, if it is
/// not in check and no rook has come to its row or column yet.
pub static CAMBODIAN: Rules = Rules {
    id: "cambodian",
    kinds: &[
        PAWN,
        KNIGHT,
        KHON,
        ROOK,
        KindRule {
            id: "met",
            letter: 'M',
            ways: &[Way::leap(DIAGONAL), Way::leap(TWO_AHEAD).only(Does::Moves).once()],
        },
        KindRule {
            id: "king",
            letter: 'K',
            ways: &[Way::leap(AROUND), Way::leap(KINGS_LEAP).only(Does::Moves).once()],
        },
    ],
    start: "rnsmksnr/8/pppppppp/8/8/PPPPPPPP/8/RNSKMSNR w DEde 0 1",
    leap_lost_to: Some(Kind(3)),
    ..MAKRUK
};
