//! An outside program as an agent: it is asked for every decision, and whatever it does instead of answering costs the move.

use std::borrow::Cow;
use std::marker::PhantomData;
use std::sync::Arc;
use std::time::{Duration, Instant};

use rand::RngExt;
use serde_json::Value;
use tabletop::{Agent, Decision, Effort, Game, Monitor, Seat, Seed, Think};

use super::account::Account;
use super::lines::{Line, plain};
use super::message::{Answer, Forfeit, FromBot, Hello, PROTOCOL, Request, ToBot, read};
use super::process::{Heard, Process};
use super::program::Program;
use super::reasons;
use super::seating::Porter;
use crate::GameModule;

/// Moves forfeited in a row after which a program is asked no more in this game.
const MOST_IN_A_ROW: u32 = 3;

/// Most legal actions that are listed in a request.
const MOST_LISTED: usize = 256;

/// Legal actions drawn as examples where they are not listed.
const SAMPLES: usize = 4;

/// Late answers to earlier requests that are passed over while waiting for one.
const MOST_LATE: usize = 64;

type Action<M> = <<M as GameModule>::Game as Game>::Action;
type View<M> = <<M as GameModule>::Game as Game>::View;
type Event<M> = <<M as GameModule>::Game as Game>::Event;

/// Why a move is forfeited.
struct Failure {
    reason: String,
    remedy: Cow<'static, str>,
    /// Whether the program is of no more use: it is ended, and started anew for the next move.
    over: bool,
}

impl Failure {
    fn over(reason: impl Into<String>, remedy: impl Into<Cow<'static, str>>) -> Self {
        Self { reason: reason.into(), remedy: remedy.into(), over: true }
    }

    fn slip(reason: impl Into<String>, remedy: impl Into<Cow<'static, str>>) -> Self {
        Self { reason: reason.into(), remedy: remedy.into(), over: false }
    }
}

/// What became of a request.
enum Asked<A> {
    Answered(Answer<A>),
    /// The host was asked to stop while waiting.
    Stopped,
}

/// A program in a seat of one game.
pub(super) struct Outsider<M: GameModule> {
    spec: String,
    program: Program,
    title: String,
    seat: Seat,
    account: Arc<Account>,
    porter: Porter,
    process: Option<Process>,
    /// Whether the program wants events; unknown before it was started.
    wants_events: Option<bool>,
    /// Everything observed, so that a program that is started (again) hears of it too.
    events: Vec<Event<M>>,
    /// Those of them it was told.
    told: usize,
    /// Requests made.
    asked: u64,
    forfeited_in_a_row: u32,
    /// Whether it ever answered in this game.
    answered: bool,
    /// Whether it is asked no more.
    given_up: bool,
    module: PhantomData<fn() -> M>,
}

impl<M: GameModule> Outsider<M> {
    /// A program that is started when it is first asked.
    pub fn new(spec: &str, program: Program, seat: Seat, account: Arc<Account>, porter: Porter) -> Self {
        Self {
            spec: spec.to_owned(),
            title: program.title(),
            given_up: !porter.admits(spec),
            program,
            seat,
            account,
            porter,
            process: None,
            wants_events: None,
            events: Vec::new(),
            told: 0,
            asked: 0,
            forfeited_in_a_row: 0,
            answered: false,
            module: PhantomData,
        }
    }

    /// Asks for a decision and checks it.
    fn ask(
        &mut self,
        game: &M::Game,
        view: &View<M>,
        think: &Think<'_>,
        seed: u64,
    ) -> Result<Asked<Action<M>>, Failure> {
        if !self.ready(game, think.monitor)? {
            return Ok(Asked::Stopped);
        }
        self.tell_events()?;
        let request = request::<M>(game, view, think, self.asked, seed);
        self.say(&ToBot::Decide(Box::new(request)))?;
        let Some(answer) = self.await_answer(think.monitor)? else { return Ok(Asked::Stopped) };
        M::permits(game, view, &answer.action).map_err(|illegal| {
            let action = serde_json::to_string(&answer.action).unwrap_or_default();
            let reason = format!("it may not do {}: {illegal}", plain(&action, 120));
            Failure::slip(reason, "choose what is legal; 'actions' and 'samples' of a request are")
        })?;
        Ok(Asked::Answered(answer))
    }

