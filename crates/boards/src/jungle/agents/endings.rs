//! Endings that tables know: why a step is the best, and what each one leads to.

use tabletop::{Explanation, Message};

use super::reasons;
use crate::board::{Solved, known};
use crate::jungle::kernel::Step;
use crate::jungle::lookahead::Node;
use crate::jungle::position::Move;
use crate::jungle::state::State;
use crate::jungle::wording;

/// Why the first of these steps, which are all there are, best first, is taken.
pub(super) fn explain(root: &Node<'_>, state: &State, steps: &[(Step, Solved)]) -> Explanation {
    let position = &state.position();
    let headline = match steps.first() {
        Some((best, solved)) => headline(*solved, reasons::label(position, Move::from(*best))),
        None => Message::default(),
    };
    let candidate = |(at, (step, solved)): (usize, &(Step, Solved))| {
        let known = known::terms(*solved, ["term-jungle_known", "term-jungle_plies"]);
        reasons::candidate(position, Move::from(*step), known, at == 0)
    };
    let best = |node: &Node<'_>| node.solved_steps()?.first().map(|(step, _)| *step);
    let line = known::line(root, state.seat(), best, |_, step| wording::marks(step.into()));
    let candidates = steps.iter().enumerate().map(candidate).collect();
    Explanation { line, ..reasons::explanation("method-jungle_tracker", headline, candidates) }
}

/// A step in one sentence, by how the game ends after it for whoever makes it.
pub(super) fn headline(solved: Solved, action: Message) -> Message {
    let (id, plies) = match solved {
        Solved::Won(plies) => ("headline-jungle_won", plies),
        Solved::Lost(plies) => ("headline-jungle_lost", plies),
        Solved::Drawn => ("headline-jungle_drawn", 0),
    };
    Message::new(id).with("action", action).count("plies", plies)
}
