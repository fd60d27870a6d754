//! What lies in a mod's folder, read within bounds and never from outside it.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

use tabletop::{Message, message};

use super::bounds::{Full, MOST_FILES, MOST_MEDIUM, MOST_TEXT, Room};
use super::layout::{FOLDERS, MANIFEST, MAPS, POINTS, file_name, idle_file, idle_folder, is_hidden, shown};
use super::locales::{self, Words};
use super::picture::{MOST_SIDE, picture_fault, pixels};
use super::sound::{MOST_SECONDS, frames, sound};
use super::told::Told;
use crate::file_store::{FileStore, Stored};
use crate::text_file::{text_within, unreadable};
use crate::{LabError, Problem, TextFile};

/// What lies in a mod's folder.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Files {
    /// Lists of cards, `equipment/*.ron`.
    pub equipment: Vec<TextFile>,
    /// Lists of statuses, `statuses/*.ron`.
    pub statuses: Vec<TextFile>,
    /// Lists of enemies, `enemies/*.ron`.
    pub enemies: Vec<TextFile>,
    /// Lists of heroes, `heroes/*.ron`.
    pub heroes: Vec<TextFile>,
    /// Lists of rule modifiers, `modifiers/*.ron`.
    pub modifiers: Vec<TextFile>,
    /// What computer players play for, `points.ron`.
    pub points: Option<TextFile>,
    /// Maps of Conquest, `maps/*.ron`.
    pub maps: Vec<TextFile>,
    /// Maps of the Domination community and their cards, `maps/*.map` and `maps/*.cards`, whose letters are not always those of UTF-8.
    pub community_maps: Vec<RawFile>,
    /// Scripts that cards name, `scripts/*.rhai`.
    pub scripts: Vec<TextFile>,
    /// Names and texts in other languages, `locales/<language>.ron`, by language and id.
    pub words: BTreeMap<String, BTreeMap<String, Words>>,
    /// Pictures, `images/<id>.png`, by id.
    pub images: BTreeMap<String, PathBuf>,
    /// Sounds, `sounds/<id>.ogg`, by id.
    pub sounds: BTreeMap<String, PathBuf>,
}

/// A file as it lies there.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RawFile {
    /// How it is shown.
    pub name: String,
    /// What it holds.
    pub bytes: Vec<u8>,
}

/// Why a file is not read.
pub(super) enum Refusal {
    /// The mod has too much of something: nothing more of it is read.
    Full(Full),
    /// This one cannot be used.
    Problem(Box<Problem>),
}

impl From<Full> for Refusal {
    fn from(full: Full) -> Self {
        Self::Full(full)
    }
}

impl From<Problem> for Refusal {
    fn from(problem: Problem) -> Self {
        Self::Problem(Box::new(problem))
    }
}

impl Files {
    /// Reads a mod's folder within the room there is. What is sound comes back, and every problem of the rest.
    pub(super) fn read(store: &dyn FileStore, folder: &Path, room: &mut Room<'_>) -> (Self, Told) {
        let (mut files, mut told) = (Self::default(), Told::default());
        if let Err(full) = files.take_all(store, folder, room, &mut told) {
            told.push(full.problem(folder));
        }
        (files, told)
    }

    /// Reads the maps of a mod and nothing else, within the room there is.
    pub(super) fn read_maps(store: &dyn FileStore, folder: &Path, room: &mut Room<'_>) -> (Self, Told) {
        let (mut files, mut told) = (Self::default(), Told::default());
        let folder = folder.join(MAPS);
        // What is no folder, or leads elsewhere, is told where the whole mod is read.
        if store.stored(&folder) == Some(Stored::Folder) && !store.is_link(&folder) {
            let endings = FOLDERS.iter().find(|(known, _)| *known == MAPS).map_or(&[][..], |(_, endings)| endings);
            if let Err(full) = files.take_folder(store, (MAPS, endings), &folder, room, &mut told) {
                told.push(full.problem(&folder));
            }
        }
        (files, told)
    }

    /// Reads all files of one of a mod's folders.
    fn take_folder(
        &mut self,
        store: &dyn FileStore,
        kind: (&str, &[&str]),
        folder: &Path,
        room: &mut Room<'_>,
        told: &mut Told,
    ) -> Result<(), Full> {
        for path in listed(store, folder, room)? {
            room.take_file()?;
            keep(self.take(store, kind, &path, room, told), told)?;
        }
        Ok(())
    }

