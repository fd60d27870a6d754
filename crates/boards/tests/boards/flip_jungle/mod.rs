//! Flip Jungle: counts, the contract, rules that are often got wrong, the notation, set-ups, opponents and their search.

mod agents;
mod conformance;
mod hostile;
mod lookahead;
mod notation;
mod perft;
mod rules;
mod setups;
mod support;
mod tables;
