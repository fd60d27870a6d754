//! The suite of the agents.

use std::sync::Arc;

use rand::RngExt;

use super::golden::seated;
use super::options::{AgentOptions, AgentReport};
use super::promise::{Promise, Violation, brief};
use super::reasons;
use crate::{Agent, Decision, Eye, Game, Monitor, Rng, Seat, Seed, Session, Think, Turn};

/// Seats agents made by `make` in every seat and checks every promise of an agent.
///
/// `on_position` is told the true state before every decision, and every twin of it that the agent is tried on. An honest
/// agent has no use for it; a test of the suite itself, or of an agent suspected of peeking, feeds it to the agent.
///
/// # Errors
/// The first promise that was not kept.
pub fn check_agent<G: Game>(
    game: &Arc<G>,
    make: impl Fn(Seat) -> Box<dyn Agent<G>>,
    options: &AgentOptions,
    on_position: impl FnMut(&G::State),
) -> Result<AgentReport, Violation> {
    let seed = options.seed;
    let mut trial = Trial {
        game,
        options,
        make,
        on_position,
        report: AgentReport::default(),
        rng: seed.stream("conformance", 0),
        session: seated(game, seed),
        agents: Vec::new(),
    };
    for index in 0..options.games {
        trial.play(options.seed.derive("game", index), index % 2 == 1)?;
    }
    Ok(trial.report)
}

/// An agent in its seat, with all that it was shown.
pub(super) struct Seated<G: Game> {
    pub agent: Box<dyn Agent<G>>,
    observed: Vec<G::Event>,
    /// The same events as everybody saw them.
    pub overheard: Vec<G::Event>,
}

pub(super) struct Trial<'a, G: Game, Make, Hook> {
    pub game: &'a Arc<G>,
    pub options: &'a AgentOptions,
    pub make: Make,
    pub on_position: Hook,
    pub report: AgentReport,
    pub rng: Rng,
    pub session: Session<G>,
    pub agents: Vec<Seated<G>>,
}

/// One decision to be made, as often as need be.
pub(super) struct Question<'a, G: Game> {
    game: &'a G,
    view: &'a G::View,
    rng: Rng,
    options: &'a AgentOptions,
}

impl<G: Game> Question<'_, G> {
    /// The same with another view.
    pub fn over<'v>(&'v self, view: &'v G::View) -> Question<'v, G> {
        Question { view, rng: self.rng.clone(), ..*self }
    }

    pub fn ask(&self, agent: &mut dyn Agent<G>, explain: bool) -> Decision<G::Action> {
        self.ask_watched(agent, explain, &Monitor::new())
    }

    fn ask_watched(&self, agent: &mut dyn Agent<G>, explain: bool, monitor: &Monitor) -> Decision<G::Action> {
        let mut think = Think { budget: self.options.budget, explain, rng: self.rng.clone(), monitor };
        agent.decide_for_show(self.game, self.view, &mut think)
    }
}

