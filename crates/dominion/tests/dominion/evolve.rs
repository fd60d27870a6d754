//! Strategies are bred within their form, the same whoever plays the matches and wherever the run was interrupted.

use std::sync::Arc;

use dominion::evolve::{CoEvolution, CoEvolutionError, EvolutionOptions, Genome, Score, Strategy, Template, mutant};
use dominion::{Deal, Dominion, Setup, Thresholds};
use proptest::prelude::*;
use tabletop::{Game, Seed};

use crate::support::{kingdom, rules, variant};

fn small() -> EvolutionOptions {
    EvolutionOptions {
        pool: 12,
        leaders: 3,
        generations: 3,
        games: 40,
        batch: 10,
        finals: 40,
        scouting: 0,
        ..EvolutionOptions::default()
    }
}

fn game(seats: u8) -> Arc<Dominion> {
    let kingdom = ["chapel", "village", "smithy", "remodel", "witch", "market", "gardens", "salvager"];
    rules(Setup { seats, kingdom: kingdom.map(str::to_owned).to_vec(), deal: Deal::FourThree, ..Setup::default() })
}

fn play(game: &Dominion, run: &CoEvolution) -> Vec<Score> {
    let rules = CoEvolution::rules(game);
    run.jobs(game).expect("it is the same game").iter().map(|job| job.play(&rules)).collect()
}

fn step(game: &Dominion, run: &mut CoEvolution) {
    let scores = play(game, run);
    run.tell(game, &scores).expect("a score each");
}

fn trained(game: &Dominion, options: EvolutionOptions, seed: u64) -> CoEvolution {
    let mut run = CoEvolution::new(game, options, &[], Seed(seed)).expect("sound options");
    while !run.is_over() {
        step(game, &mut run);
    }
    run
}

#[test]
fn a_run_ends_with_leaders_that_differ() {
    let game = game(2);
    let run = trained(&game, EvolutionOptions { chambers: 2, ..small() }, 5);
    let champions = run.champions();
    assert!((1..=3).contains(&champions.len()));
    assert_eq!((run.history().len(), run.progress().generation), (3, 3));
    for record in run.history() {
        assert_eq!(record.chambers.len(), 2);
        for leaders in &record.chambers {
            assert_eq!(leaders.len(), 3);
            for (at, leader) in leaders.iter().enumerate() {
                assert!(leaders[..at].iter().all(|other| other.strategy != leader.strategy), "{leader:?} leads twice");
            }
        }
    }
    for leader in champions {
        leader.strategy.strategist(&game, "champion", false).expect("its cards are there");
        assert!((0.0..=1.0).contains(&leader.share));
    }
    assert!(champions.is_sorted_by(|one, other| one.share >= other.share));
    assert_eq!(run.jobs(&game).map(|jobs| jobs.len()), Ok(0));
}

#[test]
fn the_order_in_which_matches_are_played_changes_nothing() {
    let game = game(2);
    let table = CoEvolution::rules(&game);
    let mut forwards = CoEvolution::new(&game, small(), &[], Seed(8)).expect("sound options");
    let mut backwards = forwards.clone();
    while !forwards.is_over() {
        step(&game, &mut forwards);
        let jobs = backwards.jobs(&game).expect("the same game");
        let mut scores: Vec<Score> = jobs.iter().rev().map(|job| job.play(&table)).collect();
        scores.reverse();
        backwards.tell(&game, &scores).expect("a score each");
    }
    assert_eq!(forwards, backwards);
    assert_ne!(forwards.champions(), trained(&game, small(), 9).champions());
}

#[test]
fn a_run_that_was_written_down_goes_on_as_if_nothing_had_been() {
    let game = game(2);
    for victory_entries in [false, true] {
        let options = EvolutionOptions { victory_entries, ..small() };
        let whole = trained(&game, options.clone(), 3);
        let mut run = CoEvolution::new(&game, options, &[], Seed(3)).expect("sound options");
        while !run.is_over() {
            let text = ron::to_string(&run).expect("it can be written");
            run = ron::from_str(&text).expect("it can be read");
            assert_eq!(run.fits(&game), Ok(()));
            step(&game, &mut run);
        }
        assert_eq!(run, whole);
        let thresholds = run.champions().iter().map(|leader| leader.strategy.menu.thresholds.is_some());
        assert!(thresholds.into_iter().all(|has| has != victory_entries), "{:?}", run.champions());
    }
}

