//! A card as the road shows it: as it is carried or lies there, not as it stands in a fight.

use dice::{Catalogue, Role, Slot, gauntlet::Carried};

use crate::{
    games::alea::{
        Icon, card_words,
        panels::{
            card_model::{CardModel, Readiness},
            reading::statuses,
        },
        road::named,
    },
    text::Words,
};

/// A card that lies there, not in a fight.
pub fn plain_card(words: &Words, catalogue: &Catalogue, carried: Carried, role: Role) -> Option<CardModel> {
    let known = catalogue.card(carried.card)?;
    let face = &known.faces[carried.form as usize];
    let passive = face.slot == Slot::Passive;
    Some(CardModel {
        key: None,
        name: named(words, catalogue, carried),
        text: card_words::text(words, known, carried.form),
        icon: Icon::of(known, catalogue),
        slot: face.slot,
        held: 0,
        progress: 0,
        uses: (face.uses, 0),
        size: face.size,
        role,
        form: carried.form,
        weakened: false,
        borrowed: false,
        readiness: if passive { Readiness::Passive } else { Readiness::Ready },
        lit: false,
        chosen: false,
        marked: false,
        statuses: statuses(face, catalogue),
    })
}
