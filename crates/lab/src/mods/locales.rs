//! Names and texts in other languages, `locales/<language>.ron`.

use std::borrow::Cow;
use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use tabletop::message;
use tabletop::written::{Distinct, Severity, shortened, visible};

use super::bounds::{Full, MOST_TRANSLATED_NAME, MOST_TRANSLATED_TEXT, Room};
use super::told::Told;
use crate::{Problem, TextFile};

/// A card or a fighter in another language.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Words {
    /// Its name.
    pub name: String,
    /// Its text; empty where it stays as it is.
    #[serde(default)]
    pub text: String,
    /// What a card says in its weakened form, where that is something else.
    #[serde(default)]
    pub minus: String,
    /// What a card says in its upgraded form, where that is something else.
    #[serde(default)]
    pub plus: String,
}

impl Words {
    /// Takes away what nobody can see; whether there was any.
    fn clean(&mut self) -> bool {
        let mut unseen = false;
        for text in [&mut self.name, &mut self.text, &mut self.minus, &mut self.plus] {
            if let Cow::Owned(seen) = visible(text) {
                unseen = true;
                *text = seen;
            }
        }
        unseen
    }

    /// Whether the name and the texts are as short as they may be.
    fn are_short(&self) -> bool {
        let within = |text: &str, most| text.chars().count() <= most;
        let texts = [&self.text, &self.minus, &self.plus];
        within(&self.name, MOST_TRANSLATED_NAME) && texts.iter().all(|text| within(text, MOST_TRANSLATED_TEXT))
    }
}

/// The words of a file, by the id of what they are for.
pub(super) fn read(file: &TextFile, room: &mut Room<'_>, told: &mut Told) -> Result<BTreeMap<String, Words>, Full> {
    let mut words: BTreeMap<String, Words> = match file.ron() {
        Ok(Distinct(words)) => words,
        Err(problem) => {
            told.push(problem);
            return Ok(BTreeMap::new());
        }
    };
    room.take_translations(words.len())?;
    let mut unseen = 0_usize;
    words.retain(|id, words| {
        unseen += usize::from(words.clean());
        let short = words.are_short();
        if !short {
            told.tell(Severity::Error, || too_long(id).in_file(&file.name));
        }
        short
    });
    if unseen > 0 {
        let reason = message!(
            "fault-mod-unseen_words",
            "names and texts with signs that nobody can see: {number}",
            number = unseen
        );
        let remedy = message!("remedy-unseen", "it is left out; remove it from the file");
        told.push(Problem::warning(reason).in_file(&file.name).remedy(remedy));
    }
    Ok(words)
}

/// What is told of words that are too long to be shown, which are left out.
fn too_long(id: &str) -> Problem {
    let reason = message!(
        "fault-mod-long_words",
        "'{id}': a name in another language has at most {name} letters, a text {text}",
        id = shortened(id),
        name = MOST_TRANSLATED_NAME,
        text = MOST_TRANSLATED_TEXT
    );
    Problem::new(reason).remedy(message!("remedy-shorter", "make it shorter"))
}
