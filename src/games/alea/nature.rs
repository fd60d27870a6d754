//! Who a fighter is, in words: its figures, its cards, and what it was born with.

use dice::{Affinity, Catalogue, Combatant, Element, Innate};

use super::card_words;
use crate::text::Words;

/// HP and dice.
pub fn facts(words: &Words, fighter: &Combatant) -> String {
    let dice = words.count("alea-count-dice", fighter.dice.into());
    words.with("alea-setup-facts", &[("hp", &fighter.max_hp), ("dice", &dice)])
}

/// What it carries, and what it was born with.
pub fn details(words: &Words, fighter: &Combatant, catalogue: &Catalogue) -> Vec<String> {
    let mut lines = Vec::new();
    for (_, card) in fighter.all_cards() {
        let known = catalogue.find(&card.id).and_then(|id| catalogue.card(id));
        if let Some(known) = known {
            let text = card_words::text(words, known, card.form);
            lines.push(format!("\u{2022} {}: {text}", card_words::name(words, known, card.form)));
        }
    }
    for innate in &fighter.innate {
        let line = match innate {
            Innate::GoesFirst => words.get("alea-innate-goes_first").to_owned(),
            Innate::GrowingDice => words.get("alea-innate-growing_dice").to_owned(),
            Innate::Takes(element, affinity) => {
                let element = words.get(match element {
                    Element::Fire => "alea-element-fire",
                    Element::Ice => "alea-element-ice",
                    Element::Shock => "alea-element-shock",
                    Element::Poison => "alea-element-poison",
                });
                let key = match affinity {
                    Affinity::Immune => "alea-innate-immune",
                    Affinity::Weak => "alea-innate-weak",
                    Affinity::Strong => "alea-innate-strong",
                    Affinity::Absorbs => "alea-innate-absorbs",
                };
                words.with(key, &[("element", &element)])
            }
        };
        lines.push(line);
    }
    lines
}
