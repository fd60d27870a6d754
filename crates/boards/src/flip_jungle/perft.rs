//! Counting lines of play: the field's measure of a move generator.

use super::position::Position;
use super::ranks::Rules;

/// How many lines of `depth` plies there are from a position in which nothing is being turned over. What a piece turns out to be makes a line of its own, and
/// is one ply together with the turning over. Draws end no line.
pub fn perft(rules: Rules, position: &Position, depth: u32) -> u64 {
    let different = position.unopened.total();
    match depth {
        0 => return 1,
        1 => {
            let [moves, flips] = rules.count(position);
            return moves + flips * u64::from(different);
        }
        _ => {}
    }
    let mut lines = 0;
    for mv in rules.moves(position) {
        let mut next = *position;
        next.play(rules, mv);
        if mv.is_flip() {
            for piece in position.unopened.iter() {
                let mut revealed = next;
                revealed.reveal(piece);
                lines += perft(rules, &revealed, depth - 1);
            }
        } else {
            lines += perft(rules, &next, depth - 1);
        }
    }
    lines
}
