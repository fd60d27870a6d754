//! Tracker: alpha-beta over what animals, places and races to the den are worth.

use std::ops::RangeInclusive;

use search::{AlphaBeta, Found, Limits, Position as _, Ranked};
use tabletop::agent_spec::{AgentError, Setting};
use tabletop::{Agent, Candidate, Decision, Effort, Explanation, Message, Term, Think};

use super::{endings, reasons};
use crate::board::Square;
use crate::jungle::action::Action;
use crate::jungle::kernel::Step;
use crate::jungle::lookahead::{Knowledge, Node, Outlook, Weights};
use crate::jungle::position::Move;
use crate::jungle::rules::Jungle;
use crate::jungle::state::State;
use crate::jungle::tables::{MOST_ANIMALS, Tables};
use crate::jungle::wording;

/// Entries of the transposition table, as a power of two.
const TABLE_BITS: u32 = 18;
/// Candidates told of, at most.
const SHOWN: usize = 6;
/// Values are told in hundredths of a game that is won.
const HUNDREDTHS: f64 = 100.0;

/// What can be set.
pub(super) const SETTINGS: &[(&str, &str)] = &[
    ("nodes", "most positions evaluated for a decision, 1 to 100000000"),
    ("depth", "plies to the horizon, 1 to 60"),
    ("tables", "with how many animals at most endings are looked up in exact tables, 0 to 3"),
    ("alive", "what an animal is worth that can take nothing any more, 0.1 to 100"),
    ("fear", "what is left of an animal's worth for each living enemy that can take it, 0.1 to 1"),
    ("animals", "what all animals of one side are worth beside a game that is won, 0.1 to 0.6"),
    ("ways", "what it is worth that all animals stand before the den, 0 to 0.15"),
    ("race", "what it is worth to come to the den before anybody stands in the way, 0 to 0.2"),
    ("patience", "what plies without a capture cost whoever is ahead, 0 to 1"),
    ("contempt", "what a draw costs whoever is ahead, 0 to 1"),
];

/// Shares.
const SHARE: RangeInclusive<f64> = 0.0..=1.0;

/// The opponent, with the memory of its searches.
pub(super) struct Tracker {
    nodes: u64,
    depth: u32,
    /// With how many animals at most endings are looked up.
    tabled: usize,
    weights: Weights,
    tables: Tables,
    knowledge: Option<Knowledge>,
    search: AlphaBeta<Step>,
}

impl Tracker {
    /// One with these settings.
    ///
    /// # Errors
    /// The first value that cannot be.
    pub fn new(changes: &[Setting<'_>]) -> Result<Self, AgentError> {
        let (mut nodes, mut depth, mut tabled, mut weights) = (60_000, 60, MOST_ANIMALS, Weights::default());
        for change in changes {
            match change.key {
                "nodes" => nodes = change.number(1..=100_000_000)?,
                "depth" => depth = change.number(1..=60)?,
                "tables" => tabled = change.number(0..=MOST_ANIMALS)?,
                "alive" => weights.alive = change.number(0.1..=100.0)?,
                "fear" => weights.fear = change.number(0.1..=1.0)?,
                "animals" => weights.animals = change.number(0.1..=0.6)?,
                "ways" => weights.ways = change.number(0.0..=0.15)?,
                "race" => weights.race = change.number(0.0..=0.2)?,
                "patience" => weights.patience = change.number(SHARE)?,
                // The catalogue refuses keys that SETTINGS does not name.
                _ => weights.contempt = change.number(SHARE)?,
            }
        }
        let search = AlphaBeta::new(TABLE_BITS).with_null_windows();
        Ok(Self { nodes, depth, tabled, weights, tables: Tables::default(), knowledge: None, search })
    }
}

impl Agent<Jungle> for Tracker {
    fn name(&self) -> &'static str {
        "tracker"
    }

