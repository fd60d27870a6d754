//! Pictures and words of mods for what is not there.

use std::collections::BTreeSet;

use dice::Content;
use lab::Problem;
use lab::mods::{ModFolder, Told};
use tabletop::written::{Severity, did_you_mean, nearest, shortened};
use tabletop::{Message, message};

/// Who may be shown and what may be said.
pub(super) struct Idle<'a> {
    /// Ids of enemies and heroes.
    faces: BTreeSet<&'a str>,
    /// Ids of cards, statuses, enemies and heroes.
    words: BTreeSet<&'a str>,
}

impl<'a> Idle<'a> {
    /// Everybody and everything of the content.
    pub fn of(content: &'a Content) -> Self {
        let enemies = content.enemies.iter().map(|enemy| enemy.id.as_str());
        let heroes = content.heroes.iter().map(|hero| hero.id.as_str());
        let cards = content.catalogue.cards().iter().map(|card| card.id.as_str());
        let statuses = content.catalogue.statuses().iter().map(|(_, kind)| kind.id.as_str());
        let faces: BTreeSet<&str> = enemies.chain(heroes).collect();
        Self { words: cards.chain(statuses).chain(faces.iter().copied()).collect(), faces }
    }

    /// Tells pictures that nobody shows.
    pub fn pictures(&self, found: &ModFolder, told: &mut Told) {
        for id in found.files.images.keys().filter(|id| !self.faces.contains(id.as_str())) {
            told.tell(Severity::Warning, || {
                let reason = message!(
                    "fault-mod-idle_picture",
                    "nobody shows this picture: no enemy or hero is called '{id}'",
                    id = shortened(id)
                );
                let instead = message!("remedy-mod-idle_picture", "name the file by the id of an enemy");
                let problem = Problem::warning(reason).remedy(meant(id, &self.faces, instead));
                problem.in_file(format!("mods/{}/images/{id}.png", found.id))
            });
        }
    }

    /// Tells words for what is not there.
    pub fn words(&self, found: &ModFolder, told: &mut Told) {
        for (language, words) in &found.files.words {
            for id in words.keys().filter(|id| !self.words.contains(id.as_str())) {
                told.tell(Severity::Warning, || {
                    let reason = message!(
                        "fault-mod-idle_words",
                        "nobody says this: no card, status or fighter is called '{id}'",
                        id = shortened(id)
                    );
                    let instead =
                        message!("remedy-mod-idle_words", "write it for the id of a card, a status or a fighter");
                    let problem = Problem::warning(reason).remedy(meant(id, &self.words, instead));
                    problem.in_file(format!("mods/{}/locales/{language}.ron", found.id))
                });
            }
        }
    }
}

/// The id that was meant, or what to do instead.
fn meant(id: &str, known: &BTreeSet<&str>, instead: Message) -> Message {
    nearest(id, known.iter().copied()).map_or(instead, did_you_mean)
}
