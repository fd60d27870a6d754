//! Lines of play of Banqi, and its figures.

use boards::banqi::{Banqi, State, perft};

use super::BanqiBoard;
use crate::games::boards::counted::Counted;
use crate::games::boards::figures::Measured;

impl Counted for BanqiBoard {
    const EXAMPLES: &'static [(Option<&'static str>, &'static str)] = &[
        (None, "rubicon-lab play banqi --agents strategist,chains --seed 7"),
        (None, "rubicon-lab perft banqi --depth 2"),
        (Some("puzzle"), "rubicon-lab puzzle banqi --date 2026-11-28 --solution"),
        (Some("puzzle"), "rubicon-lab puzzle banqi --find 5 --pieces GAs --plies 7-15 --seed 3"),
    ];
    const PERFT: &'static str = "\
What a piece turns out to be makes a line of its own, and is one ply together with the turning over. Draws end no line.

Examples:
  rubicon-lab perft banqi --depth 2
  rubicon-lab perft banqi --position 'GAAEERRH/HCCSSSSS/gaaeerrh/hccsssss r1' --depth 5 --json";
    /// Positions to count and to search from: some pieces face down, all of them open, some gone.
    const POSITIONS: &'static [Measured] = &[
        Measured { name: "sixteen face down", text: "G?a?C?s?/?S?c?R?e/h?A?g?S?/?s?H?r?E", depth: 3 },
        Measured { name: "all open", text: "gSaCeRrH/hScAsEsG/SaRcEhSs/AsHrCesS b1", depth: 5 },
        Measured { name: "fifteen left", text: "sr...R../s.Ga..A./Rh.s.a../A.E.H... b1 GEHCCSSSSSgeehccss", depth: 6 },
    ];
    const SEARCHES: (&'static str, f64) = ("strategist", 2e6);
    const DECIDES: &'static [(&'static str, f64)] = &[("chains", 1.0), ("strategist", 100.0)];

    fn perft(game: &Banqi, state: &State, depth: u32) -> u64 {
        perft(game.rules(), &state.position(), depth)
    }
}
