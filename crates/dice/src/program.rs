//! An action, worked out beforehand for everything it may depend on.

use serde::{Deserialize, Serialize};

use crate::effect::ListId;
use crate::status::Status;

/// A fact small enough that an action is written down for each of its values, 0 to [`MOST_SMALL`].
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
pub enum Small {
    /// Times the card was used this turn before.
    Uses,
    /// Times it was used this fight before.
    UsesInFight,
    /// The user's count of a status other than shield.
    Own(Status),
    /// The foe's count of a status other than shield.
    Foe(Status),
}

/// Small facts are cut to this.
pub const MOST_SMALL: u8 = 9;

/// Values a small fact has.
const VALUES: usize = MOST_SMALL as usize + 1;

/// What an action does, for each tuple of dice and each value of the small facts it reads.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Program {
    /// The small facts it reads, the first counting slowest.
    reads: Vec<Small>,
    /// Lists by tuple of dice (36, 6 or 1 of them), then by small facts.
    cells: Vec<ListId>,
    arity: usize,
}

impl Program {
    /// Writes an action down: `list` is asked for every tuple of dice, 1 to 6 each and 0 for none, with every value of `reads`.
    /// Stops at the first error.
    ///
    /// # Errors
    /// Those of `list`.
    pub fn tabulate<E>(
        arity: usize,
        reads: &[Small],
        mut list: impl FnMut([u8; 2], &[u8]) -> Result<ListId, E>,
    ) -> Result<Self, E> {
        let arity = arity.min(2);
        let facts = VALUES.pow(reads.len() as u32);
        let mut cells = Vec::with_capacity(6usize.pow(arity as u32) * facts);
        let mut small = vec![0; reads.len()];
        for dice in tuples(arity) {
            for index in 0..facts {
                let mut rest = index;
                for value in small.iter_mut().rev() {
                    *value = (rest % VALUES) as u8;
                    rest /= VALUES;
                }
                cells.push(list(dice, &small)?);
            }
        }
        Ok(Self { reads: reads.to_vec(), cells, arity })
    }

    /// One that does nothing, whatever the dice.
    pub fn idle(arity: usize) -> Self {
        Self { reads: Vec::new(), cells: vec![ListId::NOTHING; 6usize.pow(arity.min(2) as u32)], arity: arity.min(2) }
    }

    /// What it does with these dice, `fact` telling the small facts.
    #[inline]
    pub fn list(&self, dice: [u8; 2], fact: impl Fn(Small) -> u8) -> ListId {
        let dice = match self.arity {
            0 => 0,
            1 => usize::from(dice[0].wrapping_sub(1)),
            _ => usize::from(dice[0].wrapping_sub(1)) * 6 + usize::from(dice[1].wrapping_sub(1)),
        };
        let index =
            self.reads.iter().fold(dice, |index, &read| index * VALUES + usize::from(fact(read).min(MOST_SMALL)));
        self.cells.get(index).copied().unwrap_or(ListId::NOTHING)
    }

    /// The small facts it reads.
    pub fn reads(&self) -> &[Small] {
        &self.reads
    }

    /// Dice it was written down for, 0 to 2.
    pub fn arity(&self) -> usize {
        self.arity
    }

    /// Every list it may run, by cell.
    pub fn lists(&self) -> &[ListId] {
        &self.cells
    }
}

/// Every tuple of dice, in the order of cells.
fn tuples(arity: usize) -> Vec<[u8; 2]> {
    match arity {
        0 => vec![[0, 0]],
        1 => (1..=6).map(|die| [die, 0]).collect(),
        _ => (1..=6).flat_map(|first| (1..=6).map(move |second| [first, second])).collect(),
    }
}
