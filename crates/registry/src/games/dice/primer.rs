//! What a bot needs to know of the cards.

use dice::{Alea, Catalogue, Form, Slot, Uses};
use schemars::JsonSchema;
use serde::Serialize;
use serde_json::Value;

/// What a stranger needs of the content. Views number cards by their places here.
#[derive(Serialize, JsonSchema)]
struct Primer<'a> {
    /// Every card there is.
    cards: Vec<Card<'a>>,
}

/// A card with its three faces.
#[derive(Serialize, JsonSchema)]
#[schemars(rename = "PrimerCard")]
struct Card<'a> {
    /// Its name in files and setups.
    id: &'a str,
    /// Its name for people.
    name: &'a str,
    /// Its faces: weakened, as it is found, upgraded.
    faces: Vec<Face<'a>>,
}

/// One face of a card.
#[derive(Serialize, JsonSchema)]
struct Face<'a> {
    /// Which of the three it is.
    form: Form,
    /// What it says on it: what using it does. `d` is the die put there, `d1` and `d2` those of a slot for two.
    text: &'a str,
    /// The dice it takes.
    slot: Slot,
    /// How often it may be used.
    uses: Uses,
}

/// All cards in their order, which is how views number them, with what is on their faces.
pub(super) fn describe(catalogue: &Catalogue) -> Value {
    let cards = catalogue.cards().iter().map(|card| Card {
        id: &card.id,
        name: &card.name,
        faces: Form::ALL
            .iter()
            .zip(&card.faces)
            .map(|(form, face)| Face { form: *form, text: &face.text, slot: face.slot, uses: face.uses })
            .collect(),
    });
    // Names and numbers can always be written.
    serde_json::to_value(Primer { cards: cards.collect() }).unwrap_or_default()
}

impl door::DoorModule for super::DiceModule {
    fn described(&self) -> Option<door::Described> {
        Some(door::Described::of::<Alea, Primer<'static>>(FIGHT))
    }
}

impl door::DoorModule for super::GauntletModule {
    fn described(&self) -> Option<door::Described> {
        Some(door::Described::of::<dice::gauntlet::Gauntlet, Primer<'static>>(RUN))
    }
}

const FIGHT: &str = "\
## What is asked

A request comes whenever the seat may act: the view's `stage` is `\"Acting\"`, `active` is the seat, `due` is null and `tasks` is empty.
Dice and cards are numbered by their places in the lists of `fighters[active]`; a die that is used leaves the list, and those behind
it move up. `actions` lists everything legal. Nothing is hidden but what nobody knows: a die face down has the value 0.

**Statuses.** `statuses` and `fresh` are counters, 0 to 99, in this order: 0 poison, 1 burn, 2 freeze, 3 shock, 4 weaken, 5 blind, 6 lock,
7 curse, 8 silence, 9 vanish, 10 shield, 11 reduce, 12 dodge, 13 thorns, 14 fury, 15 re-equip, 16 survive, then those of mods in use, in the
order in which they are read. What n of each do and when they end is told in [scripting.md](../scripting.md#statuses).
";

const RUN: &str = "\
## What is asked

Seat 0 plays the hero, seat 1 every enemy. In a fight (`stage` is `\"Fighting\"`) either is asked for `{\"Fight\": …}`, an action of the fight
that `fight` holds, where the hero is fighter 0: what is said on [the page of fights](dice.md) holds there. Between fights the hero
alone is asked:

| stage | actions |
|---|---|
| `Choosing` | `Go` |
| `Scrapping` | `Scrap` |
| `Levelling` | `Take`, `Drop`, `Leave` |
| `Visiting` a `Chest` | `Take`, `Drop`, `Leave` |
| `Visiting` an `Anvil` | `Upgrade`, `Leave` |
| `Visiting` a `Shop` | `Take`, `Drop`, `Eat`, `Leave` |
| `Visiting` a `Rest` | `Rest`, `Drill`, `Leave` |

`actions` lists everything legal. The run is won where the boss is beaten: `end` then tells place 1.
";
