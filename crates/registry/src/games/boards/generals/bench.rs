//! Figures of the opponents: positions searched, and how long a decision takes.

use boards::generals::{Generals, Setup};
use lab::{LabError, Library};
use matches::bench::{Bench, BenchModule};

use super::GeneralsModule;
use crate::games::boards::figures::{Measured, decisions, positions};

/// Positions to search from, and how many a second at the least.
const POSITIONS: [(Measured, f64); 1] = [(
    Measured {
        name: "the beginning",
        text: "?????????/?????????/???6/9/9/PGP1SPAP1/YTDB1CLKP/FYPMIJ3 w seen w",
        depth: 0,
    },
    10e3,
)];
/// Opponents in whole games, and how many milliseconds each may take for a decision.
const DECIDES: [(&str, f64); 2] = [("grabber", 100.0), ("marshal", 600.0)];

impl BenchModule for GeneralsModule {
    fn bench(&self, _: &Library, bench: &mut Bench<'_>) -> Result<(), LabError> {
        let game = Generals::new(Setup::default()).map_err(|faults| LabError::System(format!("{faults:?}")))?;
        POSITIONS
            .into_iter()
            .try_for_each(|(measured, least)| positions(self, &game, "marshal", (&measured, least), bench))?;
        DECIDES.into_iter().try_for_each(|decides| decisions(self, &game, decides, bench))
    }
}
