//! Which optimiser, with which numbers; and any of them under way.

use serde::{Deserialize, Serialize};
use tabletop::Seed;

use super::{
    Gene, Genetic, GeneticOptions, Genome, Ranking, Round, Score, Spsa, SpsaOptions, Strategy, StrategyOptions,
};

/// How to learn.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Method {
    /// The genetic algorithm of the published method.
    Genetic(GeneticOptions),
    /// An evolution strategy.
    Strategy(StrategyOptions),
    /// Simultaneous perturbation stochastic approximation.
    Spsa(SpsaOptions),
}

impl Default for Method {
    fn default() -> Self {
        Method::Genetic(GeneticOptions::default())
    }
}

impl Method {
    /// Its name on the command line and in files.
    pub fn id(&self) -> &'static str {
        match self {
            Method::Genetic(_) => "ga",
            Method::Strategy(_) => "es",
            Method::Spsa(_) => "spsa",
        }
    }

    /// Generations it reports.
    pub fn generations(&self) -> u32 {
        match self {
            Method::Genetic(options) => options.generations,
            Method::Strategy(options) => options.generations,
            Method::Spsa(options) => options.generations,
        }
    }

    /// Games it plays in all, at so many seats, where candidates meet so many styles (0: each other).
    pub fn games(&self, seats: usize, styles: usize) -> u64 {
        let tables = match self {
            Method::Genetic(options) => options.tables(seats),
            Method::Strategy(options) => options.tables(seats, styles),
            Method::Spsa(options) => options.all_tables(seats),
        };
        tables.saturating_mul(seats as u64)
    }

    /// Begins. Nothing but `seed` is drawn from.
    ///
    /// # Errors
    /// The first number that does not fit, in words; styles where candidates can only play each other.
    pub fn begin(&self, genes: &[Gene], seats: usize, styles: usize, seed: Seed) -> Result<Optimiser, String> {
        match self {
            Method::Genetic(_) | Method::Spsa(_) if styles > 0 => {
                Err(format!("{} lets candidates play each other, and only es lets them meet styles", self.id()))
            }
            Method::Genetic(options) => Genetic::new(options.clone(), genes, seats, seed).map(Optimiser::Genetic),
            Method::Strategy(options) => {
                Strategy::new(options.clone(), genes, seats, styles, seed).map(Optimiser::Strategy)
            }
            Method::Spsa(options) => Spsa::new(options.clone(), genes, seats, seed).map(Optimiser::Spsa),
        }
    }
}

/// An optimiser under way. Written down and read again it goes on as if nothing had been.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Optimiser {
    /// The genetic algorithm.
    Genetic(Genetic),
    /// The evolution strategy.
    Strategy(Strategy),
    /// Stochastic approximation.
    Spsa(Spsa),
}

impl Optimiser {
    /// The games wanted next; `None` once there is a champion.
    pub fn round(&self) -> Option<Round> {
        match self {
            Optimiser::Genetic(genetic) => genetic.round(),
            Optimiser::Strategy(strategy) => strategy.round(),
            Optimiser::Spsa(spsa) => spsa.round(),
        }
    }

    /// Takes the scores of the round's tables, in their order; at the end of a generation tells how its candidates compared.
    pub fn take(&mut self, scores: &[Score]) -> Option<Ranking> {
        match self {
            Optimiser::Genetic(genetic) => genetic.take(scores),
            Optimiser::Strategy(strategy) => strategy.take(scores),
            Optimiser::Spsa(spsa) => spsa.take(scores),
        }
    }

    /// The best genome, once all games are played.
    pub fn champion(&self) -> Option<Genome> {
        match self {
            Optimiser::Genetic(genetic) => genetic.champion().cloned(),
            Optimiser::Strategy(strategy) => strategy.champion(),
            Optimiser::Spsa(spsa) => spsa.champion(),
        }
    }

    /// The best of the first population, chosen over games of its own; `None` before, and where no such games are played.
    pub fn first(&self) -> Option<&Genome> {
        match self {
            Optimiser::Strategy(strategy) => strategy.first(),
            Optimiser::Genetic(_) | Optimiser::Spsa(_) => None,
        }
    }

    /// Whether the next games are those of a few genomes that play again, to be told apart.
    pub fn plays_finals(&self) -> bool {
        match self {
            Optimiser::Genetic(genetic) => genetic.plays_finals(),
            Optimiser::Strategy(strategy) => strategy.plays_finals(),
            Optimiser::Spsa(_) => false,
        }
    }

