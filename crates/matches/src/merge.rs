//! Shards of a match, in any order, into its report.

use std::collections::BTreeMap;

use lab::{LabError, Problem, ProgramReport, TextFile};

use crate::contest::{Harvest, Layout};
use crate::shard::{Shard, command};
use crate::shard_index::no_shard;
use crate::tally::tally;
use crate::{MatchReport, ShardIndex};

/// Missing shards that are told one by one; beyond it they are only counted.
const TOLD: usize = 20;

/// A shard and where it was read.
struct Read<'a> {
    shard: Shard,
    file: &'a str,
    line: usize,
}

impl Read<'_> {
    fn problem(&self, reason: &str) -> Problem {
        let problem = Problem::new(format!("shard {} {reason}", self.shard.part));
        problem.in_file(self.file).at(self.line, 1)
    }
}

/// Counts the shards of these texts, one a line, into the report of the whole match: the same in whatever order they come, and the
/// same as of one process but for the time. A shard may be there more than once, as it is when it was run again to be sure.
///
/// # Errors
/// [`LabError::Input`] with a line for every shard that is damaged, of another match, there twice with different games, or missing,
/// and the command that plays it.
pub fn merge(files: &[TextFile]) -> Result<MatchReport, LabError> {
    let mut problems = Vec::new();
    let mut shards: BTreeMap<ShardIndex, Read<'_>> = BTreeMap::new();
    let mut first: Option<(String, usize, Shard)> = None;
    for file in files {
        for (line, text) in file.text.lines().enumerate().filter(|(_, text)| !text.trim().is_empty()) {
            let read = match read(file, line + 1, text) {
                Ok(read) => read,
                Err(problem) => {
                    problems.push(problem);
                    continue;
                }
            };
            let (_, _, model) = first.get_or_insert_with(|| {
                (file.name.clone(), line + 1, Shard { groups: Vec::new(), ..read.shard.clone() })
            });
            match stranger(&read, model) {
                Some(problem) => problems.push(problem),
                None => problems.extend(add(&mut shards, read)),
            }
        }
    }
    let Some((_, _, model)) = first else {
        if problems.is_empty() {
            problems
                .push(Problem::new("there are no shards").remedy("name files that 'rubicon-lab shard' has printed"));
        }
        return Err(LabError::Input(problems));
    };
    missing(&model, &shards, &mut problems);
    if !problems.is_empty() {
        return Err(LabError::Input(problems));
    }
    let cpu_seconds = shards.values().map(|read| read.shard.cpu_seconds).sum();
    let mut programs: BTreeMap<String, ProgramReport> = BTreeMap::new();
    for program in shards.values().flat_map(|read| &read.shard.programs) {
        programs
            .entry(program.program.clone())
            .and_modify(|known| known.add(program))
            .or_insert_with(|| program.clone());
    }
    let groups = shards.into_values().flat_map(|read| read.shard.groups).collect();
    Ok(tally(&model.layout, Harvest { groups, cpu_seconds, programs: programs.into_values().collect() }))
}

fn read<'a>(file: &'a TextFile, line: usize, text: &str) -> Result<Read<'a>, Problem> {
    let shard: Shard = serde_json::from_str(text).map_err(|error| {
        let problem = no_shard(&error).in_file(&file.name).at(line, error.column().max(1));
        problem.remedy("run the shard again that was to stand there; 'rubicon-lab shard' prints one line")
    })?;
    let read = Read { shard, file: &file.name, line };
    match read.shard.check() {
        Ok(()) => Ok(read),
        Err(reason) => Err(read.problem(&reason).remedy(format!("run it again: {}", read.shard.command()))),
    }
}

