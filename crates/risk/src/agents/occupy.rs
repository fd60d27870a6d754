//! How many armies move into a captured territory.

use super::mind::Mind;
use super::sight::{Ground, Sight};
use super::weighing::{Criterion, Tally};
use crate::Action;
use crate::map::TerritoryId;

/// A capture to be followed by a move: `least` to `most` armies may go from `from` into `to`.
#[derive(Clone, Copy, Debug)]
pub(super) struct Capture {
    pub from: TerritoryId,
    pub to: TerritoryId,
    pub least: u32,
    pub most: u32,
}

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

    const BY: &'static str = "criterion-balance_against_the_threat";

    fn weigh(&self, armies: u32, tally: &mut impl Tally) {
        let moved = f64::from(armies) / self.total();
        tally.weighted("term-armies_out_of_proportion_to_the_threat", (moved - self.share).abs(), -1.0);
    }

    fn action(&self, armies: u32) -> Action {
        Action::Occupy(armies)
    }
}

/// The divisions worth comparing: the fewest, the most, in proportion to the threat, and half-way between them. Rising.
pub(super) fn counts(sight: &Sight<'_>, capture: Capture) -> Vec<u32> {
    let Capture { least, most, .. } = capture;
    let even = Proportion::new(sight, capture).best();
    let half = |a: u32, b: u32| a + (b - a) / 2;
    let mut counts = vec![least, half(least, even), even, half(even, most), most];
    counts.dedup();
    counts
}

/// Divides the armies as the threat divides.
pub(super) fn by_threat(sight: &Sight<'_>, capture: Capture, mind: &mut Mind<'_, '_>) -> Action {
    let proportion = Proportion::new(sight, capture);
    let armies = proportion.best();
    let action = Action::Occupy(armies);
    if mind.asked() {
        mind.show(sight, &proportion, counts(sight, capture), &action);
    }
    action
}

/// Goes on with everything if a foe stands beside the captured territory, and with as few as allowed if none does.
pub(super) fn onward(sight: &Sight<'_>, capture: Capture, mind: &mut Mind<'_, '_>) -> Action {
    let criterion = Onward { ahead: sight.is_border(capture.to, sight.mine()) };
    let armies = if criterion.ahead { capture.most } else { capture.least };
    let action = criterion.action(armies);
    if mind.asked() {
        mind.show(sight, &criterion, counts(sight, capture), &action);
    }
    action
}

/// Armies are where the next attack can start.
struct Onward {
    /// Whether a foe stands beside the captured territory.
    ahead: bool,
}

impl Criterion for Onward {
    type Choice = u32;

    const BY: &'static str = "criterion-armies_where_the_front_is";

    fn weigh(&self, armies: u32, tally: &mut impl Tally) {
        let (name, weight) =
            if self.ahead { ("term-armies_at_the_new_front", 1.0) } else { ("term-armies_away_from_the_front", -1.0) };
        tally.weighted(name, f64::from(armies), weight);
    }

    fn action(&self, armies: u32) -> Action {
        Action::Occupy(armies)
    }
}
