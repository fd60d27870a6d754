//! Pictures and words of mods for what is not there.

use std::collections::BTreeSet;

use dice::{Content, ContentFault};
use lab::Problem;
use lab::mods::{ModFolder, Told};
use tabletop::written::{Severity, did_you_mean, nearest, shortened};
use tabletop::{Message, message};

/// Who may be shown and what may be said.
pub(super) struct Idle<'a> {
    /// Ids of enemies and heroes.
    faces: BTreeSet<&'a str>,
    /// Ids of cards, statuses, enemies, heroes and rule modifiers.
    words: BTreeSet<&'a str>,
    /// Ids of what is left out because of a fault, of which that is told.
    left_out: BTreeSet<&'a str>,
}

impl<'a> Idle<'a> {
    /// Everybody and everything of the content, and what was left out of it.
    pub fn of(content: &'a Content, faults: &'a [Vec<ContentFault>]) -> Self {
        let enemies = content.enemies.iter().map(|enemy| enemy.id.as_str());
        let heroes = content.heroes.iter().map(|hero| hero.id.as_str());
        let cards = content.catalogue.cards().iter().map(|card| card.id.as_str());
        let statuses = content.catalogue.statuses().iter().map(|(_, kind)| kind.id.as_str());
        let left_out = faults.iter().flatten().flat_map(|fault| fault.item.iter().chain(&fault.takes_along));
        let left_out = left_out.map(String::as_str).collect();
        let faces: BTreeSet<&str> = enemies.chain(heroes).collect();
        let modifiers = content.catalogue.modifiers().iter().map(|modifier| modifier.id.as_str());
        Self { words: cards.chain(statuses).chain(modifiers).chain(faces.iter().copied()).collect(), faces, left_out }
    }

    /// Tells pictures that nobody shows.
    pub fn pictures(&self, found: &ModFolder, told: &mut Told) {
        for id in found
            .files
            .images
            .keys()
            .filter(|id| !self.faces.contains(id.as_str()) && !self.left_out.contains(id.as_str()))
        {
            told.tell(Severity::Warning, || {
                let reason = message!(
                    "fault-mod-idle_picture",
                    "nobody shows this picture: no enemy or hero is called '{id}'",
                    id = shortened(id)
                );
                let instead = message!("remedy-mod-idle_picture", "name the file by the id of an enemy");
                let problem = Problem::warning(reason).remedy(meant(id, &self.faces, instead));
                problem.in_file(found.shown(&format!("images/{id}.png")))
            });
        }
    }

    /// Whether nothing is called so, and nothing that is left out.
    fn is_idle(&self, id: &str) -> bool {
        !self.words.contains(id) && !self.left_out.contains(id)
    }

    /// Tells sounds that nobody makes.
    pub fn sounds(&self, found: &ModFolder, told: &mut Told) {
        for id in found.files.sounds.keys().filter(|id| self.is_idle(id)) {
            told.tell(Severity::Warning, || {
                let reason = message!(
                    "fault-mod-idle_sound",
                    "nobody makes this sound: no card, status or fighter is called '{id}'",
                    id = shortened(id)
                );
                let instead =
                    message!("remedy-mod-idle_sound", "name the file by the id of a card, a status or a fighter");
                let problem = Problem::warning(reason).remedy(meant(id, &self.words, instead));
                problem.in_file(found.shown(&format!("sounds/{id}.ogg")))
            });
        }
    }

    /// Tells words for what is not there.
    pub fn words(&self, found: &ModFolder, told: &mut Told) {
        for (language, words) in &found.files.words {
            for id in words.keys().filter(|id| self.is_idle(id)) {
                told.tell(Severity::Warning, || {
                    let reason = message!(
                        "fault-mod-idle_words",
                        "nobody says this: no card, status, fighter or rule modifier is called '{id}'",
                        id = shortened(id)
                    );
                    let instead = message!(
                        "remedy-mod-idle_words",
                        "write it for the id of a card, a status, a fighter or a rule modifier"
                    );
                    let problem = Problem::warning(reason).remedy(meant(id, &self.words, instead));
                    problem.in_file(found.shown(&format!("locales/{language}.ron")))
                });
            }
        }
    }
}

/// The id that was meant, or what to do instead.
fn meant(id: &str, known: &BTreeSet<&str>, instead: Message) -> Message {
    nearest(id, known.iter().copied()).map_or(instead, did_you_mean)
}
