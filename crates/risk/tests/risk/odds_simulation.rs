//! The odds against fights fought with thrown dice, from a fixed seed: the figures must lie within five standard errors.

use rand::{RngExt, SeedableRng};
use rand_pcg::Pcg64;
use risk::odds::{Battle, Defence, Outcome};

const FIGHTS: u32 = 20_000;

/// Throws some dice and puts the highest first.
fn throw(dice: u32, rng: &mut Pcg64) -> [u8; 3] {
    let mut faces = [0; 3];
    for face in &mut faces[..dice as usize] {
        *face = rng.random_range(1..=6);
    }
    faces.sort_by(|a, b| b.cmp(a));
    faces
}

/// Survivors of one fight in which the attacker stops at `stop_at` attackers or fewer.
fn fight(mut attackers: u32, mut defenders: u32, defence: Defence, stop_at: u32, rng: &mut Pcg64) -> (u32, u32) {
    while attackers > stop_at && defenders > 0 {
        let dice = (attackers.min(3), defenders.min(defence.max_dice()));
        let (attack, guard) = (throw(dice.0, rng), throw(dice.1, rng));
        for pair in 0..dice.0.min(dice.1) as usize {
            if attack[pair] > guard[pair] {
                defenders -= 1;
            } else {
                attackers -= 1;
            }
        }
    }
    (attackers, defenders)
}

fn check(attackers: u32, defenders: u32, defence: Defence, stop_at: u32, outcome: &Outcome) {
    let mut rng = Pcg64::seed_from_u64(u64::from(attackers) << 32 | u64::from(defenders));
    let fights: Vec<(u32, u32)> =
        (0..FIGHTS).map(|_| fight(attackers, defenders, defence, stop_at, &mut rng)).collect();
    let n = f64::from(FIGHTS);
    let case = format!("{attackers} v {defenders}, {defence:?}, stop at {stop_at}");
    let within = |what: &str, found: f64, known: f64, deviation: f64| {
        let error = deviation / n.sqrt();
        assert!((found - known).abs() <= 5.0 * error, "{case}: {what} {found}, not {known} ± {error}");
    };

    let won = fights.iter().filter(|(_, d)| *d == 0).count() as f64 / n;
    let p = outcome.p_conquer();
    within("P(conquer)", won, p, (p * (1.0 - p)).sqrt());

    for (what, left, known) in [
        ("attackers", fights.iter().map(|f| f64::from(f.0)).collect::<Vec<_>>(), outcome.attackers_left()),
        ("defenders", fights.iter().map(|f| f64::from(f.1)).collect(), outcome.defenders_left()),
    ] {
        let mean = left.iter().sum::<f64>() / n;
        within(what, mean, known.mean, known.standard_deviation());
        // The spread of the squared distances is taken from the sample itself.
        let squares: Vec<f64> = left.iter().map(|x| (x - known.mean).powi(2)).collect();
        let variance = squares.iter().sum::<f64>() / n;
        let spread = squares.iter().map(|s| (s - variance).powi(2)).sum::<f64>() / n;
        within(&format!("variance of {what}"), variance, known.variance, spread.sqrt());
    }
}

#[test]
fn fights_fall_as_computed() {
    for defence in [Defence::Standard, Defence::Capital] {
        for (attackers, defenders, stop_at) in [(6, 4, 0), (12, 14, 0), (30, 27, 0), (20, 15, 8), (45, 40, 12)] {
            let battle = Battle::new(attackers, defenders).against(defence).stop_at(stop_at + 1);
            check(attackers, defenders, defence, stop_at, &battle.outcome());
        }
    }
}