#[test]
fn in_the_final_money_alone_counts_for_a_quarter() {
    let game = game(2);
    let mut run = CoEvolution::new(&game, small(), &[], Seed(5)).expect("sound options");
    while run.history().len() < small().generations as usize {
        step(&game, &mut run);
    }
    let jobs = run.jobs(&game).expect("the same game").len();
    let finalists = (1..jobs).find(|count| count * (count + 1) == jobs).expect("everybody meets everybody and money");
    assert!(finalists > 2, "{finalists}");
    // The first is best against the others and bad against money, the second the other way round; the rest lose everything.
    let won = |own: usize, rival: usize| match (own, rival == finalists) {
        (0, false) | (1, true) => 60,
        (0, true) => 20,
        (1, false) => 50,
        _ => 0,
    };
    let places = (0..finalists).flat_map(|own| (0..=finalists).map(move |rival| (own, rival)));
    let score = |(own, rival)| {
        let won = won(own, rival);
        Score { games: 100, won, share: f64::from(won) / 100.0, ..Score::default() }
    };
    run.tell(&game, &places.map(score).collect::<Vec<_>>()).expect("a score each");
    let shares: Vec<f64> = run.champions().iter().take(3).map(|leader| leader.share).collect();
    let near = |one: f64, other: f64| (one - other).abs() < 1e-12;
    assert!(near(shares[0], 0.75 * 0.5 + 0.25 * 0.6) && near(shares[1], 0.75 * 0.6 + 0.25 * 0.2), "{shares:?}");
    assert_eq!(shares[2..].iter().copied().fold(0.0, f64::max), 0.0);
}

#[test]
fn larger_tables_are_trained_at_their_size() {
    for seats in [3, 4] {
        let game = game(seats);
        let run = trained(&game, EvolutionOptions { generations: 2, ..small() }, 4);
        assert_eq!(run.setup().seats, seats);
        // Whoever is as good as the others has 1/seats, so whoever comes first in the final has more.
        let shares: Vec<f64> = run.champions().iter().map(|leader| leader.share).collect();
        assert!(shares[0] > 1.0 / f64::from(seats) && shares[0] < 1.0, "{shares:?}");
    }
}

#[test]
fn the_worse_half_drops_out_and_the_leaders_play_all_games() {
    let game = game(2);
    let options = EvolutionOptions { pool: 20, games: 80, batch: 10, generations: 1, ..small() };
    let mut run = CoEvolution::new(&game, options.clone(), &[], Seed(1)).expect("sound options");
    let mut rounds = Vec::new();
    while run.history().is_empty() {
        let scores = play(&game, &run);
        assert!(scores.iter().all(|score| score.games == scores[0].games), "all of a round play as many games");
        rounds.push((scores.len() / 4, scores[0].games));
        run.tell(&game, &scores).expect("a score each");
    }
    // Of four times the pool a half each time, and up to three more that buy other cards.
    let (running, games): (Vec<usize>, Vec<u32>) = rounds.iter().copied().unzip();
    assert_eq!((running[0], games.as_slice()), (80, [10, 10, 20, 40].as_slice()));
    for pair in running.windows(2) {
        let half = (pair[0] / 2).max(6);
        assert!((half..=half + 3).contains(&pair[1]), "{running:?}");
    }
    step(&game, &mut run);
    assert!(run.progress().games <= options.most_games(), "{} of {}", run.progress().games, options.most_games());
    assert!(run.progress().games > options.most_games() / 2, "the bound says how long a run takes");
}

