//! Which files a mod has, and what each is for.

use std::path::Path;

use tabletop::written::{did_you_mean, nearest};
use tabletop::{Message, message};

use crate::Problem;

/// The file that says what a mod is.
pub(super) const MANIFEST: &str = "mod.ron";
/// The file that says what computer players play for.
pub(super) const POINTS: &str = "points.ron";

/// The folder of maps.
pub(super) const MAPS: &str = "maps";

/// Every folder of a mod, and how its files end. Beside maps lie the pictures that those of the Domination community name, which nobody looks at.
pub(super) const FOLDERS: [(&str, &[&str]); 10] = [
    ("equipment", &["ron"]),
    ("statuses", &["ron"]),
    ("enemies", &["ron"]),
    ("heroes", &["ron"]),
    ("modifiers", &["ron"]),
    ("scripts", &["rhai"]),
    ("locales", &["ron"]),
    ("images", &["png"]),
    ("sounds", &["ogg"]),
    (MAPS, &["ron", "map", "cards", "png", "gif", "jpg"]),
];

/// How names of files begin that are for people and not for the game, in small letters.
const FOR_PEOPLE: [&str; 5] = ["readme", "licence", "license", "changelog", "credits"];

/// What a file of a mod is for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Role {
    /// `mod.ron`.
    Manifest,
    /// A text that the game reads.
    Text,
    /// A picture or a sound.
    Medium,
    /// A text for people, such as `README.md`.
    ForPeople,
}

/// What a file is for, by its path inside the mod with `/` between its parts; `None` for what no mod has.
pub(super) fn role(path: &str) -> Option<Role> {
    match path.split_once('/') {
        None if path == MANIFEST => Some(Role::Manifest),
        None if path == POINTS => Some(Role::Text),
        None => is_for_people(path).then_some(Role::ForPeople),
        Some((folder, name)) => {
            let (_, endings) = FOLDERS.into_iter().find(|(known, _)| *known == folder)?;
            let (stem, ending) = name.rsplit_once('.').filter(|(_, ending)| endings.contains(ending))?;
            let role = if matches!(ending, "png" | "gif" | "jpg" | "ogg") { Role::Medium } else { Role::Text };
            (!stem.is_empty() && !name.contains('/')).then_some(role)
        }
    }
}

/// Whether a file beside `mod.ron` is one for people, by its name.
pub(super) fn is_for_people(name: &str) -> bool {
    let small = name.to_lowercase();
    FOR_PEOPLE.iter().any(|beginning| small.starts_with(beginning))
}

/// Whether something is hidden, such as `.git`: neither mods nor parts of them are.
pub(super) fn is_hidden(name: &str) -> bool {
    name.starts_with('.')
}

/// What is told of a file beside `mod.ron` that nobody reads; nothing of those that are for people, and of what is hidden.
pub(super) fn idle_file(path: &Path, name: &str) -> Option<Problem> {
    if name == MANIFEST || is_hidden(name) || is_for_people(name) {
        return None;
    }
    let problem = Problem::warning(message!("fault-mod-idle_file", "nobody reads this file"));
    Some(problem.in_file(shown(path)).remedy(place_of(name)))
}

/// Where a file that lies in the wrong place belongs.
pub(super) fn place_of(name: &str) -> Message {
    let small = name.to_lowercase();
    let (stem, ending) = small.rsplit_once('.').unwrap_or((&small, ""));
    match (nearest(stem, ["mod", "points"]), ending) {
        (Some(near), "ron") => did_you_mean(&format!("{near}.ron")),
        (_, "ron") => {
            message!("remedy-mod-put_ron", "put cards into the folder 'equipment', enemies into 'enemies'")
        }
        (_, "rhai") => put_into("scripts"),
        (_, "png") => put_into("images"),
        (_, "ogg") => put_into("sounds"),
        (_, "map" | "cards") => put_into(MAPS),
        _ => what_mods_have(),
    }
}

/// All that lies in a mod.
pub(super) fn what_mods_have() -> Message {
    message!(
        "remedy-mod-files",
        "a mod has {manifest}, {points} and the folders {folders}",
        manifest = MANIFEST,
        points = POINTS,
        folders = FOLDERS.map(|(folder, _)| folder).join(", ")
    )
}

fn put_into(folder: &str) -> Message {
    message!("remedy-mod-put", "put it into the folder '{folder}'", folder)
}

/// What is told of a folder that no mod has.
pub(super) fn idle_folder(path: &Path, name: &str) -> Problem {
    let names = FOLDERS.map(|(known, _)| known);
    let all = || message!("remedy-mod-folders", "a mod has {names}", names = names.join(", "));
    let reason =
        message!("fault-mod-idle_folder", "a mod has no folder of this name, and nobody reads what lies in it");
    Problem::warning(reason).in_file(shown(path)).remedy(nearest(name, names).map_or_else(all, did_you_mean))
}

/// The last part of a path.
pub(super) fn file_name(path: &Path) -> String {
    path.file_name().map(|name| name.to_string_lossy().into_owned()).unwrap_or_default()
}

/// How a path is shown: from the mod's folder's parent on, which is as much as anybody needs.
pub(super) fn shown(path: &Path) -> String {
    let parts: Vec<String> = path.components().map(|part| part.as_os_str().to_string_lossy().into_owned()).collect();
    let from = parts.iter().rposition(|part| part == "mods").unwrap_or(0);
    if from == 0 { path.display().to_string() } else { parts[from..].join("/") }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_file_of_a_mod_has_a_role_and_no_other() {
        for (path, wanted) in [
            ("mod.ron", Some(Role::Manifest)),
            ("points.ron", Some(Role::Text)),
            ("equipment/cards.ron", Some(Role::Text)),
            ("scripts/lash.rhai", Some(Role::Text)),
            ("images/mudling.png", Some(Role::Medium)),
            ("sounds/mudling.ogg", Some(Role::Medium)),
            ("README.md", Some(Role::ForPeople)),
            ("maps/isles.ron", Some(Role::Text)),
            ("maps/skerries.map", Some(Role::Text)),
            ("maps/skerries.cards", Some(Role::Text)),
            ("maps/skerries.gif", Some(Role::Medium)),
            ("maps/skerries.ogg", None),
            ("equipment/map.map", None),
            ("equipment", None),
            ("equipment/.ron", None),
            ("equipment/cards.rhai", None),
            ("equipment/cardsron", None),
            ("equipment/more/cards.ron", None),
            ("docs/README.md", None),
            ("other.ron", None),
            ("", None),
        ] {
            assert_eq!(role(path), wanted, "{path}");
        }
    }
}
