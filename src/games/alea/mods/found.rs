//! What is in the folders of mods, and what came of it.

use std::{
    collections::{BTreeMap, BTreeSet},
    path::{Path, PathBuf},
    sync::Arc,
};

use lab::mods::{MOST_MODS, Manifest, ModFolder, Sound, Wanted};
use lab::{LabError, Library, Problem};
use registry::games::DiceModule;
use registry::games::dice::{self as arena, Change, Origin, Stock, Translation};
use tabletop::{Message, message, written::Severity};

use super::{
    choice::{ModChoice, Wish},
    kept::Shipped,
};
use crate::games::alea::portrait::Portraits;

/// How a mod stands.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Standing {
    /// In use.
    On,
    /// In use though it is not wanted, because the mod of this name needs it.
    Needed(String),
    /// Not wanted.
    Off,
    /// Its `mod.ron` cannot be read, so nobody knows what it is.
    Broken,
    /// Wanted, but not in use for want of these mods; none where it needs itself.
    Missing(Vec<String>),
    /// Wanted, but as many are in use as may be.
    Full,
}

impl Standing {
    /// Whether what it brings is in use.
    pub const fn used(&self) -> bool {
        matches!(self, Self::On | Self::Needed(_))
    }
}

/// A card, a status, an enemy or a hero of a mod.
#[derive(Clone, PartialEq, Debug)]
pub struct Brought {
    /// `card`, `status`, `enemy` or `hero`.
    pub kind: &'static str,
    /// Its id.
    pub id: String,
    /// Its name for people.
    pub name: Message,
    /// Whose place it takes.
    pub replaces: Option<Origin>,
    /// The mod that takes its place.
    pub replaced_by: Option<String>,
}

/// A mod.
#[derive(Clone, PartialEq, Debug)]
pub struct ModInfo {
    /// The folder's name, which is its id.
    pub id: String,
    /// The folder.
    pub folder: PathBuf,
    /// Whether that lies in the player's own folder of mods.
    pub own: bool,
    /// What its `mod.ron` says.
    pub manifest: Option<Manifest>,
    /// Whether it is wanted.
    pub wanted: bool,
    /// How it stands.
    pub standing: Standing,
    /// What it brings, or would bring.
    pub brings: Vec<Brought>,
    /// What is wrong with it, in the order of its files: what faults concern is left out, the rest is sound.
    pub problems: Vec<Problem>,
}

impl ModInfo {
    /// Its name for people, or its folder's.
    pub fn name(&self) -> &str {
        self.manifest.as_ref().map_or(&self.id, |manifest| &manifest.name)
    }

    /// How many faults it has.
    pub fn faults(&self) -> usize {
        self.problems.iter().filter(|problem| problem.severity == Severity::Error).count()
    }

    /// How many warnings there are about it.
    pub fn warnings(&self) -> usize {
        self.problems.len() - self.faults()
    }

    /// What it puts in the place of another mod's, and what another puts in its place.
    pub fn conflicts(&self) -> impl Iterator<Item = &Brought> {
        let fought =
            |brought: &&Brought| matches!(brought.replaces, Some(Origin::Mod(_))) || brought.replaced_by.is_some();
        self.brings.iter().filter(fought)
    }
}

/// Sounds by what they are of: ids of cards, statuses, enemies and heroes.
pub type Sounds = BTreeMap<String, Arc<Sound>>;

/// Everything fights may be made of, and the mods.
#[derive(Clone, Debug)]
pub struct Stocked {
    /// The library with the mods in use.
    pub library: Library,
    /// What is shipped and what mods add.
    pub content: Arc<dice::Content>,
    /// Portraits, with the pictures of mods.
    pub portraits: Portraits,
    /// Sounds of the mods in use.
    pub sounds: Sounds,
    /// Every mod there is, in the order they are read.
    pub mods: Vec<ModInfo>,
    /// What is numbered alike whatever mods are in use.
    pub shipped: Shipped,
    /// What the mods in use bring in other languages, by language.
    pub translations: BTreeMap<String, Vec<Translation>>,
    /// What is wrong with what is shipped.
    pub problems: Vec<Problem>,
}

