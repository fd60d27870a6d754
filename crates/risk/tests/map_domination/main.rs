//! Maps in the format of the game Domination.

mod faults;
mod image;
mod mutations;
mod reading;

const MAP: &[u8] = include_bytes!("../data/map/isles.map");
const CARDS: &[u8] = include_bytes!("../data/map/isles.cards");
