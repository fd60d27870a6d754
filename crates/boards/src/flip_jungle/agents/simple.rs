//! Opponents that do not look ahead: Novice, which draws what it does, and Grabber, which takes what it can.

use crate::face_down::agents::{Grabber, Novice, SimpleWords};
use crate::flip_jungle::lookahead::{Weights, Worth};
use crate::flip_jungle::ranks::Rules;

/// Draws what it does.
pub(super) const NOVICE: Novice = Novice(SimpleWords {
    method: "method-flip_jungle_novice",
    headline: "headline-flip_jungle_by_chance",
    taken: "term-flip_jungle_taken",
});

/// Takes what is worth most.
pub(super) const GRABBER: Grabber<Rules> = Grabber {
    words: SimpleWords {
        method: "method-flip_jungle_grabber",
        headline: "headline-flip_jungle_grabs",
        taken: "term-flip_jungle_taken",
    },
    worth: |_| {
        let worth = Worth::new(Weights::default());
        Box::new(move |position, piece| worth.of_piece(position, piece))
    },
};
