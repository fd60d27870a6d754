//! The mistakes of the lower levels: small ones, of the kind people make too.

use search::Plan;
use tabletop::{Explanation, Message};

use crate::agents::turn::{Step, TurnState, Worth};

/// A slip gives away more points than this: less is no difference anybody sees.
const LEAST: f64 = 2.0;
/// And at most as many as four HP of the foe's are worth.
const MOST: f64 = 400.0;

/// Where in the ranking a slip leads: to the best of what gives a little away. `None` where there is no such thing.
///
/// A slip is an action that somebody may have taken for the best. So it neither ends the turn with something useful left, nor
/// risks the life, nor lets a victory go, nor loses a die on a card that stays half filled: no pair is begun by a slip, and one
/// that is begun is carried through.
pub(super) fn lesser(plan: &Plan<Step, Worth>, root: &TurnState) -> Option<usize> {
    let best = plan.ranking.first()?.value;
    if root.holds_a_die() {
        return None;
    }
    plan.ranking.iter().position(|prospect| {
        let value = prospect.value;
        let lost = best.points - value.points;
        let harmless = value.risk <= best.risk && value.win >= best.win;
        harmless && lost > LEAST && lost <= MOST && goes_on(root, prospect.mv)
    })
}

/// Whether the turn goes on after its next step, with no card half filled. Where there is no such step, it ends.
fn goes_on(root: &TurnState, next: Option<Step>) -> bool {
    next.map(|step| root.after(step)).is_some_and(|after| !after.over() && !after.holds_a_die())
}

/// The decision in one sentence, where it is the candidate at this place and not the best.
pub(super) fn headline(told: &Explanation, at: usize) -> Message {
    let candidate = |at: usize| told.candidates.get(at);
    let label = |at: usize| candidate(at).map_or_else(Message::default, |candidate| candidate.label.clone());
    let score = |at: usize| candidate(at).map_or(0.0, |candidate| candidate.score);
    let slip = Message::new("headline-slip").with("action", label(at)).with("best", label(0));
    slip.decimal("lost", score(0) - score(at), 2)
}
