//! The maps there are: those that are shipped, `assets/risk/*.ron`, and those that mods bring in `maps`.
//!
//! A map changes nothing until somebody chooses it, so those of every mod there is can be played, whether the mod is in use or not.

use std::sync::Arc;

use lab::mods::{Files, ModFolder, RawFile};
use lab::{LabError, Library, Problem, TextFile};
use risk::map::{DominationMap, Map, MapErrors, MapFault};
use tabletop::{Message, message};

use crate::games::BroughtByMod;

/// A map, and the mod that brings it.
#[derive(Clone, Debug)]
pub struct ModMap {
    /// The mod, by id.
    pub brought_by: String,
    /// The mod's name.
    pub title: String,
    /// The map, drawn.
    pub map: Arc<Map>,
}

/// The map of that id: the one in `assets/risk`, else that of a mod, the last by id where several have one.
///
/// # Errors
/// [`LabError::Input`] where there is none, or with every fault of its file.
pub fn map(id: &str, library: &Library) -> Result<Arc<Map>, LabError> {
    let plain = |c: char| c.is_ascii_alphanumeric() || "-_".contains(c);
    if id.is_empty() || !id.chars().all(plain) {
        let problem = Problem::new(message!("fault-map-name", "'{id}' cannot be the name of a map", id));
        let remedy = message!("remedy-map-name", "use letters, digits, '-' and '_', such as 'world'");
        return Err(problem.remedy(remedy).into());
    }
    let shipped = library.asset(&format!("risk/{id}.ron"));
    match shipped {
        Ok(file) => shipped_map(&file),
        Err(missing) => {
            let (maps, problems) = of_mods(library);
            if let Some(found) = maps.into_iter().rev().find(|found| found.map.id() == id) {
                return Ok(found.map);
            }
            // A map of that name that is at fault says more than that there is none.
            let of_it = |problem: &Problem| problem.file.as_deref().is_some_and(|file| id_of_file(file) == id);
            let at_fault: Vec<Problem> = problems.into_iter().filter(of_it).collect();
            Err(if at_fault.is_empty() { no_map(missing, id) } else { LabError::Input(at_fault) })
        }
    }
}

fn shipped_map(file: &TextFile) -> Result<Arc<Map>, LabError> {
    let map = Map::from_ron(&file.name, &file.text);
    map.map(Arc::new).map_err(|errors| LabError::Input(problems_of(&errors).collect()))
}

fn no_map(error: LabError, id: &str) -> LabError {
    match error {
        LabError::Input(problems) => {
            let remedy = message!(
                "remedy-map-no_file",
                "there is no map '{id}' unless that file is, or a mod brings one; 'world' is always there",
                id
            );
            LabError::Input(problems.into_iter().map(|problem| problem.remedy(remedy.clone())).collect())
        }
        other => other,
    }
}

/// The maps of all mods there are, by the mods' ids, and what is wrong with the others.
pub fn of_mods(library: &Library) -> (Vec<ModMap>, Vec<Problem>) {
    let (mut maps, mut problems) = (Vec::new(), Vec::new());
    for found in library.shelf().with_maps() {
        let (sound, faults) = of_files(library, &found.files);
        problems.extend(found.problems);
        problems.extend(faults);
        let title = found.manifest.map_or_else(|| found.id.clone(), |manifest| manifest.name);
        let of = |map| ModMap { brought_by: found.id.clone(), title: title.clone(), map };
        maps.extend(sound.into_iter().map(of));
    }
    (maps, problems)
}

/// What a mod brings for Conquest.
pub(crate) fn brought(library: &Library, found: &ModFolder) -> BroughtByMod {
    let (maps, problems) = of_files(library, &found.files);
    BroughtByMod { items: maps.iter().map(|map| ("map", map.id().to_owned())).collect(), problems }
}

/// The sound maps among the files of a mod, and what is wrong with the others.
fn of_files(library: &Library, files: &Files) -> (Vec<Arc<Map>>, Vec<Problem>) {
    let (mut maps, mut problems): (Vec<Arc<Map>>, Vec<Problem>) = (Vec::new(), Vec::new());
    let own = files.maps.iter().map(|file| (file.name.as_str(), own_map(file)));
    let of_community = files.community_maps.iter().filter(|file| file.name.ends_with(MAP));
    let community = of_community.map(|file| (file.name.as_str(), community_map(file, &files.community_maps)));
    for (name, read) in own.chain(community) {
        let fault = |problem: (Message, Message)| Problem::new(problem.0).in_file(name).remedy(problem.1);
        match read {
            Err(faults) => problems.extend(faults),
            Ok(map) if maps.iter().any(|known| known.id() == map.id()) => problems.push(fault(twice(map.id()))),
            Ok(map) if library.asset(&format!("risk/{}.ron", map.id())).is_ok() => {
                problems.push(fault(shipped_id(map.id())));
            }
            Ok(map) => maps.push(Arc::new(map)),
        }
    }
    problems.extend(idle_cards(&files.community_maps));
    (maps, problems)
}

