//! Counting lines of play: the field's measure of a move generator.

use super::piece::Pile;
use super::position::Position;
use super::rules::Rules;

/// How many lines of `depth` plies there are from a position in which nothing is being turned over. What a piece turns out to be makes a line of its own, and
/// is one ply together with the turning over. Draws, and what came before, end no line.
pub fn perft<R: Rules>(rules: &R, position: &Position<R::Kind>, depth: u32) -> u64 {
    match depth {
        0 => return 1,
        1 => {
            let [moves, flips] = rules.count(position);
            return moves + flips * u64::from(position.unopened.kinds());
        }
        _ => {}
    }
    let mut lines = 0;
    for mv in rules.moves(position) {
        let mut next = *position;
        rules.play(&mut next, mv);
        if mv.is_flip() {
            for (piece, _) in position.unopened.counts() {
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
