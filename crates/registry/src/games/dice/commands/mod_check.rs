//! `mod check`, and what every command tells of a mod that it has read.

use std::path::{Path, PathBuf};

use lab::{LabError, Library, Problem};
use tabletop::written::Severity;
use words::Catalog;

use super::mod_stock::{is_package, package_at, stock_of, stock_of_package};
use crate::command::{CommandContext, Done, Output};
use crate::games::dice::{Origin, Stock, Stocked};

/// What `check` wants.
const A_FOLDER: &str = "name the folder of a mod, such as mods/example-weapon";

/// Checks mods one by one, each over what is shipped and the mods beside it that it depends on, and tells of what is wrong.
pub(super) fn check(
    library: &Library,
    mods_folder: Option<&Path>,
    folders: &[PathBuf],
    words: &Catalog,
    context: &mut dyn CommandContext,
) -> anyhow::Result<Done> {
    let mut problems: Vec<Problem> = Vec::new();
    for folder in folders {
        let (id, stock) = match is_package(folder) {
            false => stock_of(library, &found(library, mods_folder, folder)?)?,
            true => match package_at(folder)? {
                Ok(package) => (package.manifest().id.clone(), stock_of_package(library, mods_folder, &package)?),
                Err(faults) => {
                    problems.extend(faults);
                    continue;
                }
            },
        };
        // Two that are checked may depend on the same third.
        problems
            .extend(stock.all_problems().into_iter().filter(|problem| !problems.contains(problem)).collect::<Vec<_>>());
        tell_mod(&stock, &id, context.output())?;
    }
    tell_problems(&problems, words, context)
}

/// The folder that is meant, as a whole path: the one of this path, else the mod of this id where `new` would have put it.
///
/// # Errors
/// There is no such folder.
pub(super) fn found(library: &Library, mods_folder: Option<&Path>, named: &Path) -> Result<PathBuf, LabError> {
    let shelves = mods_folder.map(Path::to_owned).into_iter().chain([library.root().join("mods")]);
    let alone = named.components().count() == 1 && !named.exists();
    let there = shelves.map(|shelf| shelf.join(named)).find(|path| alone && path.is_dir());
    let refused = |reason: &str| {
        let problem = Problem::new(reason).in_file(named.display().to_string());
        LabError::from(problem.remedy(A_FOLDER))
    };
    let whole = there.unwrap_or_else(|| named.to_owned()).canonicalize();
    let whole = whole.map_err(|_| refused("there is no such folder"))?;
    if whole.is_dir() { Ok(whole) } else { Err(refused("is a file")) }
}

/// Prints what a mod brings. What has no manifest is no mod, and there is nothing to tell of it.
pub(super) fn tell_mod(stock: &Stock, id: &str, output: &mut Output) -> std::io::Result<()> {
    let found = stock.mods.iter().find(|stocked| stocked.found.id == id);
    match found.and_then(|found| Some((found, found.found.manifest.as_ref()?))) {
        Some((stocked, manifest)) => print_stocked(stocked, &manifest.version, output),
        None => Ok(()),
    }
}

/// Tells what is wrong, and whether something is at fault.
pub(super) fn tell_problems(
    problems: &[Problem],
    words: &Catalog,
    context: &mut dyn CommandContext,
) -> anyhow::Result<Done> {
    context.output().flush()?;
    problems.iter().for_each(|problem| context.show(&problem.in_language(words)));
    Ok(if faulty(problems) { Done::Refused } else { Done::All })
}

/// Whether one of them is a fault.
pub(super) fn faulty(problems: &[Problem]) -> bool {
    problems.iter().any(|problem| problem.severity == Severity::Error)
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

/// A path as a shell takes it.
pub(super) fn quoted(path: &Path) -> String {
    let path = path.display().to_string();
    if path.contains(|c: char| c.is_whitespace() || "'\"$()&;".contains(c)) {
        format!("'{}'", path.replace('\'', "'\\''"))
    } else {
        path
    }
}
