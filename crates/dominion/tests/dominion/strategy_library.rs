//! The library of trained strategies: what it finds for a kingdom, how it is written, and what a broken file is told.

use dominion::evolve::{CoEvolution, EvolutionOptions, Library, Trained};
use dominion::{Deal, Setup};
use tabletop::Seed;

use crate::support::rules;

fn setup(kingdom: &str) -> Setup {
    Setup { kingdom: kingdom.split(' ').map(str::to_owned).collect(), deal: Deal::FourThree, ..Setup::default() }
}

fn trained(kingdom: &str, strategies: &[&str]) -> Trained {
    let Setup { kingdom, colonies, deal, seats, .. } = setup(kingdom);
    let strategies = strategies.iter().map(|text| text.parse().expect("a strategy")).collect();
    Trained { kingdom, colonies, deal, seats, guard: false, strategies }
}

fn library() -> Library {
    let mut library = Library::default();
    library.add(trained("smithy witch moat market village", &["e2-d4-p8-gold@99|witch@2|silver@99", "gold@1"]));
    library.add(trained("smithy witch moat market chapel gardens", &["e2-d4-p8-chapel@1|gold@99;coins=3"]));
    library.add(trained("militia mine cellar remodel", &["silver@99"]));
    library
}

#[test]
fn a_library_is_read_as_it_was_written() {
    let text = library().to_ron();
    assert_eq!(Library::from_ron("library.ron", &text), Ok(library()));
    assert_eq!(Library::from_ron("library.ron", "[]"), Ok(Library::default()));
}

#[test]
fn kingdoms_that_share_four_cards_are_alike_those_that_share_most_first() {
    let (library, wanted) = (library(), setup("smithy witch moat market chapel mine"));
    let alike: Vec<usize> = library.nearest(&wanted, false).iter().map(|entry| entry.kingdom.len()).collect();
    assert_eq!(alike, [6, 5]);
    let seeds = |most| library.seeds(&wanted, false, most).iter().map(ToString::to_string).collect::<Vec<_>>();
    let all = ["e2-d4-p8-chapel@1|gold@99;coins=3", "e2-d4-p8-gold@99|witch@2|silver@99", "gold@1"];
    assert_eq!(
        (seeds(9), seeds(2)),
        (all.map(str::to_owned).to_vec(), all[..2].iter().map(|&text| text.to_owned()).collect())
    );
    let few = setup("militia witch cellar bazaar");
    assert!(library.nearest(&few, false).is_empty());
    // Of kingdoms that are not alike come menus that want nothing else.
    let mut library = library;
    library.add(trained("bazaar library", &["bazaar@1|library@1", "bazaar@2"]));
    let seeds: Vec<String> = library.seeds(&few, false, 9).iter().map(ToString::to_string).collect();
    assert_eq!(seeds, ["e2-d4-p8-gold@99|witch@2|silver@99", "bazaar@2"]);
}

#[test]
fn the_same_game_is_found_whatever_the_order_of_its_cards_and_stored_once() {
    let (mut library, before) = (library(), library().to_ron());
    let strategies = |library: &Library, guard| {
        library.find(&setup("village market moat witch smithy"), guard).map(|entry| entry.strategies.len())
    };
    assert_eq!(strategies(&library, false), Some(2));
    assert_eq!(library.find(&Setup { seats: 3, ..setup("village market moat witch smithy") }, false), None);
    // Whatever the table was, these are the cards it was for.
    let (same, other) = (setup("village market moat witch smithy"), setup("village market moat witch mine"));
    let large = Setup { seats: 4, deal: Deal::Random, ..same.clone() };
    let of = |setup: &Setup| library.entries().iter().filter(|entry| entry.is_of(setup)).count();
    assert_eq!([of(&same), of(&large), of(&other), of(&Setup { colonies: true, ..same.clone() })], [1, 1, 0, 0]);
    library.add(trained("village market moat witch smithy", &["gold@7"]));
    assert_eq!((library.entries().len(), strategies(&library, false)), (3, Some(1)));
    // In a file that has a game twice the last one counts, as if they had been added one by one.
    let twice = format!("{}, {}", library.to_ron().trim_end_matches([']', ',', '\n']), before.trim_start_matches('['));
    let read = Library::from_ron("library.ron", &twice).expect("a library");
    assert_eq!((read.entries().len(), strategies(&read, false)), (3, Some(2)));
}

#[test]
fn what_was_trained_with_the_guard_is_another_game() {
    let wanted = setup("village market moat witch smithy");
    let mut library = library();
    let guarded = |library: &Library, guard| library.find(&wanted, guard).map(|entry| entry.strategies[0].to_string());
    assert_eq!(guarded(&library, true), None);
    library.add(Trained { guard: true, ..trained("smithy witch moat market village", &["gold@7"]) });
    assert_eq!(guarded(&library, true).as_deref(), Some("gold@7"));
    assert_eq!(guarded(&library, false).as_deref(), Some("e2-d4-p8-gold@99|witch@2|silver@99"));
    // Both are alike, and the one of the same guard comes first.
    let first = |guard| library.nearest(&wanted, guard)[0].guard;
    assert_eq!((first(false), first(true)), (false, true));
}

#[test]
fn every_fault_of_a_broken_file_is_told_once() {
    let text = r#"[
    (kingdom: ["moat"], strategies: ["gold@99"], sets: 2),
    (kingdom: ["moat"], seats: 5, strategies: ["gold@99"]),
    (kingdom: ["moat"], strategies: []),
    (kingdom: ["moat"], strategies: ["gold@99", "gold@99;remodel=99", "silver"]),
    (kingdom: ["moat"], strategies: ["gold@99|moat@1", "gold@99|wharf@1|witch@1"]),
    (kingdom: ["moat"], deal: Sometimes, strategies: ["gold@99"]),
]"#;
    let told: Vec<String> = Library::from_ron("mine.ron", text).unwrap_err().iter().map(ToString::to_string).collect();
    insta::assert_snapshot!(told.join("\n"));
    assert_eq!(Library::from_ron("mine.ron", "[(").unwrap_err().len(), 1);
}

#[test]
fn known_strategies_seed_the_first_pool() {
    let game = rules(setup("smithy witch moat market chapel mine"));
    // No random menu begins with such a number.
    let known = ["e2-d4-p8-gold@99|witch@2|silver@99;coins=3".parse().expect("a strategy")];
    let first_pool = |known: &[_]| {
        let run = CoEvolution::new(&game, EvolutionOptions::default(), known, Seed(2)).expect("sound options");
        ron::to_string(&run).expect("it can be written")
    };
    assert!(first_pool(&known).contains("coins:3"));
    assert!(!first_pool(&[]).contains("coins:3"));
}
