//! Who leads.

use super::member::select;
use super::*;
use crate::agents::PlayParameters;
use crate::cards::FIRST_KINGDOM;
use crate::evolve::genome::{Gene, Slot};
use crate::evolve::tally::Tally;
use crate::menu::Thresholds;

fn member(card: u8, count: u8) -> Member {
    let gene = |count| Gene { slot: Slot::Costs(0, 5), card: Card(card), count };
    let thresholds = Some(Thresholds { estate: 2, duchy: 4, province: 8, kingdom: 0 });
    let genome = Genome { thresholds, genes: vec![gene(count), gene(0)], parameters: PlayParameters::default() };
    Member { genome, changes: 0 }
}

fn leaders(leaders: u8, alike: bool) -> EvolutionOptions {
    EvolutionOptions { leaders, alike, ..EvolutionOptions::default() }
}

#[test]
fn leaders_buy_different_cards_as_long_as_there_are_such() {
    let (a, b, c, d) = (member(9, 1), member(9, 2), member(10, 1), member(10, 1));
    let ranked = [(0.9, 0b01, &a), (0.8, 0b01, &b), (0.7, 0b10, &c), (0.6, 0b11, &d)];
    let shares = |count| -> Vec<f64> {
        select(&ranked, None, &leaders(count, true)).iter().map(|leader| leader.share).collect()
    };
    // The second buys what the first does, the fourth has the menu of the third.
    assert_eq!(shares(2), [0.9, 0.7]);
    assert_eq!(shares(3), [0.9, 0.8, 0.7]);
    assert_eq!(shares(9), [0.9, 0.8, 0.7]);
}

#[test]
fn at_most_half_of_the_leaders_buy_the_same_kingdom_card() {
    let (first, other) = (u32::from(FIRST_KINGDOM), |at: u8| u32::from(FIRST_KINGDOM) + 1 + u32::from(at));
    let members: Vec<Member> = (0..6).map(|at| member(20 + at, 1)).collect();
    // All but the fourth and the last buy the first kingdom card, everybody buys Silver and one card besides.
    let bought = |at: u8| 1 << Card::SILVER.0 | 1 << other(at) | u32::from(at != 3 && at != 5) << first;
    let ranked: Vec<(f64, u32, &Member)> =
        members.iter().zip(0..).map(|(member, at)| (0.9 - f64::from(at) / 10.0, bought(at), member)).collect();
    let places = |count, alike| -> Vec<u8> {
        select(&ranked, None, &leaders(count, alike)).iter().map(|leader| leader.genome.genes[0].card.0 - 20).collect()
    };
    assert_eq!(places(4, false), [0, 1, 3, 5]);
    assert_eq!(places(3, false), [0, 1, 3], "a half is rounded up");
    // Where too few lead without it, more do with it.
    assert_eq!(places(6, false), [0, 1, 2, 3, 4, 5]);
    assert_eq!(places(4, true), [0, 1, 2, 3]);
}

#[test]
fn in_a_niche_those_that_buy_its_card_come_before_better_ones() {
    let niche = Card(FIRST_KINGDOM + 2);
    let (home, silver) = (1 << niche.0, 1 << Card::SILVER.0);
    let members: Vec<Member> = (0..5).map(|at| member(20 + at, 1)).collect();
    let bought = [silver, silver | 1, silver | home, silver | home | 1, home];
    let ranked: Vec<(f64, u32, &Member)> =
        members.iter().zip(0..).map(|(member, at)| (0.9 - f64::from(at) / 10.0, bought[at as usize], member)).collect();
    let places = |count, niche| -> Vec<u8> {
        let chosen = select(&ranked, niche, &leaders(count, false));
        chosen.iter().map(|leader| leader.genome.genes[0].card.0 - 20).collect()
    };
    // All of them may buy it, though leaders must differ; others fill up what is left.
    assert_eq!(places(3, Some(niche)), [2, 3, 4]);
    assert_eq!(places(4, Some(niche)), [0, 2, 3, 4]);
    assert_eq!(places(3, None), [0, 1, 2]);
}

#[test]
fn what_is_bought_in_more_than_a_quarter_of_the_games_counts() {
    let mut score = Score { games: 100, ..Score::default() };
    score.bought[Card::GOLD.index()] = 26;
    score.bought[Card::SILVER.index()] = 25;
    score.bought[Card::CURSE.index()] = 90;
    assert_eq!(Tally::from_scores(&[score]).bought(), 1 << Card::GOLD.0);
    assert_eq!(Tally::from_scores(&[]).bought(), 0);
}

#[test]
fn entries_without_a_count_make_no_difference() {
    let mut other = member(9, 1);
    other.genome.genes[1].card = Card(12);
    assert!(is_same(&member(9, 1).genome, &other.genome));
    assert!(!is_same(&member(9, 1).genome, &member(9, 2).genome));
}

/// A match against the one leader: of ten games so many were won, all of them with these cards.
fn score(won: u32, cards: &[u8]) -> Score {
    let mut score = Score { games: 10, won, share: f64::from(won) / 10.0, ..Score::default() };
    cards.iter().for_each(|&card| score.bought[usize::from(card)] = 10);
    score
}

#[test]
fn a_race_goes_on_with_the_better_half_and_what_is_unlike_it() {
    let options = EvolutionOptions { pool: 8, leaders: 2, games: 20, batch: 10, ..EvolutionOptions::default() };
    let pool: Vec<Member> = (0..10).map(|count| member(9, count)).collect();
    let mut race = Race::default();
    assert_eq!((race.places(pool.len()), race.games(&options)), ((0..10).collect(), 10));
    // All buy the same but the seventh, which is the last but one.
    let first: Vec<Score> = [9, 1, 8, 3, 7, 4, 2, 6, 3, 3]
        .into_iter()
        .zip(0..)
        .map(|(won, at)| score(won, if at == 6 { &[10] } else { &[9] }))
        .collect();
    assert!(race.advance(&pool, &first, None, &options).is_none());
    assert_eq!((race.places(pool.len()), race.games(&options)), (vec![0, 2, 4, 5, 6, 7], 10));
    assert!(race.fits(pool.len(), &options) && !race.fits(7, &options));
    // What was won in both rounds counts, and cards bought in more than a quarter of all games.
    let second = [score(1, &[9]), score(3, &[9]), score(9, &[9]), score(2, &[9]), score(1, &[10]), score(1, &[9])];
    let leaders = race.advance(&pool, &second, None, &options).expect("all games are played");
    let told: Vec<(f64, u32, u8)> =
        leaders.iter().map(|leader| (leader.share, leader.bought, leader.genome.genes[0].count)).collect();
    assert_eq!(told, [(0.8, 1 << 9, 4), (0.15, 1 << 10, 6)]);
}
