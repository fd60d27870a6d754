//! Prowler: alpha-beta with chance, over what pieces are worth, with exact tables of endings.

use std::ops::RangeInclusive;

use rand::RngExt;
use search::{AlphaBeta, Found, Limits, Position as _, Ranked};
use tabletop::agent_spec::{AgentError, Setting};
use tabletop::{Agent, Candidate, Decision, Effort, Explanation, Mark, Message, Term, Think};

use super::{endings, reasons};
use crate::board::Square;
use crate::flip_jungle::action::Action;
use crate::flip_jungle::lookahead::{Node, Outlook, Step, Weights, Worth};
use crate::flip_jungle::position::Move;
use crate::flip_jungle::ranks::Rules;
use crate::flip_jungle::rules::FlipJungle;
use crate::flip_jungle::state::State;
use crate::flip_jungle::tables::{MOST_PIECES, Tables};
use crate::flip_jungle::wording;

/// Entries of the transposition table, as a power of two.
const TABLE_BITS: u32 = 17;
/// Candidates told of, at most.
const SHOWN: usize = 6;
/// Values are told in hundredths of a game that is won.
const HUNDREDTHS: f64 = 100.0;
/// No square: where nothing may be done, which is never asked.
const NOTHING: Move = Move::flip(Square(u8::MAX));

/// What can be set.
pub(super) const SETTINGS: &[(&str, &str)] = &[
    ("nodes", "most positions evaluated for a decision, 1 to 100000000"),
    ("depth", "plies to the horizon, 1 to 60"),
    ("tables", "with how many open pieces at most endings are looked up in exact tables, 0 to 4"),
    ("flips", "fewest plies to the horizon with which pieces are turned over in thought, 1 to 20"),
    ("alive", "what a piece is worth that can take nothing any more, 0.1 to 100"),
    ("fear", "what is left of a piece's worth for each living enemy that can take it, 0.1 to 1"),
    ("distance", "what a whole board's length to the prey costs whoever is ahead, 0 to 1"),
    ("patience", "what plies without progress cost whoever is ahead, 0 to 1"),
    ("contempt", "what a draw costs whoever is ahead, 0 to 1"),
];

/// Shares.
const SHARE: RangeInclusive<f64> = 0.0..=1.0;

/// The opponent, with the memory of its searches.
pub(super) struct Prowler {
    nodes: u64,
    depth: u32,
    /// With how many open pieces at most endings are looked up.
    tabled: usize,
    worth: Worth,
    /// The endings it looked up so far, and by which rules.
    tables: Option<(Rules, Tables)>,
    search: AlphaBeta<Step>,
}

impl Prowler {
    /// One with these settings.
    ///
    /// # Errors
    /// The first value that cannot be.
    pub fn new(changes: &[Setting<'_>]) -> Result<Self, AgentError> {
        let (mut nodes, mut depth, mut tabled, mut weights) = (40_000, 60, MOST_PIECES, Weights::default());
        for change in changes {
            match change.key {
                "nodes" => nodes = change.number(1..=100_000_000)?,
                "depth" => depth = change.number(1..=60)?,
                "tables" => tabled = change.number(0..=MOST_PIECES)?,
                "flips" => weights.flips = change.number(1..=20)?,
                "alive" => weights.alive = change.number(0.1..=100.0)?,
                "fear" => weights.fear = change.number(0.1..=1.0)?,
                "distance" => weights.distance = change.number(SHARE)?,
                "patience" => weights.patience = change.number(SHARE)?,
                // The catalogue refuses keys that SETTINGS does not name.
                _ => weights.contempt = change.number(SHARE)?,
            }
        }
        let search = AlphaBeta::new(TABLE_BITS).with_null_windows();
        Ok(Self { nodes, depth, tabled, worth: Worth::new(weights), tables: None, search })
    }
}

impl Agent<FlipJungle> for Prowler {
    fn name(&self) -> &'static str {
        "prowler"
    }

