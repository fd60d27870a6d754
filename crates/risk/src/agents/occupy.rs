//! How many armies move into a captured territory.

use super::policy::{Capture, Mind};
use super::sight::{Ground, Sight};
use super::weighing::{Criterion, Tally};
use crate::Action;

/// Armies should stand in proportion to the threat on either side of the border that was crossed.
struct Proportion {
    capture: Capture,
    /// Share of the threat that lies on the captured territory, in [0, 1].
    share: f64,
}

impl Proportion {
    fn new(sight: &Sight<'_>, capture: Capture) -> Self {
        let behind = sight.threat(capture.from, sight.mine()) as f64;
        let ahead = sight.threat(capture.to, sight.mine()) as f64;
        // Without any threat all stay in the middle of the own country, where they are as good as anywhere.
        let share = if ahead > 0.0 { ahead / (ahead + behind) } else { 0.0 };
        Self { capture, share }
    }

    fn total(&self) -> f64 {
        f64::from(self.capture.most) + 1.0
    }

    fn best(&self) -> u32 {
        let wanted = (self.share * self.total()).round() as u32;
        wanted.clamp(self.capture.least, self.capture.most)
    }
}

impl Criterion for Proportion {
    type Choice = u32;

    fn weigh(&self, armies: u32, tally: &mut impl Tally) {
        let moved = f64::from(armies) / self.total();
        tally.weighted("armies out of proportion to the threat", (moved - self.share).abs(), -1.0);
    }

    fn action(&self, armies: u32) -> Action {
        Action::Occupy(armies)
    }
}

/// Divides the armies as the threat divides.
pub(super) fn by_threat(sight: &Sight<'_>, capture: Capture, mind: &mut Mind<'_, '_>) -> Action {
    let proportion = Proportion::new(sight, capture);
    let armies = proportion.best();
    let action = Action::Occupy(armies);
    if mind.asked() {
        let mut counts = vec![armies, capture.least, capture.most];
        counts.sort_unstable();
        counts.dedup();
        mind.show(sight, &proportion, counts, &action);
    }
    action
}
