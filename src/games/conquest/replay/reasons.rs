//! Why somebody decided as recorded: the opponent decides once more, with the same view and the same stream of thought.

use lab::{GameModule, games::RiskModule};
use tabletop::{Controller, Step};

use crate::{games::conquest::state::Match, table::Retrace};

/// Asks why the last decision before `at` was made: opens the why panel on it, and has it made again where its reasons are
/// not known.
pub fn ask(table: &mut Match, at: usize) {
    let Some(session) = table.host.session() else { return };
    let decided =
        session.steps()[..at.min(session.len())].iter().enumerate().rev().find_map(|(step, made)| match made {
            Step::Action(seat, _) => Some((step, *seat)),
            Step::Outcome(_) => None,
        });
    let Some((step, seat)) = decided else { return };
    let known = table.decision(step).is_some_and(|made| made.step == step && made.explanation.is_some());
    if !known && let Some(Controller::Agent(spec)) = table.player(seat).map(|player| &player.controller) {
        let session = session.clone();
        let retrace = RiskModule.agent(spec).ok().map(|agent| Retrace::begin(session, step, agent));
        if let Some(tape) = &mut table.tape {
            (tape.retrace, tape.playing) = (retrace, false);
        }
        return;
    }
    table.why.ask(step);
}

/// Shows reasons that have come.
pub fn look_into(table: &mut Match) {
    let Some(tape) = &mut table.tape else { return };
    let Some(retrace) = &mut tape.retrace else { return };
    let Some(found) = retrace.poll() else { return };
    tape.retrace = None;
    if let Some(made) = found {
        let step = made.step;
        table.reasons.keep(made);
        table.why.ask(step);
    }
}
