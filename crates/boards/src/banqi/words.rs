//! What Banqi calls things.

use tabletop::{Illegal, Message, message};

use super::action::Action;
use super::board::COLUMNS;
use super::piece::Kind;
use crate::board::Square;
use crate::face_down::{Deeds, Fault, Refusal, Words};

/// The name of a square, its row and column: `a1` in the lower left corner.
pub fn square_name(square: Square) -> String {
    let (row, column) = (square.0 / COLUMNS, square.0 % COLUMNS);
    format!("{}{}", char::from(b'a'.saturating_add(row)), column + 1)
}

impl Words for Kind {
    type Action = Action;

    const DEEDS: Deeds = Deeds {
        flip: "banqi-do_flip",
        reveal: "banqi-do_reveal",
        step: "banqi-do_move",
        take: "banqi-do_take",
        piece: "piece",
    };

    fn square_name(square: Square) -> String {
        square_name(square)
    }

    fn square_of(name: &[u8]) -> Option<Square> {
        match name {
            [row @ b'a'..=b'h', column @ b'1'..=b'8'] => Some(Square((row - b'a') * COLUMNS + (column - b'1'))),
            _ => None,
        }
    }

    fn fault(fault: Fault) -> [Message; 2] {
        match fault {
            Fault::Square(found) => [
                message!("fault-banqi-square", "'{found}' is no square", found),
                message!("remedy-banqi-square", "write its row and column, such as b3"),
            ],
            Fault::NoWay => [
                message!("fault-banqi-no_way", "a piece does not move to where it stands"),
                message!("remedy-banqi-no_way", "write b3 to turn over what lies there"),
            ],
            Fault::Outcome(found) => [
                message!("fault-banqi-outcome", "'{found}' is nothing that chance can bring", found),
                message!("remedy-banqi-outcome", "write the piece that was turned over, such as (C)"),
            ],
            Fault::Piece(letter) => [
                message!("fault-banqi-piece", "'{letter}' is no piece", letter),
                message!("remedy-banqi-piece", "red pieces are GAERHCS, black ones gaerhcs, and ? lies face down"),
            ],
            Fault::Turn(found) => [
                message!("fault-banqi-turn", "'{found}' does not say whose turn it is", found),
                message!("remedy-banqi-turn", "write the colour r or b, or - before there is one, and the seat: r1"),
            ],
            Fault::Count => [
                message!(
                    "fault-banqi-count",
                    "the pieces that lie open, lie face down and were taken are not together those of the game"
                ),
                message!("remedy-banqi-count", "write all pieces that were taken, such as GAAss"),
            ],
            Fault::Quiet => [
                message!("fault-banqi-quiet", "only moves to empty squares are told here"),
                message!("remedy-banqi-quiet", "write moves such as a4-a5"),
            ],
        }
    }

    fn refusal(refusal: Refusal) -> Illegal {
        match refusal {
            Refusal::Over => Illegal::new("banqi-over", "the game is over"),
            Refusal::Undecided => Illegal::new("banqi-undecided", "it is still drawn with what the game begins"),
            Refusal::Flipping => Illegal::new("banqi-flipping", "a piece is being turned over"),
            Refusal::NoSquare => Illegal::new("banqi-no-square", "there is no such square on this board"),
            Refusal::Open => Illegal::new("banqi-open", "this piece lies open already"),
            Refusal::Nothing => Illegal::new("banqi-nothing", "nothing lies there"),
            Refusal::FaceDown => {
                Illegal::new("banqi-face-down", "a piece that lies face down cannot move: turn it over")
            }
            Refusal::NotYours => Illegal::new("banqi-not-yours", "this piece is not yours"),
            Refusal::TakingFaceDown => {
                Illegal::new("banqi-taking-face-down", "a piece that lies face down cannot be taken")
            }
            Refusal::Own => Illegal::new("banqi-own", "your own piece stands there"),
        }
    }
}
