//! One game played by agents, told as it goes.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use serde::Serialize;
use tabletop::{Budget, Declaration, Eye, Game, Monitor, Record, Seat, Seed, Session, Standing, Think, Turn};

use crate::seats::{ProgramReport, ProgramSeats, Seating};
use crate::{GameModule, LabError, Library, Opening, Problem, Scene, render};

/// Most steps of a played game; none of the house's games comes near it.
const MOST_STEPS: usize = 1_000_000;

/// What to play and how.
#[derive(Clone, Debug)]
pub struct PlayRequest {
    /// The situation.
    pub opening: Opening,
    /// Agents to seat instead of the scene's own, repeated to fill the seats.
    pub agents: Option<Vec<String>>,
    /// The seed; `None` for the scene's, or 1 where it has none.
    pub seed: Option<Seed>,
    /// What each decision may spend.
    pub budget: Budget,
    /// The language the log is told in, English where none is named.
    pub language: Option<String>,
}

/// How a game went.
#[derive(Clone, Debug, Serialize)]
pub struct PlayReport {
    /// The game's id.
    pub game: String,
    /// The scene's name, or the game's id.
    pub scene: String,
    /// The seed it was played with.
    pub seed: Seed,
    /// One per seat, in turn order.
    pub seats: Vec<SeatReport>,
    /// Why it ended; `None` where it did not.
    pub reason: Option<String>,
    /// Rounds begun.
    pub rounds: u64,
    /// Turns begun.
    pub turns: u64,
    /// Actions and outcomes.
    pub steps: usize,
    /// Decisions made by agents.
    pub decisions: u64,
    /// Positions they evaluated.
    pub nodes: u64,
    /// Hash of the last state, as 16 hexadecimal digits.
    pub hash: String,
    /// What programs from outside used, by the spec that names them.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub programs: Vec<ProgramReport>,
    /// The whole game as a record, to be saved.
    #[serde(skip)]
    pub record: String,
    /// The broken contract that ended it, if one did. The record goes up to there.
    #[serde(skip)]
    pub fault: Option<LabError>,
}

/// How a seat fared.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct SeatReport {
    /// From 1.
    pub seat: usize,
    /// The name shown in the log.
    pub name: String,
    /// The agent.
    pub agent: String,
    /// Its place, 1 = best; `None` where the game did not end.
    pub place: Option<u8>,
    /// Its points, in games that count some.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub points: Option<i64>,
    /// Moves a program from outside forfeited; left out where there are none, and in replays, which do not know of them.
    #[serde(skip_serializing_if = "is_zero")]
    pub forfeits: u64,
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde calls it so")]
fn is_zero(count: &u64) -> bool {
    *count == 0
}

/// A session with an agent in every seat. The client plays its own; this one is for playing without a window.
pub struct Host<G: Game> {
    /// The game as it stands.
    pub session: Session<G>,
    /// The agents.
    pub seating: Seating<G>,
    budget: Budget,
    /// Decisions made so far.
    pub decisions: u64,
    /// Positions evaluated for them.
    pub nodes: u64,
}

impl<G: Game> Host<G> {
    /// Opens a session of the scene; every agent is the one its player names, or the stand-in.
    ///
    /// # Errors
    /// [`LabError::Input`] for agents that cannot be seated, or a beginning the rules refuse.
    pub fn new<M: GameModule<Game = G>>(
        module: &M,
        scene: &Scene<G>,
        seed: Seed,
        budget: Budget,
        programs: &dyn ProgramSeats<M>,
    ) -> Result<Self, LabError> {
        let seating = Seating::new(module, &scene.agents(module), programs)?;
        let (game, players) = (Arc::clone(&scene.game), scene.players.clone());
        let session = match &scene.origin {
            Some(origin) => Session::from_state(game, seed, players, origin.clone()),
            None => Session::new(game, seed, players),
        };
        let session = session.map_err(|error| Problem::new(error.to_string()))?;
        Ok(Self { session, seating, budget, decisions: 0, nodes: 0 })
    }

    /// Makes the next step, an outcome or a decision; `None` where the game is over. Returns what happened, unredacted.
    ///
    /// # Errors
    /// In words, the contract an agent or the rules broke.
    pub fn step(&mut self) -> Result<Option<Vec<G::Event>>, String> {
        let step = self.session.len();
        let events = match self.session.turn() {
            Turn::Over => return Ok(None),
            Turn::Chance => self
                .session
                .advance()
                .ok_or_else(|| format!("step {step}: the rules have no outcome for their chance"))?,
            Turn::Seat(seat) => self.decide(seat)?,
        };
        self.tell(&events);
        Ok(Some(events))
    }

    fn decide(&mut self, seat: Seat) -> Result<Vec<G::Event>, String> {
        let (step, monitor) = (self.session.len(), Monitor::new());
        let view = self.session.view(Eye::Seat(seat));
        let rng = self.session.thinking(seat);
        let mut think = Think { budget: self.budget, explain: false, rng, monitor: &monitor };
        let agent = &mut self.seating.agents[seat.index()];
        let decision = agent.decide(self.session.game(), &view, &mut think);
        self.decisions += 1;
        self.nodes += decision.effort.nodes;
        let name = agent.name().to_owned();
        let done = self.session.act(seat, decision.action);
        done.map_err(|illegal| format!("step {step}: {name} in {seat} chose an illegal action: {illegal}"))
    }

