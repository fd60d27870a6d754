//! Chess and its relatives, each described in a file of its own.

mod chess;
mod janggi;
mod makruk;
mod shared;
mod shatranj;
mod sittuyin;
mod xiangqi;

pub use chess::CHESS;
pub use janggi::JANGGI;
pub use makruk::{CAMBODIAN, MAKRUK};
pub use shatranj::SHATRANJ;
pub use sittuyin::SITTUYIN;
pub use xiangqi::XIANGQI;
