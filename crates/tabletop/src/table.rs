//! Seats agents at a game and plays it without a window.

use derive_where::derive_where;

use crate::course::Course;
use crate::{
    Agent, Budget, Declaration, Eye, Game, Illegal, Monitor, NoEvents, Seat, Seed, Standing, Step, Think, Turn,
};

/// When to stop a game that does not stop by itself, and what its agents may spend.
#[derive(Clone, Copy, Debug)]
pub struct Limits {
    /// Most steps (actions and outcomes) of a game; one that passes it counts as unfinished.
    pub steps: u64,
    /// Budget of each decision.
    pub budget: Budget,
}

impl Default for Limits {
    fn default() -> Self {
        Self { steps: 1_000_000, budget: Budget::default() }
    }
}

/// How a game at a table went.
#[derive_where(Clone, Debug)]
pub struct Finish<G: Game> {
    /// The state it ended in.
    pub state: G::State,
    /// How it ended, by the rules or by what was declared; `None` where the limit of steps was reached first.
    pub standing: Option<Standing>,
    /// Steps made.
    pub steps: u64,
    /// Decisions made by agents.
    pub decisions: u64,
    /// Positions they evaluated.
    pub nodes: u64,
}

/// An agent or the rules broke the contract. The game cannot go on.
#[derive(Clone, PartialEq, Debug, thiserror::Error)]
pub enum Fault {
    /// An agent chose what it may not do.
    #[error("step {step}: {agent} in {seat} chose an illegal action: {illegal}")]
    Illegal {
        /// The step it was to be.
        step: u64,
        /// The agent's name.
        agent: String,
        /// Its seat.
        seat: Seat,
        /// The rule it broke.
        illegal: Illegal,
    },
    /// The game wants chance but has none to offer, or refuses its own outcome.
    #[error("step {step}: the rules have no outcome for the chance they ask for")]
    Chance {
        /// The step it was to be.
        step: u64,
    },
    /// Fewer or more agents than seats.
    #[error("{agents} agents for {seats} seats")]
    Seats {
        /// Agents given.
        agents: usize,
        /// Seats of the game.
        seats: usize,
    },
}

/// A game with an agent in every seat.
pub struct Table<'a, G: Game> {
    game: &'a G,
    seed: Seed,
    agents: &'a mut [Box<dyn Agent<G>>],
    course: Course<G>,
    /// Reused for every decision: matches must not allocate per move.
    view: G::View,
    watched: bool,
}

impl<'a, G: Game> Table<'a, G> {
    /// Seats `agents`, one per seat in turn order.
    ///
    /// # Errors
    /// [`Fault::Seats`] unless there is one agent per seat.
    pub fn new(game: &'a G, seed: Seed, agents: &'a mut [Box<dyn Agent<G>>]) -> Result<Self, Fault> {
        Self::from_state(game, seed, agents, game.start())
    }

    /// The same from a given state.
    ///
    /// # Errors
    /// As [`new`](Table::new).
    pub fn from_state(
        game: &'a G,
        seed: Seed,
        agents: &'a mut [Box<dyn Agent<G>>],
        state: G::State,
    ) -> Result<Self, Fault> {
        if agents.len() != game.seats() {
            return Err(Fault::Seats { agents: agents.len(), seats: game.seats() });
        }
        let view = game.view(&state, Eye::Public);
        let watched = agents.iter().any(|agent| agent.watches());
        Ok(Self { game, seed, agents, course: Course::new(state), view, watched })
    }

    /// Plays to the end or to the limit.
    ///
    /// # Errors
    /// The first [`Fault`].
    pub fn play(self, limits: Limits) -> Result<Finish<G>, Fault> {
        self.play_watched(limits, |_, _| {})
    }

