//! Words that are no messages: in the strange language they alone still read like English.

use std::{collections::BTreeSet, fs, path::Path};

use bevy::prelude::*;
use bevy_egui::egui::Shape;
use rubicon::{settings::Settings, text::PSEUDO};

use super::paper;

/// What brings words of its own along, and translations of these.
const CONTENT: [&str; 1] = ["mods"];

/// Paints what is shown now in the strange language, and fails for every word that is neither a message nor of the content. `known` are more of
/// these, such as the names of methods.
pub fn only_messages(app: &mut App, what: &str, known: &[&str]) {
    let before = app.world().resource::<Settings>().clone();
    {
        let mut settings = app.world_mut().resource_mut::<Settings>();
        (settings.language, settings.reduced_motion) = (Some(PSEUDO.to_owned()), true);
    }
    app.update();
    let mut said = Vec::new();
    for shape in paper::paint(app, [1280.0, 2160.0]) {
        read(&shape.shape, &mut said);
    }
    *app.world_mut().resource_mut::<Settings>() = before;
    app.update();
    let content = Content::read(known);
    let plain: Vec<&String> = said.iter().filter(|text| !text.contains('/') && !content.may_hold(text)).collect();
    assert!(!said.is_empty(), "{what} says nothing");
    assert!(plain.is_empty(), "{what} says what is no message: {plain:#?}");
}

/// What the games ship: its texts, and the words of these.
#[derive(Default)]
struct Content {
    texts: BTreeSet<String>,
    words: BTreeSet<String>,
}

impl Content {
    fn read(known: &[&str]) -> Self {
        let mut content = Self::default();
        CONTENT.iter().for_each(|folder| content.gather(&Path::new(env!("CARGO_MANIFEST_DIR")).join(folder)));
        known.iter().for_each(|text| content.take(text));
        content
    }

    fn gather(&mut self, folder: &Path) {
        for entry in fs::read_dir(folder).expect("a folder of content") {
            let path = entry.expect("an entry").path();
            if path.is_dir() {
                self.gather(&path);
            } else if let Ok(text) = fs::read_to_string(&path) {
                text.split('"').for_each(|text| self.take(text));
                // A map of the Domination community is called by a line of its own.
                text.lines().filter_map(|line| line.strip_prefix("name ")).for_each(|name| self.take(name));
            }
        }
    }

    fn take(&mut self, text: &str) {
        for part in text.split([',', '\n']).flat_map(|part| part.split(": ")) {
            self.texts.insert(part.trim_matches(|letter: char| !letter.is_alphabetic()).to_lowercase());
        }
        self.words.extend(words(text).map(str::to_lowercase));
    }

    /// Whether all that reads like English in a text may come from the content: each part of it as a whole, or the names a message is filled with.
    fn may_hold(&self, text: &str) -> bool {
        let parts = text.split(['\n', ',', '\u{2192}']).flat_map(|line| line.split(": "));
        parts.into_iter().all(|part| self.may_hold_part(part))
    }

    fn may_hold_part(&self, part: &str) -> bool {
        let english: Vec<String> = words(part).filter(|word| is_english(word)).map(str::to_lowercase).collect();
        let is_message = words(part).any(|word| !word.is_ascii());
        let whole = part.trim_matches(|letter: char| !letter.is_alphabetic()).to_lowercase();
        english.is_empty()
            || self.texts.contains(&whole)
            || (is_message && english.iter().all(|word| self.words.contains(word)))
    }
}

/// The strange language changes every letter but vowels.
fn is_english(word: &str) -> bool {
    word.len() > 2 && word.is_ascii() && word.contains(|letter: char| !"aeiouAEIOU".contains(letter))
}

fn words(text: &str) -> impl Iterator<Item = &str> {
    text.split(|letter: char| !letter.is_alphabetic()).filter(|word| !word.is_empty())
}

fn read(shape: &Shape, said: &mut Vec<String>) {
    match shape {
        Shape::Vec(shapes) => shapes.iter().for_each(|shape| read(shape, said)),
        Shape::Text(text) => said.push(text.galley.job.text.clone()),
        _ => {}
    }
}
