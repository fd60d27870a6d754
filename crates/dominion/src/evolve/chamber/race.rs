//! The race of a generation: everybody plays a few games against every rival, the better half some more, and so on. So most games are
//! played where they decide who leads (sequential halving: Karnin, Koren, Somekh 2013).

use serde::{Deserialize, Serialize};

use super::member::{Leading, Member, select};
use crate::cards::Card;
use crate::evolve::arena::Score;
use crate::evolve::options::EvolutionOptions;
use crate::evolve::tally::Tally;

/// How far the race has come.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
pub(super) struct Race {
    rounds: u32,
    /// Candidates that are still in it and what they have come to, by their place in the pool; empty before the first round, when all are.
    running: Vec<(u16, Tally)>,
}

impl Race {
    /// Places in the pool of those that play the next round.
    pub fn places(&self, pool: usize) -> Vec<usize> {
        if self.rounds == 0 {
            (0..pool).collect()
        } else {
            self.running.iter().map(|(at, _)| usize::from(*at)).collect()
        }
    }

    /// Rounds played.
    pub fn rounds(&self) -> u32 {
        self.rounds
    }

    /// Games of every match of the next round.
    pub fn games(&self, options: &EvolutionOptions) -> u32 {
        options.played(self.rounds + 1) - options.played(self.rounds)
    }

    /// Goes on with the scores of a round, as many of each who is running. Who leads next once it is over; before that the worse half drops
    /// out, but never one of the best that buy different cards.
    pub fn advance(
        &mut self,
        pool: &[Member],
        scores: &[Score],
        niche: Option<Card>,
        options: &EvolutionOptions,
    ) -> Option<Vec<Leading>> {
        if self.rounds == 0 {
            self.running = (0..pool.len()).map(|at| (at as u16, Tally::default())).collect();
        }
        self.rounds += 1;
        let rivals = (scores.len() / self.running.len().max(1)).max(1);
        for ((_, tally), scores) in self.running.iter_mut().zip(scores.chunks(rivals)) {
            tally.add(scores);
        }
        // Stable, so that equal shares stay in the order of the pool: leaders before their children.
        self.running.sort_by(|(_, one), (_, other)| other.share().total_cmp(&one.share()));
        let ranked: Vec<(f64, u32, &Member)> =
            self.running.iter().map(|(at, tally)| (tally.share(), tally.bought(), &pool[usize::from(*at)])).collect();
        let leaders = select(&ranked, niche, options);
        if self.rounds >= options.rounds() {
            return Some(leaders);
        }
        let (staying, mut place) = (options.staying(self.running.len()), 0);
        self.running.retain(|(at, _)| {
            place += 1;
            place <= staying || leaders.iter().any(|leader| leader.genome == pool[usize::from(*at)].genome)
        });
        // In the order of the pool, so that the next round's matches are.
        self.running.sort_by_key(|(at, _)| *at);
        None
    }

    /// Whether it can have come about in such a pool.
    pub fn fits(&self, pool: usize, options: &EvolutionOptions) -> bool {
        let most = u64::from(options.played(self.rounds)) * options.most_rivals();
        let sound = |(at, tally): &(u16, Tally)| usize::from(*at) < pool && tally.fits(most);
        self.running.is_empty() == (self.rounds == 0)
            && self.rounds < options.rounds()
            && self.running.iter().all(sound)
            && self.running.is_sorted_by(|(one, _), (next, _)| one < next)
    }
}
