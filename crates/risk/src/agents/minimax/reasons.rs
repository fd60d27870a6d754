//! A search for an attack as reasons: each candidate's value split into the features at the end of its expected line.

use search::{Found, Position, Ranked};
use tabletop::{Candidate, Mark, Term};

use super::Weights;
use crate::Action;
use crate::agents::features;
use crate::agents::kernel::{Field, Stage, Step};
use crate::agents::policy::Mind;
use crate::agents::sight::Sight;
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
pub(super) fn tell<V>(
    mind: &mut Mind<'_, '_>,
    sight: &Sight<'_>,
    root: &Field<Weights>,
    found: &Found<Step, V>,
    own: impl Fn(&V) -> f64,
) {
    if !mind.asked() {
        return;
    }
    let told = found.explain(root, mind.effort, &own, marks);
    mind.reasons.line = told.line;
    let exact = found.ranking.iter().filter(|ranked| ranked.is_exact());
    mind.reasons.candidates = exact.filter_map(|ranked| candidate(sight, root, ranked, found.best, &own)).collect();
    if let Some(best) = mind.reasons.candidates.first() {
        mind.reasons.headline = format!(
            "{}: worth {:.2}, the best of {} choices, {} positions seen, {} deep",
            best.label,
            best.score,
            found.ranking.len(),
            found.nodes,
            found.depth
        );
    }
}

fn candidate<V>(
    sight: &Sight<'_>,
    root: &Field<Weights>,
    ranked: &Ranked<Step, V>,
    best: Option<Step>,
    own: impl Fn(&V) -> f64,
) -> Option<Candidate> {
    let value = ranked.value.as_ref().map(own)?;
    let mut end = root.clone();
    for &step in &ranked.line {
        end.make(step);
    }
    let measures = Weights::measures(&end, sight.me);
    let weights = root.arena.valuation.0;
    let mut terms: Vec<Term> = features::NAMES
        .into_iter()
        .zip(measures)
        .zip(weights)
        .map(|((name, measure), weight)| Term::weighted(name, measure, weight))
        .collect();
    let rest = value - terms.iter().map(|term| term.value).sum::<f64>();
    if rest.abs() > ROUNDING * value.abs().max(1.0) {
        terms.push(Term::plain("other ways the dice may fall", rest));
    }
    Some(weighing::candidate(sight, &action(ranked.mv), terms, Some(ranked.mv) == best))
}

/// Where on the board a step happens.
fn marks(field: &Field<Weights>, step: Step) -> Vec<Mark> {
    match (step, field.stage()) {
        (Step::Attack { from, to }, _) | (Step::Won | Step::Lost, Stage::Battle { from, to, .. }) => {
            vec![wording::way(from, to)]
        }
        _ => Vec::new(),
    }
}
