//! Kingdoms drawn with cards that they must hold, of sets, and of cards that are laid over those shipped; lists of setups.

use lab::{GameModule, Library, TextFile};
use registry::games::DominionModule;
use registry::games::dominion::{CARDS, Written, drawn};
use tabletop::Seed;
use test_kit::library;
use training::breed::setups;

fn owned(ids: &[&str]) -> Vec<String> {
    ids.iter().map(|id| (*id).to_owned()).collect()
}

fn written(seed: u64, containing: &[&str], sets: &[&str]) -> Written {
    let list = |ids: &[&str]| (!ids.is_empty()).then(|| owned(ids));
    Written { random: Some(seed), containing: list(containing), sets: list(sets), ..Written::default() }
}

/// The kingdom, or the first fault with its field.
fn kingdom(written: Written, library: &Library) -> Result<Vec<String>, String> {
    let told = |faults: Vec<lab::SetupFault>| {
        format!("{}: {}", faults[0].field.as_deref().unwrap_or_default(), faults[0].problem)
    };
    DominionModule.resolve(written, library).map(|setup| setup.kingdom).map_err(told)
}

#[test]
fn a_kingdom_holds_what_it_must_and_is_else_drawn_of_its_sets() {
    let library = library();
    let catalog = DominionModule.catalog(&library).expect("the shipped cards");
    let mut before = Vec::new();
    for seed in 0..40 {
        let cards = kingdom(written(seed, &["witch", "moat"], &["base"]), &library).expect("it can be drawn");
        let set = |id: &str| catalog.get(id).map(|kind| kind.set.as_str());
        let others: Vec<&String> = cards.iter().filter(|id| *id != "witch" && *id != "moat").collect();
        assert_eq!((cards.len(), others.len()), (10, 8), "{cards:?}");
        assert!(others.iter().all(|id| set(id) == Some("base")), "{cards:?}");
        assert_ne!(cards, before);
        before = cards;
    }
    assert_eq!(kingdom(written(7, &[], &[]), &library), Ok(drawn(&catalog, Seed(7))));
}

#[test]
fn what_cannot_be_drawn_is_told_with_its_field() {
    let library = library();
    let told =
        |containing: &[&str], sets: &[&str]| kingdom(written(1, containing, sets), &library).expect_err("refused");
    for (containing, sets, part) in [
        (&["warf"][..], &[][..], "containing: unknown card 'warf'; did you mean 'wharf'?"),
        (&["gold"], &[], "containing: unknown card 'gold'"),
        (&["wharf", "wharf"], &[], "'wharf' is there twice"),
        (&["wharf"; 11], &[], "11 cards are more than 10"),
        (&[], &["sea"], "sets: unknown set 'sea'"),
        (
            &["witch", "wharf"],
            &["base"],
            "containing: 'wharf' is of the set 'seaside', which is not among the sets; add 'seaside' to sets",
        ),
    ] {
        assert!(told(containing, sets).contains(part), "{}", told(containing, sets));
    }
    let not_drawn = Written { random: None, containing: Some(owned(&["wharf"])), ..Written::default() };
    let told = kingdom(not_drawn, &library).expect_err("refused");
    assert!(told.starts_with("containing: only a kingdom that is drawn has it; write a seed"), "{told}");
    // A list that is written and holds nothing is a slip: left out it means all cards there are.
    for (field, empty) in [
        ("sets", Written { sets: Some(Vec::new()), ..written(1, &["wharf"], &[]) }),
        ("containing", Written { containing: Some(Vec::new()), ..written(1, &[], &["base"]) }),
    ] {
        let told = kingdom(empty, &library).expect_err("refused");
        assert_eq!(told, format!("{field}: {field}: the list is empty; write what it holds, or leave it out"));
    }
}

#[test]
fn cards_laid_over_those_shipped_are_played_by_and_leave_the_others_as_they_were() {
    let text = r#"[
        (id: "wharf", name: "Wharf", set: "seaside", cost: 6, types: [Action, Duration], plus: (cards: 2), later: (cards: 2)),
        (id: "trading_house", name: "Trading House", set: "mine", cost: 4, types: [Action], plus: (cards: 2, coins: 1)),
    ]"#;
    let over = |text: &str| TextFile { name: "mine.ron".to_owned(), text: text.to_owned() };
    let library = library();
    let with = library.clone().with_over(CARDS, over(text));
    let cost =
        |library: &Library, id: &str| DominionModule.catalog(library).expect("cards").get(id).map(|kind| kind.cost);
    assert_eq!((cost(&library, "wharf"), cost(&with, "wharf")), (Some(5), Some(6)));
    assert_eq!((cost(&library, "trading_house"), cost(&with, "trading_house")), (None, Some(4)));
    // The same seed draws the same other cards, whatever the one that is looked at costs.
    let dearer = library.clone().with_over(CARDS, over(&text.replace("trading_house", "wharf_too")));
    let others = |library: &Library| {
        let mut cards = kingdom(written(3, &["wharf"], &["base", "seaside"]), library).expect("it can be drawn");
        cards.retain(|id| id != "wharf");
        cards
    };
    assert_eq!(others(&library), others(&dearer));
    let broken = library.with_over(CARDS, over("[\n  (id: \"wharf\", cots: 3)]"));
    let told = DominionModule.catalog(&broken).expect_err("refused").to_string();
    assert!(told.starts_with("mine.ron:2:17: there is no field 'cots'; did you mean 'cost'?"), "{told}");
}

#[test]
fn every_setup_of_a_list_keeps_its_place_and_what_is_no_list_is_told() {
    let file = |text: &str| TextFile { name: "setups.ron".to_owned(), text: text.to_owned() };
    let found = setups(&file("// Two.\n[\n  (random: 1), (random: 2),\n]")).expect("two setups");
    assert_eq!(found, ["\n\n  (random: 1)", "\n\n               (random: 2)"]);
    let told = |text: &str| setups(&file(text)).expect_err("refused").to_string();
    assert!(told("[]").starts_with("setups.ron: there are 0 setups"), "{}", told("[]"));
    assert!(told("(random: 1)").starts_with("setups.ron:1:"), "{}", told("(random: 1)"));
    assert!(told("[(random: 1]").starts_with("setups.ron:1:"), "{}", told("[(random: 1]"));
}
