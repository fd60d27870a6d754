//! The perft table of the rules page, and lines that go through cards.

use hare::{Card, Deck, Hare, Setup, perft};
use tabletop::Game;

use crate::support::{self, at, rules};

/// Board, seats, carrots; then how many lines of 1, 2, 3 … actions there are from the start, without hare squares.
const TABLE: [(&str, u8, u16, [u64; 7]); 8] = [
    ("1978", 2, 68, [6, 30, 132, 566, 2_597, 12_259, 58_038]),
    ("1978", 3, 68, [6, 30, 120, 488, 1_948, 7_480, 32_355]),
    ("1978", 4, 68, [6, 30, 120, 360, 1_308, 4_688, 16_309]),
    ("1978", 6, 98, [8, 56, 336, 1_680, 6_720, 20_160, 76_080]),
    ("2008", 2, 68, [7, 42, 208, 996, 4_738, 22_774, 104_451]),
    ("2008", 3, 68, [7, 42, 210, 958, 4_187, 17_436, 78_263]),
    ("2008", 4, 68, [7, 42, 210, 840, 3_390, 12_970, 47_220]),
    ("2008", 6, 98, [9, 72, 504, 3_024, 15_120, 60_480, 250_080]),
];

#[test]
fn the_table_of_the_rules_page() {
    for (board, seats, carrots, lines) in TABLE {
        let game = rules(Setup { board: board.to_owned(), seats, luck: false, ..Setup::default() });
        assert_eq!(game.start().carrots(tabletop::Seat(0)), carrots, "carrots come by the number of seats");
        for (depth, wanted) in (1..).zip(lines) {
            assert_eq!(perft(&game, &game.start(), depth), wanted, "{board}, {seats} seats, {depth} actions");
        }
    }
}

#[test]
fn the_start_is_one_line_of_no_action() {
    let game = support::sober("2008", 2);
    assert_eq!(perft(&game, &game.start(), 0), 1);
}

/// Cards multiply lines without making them longer: one line of two actions for each card that may fall in between.
#[test]
fn every_card_between_two_actions_counts() {
    let miss = Deck { miss_turn: 1, ..Deck::EMPTY };
    let idle = Deck { eat_salad: 1, ..miss };
    let lines = |deck: Deck| {
        let game = rules(Setup { board: "1978".to_owned(), seats: 2, deck, ..Setup::default() });
        // One carrot: the only step is to the hare square 6, or back to nowhere.
        let state = at(&game, &[(5, 1, 0), (60, 0, 0)]);
        let forward = game.moves(&state).iter().filter(|action| action.to_string() == "+1").count();
        (forward, perft(&game, &state, 2))
    };
    let (forward, with_one) = lines(miss);
    let (_, with_two) = lines(idle);
    assert_eq!(forward, 1);
    // Whatever the card, the other seat goes on from the same place.
    let replies = with_two - with_one;
    assert!(replies > 0);
    let game: Hare = rules(Setup { board: "1978".to_owned(), seats: 2, deck: idle, ..Setup::default() });
    let mut state = at(&game, &[(5, 1, 0), (60, 0, 0)]);
    support::done(&game, &mut state, "+1");
    assert_eq!(game.cards(&state).collect::<Vec<_>>(), [(1, Card::EatSalad), (1, Card::MissTurn)]);
    game.deal(&mut state, Card::EatSalad, &mut tabletop::NoEvents);
    assert_eq!(perft(&game, &state, 1), replies);
}