    /// Starts the program where it does not run, and greets it. False where the host was asked to stop.
    fn ready(&mut self, game: &M::Game, monitor: &Monitor) -> Result<bool, Failure> {
        if self.process.is_some() {
            return Ok(true);
        }
        let process =
            Process::start(&self.program).map_err(|reason| Failure::over(reason, "check the command after 'cmd:'"))?;
        self.process = Some(process);
        self.told = 0;
        self.say(&ToBot::Hello(Hello {
            protocol: PROTOCOL,
            game: M::Game::ID.to_owned(),
            rules: Some(M::Game::RULES),
            content: Some(format!("{:016x}", game.content_hash())),
            seat: self.seat,
            seats: game.seats(),
            setup: game.setup().clone(),
            seconds: Some(self.program.seconds),
            primer: M::primer(game),
        }))?;
        let deadline = self.deadline();
        let remedy = "answer the hello with {\"ready\": {\"protocol\": 1}}";
        let Some(line) = self.next_line(deadline, monitor, "the hello")? else { return Ok(false) };
        match read::<FromBot<Action<M>>>(&line) {
            Ok(FromBot::Ready(ready)) if ready.protocol == PROTOCOL => {
                self.wants_events = Some(ready.events);
                if let Some(name) = ready.name.map(|name| plain(&name, 40)).filter(|name| !name.is_empty()) {
                    self.title = name;
                }
                if !ready.events {
                    self.events = Vec::new();
                }
                Ok(true)
            }
            Ok(FromBot::Ready(ready)) => {
                let reason = format!("it speaks version {} of the protocol, and this is {PROTOCOL}", ready.protocol);
                Err(Failure::over(reason, "use a bot made for this version"))
            }
            Ok(FromBot::Error(complaint)) => {
                Err(Failure::over(format!("it refused the hello: {}", plain(&complaint.reason, 200)), remedy))
            }
            Ok(FromBot::Decision(_)) => Err(Failure::over("it decided before it was asked", remedy)),
            Err((column, problem)) => {
                let reason = format!("its answer to the hello, column {column}: {}", problem.reason);
                Err(Failure::over(reason, remedy))
            }
        }
    }

    fn tell_events(&mut self) -> Result<(), Failure> {
        if self.wants_events == Some(true) {
            for event in &self.events[self.told..] {
                self.say(&ToBot::Event(event.clone()))?;
            }
            self.told = self.events.len();
        }
        Ok(())
    }

    /// Waits for the answer to the last request; `None` where the host was asked to stop. Late answers to earlier requests are
    /// passed over, so that it makes no difference whether they come before or after the next request.
    fn await_answer(&mut self, monitor: &Monitor) -> Result<Option<Answer<Action<M>>>, Failure> {
        let (deadline, what) = (self.deadline(), format!("request {}", self.asked));
        for _ in 0..=MOST_LATE {
            let Some(line) = self.next_line(deadline, monitor, &what)? else { return Ok(None) };
            match read::<FromBot<Action<M>>>(&line) {
                Ok(FromBot::Decision(answer)) if answer.id == self.asked => return Ok(Some(answer)),
                Ok(FromBot::Decision(answer)) if answer.id < self.asked => {}
                Ok(FromBot::Decision(answer)) => {
                    let reason = format!("it answered request {} while asked {}", answer.id, self.asked);
                    return Err(Failure::slip(reason, "repeat the 'id' of the request"));
                }
                Ok(FromBot::Ready(_)) => {
                    return Err(Failure::slip("it said 'ready' when asked for a decision", "answer with 'decision'"));
                }
                Ok(FromBot::Error(complaint)) => {
                    let reason = format!("it did not understand: {}", plain(&complaint.reason, 200));
                    return Err(Failure::slip(reason, "see docs/bots.md for what requests look like"));
                }
                Err((column, problem)) => {
                    let remedy = problem.remedy.unwrap_or_default();
                    let reason =
                        format!("its answer '{}', column {column}: {}", plain(&line, 60), plain(&problem.reason, 200));
                    return Err(Failure::slip(reason, remedy));
                }
            }
        }
        Err(Failure::over("it keeps answering what was not asked", "answer every request once"))
    }

    /// The next line the program prints; `None` where the host was asked to stop.
    fn next_line(&mut self, deadline: Instant, monitor: &Monitor, what: &str) -> Result<Option<String>, Failure> {
        let Some(process) = &mut self.process else { return Ok(None) };
        let answers = "print nothing but answers to standard output";
        match process.hear(deadline, monitor) {
            Heard::Line(Line::Text(line)) => Ok(Some(line)),
            Heard::Line(Line::TooLong) => Err(Failure::over("it printed a line of more than 1 MiB", answers)),
            Heard::Line(Line::NotText(column)) => {
                Err(Failure::slip(format!("its answer is not UTF-8 at byte {column}"), "print UTF-8"))
            }
            Heard::Closed => Err(Failure::over(process.epitaph(), "it must run until its standard input ends")),
            Heard::Late => {
                let seconds = self.program.seconds;
                let reason = format!("no answer to {what} within {seconds} s");
                Err(Failure::over(reason, "answer sooner, or allow more with --move-seconds"))
            }
            Heard::Stopped => Ok(None),
        }
    }

    fn say(&self, message: &ToBot<M::Game>) -> Result<(), Failure> {
        let mut line = serde_json::to_string(message)
            .map_err(|error| Failure::over(format!("the game cannot be told: {error}"), "report this"))?;
        line.push('\n');
        if let Some(process) = &self.process {
            process.say(line);
        }
        Ok(())
    }

    fn deadline(&self) -> Instant {
        Instant::now() + Duration::from_secs(self.program.seconds.into())
    }

