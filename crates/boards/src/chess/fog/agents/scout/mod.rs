//! Scout: alpha-beta where all is seen; in fog a comparison of its moves over the positions it believes in.
//!
//! `blind` decides in fog: `compare` looks at all moves over the same positions, ever deeper at ever fewer of them, `postponed` plans the next own move without telling apart what
//! cannot be told apart, and `told` says why.

mod blind;
mod compare;
mod postponed;
mod told;

use std::ops::RangeInclusive;

use search::AlphaBeta;
use tabletop::agent_spec::{AgentError, Setting};
use tabletop::{Agent, Decision, Think};

use crate::chess::fog::action::Action;
use crate::chess::fog::agents::memory::Memory;
use crate::chess::fog::agents::open::Open;
use crate::chess::fog::event::Event;
use crate::chess::fog::game::Fog;
use crate::chess::fog::lookahead::{Weights, Worth};
use crate::chess::fog::setup::Relative;
use crate::chess::fog::view::View;
use crate::chess::moves::Move;
use crate::chess::position::Position;

/// What can be set.
pub(in crate::chess::fog::agents) const SETTINGS: &[(&str, &str)] = &[
    ("nodes", "most positions evaluated for a decision, 1 to 100000000"),
    ("depth", "plies to the horizon, 1 to 60"),
    ("belief", "most positions that it keeps in mind in fog, 1 to 100000"),
    ("places", "what it is worth to stand in the middle, in pawns, 0 to 5"),
    ("advance", "what a row is worth that a pawn has come ahead, 0 to 1"),
    ("seen", "what a square is worth that one sees, 0 to 1"),
    ("danger", "what a square beside the other king is worth that one could go to, 0 to 1"),
    ("risk", "what the certain loss of the king would cost beyond what a search finds, 0 to 1000"),
    ("plan", "the share of the next move planned for all that looks the same together, 0 to 1"),
    ("whim", "what a whim may be worth at most in fog, in pawns, 0 to 1"),
];

/// Shares, and small parts of a pawn.
const SHARE: RangeInclusive<f64> = 0.0..=1.0;

/// Positions of a decision up to which the evaluation goes by what was learned, at 500.
const LITTLE: u64 = 1_000;

/// One of the numbers of the evaluation.
type OneOf = fn(&mut Weights) -> &mut f64;

/// The opponent, with what it remembers.
pub(in crate::chess::fog::agents) struct Scout {
    nodes: u64,
    depth: u32,
    /// What the evaluation goes by in the position that was looked at last.
    weights: Weights,
    /// What settings change of it.
    changed: Vec<(OneOf, f64)>,
    worth: Option<Worth>,
    search: AlphaBeta<Move>,
    memory: Memory,
}

impl Scout {
    /// One with these settings.
    ///
    /// # Errors
    /// The first value that cannot be.
    pub fn new(changes: &[Setting<'_>]) -> Result<Self, AgentError> {
        let (mut nodes, mut depth, mut cap, mut changed) = (5_000, 60, 20_000, Vec::<(OneOf, f64)>::new());
        for change in changes {
            match change.key {
                "nodes" => nodes = change.number(1..=100_000_000)?,
                "depth" => depth = change.number(1..=60)?,
                "belief" => cap = change.number(1..=100_000)?,
                "places" => changed.push((|weights| &mut weights.places, change.number(0.0..=5.0)?)),
                "advance" => changed.push((|weights| &mut weights.advance, change.number(SHARE)?)),
                "seen" => changed.push((|weights| &mut weights.seen, change.number(SHARE)?)),
                "danger" => changed.push((|weights| &mut weights.danger, change.number(SHARE)?)),
                "plan" => changed.push((|weights| &mut weights.plan, change.number(SHARE)?)),
                "whim" => changed.push((|weights| &mut weights.whim, change.number(SHARE)?)),
                // The catalogue refuses keys that SETTINGS does not name.
                _ => changed.push((|weights| &mut weights.risk, change.number(0.0..=1000.0)?)),
            }
        }
        let (weights, search, memory) = (Weights::BY_HAND, Open::search(), Memory::new(cap));
        Ok(Self { nodes, depth, weights, changed, worth: None, search, memory })
    }

    /// What the evaluation goes by here, as settings change it. What was learned is asked where about as little is searched as it was learned with; with more it is no better than what
    /// was set by hand. It is not asked in Janggi, where it loses to that, nor against a king alone, which the games that it was learned from seldom come to.
    fn weights(&self, game: &Fog, view: &View, budget: u64) -> Weights {
        let little = budget <= LITTLE && game.setup.relative != Relative::Janggi;
        let learned = little && !self.meets_a_king_alone(game, view);
        let mut weights = if learned { Weights::LEARNED } else { Weights::BY_HAND };
        self.changed.iter().for_each(|(one, value)| *one(&mut weights) = *value);
        weights
    }

    /// Whether the other side has its king and nothing else. How many pieces it has is known in the dark too.
    fn meets_a_king_alone(&self, game: &Fog, view: &View) -> bool {
        let Some(side) = view.side else { return false };
        let alone = |position: &Position| position.of(side.other()).count() == 1;
        match game.setup.fog {
            true => self.memory.belief(game, view).positions().first().is_some_and(alone),
            false => alone(&view.known.position(game.rules())),
        }
    }
}

impl Agent<Fog> for Scout {
    fn name(&self) -> &'static str {
        "scout"
    }

    fn watches(&self) -> bool {
        true
    }

    fn observe(&mut self, game: &Fog, event: &Event) {
        self.memory.observe(game, event);
    }

    fn reset(&mut self) {
        self.memory.forget();
    }

    fn decide(&mut self, game: &Fog, view: &View, think: &mut Think<'_>) -> Decision<Action> {
        self.weights = self.weights(game, view, think.budget.nodes.unwrap_or(self.nodes));
        let worth = Worth::kept(&mut self.worth, game.setup.relative, self.weights);
        if !game.setup.fog {
            let open = Open { method: "method-chess_scout", nodes: self.nodes, depth: self.depth };
            return open.decide(game, view, worth, &mut self.search, think);
        }
        self.decide_blind(game, view, think)
    }
}
