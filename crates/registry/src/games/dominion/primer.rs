//! What a bot needs to know of the cards.

use dominion::{Card, Dominion, Kind, Type};
use schemars::JsonSchema;
use serde::Serialize;
use serde_json::Value;

/// The cards of the game, which actions and views number in this order.
#[derive(Serialize, JsonSchema)]
struct Primer {
    /// Every kind of card by its number: 0 to 8 are the basic cards, from 9 on the kingdom.
    cards: Vec<CardPrimer>,
}

/// One kind of card.
#[derive(Serialize, JsonSchema)]
struct CardPrimer {
    /// How setups and menus name it.
    id: String,
    /// Its name for people, in English.
    name: String,
    /// Coins it costs before anything makes cards cheaper.
    cost: u8,
    /// Its types: `Action`, `Treasure`, `Victory`, `Curse`, `Attack`, `Reaction`, `Duration`.
    types: Vec<String>,
    /// Cards, actions, buys, coins and victory tokens it brings when it is played.
    plus: [u8; 5],
    /// The same at the beginning of the next turn.
    later: [u8; 5],
    /// Points at the end, beside those that depend on what its owner has.
    points: i8,
    /// What else it does, in English.
    text: String,
    /// How many the supply begins with.
    pile: u8,
}

/// The cards in their order.
pub(super) fn describe(game: &Dominion) -> Value {
    let supply = game.start_supply();
    let card = |(at, kind): (usize, &Kind)| CardPrimer {
        id: kind.id.clone(),
        name: kind.name.clone(),
        cost: kind.cost,
        types: kind.types.iter().map(|kind| named(*kind).to_owned()).collect(),
        plus: [kind.plus.cards, kind.plus.actions, kind.plus.buys, kind.plus.coins, kind.plus.tokens],
        later: [kind.later.cards, kind.later.actions, kind.later.buys, kind.later.coins, kind.later.tokens],
        points: kind.points,
        text: kind.text.clone(),
        pile: supply.count(Card(at as u8)),
    };
    // Words can always be written.
    serde_json::to_value(Primer { cards: game.kinds().iter().enumerate().map(card).collect() }).unwrap_or_default()
}

fn named(kind: Type) -> &'static str {
    match kind {
        Type::Action => "Action",
        Type::Treasure => "Treasure",
        Type::Victory => "Victory",
        Type::Curse => "Curse",
        Type::Attack => "Attack",
        Type::Reaction => "Reaction",
        Type::Duration => "Duration",
    }
}

impl door::DoorModule for super::DominionModule {
    fn described(&self) -> Option<door::Described> {
        Some(door::Described::of::<Dominion, Primer>(NOTES))
    }
}

const NOTES: &str = "\
## What is asked

A request comes whenever the seat is to act. Where the view's `stack` is empty the seat is on its own turn: `Play`, `PlayTreasures`, `Buy` or
`EndTurn`. Where its last task is `Ask`, a card asks the seat something, on its own turn or on another's:

| question | actions |
|---|---|
| `Sift`, `Trash`, `Discard`, `PutOnDeck`, `VictoryOnDeck`, `Recall`, `TrashFor`, `Remodel`, `Salvage`, `PlayTimes`, `SetAside`, `InspectTrash`, `InspectDiscard`, `InspectPut`, `TrashTreasure`, `Return` | `Choose`, with cards and counts; with none where that is allowed |
| `Gain` | `Gain`; `Decline` where nothing need be gained |
| `PlayRevealed`, `SetDrawnAside`, `Shield`, `SpyDiscard`, `DiscardCurse` | `Accept`, `Decline` |
| `Choose`, `DiscardOrCurse` | `Option`, from 0 |

Whoever has no choice is not asked. `actions` in a request lists all that is legal, but for questions with very many answers.

**Cards are numbers.** The `primer` says what they are: 0 to 8 are Copper, Silver, Gold, Platinum, Estate, Duchy, Province, Colony and
Curse in every game, from 9 on come the kingdom's in the order of the setup. A heap of cards is a list of pairs of card and count.

**Decks have no order.** A deck is what was put on top of it and the rest as counts; which of them comes is chance. `owned` tells every
card of every seat, hidden is how the others' are split between hand and deck. See [PlayerView](#playerview).
";
