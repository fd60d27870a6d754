//! `mod`: make, check, document and try mods.

use std::path::{Path, PathBuf};

use clap::{ArgMatches, Args, Command, FromArgMatches, Subcommand};
use lab::mods::Wanted;
use lab::{LabError, Library, Problem, signed_figure};
use matches::RunControl;
use tabletop::Seed;
use tabletop::written::Severity;
use words::Catalog;

use crate::command::{CommandContext, Done, GameCommand, JsonOnly, Output, percent, seed};
use crate::games::DiceModule;
use crate::games::dice::modding::{scripting_reference, write_skeleton};
use crate::games::dice::{Origin, Stocked, TrialReport, TrialRow};

const AFTER_HELP: &str = "\
Examples:
  rubicon-lab mod new my-mod
  rubicon-lab mod check mods/my-mod
  rubicon-lab mod doc
  rubicon-lab mod sim my-mod-blade --mods my-mod";

/// `mod`
#[derive(Args, Debug)]
struct ModArgs {
    /// What to do with mods
    #[command(subcommand)]
    command: ModCommand,
}

/// What to do with mods.
#[derive(Subcommand, Debug)]
enum ModCommand {
    /// Write a new mod with a card, a script and an enemy that work, ready to be changed
    New {
        /// Its id: small letters, digits and signs '-' inside
        id: String,
    },
    /// Read mods and say what is wrong with them, with file, line, column and remedy
    Check {
        /// Folders of mods, or ids of mods in `mods`
        #[arg(required = true)]
        folders: Vec<PathBuf>,
        /// Tell it in this language, such as ru
        #[arg(long, value_name = "TAG")]
        lang: Option<String>,
    },
    /// Print the scripting reference, made from the code
    Doc,
    /// Try a card: the first hero against every enemy, without it and with it
    Sim {
        /// The card, such as 'cleaver' or 'cleaver+'
        card: String,
        /// Fights against every enemy
        #[arg(long, value_name = "N", default_value_t = 40, value_parser = clap::value_parser!(u64).range(1..=100_000))]
        fights: u64,
        /// The seed: a number, or a phrase that stands for one
        #[arg(long, value_name = "SEED", value_parser = seed)]
        seed: Option<Seed>,
        #[command(flatten)]
        output: JsonOnly,
    },
}

/// The command `mod`.
pub struct ModsCommand;

impl GameCommand for ModsCommand {
    fn command(&self) -> Command {
        ModArgs::augment_args(Command::new("mod")).about("Make, check, document and try mods").after_help(AFTER_HELP)
    }

    fn names_game(&self) -> bool {
        false
    }

    fn run(&self, matches: &ArgMatches, context: &mut dyn CommandContext) -> anyhow::Result<Done> {
        let library = context.library()?;
        let mods_folder = context.mods_folder().map(Path::to_owned);
        match ModArgs::from_arg_matches(matches)?.command {
            ModCommand::New { id } => new(&id, &library, mods_folder.as_deref(), context.output())?,
            ModCommand::Check { folders, lang } => {
                let words = library.words(lang.as_deref())?.0;
                return check(&library, mods_folder.as_deref(), &folders, &words, context);
            }
            ModCommand::Doc => context.output().line(scripting_reference().trim_end())?,
            ModCommand::Sim { card, fights, seed, output: form } => {
                let bar = context.bar(form.json);
                let control = RunControl { progress: &|done, all| bar.set(done, all), stop: context.stop() };
                let report = DiceModule.try_card(&library, &card, fights, seed.unwrap_or(Seed(1)), &control)?;
                drop(bar);
                match form.json {
                    true => context.output().json(&report)?,
                    false => print(&report, context.output())?,
                }
            }
        }
        Ok(Done::All)
    }
}

/// Writes a new mod, and says where it is and how it is tried.
fn new(id: &str, library: &Library, mods_folder: Option<&Path>, output: &mut Output) -> anyhow::Result<()> {
    let into = mods_folder.map_or_else(|| library.root().join("mods"), Path::to_owned);
    let folder = write_skeleton(id, &into)?;
    // Nobody should have to guess where that is.
    let folder = folder.canonicalize().unwrap_or(folder);
    let option = mods_folder.map(|folder| format!(" --mods-folder {}", quoted(folder))).unwrap_or_default();
    output.line(format!("made the mod '{id}' in {}", folder.display()))?;
    output.line(format!("check it:  rubicon-lab mod check {}", quoted(&folder)))?;
    output.line(format!("try it:    rubicon-lab mod sim {id}-blade --mods {id}{option}"))?;
    Ok(())
}

/// What `check` wants.
const A_FOLDER: &str = "name the folder of a mod, such as mods/example-weapon";

