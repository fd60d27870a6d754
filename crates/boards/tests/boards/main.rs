//! The rules of the board games.

mod banqi;
mod jungle;
mod matches;
