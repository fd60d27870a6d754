//! Breeds strategies for several setups, one after another: champions to be shipped, or what an offer of theirs is worth.

use std::time::Instant;

use lab::{LabError, Library, Opening, Problem, TextFile, read_text_within, write_whole};
use registry::command::{BreedNouns, BreedOptions, BreedWords, Done, Output, percent};
use serde::ser::{Serialize, SerializeMap, Serializer};
use training::breed::{BreedControl, BreedProgress, BreedReport, BreedRun, Breeding, Evaluation, MOST_BYTES, evaluate};

use super::breed::{self, PARTS, doing};
use super::breed_request;
use crate::args::TrainArgs;
use crate::exit::tell;
use crate::progress::{Bar, interruptible};

/// A game that breeds strategies, what its own options say, and what is bred for.
pub struct List<'a> {
    pub breeding: &'a dyn Breeding,
    pub options: &'a dyn BreedOptions,
    pub words: BreedWords,
    pub openings: Vec<Opening>,
}

/// What came of all runs, for programs.
struct AllRuns<'a> {
    nouns: BreedNouns,
    runs: &'a [BreedReport],
    offers: Vec<Offered<'a>>,
    stopped: bool,
}

impl Serialize for AllRuns<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut map = serializer.serialize_map(Some(3))?;
        map.serialize_entry("runs", self.runs)?;
        map.serialize_entry(self.nouns.offers, &self.offers)?;
        map.serialize_entry("stopped", &self.stopped)?;
        map.end()
    }
}

/// How often the best buy something that setups offer.
struct Offered<'a>(BreedNouns, &'a Evaluation);

impl Serialize for Offered<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let Self(nouns, Evaluation { offer, setups, used, share }) = self;
        let mut map = serializer.serialize_map(Some(6))?;
        map.serialize_entry(nouns.offer, &offer.id)?;
        map.serialize_entry(nouns.setups, setups)?;
        map.serialize_entry("bought", used)?;
        for (name, value) in [("share", share.rate), ("low", share.low), ("high", share.high)] {
            map.serialize_entry(name, &value)?;
        }
        map.end()
    }
}

/// Breeds for each of the openings. Leaders are kept as soon as a run has ended; what is there for a setup already is not bred again, so a
/// list that was stopped goes on where it was.
pub fn run(
    List { breeding, options, words, openings }: &List<'_>,
    library: &Library,
    args: &TrainArgs,
    output: &mut Output,
) -> anyhow::Result<Done> {
    check(args)?;
    let nouns = options.nouns();
    let known = breed::known(args)?;
    let there = args.out.as_ref().filter(|path| path.exists());
    let mut kept = there.map(|path| read_text_within(path, MOST_BYTES)).transpose()?;
    // What is wrong with the last setup is said before hours are spent on those before it.
    let begun = |opening: &Opening| {
        let request = breed_request::of(opening.clone(), args, words, known.clone())?;
        BreedRun::begin(*breeding, library, &request).map_err(|error| in_list(error, args))
    };
    openings.iter().try_for_each(|opening| begun(opening).map(drop))?;
    let (mut reports, mut passed, mut stopped) = (Vec::new(), 0, false);
    for (number, opening) in (1..).zip(openings) {
        let mut run = begun(opening)?;
        if kept.as_ref().map_or(Ok(false), |kept| run.known_in(kept))? {
            passed += 1;
            continue;
        }
        let report = go(&mut run, args, (number, openings.len()))?;
        stopped = report.stopped;
        if stopped {
            break;
        }
        keep(&run, args, &mut kept)?;
        if !args.output.json {
            row(&report, (number, openings.len()), output)?;
        }
        reports.push(report);
    }
    let found = evaluate(&reports);
    let asked = &words.told;
    let shown: Vec<&Evaluation> =
        found.iter().filter(|found| asked.is_empty() || asked.contains(&found.offer.id)).collect();
    match args.output.json {
        true => {
            let offers = shown.into_iter().map(|found| Offered(nouns, found)).collect();
            output.json(&AllRuns { nouns, runs: &reports, offers, stopped })?;
        }
        false => table(nouns, &shown, reports.len(), output)?,
    }
    if stopped {
        let left = openings.len() - reports.len() - passed;
        tell(&format!("stopped, {left} {} are left", nouns.setups));
        return Ok(Done::Interrupted);
    }
    Ok(Done::All)
}

