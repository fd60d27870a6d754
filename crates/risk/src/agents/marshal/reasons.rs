//! Plans as reasons: each choice's value split into the worth at the end of its line and what the dice may take.

use tabletop::{Candidate, Mark, Message, Ply, Term};

use super::plan::Line;
use super::worth::Worth;
use crate::Action;
use crate::agents::kernel::Field;
use crate::agents::mind::Mind;
use crate::agents::sight::{Ground, Sight};
use crate::agents::{weighing, wording};
use crate::board::Land;
use crate::map::TerritoryId;

/// Relative difference between a value and its terms that is rounding and nothing else.
const ROUNDING: f64 = 1e-12;

/// Choices shown, besides that of doing no more.
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
    /// What the rivals' answers change of its value, which holds it already.
    pub answer: f64,
}

impl Judged {
    /// Carries the choice and its plan out, all battles won.
    pub fn carry_out(&self, field: &mut Field<Worth>) {
        for &(territory, armies) in &self.changes {
            let owner = field.owner(territory);
            field.set(territory, Land { owner, armies });
        }
        for &(from, to) in &self.line {
            field.win(from, to);
        }
    }
}

/// Tells the choices, best first, if asked. The first was taken.
pub(super) fn tell(mind: &mut Mind<'_, '_>, sight: &Sight<'_>, field: &Field<Worth>, judged: &[Judged]) {
    if !mind.asked() {
        return;
    }
    let Some(best) = judged.first() else { return };
    let shown = judged.iter().enumerate().filter(|(place, judged)| *place < SHOWN || stays(&judged.action));
    mind.reasons.candidates = shown.map(|(place, judged)| candidate(sight, field, judged, place == 0)).collect();
    mind.reasons.line = plies(sight, field, best);
    let told = Message::new("headline-planned").with("action", wording::action(sight, &best.action));
    let told = told.decimal("armies", best.value, 1).count("choices", judged.len());
    mind.reasons.headline = told.count("attacks", mind.effort.depth).count("positions", mind.effort.nodes);
}

/// Whether the choice is to do no more, which is shown however little it is worth.
fn stays(action: &Action) -> bool {
    matches!(action, Action::EndAttack | Action::EndTurn)
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
    let mut end = field.clone();
    judged.carry_out(&mut end);
    let mut terms: Vec<Term> = Vec::new();
    end.arena.valuation.weigh(&end, &mut terms);
    terms.retain(|term| term.value != 0.0);
    if judged.answer != 0.0 {
        terms.push(Term::plain("term-what_the_rivals_answers_may_change", judged.answer));
    }
    let rest = judged.value - terms.iter().map(|term| term.value).sum::<f64>();
    if rest.abs() > ROUNDING * judged.value.abs().max(1.0) {
        terms.push(Term::plain("term-what_the_dice_may_take", rest));
    }
    weighing::candidate(sight, &judged.action, terms, chosen)
}

/// The choice and the attacks that should follow.
fn plies(sight: &Sight<'_>, field: &Field<Worth>, judged: &Judged) -> Vec<Ply> {
    let ply = |label: Message, marks: Vec<Mark>| Ply { seat: Some(sight.me), label, marks };
    let mut field = prepared(field, judged);
    let mut plies = Vec::new();
    if !matches!(judged.action, Action::Blitz { .. }) {
        plies.push(ply(wording::action(sight, &judged.action), wording::marks(&judged.action)));
    }
    for &(from, to) in &judged.line {
        let battle = wording::battle(&field, from, to, field.forecast(from, to).p_conquer);
        plies.push(ply(Message::new("act-attack").with("battle", battle), vec![wording::way(from, to)]));
        field.win(from, to);
    }
    plies
}