    fn take_all(
        &mut self,
        store: &dyn FileStore,
        folder: &Path,
        room: &mut Room<'_>,
        told: &mut Told,
    ) -> Result<(), Full> {
        for path in listed(store, folder, room)? {
            let name = file_name(&path);
            let is_folder = store.stored(&path) == Some(Stored::Folder);
            let known = FOLDERS.iter().find(|(known, _)| is_folder && *known == name);
            if store.is_link(&path) {
                told.push(outside(&path));
            } else if let Some((kind, endings)) = known {
                self.take_folder(store, (kind, endings), &path, room, told)?;
            } else if is_folder {
                // What is hidden is nobody's business.
                told.extend((!is_hidden(&name)).then(|| idle_folder(&path, &name)));
            } else {
                room.take_file()?;
                match name.as_str() {
                    // It was read before all others.
                    MANIFEST => room.take_text(size(store, &path))?,
                    POINTS => self.points = keep(text(store, &path, MOST_TEXT, room), told)?,
                    _ => told.extend(idle_file(&path, &name)),
                }
            }
        }
        Ok(())
    }

    fn take(
        &mut self,
        store: &dyn FileStore,
        (kind, endings): (&str, &[&str]),
        path: &Path,
        room: &mut Room<'_>,
        told: &mut Told,
    ) -> Result<(), Refusal> {
        if store.is_link(path) {
            return Err(outside(path).into());
        }
        let ending = path.extension().map(|ending| ending.to_string_lossy().into_owned()).unwrap_or_default();
        if store.stored(path) == Some(Stored::Folder) || !endings.contains(&ending.as_str()) {
            let reason = message!(
                "fault-mod-other_ending",
                "nobody reads this: the folder '{folder}' holds files that end in .{ending}",
                folder = kind,
                ending = endings.join(", .")
            );
            let remedy = message!("remedy-mod-move", "move or rename it");
            return Err(Problem::warning(reason).in_file(shown(path)).remedy(remedy).into());
        }
        let stem = path.file_stem().map(|stem| stem.to_string_lossy().into_owned()).unwrap_or_default();
        match kind {
            "equipment" => self.equipment.push(text(store, path, MOST_TEXT, room)?),
            "statuses" => self.statuses.push(text(store, path, MOST_TEXT, room)?),
            "enemies" => self.enemies.push(text(store, path, MOST_TEXT, room)?),
            "heroes" => self.heroes.push(text(store, path, MOST_TEXT, room)?),
            "modifiers" => self.modifiers.push(text(store, path, MOST_TEXT, room)?),
            MAPS => self.take_map(store, path, &ending, room)?,
            "scripts" => self.scripts.push(text(store, path, MOST_TEXT, room)?),
            "locales" => {
                let file = text(store, path, MOST_TEXT, room)?;
                self.words.insert(stem, locales::read(&file, room, told)?);
            }
            "images" => drop(self.images.insert(stem, picture(store, path, room)?)),
            _ => drop(self.sounds.insert(stem, heard(store, path, room)?)),
        }
        Ok(())
    }

    fn take_map(
        &mut self,
        store: &dyn FileStore,
        path: &Path,
        ending: &str,
        room: &mut Room<'_>,
    ) -> Result<(), Refusal> {
        match ending {
            "ron" => self.maps.push(text(store, path, MOST_TEXT, room)?),
            "map" | "cards" => {
                room.take_text(bounded(store, path, MOST_TEXT)?)?;
                let bytes = store.read(path, MOST_TEXT).map_err(|error| {
                    let remedy = message!("remedy-file-permissions", "check its permissions");
                    Problem::new(unreadable(&error)).in_file(shown(path)).remedy(remedy)
                })?;
                self.community_maps.push(RawFile { name: shown(path), bytes });
            }
            // Pictures of such maps take room in a package, and are not looked at.
            _ => room.take_medium(bounded(store, path, MOST_MEDIUM)?)?,
        }
        Ok(())
    }
}

/// What was read, or `None` with the problem told.
fn keep<T>(read: Result<T, Refusal>, told: &mut Told) -> Result<Option<T>, Full> {
    match read {
        Ok(read) => Ok(Some(read)),
        Err(Refusal::Full(full)) => Err(full),
        Err(Refusal::Problem(problem)) => {
            told.push(*problem);
            Ok(None)
        }
    }
}

