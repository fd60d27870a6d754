//! Banqi's figures.

use boards::banqi::{Banqi, Setup};
use lab::{LabError, Library};
use matches::bench::{Bench, BenchModule};

use super::BanqiModule;
use crate::games::boards::figures::{Measured, decisions, lines, positions};

/// Positions to count and to search from: some pieces face down, all of them open, some gone.
const POSITIONS: [Measured; 3] = [
    Measured { name: "sixteen face down", text: "G?a?C?s?/?S?c?R?e/h?A?g?S?/?s?H?r?E", depth: 3 },
    Measured { name: "all open", text: "gSaCeRrH/hScAsEsG/SaRcEhSs/AsHrCesS b1", depth: 5 },
    Measured { name: "fifteen left", text: "sr...R../s.Ga..A./Rh.s.a../A.E.H... b1 GEHCCSSSSSgeehccss", depth: 6 },
];
/// Positions the search is to evaluate in a second.
const SEARCHED: f64 = 2e6;

impl BenchModule for BanqiModule {
    fn bench(&self, _: &Library, bench: &mut Bench<'_>) -> Result<(), LabError> {
        let game = Banqi::new(Setup::default()).map_err(|faults| LabError::System(format!("{faults:?}")))?;
        for measured in &POSITIONS {
            lines(self, &game, measured, bench)?;
            positions(self, &game, "strategist", (measured, SEARCHED), bench)?;
        }
        decisions(self, &game, ("chains", 1.0), bench)?;
        decisions(self, &game, ("strategist", 100.0), bench)
    }
}
