//! Lines of play of Flip Jungle, and its figures.

use boards::flip_jungle::{FlipJungle, State, perft};

use super::FlipJungleBoard;
use crate::games::boards::counted::Counted;
use crate::games::boards::figures::Measured;

impl Counted for FlipJungleBoard {
    const EXAMPLES: &'static [(Option<&'static str>, &'static str)] = &[
        (None, "rubicon-lab play flip_jungle --agents prowler,grabber --seed 7"),
        (None, "rubicon-lab perft flip_jungle --depth 2"),
        (Some("puzzle"), "rubicon-lab puzzle flip_jungle --date 2026-11-28 --solution"),
    ];
    const PERFT: &'static str = "\
What a piece turns out to be makes a line of its own, and is one ply together with the turning over. Draws end no line.

Examples:
  rubicon-lab perft flip_jungle --depth 2
  rubicon-lab perft flip_jungle --position 'E3/4/4/2er w1 LTPWDCRltpwdc 0' --depth 5 --json";
    /// Positions to count and to search from: half of the pieces face down, and all of them open.
    const POSITIONS: &'static [Measured] = &[
        Measured { name: "eight face down", text: "E?c?/?r?T/l?P?/?d?W w1 - 0", depth: 3 },
        Measured { name: "all open", text: "EtcP/wrLT/lCpd/DeRW w1 - 0", depth: 4 },
    ];
    const SEARCHES: (&'static str, f64) = ("prowler", 2e6);
    const DECIDES: &'static [(&'static str, f64)] = &[("prowler", 100.0)];

    fn perft(game: &FlipJungle, state: &State, depth: u32) -> u64 {
        perft(game.rules(), &state.position(), depth)
    }
}
