//! What to breed strategies for, and how.

use lab::{Opening, TextFile};
use tabletop::Seed;

/// What to breed strategies for, and how.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BreedRequest {
    /// The setup or the scene all games are played by; they begin at its start.
    pub opening: Opening,
    /// The numbers of the run, in RON, naming only what differs from the game's usual ones, such as `(pool: 50)`.
    pub options: Option<String>,
    /// The seed everything derives from.
    pub seed: Seed,
    /// Games of every leader against every other one in the end, on seeds of their own; 0 for none.
    pub validation: u32,
    /// A library of strategies, those of similar setups being in the first population.
    pub known: Option<TextFile>,
}
