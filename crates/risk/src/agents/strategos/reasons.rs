//! Plans as reasons: each choice's chance to win split into what it would be if all its battles were won, and what the dice may take of that.

use tabletop::{Candidate, Mark, Message, Ply, Term, percent};

use super::planner::{Line, Planner};
use crate::Action;
use crate::agents::bitboard::Position;
use crate::agents::mind::Mind;
use crate::agents::sight::Sight;
use crate::agents::{weighing, wording};
use crate::map::TerritoryId;

/// A part of a chance that is rounding and nothing else.
const ROUNDING: f64 = 1e-12;

/// Choices shown, besides that of doing no more.
const SHOWN: usize = 8;

/// One choice of a decision.
pub(super) struct Judged {
    /// The chance to win it leaves, over all that its battles may bring.
    pub value: f64,
    /// The chance if all of them are won as expected.
    pub end: f64,
    /// The attacks that should follow, its own first.
    pub line: Line,
    pub action: Action,
}

impl Judged {
    /// A choice that leads to `start`, from where its plan goes on.
    pub fn new(planner: &mut Planner<'_>, start: &Position, value: f64, line: Line, action: Action) -> Self {
        let mut end = start.clone();
        planner.carry_out(&mut end, &line);
        Self { value, end: planner.look(&end), line, action }
    }
}

/// Tells the choices, best first, if asked. The first was taken.
pub(super) fn tell(mind: &mut Mind<'_, '_>, sight: &Sight<'_>, judged: &[Judged]) {
    let Some(best) = judged.first().filter(|_| mind.asked()) else { return };
    let stays = |action: &Action| matches!(action, Action::EndAttack | Action::EndTurn);
    let shown = judged.iter().enumerate().filter(|(place, judged)| *place < SHOWN || stays(&judged.action));
    let candidates = shown.map(|(place, judged)| candidate(sight, judged, place == 0)).collect();
    mind.reasons.line = plies(sight, best);
    headline(mind, sight, &best.action, candidates);
}

/// Puts these candidates, best first, under a headline.
pub(super) fn headline(mind: &mut Mind<'_, '_>, sight: &Sight<'_>, chosen: &Action, candidates: Vec<Candidate>) {
    let chance = candidates.iter().find(|candidate| candidate.chosen).map_or(0.0, |candidate| candidate.score);
    let told = Message::new("headline-chances").with("action", wording::action(sight, chosen));
    let told = told.decimal("percent", percent(chance), 1).count("choices", candidates.len());
    mind.reasons.headline = told.count("attacks", mind.effort.depth).count("positions", mind.effort.nodes);
    mind.reasons.candidates = candidates;
}

/// A placing of first armies, by the chance it leaves after the first turn.
pub(super) fn opening(sight: &Sight<'_>, action: &Action, chance: f64, chosen: &Action) -> Candidate {
    let terms = vec![Term::plain("term-chance_to_win_after_the_first_turn", chance)];
    weighing::candidate(sight, action, terms, action == chosen)
}

fn candidate(sight: &Sight<'_>, judged: &Judged, chosen: bool) -> Candidate {
    let mut terms = vec![Term::plain("term-chance_to_win_in_the_end", judged.end)];
    let rest = judged.value - judged.end;
    if rest.abs() > ROUNDING {
        terms.push(Term::plain("term-what_the_dice_may_take", rest));
    }
    weighing::candidate(sight, &judged.action, terms, chosen)
}

/// The choice and the attacks that should follow.
fn plies(sight: &Sight<'_>, judged: &Judged) -> Vec<Ply> {
    let ply = |label: Message, marks: Vec<Mark>| Ply { seat: Some(sight.me), label, marks };
    let mut plies = Vec::new();
    if !matches!(judged.action, Action::Blitz { .. }) {
        plies.push(ply(wording::action(sight, &judged.action), wording::marks(&judged.action)));
    }
    for &(from, to) in &judged.line {
        let (from, to) = (TerritoryId(from), TerritoryId(to));
        let label = Message::new("act-attack_next")
            .with("from", wording::place(sight, from))
            .with("to", wording::place(sight, to));
        plies.push(ply(label, vec![wording::way(from, to)]));
    }
    plies
}
