//! Strategies against each other once they are bred: who sits with whom, and what came of it.

use std::sync::Arc;

use dominion::Dominion;
use dominion::agents::Strategist;
use dominion::evolve::{Job, Score};
use tabletop::Seed;
use training::breed::{Hall, Meeting, Reached, Stage};

/// Strategies that meet, and the rules they meet by.
pub(super) struct Field<'a> {
    /// The rules of the matches.
    pub table: &'a Dominion,
    /// Everybody.
    pub members: Vec<Arc<Strategist>>,
    /// Games of each match.
    pub games: u32,
    /// What they follow from.
    pub seed: Seed,
}

impl Field<'_> {
    /// Plays everybody that is to meet: for each the meetings with all in their order, `None` where there is none. `company` names who sits with
    /// one when it meets another, or nobody where they do not meet. `None` where the hall was stopped.
    pub fn play(
        &self,
        hall: &Hall<'_>,
        reached: Reached,
        company: impl Fn(usize, usize) -> Option<Vec<usize>>,
    ) -> Option<Vec<Vec<Option<Meeting>>>> {
        let count = self.members.len();
        let pairs = (0..count).flat_map(|own| (0..count).map(move |rival| (own, rival)));
        let job = |(own, rival): (usize, usize)| {
            let others = company(own, rival)?;
            let seated = std::iter::once(own).chain(others).map(|at| self.members[at].clone());
            let seed = self.seed.derive("pair", (own * count + rival) as u64);
            Some((own, rival, Job::new(seated.collect(), self.games, seed)))
        };
        let jobs: Vec<(usize, usize, Job)> = pairs.filter_map(job).collect();
        let scores = hall.play((Stage::Validation, reached), &jobs, |(.., job)| {
            let score = job.play(self.table);
            (score, score.games.into())
        })?;
        let mut met = vec![vec![None; count]; count];
        for ((own, rival, _), Score { games, won, lost, share, .. }) in jobs.into_iter().zip(scores) {
            met[own][rival] = Some(Meeting { games: games.into(), won: won.into(), lost: lost.into(), share });
        }
        Some(met)
    }
}
