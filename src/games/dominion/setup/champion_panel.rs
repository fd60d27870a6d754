//! Whether there is a champion for the kingdom, and how one comes about.

use bevy_egui::egui::Ui;

use super::{
    model::KingdomSetup,
    short::{ShortRun, ShortState, is_shipped},
};
use crate::{
    games::dominion::Content, table::LabContent, text::Words, theme::metrics, training::progress_bar, ui::widgets,
};

/// Seconds between two looks at a run under way.
const LOOK: f32 = metrics::AMBIENT_FRAME;

/// Tells of the champion of the kingdom, and breeds one where none is shipped and the player asks for it. Returns whether the page is asked for on
/// which menus are bred at length.
pub(super) fn champion(ui: &mut Ui, words: &Words, content: &Content, setup: &mut KingdomSetup) -> bool {
    widgets::subheading(ui, words.get("realm-champion"));
    take(setup);
    let rules = &setup.table.rules;
    let state = setup.short.as_ref().filter(|short| short.is_for(rules)).map(ShortRun::state);
    let bred = setup.bred.as_ref().is_some_and(|bred| bred.fits(rules));
    let mut breed = false;
    match state {
        _ if is_shipped(rules) => widgets::note(ui, words.get("realm-champion_shipped")),
        Some(ShortState::Running(share)) => {
            progress_bar(ui, share, words.get("realm-champion_bred_now"));
            ui.ctx().request_repaint_after_secs(LOOK);
        }
        _ if bred => widgets::note(ui, words.get("realm-champion_found")),
        Some(ShortState::Failed(fault)) => {
            widgets::warning(ui, &words.with("training-failed", &[("reason", &fault.reason(words))]));
            breed = true;
        }
        _ => {
            widgets::note(ui, words.get("realm-champion_none"));
            breed = true;
        }
    }
    let mut trains = false;
    ui.horizontal_wrapped(|ui| {
        if breed && let Some(library) = &content.library {
            let sound = content.check(words, rules).is_empty();
            ui.add_enabled_ui(sound, |ui| {
                if widgets::secondary(ui, words.get("realm-champion_breed")).clicked() {
                    setup.short = Some(ShortRun::begin(library.clone(), rules.clone()));
                }
            });
        }
        let button = widgets::secondary(ui, words.get("realm-train"));
        trains = button.on_hover_text(words.get("realm-train-note")).clicked();
    });
    ui.add_space(metrics::GAP);
    trains
}

/// Takes over what a run has found, and stops one whose kingdom has been left.
fn take(setup: &mut KingdomSetup) {
    let Some(short) = &setup.short else { return };
    match short.state() {
        ShortState::Found(menu) => (setup.bred, setup.short) = (Some(menu), None),
        ShortState::Stopped => setup.short = None,
        ShortState::Running(_) if !short.is_for(&setup.table.rules) => short.stop(),
        _ => {}
    }
}
