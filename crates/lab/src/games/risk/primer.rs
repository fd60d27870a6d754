//! What a bot needs to know of the map.

use risk::map::Map;
use serde_json::{Value, json};

/// Territories in their order, which is how actions and views number them, and continents.
pub(super) fn of(map: &Map) -> Value {
    let territories: Vec<Value> = map
        .territories()
        .map(|at| {
            let neighbours: Vec<usize> = map.neighbours(at).iter().map(|to| to.index()).collect();
            json!({
                "name": map.territory_name(at),
                "continent": map.continent_of(at).index(),
                "symbol": map.symbol(at),
                "neighbours": neighbours,
            })
        })
        .collect();
    let continents: Vec<Value> = map
        .continents()
        .map(|at| {
            let members: Vec<usize> = map.continent_members(at).iter().map(|member| member.index()).collect();
            json!({ "name": map.continent_name(at), "bonus": map.continent_bonus(at), "members": members })
        })
        .collect();
    json!({ "territories": territories, "continents": continents })
}
