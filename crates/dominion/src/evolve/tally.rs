//! What came of several matches of one candidate.

use serde::{Deserialize, Serialize};

use super::arena::Score;
use crate::cards::{Card, KINDS};

/// Share of games above which a card counts as bought.
const BOUGHT: f64 = 0.25;

/// What one candidate has come to against all rivals together.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
pub(super) struct Tally {
    games: u64,
    /// Games won, a shared first place divided.
    points: f64,
    /// Games after which it owned more of a kind than at the beginning, by card.
    bought: [u64; KINDS],
}

impl Tally {
    pub fn from_scores(scores: &[Score]) -> Self {
        let mut tally = Self::default();
        tally.add(scores);
        tally
    }

    pub fn add(&mut self, scores: &[Score]) {
        for score in scores {
            self.games += u64::from(score.games);
            self.points += score.share * f64::from(score.games);
            self.bought.iter_mut().zip(score.bought).for_each(|(all, more)| *all += u64::from(more));
        }
    }

    /// The share of games won.
    pub fn share(&self) -> f64 {
        self.points / self.games.max(1) as f64
    }

    /// Cards bought in more than a quarter of the games, as bits. Coppers and Curses nobody buys to have them.
    pub fn bought(&self) -> u32 {
        let counted = (0..KINDS).filter(|&at| at != Card::COPPER.index() && at != Card::CURSE.index());
        counted.filter(|&at| self.bought[at] as f64 > BOUGHT * self.games as f64).map(|at| 1 << at).sum()
    }

    /// Whether it can have come about in at most so many games.
    pub fn fits(&self, most: u64) -> bool {
        (1..=most).contains(&self.games)
            && (0.0..=self.games as f64).contains(&self.points)
            && self.bought.iter().all(|&bought| bought <= self.games)
    }
}
