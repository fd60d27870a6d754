//! What there is of the kind that is looked at, and what is picked of it.

use dice::{Content, Form, StatusKind};

use super::{BenchKind, BenchPage};
use crate::{
    games::alea::{Icon, StatusLook, card_words},
    text::{Words, capitalised},
};

/// A line of the list.
pub struct Entry {
    /// Its id.
    pub id: String,
    /// What it is called.
    pub name: String,
    /// Its sign.
    pub icon: Icon,
    /// What else it is found by.
    text: String,
}

impl BenchPage {
    /// What there is of the kind that is looked at, as far as its name, id or text holds what is looked for, by name.
    pub fn entries(&self, words: &Words, content: &Content) -> Vec<Entry> {
        let catalogue = &content.catalogue;
        let status = |kind: &StatusKind| Entry {
            id: kind.id.clone(),
            name: capitalised(&words.message(&kind.name_message())),
            icon: catalogue
                .statuses()
                .find(&kind.id)
                .and_then(|status| StatusLook::new(status, catalogue))
                .map_or(Icon::Blank, Icon::Status),
            text: words.message(&kind.text_message()),
        };
        let fighter = |id: &str, fighter: &dice::Combatant, text: String| Entry {
            id: id.to_owned(),
            name: words.person(&fighter.name).into_owned(),
            icon: Icon::of_fighter(fighter, catalogue),
            text,
        };
        let mut entries: Vec<Entry> = match self.kind {
            BenchKind::Cards => {
                let entry = |card: &dice::Card| Entry {
                    id: card.id.clone(),
                    name: card_words::plain_name(words, card),
                    icon: Icon::of(card, catalogue),
                    text: card_words::text(words, card, Form::Base),
                };
                catalogue.cards().iter().map(entry).collect()
            }
            BenchKind::Statuses => catalogue.statuses().iter().map(|(_, kind)| status(kind)).collect(),
            BenchKind::Fighters => {
                let heroes = content
                    .heroes
                    .iter()
                    .map(|hero| fighter(&hero.id, &hero.fighter, card_words::hero_text(words, hero)));
                let enemies = content
                    .enemies
                    .iter()
                    .map(|enemy| fighter(&enemy.id, &enemy.fighter, card_words::enemy_text(words, enemy)));
                heroes.chain(enemies).collect()
            }
            BenchKind::Rules => {
                let entry = |modifier: &dice::Modifier| Entry {
                    id: modifier.id.clone(),
                    name: words.message(&modifier.message()),
                    icon: Icon::Dice,
                    text: words.message(&modifier.text_message()),
                };
                catalogue.modifiers().iter().map(entry).collect()
            }
        };
        let wanted = words.folded(self.search.trim());
        let holds = |entry: &Entry| {
            [&entry.name, &entry.id, &entry.text].iter().any(|text| words.folded(text).contains(&wanted))
        };
        entries.retain(|entry| wanted.is_empty() || holds(entry));
        entries.sort_by(|a, b| words.compare(&a.name, &b.name).then_with(|| a.id.cmp(&b.id)));
        entries
    }

    /// The id of what is picked of the kind that is looked at.
    pub fn picked_id(&self) -> &str {
        match self.kind {
            BenchKind::Cards => &self.card,
            _ => &self.other,
        }
    }

    /// Picks something of the kind that is looked at.
    pub fn pick(&mut self, id: &str) {
        match self.kind {
            BenchKind::Cards => id.clone_into(&mut self.card),
            _ => id.clone_into(&mut self.other),
        }
    }
}
