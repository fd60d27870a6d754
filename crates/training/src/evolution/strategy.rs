//! An evolution strategy: (μ/μ_w, λ) with weighted recombination (Hansen and Ostermeier, Evolutionary Computation 9, 2001) and a
//! mutation that shrinks.
//!
//! The first population is the middle of all ranges and mutants of it; its best play again, over many games, which tells the best of the
//! first population, against which all learning is measured. From then on a generation is a centre and mutants of it, every gene moved by a
//! normal deviate. All of them play each other anew, the centre too, and the next centre is the weighted mean of the better half: a lucky
//! genome is one voice among several, and no score outlives its generation. The champion is the mean of the centres of the last half
//! (Polyak and Ruppert), which is less noisy than the last.
//!
//! Candidates play each other, or, where there are styles, each of those on the same seeds: so nothing is learned that wins against the own kind alone.

use rand::RngExt;
use serde::{Deserialize, Serialize};
use tabletop::{Rng, Seed};

use super::limits::{MOST, share, within};
use super::pairing::{self, Account};
use super::{Gene, Genome, Ranking, Round, Score, gene};

/// The numbers of the strategy.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct StrategyOptions {
    /// Genomes of the first population.
    pub genomes: usize,
    /// Best genomes of the first population that play again.
    pub finalists: usize,
    /// Rounds of their games.
    pub finals: u32,
    /// Genomes of every later generation, the centre and its mutants; and of each tournament of the first.
    pub entrants: usize,
    /// How often every pair of a generation meets; above two seats, rounds in each of which every genome sits at as many tables
    /// as there are seats.
    pub rounds: u32,
    /// Generations, the first included.
    pub generations: u32,
    /// Standard deviation of the first mutation, as a share of a gene's range.
    pub spread: f64,
    /// That of the last; those between shrink by equal factors.
    pub last_spread: f64,
}

impl Default for StrategyOptions {
    fn default() -> Self {
        Self {
            genomes: 16,
            finalists: 8,
            finals: 8,
            entrants: 16,
            rounds: 1,
            generations: 16,
            spread: 0.15,
            last_spread: 0.05,
        }
    }
}

impl StrategyOptions {
    /// Whether it can be played at so many seats.
    ///
    /// # Errors
    /// The first number that does not fit, in words.
    pub fn check(&self, seats: usize) -> Result<(), String> {
        let least = seats.max(2);
        within("genomes", self.genomes, least, MOST)?;
        within("finalists", self.finalists, least, self.genomes)?;
        within("finals", self.finals as usize, 1, MOST)?;
        within("entrants", self.entrants, least, self.genomes)?;
        within("rounds", self.rounds as usize, 1, MOST)?;
        within("generations", self.generations as usize, 2, MOST)?;
        share("spread", self.spread, 1.0)?;
        share("last spread", self.last_spread, self.spread)
    }

    /// Tournaments of the first generation: as many as every genome is in one.
    fn tournaments(&self) -> usize {
        self.genomes.div_ceil(self.entrants.max(1))
    }

    /// Tables of all rounds at which candidates play each other, or so many styles if there are any.
    pub(super) fn tables(&self, seats: usize, styles: usize) -> u64 {
        let later = u64::from(self.generations.saturating_sub(1));
        if styles > 0 {
            let met = (self.genomes as u64 + later * self.entrants as u64) * u64::from(self.rounds);
            return styles as u64 * (met + self.finalists as u64 * u64::from(self.finals));
        }
        let generation = pairing::count(self.entrants, seats, self.rounds);
        generation * (self.tournaments() as u64 + later) + pairing::count(self.finalists, seats, self.finals)
    }
}

