//! What needs to look inside a state: races of one runner alone, hashes, and states that cannot be.

mod hashes;
mod solitaire;
mod validity;

use super::Hare;
use crate::setup::Setup;

/// A race without hare squares.
fn sober(board: &str, seats: u8) -> Hare {
    Hare::new(Setup { board: board.to_owned(), seats, luck: false, ..Setup::default() }).unwrap()
}
