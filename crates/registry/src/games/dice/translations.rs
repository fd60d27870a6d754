//! Names and texts that mods bring in other languages.

use std::collections::BTreeMap;

use dice::{Content, Form};
use lab::mods::Words;
use tabletop::Message;

use super::content::Stock;

/// A name or a text of the content in another language.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Translation {
    /// The message under which the content has it.
    pub id: String,
    /// As the content has it.
    pub text: String,
    /// As the language has it.
    pub translated: String,
}

impl Stock {
    /// What the mods in use bring in a language, such as `de`; later ones have the last word. What was written for a card or an enemy that a
    /// later mod has changed is left out.
    pub fn translations(&self, language: &str) -> Vec<Translation> {
        // By id the last mod that changed it.
        let mut changed: BTreeMap<&str, usize> = BTreeMap::new();
        for (at, stocked) in self.mods.iter().enumerate() {
            changed.extend(stocked.changes.iter().map(|change| (change.id.as_str(), at)));
        }
        let mut found = Vec::new();
        for (at, stocked) in self.mods.iter().enumerate() {
            let words = stocked.found.files.words.get(language).into_iter().flatten();
            let last = words.filter(|(id, _)| changed.get(id.as_str()).is_none_or(|by| *by <= at));
            found.extend(last.flat_map(|(id, words)| translated(&self.content, id, words)));
        }
        found
    }
}

/// What is called `id` in the content, in other words.
fn translated(content: &Content, id: &str, words: &Words) -> Vec<Translation> {
    let mut said: Vec<(Message, &str)> = Vec::new();
    if let Some(card) = content.catalogue.find(id).and_then(|found| content.catalogue.card(found)) {
        let form = |form: Form| match form {
            Form::Minus => &words.minus,
            Form::Base => &words.text,
            Form::Plus => &words.plus,
        };
        said.push((card.name_message(), &words.name));
        said.extend(Form::ALL.map(|of| (card.text_message(of), form(of).as_str())));
    }
    let kinds = content.catalogue.statuses();
    if let Some(kind) = kinds.find(id).and_then(|status| kinds.get(status)) {
        said.extend([(kind.name_message(), words.name.as_str()), (kind.text_message(), &words.text)]);
    }
    if let Some(enemy) = content.enemy(id) {
        said.extend([(enemy.message(), words.name.as_str()), (enemy.text_message(), &words.text)]);
    }
    if let Some(hero) = content.hero(id) {
        said.extend([(hero.message(), words.name.as_str()), (hero.text_message(), &words.text)]);
    }
    if let Some(modifier) = content.catalogue.modifier(id) {
        said.extend([(modifier.message(), words.name.as_str()), (modifier.text_message(), &words.text)]);
    }
    let written = said.into_iter().filter(|(_, translated)| !translated.is_empty());
    written
        .map(|(message, translated)| Translation {
            id: message.id.into_owned(),
            text: message.text,
            translated: translated.to_owned(),
        })
        .collect()
}
