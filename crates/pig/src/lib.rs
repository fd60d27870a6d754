//! Pig, a game of one die, with everything the lab asks of a game: enough of one to test crates that know none.
//!
//! Roll as often as you like: faces add to the turn, a one loses the turn's points. Hold to keep them. First to the target wins.

pub mod solo;

use std::sync::Arc;

use door::DoorModule;
use lab::{
    AgentInfo, GameInfo, GameModule, LabError, Length, Library, LogLine, NamedSetup, OptionInfo, Problem, SetupFault,
};
use matches::MatchModule;
use matches::bench::{Bench, BenchModule, Bound};
use serde::{Deserialize, Serialize};
use tabletop::{
    Agent, Audience, Budget, Candidate, Decision, Declarations, Effort, EventSink, Explanation, Eye, Game, Illegal,
    Message, Rng, Seat, Standing, Term, Think, Turn,
};
use training::evolution::Gene;
use training::train::{Learning, Reference, Subject, TrainingModule, Variant};

/// How a game is played.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Setup {
    /// Seats, 2 to 4.
    pub seats: u8,
    /// Points to win with, at least 1.
    pub target: u32,
    /// Turns after which nobody has won.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub turn_limit: Option<u32>,
    /// Whether two seats may resign and agree on a draw.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub declares: bool,
}

impl Default for Setup {
    fn default() -> Self {
        Self { seats: 2, target: 30, turn_limit: None, declares: false }
    }
}

/// A position; everybody sees all of it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct State {
    /// Points kept, by seat.
    pub totals: Vec<u32>,
    /// Points of the turn so far.
    pub pot: u32,
    /// Whose turn it is.
    pub active: Seat,
    /// Whether a die is about to fall.
    pub rolling: bool,
    /// Turns begun.
    pub turns: u32,
}

/// What a seat may do.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Action {
    /// Rolls the die.
    Roll,
    /// Keeps the points of the turn.
    Hold,
}

/// What happened.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Event {
    /// The die fell so.
    Rolled(u8),
    /// A seat kept its points, and has so many now.
    Held(Seat, u32),
}

/// The rules of a setup.
pub struct Pig(Setup);

impl Pig {
    fn next(&self, state: &mut State) {
        state.pot = 0;
        state.turns += 1;
        state.active = Seat((state.active.0 + 1) % self.0.seats);
    }
}

impl Game for Pig {
    const ID: &'static str = "pig";
    const RULES: u32 = 1;
    type Setup = Setup;
    type State = State;
    type Action = Action;
    type Outcome = u8;
    type Event = Event;
    type View = State;

