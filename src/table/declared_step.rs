//! What was said of the end of a game, as a step of its record.

use tabletop::{Declaration, Seat};

/// Something that was declared, and the step it was.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct DeclaredStep {
    /// Number of steps made before it.
    pub step: usize,
    /// Who said it.
    pub seat: Seat,
    /// What.
    pub declaration: Declaration,
}
