//! Whether an opponent decided by nothing but what its seat had seen: asked again with that alone, it does the same.

use crate::table::{LabContent, Table, TableGame, why::Honesty};

impl<T: TableGame> Table<T> {
    /// Asks again where that is wanted, and takes the answer. Returns whether there is a new one.
    pub(super) fn check_honesty(&mut self) -> bool {
        let asked_again = &mut self.reasoning.asked_again;
        if let Some(step) = asked_again.wanted.filter(|_| asked_again.is_idle())
            && let Some(mut session) = self.host.session().cloned()
        {
            // A replay stands where it is watched, which may be before the decision.
            session.seek(usize::MAX);
            asked_again.ask(T::Content::MODULE, session, step);
        }
        asked_again.poll()
    }

    /// What is known of the decision that the panel is about; nothing where nobody can be asked again, as programs from outside, and advice is not asked about.
    pub(super) fn honesty(&self) -> Option<Honesty> {
        let step = self.reasoning.step()?;
        let (seat, _) = self.host.action_at(step)?;
        let spec = self.spec(seat)?;
        (!lab::is_program(spec)).then(|| self.reasoning.asked_again.of(step))
    }
}
