//! The report of runs that bred strategies: each looked at anew, on fresh games.

use std::path::Path;

use lab::{LabError, Library, Problem, read_text_within};
use registry::RegisteredGame;
use registry::command::Done;
use reports::Document;
use training::breed::{BreedControl, BreedProgress, BreedRun, BreedStudy, Breeding, MOST_BYTES};

use super::Found;
use crate::args::ReportArgs;
use crate::commands::in_file;
use crate::progress::{Bar, interruptible};

/// Games of every two leaders, where nothing else is said.
const GAMES: u32 = 10_000;

/// Looks at every run. Where that is stopped, it tells of those that were done by then.
pub fn find(library: &Library, any_game: &dyn RegisteredGame, args: &ReportArgs) -> anyhow::Result<Found> {
    let breeding = any_game.breeding().ok_or_else(|| {
        let problem = Problem::new(format!("{} breeds no strategies, so it has no --runs", args.game));
        LabError::from(problem.remedy("leave it out"))
    })?;
    let words = library.words(args.lang.as_deref())?.0;
    // What is wrong with the last file is said before the first is measured.
    let runs: Vec<BreedRun> = args.runs.iter().map(|file| read(breeding, library, file)).collect::<Result<_, _>>()?;
    let mut studies = Vec::new();
    for (number, run) in (1..).zip(&runs) {
        match study(run, (number, runs.len()), args)? {
            Some(study) => studies.push(study),
            None => break,
        }
    }
    let stopped = studies.len() < runs.len();
    let note = stopped.then(|| format!("stopped: {} of {} runs were looked at", studies.len(), runs.len()));
    let title = words.named(&format!("game-{}", args.game), any_game.info().title);
    let document = Document::bred(title, &studies, &words);
    Ok(Found { document, learning: Vec::new(), note, done: if stopped { Done::Interrupted } else { Done::All } })
}

fn read(breeding: &dyn Breeding, library: &Library, file: &Path) -> Result<BreedRun, LabError> {
    let text = read_text_within(file, MOST_BYTES)?;
    let run = BreedRun::resume(breeding, library, &text)?;
    run.ended().map_err(|error| in_file(error, &text))?;
    Ok(run)
}

/// `None` where it was stopped.
fn study(run: &BreedRun, (number, runs): (usize, usize), args: &ReportArgs) -> Result<Option<BreedStudy>, LabError> {
    let bar = Bar::by_share(false);
    let control = BreedControl {
        progress: &|progress: BreedProgress| {
            bar.set_saying(progress.done, progress.planned, || {
                format!("run {number} of {runs}, leaders against each other")
            });
        },
        keep: &|_| Ok(()),
        stop: interruptible(),
        threads: args.threads.asked(),
    };
    run.study(&control, args.games.unwrap_or(GAMES))
}