    fn decide(&mut self, game: &Jungle, view: &State, think: &mut Think<'_>) -> Decision<Action> {
        let known = self.knowledge.take().filter(|knowledge| knowledge.is_of(game.rules()));
        if known.is_none() {
            self.tables = Tables::default();
        }
        let knowledge = self.knowledge.insert(known.unwrap_or_else(|| Knowledge::new(game.rules(), self.weights)));
        knowledge.build_tables(&mut self.tables, &view.position(), self.tabled);
        let legal = game.legal(view);
        let outlook = Outlook::new(game, knowledge, view).with_tables(&self.tables);
        let root = outlook.node(view);
        if let Some(steps) = root.solved_steps()
            && let Some((best, _)) = steps.first()
        {
            let told = || endings::explain(&root, view, &steps);
            return Decision::explained(Move::from(*best).into(), Effort::default(), think, told);
        }
        let depth = if legal.len() == 1 { 1 } else { self.depth };
        let nodes = think.budget.nodes.unwrap_or(self.nodes);
        let limits = Limits::depth(depth).nodes(nodes).ranked(if think.explain { SHOWN } else { 1 });
        let found = self.search.search(&root, &limits, think.monitor);
        // A search that was stopped before it saw anything has found nothing.
        let best = found.best.map(Move::from).or_else(|| legal.first().copied());
        let chosen = best.unwrap_or(Move { from: Square(u8::MAX), to: Square(u8::MAX) });
        Decision::explained(chosen.into(), found.effort(&limits), think, || explain(view, &root, &found, chosen))
    }
}

fn explain(view: &State, root: &Node<'_>, found: &Found<Step, f64>, chosen: Move) -> Explanation {
    let position = view.position();
    let told = found.explain(root, Effort::default(), |value| *value, |_, step| wording::marks(step.into()));
    // A budget that is spent may leave values from a shallower look, which do not compare.
    let depth = found.ranking.first().map(|best| best.depth);
    let known = found.ranking.iter().filter(|ranked| Some(ranked.depth) == depth && ranked.is_exact());
    let candidate = |ranked: &Ranked<Step, f64>| {
        let (mv, value) = (Move::from(ranked.mv), ranked.value?);
        Some(reasons::candidate(&position, mv, terms(root, &ranked.line, HUNDREDTHS * value), mv == chosen))
    };
    let mut candidates: Vec<Candidate> = known.filter_map(candidate).collect();
    if !candidates.iter().any(|candidate| candidate.chosen) {
        candidates.push(reasons::candidate(&position, chosen, Vec::new(), true));
    }
    let score = candidates.iter().find(|candidate| candidate.chosen).map_or(0.0, |candidate| candidate.score);
    let action = reasons::label(&position, chosen);
    let headline = solved(root, chosen, found, &action).unwrap_or_else(|| {
        Message::new("headline-jungle_searched")
            .with("action", action)
            .decimal("score", score, 0)
            .count("choices", found.ranking.len())
            .count("positions", found.nodes)
            .count("depth", found.depth)
    });
    Explanation { line: told.line, ..reasons::explanation("method-jungle_tracker", headline, candidates) }
}

/// The decision in one sentence where the tables know how the game ends.
fn solved(root: &Node<'_>, chosen: Move, found: &Found<Step, f64>, action: &Message) -> Option<Message> {
    root.solved()?;
    let step = found.ranking.iter().map(|ranked| ranked.mv).find(|step| Move::from(*step) == chosen)?;
    let mut next = *root;
    next.make(step);
    Some(endings::headline(next.solved()?.before(), action.clone()))
}

/// What the end of a line is worth to the side that acts, in its parts. A line that the transposition table cut short ends before the position that has this value; the rest is told as
/// what lies beyond it.
fn terms(root: &Node<'_>, line: &[Step], value: f64) -> Vec<Term> {
    let mut end = *root;
    line.iter().for_each(|step| {
        end.make(*step);
    });
    let parts = end.parts().into_iter().filter(|(_, value)| *value != 0.0);
    let mut terms: Vec<Term> = parts.map(|(name, part)| Term::plain(name, HUNDREDTHS * part)).collect();
    let rest = value - terms.iter().map(|term| term.value).sum::<f64>();
    if rest.abs() > ROUNDING {
        terms.push(Term::plain("term-jungle_beyond", rest));
    }
    terms
}

/// A value that is smaller than this beside the others is rounding.
const ROUNDING: f64 = 1e-9;
