//! The rules of the board games.

mod banqi;
mod flip_jungle;
mod jungle;
mod matches;
