//! Realm through its public face, one module a subject: cards, rules and records, menus and evolution, opponents, odds.
//!
//! All are one program: a test of one subject is run by its name (`cargo test -p dominion --test dominion menus`).

mod agents;
mod answers;
mod base_cards;
mod base_cards_more;
mod conformance;
mod evolve;
mod evolve_files;
mod games;
mod golden;
mod guard;
mod guard_games;
mod hostile_states;
mod intrigue_cards;
mod kernel;
mod menus;
mod odds;
mod prosperity_cards;
mod refusals;
mod rules;
mod search;
mod search_record;
mod seaside_cards;
mod setup;
mod strategy_library;
mod support;
