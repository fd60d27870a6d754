//! What Flip Jungle calls things.

use tabletop::{Illegal, Message, message};

use super::action::Action;
use super::board::SIZE;
use super::piece::Animal;
use crate::board::Square;
use crate::face_down::{Deeds, Fault, Refusal, Words};

/// The name of a square, its column and row: `a1` in the lower left corner.
pub fn square_name(square: Square) -> String {
    format!("{}{}", char::from(b'a' + SIZE.column(square)), u16::from(SIZE.row(square)) + 1)
}

impl Words for Animal {
    type Action = Action;

    const DEEDS: Deeds = Deeds {
        flip: "flip_jungle-do_flip",
        reveal: "flip_jungle-do_reveal",
        step: "flip_jungle-do_move",
        take: "flip_jungle-do_take",
        piece: "animal",
    };

    fn square_name(square: Square) -> String {
        square_name(square)
    }

    fn square_of(name: &[u8]) -> Option<Square> {
        match name {
            [column @ b'a'..=b'd', row @ b'1'..=b'4'] => SIZE.square(column - b'a', row - b'1'),
            _ => None,
        }
    }

    fn fault(fault: Fault) -> [Message; 2] {
        match fault {
            Fault::Square(found) => [
                message!("fault-flip_jungle-square", "'{found}' is no square", found),
                message!("remedy-flip_jungle-square", "write its column and row, such as b3"),
            ],
            Fault::NoWay => [
                message!("fault-flip_jungle-no_way", "a piece does not move to where it stands"),
                message!("remedy-flip_jungle-no_way", "write b3 to turn over what lies there"),
            ],
            Fault::Outcome(found) => [
                message!("fault-flip_jungle-outcome", "'{found}' is nothing that chance can bring", found),
                message!("remedy-flip_jungle-outcome", "write the piece that was turned over, such as (C)"),
            ],
            Fault::Piece(letter) => [
                message!("fault-flip_jungle-piece", "'{letter}' is no piece", letter),
                message!(
                    "remedy-flip_jungle-piece",
                    "white animals are ELTPWDCR, black ones eltpwdcr, and ? lies face down"
                ),
            ],
            Fault::Turn(found) => [
                message!("fault-flip_jungle-turn", "'{found}' does not say whose turn it is", found),
                message!(
                    "remedy-flip_jungle-turn",
                    "write the colour w or b, or - before there is one, and the seat: w1"
                ),
            ],
            Fault::Count => [
                message!(
                    "fault-flip_jungle-count",
                    "the pieces that lie open, lie face down and were taken are not together those of the game"
                ),
                message!("remedy-flip_jungle-count", "write all pieces that were taken, such as ELc"),
            ],
            Fault::Quiet => [
                message!("fault-flip_jungle-quiet", "only moves to empty squares are told here"),
                message!("remedy-flip_jungle-quiet", "write moves such as a3-a4"),
            ],
        }
    }

    fn refusal(refusal: Refusal) -> Illegal {
        match refusal {
            Refusal::Over => Illegal::new("flip_jungle-over", "the game is over"),
            Refusal::Undecided => Illegal::new("flip_jungle-undecided", "it is still drawn with what the game begins"),
            Refusal::Flipping => Illegal::new("flip_jungle-flipping", "a piece is being turned over"),
            Refusal::NoSquare => Illegal::new("flip_jungle-no-square", "there is no such square on this board"),
            Refusal::Open => Illegal::new("flip_jungle-open", "this piece lies open already"),
            Refusal::Nothing => Illegal::new("flip_jungle-nothing", "nothing lies there"),
            Refusal::FaceDown => {
                Illegal::new("flip_jungle-face-down", "a piece that lies face down cannot move: turn it over")
            }
            Refusal::NotYours => Illegal::new("flip_jungle-not-yours", "this animal is not yours"),
            Refusal::TakingFaceDown => {
                Illegal::new("flip_jungle-taking-face-down", "a piece that lies face down cannot be taken")
            }
            Refusal::Own => Illegal::new("flip_jungle-own", "your own animal stands there"),
        }
    }
}
