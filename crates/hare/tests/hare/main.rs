//! The race through its public face, one module a subject: rules and records, hostile input, slow players, opponents.
//!
//! All are one program: a test of one subject is run by its name (`cargo test -p hare --test hare cards`).

mod agents;
mod cards;
mod conformance;
mod doubles;
mod editions;
mod ends;
mod games;
mod golden;
mod hidden_carrots;
mod hostile_states;
mod notation;
mod perft;
mod positions;
mod refusals;
mod rules;
mod setup;
mod support;
