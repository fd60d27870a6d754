//! One folder per game: it draws its board, turns clicks and keys into actions, and shows what happens. Here is the list.
//!
//! A game knows its rules and the shared [`table`](crate::table); no game knows another.

pub mod alea;
pub mod board_games;
pub mod conquest;
pub mod dominion;
pub mod hare;

use crate::table::Games;

/// Every game, in the order in which they are offered.
pub const GAMES: Games = Games(&[
    &conquest::ConquestClient,
    &alea::AleaClient,
    &hare::HareClient,
    &dominion::RealmClient,
    &board_games::BANQI,
    &board_games::JUNGLE,
    &board_games::FLIP_JUNGLE,
    &board_games::FOX_HUNT,
    &board_games::FOG,
    &board_games::GENERALS,
]);
