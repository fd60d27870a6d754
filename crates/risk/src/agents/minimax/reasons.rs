//! A search for an attack as reasons: each candidate's value split into the features at the end of its expected line.

use search::{Found, Position, Ranked};
use tabletop::{Candidate, Mark, Message, Term};

use super::Evaluation;
use crate::Action;
use crate::agents::kernel::{Field, Stage, Step};
use crate::agents::mind::Mind;
use crate::agents::sets::Territories;
use crate::agents::sight::Sight;
use crate::agents::{features, further};
use crate::agents::{weighing, wording};

/// Relative difference between a value and its terms that is rounding and nothing else.
const ROUNDING: f64 = 1e-12;

/// The step as the game knows it.
pub(super) fn action(step: Step) -> Action {
    match step {
        Step::Attack { from, to } => Action::Blitz { from, to, stop: 1 },
        Step::Draft | Step::Won | Step::Lost | Step::Stop => Action::EndAttack,
    }
}

/// Tells what was found, if asked; `own` reads a value as the root seat's.
pub(super) fn tell<V, S: Territories>(
    mind: &mut Mind<'_, '_>,
    sight: &Sight<'_>,
    root: &Field<Evaluation, S>,
    found: &Found<Step, V>,
    own: impl Fn(&V) -> f64,
) {
    if !mind.asked() {
        return;
    }
    mind.reasons.line = found.explain(root, mind.effort, &own, marks).line;
    // A search whose budget ran out may leave values from a shallower depth, which cannot be compared with the others.
    let depth = found.ranking.first().map(|best| best.depth);
    let known = found.ranking.iter().filter(|ranked| Some(ranked.depth) == depth);
    // Stopping is listed even where all that is known is that it is not better.
    let listed = known.filter(|ranked| ranked.is_exact() || ranked.mv == Step::Stop);
    mind.reasons.candidates = listed.filter_map(|ranked| candidate(sight, root, ranked, found.best, &own)).collect();
    mind.reasons.candidates.sort_by(weighing::best_first);
    if let Some(chosen) = mind.reasons.candidates.iter().position(|candidate| candidate.chosen) {
        let best = &mind.reasons.candidates[chosen];
        // Runners-up are compared after the decision: where the budget ended it early, one of them may turn out better.
        let id = if chosen == 0 { "headline-searched" } else { "headline-searched_in_part" };
        let choices = found.ranking.len();
        let headline = Message::new(id).with("action", best.label.clone()).decimal("score", best.score, 2);
        let headline = headline.count("choices", choices).count("positions", found.nodes).count("depth", found.depth);
        // All choices of the tree but stopping are attacks.
        let left_out = (sight.attacks().count() + 1).saturating_sub(choices);
        mind.reasons.headline = match left_out {
            0 => headline,
            more => Message::new("headline-left_out").with("told", headline).count("attacks", more),
        };
    }
}

fn candidate<V, S: Territories>(
    sight: &Sight<'_>,
    root: &Field<Evaluation, S>,
    ranked: &Ranked<Step, V>,
    best: Option<Step>,
    own: impl Fn(&V) -> f64,
) -> Option<Candidate> {
    let terms = terms(sight, root, ranked, own)?;
    Some(weighing::candidate(sight, &action(ranked.mv), terms, Some(ranked.mv) == best))
}

/// A value split into the features at the end of its expected line, and what they leave; `None` where there is no value.
pub(super) fn terms<V, S: Territories>(
    sight: &Sight<'_>,
    root: &Field<Evaluation, S>,
    ranked: &Ranked<Step, V>,
    own: impl Fn(&V) -> f64,
) -> Option<Vec<Term>> {
    let value = ranked.value.as_ref().map(own)?;
    let mut end = root.clone();
    for &step in &ranked.line {
        end.make(step);
    }
    let evaluation = &root.arena.valuation;
    let (measures, weights) = (Evaluation::four(&end, sight.me), evaluation.weights.four);
    let mut terms: Vec<Term> = features::NAMES
        .into_iter()
        .zip(measures)
        .zip(weights)
        .map(|((name, measure), weight)| Term::weighted(name, measure, weight))
        .collect();
    let more = evaluation.more(&end, sight.me);
    terms.extend(more.map(|(which, weight, measure)| Term::weighted(further::NAMES[which], measure, weight)));
    let won = Evaluation::won(&end, sight.me);
    if won > 0.0 && evaluation.weights.win > 0.0 {
        terms.push(Term::weighted("term-victory", won, evaluation.weights.win));
    }
    let rest = value - terms.iter().map(|term| term.value).sum::<f64>();
    if rest.abs() > ROUNDING * value.abs().max(1.0) {
        let name =
            if ranked.is_exact() { "term-other_ways_the_dice_may_fall" } else { "term-what_the_answers_take_at_least" };
        terms.push(Term::plain(name, rest));
    }
    Some(terms)
}

/// Where on the board a step happens.
fn marks<S: Territories>(field: &Field<Evaluation, S>, step: Step) -> Vec<Mark> {
    match (step, field.stage()) {
        (Step::Attack { from, to }, _) | (Step::Won | Step::Lost, Stage::Battle { from, to, .. }) => {
            vec![wording::way(from, to)]
        }
        _ => Vec::new(),
    }
}
