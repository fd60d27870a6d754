//! Flip Jungle's figures.

use boards::flip_jungle::{FlipJungle, Setup};
use lab::{LabError, Library};
use matches::bench::{Bench, BenchModule};

use super::FlipJungleModule;
use crate::games::boards::figures::{Measured, decisions, lines, positions};

/// Positions to count and to search from: half of the pieces face down, and all of them open.
const POSITIONS: [Measured; 2] = [
    Measured { name: "eight face down", text: "E?c?/?r?T/l?P?/?d?W w1 - 0", depth: 3 },
    Measured { name: "all open", text: "EtcP/wrLT/lCpd/DeRW w1 - 0", depth: 4 },
];
/// Positions the search is to evaluate in a second.
const SEARCHED: f64 = 2e6;

impl BenchModule for FlipJungleModule {
    fn bench(&self, _: &Library, bench: &mut Bench<'_>) -> Result<(), LabError> {
        let game = FlipJungle::new(Setup::default()).map_err(|faults| LabError::System(format!("{faults:?}")))?;
        for measured in &POSITIONS {
            lines(self, &game, measured, bench)?;
            positions(self, &game, "prowler", (measured, SEARCHED), bench)?;
        }
        decisions(self, &game, ("prowler", 100.0), bench)
    }
}