    /// The decision of an answer, with those of its reasons that hold.
    fn decided(&self, answer: Answer<Action<M>>, think: &Think<'_>) -> Decision<Action<M>> {
        let spent = answer.effort;
        let effort = Effort { nodes: spent.nodes, depth: spent.depth, budget: think.budget.nodes, cut: false };
        let action = serde_json::to_value(&answer.action).unwrap_or(Value::Null);
        let written = answer.explanation.filter(|written| think.explain && !written.is_null());
        let read = written.map(|written| reasons::read(written, &self.title, &action, self.seat, effort));
        if let Some(Err(fault)) = &read {
            self.account.note(format!(
                "{} in {}, request {}: its reasons are not shown: {}; see docs/bots.md for their form",
                self.title,
                self.seat,
                self.asked,
                plain(fault, 200)
            ));
        }
        let explanation = read.and_then(Result::ok).map(Box::new);
        Decision { action: answer.action, explanation, effort }
    }

    /// Notes a forfeited move, and gives the program up where it was one too many.
    fn forfeit(&mut self, failure: &Failure, played: &Action<M>) {
        self.account.forfeit();
        self.forfeited_in_a_row += 1;
        let shown = serde_json::to_string(played).unwrap_or_default();
        let told = format!("{} in {}, request {}", self.title, self.seat, self.asked);
        let Failure { reason, remedy, .. } = failure;
        self.account.note(format!("{told} forfeits the move: {reason}; {} is played; {remedy}", plain(&shown, 120)));
        if failure.over {
            self.process = None;
        }
        if self.forfeited_in_a_row >= MOST_IN_A_ROW {
            let row = self.forfeited_in_a_row;
            self.account.note(format!("{told}: {row} moves forfeited in a row; it is asked no more in this game"));
            self.given_up = true;
            self.process = None;
            self.events = Vec::new();
        } else {
            let forfeit = Forfeit { id: self.asked, reason: reason.clone(), played: played.clone() };
            // A program that is no longer there need not be told.
            let _ = self.say(&ToBot::Forfeit(forfeit));
        }
    }
}

impl<M: GameModule> Agent<M::Game> for Outsider<M> {
    fn name(&self) -> &str {
        &self.spec
    }

    fn watches(&self) -> bool {
        !self.given_up && self.wants_events != Some(false)
    }

    fn observe(&mut self, _: &M::Game, event: &Event<M>) {
        if self.watches() {
            self.events.push(event.clone());
        }
    }

    fn reset(&mut self) {
        self.events.clear();
        self.told = 0;
        if self.wants_events == Some(true) {
            // Fails only where the message cannot be written, and it is a constant.
            let _ = self.say(&ToBot::Reset {});
        }
    }

    fn decide(&mut self, game: &M::Game, view: &View<M>, think: &mut Think<'_>) -> Decision<Action<M>> {
        // Fits a number of every language, and is drawn whether the program is asked or not.
        let seed = think.rng.random::<u64>() >> 11;
        self.asked += 1;
        if self.given_up {
            self.account.forfeit();
            return Decision::plain(fallback::<M>(game, view, seed));
        }
        match self.ask(game, view, think, seed) {
            Ok(Asked::Answered(answer)) => {
                self.forfeited_in_a_row = 0;
                self.answered = true;
                self.decided(answer, think)
            }
            Ok(Asked::Stopped) => {
                let effort = Effort { cut: true, ..Effort::default() };
                let action = fallback::<M>(game, view, seed);
                let shown = serde_json::to_string(&action).unwrap_or_default();
                self.account.note(format!(
                    "{} in {}, request {} was not waited for; {} is played",
                    self.title,
                    self.seat,
                    self.asked,
                    plain(&shown, 120)
                ));
                Decision { action, explanation: None, effort }
            }
            Err(failure) => {
                let action = fallback::<M>(game, view, seed);
                self.forfeit(&failure, &action);
                Decision::plain(action)
            }
        }
    }
}

impl<M: GameModule> Drop for Outsider<M> {
    fn drop(&mut self) {
        if self.asked > 0 && self.porter.admits(&self.spec) {
            self.porter.note(&self.spec, self.answered);
        }
    }
}

fn request<M: GameModule>(game: &M::Game, view: &View<M>, think: &Think<'_>, id: u64, seed: u64) -> Request<M::Game> {
    let actions = game.actions(view).filter(|actions| actions.len() <= MOST_LISTED);
    let samples = match &actions {
        Some(_) => Vec::new(),
        None => (0..SAMPLES).filter_map(|at| game.sample(view, &mut Seed(seed).stream("sample", at as u64))).collect(),
    };
    Request { id, view: view.clone(), budget: think.budget.nodes, seed, explain: think.explain, actions, samples }
}

/// What is played for a forfeited move: what gives the turn up where the rules have such an action, else one drawn by the rules,
/// from the seed of the request alone.
fn fallback<M: GameModule>(game: &M::Game, view: &View<M>, seed: u64) -> Action<M> {
    let concession = M::concession(game, view).filter(|action| M::permits(game, view, action).is_ok());
    concession
        .or_else(|| game.sample(view, &mut Seed(seed).stream("forfeit", 0)))
        .expect("the rules sample a legal action for the seat to act, which is the one that is asked")
}