impl<G, Make, Hook> Trial<'_, G, Make, Hook>
where
    G: Game,
    Make: Fn(Seat) -> Box<dyn Agent<G>>,
    Hook: FnMut(&G::State),
{
    fn play(&mut self, seed: Seed, mixed: bool) -> Result<(), Violation> {
        self.rng = seed.stream("conformance", 0);
        self.session = seated(self.game, seed);
        self.agents = Seat::all(self.game.seats())
            .map(|seat| Seated { agent: (self.make)(seat), observed: Vec::new(), overheard: Vec::new() })
            .collect();
        loop {
            if self.session.len() as u64 >= self.options.max_steps && self.session.turn() != Turn::Over {
                if mixed {
                    break;
                }
                return Err(self.broken(Promise::AgentEnds, "the limit of steps was reached"));
            }
            let events = match self.session.turn() {
                Turn::Over => break,
                Turn::Chance => {
                    self.session.advance().ok_or_else(|| self.broken(Promise::DrawListed, "no chance fell"))?
                }
                Turn::Seat(seat) => self.take_turn(seat, mixed)?,
            };
            self.tell(&events);
        }
        self.report.games += 1;
        Ok(())
    }

    fn take_turn(&mut self, seat: Seat, mixed: bool) -> Result<Vec<G::Event>, Violation> {
        self.check_saying(seat)?;
        let view = self.session.view(Eye::Seat(seat));
        let decision = self.check_decision(seat, &view)?;
        let action = if mixed && self.rng.random() {
            let sampled = self.game.sample(&view, &mut self.rng);
            sampled.ok_or_else(|| self.broken(Promise::SampleLegal, "no action is sampled"))?
        } else {
            decision.action
        };
        let told = brief(&action);
        self.session
            .act(seat, action)
            .map_err(|illegal| self.broken(Promise::AgentLegal, format!("{seat} chose {told}: {illegal}")))
    }

    fn tell(&mut self, events: &[G::Event]) {
        for (index, seated) in self.agents.iter_mut().enumerate().filter(|(_, seated)| seated.agent.watches()) {
            let eye = Eye::Seat(Seat(index as u8));
            for event in events.iter().filter_map(|event| self.game.redact(event, eye)) {
                seated.agent.observe(self.game, &event);
                seated.observed.push(event);
            }
            seated.overheard.extend(events.iter().filter_map(|event| self.game.redact(event, Eye::Public)));
        }
    }

    /// The decision in `seat`, asked for once, or at a probe in every way it must not depend on.
    fn check_decision(&mut self, seat: Seat, view: &G::View) -> Result<Decision<G::Action>, Violation> {
        let mut seated = self.agents.remove(seat.index());
        (self.on_position)(self.session.state());
        let question = Question { game: &**self.game, view, rng: self.session.thinking(seat), options: self.options };
        let decision = question.ask(&mut *seated.agent, false);
        self.check_plain(&decision)?;
        self.report.decisions += 1;
        self.report.most_nodes = self.report.most_nodes.max(decision.effort.nodes);
        if self.rng.random_range(0..self.options.probe_every.max(1)) == 0 {
            self.report.probes += 1;
            let told = self.check_reasons(&question, &mut *seated.agent, &decision, seat)?;
            self.check_repeats(&question, &mut seated, &told, seat)?;
            self.check_blind(&question, &mut *seated.agent, &told, seat)?;
            self.check_open(&question, &seated, &told, seat)?;
            self.check_stop(&question, &mut *seated.agent, &decision)?;
        }
        self.agents.insert(seat.index(), seated);
        Ok(decision)
    }

    /// Legal, silent, whole and within the budget.
    fn check_plain(&self, decision: &Decision<G::Action>) -> Result<(), Violation> {
        self.check_legal(decision)?;
        if decision.explanation.is_some() {
            return Err(self.broken(Promise::ReasonsOnRequest, "reasons were built though nobody asked"));
        }
        if decision.effort.cut {
            return Err(self.broken(Promise::AgentStops, "a decision is marked as cut though nobody stopped it"));
        }
        self.check_budget(decision)
    }

    fn check_budget(&self, decision: &Decision<G::Action>) -> Result<(), Violation> {
        let (spent, slack) = (decision.effort.nodes, self.options.slack);
        match self.options.budget.nodes {
            Some(budget) if spent > budget.saturating_add(slack) => {
                Err(self.broken(Promise::AgentBudget, format!("{spent} nodes spent of {budget} (slack {slack})")))
            }
            _ => Ok(()),
        }
    }

    fn check_legal(&self, decision: &Decision<G::Action>) -> Result<(), Violation> {
        self.game
            .validate(self.session.state(), &decision.action)
            .map_err(|illegal| self.broken(Promise::AgentLegal, format!("{}: {illegal}", brief(&decision.action))))
    }

    /// Asking for reasons gets them and does not change the action. Returns the decision with its reasons.
    fn check_reasons(
        &self,
        question: &Question<'_, G>,
        agent: &mut dyn Agent<G>,
        decision: &Decision<G::Action>,
        seat: Seat,
    ) -> Result<Decision<G::Action>, Violation> {
        let again = question.ask(agent, false);
        self.check_same(decision, &again, Promise::AgentRepeatable, "asked again")?;
        let told = question.ask(agent, true);
        if told.action != decision.action {
            let text = format!("{} became {}", brief(&decision.action), brief(&told.action));
            return Err(self.broken(Promise::ReasonsIdle, text));
        }
        reasons::check(&told, seat).map_err(|(promise, details)| self.broken(promise, details))?;
        Ok(told)
    }

    /// The same again; by a fresh agent that saw the same; and after a reset.
    fn check_repeats(
        &self,
        question: &Question<'_, G>,
        seated: &mut Seated<G>,
        told: &Decision<G::Action>,
        seat: Seat,
    ) -> Result<(), Violation> {
        let again = question.ask(&mut *seated.agent, true);
        self.check_same(told, &again, Promise::AgentRepeatable, "asked again for reasons")?;
        let mut fresh = (self.make)(seat);
        seated.observed.iter().for_each(|event| fresh.observe(self.game, event));
        let anew = question.ask(&mut *fresh, true);
        self.check_same(told, &anew, Promise::AgentRepeatable, "a fresh agent that saw the same")?;
        seated.agent.reset();
        seated.observed.iter().for_each(|event| seated.agent.observe(self.game, event));
        let anew = question.ask(&mut *seated.agent, true);
        self.check_same(told, &anew, Promise::AgentReset, "after a reset")
    }

    /// The same on twins, which look the same to the seat.
    fn check_blind(
        &mut self,
        question: &Question<'_, G>,
        agent: &mut dyn Agent<G>,
        told: &Decision<G::Action>,
        seat: Seat,
    ) -> Result<(), Violation> {
        let state = self.session.state().clone();
        for _ in 0..self.options.twins {
            let twin = self.game.conceal(&state, Eye::Seat(seat), &mut self.rng);
            if self.game.view(&twin, Eye::Seat(seat)) != *question.view {
                return Err(self.broken(Promise::ViewHides, "a twin looks different to the seat to act"));
            }
            self.report.twins += 1;
            self.report.twins_apart += u64::from(twin != state);
            (self.on_position)(&twin);
            let blind = question.ask(agent, true);
            (self.on_position)(&state);
            self.check_same(told, &blind, Promise::AgentBlind, "on a twin")?;
        }
        Ok(())
    }

    /// Stopped beforehand, it answers at once: legally, and marked unless the stop made no difference.
    fn check_stop(
        &mut self,
        question: &Question<'_, G>,
        agent: &mut dyn Agent<G>,
        decision: &Decision<G::Action>,
    ) -> Result<(), Violation> {
        let monitor = Monitor::new();
        monitor.stop();
        let stopped = question.ask_watched(agent, false, &monitor);
        self.check_legal(&stopped)?;
        let (spent, slack) = (stopped.effort.nodes, self.options.slack);
        if spent > slack {
            return Err(self.broken(Promise::AgentStops, format!("{spent} nodes after a stop (slack {slack})")));
        }
        if stopped.effort.cut {
            self.report.cut += 1;
            return Ok(());
        }
        self.check_same(decision, &stopped, Promise::AgentStops, "stopped, but not marked as cut")
    }

    fn check_same(
        &self,
        one: &Decision<G::Action>,
        other: &Decision<G::Action>,
        promise: Promise,
        how: &str,
    ) -> Result<(), Violation> {
        if one == other {
            return Ok(());
        }
        let what = if one.action != other.action {
            format!("{} became {}", brief(&one.action), brief(&other.action))
        } else if one.effort != other.effort {
            format!("{:?} became {:?}", one.effort, other.effort)
        } else {
            "the reasons differ".to_owned()
        };
        Err(self.broken(promise, format!("{how}: {what}")))
    }

    pub fn broken(&self, promise: Promise, details: impl Into<String>) -> Violation {
        Violation {
            promise,
            game: G::ID.to_owned(),
            seed: self.session.seed(),
            step: self.session.len() as u64,
            details: details.into(),
        }
    }
}
