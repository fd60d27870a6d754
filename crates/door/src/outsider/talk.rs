//! Talking with the program: greeting it, asking it, telling it what happens, and what can go wrong with that.

use std::borrow::Cow;

use lab::GameModule;
use tabletop::{Declaration, Game, Monitor, Seed, Think};

use super::seated::{Accord, Action, Outsider, View};
use crate::lines::Line;
use crate::message::{
    Answer, Declared, FromBot, Games, Hello, OLDEST, Offer, PROTOCOL, Ready, Request, ToBot, WITH_DECLARATIONS, read,
};
use crate::plain::plain;
use crate::process::{Deadline, Heard};

/// Most legal actions that are listed in a request.
const MOST_LISTED: usize = 256;

/// Legal actions drawn as examples where they are not listed.
const SAMPLES: usize = 4;

/// Late answers to earlier requests that are passed over while waiting for one.
const MOST_LATE: usize = 64;

/// Why a move is forfeited.
pub(super) struct Failure {
    pub reason: String,
    pub remedy: Cow<'static, str>,
    /// Whether the program is of no more use: it is ended, and started anew for the next move.
    pub over: bool,
}

impl Failure {
    fn over(reason: impl Into<String>, remedy: impl Into<Cow<'static, str>>) -> Self {
        Self { reason: reason.into(), remedy: remedy.into(), over: true }
    }

    fn slip(reason: impl Into<String>, remedy: impl Into<Cow<'static, str>>) -> Self {
        Self { reason: reason.into(), remedy: remedy.into(), over: false }
    }
}

/// What a program answers.
enum Said<A> {
    Decided(Answer<A>),
    Declared(Declaration),
}

/// What became of a request.
pub(super) enum Asked<A> {
    Answered(Answer<A>),
    /// It declares something instead.
    Declared(Declaration),
    /// The host was asked to stop while waiting.
    Stopped,
}

