//! Setups and files of cards: what cannot be played is told at once, in words and with a remedy.

use dominion::{Card, Catalog, Deal, Dominion, Setup};
use tabletop::Game;

use crate::support::{self, catalog, rules};

/// Every fault of a setup, one a line.
fn told(setup: Setup) -> String {
    let faults = Dominion::new(setup, &catalog()).expect_err("it cannot be played");
    faults.iter().map(ToString::to_string).collect::<Vec<_>>().join("\n")
}

fn kingdom(cards: &[&str]) -> Vec<String> {
    cards.iter().map(|&card| card.to_owned()).collect()
}

#[test]
fn every_fault_is_told_together() {
    let cards = ["smithy", "smity", "smithy", "gold", "xyzzy", "market", "moat", "mine", "witch", "cellar", "chapel"];
    insta::assert_snapshot!(told(Setup { seats: 5, kingdom: kingdom(&cards), turn_limit: 0, ..Setup::default() }));
}

#[test]
fn a_kingdom_that_is_far_too_large_is_one_fault() {
    // Compared with each other, so many cards would take hours; their names would be as many lines.
    let cards: Vec<String> = (0..1_000_000).map(|number| format!("card_{number}")).collect();
    let words = told(Setup { kingdom: [kingdom(&["smithy"; 10]), cards].concat(), ..Setup::default() });
    assert!(words.starts_with("kingdom: 1000010 cards are more than 10; take some out"), "{words}");
    assert_eq!(words.matches("'smithy' is there twice").count(), 9, "{words}");
    assert_eq!(words.lines().count(), 10, "{words}");
}

#[test]
fn a_file_names_only_what_differs() {
    let setup: Setup = ron::from_str("(seats: 3, kingdom: [\"witch\"], deal: FourThree)").unwrap();
    assert_eq!((setup.seats, setup.deal, setup.turn_limit, setup.colonies), (3, Deal::FourThree, 200, false));
    assert!(ron::from_str::<Setup>("(seat: 3)").is_err());
    assert!(Dominion::new(Setup { kingdom: Vec::new(), ..Setup::default() }, &catalog()).is_ok());
}

#[test]
fn piles_are_as_large_as_the_rules_say() {
    for (seats, copper, victory, curse) in [(2, 46, 8, 10), (3, 39, 12, 20), (4, 32, 12, 30)] {
        let game = rules(Setup { seats, kingdom: kingdom(&["gardens", "smithy"]), colonies: true, ..Setup::default() });
        let supply = game.start().supply;
        let count = |id| supply.count(game.card(id).unwrap());
        assert_eq!((count("copper"), count("silver"), count("gold"), count("platinum")), (copper, 40, 30, 12));
        for id in ["estate", "duchy", "province", "colony", "gardens"] {
            assert_eq!(count(id), victory, "{id}");
        }
        assert_eq!((count("curse"), count("smithy")), (curse, 10));
        // The deal comes after the start: all ten cards are still in the deck.
        assert_eq!(game.start().players[0].deck.total(), 10);
    }
    let plain = rules(Setup::default());
    assert_eq!(plain.start().supply.count(Card::PLATINUM) + plain.start().supply.count(Card::COLONY), 0);
    assert!(plain.piles().all(|pile| pile != Card::PLATINUM && pile != Card::COLONY));
}

#[test]
fn settled_hands_are_dealt_as_they_are_set() {
    for (deal, coppers) in [(Deal::FourThree, 4), (Deal::FiveTwo, 5)] {
        let state = rules(Setup { deal, first_seat_begins: true, ..Setup::default() }).start();
        for player in &state.players {
            assert_eq!((player.hand.count(Card::COPPER), player.hand.total(), player.deck.total()), (coppers, 5, 5));
        }
        assert!(state.stack.is_empty() && state.turn.actions == 1);
    }
}

#[test]
fn the_cards_shipped_are_all_there() {
    let catalog = catalog();
    let sets = ["basic", "base", "base_first", "intrigue", "seaside", "prosperity"];
    let counts = sets.map(|set| catalog.kinds().iter().filter(|kind| kind.set == set).count());
    assert_eq!(counts, [9, 26, 1, 14, 11, 9]);
    let written = |kind: &&dominion::Kind| !kind.text.is_empty() || !kind.plus.is_none();
    assert_eq!(catalog.kinds().iter().filter(written).count(), catalog.kinds().len());
}

