//! What lies in a mod's folder, read within bounds and never from outside it.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

use serde::{Deserialize, Serialize};
use tabletop::written::{Distinct, did_you_mean, nearest};
use tabletop::{Message, message};

use super::picture::{MOST_SIDE, picture_fault};
use crate::file_store::{FileStore, Stored};
use crate::text_file::{text_in, unreadable};
use crate::{Problem, TextFile};

/// Most files of a mod.
const MOST_FILES: usize = 500;
/// Largest text, in bytes.
const MOST_TEXT: u64 = 1 << 20;
/// Most bytes of all texts of a mod together.
const MOST_TEXTS: usize = 16 << 20;
/// Largest picture or sound, in bytes.
pub(super) const MOST_MEDIA: u64 = 8 << 20;

/// The files of a mod that lie in no folder of its own.
pub(super) const MANIFEST: &str = "mod.ron";
const POINTS: &str = "points.ron";

/// Every folder of a mod, and how its files end.
const FOLDERS: [(&str, &str); 8] = [
    ("equipment", "ron"),
    ("statuses", "ron"),
    ("enemies", "ron"),
    ("heroes", "ron"),
    ("scripts", "rhai"),
    ("locales", "ron"),
    ("images", "png"),
    ("sounds", "ogg"),
];

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
    /// What computer players play for, `points.ron`.
    pub points: Option<TextFile>,
    /// Scripts that cards name, `scripts/*.rhai`.
    pub scripts: Vec<TextFile>,
    /// Names and texts in other languages, `locales/<language>.ron`, by language and id.
    pub words: BTreeMap<String, BTreeMap<String, Words>>,
    /// Pictures, `images/<id>.png`, by id.
    pub images: BTreeMap<String, PathBuf>,
    /// Sounds, `sounds/<id>.ogg`, by id.
    pub sounds: BTreeMap<String, PathBuf>,
}

/// A card or a fighter in another language.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Words {
    /// Its name.
    pub name: String,
    /// Its text; empty where it stays as it is.
    #[serde(default)]
    pub text: String,
    /// What a card says in its weakened form, where that is something else.
    #[serde(default)]
    pub minus: String,
    /// What a card says in its upgraded form, where that is something else.
    #[serde(default)]
    pub plus: String,
}

impl Files {
    /// Reads a mod's folder. What is sound comes back, and every problem of the rest.
    pub(super) fn read(store: &dyn FileStore, folder: &Path) -> (Self, Vec<Problem>) {
        let (mut files, mut problems) = (Self::default(), Vec::new());
        let is_folder = |path: &Path| store.stored(path) == Some(Stored::Folder);
        let mut left = MOST_FILES;
        for path in store.list(folder) {
            let name = file_name(&path);
            let known = FOLDERS.iter().find(|(known, _)| *known == name);
            if store.is_link(&path) {
                problems.push(outside(&path));
            } else if let (Some((kind, ending)), true) = (known, is_folder(&path)) {
                for path in store.list(&path) {
                    match left.checked_sub(1) {
                        Some(rest) => left = rest,
                        None => {
                            let reason =
                                message!("fault-mod-many_files", "a mod has at most {most} files", most = MOST_FILES);
                            problems.push(Problem::new(reason).in_file(shown(folder)).remedy(not_needed()));
                            return (files, problems);
                        }
                    }
                    if let Err(problem) = files.take(store, (kind, ending), &path) {
                        problems.push(problem);
                    }
                    if files.texts() > MOST_TEXTS {
                        let reason = message!(
                            "fault-mod-long_texts",
                            "the texts of a mod have at most {most} bytes",
                            most = MOST_TEXTS
                        );
                        problems.push(Problem::new(reason).in_file(shown(folder)).remedy(not_needed()));
                        return (files, problems);
                    }
                }
            } else if name == POINTS {
                match text(store, &path) {
                    Ok(file) => files.points = Some(file),
                    Err(problem) => problems.push(problem),
                }
            } else if !is_folder(&path) {
                problems.extend(idle(&path, &name));
            } else if !name.starts_with('.') {
                problems.push(idle_folder(&path, &name));
            }
        }
        (files, problems)
    }