impl<M: GameModule> Outsider<M> {
    /// Asks for a decision and checks it. Where the program knows of that, it `may` declare something instead.
    pub(super) fn ask(
        &mut self,
        game: &M::Game,
        view: &View<M>,
        (think, may): (&Think<'_>, &[Declaration]),
        seed: u64,
    ) -> Result<Asked<Action<M>>, Failure> {
        if !self.ready(game, think.monitor)? {
            return Ok(Asked::Stopped);
        }
        self.tell_events()?;
        if self.accord.is_some_and(|accord| !accord.events) {
            self.events.clear();
        }
        let may = if self.knows_declarations() { may } else { &[] };
        let request = Request { declarations: may.to_vec(), ..request::<M>(game, view, think, self.asked, seed) };
        self.say(&ToBot::Decide(Box::new(request)))?;
        let answer = match self.await_answer(think.monitor)? {
            None => return Ok(Asked::Stopped),
            Some(Said::Decided(answer)) => answer,
            Some(Said::Declared(declaration)) if may.contains(&declaration) => return Ok(Asked::Declared(declaration)),
            Some(Said::Declared(declaration)) => {
                let reason = format!("it may not declare {declaration:?}");
                return Err(Failure::slip(reason, "declare what 'declarations' of a request lists, or decide"));
            }
        };
        M::permits(game, view, &answer.action).map_err(|illegal| {
            let action = serde_json::to_string(&answer.action).unwrap_or_default();
            let reason = format!("it may not do {}: {illegal}", plain(&action, 120));
            Failure::slip(reason, "choose what is legal; 'actions' and 'samples' of a request are")
        })?;
        Ok(Asked::Answered(answer))
    }

    /// Asks whether it accepts the draw that the other side offers. A program that does not know of such offers declines, and so does
    /// one that is not waited for.
    pub(super) fn ask_draw(
        &mut self,
        game: &M::Game,
        view: &View<M>,
        monitor: &Monitor,
        seed: u64,
    ) -> Result<bool, Failure> {
        if !self.ready(game, monitor)? || !self.knows_declarations() {
            return Ok(false);
        }
        self.tell_events()?;
        self.say(&ToBot::Offer(Box::new(Offer { id: self.asked, view: view.clone(), seed })))?;
        match self.await_answer(monitor)? {
            Some(Said::Declared(Declaration::AcceptDraw)) => Ok(true),
            None | Some(Said::Declared(Declaration::DeclineDraw)) => Ok(false),
            Some(_) => {
                let remedy = "answer an offer with the declaration AcceptDraw or DeclineDraw";
                Err(Failure::slip("it does not answer the draw that it is offered", remedy))
            }
        }
    }

    fn knows_declarations(&self) -> bool {
        self.accord.is_some_and(|accord| accord.protocol >= WITH_DECLARATIONS)
    }

    /// Starts the program where it does not run, or takes up a process of it that has played before, and greets it. False where
    /// the host was asked to stop.
    fn ready(&mut self, game: &M::Game, monitor: &Monitor) -> Result<bool, Failure> {
        if self.process.is_some() && !self.over {
            return self.unanswered.map_or(Ok(true), |late| self.await_ready(monitor, late));
        }
        self.over = false;
        self.process = self.pool.waiting(&self.spec);
        if let Some(process) = &mut self.process {
            let greeted = match process.ended() {
                true => Err(Failure::over(process.exit_summary(), "it must run until its standard input ends")),
                false => self.greet(game, monitor, MOST_LATE),
            };
            match greeted {
                Ok(ready) => return Ok(ready),
                Err(failure) => self.pool.replaced(&self.spec, failure.reason),
            }
        }
        self.process = None;
        let started = self.pool.start(&self.spec, &self.program);
        self.process = Some(started.map_err(|reason| Failure::over(reason, "check the command after 'cmd:'"))?);
        self.greet(game, monitor, 0)
    }

    /// Says hello and waits for the answer, passing over so many lines that were meant for the game before.
    fn greet(&mut self, game: &M::Game, monitor: &Monitor, late: usize) -> Result<bool, Failure> {
        self.told = 0;
        self.process.iter().for_each(|process| process.seated(&self.pool.place(self.seat)));
        self.say(&ToBot::Hello(Hello {
            protocol: OLDEST,
            versions: (OLDEST..=PROTOCOL).collect(),
            game: M::Game::ID.to_owned(),
            rules: Some(M::Game::RULES),
            content: Some(format!("{:016x}", game.content_hash())),
            seat: self.seat,
            seats: game.seats(),
            setup: game.setup().clone(),
            seconds: Some(self.program.seconds),
            primer: M::primer(game),
        }))?;
        self.unanswered = Some(late);
        self.await_ready(monitor, late)
    }

    /// Waits for the answer to the hello, passing over so many lines that were meant for the game before. False where the host was
    /// asked to stop; then the next request goes on waiting.
    fn await_ready(&mut self, monitor: &Monitor, late: usize) -> Result<bool, Failure> {
        let deadline = self.deadline();
        let remedy = "answer the hello with {\"ready\": {\"protocol\": 1}}";
        for left in (0..=late).rev() {
            let Some(line) = self.next_line(deadline, monitor, "the hello")? else { return Ok(false) };
            match read::<FromBot<Action<M>>>(&line) {
                Ok(FromBot::Ready(ready)) => return self.agree(ready).map(|()| true),
                Ok(FromBot::Error(complaint)) => {
                    let reason = format!("it refused the hello: {}", plain(&complaint.reason, 200));
                    return Err(Failure::over(reason, remedy));
                }
                _ if left > 0 => {}
                Ok(FromBot::Decision(_) | FromBot::Declaration(_)) => {
                    return Err(Failure::over("it decided before it was asked", remedy));
                }
                Err((column, problem)) => {
                    let reason = format!("its answer to the hello, column {column}: {}", problem.reason);
                    return Err(Failure::over(reason, remedy));
                }
            }
        }
        Err(Failure::over("it keeps answering what was not asked", remedy))
    }

    /// Takes note of what the program says of itself.
    fn agree(&mut self, ready: Ready) -> Result<(), Failure> {
        let Ready { protocol, name, events, games } = ready;
        if !(OLDEST..=PROTOCOL).contains(&protocol) {
            let reason = format!("it speaks version {protocol} of the protocol, and this is {OLDEST} to {PROTOCOL}");
            return Err(Failure::over(reason, "use a bot made for one of these versions"));
        }
        if protocol == OLDEST && games.is_some() {
            let reason = format!("it says 'games', which version {protocol} of the protocol does not know");
            return Err(Failure::over(reason, "answer the hello with version 2"));
        }
        self.accord = Some(Accord { protocol, events, many: games == Some(Games::Many) });
        self.unanswered = None;
        if let Some(name) = name.map(|name| plain(&name, 40)).filter(|name| !name.is_empty()) {
            self.pool.named(&self.spec, &name);
            self.title = name;
        }
        if !events {
            self.events.clear();
        }
        Ok(())
    }

    /// Tells the events that are new, to a program that wants them.
    pub(super) fn tell_events(&mut self) -> Result<(), Failure> {
        if self.accord.is_some_and(|accord| accord.events) {
            for event in self.events.range(self.told..) {
                self.say(&ToBot::Event(event.clone()))?;
            }
            self.told = self.events.len();
        }
        Ok(())
    }

    /// Waits for the answer to the last request; `None` where the host was asked to stop. Late answers to earlier requests are
    /// passed over, so that it makes no difference whether they come before or after the next request.
    fn await_answer(&mut self, monitor: &Monitor) -> Result<Option<Said<Action<M>>>, Failure> {
        let (deadline, what) = (self.deadline(), format!("request {}", self.asked));
        for _ in 0..=MOST_LATE {
            let Some(line) = self.next_line(deadline, monitor, &what)? else { return Ok(None) };
            match read::<FromBot<Action<M>>>(&line) {
                Ok(FromBot::Decision(answer)) if answer.id == self.asked => return Ok(Some(Said::Decided(answer))),
                Ok(FromBot::Declaration(said)) if said.id == self.asked && self.knows_declarations() => {
                    return Ok(Some(Said::Declared(said.declaration)));
                }
                Ok(FromBot::Decision(Answer { id, .. }) | FromBot::Declaration(Declared { id, .. }))
                    if id < self.asked => {}
                Ok(FromBot::Declaration(_)) if !self.knows_declarations() => {
                    let remedy = format!("answer the hello with version {WITH_DECLARATIONS}");
                    return Err(Failure::slip("its version of the protocol knows no declarations", remedy));
                }
                Ok(FromBot::Decision(Answer { id, .. }) | FromBot::Declaration(Declared { id, .. })) => {
                    let reason = format!("it answered request {id} while asked {}", self.asked);
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
                    let remedy = problem.remedy.map_or_else(String::new, |remedy| remedy.to_string());
                    let reason = format!(
                        "its answer '{}', column {column}: {}",
                        plain(&line, 60),
                        plain(&problem.reason.to_string(), 200)
                    );
                    return Err(Failure::slip(reason, remedy));
                }
            }
        }
        Err(Failure::over("it keeps answering what was not asked", "answer every request once"))
    }

    /// The next line the program prints; `None` where the host was asked to stop.
    fn next_line(
        &mut self,
        deadline: Option<Deadline>,
        monitor: &Monitor,
        what: &str,
    ) -> Result<Option<String>, Failure> {
        let (Some(process), Some(deadline)) = (&mut self.process, deadline) else { return Ok(None) };
        let answers = "print nothing but answers to standard output";
        match process.hear(deadline, monitor) {
            Heard::Line(Line::Text(line)) => Ok(Some(line)),
            Heard::Line(Line::TooLong) => Err(Failure::over("it printed a line of more than 1 MiB", answers)),
            Heard::Line(Line::NotText(column)) => {
                Err(Failure::slip(format!("its answer is not UTF-8 at byte {column}"), "print UTF-8"))
            }
            Heard::Closed => Err(Failure::over(process.exit_summary(), "it must run until its standard input ends")),
            Heard::Spent => {
                let seconds = self.program.seconds;
                let reason = format!("no answer to {what} within {seconds} s of processor time");
                Err(Failure::over(reason, "answer sooner, or allow more with --move-cpu-seconds"))
            }
            Heard::Late => {
                let seconds = self.program.allowance().0.as_secs();
                let reason = format!("no answer to {what} within {seconds} s");
                Err(Failure::over(reason, "answer sooner, or allow more with --move-seconds"))
            }
            Heard::Stopped => Ok(None),
        }
    }

    pub(super) fn say(&self, message: &ToBot<M::Game>) -> Result<(), Failure> {
        let mut line = serde_json::to_string(message)
            .map_err(|error| Failure::over(format!("the game cannot be told: {error}"), "report this"))?;
        line.push('\n');
        if let Some(process) = &self.process {
            process.say(line);
        }
        Ok(())
    }

    /// Until when its next answer is waited for; `None` where no process runs.
    fn deadline(&self) -> Option<Deadline> {
        self.process.as_ref().map(|process| process.deadline(self.program.allowance()))
    }
}

fn request<M: GameModule>(game: &M::Game, view: &View<M>, think: &Think<'_>, id: u64, seed: u64) -> Request<M::Game> {
    let actions = game.actions(view).filter(|actions| actions.len() <= MOST_LISTED);
    let samples = match &actions {
        Some(_) => Vec::new(),
        None => (0..SAMPLES).filter_map(|at| game.sample(view, &mut Seed(seed).stream("sample", at as u64))).collect(),
    };
    let (budget, explain, declarations) = (think.budget.nodes, think.explain, Vec::new());
    Request { id, view: view.clone(), budget, seed, explain, actions, samples, declarations }
}
