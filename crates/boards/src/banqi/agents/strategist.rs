//! Strategist: alpha-beta with chance, over what pieces are worth.

use std::ops::RangeInclusive;

use rand::RngExt;
use search::{AlphaBeta, Found, Limits, Position as _, Ranked};
use tabletop::agent_spec::{AgentError, Setting};
use tabletop::{Agent, Candidate, Decision, Effort, Explanation, Mark, Message, Term, Think};

use super::{endings, reasons};
use crate::banqi::action::Action;
use crate::banqi::lookahead::{Node, Outlook, Step, Weights, Worth};
use crate::banqi::piece::Kind;
use crate::banqi::position::Move;
use crate::banqi::rules::Banqi;
use crate::banqi::state::State;
use crate::banqi::tables::{Tables, Verdict};
use crate::banqi::wording;

/// Entries of the transposition table, as a power of two.
const TABLE_BITS: u32 = 17;
/// Candidates told of, at most.
const SHOWN: usize = 6;
/// Values are told in hundredths of what is on the board.
const HUNDREDTHS: f64 = 100.0;

/// What can be set.
pub(super) const SETTINGS: &[(&str, &str)] = &[
    ("nodes", "most positions evaluated for a decision, 1 to 100000000"),
    ("depth", "plies to the horizon, 1 to 60"),
    ("tables", "most open pieces of an ending that it knows exactly, 0 to 4"),
    ("alive", "what a piece is worth that can take nothing any more, 0.1 to 100"),
    ("fear", "what is left of a piece's worth for each living enemy that can take it, 0.1 to 1"),
    ("leaps", "by how much a cannon that leaps is worth more than what steps and takes the same, 0.1 to 10"),
    ("face_down", "what a piece that lies face down is worth beside an open one, 0 to 1"),
    ("prey_general", "what a living enemy general adds to each piece that may take it, 0 to 100"),
    ("prey_advisor", "what a living enemy advisor adds, 0 to 100"),
    ("prey_elephant", "what a living enemy elephant adds, 0 to 100"),
    ("prey_chariot", "what a living enemy chariot adds, 0 to 100"),
    ("prey_horse", "what a living enemy horse adds, 0 to 100"),
    ("prey_cannon", "what a living enemy cannon adds, 0 to 100"),
    ("prey_soldier", "what a living enemy soldier adds, 0 to 100"),
    ("distance", "what a whole board's length to the prey costs whoever is ahead, 0 to 1"),
    ("patience", "what plies without progress cost whoever is ahead, 0 to 1"),
    ("second", "what a step of the second nearest hunter counts beside one of the nearest, 0 to 1"),
    ("focus", "how much the prey that is nearest to its hunters counts beside the mean of all, 0 to 1"),
    ("draw", "what a draw costs it, however the game stands, 0 to 1"),
    ("contempt", "what a draw costs whoever is ahead, 0 to 1"),
];

/// Shares.
const SHARE: RangeInclusive<f64> = 0.0..=1.0;

/// The opponent, with the memory of its searches.
pub(super) struct Strategist {
    nodes: u64,
    depth: u32,
    weights: Weights,
    search: AlphaBeta<Step>,
    /// Most pieces of endings that are looked up.
    most: u32,
    tables: Option<Tables>,
}

impl Strategist {
    /// One with these settings.
    ///
    /// # Errors
    /// The first value that cannot be.
    pub fn new(changes: &[Setting<'_>]) -> Result<Self, AgentError> {
        let (mut nodes, mut depth, mut most, mut weights) = (60_000, 60, Tables::MOST as u32, Weights::default());
        for change in changes {
            match change.key {
                "nodes" => nodes = change.number(1..=100_000_000)?,
                "depth" => depth = change.number(1..=60)?,
                "tables" => most = change.number(0..=Tables::MOST as u32)?,
                "alive" => weights.alive = change.number(0.1..=100.0)?,
                "fear" => weights.fear = change.number(0.1..=1.0)?,
                "distance" => weights.distance = change.number(SHARE)?,
                "patience" => weights.patience = change.number(SHARE)?,
                "contempt" => weights.contempt = change.number(SHARE)?,
                "leaps" => weights.leaps = change.number(0.1..=10.0)?,
                "second" => weights.second = change.number(SHARE)?,
                "focus" => weights.focus = change.number(SHARE)?,
                "draw" => weights.draw = change.number(SHARE)?,
                "face_down" => weights.face_down = change.number(SHARE)?,
                // The catalogue refuses keys that SETTINGS does not name.
                prey => {
                    let kind = Kind::ALL.into_iter().find(|kind| prey.strip_prefix("prey_") == Some(kind.id()));
                    if let Some(kind) = kind {
                        weights.prey[kind.index()] = change.number(0.0..=100.0)?;
                    }
                }
            }
        }
        let search = AlphaBeta::new(TABLE_BITS).with_null_windows();
        Ok(Self { nodes, depth, weights, search, most, tables: None })
    }
}

impl Strategist {
    /// What tables say of an ending.
    fn known(&mut self, game: &Banqi, view: &State) -> Known {
        let pieces = view.board.occupied().len();
        if self.most == 0 || !view.board.face_down().is_empty() || pieces > self.most + 1 {
            return Known::Nothing;
        }
        if !self.tables.as_ref().is_some_and(|tables| tables.serve(game)) {
            self.tables = Tables::of(game);
        }
        let Some(tables) = &mut self.tables else { return Known::Nothing };
        if pieces > self.most {
            return if tables.prepare(&view.position()) { Known::AfterCaptures } else { Known::Nothing };
        }
        tables.of_moves(game, view).map_or(Known::Nothing, Known::Moves)
    }
}

/// What tables say. Whether a table happens to be kept from earlier must not tell: decisions depend on the position alone.
enum Known {
    /// Nothing: pieces lie face down, or too many are left.
    Nothing,
    /// What every capture leads to.
    AfterCaptures,
    /// Each move, best first.
    Moves(Vec<(Action, Verdict)>),
}

impl Agent<Banqi> for Strategist {
    fn name(&self) -> &'static str {
        "strategist"
    }

