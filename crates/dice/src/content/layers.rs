//! Content in layers: what is shipped, then mods, each adding to those before it or taking their place by id.

use std::collections::BTreeMap;
use std::sync::Arc;

use super::cards::Cards;
use super::fighters::{Known, LayerFaults};
use super::place::Part;
use super::raw::{RawEnemy, RawHero};
use super::refused::Refused;
use super::roster::Roster;
use super::script_file::ScriptFiles;
use super::statuses::{self, Declared};
use super::{Content, ContentFault, Enemy, Hero, Sources, fighters, modifiers, refused, weights};
use crate::agents::{Points, worth};
use crate::card::Catalogue;
use crate::combatant::Combatant;
use crate::script::Workshop;
use crate::status::Status;
use crate::status_kind::{StatusKind, StatusKinds};

/// What of a layer has an id.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Kind {
    /// A card.
    Card,
    /// A status.
    Status,
    /// An enemy.
    Enemy,
    /// A hero.
    Hero,
    /// A rule modifier.
    Modifier,
    /// A table of points.
    Table,
}

/// The table's id.
const POINTS: &str = "points";

impl Kind {
    /// The kind in a word.
    pub const fn name(self) -> &'static str {
        match self {
            Kind::Card => "card",
            Kind::Status => "status",
            Kind::Enemy => "enemy",
            Kind::Hero => "hero",
            Kind::Modifier => "modifier",
            Kind::Table => "table",
        }
    }
}

/// Something that a later layer put in the place of an earlier one's. Layers are numbered from 0, which is what is shipped.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Replaced {
    /// What.
    pub kind: Kind,
    /// Its id.
    pub id: String,
    /// The layer that was there.
    pub of: usize,
    /// The layer that is there now.
    pub by: usize,
}

/// Layers, merged.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Loaded {
    /// What came of it.
    pub content: Content,
    /// What is wrong, by layer.
    pub faults: Vec<Vec<ContentFault>>,
    /// What each layer brought, replaced things included, by layer.
    pub brought: Vec<Vec<(Kind, String)>>,
    /// Whose places were taken, in the order of the layers.
    pub replaced: Vec<Replaced>,
}

impl Content {
    /// Reads files. What is sound comes back, and every fault of the rest.
    pub fn load(sources: Sources<'_>) -> (Self, Vec<ContentFault>) {
        let Loaded { content, faults, .. } = Self::load_layers(&[sources]);
        (content, faults.into_iter().flatten().collect())
    }