/// What lies in a folder, unless it is more than a mod may have.
fn listed(store: &dyn FileStore, folder: &Path, room: &Room<'_>) -> Result<Vec<PathBuf>, Full> {
    // The folders beside the files are none.
    store.list_within(folder, room.files().min(MOST_FILES) + FOLDERS.len()).ok_or(Full::Files)
}

/// A text file of a mod, of at most so many bytes, looked at before it is read.
pub(super) fn text(store: &dyn FileStore, path: &Path, most: u64, room: &mut Room<'_>) -> Result<TextFile, Refusal> {
    room.take_text(bounded(store, path, most)?)?;
    match text_within(store, path, most) {
        Ok(file) => Ok(TextFile { name: shown(path), ..file }),
        Err(LabError::Input(mut problems)) if !problems.is_empty() => {
            Err(problems.swap_remove(0).in_file(shown(path)).into())
        }
        Err(error) => Err(Problem::new(error.to_string()).in_file(shown(path)).into()),
    }
}

/// A picture that can be shown.
fn picture(store: &dyn FileStore, path: &Path, room: &mut Room<'_>) -> Result<PathBuf, Refusal> {
    room.take_medium(bounded(store, path, MOST_MEDIUM)?)?;
    let refused = |fault: Message| {
        let remedy =
            message!("remedy-mod-picture", "save it as a PNG of at most {most} pixels a side", most = MOST_SIDE);
        Refusal::from(Problem::new(fault).in_file(shown(path)).remedy(remedy))
    };
    let png = store.read(path, MOST_MEDIUM).map_err(|error| refused(unreadable(&error)))?;
    // A few bytes may become millions of pixels.
    room.take_pixels(pixels(&png).map_err(refused)?)?;
    picture_fault(&png).map_or_else(|| Ok(path.to_owned()), |fault| Err(refused(fault)))
}

/// A sound that can be played.
fn heard(store: &dyn FileStore, path: &Path, room: &mut Room<'_>) -> Result<PathBuf, Refusal> {
    room.take_medium(bounded(store, path, MOST_MEDIUM)?)?;
    let refused = |fault: Message| {
        let remedy =
            message!("remedy-mod-sound", "save it as Ogg Vorbis of at most {most} seconds", most = MOST_SECONDS);
        Refusal::from(Problem::new(fault).in_file(shown(path)).remedy(remedy))
    };
    let file = store.read(path, MOST_MEDIUM).map_err(|error| refused(unreadable(&error)))?;
    // A few bytes may become minutes.
    room.take_frames(frames(&file).map_err(refused)?)?;
    sound(&file).map_or_else(|fault| Err(refused(fault)), |_| Ok(path.to_owned()))
}

/// Bytes of a file, as far as that is known.
fn size(store: &dyn FileStore, path: &Path) -> u64 {
    match store.stored(path) {
        Some(Stored::File(size)) => size,
        _ => 0,
    }
}

/// Bytes of a file that can be read, and is not too large.
fn bounded(store: &dyn FileStore, path: &Path, most: u64) -> Result<u64, Problem> {
    if store.is_link(path) {
        return Err(outside(path));
    }
    match store.stored(path) {
        Some(Stored::File(size)) if size <= most => Ok(size),
        Some(Stored::File(size)) => Err(large_file(size, most).in_file(shown(path))),
        _ => {
            let problem = Problem::new(message!("fault-mod-no_file", "is not a file that can be read"));
            Err(problem.in_file(shown(path)).remedy(message!("remedy-mod-put_file", "put a file there")))
        }
    }
}

/// What is told of a file with more bytes than are read.
fn large_file(size: u64, most: u64) -> Problem {
    let reason = message!("fault-mod-large_file", "has {size} bytes, and at most {most} are read", size, most);
    Problem::new(reason).remedy(message!("remedy-mod-smaller", "split it or make it smaller"))
}

fn outside(path: &Path) -> Problem {
    let remedy = message!("remedy-mod-file_itself", "put the file itself there");
    Problem::new(link()).in_file(shown(path)).remedy(remedy)
}

/// A link may lead anywhere.
pub(super) fn link() -> Message {
    message!("fault-mod-link", "is a link, and a mod stays inside its folder")
}
