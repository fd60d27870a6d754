//! Setups: what cannot be played is told at once, in words and with a remedy.

mod support;

use std::sync::Arc;

use hare::{Deck, Hare, Setup, Track};
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
        luck: true,
        deck,
        round_limit: 0,
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
