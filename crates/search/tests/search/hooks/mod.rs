//! The hooks of two-sided games against plain minimax, and what they are worth.

mod maze;
mod moves_within;
mod null_windows;
mod quiescence;
mod record;
mod repetition;
mod skirmish;

use search::plain::{depth_after, minimax, minimax_after, moves};
use search::{AlphaBeta, Limits, TwoSided};
use tabletop::{Monitor, Turn};

/// Searches with and without table, ordering and null windows; one table is so small that positions push each other out.
fn searches<M: Copy + PartialEq>() -> [AlphaBeta<M>; 7] {
    [
        AlphaBeta::new(0).without_ordering(),
        AlphaBeta::new(0),
        AlphaBeta::new(0).with_null_windows(),
        AlphaBeta::new(12),
        AlphaBeta::new(3),
        AlphaBeta::new(12).with_null_windows(),
        AlphaBeta::new(3).with_null_windows(),
    ]
}

/// Every search finds the value of plain minimax, and a line from its best move on that is worth it.
fn check<P: TwoSided>(root: &P, depth: u32) {
    let monitor = Monitor::new();
    let value = minimax(root, depth);
    let mut lines = Vec::new();
    for (kind, mut search) in searches().into_iter().enumerate() {
        let found = search.search(root, &Limits::depth(depth), &monitor);
        assert_eq!((found.value, found.cut), (Some(value), None), "search {kind} to depth {depth}");
        assert_eq!(found.best.is_some(), !moves(root).is_empty());
        assert!(found.best.is_none() || found.best == found.line.first().copied());
        // Most searches tell the same line, and plain minimax takes its time.
        if !lines.contains(&found.line) {
            check_line(root, depth, &found.line, value);
            lines.push(found.line);
        }
    }
}

/// No choice along the line gives anything away: what is expected changes where chance draws, and there alone.
fn check_line<P: TwoSided>(root: &P, depth: u32, line: &[P::Move], mut expected: f64) {
    let (mut pos, mut left) = (root.clone(), depth);
    for (ply, mv) in line.iter().enumerate() {
        if left == 0 && matches!(pos.turn(), Turn::Seat(_)) && !pos.forced() {
            // From here on it is the exchange beyond the horizon, where `minimax_after` would begin a new one.
            return;
        }
        left = depth_after(&pos, left);
        let value = minimax_after(root, &line[..=ply], left);
        if pos.turn() == Turn::Chance {
            expected = value;
        }
        assert_eq!(value, expected, "move {ply} of the line");
        pos.make(*mv);
    }
}
