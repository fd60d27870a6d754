//! Which key does the same as a button, told when the pointer rests on it.

use std::{collections::BTreeMap, sync::Arc};

use bevy_egui::egui::{Context, Id, Response, Ui};

use crate::{
    keys::{Action, KeyMap},
    text::Words,
};

/// The keys as the player names them, by action, and the words that tell them.
#[derive(Clone, Default)]
struct Hints {
    keys: BTreeMap<Action, String>,
    words: Words,
}

fn id() -> Id {
    Id::new("key hints")
}

/// Tells the buttons of this context the player's own keys, at first and whenever they or the words change.
pub fn know_keys(ctx: &Context, keys: &KeyMap, words: &Words) {
    let named = |action: Action| (action, keys.label(action, words));
    let bound = Action::ALL.into_iter().filter(|action| !keys.keys(*action).is_empty());
    let hints = Hints { keys: bound.map(named).collect(), words: words.clone() };
    ctx.data_mut(|data| data.insert_temp(id(), Arc::new(hints)));
}

/// The keys of an action as the player names them; a dash where it has none.
pub fn key_of(ui: &Ui, action: Action) -> String {
    let hints: Arc<Hints> = ui.data(|data| data.get_temp(id())).unwrap_or_default();
    hints.keys.get(&action).map_or_else(|| "\u{2013}".to_owned(), Clone::clone)
}

/// Tells the key of an action when the pointer rests on the button that does the same.
pub fn hinted(ui: &Ui, button: Response, action: Action) -> Response {
    let hints: Arc<Hints> = ui.data(|data| data.get_temp(id())).unwrap_or_default();
    match hints.keys.get(&action) {
        Some(key) => button.on_hover_text(hints.words.with("keys-hint", &[("key", key)])),
        None => button,
    }
}
