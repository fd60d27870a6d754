//! Marshal: a belief over ranks, and a search over draws of it.

use std::ops::RangeInclusive;

use rand::RngExt;
use search::{AlphaBeta, Found, Limits, Ranked};
use tabletop::agent_spec::{AgentError, Setting};
use tabletop::{Agent, Candidate, Decision, Effort, Explanation, Message, Term, Think};

use super::placing::{self, Choice};
use super::reasons;
use crate::board::Square;
use crate::generals::action::Action;
use crate::generals::belief::{Belief, Habits, Kept};
use crate::generals::game::Generals;
use crate::generals::lookahead::{MOST_SAMPLES, Move, Node, Outlook, Weights};
use crate::generals::point::Point;
use crate::generals::state::{Phase, View};
use crate::generals::wording;

/// Entries of the transposition table, as a power of two.
const TABLE_BITS: u32 = 15;
/// Candidates told of, at most.
const RANKED: usize = 6;
/// Shares.
const SHARE: RangeInclusive<f64> = 0.0..=1.0;

/// What can be set.
pub(super) const SETTINGS: &[(&str, &str)] = &[
    ("nodes", "most positions evaluated for a decision, 1 to 100000000"),
    ("depth", "plies to the horizon, fights left to chance not counted, 1 to 40"),
    ("samples", "ways the other side's ranks may be over which it looks ahead, 1 to 128"),
    ("alive", "what a piece is worth that takes nothing, as a share of the average, 0 to 1"),
    ("fear", "how much a piece's worth shrinks for all that can take it, 0 to 1"),
    ("hunt", "what it is worth to come at a piece that it would gladly challenge, 0 to 1"),
    ("danger", "what it costs where pieces come at one that they take, 0 to 1"),
    ("reach", "the share of both that is left for each step between, 0 to 1"),
    ("flag", "what the other side's flag is worth to whoever hunts it, in pieces, 0 to 50"),
    ("guard", "what it costs that a piece stands a step from its flag, in pieces, 0 to 10"),
    ("advance", "what a row is worth that a piece has come ahead, 0 to 1"),
    ("race", "what a flag is worth that nobody can stop, as a share of a game that is won, 0 to 1"),
    ("patience", "what each ply without a fight costs whoever is ahead, 0 to 1"),
    ("informed", "how surely the other side is taken to know its ranks, 0 to 1"),
    ("contempt", "what a draw costs, in pieces, 0 to 10"),
    ("whim", "what a whim may be worth at most, in pieces, 0 to 1"),
    ("habits", "whether it goes by what flags and strong pieces are wont to do, 0 or 1"),
];

/// The opponent.
pub(super) struct Marshal {
    nodes: u64,
    depth: u32,
    samples: usize,
    weights: Weights,
    habits: Habits,
    search: AlphaBeta<Move>,
    kept: Kept,
}

impl Marshal {
    /// One with these settings.
    ///
    /// # Errors
    /// The first value that cannot be.
    pub fn new(changes: &[Setting<'_>]) -> Result<Self, AgentError> {
        let (mut nodes, mut depth, mut samples) = (3_000, 40, 64);
        let (mut weights, mut habits) = (Weights::default(), Habits::default());
        for change in changes {
            match change.key {
                "nodes" => nodes = change.number(1..=100_000_000)?,
                "depth" => depth = change.number(1..=40)?,
                "samples" => samples = change.number(1..=MOST_SAMPLES)?,
                "alive" => weights.alive = change.number(SHARE)?,
                "fear" => weights.fear = change.number(SHARE)?,
                "hunt" => weights.hunt = change.number(SHARE)?,
                "danger" => weights.danger = change.number(SHARE)?,
                "reach" => weights.reach = change.number(SHARE)?,
                "flag" => weights.flag = change.number(0.0..=50.0)?,
                "guard" => weights.guard = change.number(0.0..=10.0)?,
                "advance" => weights.advance = change.number(SHARE)?,
                "race" => weights.race = change.number(SHARE)?,
                "patience" => weights.patience = change.number(SHARE)?,
                "informed" => weights.informed = change.number(SHARE)?,
                "contempt" => weights.contempt = change.number(0.0..=10.0)?,
                "habits" => habits = if change.number(0..=1_u8)? == 1 { Habits::default() } else { Habits::NONE },
                // The catalogue refuses keys that SETTINGS does not name.
                _ => weights.whim = change.number(SHARE)?,
            }
        }
        let search = AlphaBeta::new(TABLE_BITS).with_null_windows();
        Ok(Self { nodes, depth, samples, weights, habits, search, kept: Kept::default() })
    }

    /// What it believes of the other side.
    fn believe(&mut self, game: &Generals, view: &View, think: &mut Think<'_>) -> Option<Belief> {
        Belief::with_kept(game, view, view.known.mover.other(), &self.habits, (&mut think.rng, &mut self.kept))
    }
}

impl Agent<Generals> for Marshal {
    fn name(&self) -> &'static str {
        "marshal"
    }

