//! Search in play: what a strategist would do is compared with what else there is, by games that are sampled and played out.
//!
//! `candidates` says which decisions are searched and what is compared in them, `worlds` deals what the seat cannot see as it may lie, `playouts`
//! plays candidates out in such worlds, where they race as the crate `search` has it ([`search::Race`]), `searcher` puts them together as an
//! agent, `reasons` puts what was compared into messages.
//!
//! It is policy improvement by rollouts (Tesauro and Galperin 1996, "On-line policy improvement using Monte-Carlo search"): after the
//! candidate everybody plays on by the menu and its fixed rules, in the [kernel](crate::Kernel), to the end of the game. Others are taken to follow the
//! same menu. Nothing is known here but the view of the seat to act.

mod candidates;
mod playouts;
mod reasons;
mod searcher;
mod worlds;

pub use searcher::Searcher;
