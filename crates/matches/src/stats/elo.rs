//! Ratings from shares of wins.

/// Elo ratings, mean 0, of entrants who all played in every game, from their scores (wins, a shared win in equal parts).
///
/// The model is Bradley and Terry's for two (1952) and Luce's choice axiom for more (1959): the chance to win is in proportion
/// to `10^(rating / 400)`. Where all play in every game, the most likely strengths are in proportion to the scores, so no
/// iteration is needed. Half a win is added to each score, so that an entrant without a win has a rating too (the estimate
/// is then slightly drawn together). With two entrants, 100 points are 64 % of wins.
pub fn elo(scores: &[f64]) -> Vec<f64> {
    let logs: Vec<f64> = scores.iter().map(|score| (score.max(0.0) + 0.5).log10()).collect();
    let mean = logs.iter().sum::<f64>() / logs.len().max(1) as f64;
    logs.iter().map(|log| 400.0 * (log - mean)).collect()
}

/// Elo ratings, mean 0, of entrants who did not meet but each played `games` games against one and the same opponent, from their
/// wins. The model is the same, so a rating is the logarithm of an entrant's odds; half a win and half a loss are added.
pub fn elo_against(wins: &[f64], games: f64) -> Vec<f64> {
    let odds = |wins: &f64| (wins.clamp(0.0, games) + 0.5) / (games - wins.clamp(0.0, games) + 0.5);
    let logs: Vec<f64> = wins.iter().map(|wins| odds(wins).log10()).collect();
    let mean = logs.iter().sum::<f64>() / logs.len().max(1) as f64;
    logs.iter().map(|log| 400.0 * (log - mean)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn two_players_follow_the_logistic_curve() {
        let ratings = elo(&[639.5, 359.5]);
        let expected = 1.0 / (1.0 + 10f64.powf((ratings[1] - ratings[0]) / 400.0));
        assert!((expected - 0.64).abs() < 1e-12);
        assert!((ratings[0] - ratings[1] - 99.95).abs() < 0.1, "{ratings:?}");
        assert!((ratings[0] + ratings[1]).abs() < 1e-9);
    }

    #[test]
    fn equals_are_equal_and_the_winless_are_finite() {
        assert_eq!(elo(&[7.0, 7.0, 7.0]), [0.0; 3]);
        let ratings = elo(&[10.0, 0.0]);
        assert!(ratings.iter().all(|rating| rating.is_finite()) && ratings[0] > ratings[1]);
        assert!(elo(&[]).is_empty());
    }

    #[test]
    fn one_opponent_compares_those_who_never_met() {
        let ratings = elo_against(&[499.5, 908.59], 1_000.0);
        assert!((ratings[1] - ratings[0] - 398.8).abs() < 1.0 && (ratings[0] + ratings[1]).abs() < 1e-9, "{ratings:?}");
        assert!(elo_against(&[0.0, 10.0], 10.0).iter().all(|rating| rating.is_finite()));
        assert!(elo_against(&[], 0.0).is_empty());
    }
}
