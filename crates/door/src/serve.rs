//! The other side of the door: an agent of the house that answers whoever asks, line by line.

use std::io::{BufRead, ErrorKind, Write};
use std::sync::Arc;

use lab::{GameModule, LabError, Library, Problem, is_program, render};
use tabletop::{Agent, Budget, Declaration, Game, Message, Monitor, Seed, Think};
use words::Catalog;

use crate::lines::{Line, read_line};
use crate::message::{
    Answer, Complaint, Declared, FromBot, Games, Hello, OLDEST, Offer, PROTOCOL, Ready, Request, ToBot, WITH_MESSAGES,
    read,
};

/// Longest line that is read, in bytes.
const LONGEST: usize = 16 << 20;

type Action<M> = <<M as GameModule>::Game as Game>::Action;

/// A game somebody has opened by a hello.
struct Table<M: GameModule> {
    game: Arc<M::Game>,
    agent: Box<dyn Agent<M::Game>>,
    protocol: u32,
    /// What its reasons are put into.
    words: Catalog,
}

/// A line that is not answered: where it is wrong, and how.
type Refusal = (Option<usize>, Problem);

/// Answers requests with the agent `spec` until the input ends. A line that is wrong gets one line that says so.
///
/// # Errors
/// [`LabError::Input`] for an agent there is not; [`LabError::System`] where the input cannot be read or the output not written,
/// unless nobody reads it any more.
pub(crate) fn serve<M: GameModule>(
    module: &M,
    library: &Library,
    spec: &str,
    input: &mut dyn BufRead,
    output: &mut dyn Write,
) -> Result<(), LabError> {
    if is_program(spec) {
        let problem = Problem::new("an outside program cannot be served to another");
        return Err(problem.remedy("name an agent of the game; see 'rubicon-lab agents'").into());
    }
    module.agent(spec)?;
    let (words, _) = library.words(None)?;
    let failed = |error: std::io::Error| LabError::System(format!("standard input or output failed: {error}"));
    let mut input = input;
    let mut table = None;
    let mut number = 0;
    while let Some(line) = read_line(&mut input, LONGEST).map_err(failed)? {
        number += 1;
        let answer = match line {
            Line::Text(line) => respond(module, library, &words, spec, &mut table, &line),
            Line::NotText(column) => Err((Some(column), Problem::new("the line is not UTF-8").remedy("write UTF-8"))),
            Line::TooLong => {
                skip_line(&mut input).map_err(failed)?;
                Err((None, Problem::new("the line is longer than 16 MiB").remedy("write one message a line")))
            }
        };
        let message = match answer {
            Ok(None) => continue,
            Ok(Some(message)) => message,
            Err((column, problem)) => FromBot::Error(Complaint {
                line: Some(number),
                column: column.map(|column| column as u64),
                reason: problem.reason.to_string(),
                remedy: problem.remedy.map(|remedy| remedy.to_string()),
            }),
        };
        let text = serde_json::to_string(&message).map_err(|error| LabError::System(error.to_string()))?;
        match writeln!(output, "{text}").and_then(|()| output.flush()) {
            Err(error) if error.kind() == ErrorKind::BrokenPipe => return Ok(()),
            done => done.map_err(failed)?,
        }
    }
    Ok(())
}

/// Reads on to the end of a line.
fn skip_line(input: &mut impl BufRead) -> std::io::Result<()> {
    loop {
        let piece = input.fill_buf()?;
        let (read, ended) = match piece.iter().position(|byte| *byte == b'\n') {
            Some(at) => (at + 1, true),
            None => (piece.len(), piece.is_empty()),
        };
        input.consume(read);
        if ended {
            return Ok(());
        }
    }
}

fn respond<M: GameModule>(
    module: &M,
    library: &Library,
    words: &Catalog,
    spec: &str,
    table: &mut Option<Table<M>>,
    line: &str,
) -> Result<Option<FromBot<Action<M>>>, Refusal> {
    let message: ToBot<M::Game> = read(line).map_err(|(column, problem)| (Some(column), problem))?;
    let refused = |problem: Problem| (None, problem);
    if let ToBot::Hello(hello) = message {
        let protocol = spoken(&hello).map_err(refused)?;
        let opened = open(module, library, words.clone(), spec, (hello, protocol)).map_err(refused)?;
        let events = opened.agent.watches();
        *table = Some(opened);
        let games = (protocol > OLDEST).then_some(Games::Many);
        return Ok(Some(FromBot::Ready(Ready { protocol, name: Some(spec.to_owned()), events, games })));
    }
    let Some(table) = table else {
        return Err(refused(Problem::new("nobody has said hello yet").remedy("begin with a line {\"hello\": {…}}")));
    };
    match message {
        ToBot::Decide(request) => table.decide(&request).map(Some).map_err(refused),
        ToBot::Offer(offer) => table.answer(&offer).map(Some).map_err(refused),
        ToBot::Event(event) => {
            if table.agent.watches() {
                table.agent.observe(&table.game, &event);
            }
            Ok(None)
        }
        ToBot::Reset {} => {
            table.agent.reset();
            Ok(None)
        }
        ToBot::Forfeit(_) | ToBot::End(_) | ToBot::Hello(_) => Ok(None),
    }
}

