//! The operators against plain expectations, and the numbers of the published method.

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

fn genetic(options: GeneticOptions, seats: usize) -> Genetic {
    Genetic::new(options, &genes(), seats, Seed(9)).unwrap()
}

#[test]
fn the_numbers_are_those_of_the_published_method() {
    let mut genetic = genetic(GeneticOptions::default(), 2);
    let mut games = Vec::new();
    while let Some(round) = genetic.round() {
        games.push((round.genomes.len(), round.tables.len() * 2));
        genetic.take(&by_first_gene(&round));
    }
    // Ten tournaments of 45 pairs and two games; ten finalists of 45 pairs, 40 times.
    assert_eq!(games, [(100, 900), (100, 900), (100, 900), (100, 900), (10, 3600)]);
    assert_eq!(GeneticOptions::default().tables(2) * 2, 7200);
    assert!(genetic.champion().is_some() && genetic.take(&[]).is_none());
}

#[test]
fn the_worst_make_room_for_children_of_the_winners() {
    let mut genetic = genetic(GeneticOptions::default(), 2);
    let before = genetic.population.clone();
    let round = genetic.round().unwrap();
    let scores = by_first_gene(&round);
    let season = genetic.season();
    let winners = season.winners(&genetic.options, &scores);
    // Each tournament's three largest, by their own games.
    assert_eq!(winners.len(), 30);
    for (tournament, (members, _)) in season.tournaments.iter().enumerate() {
        let mut best = members.clone();
        best.sort_by(|&a, &b| before[b][0].total_cmp(&before[a][0]));
        assert_eq!(winners[3 * tournament..3 * tournament + 3], best[..3], "tournament {tournament}");
    }
    let account = Account::of(100, round.tables.iter().zip(&scores));
    let order = account.ranked(0..100);
    let ranking = genetic.take(&scores).unwrap();
    assert_eq!(ranking.fitness.len(), 100);
    assert!(ranking.fitness.windows(2).all(|pair| pair[0] >= pair[1]) && ranking.fitness[0] == 1.0);
    let changed: Vec<usize> = (0..100).filter(|&place| genetic.population[place] != before[place]).collect();
    let mut worst = order[85..].to_vec();
    worst.sort_unstable();
    assert_eq!(changed, worst, "fifteen children in the places of the fifteen worst");
    let parents: Vec<&Genome> = winners.iter().map(|&winner| &before[winner]).collect();
    let crossed = |child: &Genome| {
        parents.iter().any(|a| parents.iter().any(|b| !std::ptr::eq(*a, *b) && average(&genes(), a, b) == *child))
    };
    let mutated = |child: &Genome| {
        parents.iter().any(|parent| parent.iter().zip(child).filter(|(old, new)| old != new).count() <= 1)
    };
    let children: Vec<&Genome> = order[85..].iter().rev().map(|&place| &genetic.population[place]).collect();
    assert!(children[..12].iter().all(|child| crossed(child)), "twelve averages first");
    assert!(children[12..].iter().all(|child| mutated(child)), "then three mutants");
}

#[test]
fn averages_and_mutants_are_plain() {
    assert_eq!(average(&genes(), &vec![0.0, 2.0, 10.0, 1.0], &vec![1.0, 4.0, 10.0, 2.0]), [0.5, 3.0, 10.0, 1.5]);
    let (mut rng, parent) = (Seed(2).stream("test", 0), vec![5.0; 4]);
    let mut hit = [0; 4];
    for _ in 0..400 {
        let mutant = mutant(&genes(), &parent, &mut rng);
        let changed: Vec<usize> = (0..4).filter(|&at| mutant[at] != 5.0).collect();
        assert!(changed.len() <= 1 && gene::fits(&genes(), &mutant));
        changed.iter().for_each(|&at| hit[at] += 1);
    }
    assert!(hit.iter().all(|&times| times > 60), "every gene is redrawn about equally often: {hit:?}");
}

#[test]
fn larger_tables_find_their_best_too() {
    for seats in [3, 4, 6] {
        let mut genetic = genetic(GeneticOptions { generations: 12, finals: 2, ..Default::default() }, seats);
        let start = genetic.population.iter().map(|genome| genome[0]).sum::<f64>() / 100.0;
        while let Some(round) = genetic.round() {
            assert!(round.tables.iter().all(|table| table.len() == seats));
            genetic.take(&by_first_gene(&round));
        }
        let end = genetic.population.iter().map(|genome| genome[0]).sum::<f64>() / 100.0;
        assert!(end > start + 1.0 && genetic.champion().unwrap()[0] > 9.0, "{seats} seats: {start} to {end}");
    }
}

#[test]
fn without_finals_the_best_of_the_last_generation_is_champion() {
    let mut genetic = genetic(GeneticOptions { generations: 1, finals: 0, ..Default::default() }, 2);
    let ranking = genetic.take(&by_first_gene(&genetic.round().unwrap())).unwrap();
    assert_eq!(genetic.champion(), Some(&ranking.best));
    assert_eq!(genetic.round(), None);
    assert!(genetic.is_sound());
}

#[test]
fn numbers_that_do_not_fit_are_refused() {
    let good = GeneticOptions::default();
    for (options, words) in [
        (GeneticOptions { genomes: 1, ..good.clone() }, "genomes: 1"),
        (GeneticOptions { entrants: 101, ..good.clone() }, "entrants: 101 is not between 4 and 100"),
        (GeneticOptions { entrants: 3, ..good.clone() }, "entrants: 3"),
        (GeneticOptions { winners: 11, ..good.clone() }, "winners: 11"),
        (GeneticOptions { winners: 1, tournaments: 1, ..good.clone() }, "a cross needs two"),
        (GeneticOptions { crosses: 99, ..good.clone() }, "crosses and mutants: 102"),
        (GeneticOptions { crosses: usize::MAX, ..good.clone() }, "crosses and mutants"),
        (GeneticOptions { generations: 0, ..good.clone() }, "generations: 0"),
        (GeneticOptions { finalists: 3, ..good.clone() }, "finalists: 3 are too few for 4 seats"),
        (GeneticOptions { finalists: 101, ..good.clone() }, "finalists: 101"),
        (GeneticOptions { rounds: 0, ..good.clone() }, "rounds: 0"),
        (GeneticOptions { tournaments: 0, ..good }, "tournaments: 0"),
    ] {
        let refusal = options.check(4).unwrap_err();
        assert!(refusal.contains(words), "{refusal}");
    }
}
