//! The rules of a setup as people write it.

use tabletop::notation::{Misread, Span};
use tabletop::{Game, message};

use super::notation::read_position;
use super::rules::FoxHunt;
use super::setup::{Setup, SetupError};
use super::state::State;
use crate::board::read_starts;

impl FoxHunt {
    /// The rules of a setup.
    ///
    /// # Errors
    /// Every fault of the setup.
    pub fn new(setup: Setup) -> Result<Self, Vec<SetupError>> {
        let mut faults = setup.faults();
        let usual = Self::of(setup.clone(), Vec::new());
        let over = |state: &State| usual.is_over(&state.shots);
        let starts = read_starts(&setup.starts, |text| read_start(&usual, text), over);
        let starts = starts.unwrap_or_else(|wrong| {
            faults.extend(wrong.into_iter().map(SetupError::Start));
            Vec::new()
        });
        if faults.is_empty() { Ok(Self::of(setup, starts)) } else { Err(faults) }
    }
}

/// The shots of a text, and the foxes that they found; the others are yet to hide.
fn read_start(usual: &FoxHunt, text: Span<'_>) -> Result<State, Misread> {
    let view = read_position(usual, text)?;
    let state = State { undecided: false, foxes: view.found().collect(), shots: view.shots };
    let begins = FoxHunt::of(usual.setup().clone(), vec![state.clone()]);
    begins.check_state(&state).map_err(|illegal| {
        let reason = message!("fault-fox_hunt-unsound", "this cannot be played on: {why}", why = illegal.message());
        text.fault(reason, message!("remedy-fox_hunt-unsound", "write shots that foxes can lie by"))
    })?;
    Ok(state)
}