    /// Lets the agent that may declare something do so: it resigns, offers a draw, or answers an offer. Returns who said what.
    ///
    /// # Errors
    /// In words, what an agent may not declare.
    pub fn declare(&mut self) -> Result<Option<(Seat, Declaration)>, String> {
        let Some((seat, may)) = self.session.to_declare() else { return Ok(None) };
        let (step, monitor) = (self.session.len(), Monitor::new());
        let view = self.session.view(Eye::Seat(seat));
        let rng = self.session.considering(seat);
        let mut think = Think { budget: self.budget, explain: false, rng, monitor: &monitor };
        let agent = &mut self.seating.agents[seat.index()];
        let Some(declaration) = agent.speak(self.session.game(), &view, &may, &mut think) else { return Ok(None) };
        let name = agent.name().to_owned();
        let done = self.session.declare(seat, declaration);
        done.map_err(|illegal| format!("step {step}: {name} in {seat} declared what it may not: {illegal}"))?;
        Ok(Some((seat, declaration)))
    }

    /// Tells the agents that the game is over.
    pub fn conclude(&mut self) {
        let standing = self.session.standing();
        let agents = &mut self.seating.agents;
        for (seat, agent) in Seat::all(agents.len()).zip(agents).filter(|(_, agent)| agent.watches()) {
            agent.conclude(self.session.game(), &self.session.view(Eye::Seat(seat)), standing.as_ref());
        }
    }

    fn tell(&mut self, events: &[G::Event]) {
        let game = Arc::clone(self.session.game());
        let agents = &mut self.seating.agents;
        for (seat, agent) in Seat::all(agents.len()).zip(agents).filter(|(_, agent)| agent.watches()) {
            for event in events.iter().filter_map(|event| game.redact(event, Eye::Seat(seat))) {
                agent.observe(&game, &event);
            }
        }
    }
}

/// Plays a game to its end, telling every line of its log. `stop` ends it early.
///
/// # Errors
/// [`LabError::Input`] for a request that cannot be played. A broken contract is in the report, with the game up to there.
pub fn play<M: GameModule>(
    module: &M,
    programs: &dyn ProgramSeats<M>,
    library: &Library,
    request: &PlayRequest,
    stop: &AtomicBool,
    log: &mut dyn FnMut(&str),
) -> Result<PlayReport, LabError> {
    let (words, problems) = library.words(request.language.as_deref())?;
    problems.iter().for_each(|problem| log(&problem.to_string()));
    let named = request.agents.as_ref().map_or(0, Vec::len);
    let opening = request.opening.seating(named, *module.info().seats.start());
    let mut scene = Scene::open(module, library, &opening)?;
    // Persons are replaced by the stand-in, and the record says so.
    let agents = request.agents.clone().unwrap_or_else(|| scene.agents(module));
    scene.seat(module, &agents, programs)?;
    let seed = request.seed.or(scene.seed).unwrap_or(Seed(1));
    let mut host = Host::new(module, &scene, seed, request.budget, programs)?;
    let names: Vec<String> = scene.players.iter().map(|player| player.name.clone()).collect();
    let mut fault = None;
    while host.session.len() < MOST_STEPS && !stop.load(Ordering::Relaxed) {
        let said = host.declare();
        if let Ok(Some((seat, declaration))) = &said {
            log(&render(&words, &declaration.told(&names[seat.index()])));
        }
        let step = match said {
            Ok(Some(_)) => Ok(Some(Vec::new())),
            Ok(None) => host.step(),
            Err(what) => Err(what),
        };
        host.seating.take_notes().iter().for_each(|note| log(note));
        match step {
            Ok(Some(events)) => {
                for line in events.iter().filter_map(|event| module.narrate(&scene.game, &names, event)) {
                    let indent = "  ".repeat(line.depth.into());
                    log(&format!("{indent}{}", render(&words, &line.message)));
                }
            }
            Ok(None) => {
                host.conclude();
                break;
            }
            Err(what) => {
                let command = command(module, &scene, request, seed);
                fault = Some(LabError::Fault { what: format!("seed {seed}, {what}"), command });
                break;
            }
        }
    }
    let forfeits = host.seating.forfeits();
    // What programs used is known once they have ended.
    host.seating.agents.clear();
    let session = &host.session;
    let record: Record<M::Game> = Record { budget: request.budget.nodes, ..session.record(false) };
    let record = record.to_ron().map_err(|error| LabError::System(error.to_string()))?;
    let length = module.length(&scene.game, session.state());
    let standing = session.standing();
    Ok(PlayReport {
        game: M::Game::ID.to_owned(),
        scene: scene.name.clone(),
        seed,
        seats: seat_reports(&names, &scene.agents(module), standing.as_ref(), &forfeits, |seat| {
            module.points(&scene.game, session.state(), seat)
        }),
        reason: standing.map(|standing| standing.reason.into_owned()),
        rounds: length.rounds,
        turns: length.turns,
        steps: session.len(),
        decisions: host.decisions,
        nodes: host.nodes,
        hash: format!("{:016x}", session.hash()),
        programs: programs.reports(),
        record,
        fault,
    })
}

pub(crate) fn seat_reports(
    names: &[String],
    agents: &[String],
    standing: Option<&Standing>,
    forfeits: &[u64],
    points: impl Fn(Seat) -> Option<i64>,
) -> Vec<SeatReport> {
    names
        .iter()
        .zip(agents)
        .enumerate()
        .map(|(index, (name, agent))| SeatReport {
            seat: index + 1,
            name: name.clone(),
            agent: agent.clone(),
            place: standing.and_then(|standing| standing.places.get(index).copied()),
            points: standing
                .and_then(|standing| standing.score(Seat(index as u8)))
                .or_else(|| points(Seat(index as u8))),
            forfeits: forfeits.get(index).copied().unwrap_or(0),
        })
        .collect()
}

fn command<M: GameModule>(module: &M, scene: &Scene<M::Game>, request: &PlayRequest, seed: Seed) -> String {
    crate::command::play_command(&request.opening, M::Game::ID, &scene.agents(module), seed, request.budget)
}
