//! The race of a generation: everybody plays a few games against every rival, the better half some more, and so on. So most games are
//! played where they decide who leads (sequential halving: Karnin, Koren, Somekh 2013).

use serde::{Deserialize, Serialize};

use super::{bought_in, select};
use crate::cards::KINDS;
use crate::evolve::arena::Score;
use crate::evolve::chamber::{Leading, Member};
use crate::evolve::options::EvolutionOptions;

/// What one candidate has come to against all rivals together.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
struct Tally {
    games: u64,
    /// Games won, a shared first place divided.
    points: f64,
    /// Games after which it owned more of a kind than at the beginning, by card.
    bought: [u64; KINDS],
}

impl Tally {
    fn add(&mut self, scores: &[Score]) {
        for score in scores {
            self.games += u64::from(score.games);
            self.points += score.share * f64::from(score.games);
            self.bought.iter_mut().zip(score.bought).for_each(|(all, more)| *all += u64::from(more));
        }
    }

    fn share(&self) -> f64 {
        self.points / self.games.max(1) as f64
    }
}

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
    pub fn advance(&mut self, pool: &[Member], scores: &[Score], options: &EvolutionOptions) -> Option<Vec<Leading>> {
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
        let ranked: Vec<(f64, u32, &Member)> = self
            .running
            .iter()
            .map(|(at, tally)| (tally.share(), bought_in(tally.games, tally.bought), &pool[usize::from(*at)]))
            .collect();
        let leaders = select(&ranked, options.leaders.into());
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
        let sound = |(at, tally): &(u16, Tally)| {
            let games = tally.games as f64;
            usize::from(*at) < pool
                && tally.games > 0
                && (0.0..=games).contains(&tally.points)
                && tally.bought.iter().all(|&bought| bought <= tally.games)
        };
        self.running.is_empty() == (self.rounds == 0)
            && self.rounds < options.rounds()
            && self.running.iter().all(sound)
            && self.running.is_sorted_by(|(one, _), (next, _)| one < next)
    }
}
