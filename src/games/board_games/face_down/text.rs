//! A position that was set up, as text.

use crate::games::board_games::draft::Draft;

/// A position that was set up, as people write it: the rows, whose colour is to move and in which seat, and the pieces that were taken. `colours` are the letters of the sides, and
/// `taken` says of each piece by its letter how many were.
pub fn written(rows: &str, draft: &Draft, colours: [char; 2], taken: impl Iterator<Item = (char, usize)>) -> String {
    let colour = draft.to_move.and_then(|side| colours.get(side).copied()).unwrap_or('-');
    let seat = if draft.to_move == draft.first { 1 } else { 2 };
    let gone: String = taken.flat_map(|(letter, count)| std::iter::repeat_n(letter, count)).collect();
    let gone = if gone.is_empty() { "-" } else { &gone };
    format!("{rows} {colour}{seat} {gone}")
}
