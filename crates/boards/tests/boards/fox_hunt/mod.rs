//! Fox Hunt: the contract, what is hidden, odds against all placements tried one by one, hunters, the notation.

mod agents;
mod conformance;
mod hidden;
mod hostile;
mod notation;
mod odds;
mod rules;
mod setups;
mod support;
