//! Confidence intervals of shares, for independent games and for games that come in groups of equal seeds.

/// The two-sided 95 % point of the normal distribution.
pub(super) const Z: f64 = 1.959_963_984_540_054;

/// A share with its 95 % interval; all in 0..=1 and `low ≤ rate ≤ high`.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Interval {
    /// The share observed.
    pub rate: f64,
    /// Lower bound.
    pub low: f64,
    /// Upper bound.
    pub high: f64,
}

/// Wilson's score interval (Wilson 1927) of a share `rate` seen in `size` independent trials. `size` need not be whole; with
/// 0 the interval is everything.
pub fn wilson(rate: f64, size: f64) -> Interval {
    if size <= 0.0 {
        return Interval { rate, low: 0.0, high: 1.0 };
    }
    let z2 = Z * Z / size;
    let centre = (rate + z2 / 2.0) / (1.0 + z2);
    let margin = Z / (1.0 + z2) * (rate * (1.0 - rate) / size + z2 / (4.0 * size)).sqrt();
    Interval { rate, low: (centre - margin).clamp(0.0, rate), high: (centre + margin).clamp(rate, 1.0) }
}

/// Interval of the share of wins where games come in groups of equal seeds (all rotations of the seats), so that games of a
/// group are not independent. `wins[i]` are the wins in group `i`, each group being `size` games.
///
/// Wilson's interval with the effective number of games `n* = p(1 − p) / (s²/K)`, where `s²` is the variance of the groups'
/// shares and `K` their number (Kish 1965), times `(z / t)²` with Student's `t` at `K − 1` degrees of freedom since `s²` is
/// itself estimated, and never more than the games played (Korn and Graubard 1998): pairing seeds may make a match fairer, but
/// no claim is made from it beyond that of as many independent games. A single group counts as one game; where the groups do
/// not vary at all, the games count as they are.
pub fn clustered(wins: &[f64], size: usize) -> Interval {
    let groups = wins.len();
    if groups == 0 || size == 0 {
        return wilson(0.0, 0.0);
    }
    let shares = wins.iter().map(|wins| wins / size as f64);
    let rate = (shares.clone().sum::<f64>() / groups as f64).clamp(0.0, 1.0);
    if groups == 1 {
        return wilson(rate, 1.0);
    }
    let games = (groups * size) as f64;
    let freedom = (groups - 1) as f64;
    let variance = shares.map(|share| (share - rate).powi(2)).sum::<f64>() / freedom;
    let correction = (Z / student(freedom)).powi(2);
    let spread = variance / groups as f64;
    let effective = if spread > 0.0 { rate * (1.0 - rate) / spread } else { f64::INFINITY };
    wilson(rate, (effective * correction).min(games))
}

/// The two-sided 95 % point of Student's t: exact for 1 and 2 degrees of freedom, else by the expansion of Cornish and Fisher
/// (Abramowitz and Stegun 26.7.5), whose error is below 0.02 from 3 on and below 0.0005 from 6 on.
pub(super) fn student(freedom: f64) -> f64 {
    if freedom < 1.5 {
        return 12.706_204_736;
    }
    if freedom < 2.5 {
        return 4.302_652_730;
    }
    let (x, n) = (Z, freedom);
    let powers = [x.powi(3), x.powi(5), x.powi(7), x.powi(9)];
    let g1 = (powers[0] + x) / 4.0;
    let g2 = (5.0 * powers[1] + 16.0 * powers[0] + 3.0 * x) / 96.0;
    let g3 = (3.0 * powers[2] + 19.0 * powers[1] + 17.0 * powers[0] - 15.0 * x) / 384.0;
    let g4 = (79.0 * powers[3] + 776.0 * powers[2] + 1482.0 * powers[1] - 1920.0 * powers[0] - 945.0 * x) / 92_160.0;
    x + g1 / n + g2 / n.powi(2) + g3 / n.powi(3) + g4 / n.powi(4)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn close(a: f64, b: f64, within: f64) -> bool {
        (a - b).abs() <= within
    }

    #[test]
    fn wilson_agrees_with_published_values() {
        // Newcombe (Statistics in Medicine 17, 1998), table I, method 3: 81 of 263, 15 of 148, 0 of 20, 1 of 29.
        for (wins, games, low, high) in [
            (81.0, 263.0, 0.2553, 0.3662),
            (15.0, 148.0, 0.0624, 0.1605),
            (0.0, 20.0, 0.0, 0.1611),
            (1.0, 29.0, 0.0061, 0.1718),
        ] {
            let interval = wilson(wins / games, games);
            assert!(close(interval.low, low, 5e-5) && close(interval.high, high, 5e-5), "{wins}/{games}: {interval:?}");
        }
    }

    #[test]
    fn student_agrees_with_tables() {
        for (freedom, t, within) in
            [(1.0, 12.706, 1e-3), (2.0, 4.303, 1e-3), (3.0, 3.182, 0.02), (6.0, 2.4469, 5e-4), (30.0, 2.0423, 1e-4)]
        {
            assert!(close(student(freedom), t, within), "{freedom}: {}", student(freedom));
        }
    }

    #[test]
    fn groups_that_agree_with_themselves_count_less() {
        // 200 groups of two games, each group won or lost as a whole: 400 games tell as much as 200.
        let all_or_nothing: Vec<f64> = (0..200).map(|group| if group % 2 == 0 { 2.0 } else { 0.0 }).collect();
        let clustered = clustered(&all_or_nothing, 2);
        let independent = wilson(0.5, 400.0);
        let halved = wilson(0.5, 200.0);
        assert!(clustered.high > independent.high + 0.01);
        assert!(close(clustered.high, halved.high, 1e-3), "{clustered:?} {halved:?}");
    }

    #[test]
    fn pairing_never_claims_more_than_the_games_played() {
        assert_eq!(clustered(&[1.0; 50], 2), wilson(0.5, 100.0));
        assert_eq!(clustered(&[2.0; 50], 2), wilson(1.0, 100.0));
        assert_eq!(clustered(&[1.0], 2), wilson(0.5, 1.0));
        assert_eq!(clustered(&[], 2), wilson(0.0, 0.0));
    }

    #[test]
    fn the_interval_covers_as_often_as_it_says() {
        use rand::{RngExt, SeedableRng};
        // Groups of 4 games with a chance of their own, so that games of a group hang together.
        let mut rng = rand_pcg::Pcg64::seed_from_u64(5);
        let trials = 4_000;
        let covered = (0..trials)
            .filter(|_| {
                let wins: Vec<f64> = (0..40)
                    .map(|_| {
                        let chance = if rng.random_bool(0.5) { 0.2 } else { 0.6 };
                        (0..4).filter(|_| rng.random_bool(chance)).count() as f64
                    })
                    .collect();
                let interval = clustered(&wins, 4);
                interval.low <= 0.4 && 0.4 <= interval.high
            })
            .count();
        let coverage = covered as f64 / f64::from(trials);
        assert!((0.935..=0.975).contains(&coverage), "{coverage}");
    }

    proptest::proptest! {
        #[test]
        fn bounds_hold_the_rate(wins in proptest::collection::vec(0u8..=3, 0..30)) {
            let wins: Vec<f64> = wins.into_iter().map(f64::from).collect();
            let interval = clustered(&wins, 3);
            proptest::prop_assert!(0.0 <= interval.low && interval.low <= interval.rate);
            proptest::prop_assert!(interval.rate <= interval.high && interval.high <= 1.0);
        }
    }
}
