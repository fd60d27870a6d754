//! What a bot needs to know of the map.

use risk::map::{ContinentId, Map, Symbol, TerritoryId};
use schemars::JsonSchema;
use serde::Serialize;
use serde_json::Value;

/// What a stranger needs of the map. Actions and views number territories and continents by their places here.
#[derive(Serialize, JsonSchema)]
struct Primer {
    /// Territories in the map's order.
    territories: Vec<Territory>,
    /// Continents in the map's order.
    continents: Vec<Continent>,
}

/// A territory of the map.
#[derive(Serialize, JsonSchema)]
struct Territory {
    /// Its name.
    name: String,
    /// The continent it lies in.
    continent: ContinentId,
    /// The picture on its card.
    symbol: Symbol,
    /// Those that share a border with it, ascending.
    neighbours: Vec<TerritoryId>,
}

/// A continent of the map.
#[derive(Serialize, JsonSchema)]
struct Continent {
    /// Its name.
    name: String,
    /// Armies a turn for whoever holds all of it.
    bonus: u32,
    /// Its territories, ascending.
    members: Vec<TerritoryId>,
}

/// Territories in their order, which is how actions and views number them, and continents.
pub(super) fn describe(map: &Map) -> Value {
    let territory = |at| Territory {
        name: map.territory_name(at).to_owned(),
        continent: map.continent_of(at),
        symbol: map.symbol(at),
        neighbours: map.neighbours(at).to_vec(),
    };
    let continent = |at| Continent {
        name: map.continent_name(at).to_owned(),
        bonus: map.continent_bonus(at),
        members: map.continent_members(at).to_vec(),
    };
    let primer = Primer {
        territories: map.territories().map(territory).collect(),
        continents: map.continents().map(continent).collect(),
    };
    // Names and numbers can always be written.
    serde_json::to_value(primer).unwrap_or_default()
}

impl door::DoorModule for super::RiskModule {
    fn described(&self) -> Option<door::Described> {
        Some(door::Described::of::<risk::Risk, Primer>(NOTES))
    }
}

const NOTES: &str = "\
## What is asked

A request comes whenever the seat is to act. What is due is told by the view's `board.phase`:

| phase | actions |
|---|---|
| `Claim` | `Claim` |
| `Muster` | `Place`, all of `to_place` and `neutrals_to_place`, at once or in parts |
| `Capital` | `Capital` |
| `Reinforce` | `Trade` sets, which who begins a turn with five cards or more must (the view's `trading` says whether a set may be, must be or may not be traded now); then `Place`, all of `to_place` |
| `Attack` | `Attack`, `Blitz`, `EndAttack` (to fortify), `EndTurn` |
| `Occupy` | `Occupy` |
| `Fortify` | `Fortify`, `EndTurn` |

A phase whose meaning begins with *Chance* is never asked about: the dice fall and the cards are drawn before the next request.

**Owners.** A territory's `owner` is the number of a seat, or 253, 254 or 255: see [Owner](#owner). **Cards.** The card of a territory has
the territory's number, and the two wild cards come after them: 42 and 43 on the world map, see [Card](#card). Three cards are a set
where their symbols are alike or all different; a wild card stands for any.

**Battles.** Attacker and defender compare their dice from the highest, ties to the defender; the loser of a pair loses one army. A
defender rolls two dice, or one for a single army (three in a capital, where the setup says so).
";