    fn setup(&self) -> &Setup {
        &self.0
    }
    fn content_hash(&self) -> u64 {
        0
    }
    fn seats(&self) -> usize {
        self.0.seats.into()
    }
    fn declarations(&self) -> Declarations {
        if self.0.declares && self.0.seats == 2 { Declarations::ALL } else { Declarations::NONE }
    }
    fn start(&self) -> State {
        State { totals: vec![0; self.seats()], pot: 0, active: Seat(0), rolling: false, turns: 1 }
    }
    fn check_state(&self, state: &State) -> Result<(), Illegal> {
        let fits = state.totals.len() == self.seats() && state.active.index() < self.seats();
        if fits { Ok(()) } else { Err(Illegal::new("seats", "there is one total per seat")) }
    }
    fn turn(&self, state: &State) -> Turn {
        match state {
            state if state.totals.iter().any(|total| *total >= self.0.target) => Turn::Over,
            state if self.0.turn_limit.is_some_and(|limit| state.turns > limit) => Turn::Over,
            state if state.rolling => Turn::Chance,
            state => Turn::Seat(state.active),
        }
    }
    fn standing(&self, state: &State) -> Option<Standing> {
        let place = |total: &u32| if *total >= self.0.target { 1 } else { 2 };
        let reason = if state.totals.iter().any(|total| place(total) == 1) { "target" } else { "turn_limit" };
        (self.turn(state) == Turn::Over).then(|| Standing::new(state.totals.iter().map(place).collect(), reason))
    }
    fn view(&self, state: &State, _: Eye) -> State {
        state.clone()
    }
    fn redact(&self, event: &Event, _: Eye) -> Option<Event> {
        Some(event.clone())
    }
    fn world(&self, view: &State, _: &mut Rng) -> Option<State> {
        Some(view.clone())
    }
    fn actions(&self, view: &State) -> Option<Vec<Action>> {
        Some(if view.pot > 0 { vec![Action::Roll, Action::Hold] } else { vec![Action::Roll] })
    }
    fn sample(&self, view: &State, _: &mut Rng) -> Option<Action> {
        self.actions(view)?.pop()
    }
    fn validate(&self, state: &State, action: &Action) -> Result<(), Illegal> {
        if *action == Action::Hold && state.pot == 0 {
            return Err(Illegal::new("empty", "there is nothing to keep"));
        }
        Ok(())
    }
    fn apply(&self, state: &mut State, action: &Action, events: &mut impl EventSink<Event>) -> Result<(), Illegal> {
        self.validate(state, action)?;
        match action {
            Action::Roll => state.rolling = true,
            Action::Hold => {
                let seat = state.active;
                state.totals[seat.index()] += state.pot;
                let total = state.totals[seat.index()];
                events.push(|| Event::Held(seat, total));
                self.next(state);
            }
        }
        Ok(())
    }
    fn stream(&self, _: &State) -> &'static str {
        "dice"
    }
    fn outcomes(&self, state: &State) -> Vec<(f64, u8)> {
        if state.rolling { (1..=6).map(|face| (1.0 / 6.0, face)).collect() } else { Vec::new() }
    }
    fn resolve(&self, state: &mut State, face: &u8, events: &mut impl EventSink<Event>) -> Result<(), Illegal> {
        if !state.rolling || !(1..=6).contains(face) {
            return Err(Illegal::new("face", "a die has six faces"));
        }
        events.push(|| Event::Rolled(*face));
        state.rolling = false;
        match face {
            1 => self.next(state),
            _ => state.pot += u32::from(*face),
        }
        Ok(())
    }
}

/// Holds at so many points.
struct Keeper {
    name: &'static str,
    at: u32,
}

impl Agent<Pig> for Keeper {
    fn name(&self) -> &str {
        self.name
    }
    fn decide(&mut self, _: &Pig, view: &State, think: &mut Think<'_>) -> Decision<Action> {
        let action = if view.pot >= self.at { Action::Hold } else { Action::Roll };
        let effort = Effort { nodes: 1, budget: think.budget.nodes, ..Effort::default() };
        Decision::explained(action, effort, think, || Explanation {
            agent: Message::text(self.name),
            headline: Message::text(format!("{action:?} at {} points", view.pot)),
            candidates: vec![Candidate {
                label: Message::text(format!("{action:?}")),
                score: f64::from(view.pot),
                terms: vec![Term::plain("pot", f64::from(view.pot))],
                chosen: true,
                ..Candidate::default()
            }],
            audience: Audience::Everyone,
            ..Explanation::default()
        })
    }
}

/// Keeps nothing, which is not allowed, once it has been seen to roll twice.
struct Cheat(u32);

impl Agent<Pig> for Cheat {
    fn name(&self) -> &str {
        "cheat"
    }
    fn watches(&self) -> bool {
        true
    }
    fn observe(&mut self, _: &Pig, event: &Event) {
        self.0 += u32::from(matches!(event, Event::Rolled(_)));
    }
    fn decide(&mut self, _: &Pig, view: &State, _: &mut Think<'_>) -> Decision<Action> {
        let tempted = self.0 > 12 && view.pot == 0;
        Decision::plain(if tempted || view.pot >= 9 { Action::Hold } else { Action::Roll })
    }
}

/// Pig in the registry.
pub struct PigModule;

impl GameModule for PigModule {
    type Game = Pig;
    type Written = Setup;

