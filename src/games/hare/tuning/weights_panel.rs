//! The weights: the picture of the grid, and what is chosen on it in figures.

use bevy_egui::egui::{Align, Layout, Ui, Vec2};
use registry::games::hare::tune::{STEPS, weight};

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
const LARGE: f32 = 0.51;
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
        let large = grid::height(ui, LARGE * height);
        let slices = |ui: &mut Ui| {
            let top = ui.cursor().top();
            widgets::subheading(ui, words.get("hare-tuning-slices"));
            let heading = ui.cursor().top() - top;
            grid::small(ui, words, model, large - heading)
        };
        let beside = ui.available_width() - large - metrics::GAP_WIDE;
        // With large text the small pictures come below.
        let together = beside >= SLICES * Type::Small.style().resolve(ui.style()).size;
        ui.horizontal_top(|ui| {
            ui.spacing_mut().item_spacing.x = metrics::GAP_WIDE;
            ask = grid::large(ui, words, model, large);
            if together {
                ui.vertical(|ui| ask = ask.take().or(slices(ui)));
            }
        });
        ui.add_space(0.5 * metrics::GAP);
        ui.horizontal_wrapped(|ui| {
            grid::scale(ui, words, model.tuning);
            ui.add_space(metrics::GAP);
            grid::sign(ui, grid::Sign::Chosen);
            widgets::note(ui, words.get("hare-tuning-legend_chosen"));
        });
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
            let figure = words.number(Decimal::new(weight(weights[axis]), 1));
            let size = Vec2::new(width(ui, name, &figure), ui.spacing().interact_size.y);
            ui.allocate_ui_with_layout(size, Layout::left_to_right(Align::Center), |ui| {
                ui.spacing_mut().item_spacing.x = 0.5 * metrics::GAP;
                ui.label(Type::Body.text(name).color(IVORY.egui()));
                for (sign, less) in [("\u{2013}", true), ("+", false)] {
                    if !less {
                        ui.label(Type::Strong.text(&figure).color(LAMP_GOLD.egui()));
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
        for (key, sign, known) in [
            ("hare-tuning-shipped", grid::Sign::Shipped, model.tuning.shipped.weights),
            ("hare-tuning-centre", grid::Sign::Centre, model.tuning.plateau.centre),
        ] {
            let steps = steps_of(known);
            grid::sign(ui, sign);
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

/// Width of a weight with its name, its figure and two buttons.
fn width(ui: &Ui, name: &str, figure: &str) -> f32 {
    let wide = |text: &str, level: Type| {
        let font = level.style().resolve(ui.style());
        ui.painter().layout_no_wrap(text.to_owned(), font, IVORY.egui()).size().x
    };
    // The buttons are square, and a little wider than they are high.
    wide(name, Type::Body) + wide(figure, Type::Strong) + 2.4 * ui.spacing().interact_size.y + 2.0 * metrics::GAP
}
