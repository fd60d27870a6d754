//! `mod`: make, check, document and try mods, and hand them on as one file.

use std::path::{Path, PathBuf};

use clap::{ArgMatches, Args, Command, FromArgMatches, Subcommand};
use lab::mods::IfThere;
use lab::{Library, signed_figure};
use matches::RunControl;
use tabletop::Seed;

use super::mod_check::{check, quoted};
use super::mod_package::{install, pack, remove};
use crate::command::{CommandContext, Done, GameCommand, JsonOnly, Output, percent, seed};
use crate::games::DiceModule;
use crate::games::dice::modding::{Template, scripting_reference, title_of, write_skeleton};
use crate::games::dice::{TrialReport, TrialRow};

const AFTER_HELP: &str = "\
Examples:
  rubicon-lab mod new my-mod
  rubicon-lab mod new my-curse --with status
  rubicon-lab mod check mods/my-mod
  rubicon-lab mod pack my-mod
  rubicon-lab mod install my-mod-1.0.0.zip
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
    /// Write a new mod with things that work, ready to be changed
    New {
        /// Its id: small letters, digits and signs '-' inside
        id: String,
        /// What it begins with: cards and an enemy, statuses with cards that put them on, or a hero
        #[arg(long, value_name = "TEMPLATE", default_value = "weapon", value_parser = template)]
        with: Template,
    },
    /// Read mods and say what is wrong with them, with file, line, column and remedy
    Check {
        /// Folders of mods, ids of mods in `mods`, or files of mods such as my-mod-1.0.0.zip
        #[arg(required = true)]
        folders: Vec<PathBuf>,
        /// Tell it in this language, such as ru
        #[arg(long, value_name = "TAG")]
        lang: Option<String>,
    },
    /// Make one file of a mod without faults, to be handed on
    Pack {
        /// The folder of a mod, or its id in `mods`
        folder: PathBuf,
        /// Write it to this file, or into this folder; else to `<id>-<version>.zip`
        #[arg(long, value_name = "FILE")]
        out: Option<PathBuf>,
        /// Tell what is wrong in this language, such as ru
        #[arg(long, value_name = "TAG")]
        lang: Option<String>,
    },
    /// Check the file of a mod, and put the mod into the folder of your own mods
    Install {
        /// The file, such as my-mod-1.0.0.zip
        file: PathBuf,
        /// Put it in the place of the mod of its id that is there
        #[arg(long)]
        replace: bool,
        /// Tell what is wrong in this language, such as ru
        #[arg(long, value_name = "TAG")]
        lang: Option<String>,
    },
    /// Remove a mod from the folder of your own mods
    Remove {
        /// Its id
        id: String,
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
        ModArgs::augment_args(Command::new("mod"))
            .about("Make, check, document and try mods, and hand them on as one file")
            .after_help(AFTER_HELP)
    }

    fn names_game(&self) -> bool {
        false
    }

    fn run(&self, matches: &ArgMatches, context: &mut dyn CommandContext) -> anyhow::Result<Done> {
        let library = context.library()?;
        let mods_folder = context.mods_folder().map(Path::to_owned);
        match ModArgs::from_arg_matches(matches)?.command {
            ModCommand::New { id, with } => new((&id, with), &library, mods_folder.as_deref(), context.output())?,
            ModCommand::Check { folders, lang } => {
                let words = library.words(lang.as_deref())?.0;
                return check(&library, mods_folder.as_deref(), &folders, &words, context);
            }
            ModCommand::Pack { folder, out, lang } => {
                let words = library.words(lang.as_deref())?.0;
                return pack(&library, mods_folder.as_deref(), &folder, out, &words, context);
            }
            ModCommand::Install { file, replace, lang } => {
                let words = library.words(lang.as_deref())?.0;
                let if_there = if replace { IfThere::Replace } else { IfThere::Refuse };
                return install(&library, mods_folder.as_deref(), &file, if_there, &words, context);
            }
            ModCommand::Remove { id } => return remove(&library, mods_folder.as_deref(), &id, context.output()),
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

/// A template by its id.
fn template(id: &str) -> Result<Template, String> {
    Template::ALL
        .into_iter()
        .find(|template| template.id() == id)
        .ok_or_else(|| format!("there are {}", Template::ALL.map(Template::id).join(", ")))
}

/// Writes a new mod, and says where it is and how it is tried.
fn new(
    (id, template): (&str, Template),
    library: &Library,
    mods_folder: Option<&Path>,
    output: &mut Output,
) -> anyhow::Result<()> {
    let into = mods_folder.map_or_else(|| library.root().join("mods"), Path::to_owned);
    let folder = write_skeleton(id, &title_of(id), template, &into)?;
    // Nobody should have to guess where that is.
    let folder = folder.canonicalize().unwrap_or(folder);
    let option = mods_folder.map(|folder| format!(" --mods-folder {}", quoted(folder))).unwrap_or_default();
    output.line(format!("made the mod '{id}' in {}", folder.display()))?;
    output.line(format!("check it:  rubicon-lab mod check {}", quoted(&folder)))?;
    output.line(format!("try it:    rubicon-lab mod sim {} --mods {id}{option}", template.card(id)))?;
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
