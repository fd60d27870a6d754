//! Pieces of both sides as letters, capitals White's.

use tabletop::message;
use tabletop::notation::{Misread, Span};
use tabletop::written::shortened;

use crate::chess::fen::letter_of;
use crate::chess::piece::{Kind, Piece, Side};
use crate::chess::rules::Rules;

/// By side: how many of each kind.
pub(super) type Counts = [Vec<u8>; 2];

/// Most pieces of a kind that a side may have.
const MOST: u8 = 120;

/// No pieces.
pub(super) fn none(rules: &Rules) -> Counts {
    Side::ALL.map(|_| vec![0; rules.kinds.len()])
}

/// The letters of these pieces.
pub(super) fn write(rules: &Rules, counts: &Counts) -> String {
    let mut text = String::new();
    for (side, counts) in Side::ALL.into_iter().zip(counts) {
        for (kind, count) in (0..).map(Kind).zip(counts) {
            (0..*count).for_each(|_| text.push(letter_of(rules, Piece { side, kind })));
        }
    }
    text
}

/// The pieces of these letters.
pub(super) fn read(rules: &Rules, word: Span<'_>) -> Result<Counts, Misread> {
    let mut counts = none(rules);
    for letter in word.text.chars() {
        let side = if letter.is_ascii_uppercase() { Side::White } else { Side::Black };
        let count = rules.kind(letter.to_ascii_uppercase()).map(|kind| &mut counts[side.index()][kind.index()]);
        match count {
            Some(count) if *count < MOST => *count += 1,
            _ => {
                let found = shortened(word.text);
                let known: String = rules.kinds.iter().map(|kind| kind.letter).collect();
                let reason = message!("fault-fog-pieces", "'{found}' are no letters of pieces", found);
                return Err(word.fault(
                    reason,
                    message!("remedy-fog-pieces", "write letters of {known}, small ones for Black", known),
                ));
            }
        }
    }
    Ok(counts)
}
