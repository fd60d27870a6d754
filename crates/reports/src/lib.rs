//! What is known about the strength of a game's opponents, for people to read.
//!
//! `plan` says which matches tell it, data of each game; `results` keeps what they found, a line each, so that a report goes on
//! where it was stopped and figures can be looked at again without playing; `ladder` rates those who met each other; `learned`
//! reads the files of weights; `section` is the form of words and tables, `chart` of pictures, `document` puts it into them, and `bred` what
//! runs that bred strategies found. How a document looks as a page or a text is for callers to say.

mod bred;
mod chart;
mod document;
mod ladder;
mod learned;
mod plan;
mod results;
mod section;

pub use chart::{Chart, Curve, Heat};
pub use document::Document;
pub use ladder::{Ladder, Rated};
pub use plan::{Mirrors, ReportPlan, Round, Trial, Trials, Written};
pub use results::Results;
pub use section::{Cell, Section};

use lab::{LabError, Library, Opening};
use matches::{AnyGameMatches, MatchReport, MatchRequest, RunControl};
use tabletop::Budget;

/// Plays a match of a plan.
///
/// # Errors
/// As [`AnyGameMatches::play_match`].
pub fn measure(
    any_game: &dyn AnyGameMatches,
    library: &Library,
    trial: &Trial,
    threads: Option<usize>,
    control: &RunControl<'_>,
) -> Result<MatchReport, LabError> {
    let request = MatchRequest {
        opening: Opening::Setup { options: trial.setup.clone(), seats: Some(trial.seats) },
        agents: trial.agents.clone(),
        games: trial.games,
        seed: trial.seed,
        budget: Budget::default(),
        threads,
        recorder: door::Recorder::default(),
    };
    any_game.play_match(library, &request, control)
}
