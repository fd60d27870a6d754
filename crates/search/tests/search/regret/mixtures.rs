//! The few moves of a strategy that are kept, and how one is drawn.

use search::{Choice, Entry, Mixture, Purification, plain};
use tabletop::Seat;

use super::kuhn::{JACK, KING, Kuhn};
use super::leduc::Leduc;
use super::table::Table;
use super::{averages, iterate, rng, start, whole};

fn mixture(probabilities: &[(f64, u64)]) -> Mixture<usize> {
    let choice =
        |(mv, (probability, held)): (usize, &(f64, u64))| Choice { mv, probability: *probability, held: *held };
    Mixture { choices: probabilities.iter().enumerate().map(choice).collect() }
}

fn kept(mixture: &Mixture<usize>) -> Vec<(usize, f64)> {
    mixture.choices.iter().map(|choice| (choice.mv, (choice.probability * 1e6).round() / 1e6)).collect()
}

#[test]
fn at_most_so_many_moves_are_kept_likeliest_first() {
    let even = mixture(&[(0.1, 50), (0.4, 50), (0.2, 50), (0.2, 50), (0.1, 50)]);
    let rules = Purification::default();
    assert_eq!(kept(&even.purified(&rules)), [(1, 0.5), (2, 0.25), (3, 0.25)]);
    assert_eq!(kept(&even.purified(&Purification { most: 1, ..rules })), [(1, 1.0)]);
    // At least one move is always kept.
    assert_eq!(kept(&even.purified(&Purification { most: 0, ..rules })), [(1, 1.0)]);
    assert_eq!(even.purified(&Purification { most: 9, ..rules }).choices.len(), 5);
}

#[test]
fn rare_moves_and_those_that_come_and_go_are_left_out() {
    let rules = Purification { most: 3, least: 0.05, steady: 10 };
    assert_eq!(kept(&mixture(&[(0.04, 99), (0.72, 99), (0.24, 99)]).purified(&rules)), [(1, 0.75), (2, 0.25)]);
    assert_eq!(kept(&mixture(&[(0.5, 9), (0.3, 10), (0.2, 11)]).purified(&rules)), [(1, 0.6), (2, 0.4)]);
    // Where nothing is steady the likeliest is as good as anything.
    assert_eq!(kept(&mixture(&[(0.3, 0), (0.5, 2), (0.2, 9)]).purified(&rules)), [(1, 1.0)]);
    assert_eq!(kept(&mixture(&[(0.0, 99), (1.0, 99)]).purified(&Purification { least: 0.0, ..rules })), [(1, 1.0)]);
    assert_eq!(kept(&mixture(&[]).purified(&rules)), []);
}

#[test]
fn moves_are_drawn_by_their_probability() {
    let mixture = mixture(&[(0.5, 1), (0.0, 1), (0.3, 1), (0.2, 1)]);
    let (mut counts, mut generator) = ([0; 4], rng(1));
    for _ in 0..20_000 {
        counts[mixture.draw(&mut generator).unwrap()] += 1;
    }
    assert_eq!(counts[1], 0);
    for (count, probability) in counts.into_iter().zip(mixture.probabilities()) {
        let most = 4.0 * (20_000.0 * probability * (1.0 - probability)).sqrt();
        assert!((f64::from(count) - 20_000.0 * probability).abs() <= most, "{counts:?}");
    }
    assert_eq!(self::mixture(&[]).draw(&mut generator), None);
}

#[test]
fn what_an_equilibrium_does_is_held_and_what_it_does_not_is_not() {
    let mut cfr = whole(&start(Kuhn::default()), Entry::Dealt);
    iterate(&mut cfr, 2_000);
    let at = |seat, card, played: &[bool]| cfr.average(Seat(seat), Kuhn::key(card, played)).unwrap();
    // Calls with a king since its first iterations, never with a jack.
    let king = at(1, KING, &[true]);
    assert!(king.choices[1].held > 1_900 && king.choices[0].held == 0, "{king:?}");
    let jack = at(1, JACK, &[true]);
    assert!(jack.choices[0].held > 1_900 && jack.choices[1].held == 0, "{jack:?}");
    // Both moves of a bluff.
    let bluff = at(1, JACK, &[false]).purified(&Purification::default());
    assert_eq!(bluff.choices.len(), 2, "{bluff:?}");
    assert!((bluff.choices[0].probability - 2.0 / 3.0).abs() < 0.01, "{bluff:?}");
    // Never for longer than there were iterations.
    let table = start(Table::new(vec![vec![1.0], vec![0.0]]));
    let mut short = whole(&table, Entry::Dealt);
    iterate(&mut short, 7);
    assert_eq!(short.present(Seat(0), 7).unwrap().choices.iter().map(|choice| choice.held).collect::<Vec<_>>(), [7, 0]);
}

/// Leaving out what is rare costs little of a strategy that is found roughly.
#[test]
fn a_purified_leduc_is_hardly_easier_to_exploit() {
    let game = start(Leduc::new());
    let mut cfr = whole(&game, Entry::Dealt);
    iterate(&mut cfr, 300);
    let rules = Purification { least: 0.02, steady: 1, ..Purification::default() };
    let purified = |seat, key, moves: &[super::leduc::Play]| {
        let kept = cfr.average(seat, key).unwrap().purified(&rules);
        let of = |mv| kept.choices.iter().find(|choice| choice.mv == mv).map_or(0.0, |choice| choice.probability);
        moves.iter().map(|mv| of(*mv)).collect()
    };
    let (whole, few) = (plain::exploitability(&game, &averages(&cfr)), plain::exploitability(&game, &purified));
    println!("Leduc: {whole}, purified {few}");
    assert!(few < whole + 0.1, "{whole}, purified {few}");
}
