//! A round of a run in parts, wherever they are played: each one line of JSON, the same bytes whoever plays it but for the time it took.

use std::collections::BTreeMap;

use lab::{LabError, Problem, TextFile};
use matches::{ShardIndex, no_shard};
use serde::{Deserialize, Serialize};
use tabletop::hash_bytes;

/// Version of the line; raised whenever an old one would be counted differently.
const FORMAT: u32 = 1;
/// Missing shards that are told one by one; beyond it they are only counted.
const TOLD: usize = 20;

/// A part of a round.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Shard {
    /// [`FORMAT`].
    format: u32,
    /// The [mark](mark) of the run before the round.
    run: String,
    /// Which part of the round.
    shard: u64,
    of: u64,
    /// What came of its matches, in order, each as RON.
    scores: Vec<String>,
    /// Hash of all of the above, as 16 hexadecimal digits.
    check: String,
    /// Processor time it took, which `check` leaves out.
    cpu_seconds: f64,
}

/// What tells a run as it stands from all others: a hash of its file, as 16 hexadecimal digits.
pub(super) fn mark(run: &str) -> String {
    format!("{:016x}", hash_bytes(run.as_bytes()))
}

impl Shard {
    pub fn new(run: String, ShardIndex { shard, of }: ShardIndex, scores: Vec<String>, cpu_seconds: f64) -> Self {
        let mut new = Self { format: FORMAT, run, shard, of, scores, check: String::new(), cpu_seconds };
        new.check = new.checksum();
        new
    }

    /// Its line.
    ///
    /// # Errors
    /// [`LabError::System`]; numbers and words can always be written.
    pub fn line(&self) -> Result<String, LabError> {
        serde_json::to_string(self).map_err(|error| LabError::System(error.to_string()))
    }

    fn part(&self) -> ShardIndex {
        ShardIndex { shard: self.shard, of: self.of }
    }

    fn checksum(&self) -> String {
        let text = serde_json::to_string(&(self.format, &self.run, self.part(), &self.scores)).unwrap_or_default();
        format!("{:016x}", hash_bytes(text.as_bytes()))
    }

    /// What is wrong with it as a part of the next round of the run of this mark, and what to do about it.
    fn fault(&self, run: &str) -> Option<(&'static str, &'static str)> {
        if self.format != FORMAT {
            return Some(("has another format than this program reads", "play it with the same rubicon-lab"));
        }
        if !self.part().sound() || self.checksum() != self.check {
            return Some(("is damaged: it is not what was written", "play it again"));
        }
        (self.run != run).then_some(("is of another run, or of another round of it", "leave it out"))
    }
}

/// What came of all matches of the round that comes next in the run of this mark. A shard may be there more than once, as it is when it was
/// played again to be sure.
///
/// # Errors
/// [`LabError::Input`] with every shard that is damaged, of something else, there twice with different scores, cut otherwise, or missing.
pub(super) fn gather(files: &[TextFile], run: &str) -> Result<Vec<String>, LabError> {
    let (mut problems, mut shards) = (Vec::new(), BTreeMap::<ShardIndex, Shard>::new());
    for file in files {
        for (line, text) in file.text.lines().enumerate().filter(|(_, text)| !text.trim().is_empty()) {
            let here = |problem: Problem| problem.in_file(&file.name).at(line + 1, 1);
            match read(text, run, &shards) {
                Ok(shard) => drop(shards.entry(shard.part()).or_insert(shard)),
                Err(problem) => problems.push(here(problem)),
            }
        }
    }
    missing(&shards, &mut problems);
    if problems.is_empty() {
        Ok(shards.into_values().flat_map(|shard| shard.scores).collect())
    } else {
        Err(LabError::Input(problems))
    }
}

/// The shard of a line, if it goes with those there are.
fn read(text: &str, run: &str, shards: &BTreeMap<ShardIndex, Shard>) -> Result<Shard, Problem> {
    let shard: Shard = serde_json::from_str(text)
        .map_err(|error| no_shard(&error).remedy("write what 'rubicon-lab shard train' prints"))?;
    let part = shard.part();
    let problem = |reason: &str, remedy: &str| Problem::new(format!("shard {part} {reason}")).remedy(remedy.to_owned());
    if let Some((reason, remedy)) = shard.fault(run) {
        return Err(problem(reason, remedy));
    }
    if let Some(other) = shards.keys().find(|other| other.of != part.of) {
        return Err(problem(&format!("overlaps: the round is cut into {} elsewhere", other.of), "leave it out"));
    }
    match shards.get(&part) {
        Some(known) if known.check != shard.check => {
            Err(problem("is there twice, with different scores", "play it again and keep that"))
        }
        _ => Ok(shard),
    }
}

fn missing(shards: &BTreeMap<ShardIndex, Shard>, problems: &mut Vec<Problem>) {
    let Some(of) = shards.keys().next().map(|part| part.of) else {
        if problems.is_empty() {
            problems.push(
                Problem::new("there are no shards").remedy("name files that 'rubicon-lab shard train' has printed"),
            );
        }
        return;
    };
    let lacking = (1..=of).map(|shard| ShardIndex { shard, of }).filter(|part| !shards.contains_key(part));
    let told = lacking.clone().take(TOLD);
    problems.extend(told.map(|part| Problem::new(format!("shard {part} is missing")).remedy("play it")));
    let more = lacking.count().saturating_sub(TOLD);
    if more > 0 {
        problems.push(Problem::new(format!("{more} more shards of {of} are missing")));
    }
}
