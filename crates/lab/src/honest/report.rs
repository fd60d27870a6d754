//! A whole record, or one decision of it, asked anew.

use std::sync::atomic::{AtomicBool, Ordering};

use serde::Serialize;
use serde_json::Value;
use tabletop::{Budget, Game, Message, Monitor, Seat, Session};

use super::answer::{CannotAsk, Honest};
use super::deed::Deed;
use super::question::{Question, Questions, opponent, question};
use super::respondent::{Respondents, ask_anew};
use crate::replay::followed;
use crate::{GameModule, LabError, Library, Problem, TextFile};

/// What is asked anew.
#[derive(Clone, Copy, Debug, Default)]
pub struct HonestRequest {
    /// The number of the line of play; `None` for the record's own.
    pub branch: Option<u32>,
    /// The one decision that was made after so many steps; `None` for all.
    pub step: Option<usize>,
    /// What each decision could spend; `None` for what the record says.
    pub budget: Option<Budget>,
}

/// A record whose opponents were asked anew.
#[derive(Clone, Debug, Serialize)]
pub struct HonestReport {
    /// The game's id.
    pub game: String,
    /// The file.
    pub file: String,
    /// The one decision asked for, by the steps made before it, if it was one alone.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub step: Option<usize>,
    /// One per seat, in turn order.
    pub seats: Vec<SeatHonesty>,
    /// Whether it was stopped before all had been asked.
    pub stopped: bool,
    /// What came of the one decision asked for.
    #[serde(skip)]
    pub told: Option<Message>,
}

/// The decisions of one seat.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct SeatHonesty {
    /// From 1.
    pub seat: usize,
    /// The name shown in the log.
    pub name: String,
    /// The opponent; `human` for a person.
    pub agent: String,
    /// Decisions asked anew.
    pub asked: u64,
    /// Those that are the same.
    pub same: u64,
    /// Those of them that are the same in another world, too, in which what is hidden lies otherwise; for the others none was found, as where nothing is hidden.
    pub same_elsewhere: u64,
    /// The first that differs.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub different: Option<DifferentDecision>,
    /// Why there was a decision that nobody could be asked for.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub not_asked: Option<Message>,
    /// Whether a person sits there, who is not asked.
    pub person: bool,
}

/// A decision that came out otherwise.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct DifferentDecision {
    /// Actions and outcomes made before.
    pub step: usize,
    /// Turns begun.
    pub turn: u64,
    /// What was decided then, as the game writes it.
    pub then: Value,
    /// What is decided now.
    pub now: Value,
    /// Whether it differs in another world alone.
    pub other_world: bool,
    /// Both as the game's people write them, where they have a notation.
    #[serde(skip)]
    pub words: [String; 2],
}

impl HonestReport {
    /// Whether all opponents were asked, there was at least one to ask, and all of them decided the same.
    pub fn holds(&self) -> bool {
        let opponents = || self.seats.iter().filter(|seat| !seat.person);
        !self.stopped
            && opponents().all(|seat| seat.same == seat.asked && seat.not_asked.is_none())
            && opponents().any(|seat| seat.asked > 0)
    }
}

impl SeatHonesty {
    /// Counts what came of a decision.
    fn count<M: GameModule>(&mut self, module: &M, question: &Question<M::Game>, answer: &Honest<M::Game>) {
        match answer {
            Honest::CannotAsk(CannotAsk::Stopped) => {}
            Honest::CannotAsk(why) => {
                self.not_asked.get_or_insert_with(|| why.message());
            }
            Honest::Same { other_world } => {
                self.asked += 1;
                self.same += 1;
                self.same_elsewhere += u64::from(*other_world);
            }
            Honest::Different { then, now, other_world } => {
                self.asked += 1;
                self.different.get_or_insert_with(|| DifferentDecision {
                    step: question.step,
                    turn: question.turn,
                    then: then.value(),
                    now: now.value(),
                    other_world: *other_world,
                    words: [then, now].map(|deed| deed.text(module, &question.game)),
                });
            }
        }
    }
}

