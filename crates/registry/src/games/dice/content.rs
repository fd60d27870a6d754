//! Cards, statuses, fighters and rule modifiers as they lie in the library, with the mods in use over them.

use std::collections::BTreeMap;

use dice::{Content, ContentFault, Kind, Source, Sources, gauntlet};
use lab::mods::{Files, ModFolder};
use lab::{LabError, Library, Problem, TextFile};
use serde::Serialize;
use tabletop::{Message, message};

use super::idle::Idle;
use crate::games::{BroughtByMod, brought};

/// Everything fights may be made of, and what came of every mod in use.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Stock {
    /// What is shipped and what mods add.
    pub content: Content,
    /// What is wrong with what is shipped, and with ids that are no mod's.
    pub problems: Vec<Problem>,
    /// What keeps mods from being used: something they depend on is missing, or depends on them.
    pub left_out: Vec<Problem>,
    /// The mods in use, in order.
    pub mods: Vec<Stocked>,
}

/// A mod in use.
#[derive(Clone, PartialEq, Debug)]
pub struct Stocked {
    /// Its folder and files.
    pub found: ModFolder,
    /// What is wrong with it, files and scripts alike. What is faulty is left out, the rest is in use.
    pub problems: Vec<Problem>,
    /// What it adds or changes.
    pub changes: Vec<Change>,
}

/// Something a mod brings.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Change {
    /// `card`, `status`, `enemy`, `hero`, `modifier` or `table`; `map` for what another game finds in it.
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
        self.problems
            .iter()
            .chain(&self.left_out)
            .chain(self.mods.iter().flat_map(|stocked| &stocked.problems))
            .cloned()
            .collect()
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
        let list = |name: &str| Ok::<_, LabError>([library.asset(&format!("dice/{name}.ron"))?]);
        let (statuses, enemies, heroes) = (list("statuses")?, list("enemies")?, list("heroes")?);
        let modifiers = list("modifiers")?;
        let (used, problems) = library.shelf().in_use();
        let elsewhere = used.iter().map(|found| brought(library, found)).collect();
        let mut stock = Self::merge([&cards, &statuses, &enemies, &heroes, &modifiers, &[]], used, elsewhere);
        let (left_out, unknown) = problems.into_iter().partition(|problem| problem.file.is_some());
        stock.left_out = left_out;
        stock.problems.extend::<Vec<Problem>>(unknown);
        Ok(stock)
    }

    /// Mods over what is shipped: lists of cards, statuses, enemies, heroes, rule modifiers and scripts; `elsewhere` is what other games find in each mod.
    fn merge(shipped: [&[TextFile]; 6], used: Vec<ModFolder>, elsewhere: Vec<BroughtByMod>) -> Self {
        let mut layers = vec![lists(shipped)];
        layers.extend(used.iter().map(|found| {
            let files = &found.files;
            let Files { equipment, statuses, enemies, heroes, modifiers, scripts, .. } = files;
            lists([equipment, statuses, enemies, heroes, modifiers, scripts])
        }));
        let of_mods = used.iter().map(|found| found.files.points.as_ref().map(source));
        let points: Vec<Option<Source<'_>>> = std::iter::once(None).chain(of_mods).collect();
        let sources: Vec<Sources<'_>> = layers
            .iter()
            .zip(&points)
            .map(|(layer, points)| {
                let [cards, statuses, enemies, heroes, modifiers, scripts] = layer.each_ref().map(Vec::as_slice);
                Sources { cards, statuses, enemies, heroes, modifiers, scripts, points: *points }
            })
            .collect();
        let loaded = Content::load_layers(&sources);
        let gauntlet = gauntlet_faults(&loaded.content);
        let replaced: BTreeMap<(usize, Kind, &str), usize> = loaded
            .replaced
            .iter()
            .map(|replaced| ((replaced.by, replaced.kind, replaced.id.as_str()), replaced.of))
            .collect();
        let replaces = |by: usize, kind: Kind, id: &str| {
            replaced.get(&(by, kind, id)).map(|of| match of.checked_sub(1).and_then(|of| used.get(of)) {
                Some(other) => Origin::Mod(other.id.clone()),
                None => Origin::Shipped,
            })
        };
        let of_others = changes_elsewhere(&used, &elsewhere);
        let changes: Vec<Vec<Change>> = (1..=used.len())
            .map(|by| {
                let brought = loaded.brought[by].iter();
                brought
                    .map(|(kind, id)| Change { kind: kind.name(), id: id.clone(), replaces: replaces(by, *kind, id) })
                    .collect()
            })
            .collect();
        let idle = Idle::of(&loaded.content, &loaded.faults);
        let mut faults = loaded.faults.clone().into_iter();
        let problems = faults.next().into_iter().flatten().map(problem).collect();
        let mods = used
            .into_iter()
            .zip(changes)
            .zip(faults)
            .zip(elsewhere.into_iter().zip(of_others))
            .map(|(((found, mut changes), faults), (elsewhere, of_others))| {
                let mut told = found.told();
                told.extend(faults.into_iter().map(problem));
                told.extend(elsewhere.problems);
                changes.extend(of_others);
                idle.pictures(&found, &mut told);
                idle.sounds(&found, &mut told);
                idle.words(&found, &mut told);
                // Who changes no fighter cannot have emptied the gauntlet.
                let fighter = |change: &Change| ["enemy", "hero"].contains(&change.kind);
                if changes.iter().any(|change| fighter(change) && change.replaces.is_some()) {
                    told.extend(gauntlet.iter().map(|reason| no_gauntlet(reason, &found.id)));
                }
                let problems = told.finish(Some(&format!("mods/{}", found.id)));
                Stocked { found, problems, changes }
            })
            .collect();
        Self { content: loaded.content, problems, left_out: Vec::new(), mods }
    }
}

