//! What shots leave open.

use crate::board::Square;
use crate::fox_hunt::ground::{Area, rays};
use crate::fox_hunt::setup::MOST_FOXES;
use crate::fox_hunt::shot::{Answer, Shot};
use crate::fox_hunt::state::{found, tried};

/// What is known of the foxes that are yet to be found.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Clues {
    /// Squares on which one may be, as far as misses that see none say.
    pub(super) open: Area,
    /// How many there are.
    pub(super) left: u8,
    /// Of each miss that sees some of them: its open squares, and how many lie there.
    pub(super) told: Vec<(Area, u8)>,
}

impl Clues {
    /// What these shots tell of so many foxes, at most [`MOST_FOXES`], on a board of these squares. `None` where no placement fits, as far as that is seen at once.
    pub fn of(ground: Area, foxes: u8, shots: &[Shot]) -> Option<Self> {
        let found = found(shots);
        let left = foxes.checked_sub(found.len() as u8).filter(|left| *left <= MOST_FOXES)?;
        let mut told = Vec::new();
        for shot in shots {
            if let Answer::Missed(count) = shot.answer {
                let seen = rays(shot.square);
                told.push((seen, count.checked_sub((seen & found).len() as u8)?));
            }
        }
        Self { open: ground & !tried(shots), left, told }.settled()
    }

    /// The same where one of the foxes is known to be on a square. `None` where that cannot be, as far as it is seen at once.
    pub fn with_fox(&self, square: Square) -> Option<Self> {
        let mut clues = self.clone();
        if !clues.open.contains(square) {
            return None;
        }
        clues.open.remove(square);
        clues.left = clues.left.checked_sub(1)?;
        for (seen, count) in &mut clues.told {
            if seen.contains(square) {
                *count = count.checked_sub(1)?;
            }
        }
        clues.settled()
    }

    /// The squares on which a fox may be, as far as misses that see none say. Of those beyond it none can hold one.
    pub fn open(&self) -> Area {
        self.open
    }

    /// How many foxes are yet to be found.
    pub fn left(&self) -> u8 {
        self.left
    }

    /// Of each miss that sees foxes that are yet to be found: its open squares, and how many lie there. Misses that say the same stand there once.
    pub fn told(&self) -> &[(Area, u8)] {
        &self.told
    }

    /// Without the squares that misses rule out which see no fox any more, and without those misses.
    fn settled(mut self) -> Option<Self> {
        for (seen, _) in self.told.iter().filter(|(_, count)| *count == 0) {
            self.open = self.open & !*seen;
        }
        self.told.retain(|(_, count)| *count > 0);
        for (seen, _) in &mut self.told {
            *seen = *seen & self.open;
        }
        self.told.sort_unstable_by_key(|(seen, count)| (seen.0, *count));
        self.told.dedup();
        let fits = |area: Area, count: u8| u32::from(count) <= area.len() && count <= self.left;
        let sound = fits(self.open, self.left) && self.told.iter().all(|(seen, count)| fits(*seen, *count));
        sound.then_some(self)
    }
}
