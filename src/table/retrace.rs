//! A decision made again, for its reasons: the same opponent, view and stream of thought give the same decision.

use bevy::tasks::{AsyncComputeTaskPool, Task, block_on};
use tabletop::{Agent, Budget, Eye, Game, Monitor, Seat, Session, Step, Think, Turn};

use super::engine::Made;

/// One decision that is being made again in another thread.
pub struct Retrace {
    step: usize,
    task: Task<Option<Made>>,
}

impl Retrace {
    /// Makes the decision of step `step` of a session again, by the agent that made it. Leaving it behind stops it.
    pub fn begin<G: Game>(session: Session<G>, step: usize, agent: Box<dyn Agent<G>>) -> Self {
        let task = AsyncComputeTaskPool::get().spawn(async move { decide(session, step, agent) });
        Self { step, task }
    }

    /// The step in question.
    pub fn step(&self) -> usize {
        self.step
    }

    /// The decision, once it is made; the inner value is `None` where it could not be.
    pub fn poll(&mut self) -> Option<Option<Made>> {
        self.task.is_finished().then(|| block_on(&mut self.task))
    }
}

/// The decision of step `step`; `None` where no seat decided there.
fn decide<G: Game>(mut session: Session<G>, step: usize, mut agent: Box<dyn Agent<G>>) -> Option<Made> {
    let &Step::Action(seat, _) = session.steps().get(step)? else { return None };
    if agent.watches() {
        session.seek(0);
        while session.len() < step {
            let events = session.redo().ok()?;
            tell(&**session.game(), &mut *agent, seat, &events);
        }
    } else {
        session.seek(step);
    }
    if session.turn() != Turn::Seat(seat) {
        return None;
    }
    let monitor = Monitor::new();
    let rng = session.thinking(seat);
    let view = session.view(Eye::Seat(seat));
    let mut think = Think { budget: Budget::default(), explain: true, rng, monitor: &monitor };
    let decision = agent.decide(session.game(), &view, &mut think);
    Some(Made { step, seat, explanation: decision.explanation })
}

fn tell<G: Game>(game: &G, agent: &mut dyn Agent<G>, seat: Seat, events: &[G::Event]) {
    for event in events.iter().filter_map(|event| game.redact(event, Eye::Seat(seat))) {
        agent.observe(game, &event);
    }
}
