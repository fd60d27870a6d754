//! Who leads.

use super::*;
use crate::agents::PlayParameters;
use crate::evolve::genome::{Gene, Slot};
use crate::menu::Thresholds;

fn member(card: u8, count: u8) -> Member {
    let gene = |count| Gene { slot: Slot::Costs(0, 5), card: Card(card), count };
    let thresholds = Thresholds { estate: 2, duchy: 4, province: 8 };
    let genome = Genome { thresholds, genes: vec![gene(count), gene(0)], parameters: PlayParameters::default() };
    Member { genome, changes: 0 }
}

#[test]
fn leaders_buy_different_cards_as_long_as_there_are_such() {
    let (a, b, c, d) = (member(9, 1), member(9, 2), member(10, 1), member(10, 1));
    let ranked = [(0.9, 0b01, &a), (0.8, 0b01, &b), (0.7, 0b10, &c), (0.6, 0b11, &d)];
    let shares = |count| -> Vec<f64> { select(&ranked, count).iter().map(|leader| leader.share).collect() };
    // The second buys what the first does, the fourth has the menu of the third.
    assert_eq!(shares(2), [0.9, 0.7]);
    assert_eq!(shares(3), [0.9, 0.8, 0.7]);
    assert_eq!(shares(9), [0.9, 0.8, 0.7]);
}

#[test]
fn what_is_bought_in_more_than_a_quarter_of_the_games_counts() {
    let mut score = Score { games: 100, ..Score::default() };
    score.bought[Card::GOLD.index()] = 26;
    score.bought[Card::SILVER.index()] = 25;
    score.bought[Card::CURSE.index()] = 90;
    assert_eq!(bought(&[score]), 1 << Card::GOLD.0);
    assert_eq!(bought(&[]), 0);
}

#[test]
fn entries_without_a_count_make_no_difference() {
    let mut other = member(9, 1);
    other.genome.genes[1].card = Card(12);
    assert!(is_same(&member(9, 1).genome, &other.genome));
    assert!(!is_same(&member(9, 1).genome, &member(9, 2).genome));
}
