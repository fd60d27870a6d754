//! What is to be learned, and how long: the choices of the page, and the run they stand for.

use lab::Opening;
use tabletop::{Budget, Game};
use training::evolution::{GeneticOptions, Method, StrategyOptions};
use training::train::{TrainRequest, Variant};

use crate::{table::setup::parse_seed, text::Words};

/// Seats of a table that can be learned for.
pub const SEATS: [usize; 5] = [2, 3, 4, 6, 8];

/// Genomes from which on a run is thorough: its finals and its yardstick are longer.
const THOROUGH: u32 = 50;

/// By which schedule is learned.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Schedule {
    /// The published genetic algorithm.
    Published,
    /// The evolution strategy, which goes on improving.
    Improving,
}

/// How much is played.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Numbers {
    /// Generations.
    pub generations: u32,
    /// Genomes of a generation.
    pub genomes: u32,
    /// Positions a decision may look at.
    pub budget: u32,
    /// Games that the champion plays against each reference at the end.
    pub validation: u32,
}

impl Numbers {
    /// A run of minutes, to see how it goes.
    pub const QUICK: Self = Self { generations: 3, genomes: 20, budget: 60, validation: 200 };
    /// The published numbers.
    pub const FULL: Self = Self { generations: 4, genomes: 100, budget: 300, validation: 2000 };
}

/// The choices of the page.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Plan {
    /// The id of what is learned.
    pub subject: String,
    /// The place of the rules among the variants that have a name.
    pub variant: usize,
    /// Seats at the table: 2, 3, 4, 6 or 8.
    pub seats: usize,
    /// By which schedule.
    pub schedule: Schedule,
    /// How much is played.
    pub numbers: Numbers,
    /// The seed as it is written.
    pub seed: String,
}

impl Default for Plan {
    fn default() -> Self {
        Self {
            subject: String::new(),
            variant: 0,
            seats: SEATS[0],
            schedule: Schedule::Published,
            numbers: Numbers::QUICK,
            seed: "1".to_owned(),
        }
    }
}

impl Plan {
    /// The table all games begin from.
    pub fn opening(&self, variants: &[Variant]) -> Opening {
        let options = variants.get(self.variant).map(|variant| variant.setup.to_owned());
        Opening::Setup { options, seats: Some(self.seats) }
    }

    /// The schedule with these numbers; what is no choice of the page keeps its share of the genomes.
    pub fn method(&self) -> Method {
        match self.schedule {
            Schedule::Published => self.published(),
            Schedule::Improving => self.improving(),
        }
    }

    /// A first generation without another could not improve.
    fn improving(&self) -> Method {
        let usual = StrategyOptions::default();
        let genomes = self.numbers.genomes as usize;
        Method::Strategy(StrategyOptions {
            genomes,
            generations: self.numbers.generations.max(2),
            entrants: usual.entrants.min(genomes),
            finalists: usual.finalists.min(genomes),
            ..usual
        })
    }

    fn published(&self) -> Method {
        let published = GeneticOptions::default();
        let genomes = self.numbers.genomes as usize;
        let share = |of: usize| (of * genomes).div_ceil(published.genomes);
        Method::Genetic(GeneticOptions {
            genomes,
            generations: self.numbers.generations,
            tournaments: share(published.tournaments),
            entrants: published.entrants.min(genomes),
            crosses: share(published.crosses),
            mutants: share(published.mutants),
            finalists: published.finalists.min(genomes),
            finals: if self.thorough() { published.finals } else { published.finals / 4 },
            ..published
        })
    }

    fn thorough(&self) -> bool {
        self.numbers.genomes >= THOROUGH
    }

    /// Games that the best and the median of each generation play against the yardstick.
    fn yardstick(&self) -> u64 {
        if self.thorough() { 200 } else { 60 }
    }

    /// The run.
    ///
    /// # Errors
    /// In plain words, what must be put right.
    pub fn request(&self, words: &Words, variants: &[Variant]) -> Result<TrainRequest, String> {
        let seed = parse_seed(&self.seed).map_err(|_| words.get("setup-fault_seed").to_owned())?;
        Ok(TrainRequest {
            limit_wins: false,
            game: risk::Risk::ID.to_owned(),
            subject: self.subject.clone(),
            opening: self.opening(variants),
            budget: Budget::nodes(self.numbers.budget.into()),
            method: self.method(),
            seed,
            yardstick: self.yardstick(),
            validation: self.numbers.validation.into(),
            against: Vec::new(),
            styles: Vec::new(),
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_choice_is_a_run_that_can_be_played() {
        for seats in SEATS {
            for genomes in (10..=200).step_by(10) {
                let numbers = Numbers { genomes, ..Numbers::QUICK };
                for schedule in [Schedule::Published, Schedule::Improving] {
                    let fits = match (Plan { seats, numbers, schedule, ..Plan::default() }).method() {
                        Method::Genetic(options) => options.check(seats),
                        Method::Strategy(options) => options.check(seats),
                        other => panic!("{other:?} is no schedule of the page"),
                    };
                    assert_eq!(fits, Ok(()), "{genomes} genomes, {seats} seats, {schedule:?}");
                }
            }
        }
        let full = Plan { numbers: Numbers::FULL, ..Plan::default() };
        assert_eq!(full.method(), Method::default(), "the full run is the published one");
        let blank = Plan { seed: " ".to_owned(), ..Plan::default() };
        assert!(blank.request(&Words::english(), &[]).is_err());
    }
}
