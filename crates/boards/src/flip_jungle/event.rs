//! What happened, for animation, sound and log. Everybody sees all of it.

use tabletop::Seat;

use super::piece::{Animal, Piece};
use crate::board::Square;
use crate::face_down::event_of;

event_of!(Animal {
    /// A piece went where its equal stood, and both fell.
    Fell {
        /// Whose.
        seat: Seat,
        /// Which went.
        piece: Piece,
        /// From where.
        from: Square,
        /// Where the other one stood.
        to: Square,
        /// Which stood there.
        taken: Piece,
    },
});