/// Checks mods one by one, each over what is shipped and the mods beside it that it depends on, and tells of what is wrong.
fn check(
    library: &Library,
    mods_folder: Option<&Path>,
    folders: &[PathBuf],
    words: &Catalog,
    context: &mut dyn CommandContext,
) -> anyhow::Result<Done> {
    let mut problems: Vec<Problem> = Vec::new();
    for folder in folders {
        let whole = found(library, mods_folder, folder).canonicalize().map_err(|_| {
            let problem = Problem::new("there is no such folder").in_file(folder.display().to_string());
            LabError::from(problem.remedy(A_FOLDER))
        })?;
        if !whole.is_dir() {
            let problem = Problem::new("is a file").in_file(folder.display().to_string());
            return Err(LabError::from(problem.remedy(A_FOLDER)).into());
        }
        let name = whole.file_name().map(|name| name.to_string_lossy().into_owned()).unwrap_or_default();
        let beside = whole.parent().map(Path::to_owned);
        let stock = DiceModule.stock(&library.clone().with_mods(beside, Wanted::These(vec![name.clone()])))?;
        // Two that are checked may depend on the same third.
        problems
            .extend(stock.all_problems().into_iter().filter(|problem| !problems.contains(problem)).collect::<Vec<_>>());
        // What has no manifest is no mod, and there is nothing to tell of it.
        let found = stock.mods.iter().find(|stocked| stocked.found.id == name);
        if let Some((stocked, manifest)) = found.and_then(|found| Some((found, found.found.manifest.as_ref()?))) {
            print_stocked(stocked, &manifest.version, context.output())?;
        }
    }
    context.output().flush()?;
    problems.iter().for_each(|problem| context.show(&problem.in_language(words)));
    let refused = problems.iter().any(|problem| problem.severity == Severity::Error);
    Ok(if refused { Done::Refused } else { Done::All })
}

/// The folder that is meant: the one of this path, else the mod of this id where `new` would have put it.
fn found(library: &Library, mods_folder: Option<&Path>, named: &Path) -> PathBuf {
    let shelves = mods_folder.map(Path::to_owned).into_iter().chain([library.root().join("mods")]);
    let alone = named.components().count() == 1 && !named.exists();
    let there = shelves.map(|shelf| shelf.join(named)).find(|path| alone && path.is_dir());
    there.unwrap_or_else(|| named.to_owned())
}

/// A path as a shell takes it.
fn quoted(path: &Path) -> String {
    let path = path.display().to_string();
    if path.contains(|c: char| c.is_whitespace() || "'\"$()&;".contains(c)) {
        format!("'{}'", path.replace('\'', "'\\''"))
    } else {
        path
    }
}

fn print_stocked(stocked: &Stocked, version: &str, output: &mut Output) -> std::io::Result<()> {
    let faults = stocked.problems.iter().filter(|problem| problem.severity == Severity::Error).count();
    let warnings = stocked.problems.len() - faults;
    let faults = match faults {
        0 => "no faults".to_owned(),
        1 => "1 fault".to_owned(),
        more => format!("{more} faults"),
    };
    let warnings = match warnings {
        0 => String::new(),
        1 => ", 1 warning".to_owned(),
        more => format!(", {more} warnings"),
    };
    output.line(format!("{} {version}: {faults}{warnings}", stocked.found.id))?;
    for change in &stocked.changes {
        output.line(match &change.replaces {
            None => format!("  adds the {} '{}'", change.kind, change.id),
            Some(Origin::Shipped) => format!("  changes the {} '{}'", change.kind, change.id),
            Some(Origin::Mod(other)) => format!("  changes the {} '{}' of the mod '{other}'", change.kind, change.id),
        })?;
    }
    Ok(())
}

fn print(report: &TrialReport, output: &mut Output) -> std::io::Result<()> {
    let TrialReport { card, hero, fights_each, seed, .. } = report;
    output.line(format!(
        "{hero} with {card}: {fights_each} fights against each enemy, as many without it, seed {seed}"
    ))?;
    if !report.left_out.is_empty() {
        output.line(format!("left at home to make room: {}", report.left_out.join(", ")))?;
    }
    output.line("")?;
    let head = ["enemy", "without", "with", "95 % interval", "change"].map(str::to_owned).to_vec();
    let row = |row: &TrialRow| {
        vec![
            row.enemy.clone().unwrap_or_else(|| "all".to_owned()),
            percent(row.without),
            percent(row.with),
            format!("{:.1} – {:.1} %", 100.0 * row.low, 100.0 * row.high),
            signed_figure(100.0 * (row.with - row.without), 1),
        ]
    };
    output.table(&std::iter::once(head).chain(report.rows.iter().map(row)).collect::<Vec<_>>())
}
