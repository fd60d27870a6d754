//! Reasons that are complete, finite and add up.

use serde::Serialize;

use super::promise::{Promise, brief};
use crate::{Candidate, Decision, Explanation, Seat};

/// Relative rounding allowed between a score and the sum of its terms.
const ROUNDING: f64 = 1e-9;

/// Checks the reasons of `decision`, made by `seat`, which were asked for.
///
/// # Errors
/// The promise broken, and how.
pub(super) fn check<A: Serialize>(decision: &Decision<A>, seat: Seat) -> Result<(), (Promise, String)> {
    let Some(reasons) = decision.explanation.as_deref() else {
        return Err((Promise::ReasonsOnRequest, "reasons were asked for and are not there".to_owned()));
    };
    well_formed(reasons, seat).map_err(|text| (Promise::ReasonsWellFormed, text))?;
    if reasons.effort != decision.effort {
        let text = format!("the reasons tell of {:?}, the decision of {:?}", reasons.effort, decision.effort);
        return Err((Promise::ReasonsWellFormed, text));
    }
    marks_chosen(reasons, &decision.action)?;
    reasons.candidates.iter().try_for_each(adds_up)
}

fn well_formed(reasons: &Explanation, seat: Seat) -> Result<(), String> {
    if reasons.agent.is_empty() || reasons.headline.is_empty() {
        return Err("the agent or the headline has no words".to_owned());
    }
    if let Some(candidate) = reasons.candidates.iter().find(|candidate| candidate.label.is_empty()) {
        return Err(format!("a candidate has no label: {}", brief(candidate)));
    }
    let numbers = reasons.candidates.iter().flat_map(|candidate| {
        let terms = candidate.terms.iter().flat_map(|term| [Some(term.value), term.weight]);
        terms.chain([Some(candidate.score)])
    });
    let numbers = numbers.chain(reasons.rows.iter().flat_map(|row| row.values.iter().copied()));
    if let Some(number) = numbers.flatten().find(|number| !number.is_finite()) {
        return Err(format!("{number} is no finite number"));
    }
    if let Some(row) = reasons.rows.iter().find(|row| row.values.len() != reasons.columns.len()) {
        return Err(format!("{} numbers under {} columns: {}", row.values.len(), reasons.columns.len(), brief(row)));
    }
    if let Some(first) = reasons.line.first()
        && first.seat != Some(seat)
    {
        return Err(format!("the expected line does not begin with the agent's own ply: {}", brief(first)));
    }
    serde_json::to_string(reasons).map(|_| ()).map_err(|error| error.to_string())
}

fn marks_chosen<A: Serialize>(reasons: &Explanation, action: &A) -> Result<(), (Promise, String)> {
    let broken = |text| Err((Promise::ReasonsMarkChosen, text));
    let chosen: Vec<&Candidate> = reasons.candidates.iter().filter(|candidate| candidate.chosen).collect();
    let [chosen] = chosen[..] else {
        return broken(format!("{} of {} candidates are marked", chosen.len(), reasons.candidates.len()));
    };
    match serde_json::to_value(action) {
        Ok(action) if action == chosen.action => Ok(()),
        Ok(action) => broken(format!("{} is marked, {action} was decided", chosen.action)),
        Err(error) => broken(error.to_string()),
    }
}

fn adds_up(candidate: &Candidate) -> Result<(), (Promise, String)> {
    let sum: f64 = candidate.terms.iter().map(|term| term.value).sum();
    let size: f64 = candidate.terms.iter().map(|term| term.value.abs()).sum::<f64>().max(candidate.score.abs());
    if (sum - candidate.score).abs() <= ROUNDING * size.max(1.0) {
        return Ok(());
    }
    Err((Promise::ReasonsSum, format!("'{}' has score {} and terms of {sum}", candidate.label, candidate.score)))
}
