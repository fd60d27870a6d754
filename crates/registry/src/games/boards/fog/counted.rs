//! Lines of play of chess and its relatives, and figures of its opponents.

use boards::chess::fog::{Fog, Setup, State};
use boards::chess::{Counted, perft};
use lab::{LabError, Library};
use matches::bench::{Bench, BenchModule};

use super::FogModule;
use crate::command::{CommandModule, GameCommand};
use crate::games::boards::figures::{Measured, decisions, lines};
use crate::games::boards::perft::{Perft, PerftCommand};
use crate::games::boards::views::{Views, ViewsCommand};

/// Positions to count from.
const POSITIONS: [Measured; 2] = [
    Measured { name: "the beginning", text: "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0", depth: 4 },
    Measured {
        name: "the middle",
        text: "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0",
        depth: 3,
    },
];
/// Opponents in whole games in fog, and how many milliseconds each may take for a decision.
const DECIDES: [(&str, f64); 3] = [("grabber", 1.0), ("scout", 400.0), ("oracle", 1_000.0)];

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

impl BenchModule for FogModule {
    fn bench(&self, _: &Library, bench: &mut Bench<'_>) -> Result<(), LabError> {
        let rules =
            |fog| Fog::new(Setup { fog, ..Setup::default() }).map_err(|faults| LabError::System(format!("{faults:?}")));
        let (sight, fog) = (rules(false)?, rules(true)?);
        POSITIONS.iter().try_for_each(|measured| lines(self, &sight, measured, bench))?;
        DECIDES.iter().try_for_each(|decides| decisions(self, &fog, *decides, bench))
    }
}
