//! Fox Hunt: the contract, what is hidden, odds against all placements tried one by one, hunters, the notation.

mod agents;
mod conformance;
mod hidden;
mod hostile;
mod least_shots;
mod notation;
mod odds;
mod other_rules;
mod rules;
mod setups;
mod support;
