//! `bench`: a game's speed, held against its budgets.

use lab::Library;
use matches::bench::{Bench, Bound, Figure};
use registry::command::{Done, Output, figure};

use super::any_games;
use crate::args::BenchArgs;
use crate::progress::Bar;

pub fn run(library: &Library, args: &BenchArgs, output: &mut Output) -> anyhow::Result<Done> {
    let mut all = Vec::new();
    for any_game in any_games(args.game.as_deref())? {
        let bar = Bar::new(args.output.json);
        let mut failed = None;
        let mut tell = |found: &Figure| {
            if args.output.json {
                let written = output.json(found).and_then(|()| Ok(output.flush()?));
                failed = failed.take().or(written.err());
            }
        };
        let about = |what: &str| bar.say(what);
        let mut bench = Bench::new(args.only.as_deref(), &mut tell, &about);
        any_game.bench(library, &mut bench)?;
        all.extend(bench.into_figures());
        if let Some(error) = failed {
            return Err(error);
        }
    }
    if !args.output.json {
        print(&all, output)?;
    }
    Ok(if all.iter().all(|figure| figure.ok) { Done::All } else { Done::Wanting })
}

fn print(figures: &[Figure], output: &mut Output) -> std::io::Result<()> {
    let head = ["figure", "value", "unit", "budget", ""].map(str::to_owned).to_vec();
    let row = |found: &Figure| {
        let budget = match (found.bound, found.budget) {
            (Some(Bound::AtLeast), Some(budget)) => format!("at least {}", figure(budget)),
            (Some(Bound::AtMost), Some(budget)) => format!("at most {}", figure(budget)),
            _ => String::new(),
        };
        let verdict = match (found.budget, found.ok) {
            (None, _) => "",
            (Some(_), true) => "ok",
            (Some(_), false) => "MISSED",
        };
        vec![found.name.clone(), figure(found.value), found.unit.clone(), budget, verdict.to_owned()]
    };
    output.table(&std::iter::once(head).chain(figures.iter().map(row)).collect::<Vec<_>>())?;
    let profile =
        if cfg!(debug_assertions) { "a development build; measure a release build" } else { "a release build" };
    output.line(format!("one core, processor time, {profile}"))
}
