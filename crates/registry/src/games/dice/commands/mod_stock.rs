//! What comes of a mod, in a folder or as one file, over what is shipped and the mods it depends on.

use std::path::Path;

use lab::mods::{MOST_PACKAGE, Package, Wanted};
use lab::{Disk, FileStore, LabError, Library, Problem, Stored, io_reason};

use crate::games::DiceModule;
use crate::games::dice::Stock;

/// What is to be named where a mod as one file is wanted.
const A_PACKAGE: &str = "name a file that 'rubicon-lab mod pack' made, such as my-mod-1.0.0.zip";

/// What comes of the mod in a folder, with the mods beside it; and its id.
///
/// # Errors
/// What is shipped cannot be read.
pub(super) fn stock_of(library: &Library, folder: &Path) -> Result<(String, Stock), LabError> {
    let id = folder.file_name().map(|name| name.to_string_lossy().into_owned()).unwrap_or_default();
    let beside = folder.parent().map(Path::to_owned);
    let stock = DiceModule.stock(&library.clone().with_mods(beside, Wanted::These(vec![id.clone()])))?;
    Ok((id, stock))
}

/// What comes of the mod of a package, with the mods of a folder, in the place of the one of its id there.
///
/// # Errors
/// What is shipped cannot be read.
pub(super) fn stock_of_package(
    library: &Library,
    mods_folder: Option<&Path>,
    package: &Package,
) -> Result<Stock, LabError> {
    let wanted = Wanted::These(vec![package.manifest().id.clone()]);
    DiceModule.stock(&library.clone().with_mods(mods_folder.map(Path::to_owned), wanted).with_package(package))
}

/// Whether a path is meant to be a mod as one file.
pub(super) fn is_package(path: &Path) -> bool {
    path.extension().is_some_and(|ending| ending.eq_ignore_ascii_case("zip")) && !path.is_dir()
}

/// Reads the file of a mod, or says what is wrong with it.
///
/// # Errors
/// There is no such file, or it cannot be read.
pub(super) fn package_at(file: &Path) -> Result<Result<Package, Vec<Problem>>, LabError> {
    let of_file = |problem: Problem| match &problem.file {
        Some(entry) => {
            let place = format!("{}: {entry}", file.display());
            problem.in_file(place)
        }
        None => problem.in_file(file.display().to_string()),
    };
    let read = Package::read(&bytes_of(file)?);
    Ok(read.map_err(|problems| problems.into_iter().map(of_file).collect()))
}

/// The bytes of a file, as many as are ever read.
fn bytes_of(file: &Path) -> Result<Vec<u8>, LabError> {
    let refused = |reason: String| {
        let problem = Problem::new(reason).in_file(file.display().to_string());
        LabError::from(problem.remedy(A_PACKAGE))
    };
    match Disk.stored(file) {
        // Of a larger one it is told how much is read.
        Some(Stored::File(_)) => Disk
            .read(file, MOST_PACKAGE + 1)
            .map_err(|error| refused(format!("cannot be read ({})", io_reason(&error)))),
        Some(Stored::Folder) => Err(refused("is a folder".to_owned())),
        None => Err(refused("there is no such file".to_owned())),
    }
}
