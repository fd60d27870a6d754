//! Colours of the training ground.

use crate::theme::color::Shade;

/// The one in the middle of a generation.
pub const MEDIAN: Shade = Shade::hex(0x7fb3c8);