#[test]
fn plans_around_cards_that_trash_are_bred_apart_at_first() {
    let game = game(2);
    let options = EvolutionOptions { pool: 60, generations: 5, scouting: 2, ..small() };
    let mut run = CoEvolution::new(&game, options, &[], Seed(2)).expect("sound options");
    let before = run.clone();
    while !run.is_over() {
        let text = ron::to_string(&run).expect("it can be written");
        let read: CoEvolution = ron::from_str(&text).expect("it can be read");
        assert_eq!((read.fits(&game), read == run), (Ok(()), true));
        step(&game, &mut run);
    }
    // A population for each card that trashes, in their order, and one for plans of any kind.
    let populations: Vec<usize> = run.history().iter().map(|record| record.chambers.len()).collect();
    assert_eq!(populations, [4, 4, 1, 1, 1]);
    let trashers = ["chapel", "remodel", "salvager"];
    for record in &run.history()[..2] {
        for (leaders, card) in record.chambers.iter().zip(trashers) {
            let buys = |leader: &&dominion::evolve::Leader| leader.bought.iter().any(|bought| bought == card);
            assert!(leaders.iter().filter(buys).count() >= 2, "{card}: {leaders:?}");
        }
    }
    let most = run.options().most_games();
    assert!(run.progress().games <= most, "{} of {most}", run.progress().games);
    // Several chambers are so each by itself; without a card that trashes, or where nobody asks for it, none is.
    let begun = |game: &Dominion, options: EvolutionOptions| {
        CoEvolution::new(game, options, &[], Seed(2)).expect("sound options").jobs(game).expect("its own").len()
    };
    let of = |chambers, scouting| EvolutionOptions { pool: 60, generations: 5, chambers, scouting, ..small() };
    assert_eq!(begun(&game, of(2, 2)), 2 * before.jobs(&game).expect("its own").len());
    let plain = kingdom(&["smithy", "witch"]);
    assert_eq!(begun(&plain, of(1, 2)), begun(&plain, of(1, 0)));
}

#[test]
fn what_does_not_belong_to_the_run_is_refused() {
    let (two, three) = (game(2), game(3));
    let mut run = CoEvolution::new(&two, small(), &[], Seed(1)).expect("sound options");
    assert!(matches!(run.jobs(&three), Err(CoEvolutionError::Game)));
    let jobs = run.jobs(&two).expect("the same game").len();
    assert_eq!(run.tell(&two, &[]), Err(CoEvolutionError::Scores { wanted: jobs, found: 0 }));
    for options in [
        EvolutionOptions { pool: 1, ..small() },
        EvolutionOptions { leaders: 12, ..small() },
        EvolutionOptions { batch: 41, ..small() },
        EvolutionOptions { spread: f64::NAN, ..small() },
        EvolutionOptions { chambers: 0, ..small() },
    ] {
        let error = CoEvolution::new(&two, options, &[], Seed(1)).expect_err("out of range");
        assert!(error.to_string().contains(" is not "), "{error}");
    }
}

#[test]
fn the_template_is_that_of_the_rules_page() {
    let game = game(2);
    let template = Template::new(&game, &EvolutionOptions::default());
    let money = template.money().strategy(&game).to_string();
    // Gardens are among the cards.
    assert_eq!((template.len(), money.as_str()), (10, "e2-d4-p8-k4-gold@99|silver@99"));
    let plain = kingdom(&["smithy", "witch"]);
    let money = Template::new(&plain, &EvolutionOptions::default()).money().strategy(&plain).to_string();
    assert_eq!(money, "e2-d4-p8-gold@99|silver@99");
    let colonies = rules(Setup { colonies: true, ..game.setup().clone() });
    let template = Template::new(&colonies, &EvolutionOptions::default());
    let money = template.money().strategy(&colonies).to_string();
    assert_eq!((template.len(), money.as_str()), (13, "e2-d3-p4-k3-platinum@99|gold@99|silver@99"));
}

