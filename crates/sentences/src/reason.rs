//! One reason, as a sentence that holds.

use tabletop::Message;

/// A sentence that holds.
#[derive(Clone, PartialEq, Debug)]
pub struct Reason {
    /// The id of the term that spoke.
    pub term: String,
    /// The sentence; its id begins with `say-`. Its arguments are all that is known of both actions.
    pub message: Message,
    /// Whether it gives no reason, as a whim.
    pub idle: bool,
}
