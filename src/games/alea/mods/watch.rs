//! Looks for changes in the folders of mods while the game runs, and reads them anew off the main thread.

use std::{
    collections::BTreeSet,
    path::{Path, PathBuf},
};

use bevy::{
    prelude::*,
    tasks::{AsyncComputeTaskPool, Task},
};
use lab::{LabError, Library};
use tabletop::written::Severity;

use super::{
    choice::{ModChoice, Wish},
    found::{ModInfo, Stocked, read},
    languages::lend,
    news::news,
};
use crate::{
    games::alea::{Content, MODS},
    shell::{Motion, Notices, Screen, ShellSystems, WakeWindow, take_ready},
    storage::{self, FolderWatch, Storage, Traces},
    table::FileRegistry,
    text::Words,
};

/// Where the choice is kept.
const FILE: &str = "mods.ron";
/// The player's own folder of mods.
const FOLDER: &str = "mods";

/// Watches the folders of mods, and keeps the player's choice.
pub struct ModsPlugin;

impl Plugin for ModsPlugin {
    fn build(&self, app: &mut App) {
        app.init_resource::<Mods>()
            .add_systems(PreUpdate, lend)
            .add_systems(Update, (keep, watch).chain().in_set(ShellSystems::Remember));
    }
}

/// What the player wants of mods, and how far they have been looked at. As it is by default it watches nothing and knows no
/// folder of the player's.
#[derive(Resource, Default)]
pub struct Mods {
    choice: ModChoice,
    own: Option<PathBuf>,
    /// The folders as they were when they were last read.
    traces: Option<Traces>,
    looking: Option<Task<Look>>,
    /// Whether they are to be looked at as soon as can be.
    due: bool,
    /// Notices when they change after a look.
    watch: Option<FolderWatch>,
    /// Whether something else is wanted than what was read last.
    stale: bool,
    /// Whether that is being read now.
    reading: bool,
    unsaved: bool,
}

/// What a look brought.
struct Look {
    traces: Option<Traces>,
    touched: BTreeSet<String>,
    read: Option<Result<Stocked, LabError>>,
}

impl Mods {
    /// What the player chose last, with the folder of their mods, which is made where there is none; and what could not be
    /// made or read of it.
    pub fn open(storage: &Storage, words: &Words) -> (Self, Vec<String>) {
        let mut reports = Vec::new();
        let own = storage.path(FOLDER).and_then(|own| storage::make_folder(&own).map(|()| own));
        let own = own.map_err(|problem| reports.push(problem.to_string())).ok();
        let choice = match storage.read(FILE) {
            Ok(None) => ModChoice::default(),
            Ok(Some(text)) => ModChoice::from_ron(&text).unwrap_or_else(|reason| {
                reports.push(match storage.set_aside(FILE) {
                    Ok(file) => words.with("mods-damaged", &[("reason", &reason), ("file", &file.display())]),
                    Err(problem) => problem.to_string(),
                });
                ModChoice::default()
            }),
            Err(problem) => {
                reports.push(problem.to_string());
                ModChoice::default()
            }
        };
        (Self { choice, own, traces: Some(Traces::default()), due: true, ..Self::default() }, reports)
    }

    /// What the player wants.
    pub fn choice(&self) -> &ModChoice {
        &self.choice
    }

    /// The player's own folder of mods.
    pub fn own(&self) -> Option<&Path> {
        self.own.as_deref()
    }

    /// Whether what is wanted is still to be read.
    pub fn reading(&self) -> bool {
        self.stale || self.reading
    }

    /// Whether the folders are being looked at.
    pub fn looking(&self) -> bool {
        self.looking.is_some()
    }

    /// What is wanted of these mods, in order.
    pub fn wishes(&self, mods: &[ModInfo]) -> Vec<Wish> {
        self.choice.arranged(mods.iter().map(|info| (info.id.as_str(), info.own)))
    }

    /// Wants these mods, in this order.
    pub fn want(&mut self, wishes: Vec<Wish>) {
        self.choice.keep(wishes);
        (self.stale, self.unsaved) = (true, true);
    }

    /// Looks at the folders as soon as can be.
    pub fn look_now(&mut self) {
        self.due = true;
    }
}

