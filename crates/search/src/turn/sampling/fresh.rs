//! Before a first move is chosen: the plans that seem best are completed, and played anew with dice that had no part in
//! finding them.
//!
//! The best of many estimates is mostly one that chance has flattered. What a plan earns is known without any estimate where
//! it is followed after every outcome it meets, so that is tried first. Where there are too many outcomes the plan is played
//! over and over with fresh dice, each time as far as something in it is guessed, and the mean of that counts.

use rand::RngExt;
use tabletop::Rng;

use super::Sampling;
use crate::MAX_PLY;
use crate::turn::{Planning, Reward};

/// Plans that are completed and played anew at least, if there are so many.
pub(super) const FINALISTS: usize = 4;

/// A first move, by its edge, with what its plan earns.
#[derive(Clone, Copy, Debug)]
pub(super) struct Finalist<R> {
    pub edge: usize,
    pub value: R,
    /// How far its score may be off, where it was played anew: about the standard error of an estimate.
    pub error: Option<f64>,
}

impl<P: Planning> Sampling<P> {
    /// Completes the plans of these first moves, best first, in about as many iterations as are given.
    pub(super) fn complete_plans(&mut self, first: &[usize], iterations: u64, rng: &mut Rng) {
        let until = self.iterations + iterations;
        for (at, edge) in first.iter().enumerate() {
            // What one does not need is for those after it.
            let share = until.saturating_sub(self.iterations) / (first.len() - at) as u64;
            self.follow_plan(self.to(*edge), self.iterations + share, MAX_PLY, rng);
        }
    }

    /// Follows a plan after every outcome it meets, until nothing in it is guessed or so many iterations were made in all.
    fn follow_plan(&mut self, at: usize, until: u64, plies: usize, rng: &mut Rng) {
        while self.iterations < until && plies > 0 && !self.nodes[at].whole && !self.nodes[at].on_way {
            if !self.nodes[at].known || self.nodes[at].visits == 0 {
                self.complete(at, 0, rng);
                self.charge();
                continue;
            }
            let before = self.planned(at);
            let edges = if self.nodes[at].chance { self.range(at) } else { before.map_or(0..0, |edge| edge..edge + 1) };
            self.nodes[at].on_way = true;
            for edge in edges {
                self.follow_plan(self.to(edge), until, plies - 1, rng);
            }
            self.nodes[at].on_way = false;
            self.refresh(at);
            // What was found below may have made another move the better one: then that is followed.
            if self.nodes[at].chance || self.planned(at) == before {
                break;
            }
        }
    }

    /// Ranks the first moves, best first: those whose plan is known or was played anew, then those that are guessed. The best
    /// are played anew, in so many plays in all, until the best of all is one of them, or one in whose plan nothing is guessed;
    /// then that one once more, so that its place told nothing about these plays.
    pub(super) fn rank(&mut self, plays: u64, rng: &mut Rng) -> Vec<Finalist<P::Reward>> {
        let mut ranked: Vec<_> =
            self.first_moves().map(|edge| Finalist { edge, value: self.worth(edge), error: None }).collect();
        // Half for those that seem best, the rest for those that come to the top where these disappoint.
        let each = (plays / (2 * FINALISTS as u64)).max(2);
        self.limit = self.iterations + plays;
        // Stable, so equally good ones stay in the game's order.
        ranked.sort_by(|a, b| b.value.order(&a.value));
        // As many again are kept for the one that is chosen.
        while self.iterations + 2 * each <= self.limit {
            let played = ranked.iter().filter(|one| one.error.is_some()).count();
            let contested = if played < FINALISTS { FINALISTS } else { 1 };
            let Some(due) = ranked.iter().take(contested).position(|one| self.is_guessed(one)) else { break };
            self.judge(&mut ranked[due], each, rng);
            ranked.sort_by(|a, b| b.value.order(&a.value));
        }
        self.look_again(&mut ranked);
        // A guess is no reason to choose: what looks best unseen is mostly flattered.
        ranked.sort_by_key(|one| self.is_guessed(one));
        if let Some(best) =
            ranked.first_mut().filter(|best| plays > 0 && (best.error.is_some() || self.is_guessed(best)))
        {
            // The best of several means has been lucky too: what is told of it is from plays that did not choose it.
            self.judge(best, self.limit.saturating_sub(self.iterations).max(each), rng);
            self.look_again(std::slice::from_mut(best));
        }
        ranked
    }

