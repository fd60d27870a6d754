//! The scripted run: the real program goes through its screens by itself, computer seats play, and pictures are kept.
//! It draws on an image instead of a window, so that it needs no display and its pictures have the size asked for.

mod offscreen;
mod script;

pub use offscreen::{OffscreenPlugin, OffscreenTarget};
pub use script::{DemoPlugin, Step};
