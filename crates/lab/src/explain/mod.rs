//! One decision with its reasons: what an agent would do in a scene, and why.

mod graph;

use std::sync::Arc;

use search::Graph;
use serde::Serialize;
use serde_json::Value;
use tabletop::{Agent, Budget, Decision, Explanation, Eye, Game, Message, Monitor, Seat, Seed, Session, Think, Turn};

use crate::play::Host;
use crate::seats::{ProgramSeats, agent, is_program};
use crate::{GameModule, GraphShape, LabError, Library, Opening, Problem, Scene, render};

/// What to explain.
#[derive(Clone, Debug)]
pub struct ExplainRequest {
    /// The situation.
    pub opening: Opening,
    /// The agent asked; `None` for the one that sits in the seat to act.
    pub agent: Option<String>,
    /// The seed; `None` for the scene's, or 1 where it has none.
    pub seed: Option<Seed>,
    /// What the decision may spend.
    pub budget: Budget,
    /// Decisions the scene's own agents make before.
    pub after: u64,
    /// The graph, where it is wanted too.
    pub graph: Option<GraphShape>,
    /// The language the reasons are put into, English where none is named.
    pub language: Option<String>,
}

/// A decision and its reasons.
#[derive(Clone, Debug, Serialize)]
pub struct ExplainReport {
    /// The game's id.
    pub game: String,
    /// The scene's name, or the game's id.
    pub scene: String,
    /// The seed of the position.
    pub seed: Seed,
    /// Actions and outcomes made before.
    pub step: usize,
    /// The seat to act, from 1.
    pub seat: usize,
    /// The agent asked.
    pub agent: String,
    /// What its seat sees, as the game's people write it, where they have a notation.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub position: Option<String>,
    /// The action, as the game writes it.
    pub action: Value,
    /// The reasons.
    pub explanation: Explanation,
    /// What a program from outside did wrong, and what is wrong with the files of the language, where anything is.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub notes: Vec<String>,
    /// The tree searched, or else the candidates and the expected line, as GraphML, where it was asked for.
    #[serde(skip)]
    pub graph: Option<String>,
}

/// Asks an agent for a decision with reasons, once the dice and cards that are due have fallen. The agent is told no more than
/// its seat may know.
///
/// # Errors
/// [`LabError::Input`] for a request that cannot be followed, or a position in which nobody is to act; [`LabError::Fault`]
/// where an agent breaks the rules on the way, or gives an illegal answer.
pub fn explain<M: GameModule>(
    module: &M,
    programs: &dyn ProgramSeats<M>,
    library: &Library,
    request: &ExplainRequest,
) -> Result<ExplainReport, LabError> {
    let scene = Scene::open(module, library, &request.opening)?;
    let seed = request.seed.or(scene.seed).unwrap_or(Seed(1));
    let mut host = Host::new(module, &scene, seed, request.budget, programs)?;
    let agents = scene.agents(module);
    let fault = |what: String| LabError::Fault {
        what: format!("seed {seed}, {what}"),
        command: crate::command::play_command(&request.opening, M::Game::ID, &agents, seed, request.budget),
    };
    let seat = to_act(&mut host, request.after, fault)?;
    let spec = request.agent.as_ref().unwrap_or(&agents[seat.index()]);
    let asked = Asked { module, spec, session: &host.session, seat, budget: request.budget, programs };
    let (decision, notes) = asked.decide()?;
    host.session.game().validate(host.session.state(), &decision.action).map_err(|illegal| {
        fault(format!("step {}: {spec} in {seat} chose an illegal action: {illegal}", host.session.len()))
    })?;
    let (words, mut problems) = library.words(request.language.as_deref())?;
    let text = |message: &Message| render(&words, message);
    // An agent that gives no reasons still has its choice to show.
    let mut explanation = decision.explanation.map(|explanation| *explanation).unwrap_or_default();
    explanation.render(&text);
    let graph = match request.graph {
        Some(shape) => {
            // Those that search show what they searched, the others what they weighed.
            let searched = asked.graph(shape)?;
            let mut graph = searched.unwrap_or_else(|| graph::of_explanation(&explanation, seat));
            graph.render(&text);
            Some(graph.to_graphml())
        }
        None => None,
    };
    Ok(ExplainReport {
        game: M::Game::ID.to_owned(),
        scene: scene.name.clone(),
        seed,
        step: host.session.len(),
        seat: seat.index() + 1,
        agent: spec.clone(),
        position: module.notation().map(|notation| {
            let game = host.session.game();
            notation.write_position(game, &host.session.view(Eye::Seat(seat)))
        }),
        action: serde_json::to_value(&decision.action).unwrap_or(Value::Null),
        explanation,
        notes: notes.into_iter().chain(problems.drain(..).map(|problem| problem.to_string())).collect(),
        graph,
    })
}

/// Lets chance fall and the scene's agents decide `after` times, and goes on to the next decision.
fn to_act<G: Game>(host: &mut Host<G>, after: u64, fault: impl Fn(String) -> LabError) -> Result<Seat, LabError> {
    loop {
        match host.session.turn() {
            Turn::Seat(seat) if host.decisions >= after => return Ok(seat),
            Turn::Over => {
                let problem = Problem::new(format!("the game is over after {} decisions", host.decisions));
                return Err(problem.remedy("ask for an earlier one with --after").into());
            }
            Turn::Seat(_) | Turn::Chance => host.step().map_err(&fault)?,
        };
    }
}

/// A seat of a session about to be decided for by an agent.
struct Asked<'a, M: GameModule> {
    module: &'a M,
    spec: &'a str,
    session: &'a Session<M::Game>,
    seat: Seat,
    budget: Budget,
    programs: &'a dyn ProgramSeats<M>,
}

impl<M: GameModule> Asked<'_, M> {
    /// The decision, and what is to be said about it.
    fn decide(&self) -> Result<(Decision<<M::Game as Game>::Action>, Vec<String>), LabError> {
        let game = self.session.game();
        let account = Arc::default();
        let mut agent = agent(self.module, self.spec, self.seat, &account, self.programs)?;
        if agent.watches() {
            self.recall(&mut *agent);
        }
        let monitor = Monitor::new();
        let decision = agent.decide_for_show(game, &self.session.view(Eye::Seat(self.seat)), &mut self.think(&monitor));
        Ok((decision, account.take_notes()))
    }

    /// What was searched; programs from outside do not tell.
    fn graph(&self, shape: GraphShape) -> Result<Option<Graph>, LabError> {
        if is_program(self.spec) {
            return Ok(None);
        }
        let monitor = Monitor::new();
        let view = self.session.view(Eye::Seat(self.seat));
        let graph = self.module.search_graph(self.spec, self.session.game(), &view, &self.think(&monitor), shape)?;
        Ok(graph)
    }

    fn think<'m>(&self, monitor: &'m Monitor) -> Think<'m> {
        Think { budget: self.budget, explain: true, rng: self.session.thinking(self.seat), monitor }
    }

    /// Tells an agent that comes late everything its seat has seen.
    fn recall(&self, agent: &mut dyn Agent<M::Game>) {
        let mut past = self.session.clone();
        let end = past.len();
        past.seek(0);
        while past.len() < end
            && let Ok(events) = past.redo()
        {
            for event in events.iter().filter_map(|event| past.game().redact(event, Eye::Seat(self.seat))) {
                agent.observe(past.game(), &event);
            }
        }
    }
}
