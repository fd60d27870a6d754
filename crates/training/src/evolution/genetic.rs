//! The genetic algorithm of the published method, all its numbers options.
//!
//! A generation plays tournaments among its genomes; fitness is the share of games won. The winners of the tournaments breed:
//! averages of random pairs, and mutants with one gene drawn anew, take the places of the worst. A few games are a noisy
//! fitness, so the best of the last generation play again, over many games, for champion.

use rand::RngExt;
use serde::{Deserialize, Serialize};
use tabletop::{Rng, Seed};

use super::limits::{MOST, within};
use super::pairing::{self, Account};
use super::{Gene, Genome, Ranking, Round, Score, gene};

/// The numbers of the algorithm. The defaults are those of the published method.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct GeneticOptions {
    /// Genomes of a generation.
    pub genomes: usize,
    /// Tournaments of a generation.
    pub tournaments: usize,
    /// Genomes in each tournament.
    pub entrants: usize,
    /// How often every pair of a tournament meets; above two seats, rounds in each of which every genome sits at as many tables
    /// as there are seats.
    pub rounds: u32,
    /// Best genomes of each tournament that may breed.
    pub winners: usize,
    /// Children that are averages of two winners.
    pub crosses: usize,
    /// Children that are winners with one gene drawn anew.
    pub mutants: usize,
    /// Generations.
    pub generations: u32,
    /// Best genomes of the last generation that play for champion.
    pub finalists: usize,
    /// Rounds of the finals.
    pub finals: u32,
}

impl Default for GeneticOptions {
    fn default() -> Self {
        Self {
            genomes: 100,
            tournaments: 10,
            entrants: 10,
            rounds: 1,
            winners: 3,
            crosses: 12,
            mutants: 3,
            generations: 4,
            finalists: 10,
            finals: 40,
        }
    }
}

impl GeneticOptions {
    /// Whether it can be played at so many seats.
    ///
    /// # Errors
    /// The first number that does not fit, in words.
    pub fn check(&self, seats: usize) -> Result<(), String> {
        let Self { genomes, tournaments, entrants, winners, crosses, mutants, finalists, .. } = *self;
        within("genomes", genomes, seats.max(2), MOST)?;
        within("tournaments", tournaments, 1, MOST)?;
        within("entrants", entrants, seats.max(2), genomes)?;
        within("winners", winners, 1, entrants)?;
        within("crosses and mutants", crosses.saturating_add(mutants), 0, genomes - 1)?;
        if crosses > 0 && winners * tournaments < 2 {
            return Err("winners: a cross needs two of them".to_owned());
        }
        within("rounds", self.rounds as usize, 1, MOST)?;
        within("generations", self.generations as usize, 1, MOST)?;
        within("finalists", finalists, 1, genomes)?;
        within("finals", self.finals as usize, 0, MOST)?;
        if self.finals > 0 && finalists > 1 && finalists < seats {
            return Err(format!("finalists: {finalists} are too few for {seats} seats"));
        }
        Ok(())
    }

    /// Whether the last generation's best play for champion.
    fn has_finals(&self) -> bool {
        self.finals > 0 && self.finalists > 1
    }

    /// Tables of all rounds.
    pub(super) fn tables(&self, seats: usize) -> u64 {
        let tournament = pairing::count(self.entrants, seats, self.rounds);
        let finals = if self.has_finals() { pairing::count(self.finalists, seats, self.finals) } else { 0 };
        tournament * self.tournaments as u64 * u64::from(self.generations) + finals
    }
}

/// The algorithm under way.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Genetic {
    options: GeneticOptions,
    genes: Vec<Gene>,
    seats: usize,
    seed: Seed,
    /// Generations judged.
    generation: u32,
    population: Vec<Genome>,
    /// The generation that brought each of them forth, from 1.
    born: Vec<u32>,
    /// The best of the last generation, best first, once it is judged.
    finalists: Vec<Genome>,
    champion: Option<Genome>,
}

/// The games of a generation and to which tournament each table belongs.
struct Season {
    tables: Vec<Vec<usize>>,
    /// The members of each tournament and how many tables it has, in the order of the tables.
    tournaments: Vec<(Vec<usize>, usize)>,
}

impl Genetic {
    /// The first generation, drawn evenly.
    ///
    /// # Errors
    /// As [`GeneticOptions::check`].
    pub fn new(options: GeneticOptions, genes: &[Gene], seats: usize, seed: Seed) -> Result<Self, String> {
        options.check(seats)?;
        let mut rng = seed.stream("first generation", 0);
        let population = (0..options.genomes).map(|_| gene::draw(genes, &mut rng)).collect();
        let (genes, born) = (genes.to_vec(), vec![1; options.genomes]);
        Ok(Self { options, genes, seats, seed, generation: 0, population, born, finalists: Vec::new(), champion: None })
    }

    /// The games wanted next; `None` once there is a champion.
    pub fn round(&self) -> Option<Round> {
        match (&self.champion, self.finalists.is_empty()) {
            (Some(_), _) => None,
            (None, true) => Some(Round::apart(self.population.clone(), self.season().tables)),
            (None, false) => Some(Round::apart(self.finalists.clone(), self.finals())),
        }
    }

