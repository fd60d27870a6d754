//! The steps of the strategy against plain expectations, and that luck alone makes no champion.

use rand::RngExt;

use super::*;

fn genes() -> Vec<Gene> {
    ["a", "b", "c", "d"].map(|name| Gene::new(name, 0.0, 10.0)).to_vec()
}

/// Scores in which the candidate with the larger first gene wins every game.
fn by_first_gene(round: &Round) -> Vec<Score> {
    let score = |table: &Vec<usize>| {
        let best = (0..table.len()).max_by(|&a, &b| {
            round.genomes[table[a]][0].total_cmp(&round.genomes[table[b]][0]).then(table[b].cmp(&table[a]))
        });
        let games = table.len() as u32;
        Score { wins: (0..table.len()).map(|place| if Some(place) == best { games } else { 0 }).collect(), games }
    };
    round.tables.iter().map(score).collect()
}

/// Scores that the dice decide.
fn by_chance(round: &Round, seed: u64) -> Vec<Score> {
    let mut rng = Seed(seed).stream("chance", 0);
    let score = |table: &Vec<usize>| {
        let mut wins = vec![0; table.len()];
        table.iter().for_each(|_| wins[rng.random_range(0..table.len())] += 1);
        Score { wins, games: table.len() as u32 }
    };
    round.tables.iter().map(score).collect()
}

fn strategy(options: StrategyOptions, seats: usize) -> Strategy {
    Strategy::new(options, &genes(), seats, 0, Seed(9)).unwrap()
}

/// The best first: as they are ranked by their first gene.
fn falling(mut genomes: Vec<Genome>) -> Vec<Genome> {
    genomes.sort_by(|a, b| b[0].total_cmp(&a[0]));
    genomes
}

#[test]
fn the_first_population_is_the_middle_and_its_mutants_and_its_best_play_again() {
    let mut strategy = strategy(StrategyOptions { genomes: 32, ..StrategyOptions::default() }, 2);
    let round = strategy.round().unwrap();
    // Two tournaments of sixteen, every pair once, two games a pair.
    assert_eq!((round.genomes.len(), round.tables.len()), (32, 240));
    assert_eq!(round.genomes[0], [5.0; 4]);
    let moved = round.genomes[1..].iter().flatten().map(|value| (value - 5.0).powi(2) / 100.0);
    // Of 124 deviates: within three standard errors of the first spread.
    let spread = (moved.sum::<f64>() / 124.0).sqrt();
    assert!((spread - 0.15).abs() < 0.03, "{spread}");
    let drawn = falling(round.genomes.clone());
    let ranking = strategy.take(&by_first_gene(&round)).unwrap();
    assert_eq!((ranking.born, ranking.fitness.len(), strategy.first()), (1, 32, None));
    assert!(strategy.plays_finals() && strategy.is_sound());
    let finals = strategy.round().unwrap();
    assert_eq!((finals.genomes.len(), finals.tables.len()), (8, 28 * 8));
    assert!(finals.genomes.iter().all(|genome| drawn.contains(genome)));
    assert_eq!(strategy.take(&by_first_gene(&finals)), None, "the finals are no generation");
    let finalists = falling(finals.genomes);
    assert_eq!(strategy.first(), Some(&finalists[0]));
    assert_eq!(strategy.finished(), 1);
    // The weights ln(4.5) − ln(i) of the better four of eight.
    let weights: Vec<f64> = (1..=4).map(|i| (4.5 / f64::from(i)).ln()).collect();
    let mean: f64 = weights.iter().zip(&finalists).map(|(weight, genome)| weight * genome[2]).sum::<f64>();
    let centre = &strategy.round().unwrap().genomes[0];
    assert!((centre[2] - mean / weights.iter().sum::<f64>()).abs() <= 0.0005, "{centre:?}");
}

#[test]
fn deviates_are_standard_normal() {
    let mut rng = Seed(3).stream("test", 0);
    let drawn: Vec<f64> = (0..20_000).map(|_| normal(&mut rng)).collect();
    let mean = |of: &dyn Fn(f64) -> f64| drawn.iter().map(|&value| of(value)).sum::<f64>() / 20_000.0;
    // Within four standard errors of the moments and of the share beyond two deviations, .0455.
    assert!(mean(&|value| value).abs() < 0.03, "{}", mean(&|value| value));
    assert!((mean(&|value| value * value) - 1.0).abs() < 0.04);
    let far = mean(&|value| f64::from(u8::from(value.abs() > 2.0)));
    assert!((far - 0.0455).abs() < 0.006, "{far}");
}

