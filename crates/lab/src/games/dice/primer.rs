//! What a bot needs to know of the cards.

use dice::{Catalogue, Form};
use serde_json::{Value, json};

/// All cards in their order, which is how views number them, with what is on their faces.
pub(super) fn of(catalogue: &Catalogue) -> Value {
    let cards: Vec<Value> = catalogue
        .cards()
        .iter()
        .map(|card| {
            let faces: Vec<Value> = Form::ALL
                .iter()
                .zip(&card.faces)
                .map(|(form, face)| json!({ "form": form, "text": face.text, "slot": face.slot, "uses": face.uses }))
                .collect();
            json!({ "id": card.id, "name": card.name, "faces": faces })
        })
        .collect();
    json!({ "cards": cards })
}
