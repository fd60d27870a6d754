//! Names of the map's places, in the language.

use risk::map::{ContinentId, Map, TerritoryId};

use crate::text::Words;

/// A territory's name.
pub fn territory<'a>(words: &'a Words, map: &'a Map, territory: TerritoryId) -> &'a str {
    words.named(&map.territory_message(territory).id, map.territory_name(territory))
}

/// A continent's name.
pub fn continent<'a>(words: &'a Words, map: &'a Map, continent: ContinentId) -> &'a str {
    words.named(&map.continent_message(continent).id, map.continent_name(continent))
}

/// The map's own name.
pub fn map<'a>(words: &'a Words, map: &'a Map) -> &'a str {
    words.named(&format!("map-{}", map.id()), map.name())
}
