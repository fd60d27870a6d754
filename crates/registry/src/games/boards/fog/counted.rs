//! Commands of chess and its relatives: lines of play, and what is seen.

use boards::chess::fog::{Fog, State};
use boards::chess::{Counted, perft};

use super::FogModule;
use crate::command::{CommandModule, GameCommand};
use crate::games::boards::perft::{Perft, PerftCommand};
use crate::games::boards::views::{Views, ViewsCommand};

/// Its commands.
const COMMANDS: &[&dyn GameCommand] = &[&PerftCommand(FogModule::new()), &ViewsCommand(FogModule::new())];

impl Views for FogModule {
    const EXAMPLES: &'static str = "\
? is a square that is not seen.

Examples:
  rubicon-lab views fog --position 'moves e4 d5'
  rubicon-lab views fog --setup relative=xiangqi --position 'moves C2=5 H8+7' --json";
}

impl Perft for FogModule {
    const EXAMPLES: &'static str = "\
In fog kings may be taken, in sight they may not be left in check; draws end no line.

Examples:
  rubicon-lab perft fog --depth 4
  rubicon-lab perft fog --setup relative=xiangqi,fog=off --depth 3 --json";

    fn perft(game: &Fog, state: &State, depth: u32) -> u64 {
        let counted = if game.in_fog() { Counted::InFog } else { Counted::Legal };
        perft(game.chess(), &state.position(game.rules()), depth, counted)
    }
}

impl CommandModule for FogModule {
    fn commands(&self) -> &'static [&'static dyn GameCommand] {
        COMMANDS
    }

    fn examples(&self) -> &'static [(Option<&'static str>, &'static str)] {
        &[
            (None, "rubicon-lab play fog --agents scout,grabber --seed 7"),
            (None, "rubicon-lab play fog --setup relative=xiangqi --agents scout,grabber --seed 7"),
            (None, "rubicon-lab perft fog --depth 4"),
            (None, "rubicon-lab views fog --position 'moves e4 d5'"),
        ]
    }
}
