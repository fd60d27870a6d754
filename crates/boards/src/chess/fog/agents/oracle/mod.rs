//! Oracle: a strategy for what may be so that loses little to an opponent who knows it.
//!
//! Some positions of its belief, and for each what the other side may take it for, are the starts of a subgame. It is solved by regret minimisation on a tree that grows where play leads, and the move is drawn from at most three that are steady.
//! After Zhang and Sandholm 2025, "General search techniques without common knowledge": the knowledge of the other side is followed, and what it thinks that this side thinks no further.
//!
//! `play` is positions as both sides know them, `subgame` sets up and solves, `told` says why. Where all is seen it searches as Scout does.

mod play;
mod subgame;
#[cfg(test)]
mod tests;
mod told;

use std::borrow::Cow;
use std::cell::Cell;

use search::{AlphaBeta, Purification};
use tabletop::agent_spec::{AgentError, Setting};
use tabletop::{Agent, Decision, Effort, Think};

use self::play::Terms;
use self::subgame::{Gadget, Method, Subgame};
use self::told::Account;
use crate::chess::fog::action::Action;
use crate::chess::fog::agents::lost;
use crate::chess::fog::agents::memory::Memory;
use crate::chess::fog::agents::open::Open;
use crate::chess::fog::belief::{Alike, Belief, SecondOrder};
use crate::chess::fog::event::Event;
use crate::chess::fog::game::Fog;
use crate::chess::fog::lookahead::{Outlook, Purse, Weights, Worth};
use crate::chess::fog::view::View;
use crate::chess::moves::Move;
use crate::chess::position::Position;

/// What can be set.
pub(in crate::chess::fog::agents) const SETTINGS: &[(&str, &str)] = &[
    ("nodes", "most positions evaluated for a decision, 100 to 100000000"),
    ("depth", "plies to the horizon, 1 to 60"),
    ("belief", "most positions that it keeps in mind in fog, 1 to 100000"),
    ("samples", "most positions of these that it looks ahead from, 1 to 1000"),
    ("others", "what it keeps at most for each of them that the other side may take it for, 0 to 16"),
    ("doubt", "how likely all of that is together, beside the position itself, 0 to 10"),
    ("gadget", "how the other side comes to the positions: 0 they are dealt, 1 it may decline, 2 it picks"),
    ("scale", "the lead in pawns that is worth half as much as a won game, 1 to 100"),
    ("exploration", "how much exploration counts beside value, 0 to 10"),
    ("risk", "how much of what a king lost unseen costs is counted, 0 to 10"),
    ("most", "most moves that it draws from, 1 to 3"),
];

/// Most moves that are drawn from.
const MOST: usize = 3;
/// Positions evaluated for each that is looked ahead from, at least.
const EACH: u64 = 800;

/// The opponent, with what it remembers.
pub(in crate::chess::fog::agents) struct Oracle {
    nodes: u64,
    depth: u16,
    risk: f64,
    samples: usize,
    method: Method,
    scale: f64,
    worth: Option<Worth>,
    search: AlphaBeta<Move>,
    memory: Memory,
    second: SecondOrder,
    others: usize,
}

