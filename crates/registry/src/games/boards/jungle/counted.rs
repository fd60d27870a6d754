//! Lines of play of Jungle, and its figures.

use boards::jungle::{Jungle, State, perft};

use super::JungleBoard;
use crate::games::boards::counted::Counted;
use crate::games::boards::figures::Measured;

impl Counted for JungleBoard {
    const EXAMPLES: &'static [(Option<&'static str>, &'static str)] = &[
        (None, "rubicon-lab play jungle --agents tracker,grabber --seed 7"),
        (None, "rubicon-lab perft jungle --depth 5"),
        (Some("puzzle"), "rubicon-lab puzzle jungle --date 2026-11-28 --solution"),
    ];
    const PERFT: &'static str = "\
Whoever enters a den ends the game; draws end no line.

Examples:
  rubicon-lab perft jungle --depth 5
  rubicon-lab perft jungle --setup dog_above_wolf=on --position '2c1l2/3L3/3w3/1R1t1r1/7/3T3/2p1E2/3d3/1C2W2 w' --json";
    /// Positions to count and to search from: the beginning, and the middle of a game.
    const POSITIONS: &'static [Measured] = &[
        Measured { name: "the beginning", text: "l5t/1d3c1/r1p1w1e/7/7/7/E1W1P1R/1C3D1/T5L w", depth: 5 },
        Measured { name: "the middle", text: "2c1l2/3L3/3w3/1R1t1r1/7/3T3/2p1E2/3d3/1C2W2 w", depth: 5 },
    ];
    const SEARCHES: (&'static str, f64) = ("tracker", 5e6);
    const DECIDES: &'static [(&'static str, f64)] = &[("tracker", 100.0)];

    fn perft(game: &Jungle, state: &State, depth: u32) -> u64 {
        perft(game.rules(), &state.position(), depth)
    }
}
