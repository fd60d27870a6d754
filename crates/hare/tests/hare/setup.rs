//! Setups: what cannot be played is told at once, in words and with a remedy.

use std::sync::Arc;

use hare::{Deck, Edition, Hare, HareSquares, SaladCard, Setup, Track};
use tabletop::Game;

/// Every fault, one a line.
fn told(setup: Setup) -> String {
    let faults = Hare::new(setup).expect_err("it cannot be played");
    faults.iter().map(ToString::to_string).collect::<Vec<_>>().join("\n")
}

#[test]
fn every_fault_is_told_together() {
    let deck = Deck { move_again: 9, up_one_rank: 9, ..Deck::EMPTY };
    let setup = Setup {
        board: "1979".to_owned(),
        seats: 7,
        runners: 3,
        carrots: Some(3_000),
        deck,
        salads: Some(6),
        round_limit: 0,
        ..Setup::default()
    };
    insta::assert_snapshot!(told(setup));
}

#[test]
fn each_fault_has_a_remedy() {
    let default = Setup::default;
    let setups = [
        Setup { seats: 1, ..default() },
        Setup { runners: 0, ..default() },
        Setup { seats: 3, runners: 2, ..default() },
        Setup { seats: 2, carrots: Some(0), ..default() },
        Setup { carrots: Some(5), ..default() },
        Setup { seats: 6, carrots: Some(68), luck: false, board: "1978".to_owned(), ..default() },
        Setup { salads: Some(0), ..default() },
        Setup { round_limit: 1_001, ..default() },
        Setup { deck: Deck::EMPTY, ..default() },
        Setup { deck: Deck { last_carrots: 16, ..Deck::EMPTY }, ..default() },
        Setup { deck: Deck { back_one_rank: 2, ..Deck::EMPTY }, ..default() },
    ];
    insta::assert_snapshot!(setups.map(told).join("\n"));
}

#[test]
fn what_is_at_the_edge_can_be_played() {
    let default = Setup::default;
    for setup in [
        Setup { round_limit: 1_000, carrots: Some(2_080), ..default() },
        Setup { deck: Deck { last_carrots: 15, ..Deck::EMPTY }, round_limit: 1, ..default() },
        Setup { deck: Deck { back_one_rank: 2, miss_turn: 1, ..Deck::EMPTY }, ..default() },
        // Nobody draws, so nothing is asked of the deck.
        Setup { deck: Deck::EMPTY, luck: false, ..default() },
        Setup { seats: 6, carrots: Some(78), luck: false, board: "1978".to_owned(), ..default() },
    ] {
        Hare::new(setup.clone()).unwrap_or_else(|faults| panic!("{setup:?}: {faults:?}"));
    }
}

#[test]
fn a_board_of_ones_own_is_played_under_its_name() {
    let letters = format!("S{}LCCCCCCG", "2".repeat(56));
    let track = Arc::new(Track::parse("plain", &letters).unwrap());
    let setup = Setup { board: "plain".to_owned(), ..Setup::default() };
    let game = Hare::on(setup.clone(), Arc::clone(&track)).unwrap();
    assert_eq!((game.track().id(), game.content_hash()), ("plain", track.hash()));
    assert_eq!(told(setup), "board: there is no board 'plain'; there are 2008, 1978");
    let faults = Hare::on(Setup::default(), track).unwrap_err();
    assert_eq!(faults.len(), 1);
    assert_eq!(faults[0].to_string(), "board: the setup names '2008' but the board given is 'plain'");
}

#[test]
fn a_file_names_only_what_differs() {
    let setup: Setup = ron::from_str("(seats: 2, runners: 2, deck: (miss_turn: 0))").unwrap();
    assert_eq!(setup.board, "2008");
    assert_eq!(setup.deck.size(), 11);
    assert_eq!((setup.starting_carrots(), setup.starting_salads()), (98, 5));
    assert!(ron::from_str::<Setup>("(seat: 2)").is_err());
}

