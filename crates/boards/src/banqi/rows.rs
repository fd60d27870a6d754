//! Boards as rows of letters.

use tabletop::message;
use tabletop::notation::{Misread, Span};

use super::board::{Board, Cell};
use super::piece::Piece;
use crate::board::{letter_in, read_rows, write_rows};

/// The letter of a piece that lies face down.
const FACE_DOWN: char = '?';

/// The rows of a board of so many rows.
///
/// # Errors
/// Where something stands that is no piece, or there are not as many squares as the board has.
pub(super) fn read_board(rows: u8, text: Span<'_>) -> Result<Board, Misread> {
    let mut board = Board::empty(rows);
    let letters = read_rows(board.size(), text)?;
    for (square, letter) in board.size().squares().zip(letters) {
        let Some(letter) = letter else { continue };
        let cell = if letter == FACE_DOWN { Some(Cell::FaceDown) } else { Piece::from_letter(letter).map(Cell::Open) };
        board.put(square, cell.ok_or_else(|| no_piece(text, letter))?);
    }
    Ok(board)
}

/// What is wrong with a letter that is no piece.
pub(super) fn no_piece(word: Span<'_>, letter: char) -> Misread {
    let reason = message!("fault-banqi-piece", "'{letter}' is no piece", letter = letter.to_string());
    letter_in(word, letter).fault(
        reason,
        message!("remedy-banqi-piece", "red pieces are GAERHCS, black ones gaerhcs, and ? lies face down"),
    )
}

impl From<Board> for String {
    fn from(board: Board) -> Self {
        let letter = |square| match board.cell(square) {
            Cell::Empty => None,
            Cell::FaceDown => Some(FACE_DOWN),
            Cell::Open(piece) => Some(piece.letter()),
        };
        write_rows(board.size(), board.size().squares().map(letter))
    }
}

impl TryFrom<String> for Board {
    type Error = String;

    fn try_from(text: String) -> Result<Self, String> {
        let rows = if text.matches('/').count() < 4 { 4 } else { 8 };
        read_board(rows, Span::of(&text)).map_err(|fault| fault.to_string())
    }
}
