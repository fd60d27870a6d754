//! Realm's champions: those that are shipped fit their kingdoms and beat money, what is chosen elsewhere does not hang on the machine, levels
//! are ordered, and a short run can be stopped.

use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Arc, Mutex};

use dominion::agents::Strategist;
use dominion::evolve::{CoEvolution, EvolutionOptions, Job, Library as Champions, Strategy};
use dominion::{Dominion, Menu, Setup};
use lab::GameModule;
use registry::games::DominionModule;
use registry::games::dominion::breeding::{breed_short, breed_with, short_options};
use registry::games::dominion::champions::{self, Origin, Strength};
use registry::games::dominion::{Written, kingdoms};
use tabletop::{Game, Seed};
use test_kit::library;
use training::breed::{BreedControl, BreedReport};

fn rules(setup: Setup) -> Dominion {
    (*DominionModule.rules(setup, &library()).unwrap_or_else(|faults| panic!("{faults:?}"))).clone()
}

fn drawn(seed: u64, seats: u8) -> Dominion {
    let written = Written { random: Some(seed), seats, ..Written::default() };
    rules(DominionModule.resolve(written, &library()).unwrap_or_else(|faults| panic!("{faults:?}")))
}

fn money(game: &Dominion) -> Strategy {
    let text =
        if game.setup().colonies { "e2-d3-p4-platinum@99|gold@99|silver@99" } else { "e2-d4-p8-gold@99|silver@99" };
    text.parse::<Menu>().expect("a menu").into()
}

/// The share of one against the other in games with the guard, seats in turn.
fn share(game: &Dominion, one: &Strategy, other: &Strategy, games: u32) -> f64 {
    let seat = |strategy: &Strategy| -> Arc<Strategist> {
        Arc::new(strategy.strategist(game, "", true).unwrap_or_else(|error| panic!("{strategy}: {error}")))
    };
    let table = std::iter::once(seat(one)).chain(std::iter::repeat_n(seat(other), game.seats() - 1));
    Job::new(table.collect(), games, Seed(11)).play(&CoEvolution::rules(game)).share
}

#[test]
fn the_shipped_champions_fit_their_kingdoms_and_beat_money() {
    // As a file that is read, not as what is built in, which swallows faults.
    let file = library().asset("dominion/champions.ron").expect("they are shipped");
    let shipped = Champions::from_ron(&file.name, &file.text).unwrap_or_else(|faults| panic!("{faults:?}"));
    assert_eq!(&shipped, champions::shipped());
    assert!(shipped.entries().len() >= 30, "{}", shipped.entries().len());
    for kingdom in kingdoms::read(&library()).expect("named kingdoms") {
        let setup = Setup { kingdom: kingdom.cards, colonies: kingdom.colonies, ..Setup::default() };
        assert!(shipped.find(&setup, true).is_some(), "nothing was bred for {}", kingdom.id);
    }
    for entry in shipped.entries() {
        let setup =
            Setup { kingdom: entry.kingdom.clone(), colonies: entry.colonies, seats: entry.seats, ..Setup::default() };
        let game = rules(setup);
        assert!(entry.guard && !entry.strategies.is_empty());
        for strategy in &entry.strategies {
            assert!(strategy.strategist(&game, "", true).is_ok(), "{strategy}");
        }
        // Of 400 games an equal would have 57.5 % once in a thousand times.
        let share = share(&game, &entry.strategies[0], &money(&game), 400);
        let even = 1.0 / f64::from(entry.seats);
        assert!(share > even + 0.075, "{}: {share}", entry.kingdom.join(" "));
        assert_eq!(champions::champion(&game).origin, Origin::Bred);
    }
}

#[test]
fn at_an_unknown_kingdom_the_best_of_what_is_known_is_chosen_and_always_the_same() {
    let none = Champions::default();
    let mut near = Setup::default();
    near.kingdom.retain(|id| id != "workshop");
    near.kingdom.push("wharf".to_owned());
    for (at, game) in [rules(near), drawn(9_002, 2), drawn(9_003, 3)].into_iter().enumerate() {
        let candidates = champions::candidates(champions::shipped(), &game);
        let without = champions::candidates(&none, &game).len();
        // The first has nine cards of a kingdom that champions were bred for.
        assert!(at > 0 || candidates.len() > without, "champions of kingdoms alike are tried");
        let chosen = champions::champion(&game);
        assert_eq!(chosen.origin, Origin::Tried);
        assert_eq!(chosen.strategy, champions::best(&game, candidates.clone()));
        assert!(candidates.contains(&chosen.strategy));
        // What is best of all is not worse than money, of 400 games.
        assert!(share(&game, &chosen.strategy, &money(&game), 400) > 0.95 / game.seats() as f64, "{at}");
    }
}

