//! The weights: the picture of the grid, and what is chosen on it in figures.

use bevy_egui::egui::Ui;
use lab::games::hare::tune::{STEPS, weight};

use super::{
    grid,
    model::{TuningAsk, TuningModel, steps_of},
};
use crate::{
    text::{Decimal, Words},
    theme::{
        Type,
        color::{IVORY, LAMP_GOLD},
        metrics,
    },
    ui::widgets,
};

/// Share of the panel's height that the large picture takes.
const LARGE: f32 = 0.52;
/// Least width of the small pictures beside it, in heights of small letters.
const SLICES: f32 = 13.0;

/// The weights' names among the messages.
const NAMES: [&str; 3] = ["hare-tuning-salads", "hare-tuning-carrots", "hare-tuning-squares"];

/// The panel. Tells what is asked for.
pub(super) fn weights_panel(ui: &mut Ui, words: &Words, model: &TuningModel<'_>) -> Option<TuningAsk> {
    let height = ui.available_height();
    widgets::scrolling_panel(ui, words.get("hare-tuning-weights"), |ui| {
        let mut ask = None;
        widgets::note(ui, words.get("hare-tuning-picture_note"));
        ui.add_space(0.5 * metrics::GAP);
        let slices = |ui: &mut Ui| {
            widgets::subheading(ui, words.get("hare-tuning-slices"));
            grid::small(ui, words, model)
        };
        let side = grid::side(ui, LARGE * height);
        let beside = ui.available_width() - side - metrics::GAP_WIDE;
        // With large text the small pictures come below.
        let together = beside >= SLICES * Type::Small.style().resolve(ui.style()).size;
        ui.horizontal_top(|ui| {
            ui.spacing_mut().item_spacing.x = metrics::GAP_WIDE;
            ask = grid::large(ui, words, model, side);
            if together {
                ui.vertical(|ui| ask = ask.take().or(slices(ui)));
            }
        });
        ui.add_space(0.5 * metrics::GAP);
        ask = ask.or(chosen(ui, words, model));
        if !together {
            ask = ask.or(slices(ui));
        }
        ask
    })
}

/// The chosen weights with a step down and up for each, and the sets that have a name.
fn chosen(ui: &mut Ui, words: &Words, model: &TuningModel<'_>) -> Option<TuningAsk> {
    let mut ask = None;
    let weights = model.chosen.weights;
    ui.horizontal_wrapped(|ui| {
        for (axis, name) in NAMES.into_iter().enumerate() {
            let name = words.get(name);
            ui.horizontal(|ui| {
                ui.label(Type::Body.text(name).color(IVORY.egui()));
                ui.spacing_mut().item_spacing.x = 0.5 * metrics::GAP;
                for (sign, less) in [("\u{2013}", true), ("+", false)] {
                    if !less {
                        let figure = words.number(Decimal::new(weight(weights[axis]), 1));
                        ui.label(Type::Strong.text(figure).color(LAMP_GOLD.egui()));
                    }
                    let step = if less { weights[axis].checked_sub(1) } else { Some(weights[axis] + 1) };
                    let step = step.filter(|step| *step < STEPS);
                    let button = ui.add_enabled_ui(step.is_some(), |ui| {
                        widgets::icon_button(ui, sign, &format!("{name} {sign}")).clicked()
                    });
                    if let Some(step) = step.filter(|_| button.inner) {
                        let mut changed = weights;
                        changed[axis] = step;
                        ask = Some(TuningAsk::Weights(changed));
                    }
                }
            });
        }
    });
    ui.horizontal_wrapped(|ui| {
        for (key, known) in
            [("hare-tuning-shipped", model.tuning.shipped.weights), ("hare-tuning-centre", model.tuning.plateau.centre)]
        {
            let steps = steps_of(known);
            if widgets::chip(ui, words.get(key), steps == weights).clicked() {
                ask = Some(TuningAsk::Weights(steps));
            }
        }
    });
    let plateau = &model.tuning.plateau;
    let (sets, hits) = (plateau.sets, u32::from(plateau.hits));
    let line =
        words.with("hare-tuning-plateau", &[("sets", &sets), ("hits", &hits), ("all", &model.tuning.hits.len())]);
    widgets::note(ui, &line);
    ask
}