#[test]
fn victory_cards_are_entries_where_there_are_no_thresholds() {
    let options = EvolutionOptions { victory_entries: true, ..EvolutionOptions::default() };
    let plain = kingdom(&["smithy", "witch"]);
    let template = Template::new(&plain, &options);
    let basic = template.basic().strategy(&plain).to_string();
    assert_eq!((template.len(), basic.as_str()), (13, "province@99|gold@99|silver@4|duchy@99|silver@99"));
    // All are held against the same menu as elsewhere.
    assert_eq!(template.money().strategy(&plain).to_string(), "e2-d4-p8-gold@99|silver@99");
    let colonies = rules(Setup { colonies: true, ..game(2).setup().clone() });
    let template = Template::new(&colonies, &options);
    let basic = template.basic().strategy(&colonies).to_string();
    let wanted = "colony@99|platinum@99|province@99|gold@99|silver@4|duchy@99|silver@99";
    assert_eq!((template.len(), basic.as_str()), (17, wanted));
    // Thresholds cannot be had, and would leave nothing wanted that brings points.
    let strategy = |text: &str| text.parse::<Strategy>().expect("a strategy");
    assert!(!template.takes(&strategy("e2-d4-p8-gold@99")));
    let known = strategy("province@9|witch@1|gold@99|duchy@3|silver@99|estate@2");
    assert!(template.takes(&known));
    let genome = template.adapt(&colonies, &known);
    assert!(template.holds(&genome), "{genome:?}");
    assert_eq!(genome.strategy(&colonies), known);
}

#[test]
fn a_strategy_of_another_kingdom_is_fitted_to_the_form() {
    let game = game(2);
    let template = Template::new(&game, &EvolutionOptions::default());
    let strategy: Strategy =
        "e3-d9-p8-witch@2|gold@99|torturer@4|chapel@1|silver@5|province@3;remodel=3".parse().expect("a strategy");
    let genome = template.adapt(&game, &strategy);
    assert!(template.holds(&genome), "{genome:?}");
    assert_eq!(genome.strategy(&game).to_string(), "e3-d8-p8-k4-witch@2|gold@99|chapel@1|silver@5;remodel=3");
}

#[test]
fn strategies_are_read_and_written_with_their_numbers() {
    for text in
        ["e2-d4-p8-gold@99|silver@99", "e2-d4-p8-gold@99;remodel=0;salvage=4;estates=3;coins=20", "gold@1;coins=7"]
    {
        assert_eq!(text.parse::<Strategy>().map(|strategy| strategy.to_string()), Ok(text.to_owned()));
    }
    let usual: Strategy = "gold@1;coins=6".parse().expect("a strategy");
    assert_eq!(usual.to_string(), "gold@1");
    let told = |text: &str| match text.parse::<Strategy>() {
        Ok(strategy) => panic!("'{text}' is read as {strategy}"),
        Err(error) => format!("{text}\n    {error}"),
    };
    let texts = [
        "",
        "gold",
        "gold@1;",
        "gold@1;remodel",
        "gold@1;remodel=",
        "gold@1;remodel=13",
        "gold@1;Remodel=1",
        "gold@1;remodel=+1",
        "gold@1;coins=3;coins=3",
        "gold@1;coins=3;;",
    ];
    insta::assert_snapshot!(texts.map(told).join("\n"));
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 64, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn every_child_has_the_form_of_the_template(
        seed in any::<u64>(),
        unrestricted in any::<bool>(),
        victory_entries in any::<bool>(),
    ) {
        let game = rules(variant(Seed(seed)));
        let options = EvolutionOptions { unrestricted, victory_entries, ..EvolutionOptions::default() };
        let template = Template::new(&game, &options);
        let mut rng = Seed(seed).stream("mutate", 0);
        let mut line: Vec<Genome> = vec![template.basic(), template.random(&mut rng)];
        prop_assert!(line.iter().all(|genome| template.holds(genome)));
        let mut changed = 0;
        for _ in 0..40 {
            let parent = line[line.len() - 1].clone();
            let child = mutant(&template, &parent, &mut rng);
            prop_assert!(template.holds(&child), "{:?}", child);
            changed += usize::from(child != parent);
            let text = child.strategy(&game).to_string();
            prop_assert_eq!(text.parse::<Strategy>().map(|read| read.to_string()), Ok(text));
            line.push(child);
        }
        prop_assert!(changed > 20, "{} of 40 children differ", changed);
        let mut broken = line[40].clone();
        broken.thresholds = match broken.thresholds {
            Some(thresholds) => Some(Thresholds { duchy: 99, ..thresholds }),
            None => template.money().thresholds,
        };
        prop_assert!(!template.holds(&broken));
        let mut broken = line[40].clone();
        broken.genes[0].count = 100;
        prop_assert!(!template.holds(&broken));
        let mut broken = line[40].clone();
        broken.genes.pop();
        prop_assert!(!template.holds(&broken));
    }
}
