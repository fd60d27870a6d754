//! The look of the house: a war room by lamplight.
//!
//! Every colour, size, font and timing of the client is named here and nowhere else, so that a change of look is a
//! change of this folder. What a widget does belongs to `ui`; what a board draws belongs to `games`.

pub mod board;
pub mod color;
pub mod fonts;
pub mod metrics;
mod palette;
pub mod portrait;
pub mod seats;
mod style;
pub mod terms;

pub use color::Shade;
pub use fonts::{GameFonts, LEAST, Type};
pub use palette::Palette;
pub use seats::{Emblem, Livery, SeatColor};
pub use style::{apply, layout_zoom};
pub use terms::{Pattern, TermInk};
