//! What a whole search goes by.

use super::weights::Weights;
use super::worth::Worth;
use crate::jungle::animal::{Animal, Side};
use crate::jungle::kernel::{Pieces, Ways};
use crate::jungle::position::Position;
use crate::jungle::ranks::Rules;
use crate::jungle::rules::Jungle;
use crate::jungle::state::State;
use crate::jungle::tables::Tables;
use tabletop::{Game, Seat};

/// What is worked out once for the rules of a game, and kept from one search to the next.
#[derive(Clone, Debug)]
pub struct Knowledge {
    rules: Rules,
    pub(super) ways: Ways,
    pub(super) worth: Worth,
}

impl Knowledge {
    /// For these rules and weights.
    pub fn new(rules: &Rules, weights: Weights) -> Self {
        let ways = Ways::new(rules);
        let worth = Worth::new(&ways, weights);
        Self { rules: rules.clone(), ways, worth }
    }

    /// Whether it is about these rules.
    pub fn is_of(&self, rules: &Rules) -> bool {
        self.rules == *rules
    }

    /// Builds the tables that a search from a position may meet, with so many animals at most.
    pub fn build_tables(&self, tables: &mut Tables, position: &Position, most: usize) {
        tables.build_near(&self.ways, &Pieces::from(position), most);
    }

    /// What an animal of a side is worth in a position.
    pub fn worth(&self, position: &Position, side: Side, animal: Animal) -> f64 {
        self.worth.of(animal, Pieces::from(position).living(side.other()))
    }
}

/// What a whole search goes by.
#[derive(Clone, Debug)]
pub struct Outlook<'a> {
    pub(super) knowledge: &'a Knowledge,
    /// What is known of endings.
    pub(super) tables: Option<&'a Tables>,
    /// Plies without a capture that end a game.
    pub(super) limit: u16,
    /// Whose values are high.
    pub(super) own: Side,
    /// Who plays it.
    pub(super) seat: Seat,
    /// What a draw is worth to it.
    pub(super) drawn: f64,
    /// Keys of the positions up to the root, in order.
    met: Vec<u64>,
    /// A bit for each of them, by its key: most positions have none, and need not be looked for.
    sieve: [u64; SIEVE],
    /// Plies without a capture at the root.
    quiet: u16,
}

/// Words of the sieve.
const SIEVE: usize = 64;

/// Where in the sieve a key has its bit.
#[inline]
const fn place(key: u64) -> (usize, u64) {
    (key as usize % SIEVE, 1 << (key >> 58))
}

impl<'a> Outlook<'a> {
    /// For the side to act in a state.
    pub fn new(game: &Jungle, knowledge: &'a Knowledge, state: &State) -> Self {
        let position = state.position();
        let own = state.mover;
        let lead = knowledge.worth.lead(&Pieces::from(&position));
        let mut met: Vec<u64> = state.earlier().map(|earlier| earlier.repetition_key()).collect();
        met.push(position.repetition_key());
        met.sort_unstable();
        let mut sieve = [0; SIEVE];
        for key in &met {
            let (word, bit) = place(*key);
            sieve[word] |= bit;
        }
        Self {
            knowledge,
            tables: None,
            limit: game.setup().quiet_limit,
            own,
            seat: state.seat(),
            drawn: -knowledge.worth.weights().contempt * for_side(own, lead),
            met,
            sieve,
            quiet: state.quiet,
        }
    }

    /// With what is known of endings.
    #[must_use]
    pub fn with_tables(self, tables: &'a Tables) -> Self {
        Self { tables: Some(tables), ..self }
    }

    /// Whether a position after the root has been on the board before, at the root or earlier. Who can come back once can come back twice.
    #[inline]
    pub(super) fn came_before(&self, pieces: &Pieces) -> bool {
        if pieces.quiet <= self.quiet {
            return false;
        }
        let key = pieces.repetition_key();
        let (word, bit) = place(key);
        self.sieve[word] & bit != 0 && self.met.binary_search(&key).is_ok()
    }
}

/// What white has more, as a side has it.
#[inline]
pub(super) fn for_side(own: Side, white: f64) -> f64 {
    if own == Side::White { white } else { -white }
}