    fn decide(&mut self, game: &FlipJungle, view: &State, think: &mut Think<'_>) -> Decision<Action> {
        let legal = game.legal(view);
        if view.first_colour.is_none() {
            return first(view, &legal, think);
        }
        let kept = self.tables.take().filter(|(rules, _)| rules == game.rules());
        let (_, tables) = self.tables.insert(kept.unwrap_or_else(|| (*game.rules(), Tables::default())));
        tables.build_near(*game.rules(), &view.position(), self.tabled);
        let outlook = Outlook::new(game, &self.worth, view).with_tables(tables);
        let root = outlook.node(view);
        if let Some(moves) = root.solved_moves()
            && let Some((best, _)) = moves.first()
        {
            let told = || endings::explain(&root, view.to_act, &moves);
            return Decision::explained((*best).into(), Effort::default(), think, told);
        }
        let depth = if legal.len() == 1 { 1 } else { self.depth };
        let nodes = think.budget.nodes.unwrap_or(self.nodes);
        let limits = Limits::depth(depth).nodes(nodes).ranked(if think.explain { SHOWN } else { 1 });
        let found = self.search.search(&root, &limits, think.monitor);
        // A search that was stopped before it saw anything has found nothing.
        let best = found.best.and_then(as_move).or_else(|| legal.first().copied());
        let chosen = best.unwrap_or(NOTHING);
        Decision::explained(chosen.into(), found.effort(&limits), think, || explain(&root, &found, chosen))
    }
}

fn as_move(step: Step) -> Option<Move> {
    match step {
        Step::Move(mv) => Some(mv),
        Step::Piece(_) => None,
    }
}

/// The first action of a game: all pieces lie face down, and none is better than another.
fn first(view: &State, legal: &[Move], think: &mut Think<'_>) -> Decision<Action> {
    let any = if legal.is_empty() { 0 } else { think.rng.random_range(0..legal.len()) };
    let chosen = legal.get(any).copied().unwrap_or(NOTHING);
    let position = view.position();
    Decision::explained(chosen.into(), Effort::default(), think, || {
        let told = |mv: &Move| {
            let whim = Term::plain("term-whim", f64::from(u8::from(*mv == chosen)));
            reasons::candidate(&position, *mv, vec![whim], *mv == chosen)
        };
        let headline = Message::new("headline-flip_jungle_by_chance")
            .with("action", wording::action(&position, chosen))
            .count("choices", legal.len());
        reasons::explanation("method-flip_jungle_prowler", headline, legal.iter().map(told).collect())
    })
}

fn explain(root: &Node<'_>, found: &Found<Step, f64>, chosen: Move) -> Explanation {
    let position = root.position;
    let told = found.explain(root, Effort::default(), |value| *value, marks);
    // A budget that is spent may leave values from a shallower look, which do not compare.
    let depth = found.ranking.first().map(|best| best.depth);
    let known = found.ranking.iter().filter(|ranked| Some(ranked.depth) == depth && ranked.is_exact());
    let candidate = |ranked: &Ranked<Step, f64>| {
        let (mv, value) = (as_move(ranked.mv)?, ranked.value?);
        let mut terms = terms(root, &ranked.line);
        reasons::complete(&mut terms, HUNDREDTHS * value);
        Some(reasons::candidate(&position, mv, terms, mv == chosen))
    };
    let mut candidates: Vec<Candidate> = known.filter_map(candidate).collect();
    if !candidates.iter().any(|candidate| candidate.chosen) {
        candidates.push(reasons::candidate(&position, chosen, Vec::new(), true));
    }
    let score = candidates.iter().find(|candidate| candidate.chosen).map_or(0.0, |candidate| candidate.score);
    let action = wording::action(&position, chosen);
    let headline = solved(root, chosen, &action).unwrap_or_else(|| {
        Message::new("headline-flip_jungle_searched")
            .with("action", action)
            .decimal("score", score, 0)
            .count("choices", found.ranking.len())
            .count("positions", found.nodes)
            .count("depth", found.depth)
    });
    Explanation { line: told.line, ..reasons::explanation("method-flip_jungle_prowler", headline, candidates) }
}

/// The decision in one sentence where the tables know how the game ends.
fn solved(root: &Node<'_>, chosen: Move, action: &Message) -> Option<Message> {
    root.solved()?;
    let mut next = *root;
    next.make(Step::Move(chosen));
    Some(endings::headline(next.solved()?.before(), action.clone()))
}

/// Where a step is on the board: what a piece turned out to be is where it lies.
fn marks(node: &Node<'_>, step: Step) -> Vec<Mark> {
    match step {
        Step::Move(mv) => wording::marks(mv),
        Step::Piece(_) => node.position.flipping.map(|square| Mark::At(u16::from(square.0))).into_iter().collect(),
    }
}

/// What the end of a line is worth to the seat that acts, in its parts.
fn terms(root: &Node<'_>, line: &[Step]) -> Vec<Term> {
    let mut end = *root;
    line.iter().for_each(|step| {
        end.make(*step);
    });
    end.parts()
        .into_iter()
        .filter(|(_, value)| *value != 0.0)
        .map(|(name, value)| Term::plain(name, HUNDREDTHS * value))
        .collect()
}
