//! Cards, enemies and heroes as they lie in the library, with the mods in use over them.

use dice::{Content, ContentFault, Kind, Source, Sources};
use serde::Serialize;

use crate::mods::Found;
use crate::{LabError, Library, Problem, TextFile};

/// Everything fights may be made of, and what came of every mod in use.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Stock {
    /// What is shipped and what mods add.
    pub content: Content,
    /// What is wrong with what is shipped, and with the choice of mods.
    pub problems: Vec<Problem>,
    /// The mods in use, in order.
    pub mods: Vec<Stocked>,
}

/// A mod in use.
#[derive(Clone, PartialEq, Debug)]
pub struct Stocked {
    /// Its folder and files.
    pub found: Found,
    /// What is wrong with it, files and scripts alike. What is faulty is left out, the rest is in use.
    pub problems: Vec<Problem>,
    /// What it adds or changes.
    pub changes: Vec<Change>,
}

/// Something a mod brings.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Change {
    /// `card` or `enemy`.
    pub kind: &'static str,
    /// Its id.
    pub id: String,
    /// Whose it takes the place of; `None` where it is new.
    pub replaces: Option<Origin>,
}

/// Where something replaced came from.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub enum Origin {
    /// The game itself.
    Shipped,
    /// Another mod, by id: the two are in conflict, and the later one wins.
    Mod(String),
}

impl Stock {
    /// Everything that is wrong: with what is shipped, with the choice of mods, and with the mods, in order.
    pub fn all_problems(&self) -> Vec<Problem> {
        self.problems.iter().chain(self.mods.iter().flat_map(|stocked| &stocked.problems)).cloned().collect()
    }

    /// Changes that take the place of another mod's.
    pub fn conflicts(&self) -> impl Iterator<Item = (&Stocked, &Change)> {
        let conflict = |change: &&Change| matches!(change.replaces, Some(Origin::Mod(_)));
        self.mods
            .iter()
            .flat_map(move |stocked| stocked.changes.iter().filter(conflict).map(move |change| (stocked, change)))
    }

    /// Reads the library's files and those of the mods in use.
    ///
    /// # Errors
    /// [`LabError`] where a shipped file cannot be read at all. What is wrong inside a file is told beside the rest.
    pub(super) fn read(library: &Library) -> Result<Self, LabError> {
        let cards = library.assets("dice/cards", "ron")?;
        let [enemies, heroes] = ["dice/enemies.ron", "dice/heroes.ron"].map(|path| library.asset(path));
        let (enemies, heroes) = ([enemies?], [heroes?]);
        let (used, problems) = library.shelf().in_use();
        let mut stock = Self::merge([&cards, &enemies, &heroes], used);
        stock.problems.extend(problems);
        Ok(stock)
    }

    /// Mods over what is shipped: lists of cards, enemies and heroes.
    fn merge(shipped: [&[TextFile]; 3], used: Vec<Found>) -> Self {
        let mut layers = vec![lists([shipped[0], shipped[1], shipped[2], &[]])];
        layers.extend(used.iter().map(|found| {
            let files = &found.files;
            lists([&files.equipment, &files.enemies, &[], &files.scripts])
        }));
        let sources: Vec<Sources<'_>> = layers
            .iter()
            .map(|layer| Sources { cards: &layer[0], enemies: &layer[1], heroes: &layer[2], scripts: &layer[3] })
            .collect();
        let loaded = Content::load_layers(&sources);
        let replaces = |by: usize, kind: Kind, id: &str| {
            let found =
                loaded.replaced.iter().find(|replaced| replaced.by == by && replaced.kind == kind && replaced.id == id);
            found.map(|replaced| match replaced.of.checked_sub(1).and_then(|of| used.get(of)) {
                Some(other) => Origin::Mod(other.id.clone()),
                None => Origin::Shipped,
            })
        };
        let mut faults = loaded.faults.into_iter().map(|faults| faults.into_iter().map(problem));
        let problems = faults.next().into_iter().flatten().collect();
        let mods = used
            .iter()
            .enumerate()
            .zip(faults)
            .map(|((at, found), faults)| Stocked {
                problems: found.problems.iter().cloned().chain(faults).collect(),
                changes: loaded.brought[at + 1]
                    .iter()
                    .map(|(kind, id)| Change {
                        kind: kind.name(),
                        id: id.clone(),
                        replaces: replaces(at + 1, *kind, id),
                    })
                    .collect(),
                found: found.clone(),
            })
            .collect();
        Self { content: loaded.content, problems, mods }
    }
}

/// Files of several sorts as sources.
fn lists<'a>(files: [&'a [TextFile]; 4]) -> [Vec<Source<'a>>; 4] {
    files.map(|files| files.iter().map(|file| Source { name: &file.name, text: &file.text }).collect())
}

fn problem(fault: ContentFault) -> Problem {
    let reason = match fault.item {
        Some(item) => format!("'{}': {}", item.chars().take(40).collect::<String>(), fault.reason),
        None => fault.reason,
    };
    Problem::new(reason).in_file(fault.file).at(fault.line, fault.column).remedy(fault.remedy)
}