#[test]
fn every_edition_is_a_preset_that_can_be_played_and_is_known_again() {
    for edition in Edition::ALL {
        for (seats, runners) in [(2, 1), (2, 2), (3, 1), (4, 1), (5, 1), (6, 1)] {
            let setup = edition.setup(seats, runners);
            assert_eq!((setup.seats, setup.runners), (seats, runners));
            Hare::new(setup.clone()).unwrap_or_else(|faults| panic!("{setup:?}: {faults:?}"));
            assert_eq!(Edition::matching(&Setup { round_limit: 30, ..setup.clone() }), Some(edition));
            let mixed = Setup { hungry_misses: !setup.hungry_misses, hidden_carrots: !setup.hidden_carrots, ..setup };
            assert_eq!(Edition::matching(&mixed), None, "{mixed:?}");
        }
    }
    assert_eq!(Edition::Y2008.setup(4, 1), Setup::default());
    // At a larger table an edition has more carrots; rules of one's own keep what they say.
    let more = |setup: Setup| setup.seated(5, 1).starting_carrots();
    assert_eq!([Edition::Parlett, Edition::Y2008].map(|edition| more(edition.setup(3, 1))), [95, 98]);
    assert_eq!(more(Setup { carrots: Some(80), ..Edition::Parlett.setup(3, 1) }), 80);
}

#[test]
fn an_edition_in_a_file_says_what_the_file_does_not() {
    let read = |text: &str| ron::from_str::<Setup>(text).unwrap_or_else(|fault| panic!("{text}: {fault}"));
    let tournament = read("(edition: \"Parlett\", seats: 5)");
    assert_eq!((tournament.starting_carrots(), tournament.hare_squares), (95, HareSquares::Toll));
    assert_eq!(tournament, Edition::Parlett.setup(5, 1));
    let first = read("(edition: \"1978\", seats: 2, runners: 2, salad_card: AtOnce)");
    assert_eq!((first.deck.size(), first.starting_salads(), first.salad_card), (15, 3, SaladCard::AtOnce));
    assert!(first.hungry_misses && first.hidden_carrots && first.board == "1978");
    assert_eq!(read("()"), Setup::default());
    let told = ron::from_str::<Setup>("(edition: \"1979\")").unwrap_err().to_string();
    assert!(told.contains("there is no edition '1979'; there are 1978, 1995, 2000, 2008, parlett"), "{told}");
}

/// Setups of records from before there were editions, as RON and as JSON, mean what they meant.
#[test]
fn older_files_mean_what_they_meant() {
    let old = r#"(board:"1978",seats:3,runners:1,carrots:Some(70),luck:true,deck:(last_move_free:2,take_or_give:2,back_one_rank:2,up_one_rank:1,eat_salad:1,miss_turn:1,move_again:1,next_carrots:1,last_carrots:1),round_limit:100)"#;
    let meant = Setup { board: "1978".to_owned(), seats: 3, carrots: Some(70), round_limit: 100, ..Setup::default() };
    assert_eq!(ron::from_str::<Setup>(old).unwrap(), meant);
    let none = old.replace("Some(70)", "None");
    assert_eq!(ron::from_str::<Setup>(&none).unwrap(), Setup { carrots: None, ..meant.clone() });
    let json = r#"{"board": "1978", "seats": 3, "carrots": null, "round_limit": 100}"#;
    assert_eq!(serde_json::from_str::<Setup>(json).unwrap(), Setup { carrots: None, ..meant.clone() });
    for setup in Edition::ALL.map(|edition| edition.setup(2, 2)).into_iter().chain([meant]) {
        let (ron, json) = (ron::to_string(&setup).unwrap(), serde_json::to_string(&setup).unwrap());
        assert_eq!(ron::from_str::<Setup>(&ron).unwrap(), setup, "{ron}");
        assert_eq!(serde_json::from_str::<Setup>(&json).unwrap(), setup, "{json}");
    }
}
