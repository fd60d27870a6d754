//! How the play of a seat comes to be looked over.

use lab::GameModule;
use tabletop::{Finding, Seat};

use super::findings::Review;
use crate::table::{LabContent, Table, TableGame};

impl<T: TableGame> Table<T> {
    /// Begins to look over what a seat did in the record that is watched.
    pub(in crate::table) fn look_over(&mut self, seat: Seat) {
        let (Some(tape), Some(session)) = (&self.tape, self.host.session()) else { return };
        let Some(reviewer) = T::Content::MODULE.reviewer(session.game(), seat) else { return };
        let mut whole = session.clone();
        whole.seek(tape.length());
        self.review = Some(Review::begin(whole, seat, reviewer));
    }

    /// What was found of the decision that comes next where the record that is watched stands.
    pub fn finding(&self) -> Option<&Finding> {
        let at = self.host.steps()?;
        let found = self.review.as_ref().filter(|_| self.tape.is_some())?.found.iter();
        found.clone().find(|(step, _)| *step == at).map(|(_, finding)| finding)
    }

    /// Takes what was found since. Returns whether there is anything new.
    pub(in crate::table) fn take_findings(&mut self) -> bool {
        self.review.as_mut().is_some_and(Review::poll)
    }
}