/// Reads what is shipped with the mods in the player's folder `own`, then those beside the program, as they are wanted.
///
/// # Errors
/// [`LabError`] where a shipped file cannot be read at all. What is wrong with mods is told beside them.
pub fn read(library: &Library, own: Option<&Path>, choice: &ModChoice) -> Result<Stocked, LabError> {
    let with = |wanted| library.clone().with_mods(own.map(Path::to_owned), wanted);
    let found = with(Wanted::None).shelf().found();
    let is_own = |found: &ModFolder| own.is_some_and(|own| found.folder.starts_with(own));
    let wishes = choice.arranged(found.iter().map(|found| (found.id.as_str(), is_own(found))));
    let wanted = wishes.iter().filter(|wish| wish.on).map(|wish| wish.id.clone()).collect();
    let library = with(Wanted::These(wanted));
    let stock = DiceModule.stock(&library)?;
    let mut mods = Vec::new();
    for wish in wishes {
        let Some(found) = found.iter().find(|found| found.id == wish.id) else { continue };
        // What a mod that is not in use would bring is seen by using it alone.
        let alone = match stock.mods.iter().any(|used| used.found.id == wish.id) {
            true => None,
            false => Some(DiceModule.stock(&with(Wanted::These(vec![wish.id.clone()])))?),
        };
        let own = is_own(found);
        mods.push(info(wish, found, own, &stock, alone.as_ref()));
    }
    let problems = stock.problems.clone();
    let added = |kind: &str| {
        let changes = stock.mods.iter().flat_map(|used| &used.changes);
        changes.filter(|change| change.kind == kind && change.replaces.is_none()).count()
    };
    let shipped = Shipped {
        cards: stock.content.catalogue.cards().len().saturating_sub(added("card")),
        enemies: stock.content.enemies.len().saturating_sub(added("enemy")),
    };
    let portraits = portraits(&library, &stock, &mut mods);
    let sounds = sounds(&library, &stock);
    let languages: BTreeSet<&String> = stock.mods.iter().flat_map(|used| used.found.files.words.keys()).collect();
    let translations = languages.into_iter().map(|language| (language.clone(), stock.translations(language))).collect();
    let content = Arc::new(stock.content);
    Ok(Stocked { library, content, portraits, sounds, mods, shipped, translations, problems })
}

/// The portraits of the mods in use, later ones over earlier; what is none is told with its mod.
fn portraits(library: &Library, stock: &Stock, mods: &mut [ModInfo]) -> Portraits {
    let mut portraits = Portraits::default();
    for used in &stock.mods {
        for (id, path) in &used.found.files.images {
            let read = library.shelf().media(path).map_err(|error| error.to_string());
            let Err(reason) = read.and_then(|png| portraits.put(id, &png)) else { continue };
            if let Some(info) = mods.iter_mut().find(|info| info.id == used.found.id) {
                let file = format!("mods/{}/images/{id}.png", info.id);
                let remedy = message!("remedy-mod-smaller_picture", "save it as a smaller PNG");
                info.problems.push(Problem::new(reason).in_file(file).remedy(remedy));
            }
        }
    }
    portraits
}

/// The sounds of the mods in use, later ones over earlier; what is none was told when the mod was read.
fn sounds(library: &Library, stock: &Stock) -> Sounds {
    let files = stock.mods.iter().flat_map(|used| &used.found.files.sounds);
    let heard = |(id, path): (&String, &PathBuf)| {
        let sound = lab::mods::sound(&library.shelf().media(path).ok()?).ok()?;
        Some((id.clone(), Arc::new(sound)))
    };
    files.filter_map(heard).collect()
}

/// Whether a problem with the choice of mods is about this one.
fn concerns(problem: &Problem, id: &str) -> bool {
    problem.file.as_ref().is_some_and(|file| file.ends_with(&format!("mods/{id}/mod.ron")))
}

