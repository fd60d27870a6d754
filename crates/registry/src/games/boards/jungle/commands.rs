//! What Jungle brings to the command line: `perft`.

use boards::jungle::{Jungle, State, perft};

use super::JungleModule;
use crate::command::{CommandModule, GameCommand};
use crate::games::boards::perft::{Perft, PerftCommand};

impl Perft for JungleModule {
    const EXAMPLES: &'static str = "\
Whoever enters a den ends the game; draws end no line.

Examples:
  rubicon-lab perft jungle --depth 5
  rubicon-lab perft jungle --setup dog_above_wolf=on --position '2c1l2/3L3/3w3/1R1t1r1/7/3T3/2p1E2/3d3/1C2W2 w' --json";

    fn perft(game: &Jungle, state: &State, depth: u32) -> u64 {
        perft(game.rules(), &state.position(), depth)
    }
}

impl CommandModule for JungleModule {
    fn commands(&self) -> &'static [&'static dyn GameCommand] {
        &[&PerftCommand(JungleModule)]
    }

    fn examples(&self) -> &'static [(Option<&'static str>, &'static str)] {
        &[
            (None, "rubicon-lab play jungle --agents tracker,grabber --seed 7"),
            (None, "rubicon-lab perft jungle --depth 5"),
            (Some("puzzle"), "rubicon-lab puzzle jungle --date 2026-11-28 --solution"),
        ]
    }
}
