//! The full text of a card, with the meaning of the statuses it deals with.

use std::collections::BTreeSet;

use bevy_egui::egui::Ui;
use dice::{Catalogue, Effect, Face, ListId, Status};

use super::{card::told, card_model::CardModel};
use crate::{
    games::alea::status_look::StatusLook,
    text::{Words, capitalised},
    theme::{
        Type,
        color::{IVORY, LAMP_GOLD},
    },
    ui::widgets,
};

/// Shows the name and the full text of a card, one part a line, and below it the meanings of its statuses.
pub fn reading(ui: &mut Ui, words: &Words, model: &CardModel) {
    ui.label(Type::Subheading.text(&model.name).color(LAMP_GOLD.egui()));
    let told = told(words, model);
    let body = told.split_once(": ").map_or(told.as_str(), |(_, body)| body);
    for part in body.split(" \u{b7} ") {
        ui.label(Type::Body.text(capitalised(part)).color(IVORY.egui()));
    }
    meanings(ui, words, model);
}

/// Shows the meaning of every status that a card deals with.
pub fn meanings(ui: &mut Ui, words: &Words, model: &CardModel) {
    for status in &model.statuses {
        let name = capitalised(&status.name(words));
        let meaning = status.meaning(words);
        widgets::note(ui, &words.with("alea-means", &[("name", &name), ("meaning", &meaning)]));
    }
}

/// The statuses a face of a card puts on a fighter or takes off one, in the order of the rules.
pub fn statuses(face: &Face, catalogue: &Catalogue) -> Vec<StatusLook> {
    let programs = [Some(&face.action), face.at_start.as_ref(), face.at_end.as_ref()];
    let lists: BTreeSet<ListId> =
        programs.into_iter().flatten().flat_map(|program| program.lists().iter().copied()).collect();
    let effects = lists.into_iter().flat_map(|list| catalogue.effects(list));
    let open = effects.flat_map(|effect| match *effect {
        Effect::OneOf { first, count } => (0..count).flat_map(|at| catalogue.branch(first, at)).collect(),
        _ => vec![effect],
    });
    let touched = open.filter_map(|effect| match *effect {
        Effect::Inflict { status, .. } | Effect::Remove { status, .. } => Some(status),
        _ => None,
    });
    let touched: BTreeSet<Status> = touched.collect();
    touched.into_iter().filter_map(|status| StatusLook::new(status, catalogue)).collect()
}

#[cfg(test)]
mod tests {
    use dice::Form;

    use super::*;
    use crate::text::Languages;

    #[test]
    fn a_card_is_read_with_the_statuses_it_deals_with_and_no_others() {
        let content = dice::Content::shipped();
        let catalogue = &content.catalogue;
        let statuses_of = |id: &str| {
            let card = catalogue.find(id).and_then(|id| catalogue.card(id)).unwrap_or_else(|| panic!("no {id}"));
            statuses(&card.faces[Form::Base as usize], catalogue)
                .iter()
                .map(|look| look.kind().id.clone())
                .collect::<Vec<_>>()
        };
        assert_eq!(statuses_of("torch"), ["burn"]);
        assert_eq!(statuses_of("cleaver"), [""; 0]);
        assert_eq!(statuses_of("buckler"), ["shield"]);
    }

    #[test]
    fn every_status_has_its_meaning_in_both_languages() {
        let content = dice::Content::shipped();
        let (russian, _) = Languages::default().words("ru");
        for words in [Words::english(), russian] {
            for (_, kind) in content.catalogue.statuses().iter() {
                let keys = [kind.name_message(), kind.text_message()].map(|message| message.id.into_owned());
                assert_eq!(keys.iter().find(|key| !words.has(key)), None, "{}", kind.id);
                let note = format!("alea-note-{}", kind.id.replace('-', "_"));
                assert!(words.has(&note), "{note}");
            }
        }
    }
}
