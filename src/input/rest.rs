//! Pages that end or reveal something take no key for a moment: a key that was meant for what came before must not dismiss
//! them unseen.

use crate::keys::Action;

/// How long such a page takes no key at least, seconds: longer than somebody who plays by keys waits for the next one.
const MOMENT: f32 = 1.5;
/// How long the keys must then have been quiet, seconds: somebody who taps on and on has not seen the page yet.
const QUIET: f32 = 0.6;
/// The longest a frame counts, seconds: a page has not been seen while its first picture was being drawn.
const LONGEST_FRAME: f32 = 0.25;

/// How long keys are still without effect.
#[derive(Default, Debug)]
pub(super) struct Rest {
    left: f32,
}

impl Rest {
    pub fn begin(&mut self) {
        self.left = MOMENT;
    }

    pub fn pass(&mut self, seconds: f32) {
        self.left = (self.left - seconds.min(LONGEST_FRAME)).max(0.0);
    }

    pub fn is_over(&self) -> bool {
        self.left <= 0.0
    }

    /// Whether a key is without effect now. Asking for it in vain puts off the end.
    pub fn swallows(&mut self, action: Option<Action>) -> bool {
        if self.is_over() || action.is_some_and(|action| !action.dismisses()) {
            return false;
        }
        self.left = self.left.max(QUIET);
        true
    }
}
