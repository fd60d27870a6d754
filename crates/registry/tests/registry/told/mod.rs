//! What logs tell is so: the lines of every step of drawn games are held against the position before and after it by checkers that see the
//! lines alone, and not the events they are made of. A line that is false, that lacks or that is too much leaves the books of its game
//! unbalanced: who has how many carrots, who stands where, who owns which cards. The logs of Conquest and Alea are written by the client and
//! held against the rules there (`log_checks.rs` of each). `phrases` holds the files of what they may say against what is said.

mod phrases;
mod race;
mod realm;

use std::collections::BTreeMap;
use std::path::Path;

use lab::{GameModule, Library, Opening, Scene};
use registry::games::{DominionModule, HareModule};
use tabletop::{Agent, Argument, Budget, Eye, Game, Message, Monitor, Seat, Seed, Session, Think, Turn};

/// A step of a game, and the lines that tell of it.
pub struct Step<'a, G: Game> {
    pub(crate) game: &'a G,
    pub(crate) before: &'a G::State,
    pub(crate) after: &'a G::State,
    /// The lines, everything told.
    pub lines: &'a [Message],
    /// The players' names, by seat.
    pub names: &'a [String],
}

/// What a checker finds.
pub type Verdict = Result<(), String>;

impl<G: Game> Step<'_, G> {
    /// The seat that a line names in a place.
    pub fn seat(&self, line: &Message, place: &str) -> Result<Seat, String> {
        let named = line.arguments.get(place);
        let at = self.names.iter().position(|name| named == Some(&Argument::Message(Message::person(name))));
        at.map(|at| Seat(at as u8)).ok_or_else(|| format!("{place} is {named:?}, and nobody is called so"))
    }
}

/// The number that a line names in a place.
pub fn number(line: &Message, place: &str) -> Result<i64, String> {
    match line.arguments.get(place) {
        Some(Argument::Whole(count)) => Ok(*count),
        found => Err(format!("{place} is {found:?}, and no number")),
    }
}

/// The thing that a line names in a place.
pub fn called<'m>(line: &'m Message, place: &str) -> Result<&'m Message, String> {
    match line.arguments.get(place) {
        Some(Argument::Message(message)) => Ok(message),
        found => Err(format!("{place} is {found:?}, and no name")),
    }
}

/// The things that a line names in a place.
pub fn listed<'m>(line: &'m Message, place: &str) -> Result<&'m [Message], String> {
    match line.arguments.get(place) {
        Some(Argument::List(messages)) => Ok(messages),
        found => Err(format!("{place} is {found:?}, and no list")),
    }
}

/// Something must be so.
pub fn so(holds: bool, what: impl Into<String>) -> Verdict {
    if holds { Ok(()) } else { Err(what.into()) }
}

/// Two figures must be the same.
pub fn same<T: PartialEq + std::fmt::Debug>(told: T, really: T, what: &str) -> Verdict {
    so(told == really, format!("{what}: by the lines {told:?}, by the rules {really:?}"))
}

/// How much is played of a game.
#[derive(Clone, Copy)]
struct Effort {
    /// Every so many tables one is played.
    every: usize,
    /// Steps of a game at most.
    steps: u64,
    /// What a decision may spend.
    budget: u64,
    /// Which of the game's opponents sit there, by their place in the list; everybody else acts at random.
    opponents: &'static [usize],
}

/// What was read.
#[derive(Default)]
struct Read {
    steps: u64,
    said: BTreeMap<String, u64>,
    wrong: Vec<String>,
}

