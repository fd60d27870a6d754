//! `tune`: which weights judge most studies as they should be.

use std::path::PathBuf;

use clap::{ArgMatches, Args, Command, FromArgMatches};
use lab::{LabError, Problem};

use crate::command::{CommandContext, Done, GameCommand, JsonOnly, Output, writable, write};
use crate::games::hare::tune::{Judgement, Measurement, SETS, Tuning};
use crate::games::hare::{plateau, studies};

const AFTER_HELP: &str = "\
Ks, Kc and Kp go over 0.5 to 2.0 by 0.1, 4 096 sets. A study is hit where its winner is worth more than the best of the
others as the position stands, without a search. The studies are scenes/hare/studies.

Examples:
  rubicon-lab tune hare
  rubicon-lab tune hare --picture plateau.svg --json";

/// `tune`
#[derive(Args, Debug)]
struct TuneArgs {
    /// Draw the grid into this file, as SVG
    #[arg(long, value_name = "FILE")]
    picture: Option<PathBuf>,
    #[command(flatten)]
    output: JsonOnly,
}

/// The command `tune`.
pub struct TuneCommand;

impl GameCommand for TuneCommand {
    fn command(&self) -> Command {
        TuneArgs::augment_args(Command::new("tune"))
            .about(
                "Hold weights of an evaluation against studies: which of a grid judge most positions as the studies do",
            )
            .after_help(AFTER_HELP)
    }

    fn run(&self, matches: &ArgMatches, context: &mut dyn CommandContext) -> anyhow::Result<Done> {
        let args = TuneArgs::from_arg_matches(matches)?;
        if let Some(file) = &args.picture {
            writable(file)?;
        }
        let scenes = studies::shipped(&context.library()?)?;
        let Some(tuning) = Measurement::of(&scenes).tune() else {
            let problem = Problem::new("there are no studies to tune by");
            return Err(LabError::from(problem.remedy("restore the folder scenes/hare/studies")).into());
        };
        if let Some(file) = &args.picture {
            write(file, &plateau::draw(&tuning)?)?;
        }
        match args.output.json {
            true => context.output().json(&tuning)?,
            false => print(&tuning, context.output())?,
        }
        Ok(Done::All)
    }
}

fn print(tuning: &Tuning, output: &mut Output) -> std::io::Result<()> {
    let plateau = &tuning.plateau;
    output.line(format!(
        "hare: {SETS} sets of weights against {} studies; the best judge {} as they should be",
        tuning.studies, plateau.hits
    ))?;
    output.line(format!(
        "plateau: {} of {SETS} sets ({:.1} %), {} of them around its centre",
        plateau.sets,
        100.0 * plateau.sets as f64 / SETS as f64,
        plateau.connected
    ))?;
    output.line("")?;
    let head = ["weight", "least on it", "most on it", "centre", "shipped"].map(str::to_owned).to_vec();
    let rows = ["Ks (salads)", "Kc (carrots)", "Kp (squares)"].into_iter().enumerate().map(|(axis, name)| {
        let ((least, most), shipped) = (plateau.extent[axis], tuning.shipped.weights[axis]);
        let figures = [least, most, plateau.centre[axis], shipped].map(|weight| format!("{weight:.2}"));
        std::iter::once(name.to_owned()).chain(figures).collect()
    });
    output.table(&std::iter::once(head).chain(rows).collect::<Vec<_>>())?;
    output.line("")?;
    output.table(&studies_of(tuning))?;
    output.line("")?;
    for (name, judge) in [("the centre", &tuning.best), ("the weights that ship", &tuning.shipped)] {
        output.line(told(name, judge, tuning.studies))?;
    }
    Ok(())
}

/// How far the winner of each study is ahead in points.
fn studies_of(tuning: &Tuning) -> Vec<Vec<String>> {
    let head = ["study", "lead at the centre", "as shipped", ""].map(str::to_owned).to_vec();
    let pairs = tuning.best.leads.iter().zip(&tuning.shipped.leads);
    let row = |((name, best), (_, shipped)): (&(String, f64), &(String, f64))| {
        let missed = if *best > 0.0 { "" } else { "MISSED" };
        vec![name.clone(), format!("{best:.1}"), format!("{shipped:.1}"), missed.to_owned()]
    };
    std::iter::once(head).chain(pairs.map(row)).collect()
}

fn told(name: &str, judge: &Judgement, studies: usize) -> String {
    let (hits, independent) = judge.independent;
    format!(
        "{name}: {} of {studies} studies; {hits} of the {independent} that are judged without a search of the same evaluation",
        judge.hits
    )
}
