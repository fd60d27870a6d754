//! The program as a shell runs it: what it prints, the files it writes, and what it refuses.

mod balance;
mod bots;
mod breed;
mod breed_many;
mod commands;
mod common;
mod foxes;
mod honest;
mod malformed;
mod mods;
mod no_game;
mod placements;
mod race;
mod realm;
mod reasons;
mod report;
mod report_bred;
mod train;
mod views;
