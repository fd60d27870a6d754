//! The best of many placements by successive halving (Karnin, Koren and Somekh 2013): all play the same games, the better half stays and plays twice as many.

use boards::generals::Arrangement;
use lab::LabError;
use tabletop::Seed;

use super::trial::{Score, Trial};

/// How the best are found.
pub(super) struct Halving<'a> {
    /// Who plays, and by which rules.
    pub trial: &'a Trial<'a>,
    /// Whom everybody meets.
    pub styles: &'a [String],
    /// How many are left in the end.
    pub keep: usize,
    /// Seeds of the first round.
    pub seeds: u64,
}

/// A placement with what it won.
#[derive(Clone, Debug)]
pub(super) struct Kept {
    /// The placement.
    pub arrangement: Arrangement,
    /// In the last round that it played.
    pub score: Score,
}

impl Halving<'_> {
    /// The best of some placements, the best first; `None` where it was stopped before that was known. `told` hears how many games were played, and how many there will be.
    ///
    /// # Errors
    /// There is no such agent, or one of them breaks the rules.
    pub fn best_of(
        &self,
        candidates: Vec<Arrangement>,
        seed: Seed,
        told: &dyn Fn(u64, u64),
    ) -> Result<Option<Vec<Kept>>, LabError> {
        let all = self.games(candidates.len());
        let (mut left, mut seeds, mut round, mut played) = (candidates, self.seeds, 0, 0);
        loop {
            // The seeds of a round are new to everybody, so that nobody stays by those that it was lucky with.
            let of_round = seed.derive("round", round);
            let mut kept = Vec::with_capacity(left.len());
            for arrangement in left {
                let score = self.of_one(&arrangement, of_round, seeds)?;
                let Some(score) = score else { return Ok(None) };
                played += score.games;
                told(played, all);
                kept.push(Kept { arrangement, score });
            }
            kept.sort_by(|one, other| other.score.share().total_cmp(&one.score.share()));
            if kept.len() <= self.keep {
                return Ok(Some(kept));
            }
            kept.truncate(halved(kept.len(), self.keep));
            left = kept.into_iter().map(|kept| kept.arrangement).collect();
            (seeds, round) = (2 * seeds, round + 1);
        }
    }

    /// What one wins against all styles; `None` where it was stopped.
    fn of_one(&self, arrangement: &Arrangement, seed: Seed, seeds: u64) -> Result<Option<Score>, LabError> {
        let mut sum = Score::default();
        for style in self.styles {
            let score = self.trial.play(std::slice::from_ref(arrangement), style, seed, 0..seeds)?;
            if score.games < GAMES * seeds {
                return Ok(None);
            }
            sum = Score { points: sum.points + score.points, games: sum.games + score.games };
        }
        Ok(Some(sum))
    }

    /// Games until so many placements are few enough.
    fn games(&self, mut left: usize) -> u64 {
        let (mut games, mut seeds) = (0, self.seeds);
        loop {
            games += left as u64 * self.styles.len() as u64 * GAMES * seeds;
            if left <= self.keep {
                return games;
            }
            (left, seeds) = (halved(left, self.keep), 2 * seeds);
        }
    }
}

/// How many are left of so many.
fn halved(count: usize, keep: usize) -> usize {
    count.div_ceil(2).max(keep)
}

/// Games of a seed against one style: one from each seat.
const GAMES: u64 = 2;
