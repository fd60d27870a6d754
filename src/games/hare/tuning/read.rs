//! The studies as they lie in files: those of the program, and after them the player's own, the newest first.

use hare::Hare;
use lab::{LabError, Library, Problem, Scene, TextFile};
use registry::games::hare::studies;
use registry::games::hare::tune::{Measurement, Tuning};
use tabletop::{Game, message};

use crate::{games::hare::STUDIES, storage::Storage};

/// Most of the player's own studies that are read.
pub const MOST_OWN: usize = 200;

/// Every study, and what the grid of weights makes of them.
pub struct Studies {
    /// The studies.
    pub scenes: Vec<Scene<Hare>>,
    /// The file of each.
    pub files: Vec<TextFile>,
    /// Each evaluated once, in the same order.
    pub measurement: Measurement,
    /// The whole grid; `None` without studies.
    pub tuning: Option<Tuning>,
}

/// Reads all of them, and tells of files that are no studies what is wrong with them.
pub fn read(library: &Library, storage: Option<&Storage>) -> (Studies, Vec<Problem>) {
    let mut problems = Vec::new();
    let named = |name: &String| Ok(TextFile { name: name.clone(), ..library.scene(name)? });
    let mut files: Vec<Result<TextFile, LabError>> = library.studies(Hare::ID).iter().map(named).collect();
    if let Some(storage) = storage {
        let own = storage.newest_first(STUDIES, "ron");
        if own.len() > MOST_OWN {
            let count = i64::try_from(own.len()).unwrap_or(i64::MAX);
            let many = message!(
                "fault-hare-many_studies",
                "there are {count} studies; the newest {most} are read",
                count,
                most = MOST_OWN as i64
            );
            problems.push(Problem::warning(many));
        }
        files.extend(own.into_iter().take(MOST_OWN).filter_map(|name| own_file(storage, name).transpose()));
    }
    let (mut scenes, mut kept) = (Vec::new(), Vec::new());
    for file in files {
        match file.and_then(|file| Ok((studies::read(library, &file)?, file))) {
            Ok((scene, file)) => {
                scenes.push(scene);
                kept.push(file);
            }
            Err(error) => problems.extend(error.problems()),
        }
    }
    let measurement = Measurement::of(&scenes);
    let tuning = measurement.tune();
    (Studies { scenes, files: kept, measurement, tuning }, problems)
}

/// One of the player's; `None` where it is gone by now.
fn own_file(storage: &Storage, name: String) -> Result<Option<TextFile>, LabError> {
    match storage.read(&name) {
        Ok(text) => Ok(text.map(|text| TextFile { name, text })),
        Err(problem) => Err(Problem::new(problem.message()).in_file(name).into()),
    }
}
