//! The odds against the plainest possible versions: every ordered throw, and a recursion that branches on each of them.

use std::collections::BTreeMap;

use risk::odds::{Battle, Defence, OddsTable, RollOdds};

/// The six faces of every ordered throw of some dice.
fn throws(dice: u32) -> Vec<Vec<u32>> {
    (0..6u32.pow(dice)).map(|throw| (0..dice).map(|die| throw / 6u32.pow(die) % 6 + 1).collect()).collect()
}

/// Armies the attacker and the defender lose in one throw.
fn compare(mut attack: Vec<u32>, mut defence: Vec<u32>) -> (u32, u32) {
    attack.sort_by(|a, b| b.cmp(a));
    defence.sort_by(|a, b| b.cmp(a));
    let pairs = attack.iter().zip(&defence);
    let (won, lost): (Vec<_>, Vec<_>) = pairs.partition(|(attack, defence)| attack > defence);
    (lost.len() as u32, won.len() as u32)
}

/// How often each pair of losses happens over all ordered throws.
fn count(attacker: u32, defender: u32) -> BTreeMap<(u32, u32), u32> {
    let mut counts = BTreeMap::new();
    for attack in throws(attacker) {
        for defence in throws(defender) {
            *counts.entry(compare(attack.clone(), defence)).or_insert(0) += 1;
        }
    }
    counts
}

#[test]
fn every_roll_is_counted_over_all_ordered_throws() {
    for attacker in 1..=3 {
        for defender in 1..=3 {
            let roll = RollOdds::of_dice(attacker, defender).expect("legal dice");
            let counts = count(attacker, defender);
            assert_eq!(roll.throws(), counts.values().sum::<u32>());
            assert_eq!(roll.stake(), attacker.min(defender));
            for lost in 0..=3 {
                let counted =
                    roll.stake().checked_sub(lost).and_then(|won| counts.get(&(lost, won))).copied().unwrap_or(0);
                assert_eq!(roll.ways(lost), counted, "{attacker} v {defender}, {lost} lost");
            }
        }
    }
}

#[test]
fn a_roll_has_the_moments_of_its_throws() {
    for attacker in 1..=3 {
        for defender in 1..=3 {
            let roll = RollOdds::of_dice(attacker, defender).expect("legal dice");
            let counts = count(attacker, defender);
            let throws = f64::from(roll.throws());
            let mean_of = |of: &dyn Fn(f64, f64) -> f64| {
                let sum: f64 = counts.iter().map(|(&(a, d), &n)| f64::from(n) * of(f64::from(a), f64::from(d))).sum();
                sum / throws
            };
            let (attack, defence) = (roll.attacker_loss(), roll.defender_loss());
            assert!((attack.mean - mean_of(&|a, _| a)).abs() < 1e-14);
            assert!((defence.mean - mean_of(&|_, d| d)).abs() < 1e-14);
            assert!((attack.variance - mean_of(&|a, _| (a - attack.mean).powi(2))).abs() < 1e-14);
            assert!((defence.variance - mean_of(&|_, d| (d - defence.mean).powi(2))).abs() < 1e-14);
        }
    }
}

/// Follows every course of a fight, with nothing remembered, and adds up the ends by survivors.
struct Plain {
    defender_dice: u32,
    stop_at: u32,
    rolls: BTreeMap<(u32, u32), BTreeMap<(u32, u32), u32>>,
}

impl Plain {
    fn new(defence: Defence, stop_at: u32) -> Self {
        let sizes = (1..=3).flat_map(|a| (1..=3).map(move |d| (a, d)));
        Self { defender_dice: defence.max_dice(), stop_at, rolls: sizes.map(|(a, d)| ((a, d), count(a, d))).collect() }
    }

    /// `armies` are all those on the attacking territory.
    fn follow(&self, armies: u32, defenders: u32, probability: f64, ends: &mut BTreeMap<(u32, u32), f64>) {
        if defenders == 0 || armies <= 1 || armies <= self.stop_at {
            *ends.entry((armies - 1, defenders)).or_insert(0.0) += probability;
            return;
        }
        let dice = ((armies - 1).min(3), defenders.min(self.defender_dice));
        let counts = &self.rolls[&dice];
        let throws: u32 = counts.values().sum();
        for (&(a, d), &ways) in counts {
            let chance = f64::from(ways) / f64::from(throws);
            self.follow(armies - a, defenders - d, probability * chance, ends);
        }
    }
}

#[test]
fn small_fights_end_as_all_their_courses_do() {
    for defence in [Defence::Standard, Defence::Capital] {
        for stop_at in 0..=5 {
            let plain = Plain::new(defence, stop_at);
            for attackers in 1..=7 {
                for defenders in 1..=7 {
                    let mut known = BTreeMap::new();
                    plain.follow(attackers + 1, defenders, 1.0, &mut known);
                    let outcome = Battle::new(attackers, defenders).against(defence).stop_at(stop_at).outcome();
                    let found: BTreeMap<_, _> =
                        outcome.ends().map(|end| ((end.attackers, end.defenders), end.probability)).collect();
                    let case = format!("{attackers} v {defenders}, {defence:?}, stop at {stop_at}");
                    assert!(found.keys().eq(known.keys()), "{case}: {found:?}");
                    for (end, probability) in &known {
                        assert!((found[end] - probability).abs() < 1e-14, "{case}: {end:?}");
                    }
                    let fallen = outcome.ends().filter(|end| end.conquered);
                    assert!(fallen.into_iter().all(|end| end.defenders == 0 && end.attackers > 0));
                }
            }
        }
    }
}

#[test]
fn the_table_holds_the_sums_over_all_courses() {
    let table = OddsTable::new();
    for defence in [Defence::Standard, Defence::Capital] {
        let plain = Plain::new(defence, 0);
        for attackers in 1..=7 {
            for defenders in 1..=7 {
                let mut ends = BTreeMap::new();
                plain.follow(attackers + 1, defenders, 1.0, &mut ends);
                let sum = |of: &dyn Fn(u32, u32) -> f64| ends.iter().map(|(&(a, d), p)| p * of(a, d)).sum::<f64>();
                let forecast = table.forecast(attackers, defenders, defence);
                let p_conquer = sum(&|_, d| if d == 0 { 1.0 } else { 0.0 });
                assert!((forecast.p_conquer - p_conquer).abs() < 1e-14);
                assert!((forecast.attackers_left - sum(&|a, _| f64::from(a))).abs() < 1e-13);
                assert!((forecast.defenders_left - sum(&|_, d| f64::from(d))).abs() < 1e-13);
            }
        }
    }
}
