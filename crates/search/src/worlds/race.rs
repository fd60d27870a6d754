//! Candidates race: all are played out in the same worlds, and those that fall behind drop out.
//!
//! It is a race as of Maron and Moore 1994, "Hoeffding races", by normal intervals of paired differences.

use rand::{RngExt, SeedableRng};
use tabletop::{Monitor, Rng};

use super::Worlds;
use super::runner::Runner;

/// When a race looks at its candidates, and what it makes of what it sees.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Race {
    /// Most playouts of all candidates together. A world that not every running candidate could be played out in is not begun.
    pub playouts: u64,
    /// Worlds after which the candidates are looked at, and again after every as many. At least 1.
    pub batch: usize,
    /// Standard errors of the paired difference behind the leader beyond which a candidate drops out.
    pub dropped: f64,
    /// Standard errors by which the first candidate must be behind the leader to give way to it.
    pub clear: f64,
}

/// What came of a race.
#[derive(Clone, PartialEq, Debug)]
pub struct Raced<C, const TERMS: usize> {
    /// The candidates in the order in which they were given.
    pub runners: Vec<Runner<C, TERMS>>,
    /// Which of them to do: the leader, or the first one where that is not clearly behind.
    pub best: usize,
    /// Playouts of all of them.
    pub playouts: u64,
    /// Whether a stop cut it short.
    pub cut: bool,
}

impl Race {
    /// Compares `candidates` until one is left, the playouts are used up, or `monitor` stops it. The first candidate is the usual one, which is done
    /// unless another is clearly better. Fewer than two are not compared.
    ///
    /// Worlds and their chance are drawn by `rng` and depend on nothing but it: not on how many candidates there are, nor on how long
    /// playouts last. The same `rng` gives the same race.
    pub fn run<W, const TERMS: usize>(
        &self,
        worlds: &mut W,
        candidates: Vec<W::Candidate>,
        rng: &mut Rng,
        monitor: &Monitor,
    ) -> Raced<W::Candidate, TERMS>
    where
        W: Worlds<TERMS>,
    {
        let weights = worlds.weights();
        let runners = candidates.into_iter().map(|candidate| Runner::new(candidate, weights)).collect();
        let mut raced = Raced { runners, best: 0, playouts: 0, cut: false };
        if raced.runners.len() < 2 {
            return raced;
        }
        while self.run_batch(&mut raced, worlds, rng, monitor) {
            monitor.report(raced.playouts, 0);
            if !raced.drop_behind(self.dropped) {
                break;
            }
        }
        raced.best = raced.decide(self.clear);
        raced
    }

    /// Plays the running candidates out in a batch of worlds; says whether in all of it.
    fn run_batch<W, const TERMS: usize>(
        &self,
        raced: &mut Raced<W::Candidate, TERMS>,
        worlds: &mut W,
        rng: &mut Rng,
        monitor: &Monitor,
    ) -> bool
    where
        W: Worlds<TERMS>,
    {
        for _ in 0..self.batch.max(1) {
            raced.cut = monitor.stopped();
            let running = raced.running().count() as u64;
            if raced.cut || raced.playouts + running > self.playouts {
                return false;
            }
            let world = worlds.draw(rng);
            let chance = split(rng);
            for runner in raced.runners.iter_mut().filter(|runner| runner.running) {
                let Some(terms) = worlds.play_out(&world, &runner.candidate, &mut chance.clone()) else { return false };
                runner.take(terms);
            }
            raced.playouts += running;
        }
        true
    }
}

impl<C, const TERMS: usize> Raced<C, TERMS> {
    fn running(&self) -> impl Iterator<Item = (usize, &Runner<C, TERMS>)> {
        self.runners.iter().enumerate().filter(|(_, runner)| runner.running)
    }

    /// The running candidate that is worth most; of equals the first.
    fn leader(&self) -> usize {
        let best = self
            .running()
            .max_by(|(at, one), (other_at, other)| one.worth().total_cmp(&other.worth()).then(other_at.cmp(at)));
        best.map_or(0, |(at, _)| at)
    }

    /// Drops those that are more than `dropped` standard errors behind the leader, and those that do just the same as the leader before them; says
    /// whether several are left.
    fn drop_behind(&mut self, dropped: f64) -> bool {
        let leader = self.leader();
        for at in 0..self.runners.len() {
            if at == leader || !self.runners[at].running {
                continue;
            }
            let lead = self.runners[leader].lead(&self.runners[at]);
            let same = lead.mean == 0.0 && lead.error == 0.0 && at > leader;
            self.runners[at].running = !same && lead.mean <= dropped * lead.error;
        }
        self.running().count() > 1
    }

    /// The leader, or the first candidate where that is not more than `clear` standard errors behind.
    fn decide(&self, clear: f64) -> usize {
        let leader = self.leader();
        let lead = self.runners[leader].lead(&self.runners[0]);
        if self.runners[0].running && lead.mean <= clear * lead.error { 0 } else { leader }
    }
}

/// A generator of its own for what comes in a world, so that worlds do not depend on how much chance a playout uses.
fn split(rng: &mut Rng) -> Rng {
    let mut seed = [0; 32];
    rng.fill(&mut seed);
    Rng::from_seed(seed)
}
