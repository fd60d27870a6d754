//! Content in layers: what is shipped, then mods, each adding to those before it or taking their place by id.

use std::collections::BTreeMap;
use std::sync::Arc;

use super::{Content, ContentFault, Sources, cards, fighters};
use crate::card::Catalogue;

/// What of a layer has an id.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Kind {
    /// A card.
    Card,
    /// An enemy.
    Enemy,
    /// A hero.
    Hero,
}

impl Kind {
    /// The kind in a word.
    pub const fn name(self) -> &'static str {
        match self {
            Kind::Card => "card",
            Kind::Enemy => "enemy",
            Kind::Hero => "hero",
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
    /// Reads layers, the later over the earlier; the first is what is shipped. A faulty card or fighter is left out, and what it would have replaced stays.
    ///
    /// Cards keep their number when they are replaced, and fighters are checked against the cards of all layers.
    pub fn load_layers(layers: &[Sources<'_>]) -> Loaded {
        let mut loaded = Loaded { faults: vec![Vec::new(); layers.len()], ..Loaded::default() };
        loaded.brought = vec![Vec::new(); layers.len()];
        let mut owners = BTreeMap::new();
        let mut catalogue = Catalogue::default();
        for (layer, sources) in layers.iter().enumerate() {
            let kept = cards::read(sources.cards, sources.scripts, &mut catalogue, &mut loaded.faults[layer]);
            loaded.keep(layer, Kind::Card, kept, &mut owners);
        }
        let Content { mut enemies, mut heroes, .. } = Content::default();
        for (layer, sources) in layers.iter().enumerate() {
            let kept = fighters::enemies(sources.enemies, &catalogue, &mut enemies, &mut loaded.faults[layer]);
            loaded.keep(layer, Kind::Enemy, kept, &mut owners);
            let kept = fighters::heroes(sources.heroes, &catalogue, &mut heroes, &mut loaded.faults[layer]);
            loaded.keep(layer, Kind::Hero, kept, &mut owners);
        }
        loaded.content = Content { catalogue: Arc::new(catalogue), enemies, heroes };
        loaded
    }
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
