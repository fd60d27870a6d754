//! Jungle's figures.

use boards::jungle::{Jungle, Setup};
use lab::{LabError, Library};
use matches::bench::{Bench, BenchModule};

use super::JungleModule;
use crate::games::boards::figures::{Measured, decisions, lines, positions};

/// Positions to count and to search from: the beginning, and the middle of a game.
const POSITIONS: [Measured; 2] = [
    Measured { name: "the beginning", text: "l5t/1d3c1/r1p1w1e/7/7/7/E1W1P1R/1C3D1/T5L w", depth: 5 },
    Measured { name: "the middle", text: "2c1l2/3L3/3w3/1R1t1r1/7/3T3/2p1E2/3d3/1C2W2 w", depth: 5 },
];
/// Positions the search is to evaluate in a second.
const SEARCHED: f64 = 5e6;

impl BenchModule for JungleModule {
    fn bench(&self, _: &Library, bench: &mut Bench<'_>) -> Result<(), LabError> {
        let game = Jungle::new(Setup::default()).map_err(|faults| LabError::System(format!("{faults:?}")))?;
        for measured in &POSITIONS {
            lines(self, &game, measured, bench)?;
            positions(self, &game, "tracker", (measured, SEARCHED), bench)?;
        }
        decisions(self, &game, ("tracker", 100.0), bench)
    }
}