impl Oracle {
    /// One with these settings.
    ///
    /// # Errors
    /// The first value that cannot be.
    pub fn new(changes: &[Setting<'_>]) -> Result<Self, AgentError> {
        let (mut nodes, mut cap, mut samples, mut others) = (20_000, 20_000, 256, 2);
        let purification = Purification { most: MOST, ..Purification::default() };
        let mut method = Method { gadget: Gadget::Dealt, doubt: 1.0, exploration: 1.0, purification };
        let (mut scale, mut depth, mut risk) = (8.0, 60, 1.0);
        for change in changes {
            match change.key {
                "nodes" => nodes = change.number(100..=100_000_000)?,
                "depth" => depth = change.number(1..=60)?,
                "risk" => risk = change.number(0.0..=10.0)?,
                "belief" => cap = change.number(1..=100_000)?,
                "samples" => samples = change.number(1..=1000)?,
                "others" => others = change.number(0..=16)?,
                "doubt" => method.doubt = change.number(0.0..=10.0)?,
                "gadget" => {
                    method.gadget =
                        [Gadget::Dealt, Gadget::Resolve, Gadget::MaxMargin][change.number::<usize>(0..=2)?];
                }
                "scale" => scale = change.number(1.0..=100.0)?,
                "exploration" => method.exploration = change.number(0.0..=10.0)?,
                // The catalogue refuses keys that SETTINGS does not name.
                _ => method.purification.most = change.number(1..=MOST)?,
            }
        }
        let samples = sampled(nodes, samples);
        let (memory, second) = (Memory::new(cap), SecondOrder::new(samples, others));
        Ok(Self {
            nodes,
            depth,
            risk,
            samples,
            method,
            scale,
            worth: None,
            search: Open::search(),
            memory,
            second,
            others,
        })
    }

    /// The positions to look ahead from. Where the other side's knowledge was not followed up to this belief, it is taken to know all.
    fn starts(&self, belief: &Belief, followed: bool, count: usize) -> Vec<Alike> {
        if followed {
            return self.second.samples().iter().take(count).cloned().collect();
        }
        let alone = |position: &_| Alike { position: *position, others: Vec::new() };
        belief.positions().iter().take(count).map(alone).collect()
    }

    /// For each move how much likelier the king can be taken right after it in all that is believed than in what is looked at.
    fn risks(&self, game: &Fog, view: &View, belief: &Belief, samples: &[Alike]) -> Vec<(Move, f64)> {
        let looked_at: Vec<Position> = samples.iter().map(|sample| sample.position).collect();
        let more = |mv: Move| {
            let missed = lost::share(game, belief.positions(), mv) - lost::share(game, &looked_at, mv);
            (mv, (self.risk * missed).clamp(0.0, 1.0))
        };
        belief.moves(game, view).into_iter().map(more).collect()
    }

    fn decide_blind(&mut self, game: &Fog, view: &View, think: &mut Think<'_>) -> Decision<Action> {
        let budget = think.budget.nodes.unwrap_or(self.nodes);
        let belief = self.memory.belief(game, view);
        let followed = matches!(belief, Cow::Borrowed(_));
        let samples = self.starts(&belief, followed, sampled(budget, self.samples));
        let (Some(worth), Some(own)) = (&self.worth, view.side) else { return Decision::plain(Action::Pass) };
        let outlook = Outlook::new(game, worth, own, None);
        let risks = self.risks(game, view, &belief, &samples);
        let purse = Cell::new(Purse::new(budget));
        let terms = Terms { game, own, scale: self.scale, depth: self.depth, risks, purse };
        // Where there is nothing to choose, or no time, nothing is asked.
        let solved = (view.moves.len() > 1 && !think.monitor.stopped())
            .then(|| Subgame::solve(self.method, &terms, &outlook, &samples, &mut think.rng, think.monitor))
            .flatten();
        let drawn = solved.as_ref().and_then(|subgame| subgame.kept.draw(&mut think.rng));
        let drawn = drawn.map(|mv| game.action_of(mv)).filter(|action| view.moves.contains(action));
        let chosen = drawn.or_else(|| view.moves.first().copied()).unwrap_or(Action::Pass);
        let depth = solved.as_ref().map_or(0, |subgame| subgame.depth);
        let nodes = terms.purse.get().spent;
        let effort = Effort { nodes, depth, budget: Some(budget), cut: think.monitor.stopped() };
        let account = Account { game, view, belief: &belief, samples: &samples };
        Decision::explained(chosen, effort, think, || told::explain(&account, solved.as_ref(), chosen))
    }
}

/// From how many positions it looks ahead with a budget.
fn sampled(nodes: u64, most: usize) -> usize {
    usize::try_from(nodes / EACH).unwrap_or(most).clamp(4, most.max(4)).min(most)
}

impl Agent<Fog> for Oracle {
    fn name(&self) -> &'static str {
        "oracle"
    }

    fn watches(&self) -> bool {
        true
    }

    fn observe(&mut self, game: &Fog, event: &Event) {
        self.memory.observe(game, event);
        if let Event::Seen { view, .. } = event {
            self.second.see(game, self.memory.positions(), view);
        }
    }

    fn reset(&mut self) {
        self.memory.forget();
        self.second = SecondOrder::new(self.samples, self.others);
    }

    fn decide(&mut self, game: &Fog, view: &View, think: &mut Think<'_>) -> Decision<Action> {
        let worth = Worth::kept(&mut self.worth, game.setup.relative, Weights::default());
        if !game.in_fog() {
            let open = Open { method: "method-chess_oracle", nodes: self.nodes, depth: u32::from(self.depth) };
            return open.decide(game, view, worth, &mut self.search, think);
        }
        self.decide_blind(game, view, think)
    }
}
