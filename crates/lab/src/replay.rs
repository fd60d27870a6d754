//! Follows a record to its end and checks it.

use std::collections::BTreeMap;

use serde::Serialize;
use tabletop::notation::Transcript;
use tabletop::{Eye, Game, LineId, Record, RecordError, Seed, Session, message};

use crate::play::{SeatReport, seat_reports};
use crate::{GameModule, LabError, Library, Problem, TextFile};

/// How a record is followed.
#[derive(Clone, Copy, Debug, Default)]
pub struct ReplayRequest {
    /// Whether every die and card is checked against the seed, on all lines of play.
    pub verify: bool,
    /// The number of the line of play that is reported; `None` for the record's own.
    pub branch: Option<u32>,
}

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
    /// The whole line of play as the game's people write it and as everybody may know it, where they have a notation.
    #[serde(skip)]
    pub text: Option<String>,
    /// The number of the line of play that this is; left out where the record has only one and is at its end.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub branch: Option<u32>,
    /// All lines of play, in the order they began, each to its end; left out likewise.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub branches: Vec<BranchReport>,
    /// How often play went on otherwise although something that lay ahead had been shown; left out in an honest game.
    #[serde(skip_serializing_if = "is_zero")]
    pub hindsight: u32,
}

/// A line of play of a record.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct BranchReport {
    /// Its number.
    pub branch: u32,
    /// The line it leaves; `None` for the first.
    pub parent: Option<u32>,
    /// How many steps it shares with that.
    pub fork: usize,
    /// Actions and outcomes, those it shares included.
    pub steps: usize,
    /// Why the game ended on it; `None` where it is not over.
    pub reason: Option<String>,
    /// Hash of its last state, as 16 hexadecimal digits.
    pub hash: String,
}

/// Which game a record is of.
///
/// # Errors
/// [`LabError::Input`] where the file is no record.
pub fn record_game(file: &TextFile) -> Result<String, LabError> {
    tabletop::game_of(&file.text).map_err(|error| problem(file, &error).into())
}

/// Follows a record with all its lines.
///
/// # Errors
/// [`LabError::Input`] with the file and the step that cannot be followed, or where the line asked for is not there.
pub(crate) fn replay<M: GameModule>(
    module: &M,
    library: &Library,
    file: &TextFile,
    request: ReplayRequest,
) -> Result<ReplayReport, LabError> {
    let (record, mut session) = opened(module, library, file)?;
    if request.verify {
        session.verify_dice().map_err(|error| problem(file, &error))?;
    }
    let branches = branches(&session);
    let branched = branches.len() > 1 || !session.undone().is_empty();
    choose(&mut session, request.branch, file)?;
    let length = module.length(session.game(), session.state());
    let standing = session.standing();
    let names: Vec<String> = session.players().iter().map(|player| player.name.clone()).collect();
    let controllers: Vec<String> = session.players().iter().map(|player| player.controller.to_string()).collect();
    Ok(ReplayReport {
        game: M::Game::ID.to_owned(),
        file: file.name.clone(),
        about: record.about.clone(),
        seed: session.seed(),
        seats: seat_reports(&names, &controllers, standing.as_ref(), &[], |seat| {
            module.points(session.game(), session.state(), seat)
        }),
        reason: standing.map(|standing| standing.reason.into_owned()),
        rounds: length.rounds,
        turns: length.turns,
        steps: session.len(),
        hash: format!("{:016x}", session.hash()),
        verified: request.verify,
        text: module.notation().map(|notation| Transcript::write_game(notation, &session, Eye::Public)),
        branch: branched.then_some(session.line().0),
        hindsight: session.hindsight(),
        branches: if branched { branches } else { Vec::new() },
    })
}

/// A record and the game that it is of, which stands at the end of a line: the one of that number, or the record's own.
///
/// # Errors
/// As [`replay`].
pub(crate) fn followed<M: GameModule>(
    module: &M,
    library: &Library,
    file: &TextFile,
    branch: Option<u32>,
) -> Result<(Record<M::Game>, Session<M::Game>), LabError> {
    let (record, mut session) = opened(module, library, file)?;
    choose(&mut session, branch, file)?;
    Ok((record, session))
}

/// A record and the game that it is of, which stands where it was left.
fn opened<M: GameModule>(
    module: &M,
    library: &Library,
    file: &TextFile,
) -> Result<(Record<M::Game>, Session<M::Game>), LabError> {
    let record: Record<M::Game> = Record::from_ron(&file.text).map_err(|error| problem(file, &error))?;
    let game = module.rules(record.setup.clone(), library).map_err(|faults| {
        let in_file = |problem: Problem| if problem.file.is_some() { problem } else { problem.in_file(&file.name) };
        LabError::Input(faults.into_iter().map(|fault| in_file(fault.problem)).collect())
    })?;
    let session = Session::replay(game, &record).map_err(|error| problem(file, &error))?;
    Ok((record, session))
}

/// Goes over to the end of another line, where one is asked for.
fn choose<G: Game>(session: &mut Session<G>, branch: Option<u32>, file: &TextFile) -> Result<(), LabError> {
    match branch {
        Some(branch) => session.switch(LineId(branch)).map_err(|_| no_branch(file, branch).into()),
        None => Ok(()),
    }
}

fn branches<G: Game>(session: &Session<G>) -> Vec<BranchReport> {
    let report = |line: tabletop::LineInfo| BranchReport {
        branch: line.id.0,
        parent: line.parent.map(|parent| parent.0),
        fork: line.fork,
        steps: line.len,
        reason: line.standing.map(|standing| standing.reason.into_owned()),
        hash: format!("{:016x}", line.hash),
    };
    session.lines().into_iter().map(report).collect()
}

fn no_branch(file: &TextFile, branch: u32) -> Problem {
    Problem::new(format!("has no branch {branch}"))
        .remedy("follow it without a branch to see which it has")
        .in_file(&file.name)
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde calls it so")]
fn is_zero(count: &u32) -> bool {
    *count == 0
}

fn problem(file: &TextFile, error: &RecordError) -> Problem {
    let problem = match error {
        RecordError::Syntax { line, column, reason } => {
            let reason = message!("fault-replay-syntax", "is not a saved game: {reason}", reason = reason.clone());
            Problem::new(reason).at(*line, *column).remedy(message!(
                "remedy-replay-syntax",
                "name a file that 'play --save' or the game itself has written"
            ))
        }
        RecordError::Step { .. }
        | RecordError::OtherEnd { .. }
        | RecordError::Dice { .. }
        | RecordError::Branch { .. }
        | RecordError::Branches { .. }
        | RecordError::Origin(_) => Problem::new(error.message())
            .remedy(message!("remedy-replay-damaged", "the file was changed or damaged; use an undamaged copy")),
        RecordError::Players { .. } => {
            Problem::new(error.message()).remedy(message!("remedy-replay-players", "name one player per seat"))
        }
        _ => Problem::new(error.message()),
    };
    problem.in_file(&file.name)
}