/// Faults of a file of hypothetical cards, one a line.
fn faults(text: &str) -> String {
    let faults = catalog().extended("mine.ron", text).expect_err(text);
    faults.iter().map(ToString::to_string).collect::<Vec<_>>().join("\n")
}

#[test]
fn malformed_cards_are_told_with_place_and_remedy() {
    let files = [
        "",
        "[",
        "[(id: \"a\"]",
        "[(id: \"a\", name: \"A\", types: [Action]), 7]",
        "[(id: \"a\", name: \"A\", types: [Actoin])]",
        "[(id: \"a\", name: \"A\", types: [Action], cots: 3)]",
        "[(id: \"a\", name: \"A\", types: [Action], cost: -1)]",
        "[(id: \"a\", name: \"A\", types: [Action], cost: 21)]",
        "[(id: \"A b\", name: \" \", types: [])]",
        "[(id: \"a\", name: \"A\", types: [Action, Action])]",
        "[(id: \"a\", name: \"A\", types: [Action], plus: (cards: 200))]",
        "[(id: \"a\", name: \"A\", types: [Victory], plus: (cards: 2))]",
        "[(id: \"a\", name: \"A\", types: [Action, Attack])]",
        "[(id: \"a\", name: \"A\", types: [Action], steps: [Attack(Spy)])]",
        "[(id: \"a\", name: \"A\", types: [Action, Duration])]",
        "[(id: \"a\", name: \"A\", types: [Action], later: (coins: 1))]",
        "[(id: \"a\", name: \"A\", types: [Action], shield: true)]",
        "[(id: \"a\", name: \"A\", types: [Action], steps: [ChooseOne])]",
        "[(id: \"a\", name: \"A\", types: [Action], choices: [(), ()])]",
        "[(id: \"a\", name: \"A\", types: [Action], steps: [PlayTimes(9)])]",
        "[(id: \"a\", name: \"A\", types: [Action], steps: [Trash(least: 3, most: 2)])]",
        "[(id: \"a\", name: \"A\", types: [Action], steps: [Sift, Sift, Sift, Sift, Sift, Sift, Sift, Sift, Sift, Sift, Sift, Sift, Sift])]",
        "[(id: \"a\", name: \"A\", types: [Victory], per: Some(Cards(0)))]",
        "[(id: \"gold\", name: \"Gold\", types: [Treasure])]",
        "[\n  (id: \"a\", name: \"A\", types: [Action]),\n  (id: \"a\", name: \"A\", types: [Action], cost: 99),\n]",
    ];
    insta::assert_snapshot!(files.map(faults).join("\n---\n"));
}

#[test]
fn a_catalog_needs_the_basic_cards() {
    let told = Catalog::from_ron("few.ron", "[(id: \"copper\", name: \"Copper\", types: [Treasure])]").unwrap_err();
    assert_eq!(told.len(), 8);
    assert!(told[0].to_string().starts_with("few.ron:1:1: the basic card 'silver' is missing"), "{}", told[0]);
}

#[test]
fn a_hypothetical_card_is_played_like_any_other() {
    let text = "[(id: \"atelier\", name: \"Atelier\", cost: 4, types: [Action], plus: (cards: 2, coins: 1), steps: [Gain(most: 3)]),
        (id: \"wharf\", name: \"Wharf\", set: \"seaside\", cost: 6, types: [Action, Duration], plus: (cards: 2, buys: 1), later: (cards: 2, buys: 1))]";
    let more = catalog().extended("mine.ron", text).unwrap();
    assert_eq!((more.kinds().len(), more.get("wharf").map(|kind| kind.cost)), (catalog().kinds().len() + 1, Some(6)));
    let setup = Setup { kingdom: kingdom(&["atelier", "wharf"]), first_seat_begins: true, ..Setup::default() };
    let game = std::sync::Arc::new(Dominion::new(setup, &more).unwrap());
    let mut scene = support::Scene::of(game).hand(0, "atelier").deck(0, "3 copper").sound();
    scene.play("atelier");
    scene.gain("silver");
    assert_eq!((scene.in_hand(0), scene.left()), ("2 copper".to_owned(), (0, 1, 1)));
}
