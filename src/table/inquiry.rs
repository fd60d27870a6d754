//! Asking an agent about one position, off the main thread: advice to a person, or the reasons of an old decision.

use std::sync::Arc;

use bevy::{
    platform::time::Instant,
    tasks::{AsyncComputeTaskPool, Task, futures::check_ready},
};
use tabletop::{Agent, Budget, Decision, Game, Monitor, Rng, Seat, Think};

use super::thought::LONGEST_THOUGHT;

/// One position as a seat sees it. The agent asked gets nothing else.
pub struct Question<G: Game> {
    /// The rules.
    pub game: Arc<G>,
    /// Whose decision it is.
    pub seat: Seat,
    /// What that seat sees.
    pub view: G::View,
    /// What that seat has seen happen so far; empty for agents that do not watch.
    pub seen: Vec<G::Event>,
    /// The generator of this one decision. It is a stream of its own, so the game's dice fall as if nobody had asked.
    pub rng: Rng,
}

impl<G: Game> Clone for Question<G> {
    fn clone(&self) -> Self {
        Self {
            game: Arc::clone(&self.game),
            seat: self.seat,
            view: self.view.clone(),
            seen: self.seen.clone(),
            rng: self.rng.clone(),
        }
    }
}

/// An agent thinking about a question. Dropping it stops the agent.
pub struct Inquiry<G: Game> {
    task: Task<Decision<G::Action>>,
    monitor: Arc<Monitor>,
    since: Instant,
}

impl<G: Game> Inquiry<G> {
    /// Asks.
    pub fn begin(question: Question<G>, mut agent: Box<dyn Agent<G>>) -> Self {
        let monitor = Arc::new(Monitor::new());
        let watched = Arc::clone(&monitor);
        let task = AsyncComputeTaskPool::get().spawn(async move {
            let Question { game, view, seen, rng, .. } = question;
            for event in seen {
                agent.observe(&game, &event);
            }
            let mut think = Think { budget: Budget::default(), explain: true, rng, monitor: &watched };
            agent.decide_for_show(&game, &view, &mut think)
        });
        Self { task, monitor, since: Instant::now() }
    }

    /// The answer, once. A thought that takes too long is cut short. Never waits.
    pub fn poll(&mut self) -> Option<Decision<G::Action>> {
        let answer = check_ready(&mut self.task);
        if answer.is_none() && self.since.elapsed() > LONGEST_THOUGHT {
            self.monitor.stop();
        }
        answer
    }

    /// Positions looked at so far.
    pub fn nodes(&self) -> u64 {
        self.monitor.progress().0
    }
}

impl<G: Game> Drop for Inquiry<G> {
    fn drop(&mut self) {
        self.monitor.stop();
    }
}
