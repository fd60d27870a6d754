//! What a game calls things: its squares, what is done, what may not be done, and what is wrong with a text.

use std::fmt::{Debug, Display};

use tabletop::notation::{Misread, Span};
use tabletop::written::shortened;
use tabletop::{Illegal, Message};

use super::moves::Move;
use crate::board::Square;

/// What a game calls things. What is the same in every game is said by whoever finds it out; the sentences here speak of pieces, and each language has its own word for those of
/// each game.
pub trait Words {
    /// What a seat may do, as it is written.
    type Action: Copy + Display + Debug + From<Move> + Into<Move> + tabletop::Value;

    /// The ids of what is done.
    const DEEDS: Deeds;

    /// The name of a square.
    fn square_name(square: Square) -> String;

    /// The square of a name, on the largest board.
    fn square_of(name: &[u8]) -> Option<Square>;

    /// What is wrong with a text, and what to do about it.
    fn fault(fault: Fault) -> [Message; 2];

    /// Why something may not be done.
    fn refusal(refusal: Refusal) -> Illegal;
}

/// The ids of messages that say what is done, and what their places for pieces are called.
#[derive(Clone, Copy, Debug)]
pub struct Deeds {
    /// A piece is turned over, on `square`.
    pub flip: &'static str,
    /// What a piece turned out to be.
    pub reveal: &'static str,
    /// A piece moves, `to` a square.
    pub step: &'static str,
    /// A piece takes another one, which is `taken`, on the square `to`.
    pub take: &'static str,
    /// The place for the piece.
    pub piece: &'static str,
}

/// What may be wrong with a text.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Fault {
    /// No square is called so.
    Square(String),
    /// A piece would move to where it stands.
    NoWay,
    /// Nothing that chance brings is written so.
    Outcome(String),
    /// No piece has this letter.
    Piece(char),
    /// This does not say whose turn it is.
    Turn(String),
    /// Pieces that lie open, lie face down and were taken are not those of the game.
    Count,
    /// Something was done that is no move to an empty square.
    Quiet,
}

/// Why something may not be done in any of these games.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Refusal {
    /// The game is over.
    Over,
    /// It is still to be drawn with what the game begins.
    Undecided,
    /// A piece is being turned over.
    Flipping,
    /// The board has no such square.
    NoSquare,
    /// What is to be turned over lies open.
    Open,
    /// Nothing lies there.
    Nothing,
    /// What lies face down does not move.
    FaceDown,
    /// The piece is the other side's.
    NotYours,
    /// What lies face down is not taken.
    TakingFaceDown,
    /// An own piece stands there.
    Own,
}

/// What is wrong with a word.
pub fn wrong<W: Words>(word: Span<'_>, fault: Fault) -> Misread {
    let [reason, remedy] = W::fault(fault);
    word.fault(reason, remedy)
}

/// The square of a name.
///
/// # Errors
/// It is no name of a square.
pub fn read_square<W: Words>(text: Span<'_>) -> Result<Square, Misread> {
    W::square_of(text.text.as_bytes()).ok_or_else(|| wrong::<W>(text, Fault::Square(shortened(text.text))))
}

/// What is done, of a word: `b3` turns over what lies there, `a4-a5` moves.
///
/// # Errors
/// It is no such word.
pub fn read_move<W: Words>(word: &str) -> Result<Move, Misread> {
    let word = Span::of(word);
    let Some((from, to)) = word.split_once('-') else { return read_square::<W>(word).map(Move::flip) };
    let mv = Move { from: read_square::<W>(from)?, to: read_square::<W>(to)? };
    if mv.is_flip() { Err(wrong::<W>(word, Fault::NoWay)) } else { Ok(mv) }
}
