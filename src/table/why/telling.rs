//! How much a decision tells of whoever made it.

use tabletop::Explanation;

/// The least a decision tells that matters. Of the decisions of the agents behind the personas about every sixth tells less.
const MATTERS: f64 = 0.05;
/// What a decision tells that points at no place of a board, such as how many armies move on, beside one that does.
const PLACELESS: f64 = 0.1;

/// How telling a decision is (0 and more): how far the best of what was weighed stands out from the second, as a share of the way from the
/// best to the worst, times the logarithm of how many there were to choose from; less where it points at nothing on the board. One without a
/// choice tells nothing.
fn telling(reasons: &Explanation) -> f64 {
    let mut scores: Vec<f64> = reasons.candidates.iter().map(|candidate| candidate.score).collect();
    scores.sort_by(|a, b| b.total_cmp(a));
    let ([best, second, ..], Some(worst)) = (&scores[..], scores.last()) else { return 0.0 };
    let spread = best - worst;
    let apart = if spread > 0.0 { (best - second) / spread } else { 0.0 };
    let placeless = reasons.candidates.iter().any(|candidate| candidate.chosen && candidate.marks.is_empty());
    apart * (scores.len() as f64).ln() * if placeless { PLACELESS } else { 1.0 }
}

/// How telling a decision is of which it is also known how much of the game it changed; one without a choice still tells nothing.
pub fn telling_with(reasons: &Explanation, impact: f64) -> f64 {
    if reasons.candidates.len() > 1 { telling(reasons) + impact } else { 0.0 }
}

/// Whether the best stood out from the second so far that the choice says something.
pub fn matters(reasons: &Explanation) -> bool {
    telling(reasons) >= MATTERS
}

#[cfg(test)]
mod tests {
    use tabletop::{Candidate, Mark};

    use super::*;

    fn decision(scores: &[f64], marks: &[Mark]) -> Explanation {
        let candidate = |(at, score): (usize, &f64)| Candidate {
            score: *score,
            chosen: at == 0,
            marks: marks.to_vec(),
            ..Candidate::default()
        };
        Explanation { candidates: scores.iter().enumerate().map(candidate).collect(), ..Explanation::default() }
    }

    #[test]
    fn a_choice_tells_the_more_the_further_the_best_stands_out() {
        let told = |scores: &[f64]| telling(&decision(scores, &[Mark::At(3)]));
        assert_eq!(told(&[]), 0.0);
        assert_eq!(told(&[3.0]), 0.0);
        assert_eq!(told(&[3.0, 3.0]), 0.0);
        assert!(told(&[9.0, 3.0, 0.0]) > told(&[9.0, 8.0, 0.0]));
        assert!(told(&[9.0, 3.0, 0.0, 0.0]) > told(&[9.0, 3.0, 0.0]));
    }

    #[test]
    fn what_changed_the_game_tells_more_and_what_was_forced_nothing() {
        let (far, near) = (decision(&[9.0, 3.0, 0.0], &[Mark::At(3)]), decision(&[9.0, 8.9, 0.0], &[Mark::At(3)]));
        assert!(telling_with(&far, 0.0) > telling_with(&near, 0.0));
        assert!(telling_with(&far, 0.0) < telling_with(&near, 1.0));
        assert_eq!(telling_with(&decision(&[9.0], &[Mark::At(3)]), 2.0), 0.0);
    }

    #[test]
    fn what_points_at_nothing_tells_less_and_a_hair_does_not_matter() {
        assert!(telling(&decision(&[9.0, 3.0], &[])) < telling(&decision(&[9.0, 3.0], &[Mark::At(3)])));
        assert!(matters(&decision(&[9.0, 3.0], &[])));
        assert!(!matters(&decision(&[9.0, 8.9, 3.0], &[Mark::At(3)])));
    }
}
