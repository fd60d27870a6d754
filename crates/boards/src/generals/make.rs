//! The rules of a setup as people write it.

use tabletop::message;
use tabletop::notation::{Misread, Span};

use super::game::Generals;
use super::notation::read_position;
use super::setup::{MOST_QUIET, Setup, SetupError};
use super::state::{Phase, State};
use crate::board::read_starts;

impl Generals {
    /// The rules of a setup.
    ///
    /// # Errors
    /// All that is wrong with it.
    pub fn new(setup: Setup) -> Result<Self, Vec<SetupError>> {
        let mut faults = Vec::new();
        if !(1..=MOST_QUIET).contains(&setup.quiet_limit) {
            faults.push(SetupError::Quiet(setup.quiet_limit));
        }
        let usual = Self::of(setup, Vec::new());
        let starts = read_starts(&usual.setup.starts, |text| read_start(&usual, text), |state| state.end.is_some());
        match starts {
            Ok(starts) if faults.is_empty() => return Ok(Self::of(usual.setup, starts)),
            Ok(_) => {}
            Err(wrong) => faults.extend(wrong.into_iter().map(SetupError::Start)),
        }
        Err(faults)
    }
}

/// The state of a text in which all ranks are told and the sides move.
fn read_start(usual: &Generals, text: Span<'_>) -> Result<State, Misread> {
    let view = read_position(usual, text)?;
    if view.known.phase == Phase::Moving && view.known.is_whole() {
        return Ok(view.known);
    }
    let reason = message!("fault-generals-open", "not all ranks are told, or the sides do not move yet");
    Err(text.fault(reason, message!("remedy-generals-open", "write a letter for each piece, and no ! or ?")))
}
