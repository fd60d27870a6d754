//! Boards as rows of letters.

use tabletop::notation::{Misread, Span};

use super::board::Board;
use super::cell::Cell;
use super::piece::{Piece, PieceKind, largest};
use super::words::{Fault, wrong};
use crate::board::{Size, letter_in, read_rows, write_rows};

/// The letter of a piece that lies face down.
const FACE_DOWN: char = '?';

/// The rows of a board of a size.
///
/// # Errors
/// Where something stands that is no piece, or there are not as many squares as the board has.
pub(super) fn read_board<K: PieceKind>(size: Size, text: Span<'_>) -> Result<Board<K>, Misread> {
    let mut board = Board::empty(size.rows());
    for (square, letter) in size.squares().zip(read_rows(size, text)?) {
        let Some(letter) = letter else { continue };
        let cell = if letter == FACE_DOWN { Some(Cell::FaceDown) } else { Piece::from_letter(letter).map(Cell::Open) };
        board.put(square, cell.ok_or_else(|| wrong::<K>(letter_in(text, letter), Fault::Piece(letter)))?);
    }
    Ok(board)
}

impl<K: PieceKind> From<Board<K>> for String {
    fn from(board: Board<K>) -> Self {
        let letter = |square| match board.cell(square) {
            Cell::Empty => None,
            Cell::FaceDown => Some(FACE_DOWN),
            Cell::Open(piece) => Some(piece.letter()),
        };
        write_rows(board.size(), board.size().squares().map(letter))
    }
}

impl<K: PieceKind> TryFrom<String> for Board<K> {
    type Error = String;

    fn try_from(text: String) -> Result<Self, String> {
        let rows = text.split('/').take(usize::from(u8::MAX)).count() as u8;
        let size = K::SIZES.iter().copied().find(|size| rows <= size.rows()).unwrap_or(largest::<K>());
        read_board(size, Span::of(&text)).map_err(|fault| fault.to_string())
    }
}
