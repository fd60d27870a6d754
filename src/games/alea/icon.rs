//! What a card is about, and what is the matter with a fighter, as a sign.

use std::sync::Arc;

use derive_where::derive_where;
use dice::{Card, Catalogue, Combatant, Effect, Side, Stroke};
use serde::Deserialize;

use super::status_look::StatusLook;

/// A sign.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug, Deserialize)]
pub enum Icon {
    /// An attack.
    Sword,
    /// An attack past the shield.
    Rapier,
    /// An attack that heals.
    Leech,
    /// Healing.
    Heart,
    /// HP paid.
    Blood,
    /// A die that comes.
    Die,
    /// A die rolled anew.
    Dice,
    /// A die broken in two.
    Split,
    /// Countdowns come nearer.
    Hourglass,
    /// A copy of a card.
    Mirror,
    /// A stolen card.
    Hand,
    /// The turn ends.
    Bell,
    /// Leaving the fight.
    Door,
    /// One of several things.
    Coin,
    /// Nothing at all.
    Blank,
    /// A status. Its strokes lie with the status.
    #[serde(skip)]
    Status(StatusLook),
    /// What the author of a card drew for it.
    #[serde(skip)]
    Drawn(Arc<CardSign>),
}

/// What the author of a card drew for it. Two are the same that have one id.
#[derive(Clone, Debug)]
#[derive_where(PartialEq, Eq, PartialOrd, Ord)]
pub struct CardSign {
    id: String,
    /// The strokes.
    #[derive_where(skip)]
    pub strokes: Vec<Stroke>,
}

impl Icon {
    /// Those of cards.
    #[cfg(test)]
    pub(super) const CARDS: [Self; 15] = [
        Self::Sword,
        Self::Rapier,
        Self::Leech,
        Self::Heart,
        Self::Blood,
        Self::Die,
        Self::Dice,
        Self::Split,
        Self::Hourglass,
        Self::Mirror,
        Self::Hand,
        Self::Bell,
        Self::Door,
        Self::Coin,
        Self::Blank,
    ];

    /// What its author drew for a card, or else what it is about: the first thing its plain face does with the highest dice, what is done to the foe before
    /// what is done to oneself.
    pub fn of(card: &Card, catalogue: &Catalogue) -> Self {
        if !card.sign.is_empty() {
            return Self::Drawn(Arc::new(CardSign { id: card.id.clone(), strokes: card.sign.clone() }));
        }
        let face = &card.faces[1];
        let programs = [Some(&face.action), face.at_start.as_ref(), face.at_end.as_ref()];
        let mut found = None;
        for program in programs.into_iter().flatten() {
            for list in program.lists().iter().rev() {
                for effect in catalogue.effects(*list) {
                    let effect = match *effect {
                        Effect::OneOf { .. } => return Self::Coin,
                        effect => effect,
                    };
                    if effect.aims_at_foe() {
                        return Self::for_effect(effect, catalogue);
                    }
                    found = found.or(Some(effect));
                }
            }
        }
        // What does nothing by itself and offers others is a choice.
        let alone = if card.offers.is_empty() { Self::Blank } else { Self::Coin };
        found.map_or(alone, |effect| Self::for_effect(effect, catalogue))
    }

    /// What a fighter is about: its first card.
    pub fn of_fighter(fighter: &Combatant, catalogue: &Catalogue) -> Self {
        let first = fighter.cards.first().and_then(|card| catalogue.find(&card.id));
        first.and_then(|id| catalogue.card(id)).map_or(Self::Sword, |card| Self::of(card, catalogue))
    }

    fn for_effect(effect: Effect, catalogue: &Catalogue) -> Self {
        match effect {
            Effect::Attack { pierce: false, .. } => Self::Sword,
            Effect::Attack { pierce: true, .. } => Self::Rapier,
            Effect::Drain(_) => Self::Leech,
            Effect::Heal(_) => Self::Heart,
            Effect::Lose(_) => Self::Blood,
            Effect::Give(_) => Self::Die,
            Effect::Roll => Self::Dice,
            Effect::Split(_) => Self::Split,
            Effect::Inflict { status, side: Side::Own | Side::Foe, .. } | Effect::Remove { status, .. } => {
                StatusLook::new(status, catalogue).map_or(Self::Blank, Self::Status)
            }
            Effect::Hasten(_) => Self::Hourglass,
            Effect::Copy(_) => Self::Mirror,
            Effect::Steal => Self::Hand,
            Effect::EndTurn => Self::Bell,
            Effect::Flee => Self::Door,
            Effect::PassDie => Self::Hand,
            Effect::MarkDie(_) => Self::Die,
            Effect::Echo(_) => Self::Mirror,
            Effect::Bonus(_) | Effect::ChangeDamage(_) => Self::Blank,
            Effect::OneOf { .. } => Self::Coin,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_fighter_without_cards_has_a_sign_all_the_same() {
        assert_eq!(Icon::of_fighter(&Combatant::default(), &Catalogue::default()), Icon::Sword);
    }

    #[test]
    fn a_card_shows_what_its_author_drew_or_that_it_is_a_choice() {
        let text = r#"[
            (id: "a", name: "a", slot: Any, action: "attack(d)", sign: [Ring((0, 0), 0.5)]),
            (id: "b", name: "b", slot: Any, action: "attack(d)"),
            (id: "c", name: "c", slot: Any, offers: ["a", "b"]),
        ]"#;
        let cards = [dice::Source { name: "cards.ron", text }];
        let (content, faults) = dice::Content::load(dice::Sources { cards: &cards, ..dice::Sources::default() });
        assert_eq!(faults, []);
        let icons: Vec<Icon> =
            content.catalogue.cards().iter().map(|card| Icon::of(card, &content.catalogue)).collect();
        assert!(matches!(&icons[0], Icon::Drawn(sign) if sign.strokes.len() == 1));
        assert_eq!(icons[1..], [Icon::Sword, Icon::Coin]);
    }
}
