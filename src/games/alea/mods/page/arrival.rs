//! The sheet on which a mod is shown that was dropped on the window, before it is put into the player's folder.

use bevy_egui::egui;

use super::{ModsChoice, detail, problems};
use crate::{
    games::alea::mods::arrival::Arrival,
    text::Words,
    theme::{Type, color::IVORY, metrics},
    ui::{page, widgets},
};

/// What was dropped: who made it, what it brings, what is wrong with it.
pub(super) fn arrival_sheet(ctx: &egui::Context, words: &Words, arrival: &Arrival) -> Option<ModsChoice> {
    let file = arrival.file.file_name().map(|name| name.to_string_lossy().into_owned()).unwrap_or_default();
    let heading = match &arrival.found {
        Ok(found) => found.info.name().to_owned(),
        Err(_) => words.get("mods-arrival_none").to_owned(),
    };
    let ((), choice, beside) = page::sheet(
        ctx,
        "dropped mod",
        &heading,
        96.0 * metrics::GRID,
        false,
        |ui| {
            widgets::note(ui, &file);
            match &arrival.found {
                Ok(found) => {
                    let state = match (found.is_sound(), found.there) {
                        (false, _) => "mods-arrival_faulty",
                        (true, true) => "mods-arrival_there",
                        (true, false) => "mods-arrival_new",
                    };
                    ui.label(Type::Body.text(words.get(state)).color(IVORY.egui()));
                    detail::facts(ui, words, &found.info);
                    problems::problems(ui, words, &found.info.problems);
                    detail::brings(ui, words, &[], &found.info);
                }
                Err(faults) => problems::problems(ui, words, faults),
            }
        },
        |ui| {
            let sound = arrival.found.as_ref().ok().filter(|found| found.is_sound());
            let install = sound.is_some_and(|found| {
                let key = if found.there { "mods-replace" } else { "mods-install" };
                widgets::primary(ui, words.get(key)).clicked()
            });
            let back = widgets::secondary(ui, words.get("mods-arrival_leave")).clicked();
            install.then_some(ModsChoice::Install).or(back.then_some(ModsChoice::Forget))
        },
    );
    choice.or(beside.then_some(ModsChoice::Forget))
}

/// The sheet that asks whether a mod of the player's own is to go.
pub(super) fn removal_sheet(ctx: &egui::Context, words: &Words, name: &str) -> Option<ModsChoice> {
    let ((), choice, beside) = page::sheet(
        ctx,
        "removed mod",
        &words.with("mods-remove_title", &[("name", &name)]),
        72.0 * metrics::GRID,
        false,
        |ui| {
            ui.label(Type::Body.text(words.get("mods-remove_note")).color(IVORY.egui()));
        },
        |ui| {
            let remove = widgets::primary(ui, words.get("mods-remove_yes")).clicked();
            let back = widgets::secondary(ui, words.get("mods-remove_keep")).clicked();
            remove.then_some(ModsChoice::Remove).or(back.then_some(ModsChoice::Forget))
        },
    );
    choice.or(beside.then_some(ModsChoice::Forget))
}
