//! Ratings of those who met in pairs.

use super::interval::Z;

/// A rating on Elo's scale.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Rating {
    /// 400 points are odds of ten to one; the mean of all is 0.
    pub elo: f64,
    /// Half the width of its 95 % interval, the others' ratings taken as they are.
    pub margin: f64,
}

/// Rounds of improving at most; the estimate settles in far fewer.
const ROUNDS: usize = 10_000;

/// Relative change at which the estimate has settled.
const SETTLED: f64 = 1e-12;

/// Ratings by the model of Bradley and Terry (1952) from wins: `wins[i][j]` are the games `i` won against `j`, shared ones in none.
///
/// The most likely strengths, found by Hunter's minorisation (Annals of Statistics 32, 2004). Every pair is given half a win each
/// way, so that one who always won has a rating too. The interval comes from Fisher's information with games as independent.
pub fn bradley_terry(wins: &[Vec<u64>]) -> Vec<Rating> {
    let count = wins.len();
    let won = |i: usize, j: usize| wins[i].get(j).copied().unwrap_or(0) as f64 + 0.5;
    let others = |i: usize| (0..count).filter(move |&j| j != i);
    let mut strengths = vec![1.0; count];
    for _ in 0..ROUNDS {
        let next: Vec<f64> = (0..count)
            .map(|i| {
                let total: f64 = others(i).map(|j| won(i, j)).sum();
                let met: f64 = others(i).map(|j| (won(i, j) + won(j, i)) / (strengths[i] + strengths[j])).sum();
                if met > 0.0 { total / met } else { 1.0 }
            })
            .collect();
        // Only ratios count: the geometric mean stays 1.
        let mean = (next.iter().map(|strength| strength.ln()).sum::<f64>() / count.max(1) as f64).exp();
        let next: Vec<f64> = next.into_iter().map(|strength| strength / mean).collect();
        let change = next.iter().zip(&strengths).map(|(new, old)| (new / old - 1.0).abs()).fold(0.0, f64::max);
        strengths = next;
        if change < SETTLED {
            break;
        }
    }
    let scale = 400.0 / std::f64::consts::LN_10;
    (0..count)
        .map(|i| {
            let information: f64 = others(i)
                .map(|j| {
                    let p = strengths[i] / (strengths[i] + strengths[j]);
                    (won(i, j) + won(j, i)) * p * (1.0 - p)
                })
                .sum();
            let margin = if information > 0.0 { Z / information.sqrt() } else { 0.0 };
            Rating { elo: scale * strengths[i].ln(), margin: scale * margin }
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn known_strengths_are_found_again() {
        // Odds of 1 : 2 : 4, many games of each pair.
        let ratings = bradley_terry(&[vec![0, 33_333, 20_000], vec![66_667, 0, 33_333], vec![80_000, 66_667, 0]]);
        let step = 400.0 * 2f64.log10();
        for (rating, expected) in ratings.iter().zip([-step, 0.0, step]) {
            assert!((rating.elo - expected).abs() < 0.1, "{ratings:?}");
        }
        // 100 000 games at odds of two to one and as many at four to one.
        let information: f64 = 100_000.0 * (2.0 / 9.0) + 100_000.0 * (4.0 / 25.0);
        let margin = 400.0 / std::f64::consts::LN_10 * 1.96 / information.sqrt();
        assert!((ratings[0].margin - margin).abs() < 0.01, "{ratings:?}");
    }

    #[test]
    fn two_agree_with_the_logistic_curve_and_the_winless_are_finite() {
        let ratings = bradley_terry(&[vec![0, 640], vec![360, 0]]);
        let expected = 400.0 * (640.5f64 / 360.5).log10();
        assert!((ratings[0].elo - ratings[1].elo - expected).abs() < 1e-6);
        let ratings = bradley_terry(&[vec![0, 100], vec![0, 0]]);
        assert!(ratings.iter().all(|rating| rating.elo.is_finite() && rating.margin.is_finite()));
        assert!(bradley_terry(&[]).is_empty());
        assert_eq!(bradley_terry(&[vec![0]]), [Rating { elo: 0.0, margin: 0.0 }]);
    }
}