    fn info(&self) -> GameInfo {
        GameInfo { id: "pig", title: "Pig", idea: "Roll or hold.", seats: 2..=4 }
    }
    fn agents(&self) -> Vec<AgentInfo> {
        ["shy", "bold", "cheat"]
            .map(|name| AgentInfo {
                name: name.to_owned(),
                title: name.to_uppercase(),
                persona: "Likes dice.".to_owned(),
                idea: "Holds at some point.".to_owned(),
                method: "Counts.".to_owned(),
                levels: Vec::new(),
                settings: vec![OptionInfo {
                    name: "at".to_owned(),
                    meaning: "points to hold at".to_owned(),
                    usual: false,
                }],
            })
            .into()
    }
    fn sentences(&self) -> &'static str {
        "{}"
    }
    fn stand_in(&self) -> &'static str {
        "shy"
    }
    fn agent(&self, spec: &str) -> Result<Box<dyn Agent<Pig>>, Problem> {
        Ok(match spec {
            "cheat" => Box::new(Cheat(0)),
            "bold" => Box::new(Keeper { name: "bold", at: 18 }),
            "shy" => Box::new(Keeper { name: "shy", at: 4 }),
            other => match other.strip_prefix("keeper:at=").and_then(|at| at.parse::<f64>().ok()) {
                Some(at) => Box::new(Keeper { name: "keeper", at: at as u32 }),
                None => return Err(Problem::unknown("agent", other, ["shy", "bold", "cheat"])),
            },
        })
    }
    fn setup(&self) -> Setup {
        Setup::default()
    }
    fn variants(&self, _: &Library) -> Result<Vec<NamedSetup>, LabError> {
        let brief = NamedSetup::new("brief", "(turn_limit: 2)").for_seats(2..=3);
        Ok(vec![NamedSetup::new("classic", "()"), brief])
    }
    fn resolve(&self, written: Setup, _: &Library) -> Result<Setup, Vec<SetupFault>> {
        Ok(written)
    }
    fn with_seats(&self, setup: Setup, seats: usize) -> Setup {
        Setup { seats: u8::try_from(seats).unwrap_or(u8::MAX), ..setup }
    }
    fn rules(&self, setup: Setup, _: &Library) -> Result<Arc<Pig>, Vec<SetupFault>> {
        let mut faults = Vec::new();
        let mut fault = |field: &str, reason: String| {
            faults
                .push(SetupFault { field: Some(field.to_owned()), problem: Problem::new(reason).remedy("change it") });
        };
        if !(2..=4).contains(&setup.seats) {
            fault("seats", format!("{} seats are not between 2 and 4", setup.seats));
        }
        if setup.target == 0 {
            fault("target", "a target of 0 is no target".to_owned());
        }
        if faults.is_empty() { Ok(Arc::new(Pig(setup))) } else { Err(faults) }
    }
    fn length(&self, game: &Pig, state: &State) -> Length {
        let turns = u64::from(state.turns);
        Length { rounds: turns.div_ceil(game.seats() as u64), turns }
    }
    fn narrate(&self, _: &Pig, names: &[String], event: &Event) -> Option<LogLine> {
        let (depth, text) = match event {
            Event::Rolled(face) => (1, format!("a {face}")),
            Event::Held(seat, total) => (0, format!("{} holds {total}", names[seat.index()])),
        };
        Some(LogLine::new(depth, Message::text(text)))
    }
    fn check_view(game: &Pig, view: &State) -> Result<(), Illegal> {
        game.check_state(view)
    }
    fn permits(game: &Pig, view: &State, action: &Action) -> Result<(), Illegal> {
        game.validate(view, action)
    }
}

impl MatchModule for PigModule {}

impl DoorModule for PigModule {}

impl TrainingModule for PigModule {
    fn variants(&self) -> &'static [Variant] {
        &[Variant { id: "short", idea: "to twenty points", setup: "(target: 20)" }]
    }
    fn learning(&self, game: &Pig) -> Learning {
        let keeper = Subject {
            id: "keeper",
            agent: "keeper",
            idea: "the points to hold at",
            genes: vec![Gene::new("at", 1.0, 60.0)],
            settings: None,
            references: vec![Reference { name: "four points", settings: "at=4" }],
        };
        let cheat = Subject {
            id: "cheat",
            agent: "cheat",
            settings: Some(|_| String::new()),
            references: Vec::new(),
            ..keeper.clone()
        };
        Learning { rules: if game.0.target < 30 { "short" } else { "classic" }, subjects: vec![keeper, cheat] }
    }
}

impl BenchModule for PigModule {
    fn bench(&self, _: &Library, bench: &mut Bench<'_>) -> Result<(), LabError> {
        if bench.begin("nothing") {
            bench.held("nothing", 1.0, "1/s", Bound::AtLeast, 0.5);
        }
        Ok(())
    }
}

/// No budget of one's own.
pub const FREE: Budget = Budget { nodes: None };