    fn decide(&mut self, game: &Generals, view: &View, think: &mut Think<'_>) -> Decision<Action> {
        if view.known.phase != Phase::Moving {
            return placing::placed(game, view, think, "method-generals_marshal", Choice::Found);
        }
        let moves = game.moves(&view.known);
        let first = moves.first().cloned().unwrap_or_else(|| super::simple::nothing(game));
        // A view of a game always leaves some ranks possible.
        let Some(belief) = self.believe(game, view, think) else { return Decision::plain(first) };
        let draws: Vec<_> = (0..self.samples).map(|_| belief.draw(&mut think.rng)).collect();
        let outlook = Outlook::new(game, view, view.known.mover, &draws, self.weights);
        let root = Node::root(&outlook, view);
        let nodes = think.budget.nodes.unwrap_or(self.nodes);
        let depth = if moves.len() == 1 { 1 } else { self.depth };
        let limits = Limits::depth(depth).nodes(nodes).ranked(RANKED);
        let found = self.search.search(&root, &limits, think.monitor);
        let best = self.best(&found, think).and_then(|mv| action_of(game, mv)).unwrap_or(first);
        let told = Told { game, view, belief: &belief, root: &root, found: &found };
        Decision::explained(best.clone(), found.effort(&limits), think, || told.explain(&best))
    }
}

impl Marshal {
    /// The best move, or one that a whim makes as good.
    fn best(&self, found: &Found<Move, f64>, think: &mut Think<'_>) -> Option<Move> {
        let depth = found.ranking.first()?.depth;
        let exact = found.ranking.iter().filter(|ranked| ranked.depth == depth && ranked.is_exact());
        let whims =
            exact.filter_map(|ranked| Some((ranked.mv, ranked.value? + self.weights.whim * think.rng.random::<f64>())));
        let whims: Vec<(Move, f64)> = whims.collect();
        let best = whims.iter().max_by(|one, other| one.1.total_cmp(&other.1));
        best.map(|(mv, _)| *mv).or(found.best)
    }
}

/// The action of a move of the root.
fn action_of(game: &Generals, mv: Move) -> Option<Action> {
    let Move::Go(from, to) = mv else { return None };
    let point = |square| Point::of(game.rules().size, Square(square));
    Some(Action::Move { from: point(from), to: point(to) })
}

/// All that a decision came from.
struct Told<'a> {
    game: &'a Generals,
    view: &'a View,
    belief: &'a Belief,
    root: &'a Node<'a>,
    found: &'a Found<Move, f64>,
}

impl Told<'_> {
    fn explain(&self, chosen: &Action) -> Explanation {
        let (game, view) = (self.game, self.view);
        let depth = self.found.ranking.first().map(|best| best.depth);
        let known = self.found.ranking.iter().filter(|ranked| Some(ranked.depth) == depth && ranked.is_exact());
        let mut candidates: Vec<Candidate> = known.filter_map(|ranked| self.candidate(ranked, chosen)).collect();
        if !candidates.iter().any(|candidate| candidate.chosen) {
            candidates.push(reasons::candidate(game, view, chosen, Vec::new(), true));
        }
        let score = candidates.iter().find(|candidate| candidate.chosen).map_or(0.0, |candidate| candidate.score);
        let headline = self
            .odds(chosen)
            .unwrap_or_else(|| Message::new("headline-generals_searched"))
            .with("action", wording::of_action(game, view, chosen))
            .decimal("score", score, 1)
            .count("choices", self.found.ranking.len())
            .count("positions", self.found.nodes)
            .count("depth", self.found.depth);
        let marks =
            |_: &Node<'_>, mv: Move| action_of(game, mv).map_or(Vec::new(), |action| wording::marks(game, &action));
        let line = self.found.explain(self.root, Effort::default(), |value| *value, marks).line;
        let begins = line.first().is_some_and(|ply| ply.label == wording::of_action(game, view, chosen));
        Explanation {
            line: if begins { line } else { Vec::new() },
            columns: reasons::columns(),
            rows: reasons::rows(game, view, view.known.mover.other(), self.belief),
            ..reasons::explanation("method-generals_marshal", headline, candidates)
        }
    }

    fn candidate(&self, ranked: &Ranked<Move, f64>, chosen: &Action) -> Option<Candidate> {
        let action = action_of(self.game, ranked.mv)?;
        let odds = reasons::odds(self.game, self.view, self.belief, &action);
        let terms = terms(self.root, &ranked.line, ranked.value?);
        let terms = terms.into_iter().map(|term| term.with_facts(odds.clone())).collect();
        Some(reasons::candidate(self.game, self.view, &action, terms, action == *chosen))
    }

    /// For a challenge: its odds, and what the other piece most likely is.
    fn odds(&self, chosen: &Action) -> Option<Message> {
        let (size, known) = (self.game.rules().size, &self.view.known);
        let Action::Move { from, to } = chosen else { return None };
        let (side, place) = known.piece_on(from.on(size)?)?;
        let (_, met) = known.piece_on(to.on(size)?)?;
        let [wins, both, loses] = self.belief.odds(self.game, known.army(side)[place].rank?, met);
        let (rank, chance) = self.belief.likeliest(met)?;
        let percent = |share: f64| 100.0 * share;
        let headline = Message::new("headline-generals_challenged").with("likeliest", self.game.rank_name(rank));
        let headline = headline.decimal("chance", percent(chance), 0).decimal("wins", percent(wins), 0);
        Some(headline.decimal("both", percent(both), 0).decimal("loses", percent(loses), 0))
    }
}

/// What the end of the likeliest line is worth, in its parts; what other outcomes of its fights, and what lies beyond, make of it is told as one.
fn terms(root: &Node<'_>, line: &[Move], value: f64) -> Vec<Term> {
    let mut end = *root;
    line.iter().for_each(|mv| end.play(*mv));
    let parts = end.parts().into_iter().filter(|(_, part)| *part != 0.0);
    let mut terms = parts.map(|(name, part)| Term::plain(name, part)).collect();
    reasons::complete(&mut terms, value, "term-generals_beyond");
    terms
}
