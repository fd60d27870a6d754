//! Whether draws come as often as their probabilities say.

/// Cells of a chi-square test expect at least this many draws; rarer outcomes are put together.
const EXPECTED: f64 = 8.0;

/// How many standard deviations a chi-square statistic may lie above its mean. One distribution in about three million
/// passes it by chance, and with fixed seeds it either does or does not.
const SIGMAS: f64 = 5.0;

/// Tests `(probability, draws)` of every outcome.
///
/// # Errors
/// The deviation in standard deviations, where it is too large to be chance.
pub(super) fn test(mut outcomes: Vec<(f64, u64)>, draws: u64) -> Result<(), f64> {
    let draws = draws as f64;
    outcomes.sort_by(|a, b| b.0.total_cmp(&a.0));
    let mut cells: Vec<(f64, f64)> = Vec::new();
    let (mut expected, mut found) = (0.0, 0.0);
    for (probability, count) in outcomes {
        expected += probability * draws;
        found += count as f64;
        if expected >= EXPECTED {
            cells.push((expected, found));
            (expected, found) = (0.0, 0.0);
        }
    }
    if let Some(last) = cells.last_mut() {
        last.0 += expected;
        last.1 += found;
    }
    if cells.len() < 2 {
        return Ok(());
    }
    let chi_square: f64 = cells.iter().map(|(expected, found)| (found - expected).powi(2) / expected).sum();
    let sigmas = deviation(chi_square, (cells.len() - 1) as f64);
    if sigmas > SIGMAS { Err(sigmas) } else { Ok(()) }
}

/// Wilson and Hilferty (1931): the cube root of chi-square over its degrees of freedom is nearly normal.
fn deviation(chi_square: f64, freedom: f64) -> f64 {
    let spread = 2.0 / (9.0 * freedom);
    ((chi_square / freedom).cbrt() - (1.0 - spread)) / spread.sqrt()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn deviations_match_the_tables() {
        // 0.1 % points of chi-square lie 3.09 standard deviations up.
        for (freedom, point) in [(1.0, 10.828), (5.0, 20.515), (30.0, 59.703), (100.0, 149.449)] {
            assert!((deviation(point, freedom) - 3.09).abs() < 0.08, "{freedom}: {}", deviation(point, freedom));
        }
    }

    #[test]
    fn a_loaded_die_is_told_from_a_fair_one() {
        let die = |counts: [u64; 6]| test(counts.map(|count| (1.0 / 6.0, count)).to_vec(), 6_000);
        assert_eq!(die([1010, 985, 1003, 1021, 970, 1011]), Ok(()));
        assert!(die([1200, 985, 1003, 931, 870, 1011]).is_err());
    }

    #[test]
    fn rare_outcomes_are_put_together() {
        let many: Vec<_> = (0..10_000).map(|index| (1e-4, u64::from(index % 10 == 0))).collect();
        assert_eq!(test(many, 1_000), Ok(()));
        assert_eq!(test(vec![(1.0, 50)], 50), Ok(()));
    }
}