/// The strategy under way.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Strategy {
    options: StrategyOptions,
    genes: Vec<Gene>,
    seats: usize,
    /// How many styles the candidates meet; 0 where they play each other.
    #[serde(default)]
    styles: usize,
    seed: Seed,
    /// Generations judged.
    generation: u32,
    /// Those that play next; those that played last once all is played.
    population: Vec<Genome>,
    /// The best of the first population, once they have played again.
    first: Option<Genome>,
    /// Where each generation's mutants are to be drawn around, or would be: after the finals of the first, then after every generation.
    centres: Vec<Genome>,
}

impl Strategy {
    /// The first population: the middle of all ranges, and its mutants.
    ///
    /// # Errors
    /// As [`StrategyOptions::check`].
    pub fn new(
        options: StrategyOptions,
        genes: &[Gene],
        seats: usize,
        styles: usize,
        seed: Seed,
    ) -> Result<Self, String> {
        options.check(seats)?;
        let genes = genes.to_vec();
        let middle = genes.iter().map(|gene| gene.fit((gene.low + gene.high) / 2.0)).collect();
        let genomes = options.genomes;
        let mut strategy = Self {
            options,
            genes,
            seats,
            styles,
            seed,
            generation: 0,
            population: Vec::new(),
            first: None,
            centres: Vec::new(),
        };
        strategy.population = strategy.offspring(&middle, genomes);
        Ok(strategy)
    }

    /// The games wanted next; `None` once there is a champion.
    pub fn round(&self) -> Option<Round> {
        let over = self.generation >= self.options.generations;
        if over {
            return None;
        }
        let round = Round::apart(self.population.clone(), self.tables());
        // Each candidate's tables come one after another.
        Some(if self.styles > 0 { Round { seeds: round.tables.len() / self.population.len(), ..round } } else { round })
    }

    /// Takes the scores of the round's tables, in their order. Tells how a generation compared, not the finals.
    pub fn take(&mut self, scores: &[Score]) -> Option<Ranking> {
        let tables = self.round()?.tables;
        let account = Account::of(self.population.len() + self.styles, tables.iter().zip(scores));
        let order = account.ranked(0..self.population.len());
        let ranked = |place: usize| self.population[order[place]].clone();
        let finals = self.plays_finals();
        let mut ranking = Ranking {
            best: ranked(0),
            median: ranked(order.len() / 2),
            fitness: order.iter().filter_map(|&index| account.share(index)).collect(),
            born: 1,
        };
        if self.generation == 0 {
            self.generation = 1;
            self.population = (0..self.options.finalists).map(ranked).collect();
            return Some(ranking);
        }
        if finals {
            self.first = Some(ranking.best.clone());
        } else {
            self.generation += 1;
        }
        let centre = self.recombine(&order);
        if self.generation < self.options.generations {
            self.population = self.offspring(&centre, self.options.entrants);
        }
        ranking.best.clone_from(&centre);
        ranking.born = self.generation;
        self.centres.push(centre);
        (!finals).then_some(ranking)
    }

    /// The mean of the later half of the centres, once all is played.
    pub fn champion(&self) -> Option<Genome> {
        let later = &self.centres[self.centres.len() / 2..];
        let mean = |(at, gene): (usize, &Gene)| {
            gene.fit(later.iter().map(|centre| centre[at]).sum::<f64>() / later.len() as f64)
        };
        (self.generation >= self.options.generations).then(|| self.genes.iter().enumerate().map(mean).collect())
    }

    /// The best of the first population, once its best have played again.
    pub fn first(&self) -> Option<&Genome> {
        self.first.as_ref()
    }

    /// Whether the best of the first population play again next.
    pub(super) fn plays_finals(&self) -> bool {
        self.generation > 0 && self.first.is_none()
    }

    /// Generations judged.
    pub(super) fn finished(&self) -> u32 {
        self.generation
    }

