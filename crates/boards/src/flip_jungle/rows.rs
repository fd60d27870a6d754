//! Boards as rows of letters.

use tabletop::message;
use tabletop::notation::{Misread, Span};

use super::board::{Board, Cell, SIZE};
use super::piece::Piece;
use crate::board::{letter_in, read_rows, write_rows};

/// The letter of a piece that lies face down.
const FACE_DOWN: char = '?';

/// The board of rows.
///
/// # Errors
/// Where something stands that is no piece, or there are not as many squares as the board has.
pub(super) fn read_board(text: Span<'_>) -> Result<Board, Misread> {
    let mut board = Board::empty();
    for (square, letter) in SIZE.squares().zip(read_rows(SIZE, text)?) {
        let Some(letter) = letter else { continue };
        let cell = if letter == FACE_DOWN { Some(Cell::FaceDown) } else { Piece::from_letter(letter).map(Cell::Open) };
        board.put(square, cell.ok_or_else(|| no_piece(text, letter))?);
    }
    Ok(board)
}

/// What is wrong with a letter that is no piece.
pub(super) fn no_piece(word: Span<'_>, letter: char) -> Misread {
    let reason = message!("fault-flip_jungle-piece", "'{letter}' is no piece", letter = letter.to_string());
    letter_in(word, letter).fault(
        reason,
        message!("remedy-flip_jungle-piece", "white animals are ELTPWDCR, black ones eltpwdcr, and ? lies face down"),
    )
}

impl From<Board> for String {
    fn from(board: Board) -> Self {
        let letter = |square| match board.cell(square) {
            Cell::Empty => None,
            Cell::FaceDown => Some(FACE_DOWN),
            Cell::Open(piece) => Some(piece.letter()),
        };
        write_rows(SIZE, SIZE.squares().map(letter))
    }
}

impl TryFrom<String> for Board {
    type Error = String;

    fn try_from(text: String) -> Result<Self, String> {
        read_board(Span::of(&text)).map_err(|fault| fault.to_string())
    }
}
