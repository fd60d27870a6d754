//! What mods say in the language that is spoken.

use bevy::prelude::*;

use crate::{
    games::alea::{Content, ID},
    text::{Lent, Words},
};

/// Lends the words what the mods in use bring in the language, whenever either is another.
pub(super) fn lend(content: Option<Res<Content>>, mut words: ResMut<Words>) {
    let Some(content) = content.filter(|content| content.is_changed() || words.is_changed()) else { return };
    let tag = words.language().to_string();
    // A mod in Portuguese is better than one in English for who reads that of Brazil.
    let wider = words.language().language.to_string();
    let brought = [&tag, &wider].into_iter().find_map(|tag| content.translations.get(tag));
    let lent: Lent =
        brought.into_iter().flatten().map(|one| (one.id.clone(), (one.text.clone(), one.translated.clone()))).collect();
    if words.lent(ID).unwrap_or(&Lent::new()) != &lent {
        words.lend(ID, lent);
    }
}