    /// Bytes of all texts read so far that are kept as they are.
    fn texts(&self) -> usize {
        let files = [&self.equipment, &self.statuses, &self.enemies, &self.heroes, &self.scripts].into_iter().flatten();
        files.map(|file| file.text.len()).sum()
    }

    fn take(&mut self, store: &dyn FileStore, (kind, ending): (&str, &str), path: &Path) -> Result<(), Problem> {
        if store.is_link(path) {
            return Err(outside(path));
        }
        if store.stored(path) == Some(Stored::Folder) || path.extension().is_none_or(|found| found != ending) {
            let reason = message!(
                "fault-mod-other_ending",
                "nobody reads this: the folder '{folder}' holds files that end in .{ending}",
                folder = kind,
                ending
            );
            let remedy = message!("remedy-mod-move", "move or rename it");
            return Err(Problem::warning(reason).in_file(shown(path)).remedy(remedy));
        }
        let stem = path.file_stem().map(|stem| stem.to_string_lossy().into_owned()).unwrap_or_default();
        match kind {
            "equipment" => self.equipment.push(text(store, path)?),
            "statuses" => self.statuses.push(text(store, path)?),
            "enemies" => self.enemies.push(text(store, path)?),
            "heroes" => self.heroes.push(text(store, path)?),
            "scripts" => self.scripts.push(text(store, path)?),
            "locales" => drop(self.words.insert(stem, words(&text(store, path)?)?)),
            "images" => drop(self.images.insert(stem, picture(store, path)?)),
            _ => drop(self.sounds.insert(stem, sound(store, path)?)),
        }
        Ok(())
    }
}

fn words(file: &TextFile) -> Result<BTreeMap<String, Words>, Problem> {
    let Distinct(words) = file.ron()?;
    Ok(words)
}

/// A text file of a mod, looked at before it is read.
pub(super) fn text(store: &dyn FileStore, path: &Path) -> Result<TextFile, Problem> {
    bounded(store, path, MOST_TEXT)?;
    match text_in(store, path) {
        Ok(file) => Ok(TextFile { name: shown(path), ..file }),
        Err(crate::LabError::Input(mut problems)) if !problems.is_empty() => {
            Err(problems.swap_remove(0).in_file(shown(path)))
        }
        Err(error) => Err(Problem::new(error.to_string()).in_file(shown(path))),
    }
}

/// A picture that can be shown.
fn picture(store: &dyn FileStore, path: &Path) -> Result<PathBuf, Problem> {
    bounded(store, path, MOST_MEDIA)?;
    let fault = match store.read(path, MOST_MEDIA) {
        Ok(png) => picture_fault(&png),
        Err(error) => Some(unreadable(&error)),
    };
    match fault {
        None => Ok(path.to_owned()),
        Some(fault) => {
            let remedy =
                message!("remedy-mod-picture", "save it as a PNG of at most {most} pixels a side", most = MOST_SIDE);
            Err(Problem::new(fault).in_file(shown(path)).remedy(remedy))
        }
    }
}

/// A sound: whether it is one is seen from how it begins.
fn sound(store: &dyn FileStore, path: &Path) -> Result<PathBuf, Problem> {
    bounded(store, path, MOST_MEDIA)?;
    const BEGINNING: &[u8] = b"OggS";
    if !store.read(path, BEGINNING.len() as u64).is_ok_and(|found| found == BEGINNING) {
        let problem = Problem::new(message!("fault-mod-sound", "is not an Ogg sound")).in_file(shown(path));
        return Err(problem.remedy(message!("remedy-mod-sound", "save it in that format")));
    }
    Ok(path.to_owned())
}

