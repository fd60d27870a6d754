//! Opponents: what they see, what they think with, what they answer.

use std::sync::atomic::{AtomicBool, AtomicU32, AtomicU64, Ordering};

use serde::{Deserialize, Serialize};

use crate::{Budget, Declaration, Effort, Explanation, Game, Rng, Standing};

/// An opponent in one seat.
///
/// It is handed what its seat may know and nothing else: [`observe`](Agent::observe) gives it the redacted events,
/// [`decide`](Agent::decide) its view. Beliefs about the rest live in the agent. Given the same events, view and generator it
/// decides the same.
pub trait Agent<G: Game>: Send {
    /// Its name in the registry.
    fn name(&self) -> &str;

    /// Whether it wants events at all; where no agent does, none are built.
    fn watches(&self) -> bool {
        false
    }

    /// Takes one event, as its seat saw it.
    fn observe(&mut self, game: &G, event: &G::Event) {
        let _ = (game, event);
    }

    /// Forgets everything observed; the host observes anew after an undo.
    fn reset(&mut self) {}

    /// Hears that the game is over: its seat's last view, and how it ended; `None` where it reached a limit first. Told once, after
    /// the last event, to agents that watch. A host may take the end back and go on.
    fn conclude(&mut self, game: &G, view: &G::View, standing: Option<&Standing>) {
        let _ = (game, view, standing);
    }

    /// Chooses an action for the seat to act, which is its own.
    fn decide(&mut self, game: &G, view: &G::View, think: &mut Think<'_>) -> Decision<G::Action>;

    /// What it declares instead of acting, if anything: that it resigns, or offers a draw. Asked before [`decide`](Agent::decide) where
    /// its seat, which is to act, `may` do so; in a game without [declarations](Game::declarations) never. Where a draw it offered was
    /// declined it is asked again, with what it may still declare. Nothing by default.
    fn declare(&mut self, game: &G, view: &G::View, may: &[Declaration], think: &mut Think<'_>) -> Option<Declaration> {
        let _ = (game, view, may, think);
        None
    }

    /// Whether it accepts the draw that the other seat offers, which is asked once an offer, in the other's turn. It declines by
    /// default.
    fn answer_draw(&mut self, game: &G, view: &G::View, think: &mut Think<'_>) -> bool {
        let _ = (game, view, think);
        false
    }

    /// What it says where a host lets it: an answer to the draw it is offered, or what it declares by itself. `may` is what
    /// [`Session::to_declare`](crate::Session::to_declare) gives.
    fn speak(&mut self, game: &G, view: &G::View, may: &[Declaration], think: &mut Think<'_>) -> Option<Declaration> {
        if !may.contains(&Declaration::AcceptDraw) {
            return self.declare(game, view, may, think);
        }
        let accepts = self.answer_draw(game, view, think);
        Some(if accepts { Declaration::AcceptDraw } else { Declaration::DeclineDraw })
    }

    /// Decides, for a host that shows the reasons. They then say what no agent need know: whether the rules left anything else to do,
    /// and what each action that was weighed does at once.
    fn decide_for_show(&mut self, game: &G, view: &G::View, think: &mut Think<'_>) -> Decision<G::Action> {
        let mut decision = self.decide(game, view, think);
        if let Some(reasons) = &mut decision.explanation {
            reasons.forced = game.actions(view).is_some_and(|actions| actions.len() == 1);
            let audience = reasons.audience;
            for candidate in &mut reasons.candidates {
                if let Ok(action) = G::Action::deserialize(&candidate.action) {
                    candidate.facts = game.facts(view, &action, audience);
                }
            }
        }
        decision
    }
}

/// What a decision is made with.
pub struct Think<'a> {
    /// What may be spent.
    pub budget: Budget,
    /// Whether somebody wants the reasons; if not, none are built.
    pub explain: bool,
    /// The generator of this one decision.
    pub rng: Rng,
    /// Where to look for a stop and to tell progress.
    pub monitor: &'a Monitor,
}

/// The line between a thinking agent and whoever waits for it.
#[derive(Debug, Default)]
pub struct Monitor {
    stop: AtomicBool,
    nodes: AtomicU64,
    depth: AtomicU32,
}

impl Monitor {
    /// A fresh one: nothing stopped, nothing counted.
    pub const fn new() -> Self {
        Self { stop: AtomicBool::new(false), nodes: AtomicU64::new(0), depth: AtomicU32::new(0) }
    }

    /// Asks the agent to answer with the best it has.
    pub fn stop(&self) {
        self.stop.store(true, Ordering::Relaxed);
    }

    /// Whether it was asked to.
    #[inline]
    pub fn stopped(&self) -> bool {
        self.stop.load(Ordering::Relaxed)
    }

    /// Tells how far the thinking is.
    pub fn report(&self, nodes: u64, depth: u32) {
        self.nodes.store(nodes, Ordering::Relaxed);
        self.depth.store(depth, Ordering::Relaxed);
    }

    /// Positions or iterations so far, and the depth under way.
    pub fn progress(&self) -> (u64, u32) {
        (self.nodes.load(Ordering::Relaxed), self.depth.load(Ordering::Relaxed))
    }
}

/// What an agent answers.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Decision<A> {
    /// The action.
    pub action: A,
    /// The reasons, where they were asked for.
    pub explanation: Option<Box<Explanation>>,
    /// What it cost.
    pub effort: Effort,
}

impl<A> Decision<A> {
    /// A decision that took no search and tells nothing.
    pub fn plain(action: A) -> Self {
        Self { action, explanation: None, effort: Effort::default() }
    }

    /// A decision with reasons, which are built only if `think` asks for them.
    pub fn explained(action: A, effort: Effort, think: &Think<'_>, reasons: impl FnOnce() -> Explanation) -> Self {
        let explanation = think.explain.then(|| Box::new(Explanation { effort, ..reasons() }));
        Self { action, explanation, effort }
    }
}
