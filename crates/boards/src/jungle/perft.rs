//! Counting lines of play: the field's measure of a move generator.

use super::position::Position;
use super::ranks::Rules;

/// How many lines of `depth` moves there are from a position. Whoever enters a den ends the game; draws end no line.
pub fn perft(rules: &Rules, position: &Position, depth: u32) -> u64 {
    match depth {
        0 => 1,
        1 => rules.count(position),
        _ => {
            let line = |mv| {
                let mut next = *position;
                next.play(mv);
                perft(rules, &next, depth - 1)
            };
            rules.moves(position).into_iter().map(line).sum()
        }
    }
}