fn own_map(file: &TextFile) -> Result<Map, Vec<Problem>> {
    let map = Map::from_ron(&file.name, &file.text).map_err(|errors| problems_of(&errors).collect::<Vec<_>>())?;
    let id = id_of_file(&file.name);
    if map.id() == id {
        return Ok(map.drawn());
    }
    let reason = message!("fault-map-other_id", "the map is '{id}', which its file is not called", id = map.id());
    let remedy = message!("remedy-map-other_id", "write id: \"{id}\", or rename the file", id);
    Err(vec![Problem::new(reason).in_file(&file.name).remedy(remedy)])
}

/// How files of the Domination community end.
const MAP: &str = ".map";
const CARDS: &str = ".cards";

fn community_map(file: &RawFile, all: &[RawFile]) -> Result<Map, Vec<Problem>> {
    let told = |errors: MapErrors| problems_of(&errors).collect::<Vec<_>>();
    let id = id_of_file(&file.name);
    if id.chars().all(|c| c == '-') {
        let reason = message!("fault-map-no_id", "no name of a map can be made of the file's");
        let remedy = message!("remedy-map-no_id", "rename the file with Latin letters or digits, such as my-map.map");
        return Err(vec![Problem::new(reason).in_file(&file.name).remedy(remedy)]);
    }
    let read = DominationMap::read(&file.name, &id, &file.bytes).map_err(told)?;
    let folder = file.name.rsplit_once('/').map_or("", |(folder, _)| folder);
    let wanted = format!("{folder}/{}", read.cards_file());
    let Some(cards) = all.iter().find(|other| other.name == wanted) else {
        let name = read.cards_file();
        let reason = message!("fault-map-no_cards_file", "the cards '{name}' are not there", name);
        let remedy = message!("remedy-map-no_cards_file", "put that file beside the map; capitals count");
        return Err(vec![Problem::new(reason).in_file(&file.name).remedy(remedy)]);
    };
    read.with_cards(&cards.name, &cards.bytes).map_err(told)
}

/// What is told of cards that no map has the name of: most likely those of a map whose name was changed.
fn idle_cards(files: &[RawFile]) -> Vec<Problem> {
    let maps = files.iter().filter(|file| file.name.ends_with(MAP));
    let text: String = maps.map(|map| String::from_utf8_lossy(&map.bytes).into_owned()).collect();
    let idle = |file: &&RawFile| {
        let name = file.name.rsplit('/').next().unwrap_or_default();
        file.name.ends_with(CARDS) && !text.contains(name)
    };
    let told = |file: &RawFile| {
        let reason = message!("fault-map-idle_cards", "no map has these cards");
        let remedy = message!("remedy-map-idle_cards", "write crd with the file's name under [files] of its map");
        Problem::warning(reason).in_file(&file.name).remedy(remedy)
    };
    files.iter().filter(idle).map(told).collect()
}

/// The id that a map has by its file: the name without its end, in small letters, with `-` for all that is neither a letter of English nor a digit.
fn id_of_file(path: &str) -> String {
    let name = path.rsplit('/').next().unwrap_or_default();
    let stem = name.rsplit_once('.').map_or(name, |(stem, _)| stem);
    stem.chars().map(|c| if c.is_ascii_alphanumeric() { c.to_ascii_lowercase() } else { '-' }).collect()
}

fn twice(id: &str) -> (Message, Message) {
    (
        message!("fault-map-id_twice", "the mod has another map '{id}'", id),
        message!("remedy-map-id_twice", "rename one of the two"),
    )
}

/// A map of the game is never replaced: saved games and what opponents have learned of it go by its name.
fn shipped_id(id: &str) -> (Message, Message) {
    (
        message!("fault-map-shipped_id", "the game has a map '{id}' of its own", id),
        message!("remedy-map-shipped_id", "give yours another id, and the file that name"),
    )
}

fn problems_of(errors: &MapErrors) -> impl Iterator<Item = Problem> {
    errors.faults().iter().map(|MapFault { file, line, column, reason, remedy }| {
        Problem::new(reason.clone()).in_file(file).at(*line, *column).remedy(remedy.clone())
    })
}
