//! A key that ends something ends one thing at a time: pressed twice in a moment, it would also end what came up by the first press and was
//! never read.

use crate::keys::Action;

/// For how long after it ended something such a key is without effect, seconds.
const MOMENT: f32 = 0.4;
/// The longest a frame counts, seconds: the first after the window slept tells of all the time it did, and what took long to draw has not been
/// seen meanwhile.
const LONGEST_FRAME: f32 = 0.1;

/// How long the key that ends something is still without effect.
#[derive(Default, Debug)]
pub(super) struct DoublePress {
    left: f32,
}

impl DoublePress {
    pub fn pass(&mut self, seconds: f32) {
        self.left = (self.left - seconds.min(LONGEST_FRAME)).max(0.0);
    }

    pub fn is_over(&self) -> bool {
        self.left <= 0.0
    }

    /// Whether a key is without effect now. One that is not begins the moment.
    pub fn swallows(&mut self, action: Action) -> bool {
        if action != Action::EndPhase {
            return false;
        }
        let doubled = !self.is_over();
        if !doubled {
            self.left = MOMENT;
        }
        doubled
    }
}
