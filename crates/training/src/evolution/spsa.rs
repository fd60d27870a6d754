//! Simultaneous perturbation stochastic approximation (Spall, IEEE Transactions on Automatic Control 37, 1992).
//!
//! One genome is improved. Each iteration moves all its genes a little up or down at random, plays that genome against the one
//! moved the opposite way, and steps towards the winner in proportion to its lead. Steps and probes shrink by Spall's usual
//! exponents (α = .602, γ = .101, the stability constant a tenth of the iterations). The champion is the mean of the second
//! half of the iterates (Polyak and Ruppert), which is less noisy than the last.

use rand::RngExt;
use serde::{Deserialize, Serialize};
use tabletop::Seed;

use super::limits::share;
use super::pairing::Account;
use super::{Gene, Genome, Ranking, Round, Score};

/// The numbers of the method. With the defaults it plays as many games at two seats as the genetic algorithm with its.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct SpsaOptions {
    /// Steps.
    pub iterations: u32,
    /// Seeds played in each step, each with every rotation of the seats.
    pub tables: u32,
    /// Parts into which the run is divided for reports.
    pub generations: u32,
    /// The first step for a lead by a whole probe, as a share of a gene's range.
    pub step: f64,
    /// The first probe to each side, as a share of a gene's range.
    pub probe: f64,
}

impl Default for SpsaOptions {
    fn default() -> Self {
        Self { iterations: 120, tables: 30, generations: 4, step: 0.1, probe: 0.15 }
    }
}

const ALPHA: f64 = 0.602;
const GAMMA: f64 = 0.101;

impl SpsaOptions {
    /// Whether the numbers make sense.
    ///
    /// # Errors
    /// The first that does not, in words.
    pub fn check(&self) -> Result<(), String> {
        let whole = [("iterations", self.iterations, 1_000_000), ("tables", self.tables, 10_000)];
        for (name, number, most) in whole.into_iter().chain([("generations", self.generations, self.iterations)]) {
            if !(1..=most).contains(&number) {
                return Err(format!("{name}: {number} is not between 1 and {most}"));
            }
        }
        share("step", self.step, 10.0)?;
        share("probe", self.probe, 0.5)
    }

    /// Iterations done after so many generations.
    fn mark(&self, generation: u32) -> u32 {
        (u64::from(self.iterations) * u64::from(generation) / u64::from(self.generations.max(1))) as u32
    }

    pub(super) fn all_tables(&self, seats: usize) -> u64 {
        u64::from(self.iterations) * u64::from(self.tables) * patterns(seats).len() as u64
    }
}

/// Who sits where: the two probes in turns, and with an odd number of seats once more the other way round.
fn patterns(seats: usize) -> Vec<Vec<usize>> {
    let turns = |first: usize| (0..seats).map(|seat| (seat + first) % 2).collect();
    if seats.is_multiple_of(2) { vec![turns(0)] } else { vec![turns(0), turns(1)] }
}

/// The method under way.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Spsa {
    options: SpsaOptions,
    genes: Vec<Gene>,
    seats: usize,
    seed: Seed,
    /// Steps made.
    iteration: u32,
    /// Where it stands, each gene as a share of its range.
    place: Vec<f64>,
    /// The places of the second half, added up.
    sum: Vec<f64>,
    /// Share of wins of the better probe, for each step of this generation.
    leads: Vec<f64>,
}

impl Spsa {
    /// Begins in the middle of every range.
    ///
    /// # Errors
    /// As [`SpsaOptions::check`].
    pub fn new(options: SpsaOptions, genes: &[Gene], seats: usize, seed: Seed) -> Result<Self, String> {
        options.check()?;
        let (place, sum) = (vec![0.5; genes.len()], vec![0.0; genes.len()]);
        Ok(Self { options, genes: genes.to_vec(), seats, seed, iteration: 0, place, sum, leads: Vec::new() })
    }

    /// The games wanted next; `None` at the end.
    pub fn round(&self) -> Option<Round> {
        if self.iteration >= self.options.iterations {
            return None;
        }
        let (probe, signs) = (self.probe(), self.signs());
        let moved = |way: f64| -> Vec<f64> {
            self.place.iter().zip(&signs).map(|(at, sign)| (at + way * probe * sign).clamp(0.0, 1.0)).collect()
        };
        let tables = (0..self.options.tables).flat_map(|_| patterns(self.seats)).collect();
        Some(Round::apart(vec![self.genome(&moved(1.0)), self.genome(&moved(-1.0))], tables))
    }

    /// Takes the scores of the round's tables, in their order. Tells at the end of each generation how its steps went.
    pub fn take(&mut self, scores: &[Score]) -> Option<Ranking> {
        let round = self.round()?;
        let account = Account::of(2, round.tables.iter().zip(scores));
        // Each side sits at half of the places, so the share of all games it wins is half of its seats times its share at each.
        let half = self.seats as f64 / 2.0;
        let shares = [0, 1].map(|side| (half * account.share(side).unwrap_or(0.0)).min(1.0));
        let steepness = (shares[0] - shares[1]) / (2.0 * self.probe());
        let (step, signs) = (self.step(), self.signs());
        for (at, sign) in self.place.iter_mut().zip(signs) {
            *at = (*at + step * steepness * sign).clamp(0.0, 1.0);
        }
        self.leads.push(shares[0].max(shares[1]));
        self.iteration += 1;
        if self.iteration > self.options.iterations / 2 {
            self.sum.iter_mut().zip(&self.place).for_each(|(sum, at)| *sum += at);
        }
        let ends = (1..=self.options.generations).any(|generation| self.options.mark(generation) == self.iteration);
        ends.then(|| {
            let mut fitness = std::mem::take(&mut self.leads);
            fitness.sort_by(|a, b| b.total_cmp(a));
            let here = self.genome(&self.place);
            Ranking { best: here.clone(), median: here, fitness, born: self.finished() }
        })
    }

