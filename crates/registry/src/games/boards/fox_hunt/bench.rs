//! Fox Hunt's figures: how long it takes to count all placements, and to decide.

use boards::fox_hunt::{FoxHunt, FoxHuntNotation, Setup};
use lab::{LabError, Library};
use matches::bench::{Bench, BenchModule, Bound, percentile, timed};
use tabletop::notation::Notation;

use super::FoxHuntModule;
use crate::games::boards::figures::decisions;

/// Positions in which placements are counted, of one hunt on the usual board.
const POSITIONS: [(&str, &str); 3] = [
    ("the first miss", "e5=5"),
    ("five misses", "e5=5 c3=4 h8=3 b7=1 g2=2"),
    ("ten misses", "e5=5 c3=4 h8=3 b7=1 g2=2 a1=4 d9=5 j4=3 f10=2 i6=3"),
];
/// Times each is counted.
const TIMES: usize = 40;
/// Milliseconds it may take, at the most, and a decision of the strongest hunter.
const MOST: [f64; 2] = [50.0, 200.0];

impl BenchModule for FoxHuntModule {
    fn bench(&self, _: &Library, bench: &mut Bench<'_>) -> Result<(), LabError> {
        let game = FoxHunt::new(Setup::default()).map_err(|faults| LabError::System(format!("{faults:?}")))?;
        for (name, text) in POSITIONS {
            let figure = format!("odds counted, {name}");
            if !bench.begin(&figure) {
                continue;
            }
            let read = FoxHuntNotation.read_position(&game, text);
            let view = read.map_err(|fault| LabError::System(format!("{text}: {fault}")))?;
            let time = || {
                let (time, odds) = timed(|| game.odds(std::hint::black_box(&view)));
                odds.filter(|odds| odds.placements() > 0).map(|_| time.as_secs_f64() * 1e3)
            };
            let times: Option<Vec<f64>> = (0..TIMES).map(|_| time()).collect();
            let mut times = times.ok_or_else(|| LabError::System(format!("{text}: no foxes lie so")))?;
            bench.held(&figure, percentile(&mut times, 50.0), "ms", Bound::AtMost, MOST[0]);
        }
        decisions(self, &game, ("huntsman", MOST[1]), bench)
    }
}
