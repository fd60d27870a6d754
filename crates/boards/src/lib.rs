//! Board games with pieces: their rules, and small positions for searches.
//!
//! * [`board`] is what all of them share: squares, sets of squares, rows of letters.
//! * [`face_down`] is what games share whose pieces lie face down until somebody turns them over.
//! * [`catalog`] lists opponents and seats them.
//! * [`banqi`] is Banqi, Chinese dark chess.
//! * [`chess`] is chess with its relatives, in fog and in sight.
//! * [`flip_jungle`] is Flip Jungle, with the animals of Jungle face down.
//! * [`fox_hunt`] is Fox Hunt, a search for hidden foxes.
//! * [`generals`] is the Game of the Generals with a relative, where ranks are hidden.
//! * [`jungle`] is Jungle, Dou Shou Qi.
//!
//! Each game has a folder of its own, and none knows another. No files, no clock, no window.

pub mod banqi;
pub mod board;
pub mod catalog;
pub mod chess;
pub mod face_down;
pub mod flip_jungle;
pub mod fox_hunt;
pub mod generals;
pub mod jungle;
mod looked;
