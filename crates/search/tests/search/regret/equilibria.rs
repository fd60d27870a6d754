//! Small games whose equilibria are known in closed form.

use search::{Cfr, Entry, plain};
use tabletop::Seat;

use super::kuhn::{JACK, KING, Kuhn, QUEEN};
use super::table::Table;
use super::{averages, iterate, start, whole};

/// How likely a seat bets (or calls) with a card after what was played.
fn bets(cfr: &Cfr<Kuhn>, card: u8, played: &[bool]) -> f64 {
    let seat = Seat(played.len() as u8 % 2);
    cfr.average(seat, Kuhn::key(card, played)).expect("it was opened").choices[1].probability
}

fn near(found: f64, known: f64, most: f64) -> bool {
    (found - known).abs() < most
}

#[test]
fn kuhn_is_worth_an_eighteenth_of_a_chip_to_the_second_seat() {
    let mut cfr = whole(&start(Kuhn::default()), Entry::Dealt);
    assert_eq!((cfr.solved().nodes, cfr.solved().sets), (1 + 1 + 3 + 6 + 6 * 8, 12));
    // Measured: 0.0082, 0.00017, 0.0000017; no bound is more than a few times as much.
    let mut before = f64::INFINITY;
    for (iterations, most) in [(20, 0.03), (180, 1e-3), (1_800, 2e-5)] {
        iterate(&mut cfr, iterations);
        let exploitability = plain::exploitability(&start(Kuhn::default()), &averages(&cfr));
        assert!(exploitability < most && exploitability < before / 3.0, "after {iterations} more: {exploitability}");
        // The tree knows the same of itself.
        assert!(near(exploitability, cfr.exploitability(), 1e-12));
        before = exploitability;
    }
    let worth = plain::expected_payoff(&start(Kuhn::default()), &averages(&cfr));
    assert!(near(worth, -1.0 / 18.0, 1e-4) && near(cfr.value(), worth, 1e-12), "{worth}");
}

#[test]
fn kuhn_is_played_by_one_of_its_known_equilibria() {
    let mut cfr = whole(&start(Kuhn::default()), Entry::Dealt);
    iterate(&mut cfr, 5_000);
    let bluff = bets(&cfr, JACK, &[]);
    // Seat 0 has a choice among many equilibria: whatever it bluffs with, it bets three times as often with the king.
    assert!((-1e-3..1.0 / 3.0 + 1e-3).contains(&bluff), "{bluff}");
    let known = [
        (KING, &[][..], 3.0 * bluff),
        (QUEEN, &[], 0.0),
        (JACK, &[false, true], 0.0),
        (QUEEN, &[false, true], bluff + 1.0 / 3.0),
        (KING, &[false, true], 1.0),
        // Seat 1 has none.
        (JACK, &[true], 0.0),
        (QUEEN, &[true], 1.0 / 3.0),
        (KING, &[true], 1.0),
        (JACK, &[false], 1.0 / 3.0),
        (QUEEN, &[false], 0.0),
        (KING, &[false], 1.0),
    ];
    for (card, played, probability) in known {
        let found = bets(&cfr, card, played);
        assert!(near(found, probability, 5e-3), "{card} after {played:?}: {found}, not {probability}");
    }
}

#[test]
fn moves_are_worth_what_both_strategies_make_of_them() {
    let mut cfr = whole(&start(Kuhn::default()), Entry::Dealt);
    iterate(&mut cfr, 5_000);
    // A jack that is bet into: folding loses the chip in the pot, calling two. Seat 0 wins what seat 1 loses.
    let worth = cfr.worth(Seat(0), Kuhn::key(JACK, &[false, true])).unwrap();
    assert!(near(worth[0], -1.0, 1e-9) && near(worth[1], -2.0, 1e-9), "{worth:?}");
    let worth = cfr.worth(Seat(1), Kuhn::key(JACK, &[true])).unwrap();
    assert!(near(worth[0], 1.0, 1e-9) && near(worth[1], 2.0, 1e-9), "{worth:?}");
    // What is mixed is worth the same.
    let worth = cfr.worth(Seat(1), Kuhn::key(QUEEN, &[true])).unwrap();
    assert!(near(worth[0], worth[1], 0.02), "{worth:?}");
    assert_eq!(cfr.worth(Seat(0), 12_345), None);
}

/// A game of two by two choices without a saddle point has one equilibrium, and in it each seat makes the other indifferent.
#[test]
fn tables_of_two_by_two_are_mixed_by_the_formula() {
    for (a, b, c, d) in
        [(1.0, -1.0, -1.0, 1.0), (3.0, -1.0, -1.0, 1.0), (2.0, -3.0, -0.5, 10.0), (90.0, 10.0, 20.0, 30.0)]
    {
        let table = start(Table::new(vec![vec![a, b], vec![c, d]]));
        let mut cfr = whole(&table, Entry::Dealt);
        iterate(&mut cfr, 3_000);
        let sum: f64 = a - b - c + d;
        let first = |seat| cfr.average(seat, 7).unwrap().choices[0].probability;
        assert!(near(first(Seat(0)), (d - c) / sum, 1e-3), "{:?}", cfr.average(Seat(0), 7));
        assert!(near(first(Seat(1)), (d - b) / sum, 1e-3), "{:?}", cfr.average(Seat(1), 7));
        assert!(near(cfr.value(), (a * d - b * c) / sum, 1e-3 * sum), "{}", cfr.value());
    }
}

#[test]
fn rock_paper_scissors_with_unequal_stakes() {
    for (rock, paper, scissors) in [(1.0, 1.0, 1.0), (2.0, 1.0, 1.0), (1.0, 5.0, 3.0)] {
        // What each wins with: rock over scissors, paper over rock, scissors over paper.
        let payoffs = vec![vec![0.0, -paper, rock], vec![paper, 0.0, -scissors], vec![-rock, scissors, 0.0]];
        let mut cfr = whole(&start(Table::new(payoffs)), Entry::Dealt);
        iterate(&mut cfr, 20_000);
        let sum = rock + paper + scissors;
        for seat in [Seat(0), Seat(1)] {
            let found = cfr.average(seat, 7).unwrap().probabilities();
            let known = [scissors / sum, rock / sum, paper / sum];
            assert!(
                found.iter().zip(known).all(|(found, known)| near(*found, known, 2e-3)),
                "{found:?}, not {known:?}"
            );
        }
    }
}
