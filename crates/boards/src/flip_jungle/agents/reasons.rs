//! What was weighed, as an explanation.

use tabletop::Term;

use crate::face_down::agents;

pub(super) use crate::face_down::agents::{candidate, explanation};

/// What the terms leave of a value: other pieces that may be turned over, since a line tells of one, and what comes after a line that was cut short.
pub(super) fn complete(terms: &mut Vec<Term>, value: f64) {
    agents::complete(terms, value, "term-flip_jungle_beyond");
}