    /// Takes the scores of the round's tables, in their order. Tells how a generation compared, not the finals.
    pub fn take(&mut self, scores: &[Score]) -> Option<Ranking> {
        if self.champion.is_some() {
            return None;
        }
        if !self.finalists.is_empty() {
            let tables = self.finals();
            let account = Account::of(self.finalists.len(), tables.iter().zip(scores));
            let best = account.ranked(0..self.finalists.len())[0];
            self.champion = Some(self.finalists[best].clone());
            return None;
        }
        let season = self.season();
        let account = Account::of(self.population.len(), season.tables.iter().zip(scores));
        let order = account.ranked(0..self.population.len());
        let played: Vec<usize> = order.iter().copied().filter(|&index| account.share(index).is_some()).collect();
        let ranking = Ranking {
            best: self.population[order[0]].clone(),
            median: self.population[played.get(played.len() / 2).copied().unwrap_or(order[0])].clone(),
            fitness: played.iter().filter_map(|&index| account.share(index)).collect(),
            born: self.born[order[0]],
        };
        self.generation += 1;
        if self.generation < self.options.generations {
            self.breed(&order, &season.winners(&self.options, scores));
        } else if self.options.has_finals() {
            let best = order.iter().take(self.options.finalists);
            self.finalists = best.map(|&index| self.population[index].clone()).collect();
        } else {
            self.champion = Some(ranking.best.clone());
        }
        Some(ranking)
    }

    /// The best genome, once it is known.
    pub fn champion(&self) -> Option<&Genome> {
        self.champion.as_ref()
    }

    /// Whether the best of the last generation play for champion next.
    pub(super) fn plays_finals(&self) -> bool {
        !self.finalists.is_empty() && self.champion.is_none()
    }

    /// Generations judged.
    pub(super) fn finished(&self) -> u32 {
        self.generation
    }

    /// Whether what was read from a file can go on.
    pub(super) fn is_sound(&self) -> bool {
        let Self { options, genes, generation, population, born, finalists, champion, .. } = self;
        let all = || population.iter().chain(finalists).chain(champion);
        let last = *generation >= options.generations;
        options.check(self.seats).is_ok()
            && *generation <= options.generations
            && population.len() == options.genomes
            && born.len() == options.genomes
            && born.iter().all(|born| (1..=options.generations).contains(born))
            && all().all(|genome| gene::fits(genes, genome))
            && (last || finalists.is_empty() && champion.is_none())
            && (!last || champion.is_some() || options.has_finals())
            && (finalists.is_empty() && (!last || champion.is_some()) || finalists.len() == options.finalists)
    }

    pub(super) fn genes(&self) -> &[Gene] {
        &self.genes
    }

    pub(super) fn options(&self) -> &GeneticOptions {
        &self.options
    }

    pub(super) fn seats(&self) -> usize {
        self.seats
    }

    /// The tournaments of the generation that is due; the same whenever it is asked.
    fn season(&self) -> Season {
        let GeneticOptions { genomes, tournaments, entrants, rounds, .. } = self.options;
        let mut rng = self.seed.stream("tournaments", self.generation.into());
        let mut season = Season { tables: Vec::new(), tournaments: Vec::new() };
        for members in pairing::groups(genomes, tournaments, entrants, &mut rng) {
            let tables = pairing::tables(&members, self.seats, rounds, &mut rng);
            season.tournaments.push((members, tables.len()));
            season.tables.extend(tables);
        }
        season
    }

    fn finals(&self) -> Vec<Vec<usize>> {
        let members: Vec<usize> = (0..self.finalists.len()).collect();
        let mut rng = self.seed.stream("finals", 0);
        pairing::tables(&members, self.seats, self.options.finals, &mut rng)
    }

    /// Puts children of the winners in the places of the worst. `order` is the population, best first.
    fn breed(&mut self, order: &[usize], winners: &[usize]) {
        let mut rng = self.seed.stream("children", self.generation.into());
        let parent = |index: usize| &self.population[winners[index]];
        let mut children = Vec::with_capacity(self.options.crosses + self.options.mutants);
        for _ in 0..self.options.crosses {
            let first = rng.random_range(0..winners.len());
            // The second is another one: drawn from the others, those from the first on moved up by one.
            let second = rng.random_range(0..winners.len() - 1);
            let second = second + usize::from(second >= first);
            children.push(average(&self.genes, parent(first), parent(second)));
        }
        for _ in 0..self.options.mutants {
            let of = rng.random_range(0..winners.len());
            children.push(mutant(&self.genes, parent(of), &mut rng));
        }
        for (&place, child) in order.iter().rev().zip(children) {
            self.population[place] = child;
            self.born[place] = self.generation + 1;
        }
    }
}

impl Season {
    /// The best of each tournament by its own games, tournament by tournament.
    fn winners(&self, options: &GeneticOptions, scores: &[Score]) -> Vec<usize> {
        let (mut winners, mut at) = (Vec::new(), 0);
        for (members, tables) in &self.tournaments {
            let played = self.tables[at..at + tables].iter().zip(scores.iter().skip(at));
            let account = Account::of(options.genomes, played);
            winners.extend(account.ranked(members.iter().copied()).into_iter().take(options.winners));
            at += tables;
        }
        winners
    }
}

/// The mean of two genomes, gene by gene.
fn average(genes: &[Gene], a: &Genome, b: &Genome) -> Genome {
    genes.iter().zip(a.iter().zip(b)).map(|(gene, (a, b))| gene.fit(0.5 * (a + b))).collect()
}

/// The genome with one gene drawn anew.
fn mutant(genes: &[Gene], of: &Genome, rng: &mut Rng) -> Genome {
    let mut mutant = of.clone();
    if !genes.is_empty() {
        let at = rng.random_range(0..genes.len());
        mutant[at] = genes[at].draw(rng);
    }
    mutant
}

#[cfg(test)]
mod tests;
