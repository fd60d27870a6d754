//! Jungle: counts of the field, the contract, rules that are often got wrong, the notation, opponents and their search.

mod agents;
mod conformance;
mod hostile;
mod lookahead;
mod notation;
mod perft;
mod rules;
mod support;
mod tables;
