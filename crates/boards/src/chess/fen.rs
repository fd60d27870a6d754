//! Positions as text, as Forsyth and Edwards write them: `rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1`.
//!
//! Rows from above, capitals White's; pieces in hand in brackets behind the rows; whose turn it is; which pieces have not moved yet and may do something only so, the square that a pawn
//! has just passed, plies without progress, and the number of the move. Only the rows must be there.

use tabletop::notation::{Misread, Span};
use tabletop::written::shortened;
use tabletop::{Message, message};

use super::piece::{Kind, Piece, Side};
use super::position::Position;
use super::rules::Rules;
use super::ways::Zone;
use crate::board::{Square, Squares, letter_in, read_rows, write_rows};

/// Most pieces of a kind that a hand may hold.
const MOST_IN_HAND: usize = 32;

/// The position of a text.
///
/// # Errors
/// Where and why it is none.
pub fn read(rules: &Rules, text: Span<'_>) -> Result<Position, Misread> {
    let mut words = text.words();
    let board = words.next().unwrap_or(text);
    let (rows, hands) = board.split_once('[').map_or((board, None), |(rows, hands)| (rows, Some(hands)));
    let mut position = Position::empty(Side::White);
    for (square, letter) in rules.size.squares().zip(read_rows(rules.size, rows)?) {
        if let Some(letter) = letter {
            position.put(rules, square, piece_of(rules, letter, rows)?);
        }
    }
    if let Some(hands) = hands {
        read_hands(rules, hands, &mut position)?;
    }
    if let Some(word) = words.next() {
        position.mover = match word.text {
            "w" => Side::White,
            "b" => Side::Black,
            _ => return Err(unknown(word, message!("remedy-chess-turn", "write w or b: whose turn it is"))),
        };
    }
    let mut rest: Vec<Span<'_>> = words.collect();
    if rest.first().is_some_and(|word| word.text.parse::<u16>().is_err()) {
        position.unmoved = read_unmoved(rules, &position, rest.remove(0))?;
        if rest.first().is_some_and(|word| word.text.parse::<u16>().is_err()) {
            position.passed = read_square(rules, rest.remove(0))?;
        }
    }
    if let Some(more) = rest.get(2) {
        return Err(unknown(*more, message!("remedy-chess-more", "write nothing more")));
    }
    let numbers: Vec<u16> = rest.iter().map(|word| word.number::<u16>(0, u16::MAX.into())).collect::<Result<_, _>>()?;
    position.quiet = numbers.first().copied().unwrap_or(0);
    Ok(position)
}

/// The text of a position, the number of the move left out.
pub fn write(rules: &Rules, position: &Position) -> String {
    let letter = |square| position.piece(square).map(|piece| letter_of(rules, piece));
    let mut text = write_rows(rules.size, rules.size.squares().map(letter));
    if rules.drops.is_some() {
        text.push('[');
        for side in Side::ALL {
            for kind in (0..rules.kinds.len() as u8).map(Kind) {
                (0..position.in_hand(side, kind)).for_each(|_| text.push(letter_of(rules, Piece { side, kind })));
            }
        }
        text.push(']');
    }
    text += if position.mover == Side::White { " w " } else { " b " };
    let unmoved = unmoved_letters(rules, position);
    text += if unmoved.is_empty() { "-" } else { &unmoved };
    text.push(' ');
    text += &position.passed.map_or_else(|| "-".to_owned(), |square| name(rules, square));
    text + " " + &position.quiet.to_string()
}

/// The name of a square: its column as a letter, its row from 1.
pub fn name(rules: &Rules, square: Square) -> String {
    let column = char::from(b'a' + rules.size.column(square));
    format!("{column}{}", rules.size.row(square) + 1)
}

/// The letter of a piece: a capital one for White.
pub fn letter_of(rules: &Rules, piece: Piece) -> char {
    let letter = rules.kinds.get(piece.kind.index()).map_or('?', |kind| kind.letter);
    if piece.side == Side::White { letter } else { letter.to_ascii_lowercase() }
}