/// What is told of a file beside `mod.ron` that nobody reads; nothing of those that are for people.
fn idle(path: &Path, name: &str) -> Option<Problem> {
    let small = name.to_lowercase();
    let for_people = ["readme", "licence", "license", "changelog", "credits", "."];
    if name == MANIFEST || for_people.iter().any(|beginning| small.starts_with(beginning)) {
        return None;
    }
    let (stem, ending) = small.rsplit_once('.').unwrap_or((&small, ""));
    let remedy = match (nearest(stem, ["mod", "points"]), ending) {
        (Some(near), "ron") => did_you_mean(&format!("{near}.ron")),
        (_, "ron") => {
            message!("remedy-mod-put_ron", "put cards into the folder 'equipment', enemies into 'enemies'")
        }
        (_, "rhai") => put_into("scripts"),
        (_, "png") => put_into("images"),
        (_, "ogg") => put_into("sounds"),
        _ => message!(
            "remedy-mod-files",
            "a mod has {manifest}, {points} and the folders {folders}",
            manifest = MANIFEST,
            points = POINTS,
            folders = FOLDERS.map(|(folder, _)| folder).join(", ")
        ),
    };
    let problem = Problem::warning(message!("fault-mod-idle_file", "nobody reads this file"));
    Some(problem.in_file(shown(path)).remedy(remedy))
}

fn put_into(folder: &str) -> Message {
    message!("remedy-mod-put", "put it into the folder '{folder}'", folder)
}

fn not_needed() -> Message {
    message!("remedy-mod-not_needed", "remove what is not needed")
}

/// What is told of a folder that no mod has.
fn idle_folder(path: &Path, name: &str) -> Problem {
    let names = FOLDERS.map(|(known, _)| known);
    let all = || message!("remedy-mod-folders", "a mod has {names}", names = names.join(", "));
    let reason =
        message!("fault-mod-idle_folder", "a mod has no folder of this name, and nobody reads what lies in it");
    Problem::warning(reason).in_file(shown(path)).remedy(nearest(name, names).map_or_else(all, did_you_mean))
}

/// Whether a file can be read, and is not too large.
fn bounded(store: &dyn FileStore, path: &Path, most: u64) -> Result<(), Problem> {
    if store.is_link(path) {
        return Err(outside(path));
    }
    match store.stored(path) {
        Some(Stored::File(size)) if size <= most => Ok(()),
        Some(Stored::File(size)) => {
            let reason = message!("fault-mod-large_file", "has {size} bytes, and at most {most} are read", size, most);
            let remedy = message!("remedy-mod-smaller", "split it or make it smaller");
            Err(Problem::new(reason).in_file(shown(path)).remedy(remedy))
        }
        _ => {
            let problem = Problem::new(message!("fault-mod-no_file", "is not a file that can be read"));
            Err(problem.in_file(shown(path)).remedy(message!("remedy-mod-put_file", "put a file there")))
        }
    }
}

fn outside(path: &Path) -> Problem {
    let remedy = message!("remedy-mod-file_itself", "put the file itself there");
    Problem::new(link()).in_file(shown(path)).remedy(remedy)
}

/// A link may lead anywhere.
pub(super) fn link() -> Message {
    message!("fault-mod-link", "is a link, and a mod stays inside its folder")
}

pub(super) fn file_name(path: &Path) -> String {
    path.file_name().map(|name| name.to_string_lossy().into_owned()).unwrap_or_default()
}

/// How a path is shown: from the mod's folder's parent on, which is as much as anybody needs.
pub(super) fn shown(path: &Path) -> String {
    let parts: Vec<String> = path.components().map(|part| part.as_os_str().to_string_lossy().into_owned()).collect();
    let from = parts.iter().rposition(|part| part == "mods").unwrap_or(0);
    if from == 0 { path.display().to_string() } else { parts[from..].join("/") }
}