    /// Reads layers, the later over the earlier; the first is what is shipped. A faulty card or fighter is left out, and what it would have replaced stays.
    ///
    /// Cards keep their number when they are replaced, and fighters are checked against the cards of all layers.
    pub fn load_layers(layers: &[Sources<'_>]) -> Loaded {
        let mut loaded = Loaded { faults: vec![Vec::new(); layers.len()], ..Loaded::default() };
        loaded.brought = vec![Vec::new(); layers.len()];
        let mut owners = BTreeMap::new();
        let (mut catalogue, mut refused) = (Catalogue::default(), Refused::default());
        let mut kinds = statuses::built_in();
        let declared: Vec<Vec<Declared<'_>>> = layers
            .iter()
            .zip(&mut loaded.faults)
            .enumerate()
            .map(|(layer, (sources, faults))| {
                statuses::declare((layer, sources.statuses), &mut kinds, &mut refused, faults)
            })
            .collect();
        let mut along = Vec::new();
        let named = StatusKinds::new(kinds.clone());
        for (layer, (sources, declared)) in layers.iter().zip(declared).enumerate() {
            let (workshop, mut scripts) = (Workshop::new(&named), ScriptFiles::new(sources.scripts));
            let faults = &mut loaded.faults[layer];
            let kept = declared
                .into_iter()
                .map(|status| status.work_out(&workshop, &mut scripts, &mut kinds, &mut catalogue, faults))
                .collect();
            loaded.keep(layer, Kind::Status, kept, &mut owners);
            let cards = Cards {
                layer,
                sources: sources.cards,
                scripts: &mut scripts,
                workshop: &workshop,
                catalogue: &mut catalogue,
                refused: &mut refused,
                along: &mut along,
                faults: &mut loaded.faults[layer],
            };
            let kept = cards.read();
            loaded.keep(layer, Kind::Card, kept, &mut owners);
        }
        catalogue.set_statuses(StatusKinds::new(kinds));
        let mut found = Roster::default();
        for (layer, sources) in layers.iter().enumerate() {
            let mut told = LayerFaults { faults: &mut loaded.faults[layer], along: &mut along };
            let kept = modifiers::read(sources.modifiers, (catalogue.statuses(), &refused), &mut found, &mut told);
            loaded.keep(layer, Kind::Modifier, kept, &mut owners);
        }
        catalogue.set_modifiers(found.all);
        let shipped = Points::shipped();
        let mut points = shipped;
        for (layer, source) in layers.iter().enumerate().filter_map(|(layer, of)| Some((layer, of.points?))) {
            match weights::changed(Part::whole(source), &points) {
                Ok(changed) => {
                    points = changed;
                    owners.entry((Kind::Table, POINTS.to_owned())).or_insert(0);
                    loaded.keep(layer, Kind::Table, vec![POINTS.to_owned()], &mut owners);
                }
                Err(faults) => loaded.faults[layer].extend(faults),
            }
        }
        let own_points = (points != shipped).then_some(points);
        let known = Known { catalogue: &catalogue, refused: &refused, points: &points, own_points };
        let (mut enemies, mut heroes) = (Roster::default(), Roster::default());
        for (layer, sources) in layers.iter().enumerate() {
            let mut told = LayerFaults { faults: &mut loaded.faults[layer], along: &mut along };
            let [kept_enemies, kept_heroes] = [
                fighters::read::<RawEnemy<'_>>(sources.enemies, known, &mut enemies, &mut told),
                fighters::read::<RawHero<'_>>(sources.heroes, known, &mut heroes, &mut told),
            ];
            loaded.keep(layer, Kind::Enemy, kept_enemies, &mut owners);
            loaded.keep(layer, Kind::Hero, kept_heroes, &mut owners);
        }
        refused::tell_with(&mut loaded.faults, along);
        let (enemies, heroes) = (enemies.all, heroes.all);
        loaded.content = Content { catalogue: with_worth(catalogue, &enemies, &heroes), enemies, heroes };
        loaded
    }
}

/// The catalogue with what each status with a script is worth, as far as no author has said it.
fn with_worth(mut catalogue: Catalogue, enemies: &[Enemy], heroes: &[Hero]) -> Arc<Catalogue> {
    let unsaid = |(_, kind): &(Status, &StatusKind)| !kind.hooks.is_empty() && kind.worth.is_none();
    let wanted: Vec<Status> = catalogue.statuses().iter().filter(unsaid).map(|(status, _)| status).collect();
    if wanted.is_empty() {
        return Arc::new(catalogue);
    }
    let fighters = heroes.iter().map(|hero| &hero.fighter).chain(enemies.iter().map(|enemy| &enemy.fighter));
    let fighters: Vec<Combatant> = fighters.cloned().collect();
    let known = Arc::new(catalogue.clone());
    let mut kinds: Vec<StatusKind> = catalogue.statuses().iter().map(|(_, kind)| kind.clone()).collect();
    for status in wanted {
        kinds[status.place()].worth = Some(worth(&known, &fighters, status));
    }
    catalogue.set_statuses(StatusKinds::new(kinds));
    Arc::new(catalogue)
}

impl Loaded {
    fn keep(&mut self, by: usize, kind: Kind, ids: Vec<String>, owners: &mut BTreeMap<(Kind, String), usize>) {
        for id in ids {
            if let Some(of) = owners.insert((kind, id.clone()), by) {
                self.replaced.push(Replaced { kind, id: id.clone(), of, by });
            }
            self.brought[by].push((kind, id));
        }
    }
}