    fn decide(&mut self, game: &Banqi, view: &State, think: &mut Think<'_>) -> Decision<Action> {
        let mut legal = game.legal(view);
        if view.first_colour.is_none() {
            return first(view, &legal, think);
        }
        let known = self.known(game, view);
        if let Known::Moves(moves) = &known {
            match moves.first() {
                // Nothing wins by force; among what draws it looks for what the other side may answer wrongly.
                Some((_, Verdict::Drawn)) => {
                    legal.retain(|mv| moves.contains(&(Action::from(*mv), Verdict::Drawn)));
                }
                Some((best, _)) => {
                    let told = || endings::explain(&view.position(), moves, Move::from(*best));
                    return Decision::explained(*best, Effort::default(), think, told);
                }
                None => {}
            }
        }
        let worth = Worth::new(game.rules(), self.weights);
        let tables = self.tables.as_ref().filter(|_| matches!(known, Known::AfterCaptures));
        let outlook = Outlook::new(game, &worth, view).with_tables(tables).with_telling_flips();
        let root = outlook.node(view);
        let depth = if legal.len() == 1 { 1 } else { self.depth };
        let nodes = think.budget.nodes.unwrap_or(self.nodes);
        // The search does not know what chases forbid, nor what the tables leave: where it is not asked for the best of all, it ranks them all.
        let restricted = legal.len() < game.rules().moves(&root.position).len();
        let ranked = match think.explain {
            _ if restricted => usize::MAX,
            true => SHOWN,
            false => 1,
        };
        let limits = Limits::depth(depth).nodes(nodes).ranked(ranked);
        let found = self.search.search(&root, &limits, think.monitor);
        // One that was stopped before it saw anything has found nothing.
        let allowed = |ranked: &&Ranked<Step, f64>| matches!(ranked.mv, Step::Move(mv) if legal.contains(&mv));
        let found = Found { ranking: found.ranking.iter().filter(allowed).cloned().collect(), ..found };
        let best = found.ranking.first().and_then(|best| match best.mv {
            Step::Move(mv) => Some(mv),
            Step::Piece(_) => None,
        });
        let chosen = best.or_else(|| legal.first().copied()).unwrap_or(Move::flip(crate::board::Square(u8::MAX)));
        let effort: Effort = found.effort(&limits);
        Decision::explained(chosen.into(), effort, think, || match &known {
            Known::Moves(moves) => endings::explain(&view.position(), moves, chosen),
            _ => explain(&root, &found, chosen),
        })
    }
}

/// The first action of a game: all pieces lie face down, and none is better than another.
fn first(view: &State, legal: &[Move], think: &mut Think<'_>) -> Decision<Action> {
    let any = if legal.is_empty() { 0 } else { think.rng.random_range(0..legal.len()) };
    let chosen = legal.get(any).copied().unwrap_or(Move::flip(crate::board::Square(u8::MAX)));
    let position = view.position();
    Decision::explained(chosen.into(), Effort::default(), think, || {
        let told = |mv: &Move| {
            reasons::candidate(
                &position,
                *mv,
                vec![Term::plain("term-whim", f64::from(u8::from(*mv == chosen)))],
                *mv == chosen,
            )
        };
        let headline = Message::new("headline-banqi_by_chance")
            .with("action", wording::action(&position, chosen))
            .count("choices", legal.len());
        reasons::explanation("method-banqi_strategist", headline, legal.iter().map(told).collect())
    })
}

fn explain(root: &Node<'_>, found: &Found<Step, f64>, chosen: Move) -> Explanation {
    let position = root.position;
    let told = found.explain(root, Effort::default(), |value| *value, marks);
    // A budget that is spent may leave values from a shallower look, which do not compare.
    let depth = found.ranking.first().map(|best| best.depth);
    let known = found.ranking.iter().filter(|ranked| Some(ranked.depth) == depth && ranked.is_exact());
    let candidate = |ranked: &Ranked<Step, f64>| {
        let (Step::Move(mv), Some(value)) = (ranked.mv, ranked.value) else { return None };
        let mut terms = terms(root, &ranked.line);
        reasons::complete(&mut terms, HUNDREDTHS * value);
        Some(reasons::candidate(&position, mv, terms, mv == chosen))
    };
    let mut candidates: Vec<Candidate> = known.filter_map(candidate).collect();
    if !candidates.iter().any(|candidate| candidate.chosen) {
        candidates.push(reasons::candidate(&position, chosen, Vec::new(), true));
    }
    let score = candidates.iter().find(|candidate| candidate.chosen).map_or(0.0, |candidate| candidate.score);
    let headline = Message::new("headline-banqi_searched")
        .with("action", wording::action(&position, chosen))
        .decimal("score", score, 0)
        .count("choices", found.ranking.len())
        .count("positions", found.nodes)
        .count("depth", found.depth);
    Explanation { line: told.line, ..reasons::explanation("method-banqi_strategist", headline, candidates) }
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
