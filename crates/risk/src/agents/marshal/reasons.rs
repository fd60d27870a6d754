//! Plans as reasons: each choice's value split into the worth at the end of its line and what the dice may take.

use tabletop::{Candidate, Mark, Ply, Term};

use super::plan::Line;
use super::worth::Worth;
use crate::Action;
use crate::agents::kernel::Field;
use crate::agents::policy::Mind;
use crate::agents::sight::{Ground, Sight};
use crate::agents::{weighing, wording};
use crate::board::Land;
use crate::map::TerritoryId;

/// Choices shown.
const SHOWN: usize = 8;

/// One choice of a decision.
pub(super) struct Judged {
    pub action: Action,
    /// Its value, in armies.
    pub value: f64,
    /// Armies it puts on own territories.
    pub changes: Vec<(TerritoryId, u32)>,
    /// The attacks that should follow, its own first.
    pub line: Line,
}

/// Tells the choices, best first, if asked. The first was taken.
pub(super) fn tell(mind: &mut Mind<'_, '_>, sight: &Sight<'_>, field: &Field<Worth>, judged: &[Judged]) {
    if !mind.asked() {
        return;
    }
    let Some(best) = judged.first() else { return };
    let candidate = |(place, judged): (usize, &Judged)| candidate(sight, field, judged, place == 0);
    mind.reasons.candidates = judged.iter().take(SHOWN).enumerate().map(candidate).collect();
    mind.reasons.line = plies(sight, field, best);
    mind.reasons.headline = format!(
        "{}: worth {:.1} armies, the best of {} choices, plans of up to {} attacks, {} positions seen",
        wording::action(sight, &best.action),
        best.value,
        judged.len(),
        mind.effort.depth,
        mind.effort.nodes
    );
}

/// The position after a choice has been carried out.
fn prepared(field: &Field<Worth>, judged: &Judged) -> Field<Worth> {
    let mut field = field.clone();
    for &(territory, armies) in &judged.changes {
        let owner = field.owner(territory);
        field.set(territory, Land { owner, armies });
    }
    field
}

fn candidate(sight: &Sight<'_>, field: &Field<Worth>, judged: &Judged, chosen: bool) -> Candidate {
    let mut end = prepared(field, judged);
    for &(from, to) in &judged.line {
        end.win(from, to);
    }
    let mut terms: Vec<Term> = Vec::new();
    end.arena.valuation.weigh(&end, &mut terms);
    terms.retain(|term| term.value != 0.0);
    let sum: f64 = terms.iter().map(|term| term.value).sum();
    terms.push(Term::plain("what the dice may take", judged.value - sum));
    weighing::candidate(sight, &judged.action, terms, chosen)
}

/// The choice and the attacks that should follow.
fn plies(sight: &Sight<'_>, field: &Field<Worth>, judged: &Judged) -> Vec<Ply> {
    let ply = |label: String, marks: Vec<Mark>| Ply { seat: Some(sight.me), label, marks };
    let mut field = prepared(field, judged);
    let mut plies = Vec::new();
    if !matches!(judged.action, Action::Blitz { .. }) {
        plies.push(ply(wording::action(sight, &judged.action), wording::marks(&judged.action)));
    }
    for &(from, to) in &judged.line {
        let label = format!(
            "Attack {} from {} ({} v {}, {:.0} %)",
            sight.name(to),
            sight.name(from),
            field.armies(from),
            field.armies(to),
            100.0 * field.forecast(from, to).p_conquer
        );
        plies.push(ply(label, vec![wording::way(from, to)]));
        field.win(from, to);
    }
    plies
}
