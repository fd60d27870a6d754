//! Alea through its public face, one module a subject: rules and records, content and scripts, gauntlets, opponents.
//!
//! All are one program: a test of one subject is run by its name (`cargo test -p dice --test dice planner`).

mod agents_conformance;
mod conformance;
mod curses;
mod duels;
mod gauntlet;
mod hostile_content;
mod hostile_scripts;
mod label;
mod modifiers;
mod offers;
mod planner_boards;
mod planner_claims;
mod planner_needs;
mod planner_statuses;
mod refusal;
mod rules_example;
mod same_fights;
mod script_calls;
mod scripts;
mod shipped;
mod statuses;
mod support;
mod taking_back;
mod uses;
