//! A mod as one file that was dropped on the window: read and checked off the main thread, before anything is written.

use std::path::{Path, PathBuf};

use bevy::{
    prelude::*,
    tasks::{AsyncComputeTaskPool, Task},
    window::FileDragAndDrop,
};
use lab::{
    Disk, FileStore, LabError, Library, Problem, Stored, io_reason,
    mods::{IfThere, MOST_PACKAGE, Package},
};
use registry::games::{DiceModule, dice::modding::came_with_game};
use tabletop::message;

use super::{
    found::{ModInfo, of_package},
    watch::Mods,
};
use crate::{
    games::alea::{BENCH, Content, MODS},
    shell::{Motion, Notices, Screen, ShellSystems, take_ready},
    text::Words,
};

/// A file that was dropped, and what it is.
#[derive(Debug)]
pub struct Arrival {
    /// The file.
    pub file: PathBuf,
    /// The mod in it, as it would be with the mods in use; or what is wrong with the file.
    pub found: Result<Box<Found>, Vec<Problem>>,
}

/// The mod of a file.
#[derive(Debug)]
pub struct Found {
    /// What it brings, and what is wrong with it.
    pub info: ModInfo,
    /// Whether a mod of its id lies in the player's own folder, whose place it would take.
    pub there: bool,
    package: Package,
}

impl Found {
    /// Whether it may be put into the folder: a mod without faults, whose id the game does not use itself.
    pub fn is_sound(&self) -> bool {
        self.info.faults() == 0
    }

    /// Puts it into the player's own folder.
    ///
    /// # Errors
    /// Why that cannot be; then everything is as it was.
    pub fn install(&self, own: &Path) -> Result<(), LabError> {
        self.package.install(own, if self.there { IfThere::Replace } else { IfThere::Refuse }).map(|_| ())
    }
}

/// What was dropped on the window.
#[derive(Resource, Default)]
pub struct Arrivals {
    reading: Option<Task<Arrival>>,
    /// What was read last and waits to be decided on.
    pub read: Option<Arrival>,
}

/// Takes what is dropped on the window.
pub(in crate::games::alea) struct ArrivalPlugin;

impl Plugin for ArrivalPlugin {
    fn build(&self, app: &mut App) {
        app.init_resource::<Arrivals>()
            .add_message::<FileDragAndDrop>()
            .add_systems(Update, receive.in_set(ShellSystems::Remember));
    }
}

/// Reads what is dropped, and shows it on the page of mods.
fn receive(
    mut dropped: MessageReader<FileDragAndDrop>,
    mut arrivals: ResMut<Arrivals>,
    content: Res<Content>,
    mods: Res<Mods>,
    words: Res<Words>,
    screen: Res<State<Screen>>,
    mut next: ResMut<NextState<Screen>>,
    mut notices: ResMut<Notices>,
    mut motion: ResMut<Motion>,
) {
    if let Some(arrival) = take_ready(&mut arrivals.bypass_change_detection().reading) {
        arrivals.read = Some(arrival);
        if *screen.get() != MODS {
            next.set(MODS);
        }
    }
    if arrivals.reading.is_some() {
        motion.ambient();
    }
    for event in dropped.read() {
        let FileDragAndDrop::DroppedFile { path_buf, .. } = event else { continue };
        let at_hand = [Screen::Title, Screen::Lobby, MODS, BENCH].contains(screen.get());
        let (Some(library), Some(own), true) = (content.library.clone(), mods.own().map(Path::to_owned), at_hand)
        else {
            notices.info(words.get("mods-drop_later").to_owned());
            continue;
        };
        let file = path_buf.clone();
        let read = async move { Arrival { found: find(&library, &own, &file), file } };
        arrivals.reading = Some(AsyncComputeTaskPool::get().spawn(read));
    }
}

/// The mod in a file, checked with the mods of the player's folder `own`, of which it may need some.
fn find(library: &Library, own: &Path, file: &Path) -> Result<Box<Found>, Vec<Problem>> {
    let refused = |reason: String| {
        let remedy = message!("remedy-package-packed", "make it with 'rubicon-lab mod pack'");
        vec![Problem::new(reason).remedy(remedy)]
    };
    let bytes = match Disk.stored(file) {
        // Of a larger one it is told how much is read.
        Some(Stored::File(_)) => {
            Disk.read(file, MOST_PACKAGE + 1).map_err(|error| refused(io_reason(&error).to_string()))?
        }
        _ => return Err(vec![Problem::new(message!("fault-package-no_zip", "is not a whole zip file"))]),
    };
    let package = Package::read(&bytes)?;
    let id = package.manifest().id.clone();
    if came_with_game(&id) {
        let reason = message!("fault-mod-shipped", "a mod of this id came with the game");
        return Err(vec![Problem::new(reason).remedy(message!("remedy-another_id", "give it another id"))]);
    }
    let wanted = lab::mods::Wanted::These(vec![id.clone()]);
    let with = library.clone().with_mods(Some(own.to_owned()), wanted).with_package(&package);
    let stock = DiceModule.stock(&with).map_err(|error| refused(error.to_string()))?;
    let info = of_package(package.manifest(), &stock);
    Ok(Box::new(Found { info, there: own.join(&id).exists(), package }))
}
