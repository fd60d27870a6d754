//! Portraits drawn as paths: who somebody is is seen at a glance, in one style at any size.
//!
//! `file` is how they are written, `picture` what mods bring instead, `paint` puts one on the screen. Whose portrait it is
//! belongs to the game.

mod file;
mod ink;
mod likeness;
mod paint;
mod picture;
mod read;
mod shape;

pub use likeness::Portrait;
pub use paint::medallion;
pub use read::read;
