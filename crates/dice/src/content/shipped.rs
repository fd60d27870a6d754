//! What the game ships, built in, for programs without files: tests, benchmarks, a browser.

use super::{Content, Source, Sources};

macro_rules! shipped {
    ($($name:literal),*) => {
        [$(Source { name: $name, text: include_str!(concat!("../../../../assets/dice/", $name)) }),*]
    };
}

const CARDS: [Source<'static>; 5] = shipped![
    "cards/blades.ron",
    "cards/guards.ron",
    "cards/tinkering.ron",
    "cards/afflictions.ron",
    "cards/innate.ron"
];
/// The statuses that are built in.
pub(super) const STATUSES: [Source<'static>; 1] = shipped!["statuses.ron"];
const ENEMIES: [Source<'static>; 1] = shipped!["enemies.ron"];
const HEROES: [Source<'static>; 1] = shipped!["heroes.ron"];
const MODIFIERS: [Source<'static>; 1] = shipped!["modifiers.ron"];

impl Sources<'static> {
    /// The files the game ships, as they were when it was built.
    pub const SHIPPED: Self = Sources {
        cards: &CARDS,
        statuses: &STATUSES,
        enemies: &ENEMIES,
        heroes: &HEROES,
        modifiers: &MODIFIERS,
        points: None,
        scripts: &[],
    };
}

impl Content {
    /// Reads [`Sources::SHIPPED`], every card worked out anew. A test holds it to be without fault.
    pub fn shipped() -> Self {
        Content::load(Sources::SHIPPED).0
    }
}
