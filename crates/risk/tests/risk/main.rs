//! Conquest through its public face, one module a subject: rules and records, hostile input, odds, maps, opponents.
//!
//! All are one program: a test of one subject is run by its name (`cargo test -p risk --test risk odds`).

mod agent_games;
mod agents_catalogue;
mod agents_conformance;
mod agents_finish;
mod agents_maps;
mod agents_marshal;
mod agents_mistakes;
mod agents_open;
mod agents_reasons;
mod agents_strategos;
mod agents_tactics;
mod conformance;
mod cornered;
mod domination;
mod every_map;
mod fog_leaks;
mod golden;
mod hostile_states;
mod layouts;
mod map_malformed;
mod map_world;
mod maps;
mod odds_brute_force;
mod odds_fixtures;
mod odds_properties;
mod odds_simulation;
mod position;
mod review;
mod support;
mod taking_back;
