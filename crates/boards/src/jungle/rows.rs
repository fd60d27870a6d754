//! Boards as rows of letters.

use tabletop::message;
use tabletop::notation::{Misread, Span};

use super::animal::Piece;
use super::board::Board;
use super::ground::SIZE;
use crate::board::{letter_in, read_rows, write_rows};

/// The board of rows.
///
/// # Errors
/// Where something stands that is no animal, or there are not as many squares as the board has.
pub(super) fn read_board(text: Span<'_>) -> Result<Board, Misread> {
    let mut board = Board::default();
    for (square, letter) in SIZE.squares().zip(read_rows(SIZE, text)?) {
        let Some(letter) = letter else { continue };
        board.set(square, Piece::from_letter(letter).ok_or_else(|| no_animal(text, letter))?);
    }
    Ok(board)
}

fn no_animal(word: Span<'_>, letter: char) -> Misread {
    let reason = message!("fault-jungle-animal", "'{letter}' is no animal", letter = letter.to_string());
    let remedy = message!("remedy-jungle-animal", "white animals are ELTPWDCR, black ones eltpwdcr");
    letter_in(word, letter).fault(reason, remedy)
}

impl From<Board> for String {
    fn from(board: Board) -> Self {
        write_rows(SIZE, SIZE.squares().map(|square| board.piece(square).map(Piece::letter)))
    }
}

impl TryFrom<String> for Board {
    type Error = String;

    fn try_from(text: String) -> Result<Self, String> {
        read_board(Span::of(&text)).map_err(|fault| fault.to_string())
    }
}
