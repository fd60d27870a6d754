//! What commands of games are given: the library that is named, standard output, a bar, and a way to be stopped.

use std::path::Path;
use std::sync::atomic::AtomicBool;

use lab::mods::Wanted;
use lab::{LabError, Library, Problem};
use registry::command::{CommandContext, Output, ProgressBar};

use crate::args::ContentArgs;
use crate::exit::show;
use crate::progress::{Bar, interruptible};

/// The terminal, and what the command line says of content.
pub struct Console<'a> {
    pub content: &'a ContentArgs,
    pub output: Output,
}

/// The library that the command line names, with the mods in use.
///
/// # Errors
/// [`LabError::Input`] where there is none.
pub fn library(content: &ContentArgs) -> Result<Library, LabError> {
    let library = Library::find(content.assets.as_deref())?;
    Ok(library.with_mods(content.mods_folder.clone(), wanted(content.mods.as_deref())))
}

/// The mods that `--mods` names.
pub fn wanted(mods: Option<&str>) -> Wanted {
    match mods.map(str::trim) {
        None | Some("") => Wanted::None,
        Some("all") => Wanted::All,
        Some(ids) => Wanted::These(ids.split(',').map(|id| id.trim().to_owned()).collect()),
    }
}

impl CommandContext for Console<'_> {
    fn library(&self) -> Result<Library, LabError> {
        library(self.content)
    }

    fn mods_folder(&self) -> Option<&Path> {
        self.content.mods_folder.as_deref()
    }

    fn output(&mut self) -> &mut Output {
        &mut self.output
    }

    fn bar(&self, quiet: bool) -> Box<dyn ProgressBar> {
        Box::new(Bar::new(quiet))
    }

    fn stop(&self) -> &'static AtomicBool {
        interruptible()
    }

    fn show(&self, problem: &Problem) {
        show(problem);
    }
}