/// Plays tables of every variant, once at random and once between opponents, and holds what is told of each step against it.
fn read<M: GameModule>(module: &M, effort: Effort, check: fn(&Step<'_, M::Game>) -> Verdict) -> Read {
    let library = Library::open(&Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")).expect("the program's files");
    let known: Vec<String> = module.agents().into_iter().map(|agent| agent.name).collect();
    let (mut read, mut at) = (Read::default(), 0);
    for variant in module.variants(&library).expect("variants that can be read") {
        for seats in variant.seats.clone().unwrap_or_else(|| module.info().seats) {
            at += 1;
            if at % effort.every != 0 {
                continue;
            }
            let opening = Opening::Setup { options: Some(variant.setup.clone()), seats: Some(seats) };
            let scene = Scene::open(module, &library, &opening).expect("a variant that can be played");
            let mut tables = vec![None];
            tables.extend(effort.opponents.iter().map(|place| known.get(*place).map(String::as_str)));
            for agent in tables {
                let session = Session::new(scene.game.clone(), Seed(at as u64), scene.players.clone());
                let session = session.expect("a session");
                let seated: Vec<_> =
                    (0..seats).map(|_| agent.map(|agent| module.agent(agent).expect("it is in the list"))).collect();
                let place = format!("{} in {}, {seats} seats, seed {at}", agent.unwrap_or("random"), variant.id);
                play(module, session, seated, effort, check, &place, &mut read);
            }
        }
    }
    read
}

fn play<M: GameModule>(
    module: &M,
    mut session: Session<M::Game>,
    mut agents: Vec<Option<Box<dyn Agent<M::Game>>>>,
    effort: Effort,
    check: fn(&Step<'_, M::Game>) -> Verdict,
    place: &str,
    read: &mut Read,
) {
    let game = session.game().clone();
    let names: Vec<String> = (1..=agents.len()).map(|number| format!("Seat {number}")).collect();
    for _ in 0..effort.steps {
        let before = session.state().clone();
        let events = match session.turn() {
            Turn::Over => return,
            Turn::Chance => session.advance().expect("chance is due"),
            Turn::Seat(seat) => {
                let view = session.view(Eye::Seat(seat));
                let mut rng = session.thinking(seat);
                let action = match &mut agents[seat.index()] {
                    None => game.sample(&view, &mut rng).expect("something can be done"),
                    Some(agent) => {
                        let budget = Budget { nodes: Some(effort.budget) };
                        let mut think = Think { budget, explain: false, rng, monitor: &Monitor::new() };
                        agent.decide(&game, &view, &mut think).action
                    }
                };
                session.act(seat, action).expect("a legal action")
            }
        };
        for (seat, agent) in Seat::all(agents.len()).zip(&mut agents) {
            let Some(agent) = agent.as_mut().filter(|agent| agent.watches()) else { continue };
            for event in events.iter().filter_map(|event| game.redact(event, Eye::Seat(seat))) {
                agent.observe(&game, &event);
            }
        }
        let told = events.iter().filter_map(|event| module.narrate(&game, &names, event));
        let lines: Vec<Message> = told.map(|line| line.message).collect();
        read.steps += 1;
        for line in &lines {
            *read.said.entry(line.id.to_string()).or_default() += 1;
        }
        let step = Step { game: &*game, before: &before, after: session.state(), lines: &lines, names: &names };
        if let Err(why) = check(&step) {
            let told: Vec<String> = lines.iter().map(ToString::to_string).collect();
            read.wrong.push(format!("{place}, step {}: {why}: {told:?}", session.len()));
            return;
        }
    }
}

/// Nothing was false, and enough was read; `said` begins the names of lines that must have come.
fn judge(read: &Read, steps: u64, said: &[&str]) {
    let unsaid: Vec<&&str> = said.iter().filter(|id| !read.said.keys().any(|told| told.starts_with(**id))).collect();
    assert!(read.wrong.is_empty(), "{} wrong: {:#?}", read.wrong.len(), &read.wrong[..read.wrong.len().min(6)]);
    assert!(read.steps >= steps, "only {} steps", read.steps);
    assert!(unsaid.is_empty(), "never told: {unsaid:?}");
}

#[test]
fn what_is_told_of_a_race_is_so() {
    let effort = Effort { every: 2, steps: 400, budget: 40, opponents: &[1, 4] };
    let said = [
        "hare-log-forward",
        "hare-log-back",
        "hare-log-took",
        "hare-log-gave",
        "hare-log-ate",
        "hare-log-paid",
        "hare-log-restarted",
        "hare-log-drew",
        "hare-log-refunded",
        "hare-log-sent",
        "hare-log-missed",
        "hare-log-home",
        "hare-log-over",
    ];
    judge(&read(&HareModule, effort, race::check), 3_000, &said);
}

#[test]
fn what_is_told_of_a_realm_is_so() {
    let effort = Effort { every: 3, steps: 1_500, budget: 20, opponents: &[1] };
    let said = [
        "realm-log-turn",
        "realm-log-played",
        "realm-log-bought",
        "realm-log-gained",
        "realm-log-drew",
        "realm-log-shuffled",
        "realm-log-discarded",
        "realm-log-trashed",
        "realm-log-over",
    ];
    judge(&read(&DominionModule, effort, realm::check), 10_000, &said);
}