/// Refuses what goes with one run alone.
fn check(args: &TrainArgs) -> Result<(), LabError> {
    let own = [("checkpoint", args.checkpoint.is_some()), ("keep", args.keep.is_some())];
    match own.into_iter().find(|(_, asked)| *asked) {
        Some((name, _)) => {
            let problem = Problem::new(format!("--{name} goes with one setup, and there are several"));
            Err(problem.remedy("name --out, which keeps the leaders as soon as a run has ended").into())
        }
        None => Ok(()),
    }
}

/// A fault of a setup is told with the file of the list.
fn in_list(error: LabError, args: &TrainArgs) -> LabError {
    match (error, &args.setups) {
        (LabError::Input(problems), Some(path)) => {
            let placed = |problem: Problem| match problem.file.as_deref() {
                None | Some("--setup") => problem.in_file(path.display().to_string()),
                Some(_) => problem,
            };
            LabError::Input(problems.into_iter().map(placed).collect())
        }
        (error, _) => error,
    }
}

fn go(run: &mut BreedRun, args: &TrainArgs, (number, of): (usize, usize)) -> Result<BreedReport, LabError> {
    let (bar, started) = (Bar::by_share(args.output.json), Instant::now());
    let control = BreedControl {
        progress: &|progress: BreedProgress| {
            bar.set_saying((PARTS * progress.share()) as u64, PARTS as u64, || {
                format!("{number} of {of}: {}", doing(&progress, started))
            });
        },
        keep: &|_| Ok(()),
        stop: interruptible(),
        threads: args.threads.asked(),
    };
    run.go(&control)
}

/// Adds the leaders to the file that is asked for.
fn keep(run: &BreedRun, args: &TrainArgs, kept: &mut Option<TextFile>) -> Result<(), LabError> {
    let Some(path) = &args.out else { return Ok(()) };
    let text = run.kept_in(kept.as_ref())?;
    write_whole(path, &text)?;
    *kept = Some(TextFile { name: path.display().to_string(), text });
    Ok(())
}

/// A run that has ended, in a few lines.
fn row(report: &BreedReport, (number, of): (usize, usize), output: &mut Output) -> anyhow::Result<()> {
    let BreedReport { headline, games, games_per_cpu_second, leaders, .. } = report;
    output.line(format!("{number} of {of}: {headline}"))?;
    if let Some(best) = leaders.first() {
        output.line(format!("  {}", best.bred.strategy))?;
        output.line(format!("  buys {}", best.bred.uses.join(" ")))?;
    }
    output.line(format!("  {games} games, {games_per_cpu_second:.0} per second of processor time"))?;
    Ok(output.flush()?)
}

/// In how many setups one of the best three buys what they offer.
fn table(nouns: BreedNouns, offers: &[&Evaluation], runs: usize, output: &mut Output) -> anyhow::Result<()> {
    let head = [nouns.offer, nouns.setups, "bought in", "share", "95 % interval"].map(str::to_owned).to_vec();
    let row = |found: &&Evaluation| {
        let Evaluation { offer, setups, used, share } = found;
        let interval = format!("{:.1} – {:.1} %", 100.0 * share.low, 100.0 * share.high);
        vec![offer.id.clone(), setups.to_string(), used.to_string(), percent(share.rate), interval]
    };
    output.line("")?;
    output.table(&std::iter::once(head).chain(offers.iter().map(row)).collect::<Vec<_>>())?;
    output.line(format!("{runs} runs; bought: by one of the best three, in more than a quarter of its games"))?;
    Ok(())
}