    /// The same, telling every step with the state it led to.
    ///
    /// # Errors
    /// The first [`Fault`].
    pub fn play_watched(
        mut self,
        limits: Limits,
        mut watch: impl FnMut(&Step<G>, &G::State),
    ) -> Result<Finish<G>, Fault> {
        let monitor = Monitor::new();
        let (mut decisions, mut nodes) = (0, 0);
        while self.course.steps < limits.steps {
            let step = match (self.declare(limits.budget, &monitor)?, self.course.turn(self.game)) {
                (Some((seat, declaration)), _) => Step::Declaration(seat, declaration),
                (None, Turn::Over) => break,
                (None, Turn::Chance) => Step::Outcome(self.chance()?),
                (None, Turn::Seat(seat)) => {
                    let (action, spent) = self.decide(seat, limits.budget, &monitor)?;
                    decisions += 1;
                    nodes += spent;
                    Step::Action(seat, action)
                }
            };
            watch(&step, &self.course.state);
        }
        let standing = self.course.standing(self.game);
        for (seat, agent) in Seat::all(self.agents.len()).zip(&mut *self.agents).filter(|(_, agent)| agent.watches()) {
            self.game.view_into(&self.course.state, Eye::Seat(seat), &mut self.view);
            agent.conclude(self.game, &self.view, standing.as_ref());
        }
        Ok(Finish { state: self.course.state, standing, steps: self.course.steps, decisions, nodes })
    }

    fn chance(&mut self) -> Result<G::Outcome, Fault> {
        let fault = Fault::Chance { step: self.course.steps };
        let outcome = self.course.due(self.game, self.seed).ok_or_else(|| fault.clone())?;
        if self.watched {
            let mut events = Vec::new();
            self.course.resolve(self.game, &outcome, &mut events).map_err(|_| fault)?;
            self.tell(&events);
        } else {
            self.course.resolve(self.game, &outcome, &mut NoEvents).map_err(|_| fault)?;
        }
        Ok(outcome)
    }

    /// What an agent declares before the game goes on, if anything.
    fn declare(&mut self, budget: Budget, monitor: &Monitor) -> Result<Option<(Seat, Declaration)>, Fault> {
        let Some((seat, may)) = self.course.to_declare(self.game) else { return Ok(None) };
        self.game.view_into(&self.course.state, Eye::Seat(seat), &mut self.view);
        let mut think = Think { budget, explain: false, rng: self.course.considering(self.seed, seat), monitor };
        let agent = &mut self.agents[seat.index()];
        let Some(declaration) = agent.speak(self.game, &self.view, &may, &mut think) else { return Ok(None) };
        let step = self.course.steps;
        let declared = self.course.declare(self.game, seat, declaration);
        declared.map_err(|illegal| Fault::Illegal { step, agent: agent.name().to_owned(), seat, illegal })?;
        Ok(Some((seat, declaration)))
    }

    fn decide(&mut self, seat: Seat, budget: Budget, monitor: &Monitor) -> Result<(G::Action, u64), Fault> {
        self.game.view_into(&self.course.state, Eye::Seat(seat), &mut self.view);
        let rng = self.course.thinking(self.seed, seat);
        let mut think = Think { budget, explain: false, rng, monitor };
        let agent = &mut self.agents[seat.index()];
        let decision = agent.decide(self.game, &self.view, &mut think);
        let step = self.course.steps;
        let fault = |name: &str, illegal| Fault::Illegal { step, agent: name.to_owned(), seat, illegal };
        if self.watched {
            let mut events = Vec::new();
            let done = self.course.act(self.game, seat, &decision.action, &mut events);
            done.map_err(|illegal| fault(self.agents[seat.index()].name(), illegal))?;
            self.tell(&events);
        } else {
            let done = self.course.act(self.game, seat, &decision.action, &mut NoEvents);
            done.map_err(|illegal| fault(self.agents[seat.index()].name(), illegal))?;
        }
        Ok((decision.action, decision.effort.nodes))
    }

    fn tell(&mut self, events: &[G::Event]) {
        for (seat, agent) in self.agents.iter_mut().enumerate().filter(|(_, agent)| agent.watches()) {
            for event in events {
                if let Some(event) = self.game.redact(event, Eye::Seat(Seat(seat as u8))) {
                    agent.observe(self.game, &event);
                }
            }
        }
    }
}