/// Asks the opponents of a record anew. `stop` ends that after the decision under way; `progress` is told the steps followed and all there are.
///
/// # Errors
/// [`LabError::Input`] with the file and the step that cannot be followed, or where there is no such line or decision.
pub(crate) fn check<M: GameModule>(
    module: &M,
    library: &Library,
    file: &TextFile,
    request: HonestRequest,
    stop: &AtomicBool,
    progress: &mut dyn FnMut(u64, u64),
) -> Result<HonestReport, LabError> {
    let (record, session) = followed(module, library, file, request.branch)?;
    let budget = request.budget.unwrap_or(Budget { nodes: record.budget });
    let mut report = HonestReport {
        game: M::Game::ID.to_owned(),
        file: file.name.clone(),
        step: request.step,
        seats: seats(&session),
        stopped: false,
        told: None,
    };
    match request.step {
        Some(step) => {
            one(module, (&session, budget), step, &mut report).map_err(|problem| problem.in_file(&file.name))?
        }
        None => all(module, Questions::new(module, &session, budget), &mut report, stop, progress),
    }
    Ok(report)
}

/// Asks for one decision.
fn one<M: GameModule>(
    module: &M,
    (session, budget): (&Session<M::Game>, Budget),
    step: usize,
    report: &mut HonestReport,
) -> Result<(), Problem> {
    let question = match question(module, session, budget, step) {
        Ok(question) => question,
        Err(why) => {
            let why = why.message().to_string();
            let problem = Problem::new(format!("step {step}: {}", why.trim_end_matches('.')));
            return Err(problem.remedy("name a step at which an opponent of the house decided"));
        }
    };
    let answer = ask_anew(module, &question, &Monitor::new());
    report.told = Some(answer.message(|deed| Message::text(deed.text(module, &question.game))));
    if let Some(seat) = report.seats.get_mut(question.seat.index()) {
        seat.count(module, &question, &answer);
    }
    Ok(())
}

/// Asks for all of them; each seat has one opponent, who goes through the game from its beginning.
fn all<M: GameModule>(
    module: &M,
    mut questions: Questions<'_, M>,
    report: &mut HonestReport,
    stop: &AtomicBool,
    progress: &mut dyn FnMut(u64, u64),
) {
    let mut seated: Vec<Option<Respondents<M::Game>>> = report.seats.iter().map(|_| None).collect();
    while let Some(question) = questions.next() {
        let (done, steps) = questions.progress();
        progress(done as u64, steps as u64);
        if stop.load(Ordering::Relaxed) {
            report.stopped = true;
            return;
        }
        let at = question.seat.index();
        let (Some(seat), Some(chair)) = (report.seats.get_mut(at), seated.get_mut(at)) else { continue };
        let answer = match seat_again(module, chair, &question.agent) {
            Ok(respondents) => respondents.ask(&question, &Monitor::new()),
            Err(why) => Honest::CannotAsk(why),
        };
        seat.count(module, &question, &answer);
    }
}

/// The opponent that goes through the game in a chair, made where nobody sits there yet.
fn seat_again<'a, M: GameModule>(
    module: &M,
    chair: &'a mut Option<Respondents<M::Game>>,
    spec: &str,
) -> Result<&'a mut Respondents<M::Game>, CannotAsk> {
    match chair {
        Some(respondents) => Ok(respondents),
        None => Ok(chair.insert(Respondents::new(module, spec)?)),
    }
}

/// Who sat in the seats. Programs that decided something cannot be asked.
fn seats<G: Game>(session: &Session<G>) -> Vec<SeatHonesty> {
    let decided = |seat: Seat| session.steps().iter().filter_map(Deed::of).any(|(by, _)| by == seat);
    let seats = Seat::all(session.players().len()).zip(session.players());
    let tell = |(seat, player): (Seat, &tabletop::Player)| {
        let why = opponent(player).err();
        SeatHonesty {
            seat: seat.index() + 1,
            name: player.name.clone(),
            agent: player.controller.to_string(),
            asked: 0,
            same: 0,
            same_elsewhere: 0,
            different: None,
            person: why == Some(CannotAsk::Person),
            not_asked: why.filter(|why| *why != CannotAsk::Person && decided(seat)).map(|why| why.message()),
        }
    };
    seats.map(tell).collect()
}
