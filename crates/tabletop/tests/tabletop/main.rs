//! The contract, proved with two tiny games, and the suite, proved with games and agents that break every promise.

mod agent_mutants;
mod agents;
mod branch_records;
mod branches;
mod broken_game;
mod declarations;
mod flaw;
mod game_mutants;
mod games;
mod hidden_setup;
mod histories;
mod notations;
mod open_reasons;
mod records;
mod scores;
mod sessions;
mod tables;
mod tiny;
