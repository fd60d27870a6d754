//! Cards as words.

use tabletop::message;
use tabletop::notation::{Misread, Span};
use tabletop::written::shortened;

use crate::card::Card;

/// Every card with its word.
const NAMES: [(Card, &str); 9] = [
    (Card::LastMoveFree, "last-move-free"),
    (Card::TakeOrGive, "take-or-give"),
    (Card::BackOneRank, "back-one-rank"),
    (Card::UpOneRank, "up-one-rank"),
    (Card::EatSalad, "eat-salad"),
    (Card::MissTurn, "miss-turn"),
    (Card::MoveAgain, "move-again"),
    (Card::NextCarrots, "next-carrots"),
    (Card::LastCarrots, "last-carrots"),
];

/// The word of a card.
pub(super) fn name(card: Card) -> &'static str {
    NAMES.iter().find(|(known, _)| *known == card).map_or("", |(_, name)| name)
}

/// The card of a word; capitals do not matter.
pub(super) fn read(word: Span<'_>) -> Result<Card, Misread> {
    let found = NAMES.iter().find(|(_, name)| name.eq_ignore_ascii_case(word.text));
    found.map(|(card, _)| *card).ok_or_else(|| {
        let names = NAMES.map(|(_, name)| name).join(", ");
        let found = shortened(word.text);
        let reason = message!("fault-race-no_card", "'{found}' is no card", found);
        word.fault(reason, message!("remedy-race-no_card", "the cards are {names}", names))
    })
}
