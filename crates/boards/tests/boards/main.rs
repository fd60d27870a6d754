//! The rules of the board games.

mod banqi;
mod chess;
mod flip_jungle;
mod forms;
mod fox_hunt;
mod generals;
mod jungle;
mod matches;