    /// Generations it has told of.
    pub fn finished(&self) -> u32 {
        match self {
            Optimiser::Genetic(genetic) => genetic.finished(),
            Optimiser::Strategy(strategy) => strategy.finished(),
            Optimiser::Spsa(spsa) => spsa.finished(),
        }
    }

    /// Whether it learns these genes at so many seats against so many styles by this method, and can go on from where it stands: to be asked of
    /// what was read from a file.
    pub fn continues(&self, method: &Method, genes: &[Gene], seats: usize, styles: usize) -> bool {
        match (self, method) {
            (Optimiser::Genetic(genetic), Method::Genetic(options)) => {
                genetic.genes() == genes
                    && genetic.seats() == seats
                    && genetic.options() == options
                    && genetic.is_sound()
            }
            (Optimiser::Strategy(strategy), Method::Strategy(options)) => {
                strategy.genes() == genes
                    && strategy.seats() == seats
                    && strategy.styles() == styles
                    && strategy.options() == options
                    && strategy.is_sound()
            }
            (Optimiser::Spsa(spsa), Method::Spsa(options)) => {
                spsa.genes() == genes && spsa.seats() == seats && spsa.options() == options && spsa.is_sound()
            }
            _ => false,
        }
    }
}

#[cfg(test)]
mod tests {
    use rand::RngExt;

    use super::*;

    const TARGET: [f64; 3] = [7.0, 2.0, 4.5];

    /// Worth falls with the squared distance from the target; games are won with chances in proportion to exp(worth).
    fn noisy(round: &Round, index: u64) -> Vec<Score> {
        let worth = |genome: &Genome| -> f64 {
            -genome.iter().zip(TARGET).map(|(gene, target)| (gene - target).powi(2)).sum::<f64>() / 8.0
        };
        let mut rng = Seed(77).stream("noise", index);
        let score = |table: &Vec<usize>| {
            let strengths: Vec<f64> = table.iter().map(|&at| worth(&round.genomes[at]).exp()).collect();
            let mut wins = vec![0; table.len()];
            for _ in 0..table.len() {
                let mut left = rng.random::<f64>() * strengths.iter().sum::<f64>();
                let winner = strengths.iter().position(|strength| {
                    left -= strength;
                    left < 0.0
                });
                wins[winner.unwrap_or(0)] += 1;
            }
            Score { wins, games: table.len() as u32 }
        };
        round.tables.iter().map(score).collect()
    }

    fn distance(genome: &Genome) -> f64 {
        genome.iter().zip(TARGET).map(|(gene, target)| (gene - target).powi(2)).sum::<f64>().sqrt()
    }

    fn learn(method: &Method, seats: usize, seed: Seed) -> Genome {
        let genes = ["x", "y", "z"].map(|name| Gene::new(name, 0.0, 10.0));
        let mut optimiser = method.begin(&genes, seats, 0, seed).unwrap();
        let (mut rounds, mut games) = (0, 0);
        while let Some(round) = optimiser.round() {
            games += (round.tables.len() * seats) as u64;
            optimiser.take(&noisy(&round, rounds));
            rounds += 1;
            // Written down and read again after every round.
            let read: Optimiser = ron::from_str(&ron::to_string(&optimiser).unwrap()).unwrap();
            assert_eq!(read, optimiser);
            assert!(read.continues(method, &genes, seats, 0) && !read.continues(method, &genes, seats + 1, 0));
        }
        assert_eq!(games, method.games(seats, 0), "as many games as were announced");
        optimiser.champion().unwrap()
    }

    #[test]
    fn all_find_the_optimum_of_a_noisy_function() {
        // A genome drawn evenly lies 5.2 away on average.
        for (method, within) in [
            (Method::Genetic(GeneticOptions::default()), 2.2),
            (Method::Strategy(StrategyOptions::default()), 1.0),
            (Method::Spsa(SpsaOptions::default()), 1.5),
        ] {
            for seats in [2, 3, 4] {
                let distances: Vec<f64> = (0..5).map(|seed| distance(&learn(&method, seats, Seed(seed)))).collect();
                let mean = distances.iter().sum::<f64>() / 5.0;
                assert!(mean < within, "{}, {seats} seats: {distances:?}", method.id());
            }
        }
    }

    #[test]
    fn a_seed_is_a_run() {
        let method = Method::Genetic(GeneticOptions { generations: 2, finals: 1, ..Default::default() });
        assert_eq!(learn(&method, 2, Seed(1)), learn(&method, 2, Seed(1)));
        assert_ne!(learn(&method, 2, Seed(1)), learn(&method, 2, Seed(2)));
    }
}