    /// Whether what was read from a file can go on.
    pub(super) fn is_sound(&self) -> bool {
        let Self { options, genes, generation, population, first, centres, .. } = self;
        let (playing, known) = match (*generation, first) {
            (0, None) => (options.genomes, 0),
            (1, None) => (options.finalists, 0),
            (1.., Some(_)) => (options.entrants, *generation as usize),
            _ => return false,
        };
        options.check(self.seats).is_ok()
            && *generation <= options.generations
            && population.len() == playing
            && centres.len() == known
            && population.iter().chain(first).chain(centres).all(|genome| gene::fits(genes, genome))
    }

    pub(super) fn genes(&self) -> &[Gene] {
        &self.genes
    }

    pub(super) fn options(&self) -> &StrategyOptions {
        &self.options
    }

    pub(super) fn seats(&self) -> usize {
        self.seats
    }

    pub(super) fn styles(&self) -> usize {
        self.styles
    }

    /// Who plays whom next; the same whenever it is asked.
    fn tables(&self) -> Vec<Vec<usize>> {
        let StrategyOptions { genomes, entrants, rounds, finals, .. } = self.options;
        if self.styles > 0 {
            let rounds = if self.plays_finals() { finals } else { rounds };
            return pairing::against(self.population.len(), self.styles, self.seats, rounds);
        }
        let mut rng = self.seed.stream("tournaments", u64::from(self.generation));
        if self.generation == 0 {
            let groups = pairing::groups(genomes, self.options.tournaments(), entrants, &mut rng);
            return groups.iter().flat_map(|members| pairing::tables(members, self.seats, rounds, &mut rng)).collect();
        }
        let rounds = if self.plays_finals() { finals } else { rounds };
        let members: Vec<usize> = (0..self.population.len()).collect();
        pairing::tables(&members, self.seats, rounds, &mut rng)
    }

    /// The weighted mean of the better half; `order` is the population, best first.
    fn recombine(&self, order: &[usize]) -> Genome {
        let parents = &order[..(order.len() / 2).max(1)];
        // Hansen and Ostermeier's weights, ln(μ + ½) − ln(i); libm's logarithm is the same on every machine.
        let weight = |rank: usize| libm::log((parents.len() as f64 + 0.5) / (rank as f64 + 1.0));
        let sum: f64 = (0..parents.len()).map(weight).sum();
        let mean = |(at, gene): (usize, &Gene)| {
            let parts = parents.iter().enumerate().map(|(rank, &index)| weight(rank) * self.population[index][at]);
            gene.fit(parts.sum::<f64>() / sum)
        };
        self.genes.iter().enumerate().map(mean).collect()
    }

    /// The next so many genomes: the centre itself, which plays again, and its mutants.
    fn offspring(&self, centre: &Genome, count: usize) -> Vec<Genome> {
        let mut rng = self.seed.stream("mutants", u64::from(self.generation));
        let spread = self.spread();
        let mut mutant = || -> Genome {
            let moved = self
                .genes
                .iter()
                .zip(centre)
                .map(|(gene, at)| gene.fit(at + spread * (gene.high - gene.low) * normal(&mut rng)));
            moved.collect()
        };
        let mut population = vec![centre.clone()];
        population.extend((1..count).map(|_| mutant()));
        population
    }

    /// How widely the next generation is spread, as a share of a gene's range.
    fn spread(&self) -> f64 {
        let StrategyOptions { generations, spread, last_spread, .. } = self.options;
        // The first two generations have the first spread, the last the last.
        let steps = f64::from(generations.saturating_sub(2).max(1));
        let done = f64::from(self.generation.saturating_sub(1)) / steps;
        spread * libm::pow(last_spread / spread, done)
    }
}

/// A standard normal deviate, by Box and Muller's method; libm's functions are the same on every machine.
fn normal(rng: &mut Rng) -> f64 {
    let (radius, turn) = (1.0 - rng.random::<f64>(), rng.random::<f64>());
    libm::sqrt(-2.0 * libm::log(radius)) * libm::cos(std::f64::consts::TAU * turn)
}

#[cfg(test)]
mod tests;