/// A mod as it is in `stock`, or where it is not in use as it is `alone`.
fn info(wish: Wish, found: &ModFolder, own: bool, stock: &Stock, alone: Option<&Stock>) -> ModInfo {
    let there = alone.unwrap_or(stock);
    let stocked = there.mods.iter().find(|used| used.found.id == wish.id);
    let depends = found.manifest.iter().flat_map(|manifest| &manifest.depends);
    let standing = match (&found.manifest, alone.is_none(), wish.on) {
        (None, ..) => Standing::Broken,
        (_, true, true) => Standing::On,
        (_, true, false) => {
            let manifests = stock.mods.iter().filter_map(|used: &arena::Stocked| used.found.manifest.as_ref());
            let by = manifests.into_iter().find(|manifest| manifest.depends.contains(&wish.id));
            Standing::Needed(by.map_or_else(String::new, |by| by.name.clone()))
        }
        (_, false, true) => {
            let lacks = |id: &&String| stock.mods.iter().all(|used| used.found.id != **id);
            let missing: Vec<String> = depends.filter(lacks).cloned().collect();
            let full = missing.is_empty() && stock.mods.len() >= MOST_MODS;
            if full { Standing::Full } else { Standing::Missing(missing) }
        }
        (_, false, false) => Standing::Off,
    };
    let problems = match stocked {
        Some(stocked) => stocked.problems.clone(),
        None => {
            let choice = there.left_out.iter().filter(|problem| concerns(problem, &wish.id));
            found.problems.iter().chain(choice).cloned().collect()
        }
    };
    let brings = stocked.iter().flat_map(|stocked| &stocked.changes);
    ModInfo {
        brings: brings.map(|change| brought(change, &wish.id, there)).collect(),
        id: wish.id,
        folder: found.folder.clone(),
        own,
        manifest: found.manifest.clone(),
        wanted: wish.on,
        standing,
        problems,
    }
}

/// The mod of a package that lies in no folder yet, as it is in `stock`.
pub(super) fn of_package(manifest: &Manifest, stock: &Stock) -> ModInfo {
    let wish = Wish { id: manifest.id.clone(), on: true };
    match stock.mods.iter().find(|used| used.found.id == manifest.id) {
        Some(used) => {
            ModInfo { folder: PathBuf::new(), standing: Standing::Off, ..info(wish, &used.found, true, stock, None) }
        }
        // What it depends on is not there.
        None => ModInfo {
            id: wish.id,
            folder: PathBuf::new(),
            own: true,
            manifest: Some(manifest.clone()),
            wanted: true,
            standing: Standing::Missing(manifest.depends.clone()),
            brings: Vec::new(),
            problems: stock.left_out.clone(),
        },
    }
}

fn brought(change: &Change, by: &str, stock: &Stock) -> Brought {
    let content = &stock.content;
    let name = match change.kind {
        "enemy" => content.enemy(&change.id).map(dice::Enemy::message),
        "hero" => content.hero(&change.id).map(dice::Hero::message),
        "modifier" => content.catalogue.modifier(&change.id).map(dice::Modifier::message),
        "status" => {
            let kinds = content.catalogue.statuses();
            kinds.find(&change.id).and_then(|status| kinds.get(status)).map(dice::StatusKind::name_message)
        }
        _ => {
            let card = content.catalogue.find(&change.id).and_then(|id| content.catalogue.card(id));
            card.map(dice::Card::name_message)
        }
    };
    let taken = |other: &Change| {
        (other.kind, &other.id) == (change.kind, &change.id) && other.replaces == Some(Origin::Mod(by.to_owned()))
    };
    let later = stock.mods.iter().find(|other| other.changes.iter().any(taken));
    Brought {
        kind: change.kind,
        id: change.id.clone(),
        name: name.unwrap_or_else(|| Message::text(&change.id)),
        replaces: change.replaces.clone(),
        replaced_by: later.map(|later| later.found.id.clone()),
    }
}
