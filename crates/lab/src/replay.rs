//! Follows a record to its end and checks it.

use std::collections::BTreeMap;

use serde::Serialize;
use tabletop::{Controller, Game, Record, RecordError, Seed, Session};

use crate::play::{SeatReport, seat_reports};
use crate::{GameModule, LabError, Library, Problem, TextFile};

/// A game that was followed to its end.
#[derive(Clone, Debug, Serialize)]
pub struct ReplayReport {
    /// The game's id.
    pub game: String,
    /// The file.
    pub file: String,
    /// What whoever wrote the file says about it, by key: a save's title, what a crash report found.
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    pub about: BTreeMap<String, String>,
    /// The seed.
    pub seed: Seed,
    /// One per seat, in turn order.
    pub seats: Vec<SeatReport>,
    /// Why it ended; `None` where it is not over.
    pub reason: Option<String>,
    /// Rounds begun.
    pub rounds: u64,
    /// Turns begun.
    pub turns: u64,
    /// Actions and outcomes.
    pub steps: usize,
    /// Hash of the last state, which is the recorded one, as 16 hexadecimal digits.
    pub hash: String,
    /// Whether every die and card was checked against the seed.
    pub verified: bool,
}

/// Which game a record is of.
///
/// # Errors
/// [`LabError::Input`] where the file is no record.
pub fn record_game(file: &TextFile) -> Result<String, LabError> {
    tabletop::game_of(&file.text).map_err(|error| problem(file, &error).into())
}

/// Follows a record; with `verify`, checks every die and card too.
///
/// # Errors
/// [`LabError::Input`] with the file and the step that cannot be followed.
pub(crate) fn replay<M: GameModule>(
    module: &M,
    library: &Library,
    file: &TextFile,
    verify: bool,
) -> Result<ReplayReport, LabError> {
    let record: Record<M::Game> = Record::from_ron(&file.text).map_err(|error| problem(file, &error))?;
    let game = module.rules(record.setup.clone(), library).map_err(|faults| {
        let in_file = |problem: Problem| if problem.file.is_some() { problem } else { problem.in_file(&file.name) };
        LabError::Input(faults.into_iter().map(|fault| in_file(fault.problem)).collect())
    })?;
    let session = Session::replay(game, &record).map_err(|error| problem(file, &error))?;
    if verify {
        session.verify_dice().map_err(|error| problem(file, &error))?;
    }
    let length = module.length(session.game(), session.state());
    let standing = session.standing();
    let names: Vec<String> = session.players().iter().map(|player| player.name.clone()).collect();
    let controllers: Vec<String> = session
        .players()
        .iter()
        .map(|player| match &player.controller {
            Controller::Human => "human".to_owned(),
            Controller::Agent(spec) => spec.clone(),
        })
        .collect();
    Ok(ReplayReport {
        game: M::Game::ID.to_owned(),
        file: file.name.clone(),
        about: record.about.clone(),
        seed: session.seed(),
        seats: seat_reports(&names, &controllers, standing.as_ref(), &[]),
        reason: standing.map(|standing| standing.reason.into_owned()),
        rounds: length.rounds,
        turns: length.turns,
        steps: session.len(),
        hash: format!("{:016x}", session.hash()),
        verified: verify,
    })
}

fn problem(file: &TextFile, error: &RecordError) -> Problem {
    let problem = match error {
        RecordError::Syntax { line, column, reason } => Problem::new(format!("is no saved game: {reason}"))
            .at(*line, *column)
            .remedy("name a file that 'play --save' or the game itself has written"),
        RecordError::Step { .. } | RecordError::OtherEnd { .. } | RecordError::Dice { .. } | RecordError::Origin(_) => {
            Problem::new(error.to_string()).remedy("the file was changed or damaged; use an undamaged copy")
        }
        RecordError::Players { .. } => Problem::new(error.to_string()).remedy("name one player per seat"),
        _ => Problem::new(error.to_string()),
    };
    problem.in_file(&file.name)
}
