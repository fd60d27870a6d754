//! Oracle: a strategy for what may be so that loses little to an opponent who knows it.
//!
//! Some positions of its belief, and for each what the other side may take it for, are the starts of a subgame. It is solved by regret minimisation on a tree that grows where play leads, and the move is drawn from at most three that are steady.
//! After Zhang and Sandholm 2025, "General search techniques without common knowledge": the knowledge of the other side is followed, and what it thinks that this side thinks no further.
//!
//! `settings` are how it decides, `survey` looks at all moves first, `surveyed` is what it finds, `play` is positions as both sides know them, `subgame` sets up and solves, `told` says why. Where all is seen it searches as Scout does.

mod play;
mod settings;
mod subgame;
mod survey;
mod surveyed;
#[cfg(test)]
mod tests;
mod told;

use std::borrow::Cow;
use std::cell::Cell;

use search::AlphaBeta;
use tabletop::agent_spec::{AgentError, Setting};
use tabletop::{Agent, Decision, Effort, Rng, Think};

use self::play::Terms;
pub(in crate::chess::fog::agents) use self::settings::SETTINGS;
use self::settings::Settings;
use self::subgame::Subgame;
use self::survey::{Field, survey};
use self::surveyed::Survey;
use self::told::Account;
use crate::chess::fog::action::Action;
use crate::chess::fog::agents::memory::Memory;
use crate::chess::fog::agents::open::Open;
use crate::chess::fog::agents::plausible;
use crate::chess::fog::belief::{Alike, SecondOrder};
use crate::chess::fog::event::Event;
use crate::chess::fog::game::Fog;
use crate::chess::fog::lookahead::{Outlook, Purse, Weights, Worth};
use crate::chess::fog::view::View;
use crate::chess::moves::Move;
use crate::chess::piece::Side;
use crate::chess::position::Position;

/// Positions of the belief of which it is asked how plausible they are: no more than that, nor than this part of all that may be evaluated, but a few at least.
const WEIGHED: usize = 512;
const PART: u64 = 10;
const FEW: u64 = 32;
/// Positions with what the other side may take them for, of which those are drawn that are looked ahead from: so many times as many, and so many at least.
const FOLLOWED: (usize, usize) = (4, 64);

/// The opponent, with what it remembers.
pub(in crate::chess::fog::agents) struct Oracle {
    settings: Settings,
    worth: Option<Worth>,
    search: AlphaBeta<Move>,
    memory: Memory,
    second: SecondOrder,
}

impl Oracle {
    /// One with these settings.
    ///
    /// # Errors
    /// The first value that cannot be.
    pub fn new(changes: &[Setting<'_>]) -> Result<Self, AgentError> {
        let settings = Settings::read(changes)?;
        let (memory, second) = (Memory::new(settings.belief), followed(&settings));
        Ok(Self { settings, worth: None, search: Open::search(), memory, second })
    }

    /// The positions to look ahead from, drawn by how plausible they are. Where the other side's knowledge was not followed up to this belief, it is taken to know all.
    fn starts(
        &self,
        (game, worth, own): (&Fog, &Worth, Side),
        (believed, followed): (&[(f64, Position)], bool),
        count: usize,
        rng: &mut Rng,
    ) -> Vec<Alike> {
        if followed && self.settings.others > 0 {
            let samples = self.second.samples();
            let positions: Vec<Position> = samples.iter().map(|sample| sample.position).collect();
            let weights = plausible::weights(game, worth, &positions, own, self.settings.trust);
            return plausible::drawn(&weights, rng).into_iter().take(count).map(|at| samples[at].clone()).collect();
        }
        let alone = |(_, position): &_| Alike { position: *position, others: Vec::new() };
        believed.iter().take(count).map(alone).collect()
    }

    /// Positions of the belief with how plausible each is, in an order drawn by that.
    fn believed(
        &self,
        (game, worth, own): (&Fog, &Worth, Side),
        positions: &[Position],
        rng: &mut Rng,
    ) -> Vec<(f64, Position)> {
        let weights = plausible::weights(game, worth, positions, own, self.settings.trust);
        plausible::drawn(&weights, rng).into_iter().map(|at| (weights[at], positions[at])).collect()
    }

    fn decide_blind(&mut self, game: &Fog, view: &View, think: &mut Think<'_>) -> Decision<Action> {
        let settings = &self.settings;
        let budget = think.budget.nodes.unwrap_or(settings.nodes);
        let belief = self.memory.belief(game, view);
        let is_followed = matches!(belief, Cow::Borrowed(_));
        let (Some(worth), Some(own)) = (&self.worth, view.side) else { return Decision::plain(Action::Pass) };
        let known = (game, worth, own);
        // Where there is nothing to choose, or no time, nothing is asked.
        let asked = view.moves.len() > 1 && !think.monitor.stopped();
        let most = WEIGHED.min((budget / PART).max(FEW) as usize);
        let weighed = if asked { belief.positions().len().min(most) } else { 0 };
        let believed = self.believed(known, &belief.positions()[..weighed], &mut think.rng);
        let samples = self.starts(known, (&believed, is_followed), settings.sampled(budget), &mut think.rng);
        let outlook = Outlook::new(game, worth, own, None);
        let mut purse = Purse::new(budget);
        purse.take(weighed as u64);
        let purse = Cell::new(purse);
        let (scale, depth) = (settings.scale, settings.depth);
        let mut terms = Terms { game, own, scale, depth, survey: Survey::default(), purse };
        if asked {
            let solved: Vec<Position> = samples.iter().map(|sample| sample.position).collect();
            let moves = belief.moves(game, view);
            let field = Field { solved: &solved, believed: &believed, moves: &moves, memory: &self.memory };
            let kept = (budget as f64 * (1.0 - settings.survey)) as u64;
            terms.survey = survey(&terms, &outlook, &field, settings, kept, think.monitor);
        }
        let terms = terms;
        let solved = asked
            .then(|| Subgame::solve(settings.method, &terms, &outlook, &samples, &mut think.rng, think.monitor))
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

/// What the other side may take positions for, followed from nothing.
fn followed(settings: &Settings) -> SecondOrder {
    let count = (FOLLOWED.0 * settings.sampled(settings.nodes)).max(FOLLOWED.1);
    SecondOrder::new(count, settings.others)
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
        self.second = followed(&self.settings);
    }

    fn decide(&mut self, game: &Fog, view: &View, think: &mut Think<'_>) -> Decision<Action> {
        let worth = Worth::kept(&mut self.worth, game.setup.relative, Weights::BY_HAND);
        if !game.in_fog() {
            let open = Open {
                method: "method-chess_oracle",
                nodes: self.settings.nodes,
                depth: u32::from(self.settings.depth),
            };
            return open.decide(game, view, worth, &mut self.search, think);
        }
        self.decide_blind(game, view, think)
    }
}
