//! What was weighed, as an explanation.

use tabletop::Term;

use crate::face_down::agents;

pub(super) use crate::face_down::agents::{candidate, explanation};

/// What the terms leave of a value: other pieces that may be turned over, since a line tells of one.
pub(super) fn complete(terms: &mut Vec<Term>, value: f64) {
    agents::complete(terms, value, "term-banqi_other_pieces");
}
