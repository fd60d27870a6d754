//! Banqi: counts of the field, the contract, rules that are often got wrong, the notation, set-ups.

mod agents;
mod chains;
mod conformance;
mod hostile;
mod lookahead;
mod notation;
mod perft;
mod rules;
mod setups;
mod support;
mod tables;