#[test]
fn the_centre_plays_again_among_its_mutants() {
    let options = StrategyOptions { generations: 6, ..StrategyOptions::default() };
    let mut strategy = strategy(options, 2);
    let mut centre: Option<Genome> = None;
    let mut spreads = Vec::new();
    while let Some(round) = strategy.round() {
        if let Some(centre) = &centre {
            assert_eq!(round.genomes.len(), 16);
            assert_eq!(&round.genomes[0], centre, "the centre is one of those that play");
            // Away from the ends of the range, where mutants are held back.
            let moved = round.genomes[1..].iter().map(|genome| (genome[2] - centre[2]).powi(2) / 100.0);
            spreads.push((moved.sum::<f64>() / 15.0).sqrt());
        }
        let ranking = strategy.take(&by_first_gene(&round));
        if let Some(ranking) = ranking.filter(|_| strategy.finished() > 1) {
            assert_eq!(ranking.born, strategy.finished());
            centre = Some(ranking.best);
        } else if strategy.first().is_some() {
            centre = Some(strategy.round().unwrap().genomes[0].clone());
        }
    }
    assert_eq!(spreads.len(), 5);
    assert!((0.09..0.21).contains(&spreads[0]) && (0.025..0.1).contains(&spreads[4]), "{spreads:?}");
    let champion = strategy.champion().unwrap();
    assert!(champion[0] > 9.0 && strategy.take(&[]).is_none() && strategy.is_sound(), "{champion:?}");
}

#[test]
fn larger_tables_find_their_best_too() {
    for seats in [3, 4, 6] {
        let mut strategy = strategy(StrategyOptions::default(), seats);
        let mut games = 0;
        while let Some(round) = strategy.round() {
            assert!(round.tables.iter().all(|table| table.len() == seats));
            games += round.tables.len() as u64;
            strategy.take(&by_first_gene(&round));
        }
        assert_eq!(games, strategy.options.tables(seats, 0));
        assert!(strategy.champion().unwrap()[0] > 8.5, "{seats} seats: {:?}", strategy.champion());
    }
}

/// Scores against styles, of which each is beaten by whoever has a larger first gene than it.
fn against_styles(round: &Round, styles: &[f64]) -> Vec<Score> {
    let strength =
        |at: usize| round.genomes.get(at).map_or_else(|| styles[at - round.genomes.len()], |genome| genome[0]);
    let score = |table: &Vec<usize>| {
        let best = (0..table.len()).max_by(|&a, &b| strength(table[a]).total_cmp(&strength(table[b]))).unwrap();
        let games = table.len() as u32;
        Score { wins: (0..table.len()).map(|place| if place == best { games } else { 0 }).collect(), games }
    };
    round.tables.iter().map(score).collect()
}

#[test]
fn candidates_meet_styles_on_the_same_seeds_and_not_each_other() {
    let styles = [4.0, 5.0, 6.0, 7.0, 8.0];
    let options = StrategyOptions { rounds: 2, ..StrategyOptions::default() };
    let mut strategy = Strategy::new(options, &genes(), 2, styles.len(), Seed(9)).unwrap();
    let mut tables = 0;
    while let Some(round) = strategy.round() {
        let candidates = round.genomes.len();
        assert_eq!(round.tables.len(), round.seeds * candidates);
        for (at, table) in round.tables.iter().enumerate() {
            assert_eq!(table[0], at / round.seeds, "one candidate after another");
            // On the same seed everybody meets the same style.
            assert_eq!(table[1], candidates + at % round.seeds % styles.len());
        }
        tables += round.tables.len() as u64;
        strategy.take(&against_styles(&round, &styles));
    }
    assert_eq!(tables, strategy.options.tables(2, styles.len()));
    // Nobody of the first population beats the last style, and the champion does.
    assert!(strategy.champion().unwrap()[0] > 8.0, "{:?}", strategy.champion());
}

/// One lucky genome is a voice among several: where chance alone decides, nobody takes the whole of any winner's numbers.
#[test]
fn a_lucky_genome_is_not_kept() {
    let mut strategy = strategy(StrategyOptions::default(), 2);
    let mut played: Vec<Genome> = Vec::new();
    while let Some(round) = strategy.round() {
        played.extend(round.genomes[usize::from(strategy.first().is_some())..].iter().cloned());
        let seed = u64::from(strategy.generation);
        if let Some(ranking) = strategy.take(&by_chance(&round, seed)).filter(|ranking| ranking.born > 1) {
            assert!(!played.contains(&ranking.best), "generation {}", ranking.born);
        }
    }
    assert!(!played.contains(&strategy.champion().unwrap()));
}

#[test]
fn numbers_that_do_not_fit_are_refused() {
    let good = StrategyOptions::default();
    for (options, words) in [
        (StrategyOptions { genomes: 3, ..good.clone() }, "genomes: 3"),
        (StrategyOptions { finalists: 17, ..good.clone() }, "finalists: 17 is not between 4 and 16"),
        (StrategyOptions { finals: 0, ..good.clone() }, "finals: 0"),
        (StrategyOptions { entrants: 3, ..good.clone() }, "entrants: 3"),
        (StrategyOptions { entrants: 17, ..good.clone() }, "entrants: 17"),
        (StrategyOptions { rounds: 0, ..good.clone() }, "rounds: 0"),
        (StrategyOptions { generations: 1, ..good.clone() }, "generations: 1 is not between 2"),
        (StrategyOptions { spread: 0.0, ..good.clone() }, "spread: 0 is not between 0.001 and 1"),
        (StrategyOptions { spread: f64::NAN, ..good.clone() }, "spread: NaN"),
        (StrategyOptions { last_spread: 0.3, ..good }, "last spread: 0.3 is not between 0.001 and 0.15"),
    ] {
        let refusal = options.check(4).unwrap_err();
        assert!(refusal.contains(words), "{refusal}");
    }
}
