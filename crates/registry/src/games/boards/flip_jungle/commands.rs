//! What Flip Jungle brings to the command line: `perft`.

use boards::flip_jungle::{FlipJungle, State, perft};

use super::FlipJungleModule;
use crate::command::{CommandModule, GameCommand};
use crate::games::boards::perft::{Perft, PerftCommand};

impl Perft for FlipJungleModule {
    const EXAMPLES: &'static str = "\
What a piece turns out to be makes a line of its own, and is one ply together with the turning over. Draws end no line.

Examples:
  rubicon-lab perft flip_jungle --depth 2
  rubicon-lab perft flip_jungle --position 'E3/4/4/2er w1 LTPWDCRltpwdc 0' --depth 5 --json";

    fn perft(game: &FlipJungle, state: &State, depth: u32) -> u64 {
        perft(game.rules(), &state.position(), depth)
    }
}

impl CommandModule for FlipJungleModule {
    fn commands(&self) -> &'static [&'static dyn GameCommand] {
        &[&PerftCommand(FlipJungleModule)]
    }

    fn examples(&self) -> &'static [(Option<&'static str>, &'static str)] {
        &[
            (None, "rubicon-lab play flip_jungle --agents prowler,grabber --seed 7"),
            (None, "rubicon-lab perft flip_jungle --depth 2"),
            (Some("puzzle"), "rubicon-lab puzzle flip_jungle --date 2026-11-28 --solution"),
        ]
    }
}
