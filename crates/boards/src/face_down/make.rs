//! The rules of a setup as people write it.

use super::game::FaceDown;
use super::notation::read_position;
use super::rules::{GameSetup, Rules};
use crate::board::read_starts;

impl<R: Rules> FaceDown<R> {
    /// The rules of a setup.
    ///
    /// # Errors
    /// Every fault of the setup.
    pub fn new(setup: R::Setup) -> Result<Self, Vec<<R::Setup as GameSetup>::Error>> {
        let mut faults = setup.faults();
        let usual = Self::of(setup.clone(), Vec::new());
        let starts = read_starts(setup.starts(), |text| read_position(&usual, text), |state| state.end.is_some());
        let starts = starts.unwrap_or_else(|wrong| {
            faults.extend(wrong.into_iter().map(Into::into));
            Vec::new()
        });
        if faults.is_empty() { Ok(Self::of(setup, starts)) } else { Err(faults) }
    }
}
