//! Opponents that do not look ahead: Novice, which draws what it does, and Grabber, which takes what it can.

use crate::banqi::lookahead::{Weights, Worth};
use crate::banqi::ranks::Rules;
use crate::face_down::agents::{Grabber, Novice, SimpleWords};

/// Draws what it does.
pub(super) const NOVICE: Novice = Novice(SimpleWords {
    method: "method-banqi_novice",
    headline: "headline-banqi_by_chance",
    taken: "term-banqi_taken",
});

/// Takes what is worth most.
pub(super) const GRABBER: Grabber<Rules> = Grabber {
    words: SimpleWords { method: "method-banqi_grabber", headline: "headline-banqi_grabs", taken: "term-banqi_taken" },
    worth: |rules| {
        let worth = Worth::new(rules, Weights::default());
        Box::new(move |position, piece| worth.of_piece(position, piece))
    },
};
