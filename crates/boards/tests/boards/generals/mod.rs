//! Games of hidden ranks: the contract, fights, flags, the notation, beliefs, opponents.

mod agents;
mod belief;
mod conformance;
mod fights;
mod hostile;
mod notation;
mod review;
mod rules;
mod strength;
mod support;