/// Writes the player's choice.
fn keep(mut mods: ResMut<Mods>, storage: Option<Res<Storage>>, mut notices: ResMut<Notices>) {
    if !mods.unsaved {
        return;
    }
    mods.unsaved = false;
    if let Some(storage) = storage
        && let Err(problem) = storage.write(FILE, &mods.choice.to_ron())
    {
        notices.failed(problem.message());
    }
}

/// Takes what a look brought, and begins another where something has changed.
fn watch(
    mut mods: ResMut<Mods>,
    mut content: ResMut<Content>,
    mut files: ResMut<FileRegistry>,
    words: Res<Words>,
    screen: Res<State<Screen>>,
    mut notices: ResMut<Notices>,
    mut motion: ResMut<Motion>,
    wake: WakeWindow,
) {
    let seen = *screen.get() == MODS;
    if let Some(looked) = take_ready(&mut mods.bypass_change_detection().looking)
        && take(&mut mods, &mut content, looked, &words, seen, &mut notices)
    {
        files.put(content.clone());
    }
    if mods.looking.is_some() {
        motion.ambient();
        return;
    }
    let Some(library) = content.library.clone() else { return };
    let mods = mods.bypass_change_detection();
    let changed = mods.watch.as_ref().is_some_and(FolderWatch::changed);
    if mods.stale || mods.traces.is_some() && (mods.due || changed) {
        (mods.due, mods.watch) = (false, None);
        let (known, own, choice) = (mods.traces.clone(), mods.own.clone(), mods.choice.clone());
        let stale = std::mem::take(&mut mods.stale);
        mods.reading = stale;
        mods.looking =
            Some(AsyncComputeTaskPool::get().spawn(async move { look(&library, own, &choice, known, stale) }));
        motion.ambient();
    } else if let (Some(known), None) = (&mods.traces, &mods.watch) {
        // Without a further thread the folders are looked at when the page of mods comes up.
        mods.watch = FolderWatch::new(folders(&library, mods.own.as_deref()), known.clone(), wake.caller()).ok();
    }
}

/// Where mods lie.
fn folders(library: &Library, own: Option<&Path>) -> Vec<PathBuf> {
    own.map(Path::to_owned).into_iter().chain([library.root().join("mods")]).collect()
}

/// Looks at the folders and reads them where they changed, or where something else is wanted.
fn look(library: &Library, own: Option<PathBuf>, choice: &ModChoice, known: Option<Traces>, stale: bool) -> Look {
    let folders = folders(library, own.as_deref());
    // Before they are read: what changes meanwhile is seen next time.
    let traces = known.as_ref().map(|_| Traces::read(&folders));
    let changed = known.as_ref().zip(traces.as_ref()).map(|(known, now)| known.changed(now)).unwrap_or_default();
    let read = (stale || !changed.is_empty()).then(|| read(library, own.as_deref(), choice));
    let id = |path: &&Path| {
        let inside = folders.iter().find_map(|folder| path.strip_prefix(folder).ok())?;
        Some(inside.components().next()?.as_os_str().to_string_lossy().into_owned())
    };
    let touched = changed.iter().filter_map(id).collect();
    Look { traces, touched, read }
}

/// Takes what a look brought. Tells whether anything was read.
fn take(mods: &mut Mods, content: &mut Content, look: Look, words: &Words, seen: bool, notices: &mut Notices) -> bool {
    // The first look has nothing to compare with.
    let first = mods.traces.as_ref().is_some_and(|known| *known == Traces::default());
    (mods.traces, mods.reading) = (look.traces, false);
    let stocked = match look.read {
        None => return false,
        Some(Ok(stocked)) => stocked,
        Some(Err(problem)) => {
            notices.error(problem.in_language(words));
            return false;
        }
    };
    let told = news(words, &content.mods, &stocked.mods, if first { &NOTHING } else { &look.touched });
    for news in told {
        // The page shows what is wrong, and for as long as it is.
        match news.severity {
            Some(_) if seen => {}
            Some(Severity::Error) => notices.error(news.text),
            Some(Severity::Warning) | None => notices.info(news.text),
        }
    }
    content.stock(stocked);
    true
}

static NOTHING: BTreeSet<String> = BTreeSet::new();