    /// The mean of the second half, once all steps are made.
    pub fn champion(&self) -> Option<Genome> {
        let halved = f64::from(self.options.iterations - self.options.iterations / 2);
        let mean: Vec<f64> = self.sum.iter().map(|sum| sum / halved).collect();
        (self.iteration >= self.options.iterations).then(|| self.genome(&mean))
    }

    /// Generations told of.
    pub(super) fn finished(&self) -> u32 {
        (1..=self.options.generations).filter(|&generation| self.options.mark(generation) <= self.iteration).count()
            as u32
    }

    /// Whether what was read from a file can go on.
    pub(super) fn is_sound(&self) -> bool {
        let many = f64::from(self.options.iterations);
        self.options.check().is_ok()
            && self.iteration <= self.options.iterations
            && self.place.len() == self.genes.len()
            && self.sum.len() == self.genes.len()
            && self.place.iter().all(|at| (0.0..=1.0).contains(at))
            && self.sum.iter().all(|sum| (0.0..=many).contains(sum))
            && self.leads.iter().all(|lead| (0.0..=1.0).contains(lead))
    }

    pub(super) fn genes(&self) -> &[Gene] {
        &self.genes
    }

    pub(super) fn options(&self) -> &SpsaOptions {
        &self.options
    }

    pub(super) fn seats(&self) -> usize {
        self.seats
    }

    fn genome(&self, place: &[f64]) -> Genome {
        self.genes.iter().zip(place).map(|(gene, &at)| gene.at(at)).collect()
    }

    fn probe(&self) -> f64 {
        self.options.probe / libm::pow(f64::from(self.iteration) + 1.0, GAMMA)
    }

    fn step(&self) -> f64 {
        let stability = 1.0 + f64::from(self.options.iterations) / 10.0;
        // The first step is as large as asked for; libm's power is the same on every machine.
        self.options.step * libm::pow(stability / (stability + f64::from(self.iteration)), ALPHA)
    }

    /// Which way each gene is moved in this step.
    fn signs(&self) -> Vec<f64> {
        let mut rng = self.seed.stream("perturbation", self.iteration.into());
        self.genes.iter().map(|_| if rng.random_bool(0.5) { 1.0 } else { -1.0 }).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn both_probes_sit_in_every_seat_equally_often() {
        assert_eq!(patterns(2), [[0, 1]]);
        assert_eq!(patterns(4), [[0, 1, 0, 1]]);
        assert_eq!(patterns(3), [[0, 1, 0], [1, 0, 1]]);
    }

    #[test]
    fn it_steps_towards_the_winner() {
        let genes = [Gene::new("a", 0.0, 10.0), Gene::new("b", -1.0, 1.0)];
        let options = SpsaOptions { iterations: 3, tables: 2, generations: 3, step: 0.3, probe: 0.15 };
        let mut spsa = Spsa::new(options, &genes, 2, Seed(4)).unwrap();
        let signs = spsa.signs();
        let round = spsa.round().unwrap();
        assert_eq!(round.genomes[0], [5.0 + 1.5 * signs[0], 0.3 * signs[1]]);
        assert_eq!(round.genomes[1], [5.0 - 1.5 * signs[0], -0.3 * signs[1]]);
        // A clean sweep is a lead of 1: the step is .3 · 1 / (2 · .15), one whole range, kept inside it.
        let sweep = vec![Score { wins: vec![2, 0], games: 2 }; 2];
        let ranking = spsa.take(&sweep).unwrap();
        assert_eq!(ranking.best, [if signs[0] > 0.0 { 10.0 } else { 0.0 }, signs[1]]);
        assert_eq!(ranking.fitness, [1.0]);
        assert!(spsa.is_sound());
    }

    #[test]
    fn generations_divide_all_iterations() {
        let options = SpsaOptions { iterations: 10, generations: 4, tables: 1, ..Default::default() };
        let mut spsa = Spsa::new(options.clone(), &[Gene::new("a", 0.0, 1.0)], 2, Seed(1)).unwrap();
        let mut told = Vec::new();
        while let Some(round) = spsa.round() {
            let scores = vec![Score { wins: vec![1, 1], games: 2 }; round.tables.len()];
            told.extend(spsa.take(&scores).map(|ranking| ranking.fitness.len()));
        }
        assert_eq!(told.iter().sum::<usize>(), 10);
        assert_eq!(told.len(), 4);
        // Nobody ever led, so it never moved.
        assert_eq!(spsa.champion(), Some(vec![0.5]));
        assert!(SpsaOptions { probe: 0.7, ..options.clone() }.check().unwrap_err().contains("probe: 0.7"));
        assert!(SpsaOptions { generations: 11, ..options }.check().unwrap_err().contains("generations: 11"));
    }
}