    /// Looks at first moves again after plays. What these met stands below the plans: they may be others now, and one may have
    /// been followed after the last outcome that nobody had followed. Then it is known.
    fn look_again(&mut self, played: &mut [Finalist<P::Reward>]) {
        if played.iter().all(|one| one.error.is_none()) {
            return;
        }
        self.refresh_all();
        for one in &mut *played {
            if self.nodes[self.to(one.edge)].whole {
                (one.value, one.error) = (self.worth(one.edge), None);
            }
        }
        played.sort_by(|a, b| b.value.order(&a.value));
    }

    /// Whether something in the plan of a first move is guessed, and it was not played anew either.
    fn is_guessed(&self, one: &Finalist<P::Reward>) -> bool {
        one.error.is_none() && !self.nodes[self.edges[one.edge].to as usize].whole
    }

    /// Plays the plan of a first move so many times over, and notes what that told.
    ///
    /// Plays that all went alike have no spread, and still may have missed what is rare. So half of what lies between them and
    /// what the search makes of the move counts as error too: with it 75 such estimates of large turns of Alea were about as near
    /// as their errors said (72 % within one, 91 % within two; without it 29 and 39 %).
    fn judge(&mut self, one: &mut Finalist<P::Reward>, times: u64, rng: &mut Rng) {
        let searched = self.worth(one.edge);
        let (mean, error) = self.play_anew(one.edge, times, rng);
        let error = error.hypot((searched.score() - mean.score()) / 2.0);
        // A risk that is known does not go away because it did not come true now.
        (one.value, one.error) = (mean.no_safer_than(one.value), Some(error));
    }

    /// Plays the plan that begins with an edge of the root `times` over, 2 or more: what it earned on average, and
    /// the standard error of its score.
    fn play_anew(&mut self, edge: usize, times: u64, rng: &mut Rng) -> (P::Reward, f64) {
        let first = self.edges[edge].earned;
        let (mut sum, mut mean, mut squares) = (P::Reward::ZERO, 0.0, 0.0);
        let until = self.iterations + times;
        let mut done = 0u32;
        while done < 2 || self.iterations < until {
            let found = self.play_once(self.to(edge), rng);
            self.charge();
            done += 1;
            sum = sum.plus(found);
            // Welford's running variance.
            let off = found.score() - mean;
            mean += off / f64::from(done);
            squares += off * (found.score() - mean);
        }
        let error = (squares / f64::from(done - 1) / f64::from(done)).max(0.0).sqrt();
        (first.plus(sum.times(1.0 / f64::from(done))).settle(), error)
    }

    /// Plays the plan from a state on, until it is known what the rest of it earns.
    fn play_once(&mut self, from: usize, rng: &mut Rng) -> P::Reward {
        let mut earned = P::Reward::ZERO;
        let mut at = from;
        for _ in 0..MAX_PLY {
            if !self.nodes[at].known || self.nodes[at].visits == 0 {
                self.complete(at, 0, rng);
            }
            let node = &self.nodes[at];
            if node.whole || !node.known {
                return earned.plus(node.value);
            }
            let edge = if node.chance { self.thrown(at, rng) } else { self.planned(at) };
            let Some(edge) = edge else { return earned.plus(node.value) };
            earned = earned.plus(self.edges[edge].earned);
            at = self.to(edge);
        }
        earned
    }

    /// What chance does in a state, drawn by its probabilities.
    fn thrown(&self, at: usize, rng: &mut Rng) -> Option<usize> {
        let mut left = rng.random::<f64>();
        let mut drawn = None;
        for edge in self.range(at) {
            drawn = Some(edge);
            left -= self.edges[edge].probability;
            if left < 0.0 {
                break;
            }
        }
        drawn
    }
}
