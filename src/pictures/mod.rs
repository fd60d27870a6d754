//! Vector pictures as data, for panels and boards alike: shapes with named inks in a rectangle of any sides.
//!
//! A file is an [`Album`]: its inks by name, and its pictures, each a list of parts. [`Picture`] is what is painted, with egui on panels and
//! with a [`board::Ink`](crate::board::Ink) on boards. What there are pictures of, and when they are shown, each game decides itself.
//!
//! `file` reads an album, `ink` says what inks are, `cache` keeps the triangles of pictures that do not move.

mod cache;
mod file;
mod ink;
mod picture;

pub use file::Album;
pub use ink::Ink;
pub use picture::{Picture, Shape};
