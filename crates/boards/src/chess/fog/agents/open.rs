//! What is best where all is seen: alpha-beta.

use search::{AlphaBeta, Found, Limits, Ranked};
use tabletop::{Candidate, Decision, Effort, Explanation, Message, Term, Think};

use super::reasons;
use crate::chess::fog::action::Action;
use crate::chess::fog::game::Fog;
use crate::chess::fog::lookahead::{Node, Outlook, Worth};
use crate::chess::fog::view::View;
use crate::chess::fog::wording;
use crate::chess::moves::Move;

/// Candidates told of, at most.
const SHOWN: usize = 6;

/// Entries of the transposition table, as a power of two.
const TABLE_BITS: u32 = 16;

/// Who searches where all is seen.
pub(super) struct Open {
    /// What it calls its method.
    pub method: &'static str,
    /// Most positions evaluated, if the budget says nothing.
    pub nodes: u64,
    /// Plies to the horizon.
    pub depth: u32,
}

impl Open {
    /// The search it goes by, to be kept from one decision to the next.
    pub fn search() -> AlphaBeta<Move> {
        AlphaBeta::new(TABLE_BITS).with_null_windows()
    }

    /// The best move that alpha-beta finds.
    pub fn decide(
        &self,
        game: &Fog,
        view: &View,
        worth: &Worth,
        search: &mut AlphaBeta<Move>,
        think: &mut Think<'_>,
    ) -> Decision<Action> {
        let outlook = Outlook::new(game, worth, view.known.mover, Some(&view.known));
        let root = outlook.node(view.known.position(game.rules()));
        let depth = if view.moves.len() == 1 { 1 } else { self.depth };
        let nodes = think.budget.nodes.unwrap_or(self.nodes);
        let limits = Limits::depth(depth).nodes(nodes).ranked(if think.explain { SHOWN } else { 1 });
        let found = search.search(&root, &limits, think.monitor);
        // A search that was stopped before it saw anything has found nothing.
        let best = found.best.map(|mv| game.action_of(mv)).or_else(|| view.moves.first().copied());
        let chosen = best.unwrap_or(Action::Pass);
        let why = || explain(game, view, &root, &found, (self.method, chosen));
        Decision::explained(chosen, found.effort(&limits), think, why)
    }
}

fn explain(
    game: &Fog,
    view: &View,
    root: &Node<'_>,
    found: &Found<Move, f64>,
    (method, chosen): (&'static str, Action),
) -> Explanation {
    let marks = |_: &Node<'_>, mv: Move| wording::marks(game, game.action_of(mv));
    let told = found.explain(root, Effort::default(), |value| *value, marks);
    // A budget that is spent may leave values from a shallower look, which do not compare.
    let depth = found.ranking.first().map(|best| best.depth);
    let known = found.ranking.iter().filter(|ranked| Some(ranked.depth) == depth && ranked.is_exact());
    let candidate = |ranked: &Ranked<Move, f64>| {
        let action = game.action_of(ranked.mv);
        Some(reasons::candidate(game, view, action, terms(root, &ranked.line, ranked.value?), action == chosen))
    };
    let mut candidates: Vec<Candidate> = known.filter_map(candidate).collect();
    if !candidates.iter().any(|candidate| candidate.chosen) {
        candidates.push(reasons::candidate(game, view, chosen, Vec::new(), true));
    }
    let score = candidates.iter().find(|candidate| candidate.chosen).map_or(0.0, |candidate| candidate.score);
    let headline = Message::new("headline-chess_searched")
        .with("action", wording::of_action(game, view, chosen))
        .decimal("score", score, 1)
        .count("choices", found.ranking.len())
        .count("positions", found.nodes)
        .count("depth", found.depth);
    Explanation { line: told.line, ..reasons::explanation(game, method, headline, candidates) }
}

/// What the end of a line is worth, in its parts. A line that the transposition table cut short ends before the position that has this value; the rest is told as what lies beyond it.
fn terms(root: &Node<'_>, line: &[Move], value: f64) -> Vec<Term> {
    let mut end = *root;
    line.iter().for_each(|mv| end.play(*mv));
    let parts = end.parts().into_iter().filter(|(_, part)| *part != 0.0);
    let mut terms = parts.map(|(name, part)| Term::plain(name, part)).collect();
    reasons::complete(&mut terms, value, "term-chess_beyond");
    terms
}
