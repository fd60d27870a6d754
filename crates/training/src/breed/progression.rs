//! Whether a run still learned at its end: leaders of later generations against those of earlier ones.

use serde::Serialize;

use super::Meeting;

/// Generations between two whose leaders meet.
const STEP: u32 = 4;

/// What a leader does against the leaders before it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Character {
    /// It at least ties with every one of them: one way of playing is the best, and the run comes ever nearer to it.
    Simple,
    /// It loses to one of them beyond chance: strategies beat each other in a circle, or what was good was lost on the way.
    Complex,
}

/// Leaders of some generations against those of earlier ones of them.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Progression {
    /// Seats of every game; the earlier leader has all but one.
    pub seats: usize,
    /// The generations, rising.
    pub generations: Vec<u32>,
    /// For each of them its leader's meetings with the leaders of all, `None` with itself and with later ones.
    pub meetings: Vec<Vec<Option<Meeting>>>,
}

impl Progression {
    /// What the leader of a generation is among those before it; `None` where there are none.
    pub fn character(&self, at: usize) -> Option<Character> {
        let mut earlier = self.meetings.get(at)?.iter().flatten().peekable();
        earlier.peek()?;
        let loses = |meeting: &Meeting| meeting.lead(self.seats).high < 0.0;
        Some(if earlier.any(loses) { Character::Complex } else { Character::Simple })
    }

    /// What the last leader is, which is said of the setup as a whole.
    pub fn overall(&self) -> Option<Character> {
        self.character(self.generations.len().checked_sub(1)?)
    }
}

/// The generations whose leaders meet: the first, every fourth, and the last.
pub(super) fn milestones(generations: u32) -> Vec<u32> {
    let is_one = |number: &u32| *number == 1 || *number == generations || number.is_multiple_of(STEP);
    (1..=generations).filter(is_one).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn meeting(share: f64) -> Option<Meeting> {
        let won = (1_000.0 * share) as u64;
        Some(Meeting { games: 1_000, won, lost: 1_000 - won, share })
    }

    fn character(seats: usize, shares: &[f64]) -> Option<Character> {
        let row = shares.iter().map(|share| meeting(*share)).chain([None]).collect();
        let meetings = (0..shares.len()).map(|_| vec![None; shares.len() + 1]).chain([row]).collect();
        Progression { seats, generations: milestones(4 * shares.len() as u32), meetings }.character(shares.len())
    }

    #[test]
    fn whoever_loses_to_nobody_beyond_chance_is_simple() {
        assert_eq!(character(2, &[0.9, 0.5, 0.48]), Some(Character::Simple));
        // Of 1 000 games 46.8 % reach to 49.9 %.
        assert_eq!(character(2, &[0.9, 0.468, 0.6]), Some(Character::Complex));
        // At three seats a third is even.
        assert_eq!(character(3, &[0.34, 0.468]), Some(Character::Simple));
        assert_eq!(character(3, &[0.29]), Some(Character::Complex));
        assert_eq!(character(2, &[]), None);
        assert_eq!(Progression { seats: 2, generations: Vec::new(), meetings: Vec::new() }.overall(), None);
    }

    #[test]
    fn the_first_every_fourth_and_the_last_generation_meet() {
        assert_eq!(milestones(32), [1, 4, 8, 12, 16, 20, 24, 28, 32]);
        assert_eq!((milestones(6), milestones(1), milestones(0)), (vec![1, 4, 6], vec![1], vec![]));
    }
}