/// The newest version of the protocol that both sides speak.
fn spoken<G: Game>(hello: &Hello<G>) -> Result<u32, Problem> {
    let theirs = hello.versions.iter().copied().chain([hello.protocol]);
    theirs.filter(|version| (OLDEST..=PROTOCOL).contains(version)).max().ok_or_else(|| {
        let found = hello.protocol.to_string();
        differs("version of the protocol", found, format!("{OLDEST} to {PROTOCOL}"))
    })
}

fn differs(what: &str, found: String, wanted: String) -> Problem {
    Problem::new(format!("{what} {found} is asked for, and this is {wanted}"))
        .remedy("use the same version of Rubicon, with the same content, on both sides")
}

fn open<M: GameModule>(
    module: &M,
    library: &Library,
    words: Catalog,
    spec: &str,
    (hello, protocol): (Hello<M::Game>, u32),
) -> Result<Table<M>, Problem> {
    if hello.game != M::Game::ID {
        return Err(differs("the game", format!("'{}'", hello.game), format!("'{}'", M::Game::ID)));
    }
    if let Some(rules) = hello.rules.filter(|rules| *rules != M::Game::RULES) {
        return Err(differs("version of the rules", rules.to_string(), M::Game::RULES.to_string()));
    }
    let game = module.rules(hello.setup, library).map_err(|faults| {
        let reasons: Vec<String> = faults.into_iter().map(|fault| fault.problem.to_string()).collect();
        Problem::new(format!("the setup cannot be played: {}", reasons.join("; ")))
    })?;
    let content = format!("{:016x}", game.content_hash());
    if let Some(found) = hello.content.filter(|found| *found != content) {
        return Err(differs("content", found, content));
    }
    if hello.seats != game.seats() || hello.seat.index() >= game.seats() {
        let reason = format!("{} of {} seats, where the game has {}", hello.seat, hello.seats, game.seats());
        return Err(Problem::new(reason).remedy("count seats from 0"));
    }
    Ok(Table { game, agent: module.agent(spec)?, protocol, words })
}

impl<M: GameModule> Table<M> {
    /// Answers a draw that is offered.
    fn answer(&mut self, offer: &Offer<M::Game>) -> Result<FromBot<Action<M>>, Problem> {
        self.check_view(&offer.view)?;
        let may = [Declaration::AcceptDraw, Declaration::DeclineDraw];
        let declared = self.speak(offer.id, &offer.view, &may, offer.seed);
        declared.ok_or_else(|| Problem::new("no draw is agreed on in this game").remedy("offer none"))
    }

    /// What the agent declares, if anything.
    fn speak(
        &mut self,
        id: u64,
        view: &<M::Game as Game>::View,
        may: &[Declaration],
        seed: u64,
    ) -> Option<FromBot<Action<M>>> {
        if may.is_empty() || self.game.declarations().is_none() {
            return None;
        }
        let (rng, monitor) = (Seed(seed).stream("declare", 0), Monitor::new());
        let mut think = Think { budget: Budget::default(), explain: false, rng, monitor: &monitor };
        let declaration = self.agent.speak(&self.game, view, may, &mut think)?;
        Some(FromBot::Declaration(Declared { id, declaration }))
    }

    fn check_view(&self, view: &<M::Game as Game>::View) -> Result<(), Problem> {
        M::check_view(&self.game, view).map_err(|illegal| {
            Problem::new(format!("the view cannot be played: {illegal}")).remedy("send a view as the game writes it")
        })
    }

    /// What the agent declares where it may, or else decides.
    fn decide(&mut self, request: &Request<M::Game>) -> Result<FromBot<Action<M>>, Problem> {
        let refused = |reason: String| Problem::new(format!("the view cannot be played: {reason}"));
        self.check_view(&request.view)?;
        if self.game.sample(&request.view, &mut Seed(request.seed).stream("forfeit", 0)).is_none() {
            return Err(refused("nobody is to act".to_owned()).remedy("ask the seat whose turn it is"));
        }
        let declared = self.speak(request.id, &request.view, &request.declarations, request.seed);
        if let Some(declared) = declared {
            return Ok(declared);
        }
        let monitor = Monitor::new();
        let mut think = Think {
            budget: Budget { nodes: request.budget },
            explain: request.explain,
            rng: Seed(request.seed).stream("bot", 0),
            monitor: &monitor,
        };
        let decision = self.agent.decide(&self.game, &request.view, &mut think);
        Ok(FromBot::Decision(Answer {
            id: request.id,
            action: decision.action,
            explanation: decision.explanation.and_then(|mut reasons| {
                reasons.render(&|message| render(&self.words, message));
                if self.protocol < WITH_MESSAGES {
                    reasons
                        .messages_mut()
                        .for_each(|message| *message = Message::text(std::mem::take(&mut message.text)));
                }
                serde_json::to_value(reasons).ok()
            }),
            effort: decision.effort.into(),
        }))
    }
}