/// What is wrong with a shard that is not of the same match as the others, cut in the same way.
fn stranger(read: &Read<'_>, model: &Shard) -> Option<Problem> {
    let (found, wanted) = (&read.shard.layout, &model.layout);
    let remedy = "leave it out, or merge each match on its own";
    if !found.same(wanted) {
        let differs = |what: &str, found: &dyn std::fmt::Display, wanted: &dyn std::fmt::Display| {
            Some(read.problem(&format!("is of another match: {what} {found}, not {wanted}")).remedy(remedy))
        };
        return match () {
            () if found.game != wanted.game => differs("the game", &found.game, &wanted.game),
            () if found.seed != wanted.seed => differs("seed", &found.seed, &wanted.seed),
            () if found.entrants != wanted.entrants => {
                differs("agents", &found.entrants.join(","), &wanted.entrants.join(","))
            }
            () if found.requested != wanted.requested => differs("games", &found.requested, &wanted.requested),
            () if found.rules != wanted.rules => differs("version of the rules", &found.rules, &wanted.rules),
            () if found.field != wanted.field => differs("content or setup", &found.field, &wanted.field),
            () => {
                let budget = |layout: &Layout| layout.budget.map_or("none".to_owned(), |nodes| nodes.to_string());
                differs("budget", &budget(found), &budget(wanted))
            }
        };
    }
    (read.shard.part.of != model.part.of).then(|| {
        let of = model.part.of;
        read.problem(&format!("overlaps: the match is cut into {of} shards elsewhere"))
            .remedy(format!("leave it out, and run shards of {of} only"))
    })
}

/// Adds a shard, unless it is there.
fn add<'a>(shards: &mut BTreeMap<ShardIndex, Read<'a>>, read: Read<'a>) -> Option<Problem> {
    match shards.get(&read.shard.part) {
        Some(known) if known.shard.check == read.shard.check => None,
        Some(known) => {
            let reason = format!("is also in {}, line {}, with other games", known.file, known.line);
            Some(read.problem(&reason).remedy(format!("run it again and keep that: {}", read.shard.command())))
        }
        None => {
            shards.insert(read.shard.part, read);
            None
        }
    }
}

fn missing(model: &Shard, shards: &BTreeMap<ShardIndex, Read<'_>>, problems: &mut Vec<Problem>) {
    let of = model.part.of;
    let parts = (1..=of).map(|shard| ShardIndex { shard, of }).filter(|part| !shards.contains_key(part));
    let told = parts.clone().take(TOLD).map(|part| {
        Problem::new(format!("shard {part} is missing")).remedy(format!("run it: {}", command(&model.layout, part)))
    });
    problems.extend(told);
    let more = parts.count().saturating_sub(TOLD);
    if more > 0 {
        problems.push(Problem::new(format!("{more} more shards of {of} are missing")));
    }
}

#[cfg(test)]
mod tests {
    use tabletop::Seed;

    use super::*;
    use crate::{Played, Shape};

    /// A whole match of one group of two games, written as a program would that has other results.
    fn line(turns: u64) -> String {
        let game = Played {
            winners: vec![0],
            first: 1,
            reason: Some("end".to_owned()),
            rounds: 1,
            turns,
            decisions: 2,
            nodes: 0,
            forfeits: Vec::new(),
            notes: Vec::new(),
            remains: Vec::new(),
            scores: Vec::new(),
            cpu_seconds: 0.0,
        };
        let layout = Layout {
            game: "pig".to_owned(),
            rules: 1,
            field: String::new(),
            entrants: vec!["a".to_owned(), "b".to_owned()],
            seats: 2,
            shape: Shape::Rotations,
            groups: 1,
            requested: 2,
            seed: Seed(1),
            budget: None,
            command: "rubicon-lab shard match pig".to_owned(),
        };
        let (part, groups) = (ShardIndex { shard: 1, of: 1 }, vec![vec![game.clone(), game]]);
        let mut shard =
            Shard { format: 1, layout, part, groups, check: String::new(), cpu_seconds: 0.5, programs: Vec::new() };
        shard.check = shard.checksum();
        serde_json::to_string(&shard).unwrap()
    }

    #[test]
    fn a_shard_that_is_there_twice_must_be_the_same() {
        let merged = |lines: [String; 2]| merge(&[TextFile { name: "s".to_owned(), text: lines.join("\n") }]);
        assert_eq!(merged([line(3), line(3)]).map(|report| report.games), Ok(2));
        assert_eq!(
            merged([line(3), line(4)]).unwrap_err().to_string(),
            "s:2:1: shard 1/1 is also in s, line 1, with other games; run it again and keep that: \
             rubicon-lab shard match pig --shard 1/1"
        );
    }
}