fn piece_of(rules: &Rules, letter: char, text: Span<'_>) -> Result<Piece, Misread> {
    let side = if letter.is_ascii_uppercase() { Side::White } else { Side::Black };
    rules.kind(letter.to_ascii_uppercase()).map(|kind| Piece { side, kind }).ok_or_else(|| {
        let known: String = rules.kinds.iter().map(|kind| kind.letter).collect();
        let reason = message!("fault-chess-piece", "no piece has the letter '{letter}'", letter = letter.to_string());
        letter_in(text, letter)
            .fault(reason, message!("remedy-chess-piece", "write one of {known}, small for Black", known))
    })
}

fn read_hands(rules: &Rules, hands: Span<'_>, position: &mut Position) -> Result<(), Misread> {
    let letters = hands
        .text
        .strip_suffix(']')
        .ok_or_else(|| unknown(hands, message!("remedy-chess-bracket", "write a bracket ] behind what is in hand")))?;
    for letter in letters.chars() {
        let piece = piece_of(rules, letter, hands)?;
        let held = position.in_hand(piece.side, piece.kind) + 1;
        if usize::from(held) > MOST_IN_HAND {
            return Err(unknown(hands, message!("remedy-chess-hand", "write fewer pieces in hand")));
        }
        position.hold(piece, held);
    }
    Ok(())
}

fn read_square(rules: &Rules, word: Span<'_>) -> Result<Option<Square>, Misread> {
    if word.text == "-" {
        return Ok(None);
    }
    let square = rules.size.squares().find(|square| name(rules, *square) == word.text);
    square.map(Some).ok_or_else(|| {
        unknown(word, message!("remedy-chess-passed", "write the square that a pawn has passed, such as e3, or -"))
    })
}

/// Pieces that have not moved, as letters: `KQkq` for kings and the rooks to their right and left, and otherwise the column of each, large for White.
fn read_unmoved(rules: &Rules, position: &Position, word: Span<'_>) -> Result<Squares<u128>, Misread> {
    let mut unmoved = Squares::none();
    if word.text == "-" {
        return Ok(unmoved);
    }
    for letter in word.text.chars() {
        let side = if letter.is_ascii_uppercase() { Side::White } else { Side::Black };
        let wrong =
            || unknown(word, message!("remedy-chess-unmoved", "write which pieces have not moved, such as KQkq, or -"));
        let row = Zone::rows(0, 0).squares(rules.size, side);
        let column = match (letter.to_ascii_uppercase(), rules.castles_with) {
            ('K', Some(_)) => rules.size.columns() - 1,
            ('Q', Some(_)) => 0,
            (letter @ 'A'..='J', None) => letter as u8 - b'A',
            _ => return Err(wrong()),
        };
        let square = row.clone().find(|square| rules.size.column(*square) == column).ok_or_else(wrong)?;
        let stands = position.piece(square).filter(|piece| piece.side == side).ok_or_else(wrong)?;
        if let Some(rook) = rules.castles_with {
            let king = position.royal(side).filter(|king| row.contains(*king)).ok_or_else(wrong)?;
            if stands.kind != rook {
                return Err(wrong());
            }
            unmoved.insert(king);
        }
        unmoved.insert(square);
    }
    Ok(unmoved)
}

fn unmoved_letters(rules: &Rules, position: &Position) -> String {
    let mut letters = String::new();
    for side in Side::ALL {
        let mut own: Vec<Square> = (position.unmoved & position.of(side)).collect();
        own.retain(|square| rules.castles_with.is_none() || Some(*square) != position.royal(side));
        own.reverse();
        for square in own {
            let letter = match rules.castles_with {
                Some(_) if rules.size.column(square) == 0 => 'Q',
                Some(_) => 'K',
                None => char::from(b'A' + rules.size.column(square)),
            };
            letters.push(if side == Side::White { letter } else { letter.to_ascii_lowercase() });
        }
    }
    letters
}

fn unknown(word: Span<'_>, remedy: Message) -> Misread {
    let found = shortened(word.text);
    word.fault(message!("fault-chess-word", "'{found}' is not understood here", found), remedy)
}
