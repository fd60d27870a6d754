//! What Banqi brings to the command line: `perft`.

use boards::banqi::{Banqi, State, perft};

use super::BanqiModule;
use crate::command::{CommandModule, GameCommand};
use crate::games::boards::perft::{Perft, PerftCommand};

impl Perft for BanqiModule {
    const EXAMPLES: &'static str = "\
What a piece turns out to be makes a line of its own, and is one ply together with the turning over. Draws end no line.

Examples:
  rubicon-lab perft banqi --depth 2
  rubicon-lab perft banqi --position 'GAAEERRH/HCCSSSSS/gaaeerrh/hccsssss r1' --depth 5 --json";

    fn perft(game: &Banqi, state: &State, depth: u32) -> u64 {
        perft(game.rules(), &state.position(), depth)
    }
}

impl CommandModule for BanqiModule {
    fn commands(&self) -> &'static [&'static dyn GameCommand] {
        &[&PerftCommand(BanqiModule)]
    }

    fn examples(&self) -> &'static [(Option<&'static str>, &'static str)] {
        &[
            (None, "rubicon-lab play banqi --agents strategist,chains --seed 7"),
            (None, "rubicon-lab perft banqi --depth 2"),
            (Some("puzzle"), "rubicon-lab puzzle banqi --date 2026-11-28 --solution"),
            (Some("puzzle"), "rubicon-lab puzzle banqi --find 5 --pieces GAs --plies 7-15 --seed 3"),
        ]
    }
}