#[test]
fn every_level_beats_the_one_below() {
    for game in [drawn(9_004, 2), rules(Setup::default())] {
        let of = |strength| champions::strategy(&game, strength);
        let [beginner, normal, hard] = [Strength::Beginner, Strength::Normal, Strength::Hard].map(of);
        // Of 400 games an equal would have 57.5 % once in a thousand times.
        assert!(share(&game, &hard, &normal, 400) > 0.575, "{hard} against {normal}");
        assert!(share(&game, &normal, &beginner, 400) > 0.575, "{normal} against {beginner}");
        assert!(share(&game, &money(&game), &beginner, 400) > 0.575, "whoever buys money beats {beginner}");
    }
}

#[test]
fn levels_are_named_and_others_refused() {
    for spec in ["champion", "champion@beginner", "champion@normal", "champion@hard", "champion@expert:guard=off"] {
        assert!(DominionModule.agent(spec).is_ok(), "{spec}");
    }
    for (spec, told) in [
        ("champion@master", "'champion' has no level 'master'"),
        ("champion:menu=gold@1", "'champion' has no setting 'menu'"),
        ("champion:guard=maybe", "guard=maybe is not one of on, off"),
    ] {
        let refused = DominionModule.agent(spec).err().unwrap_or_else(|| panic!("'{spec}' is seated")).to_string();
        assert!(refused.contains(told), "{refused}");
    }
}

/// A run that is stopped after so many matches, and the shares it told.
fn stopped(setup: &Setup, threads: usize, after: u64) -> (BreedReport, Vec<f64>) {
    let (stop, done, shares) = (AtomicBool::new(false), AtomicU64::new(0), Mutex::new(Vec::new()));
    let report = breed_short(&library(), setup, Seed(1), Some(threads), &stop, &|progress| {
        shares.lock().expect("nobody panicked").push(progress.share());
        if done.fetch_add(1, Ordering::Relaxed) + 1 >= after {
            stop.store(true, Ordering::Relaxed);
        }
    });
    (report.unwrap_or_else(|error| panic!("{error}")), shares.into_inner().expect("nobody panicked"))
}

#[test]
fn a_short_run_finds_the_same_on_any_number_of_threads_and_beats_money() {
    // A small kingdom and a fifth of the games: what is played on which thread matters for the first as for all.
    let kingdom = ["witch", "smithy", "village", "market"].map(str::to_owned).to_vec();
    let setup = Setup { kingdom, ..Setup::default() };
    let options = EvolutionOptions { pool: 16, leaders: 4, generations: 8, games: 100, finals: 200, ..short_options() };
    let on = |threads| {
        let (stop, progress) = (AtomicBool::new(false), |_| ());
        let control = BreedControl { progress: &progress, keep: &|_| Ok(()), stop: &stop, threads: Some(threads) };
        breed_with(&library(), &setup, options.clone(), Seed(1), &control).unwrap_or_else(|error| panic!("{error}"))
    };
    let (report, same) = (on(1), on(2));
    assert_eq!((&report.leaders, report.games), (&same.leaders, same.games));
    assert!(!report.stopped);
    let best = &report.leaders[0].bred;
    assert!(DominionModule.agent(&best.agent).is_ok(), "{}", best.agent);
    assert!(!best.agent.contains("guard=off"), "it is bred as it is played");
    let game = rules(setup.clone());
    let strategy: Strategy = best.strategy.parse().expect("a strategy");
    assert!(share(&game, &strategy, &money(&game), 400) > 0.7, "{strategy}");
}

#[test]
fn a_short_run_is_stopped_at_once_and_a_setup_that_cannot_be_played_is_refused() {
    let (report, shares) = stopped(&Setup::default(), 2, 3);
    assert!(report.stopped && report.leaders.is_empty());
    // Two threads had one match each under way.
    assert!(shares.len() <= 5, "{}", shares.len());
    let setup = Setup { kingdom: vec!["warf".to_owned()], ..Setup::default() };
    let refused = breed_short(&library(), &setup, Seed(1), Some(1), &AtomicBool::new(false), &|_| {});
    let told = refused.expect_err("there is no such card").to_string();
    assert!(told.contains("there is no card 'warf'; did you mean 'wharf'?"), "{told}");
}
