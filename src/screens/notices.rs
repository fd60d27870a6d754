//! Notices, at the top of the window over everything else.

use bevy::prelude::*;
use bevy_egui::{EguiContexts, EguiPrimaryContextPass, egui};

use crate::{
    shell::{Motion, Notices, Overlays, PanelSystems, Screen, Weight},
    text::Words,
    theme::{
        Type,
        color::{DANGER, DANGER_TEXT, GOOD, IVORY},
        metrics,
    },
    ui::widgets,
};

/// Seconds of a frame at most.
const LONGEST_FRAME: f32 = 0.5;

/// See the module.
pub(super) struct NoticesPlugin;

impl Plugin for NoticesPlugin {
    fn build(&self, app: &mut App) {
        app.add_systems(EguiPrimaryContextPass, show.in_set(PanelSystems::Notices));
    }
}

fn show(
    mut contexts: EguiContexts,
    words: Res<Words>,
    mut notices: ResMut<Notices>,
    screen: Res<State<Screen>>,
    overlays: Overlays,
    mut motion: ResMut<Motion>,
    time: Res<Time<Real>>,
) -> Result {
    if notices.shown().is_empty() {
        return Ok(());
    }
    notices.on_page(*screen.get(), overlays.shown());
    let ctx = contexts.ctx_mut()?;
    let mut gone = None;
    egui::Area::new(egui::Id::new("notices"))
        .order(egui::Order::Tooltip)
        .anchor(egui::Align2::CENTER_TOP, egui::vec2(0.0, metrics::PAGE_MARGIN))
        .show(ctx, |ui| {
            for (index, notice) in notices.shown().iter().enumerate() {
                let (line, ink) = match notice.weight {
                    Weight::Info => (GOOD, IVORY),
                    Weight::Error => (DANGER, DANGER_TEXT),
                };
                let frame = widgets::panel_frame()
                    .inner_margin(egui::Margin::symmetric(metrics::PANEL_MARGIN as i8, metrics::GRID as i8))
                    .stroke(egui::Stroke::new(1.5, line.egui()));
                frame.show(ui, |ui| {
                    ui.set_max_width((ctx_width(ui) - 6.0 * metrics::PAGE_MARGIN).min(90.0 * metrics::GRID));
                    ui.horizontal(|ui| {
                        let close = ui.spacing().interact_size.y + metrics::GAP;
                        ui.scope(|ui| {
                            ui.set_max_width(ui.available_width() - close);
                            let text = words.message(&notice.message);
                            ui.add(egui::Label::new(Type::Body.text(text).color(ink.egui())).wrap());
                        });
                        if widgets::icon_button(ui, "×", words.get("notice-dismiss")).clicked() {
                            gone = Some(index);
                        }
                    });
                });
            }
        });
    if let Some(index) = gone {
        notices.dismiss(index);
    }
    // A window that slept does not count its sleep.
    notices.pass_time(time.delta_secs().min(LONGEST_FRAME), metrics::NOTICE);
    if notices.any_leaves() {
        motion.ambient();
    }
    Ok(())
}

fn ctx_width(ui: &egui::Ui) -> f32 {
    ui.ctx().viewport_rect().width()
}
