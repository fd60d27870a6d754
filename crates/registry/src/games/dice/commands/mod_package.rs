//! `mod pack`, `mod install` and `mod remove`: mods as one file.

use std::path::{Path, PathBuf};

use lab::mods::{IfThere, Package, remove as remove_mod};
use lab::{Disk, FileDraft, LabError, Library, Problem, io_reason};
use words::Catalog;

use super::mod_check::{faulty, found, quoted, tell_mod, tell_problems};
use super::mod_stock::{package_at, stock_of, stock_of_package};
use crate::command::{CommandContext, Done, Output, writable};
use crate::games::dice::modding::came_with_game;

/// Makes a package of a mod, unless it has faults.
pub(super) fn pack(
    library: &Library,
    mods_folder: Option<&Path>,
    named: &Path,
    out: Option<PathBuf>,
    words: &Catalog,
    context: &mut dyn CommandContext,
) -> anyhow::Result<Done> {
    let folder = found(library, mods_folder, named)?;
    let (id, stock) = stock_of(library, &folder)?;
    let problems = stock.all_problems();
    if faulty(&problems) {
        return tell_problems(&problems, words, context);
    }
    let package = match Package::of_folder(&Disk, &folder) {
        Ok(package) => package,
        Err(faults) => return tell_problems(&[problems, faults].concat(), words, context),
    };
    let bytes = package.to_zip()?;
    // What cannot be read back is no package.
    if let Err(faults) = Package::read(&bytes) {
        return tell_problems(&faults, words, context);
    }
    let path = match out {
        Some(folder) if folder.is_dir() => folder.join(package.file_name()),
        Some(file) => file,
        None => package.file_name(),
    };
    writable(&path)?;
    FileDraft::write(&path, &bytes)
        .and_then(FileDraft::publish)
        .map_err(|error| LabError::System(format!("{} cannot be written ({})", path.display(), io_reason(&error))))?;
    tell_mod(&stock, &id, context.output())?;
    context.output().line(format!("packed into {}, {} bytes", path.display(), bytes.len()))?;
    context.output().line(format!("put it in:  rubicon-lab mod install {}", quoted(&path)))?;
    tell_problems(&problems, words, context)
}

/// Puts the mod of a package into a folder of mods, after everything about it has been checked.
pub(super) fn install(
    library: &Library,
    mods_folder: Option<&Path>,
    file: &Path,
    if_there: IfThere,
    words: &Catalog,
    context: &mut dyn CommandContext,
) -> anyhow::Result<Done> {
    let package = match package_at(file)? {
        Ok(package) => package,
        Err(problems) => return tell_problems(&problems, words, context),
    };
    let id = package.manifest().id.clone();
    let mods = own_folder(library, mods_folder);
    own_mod(library, &mods, &id)?;
    // With the mods beside it, of which it may need some.
    let stock = stock_of_package(library, Some(&mods), &package)?;
    let problems = stock.all_problems();
    if faulty(&problems) {
        return tell_problems(&problems, words, context);
    }
    let installed = package.install(&mods, if_there)?;
    tell_mod(&stock, &id, context.output())?;
    let folder = whole(&installed.folder);
    let version = &package.manifest().version;
    let done = if installed.replaced { "replaced" } else { "installed" };
    context.output().line(format!("{done} the mod '{id}' {version} in {}", folder.display()))?;
    let option = mods_folder.map(|folder| format!(" --mods-folder {}", quoted(folder))).unwrap_or_default();
    context.output().line(format!("play with it:  rubicon-lab play dice --mods {id}{option}"))?;
    tell_problems(&problems, words, context)
}

/// Takes a mod out of the folder of one's own mods.
pub(super) fn remove(
    library: &Library,
    mods_folder: Option<&Path>,
    id: &str,
    output: &mut Output,
) -> anyhow::Result<Done> {
    let mods = own_folder(library, mods_folder);
    own_mod(library, &mods, id)?;
    let mods = whole(&mods);
    let removed = remove_mod(&mods, id)?;
    let version = removed.version.map(|version| format!(" {version}")).unwrap_or_default();
    output.line(format!("removed the mod '{id}'{version} from {}", mods.display()))?;
    Ok(Done::All)
}

/// The folder that mods are put into: the one that is named, else the one where `new` puts them.
fn own_folder(library: &Library, mods_folder: Option<&Path>) -> PathBuf {
    mods_folder.map_or_else(|| library.root().join("mods"), Path::to_owned)
}

/// Whether a mod in that folder may be changed: what came with the game may not.
fn own_mod(library: &Library, mods: &Path, id: &str) -> Result<(), LabError> {
    let shipped = whole(mods) == whole(&library.root().join("mods")) && came_with_game(id);
    if !shipped {
        return Ok(());
    }
    let problem = Problem::new(format!("the mod '{id}' came with the game, and stays as it is"));
    let remedy = "name the folder of your own mods by --mods-folder DIR: what lies there is read first";
    Err(problem.in_file(mods.join(id).display().to_string()).remedy(remedy).into())
}

/// A path that says where it leads, as far as that can be found out.
fn whole(path: &Path) -> PathBuf {
    path.canonicalize().unwrap_or_else(|_| path.to_owned())
}