/// What other games find in each mod, with the earlier mod whose it takes the place of.
fn changes_elsewhere(used: &[ModFolder], elsewhere: &[BroughtByMod]) -> Vec<Vec<Change>> {
    let change = |at: usize, kind: &'static str, id: &str| {
        let before = |before: &usize| elsewhere[*before].items.iter().any(|(_, known)| known == id);
        let replaces = (0..at).rev().find(before).map(|before| Origin::Mod(used[before].id.clone()));
        Change { kind, id: id.to_owned(), replaces }
    };
    let of =
        |(at, brought): (usize, &BroughtByMod)| brought.items.iter().map(|(kind, id)| change(at, kind, id)).collect();
    elsewhere.iter().enumerate().map(of).collect()
}

/// What is told of a mod that leaves the gauntlet unplayable.
fn no_gauntlet(reason: &Message, id: &str) -> Problem {
    let reason = reason.clone();
    let problem = Problem::new(message!("fault-mod-no_gauntlet", "the gauntlet cannot be played: {reason}", reason));
    problem
        .in_file(format!("mods/{id}/enemies"))
        .remedy(message!("remedy-mod-no_gauntlet", "keep tier and boss of whom you change"))
}

/// What keeps heroes from setting out on a run of the gauntlet.
fn gauntlet_faults(content: &Content) -> Vec<Message> {
    let Some(hero) = content.heroes.first() else { return Vec::new() };
    let setup = gauntlet::Setup::of_run(&hero.id, gauntlet::Terms::default());
    setup.check(content).err().unwrap_or_default().iter().map(gauntlet::SetupError::message).collect()
}

/// Files of several sorts as sources.
fn lists<'a>(files: [&'a [TextFile]; 6]) -> [Vec<Source<'a>>; 6] {
    files.map(|files| files.iter().map(source).collect())
}

fn source(file: &TextFile) -> Source<'_> {
    Source { name: &file.name, text: &file.text }
}

fn problem(fault: ContentFault) -> Problem {
    let advice = fault.advice();
    let reason = match fault.item {
        Some(item) => {
            let id: String = item.chars().take(40).collect();
            message!("fault-of_item", "'{id}': {fault}", id, fault = fault.reason)
        }
        None => fault.reason,
    };
    let problem = Problem::new(reason).in_file(fault.file).at(fault.line, fault.column).remedy(advice);
    Problem { severity: fault.severity, ..problem.shown(fault.excerpt) }
}
