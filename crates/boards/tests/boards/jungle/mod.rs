//! Jungle: counts of the field, the contract, rules that are often got wrong, the notation.

mod conformance;
mod hostile;
mod notation;
mod perft;
mod rules;
mod support;
