//! Pieces as letters.

use tabletop::message;
use tabletop::notation::{Misread, Span};
use tabletop::written::shortened;

use crate::generals::rank::Rank;
use crate::generals::rules::Rules;
use crate::generals::side::Side;

/// The letter of a piece.
pub(super) fn letter(rules: &Rules, side: Side, rank: Option<Rank>) -> char {
    match (side, rank.map(|rank| rules.info(rank).letter)) {
        (Side::White, Some(letter)) => letter,
        (Side::Black, Some(letter)) => letter.to_ascii_lowercase(),
        (Side::White, None) => '!',
        (Side::Black, None) => '?',
    }
}

/// The piece of a letter that stands in `text`.
pub(super) fn read_letter(rules: &Rules, letter: char, text: Span<'_>) -> Result<(Side, Option<Rank>), Misread> {
    let side = if letter.is_ascii_uppercase() { Side::White } else { Side::Black };
    match (letter, rules.rank(letter.to_ascii_uppercase())) {
        ('!', _) => Ok((Side::White, None)),
        ('?', _) => Ok((Side::Black, None)),
        (_, Some(rank)) => Ok((side, Some(rank))),
        (_, None) => {
            let known: String = rules.ranks.iter().map(|rank| rank.letter).collect();
            let reason = message!("fault-generals-piece", "'{letter}' is no piece", letter = letter.to_string());
            let remedy = message!(
                "remedy-generals-piece",
                "pieces are {known}, small ones Black's; ! and ? are pieces of unknown rank",
                known
            );
            Err(text.fault(reason, remedy))
        }
    }
}

/// How many of each rank these letters of one side are.
pub(super) fn read_counts(rules: &Rules, side: Side, text: Span<'_>) -> Result<Vec<u8>, Misread> {
    let mut counts = vec![0; rules.ranks.len()];
    for found in text.text.chars() {
        match read_letter(rules, found, text)? {
            (whose, Some(rank)) if whose == side && counts[rank.index()] < rules.info(rank).count => {
                counts[rank.index()] += 1;
            }
            _ => return Err(no_part(text)),
        }
    }
    Ok(counts)
}

/// The letters of so many of each rank.
pub(super) fn write_counts(rules: &Rules, side: Side, counts: &[u8]) -> String {
    let ranks = (0..).map(Rank).zip(counts);
    ranks.flat_map(|(rank, count)| (0..*count).map(move |_| letter(rules, side, Some(rank)))).collect()
}

/// That a text says nothing of a position.
pub(super) fn no_part(word: Span<'_>) -> Misread {
    let found = shortened(word.text);
    let reason = message!("fault-generals-part", "'{found}' says nothing of a position", found);
    word.fault(reason, message!("remedy-generals-part", "write rows, whose turn it is, and what docs/boards.md lists"))
}
