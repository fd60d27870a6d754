//! The dice that lie on the bench, and who stands on the other side.

use bevy_egui::egui::{self, Sense, Ui, Vec2, WidgetInfo, WidgetType};
use dice::Content;

use super::{BenchFoe, BenchPage};
use crate::{
    games::alea::bench::MOST_DICE,
    keys::Action,
    text::Words,
    theme::{Type, board, color::IVORY_DIM, metrics},
    ui::widgets::{self, Lie, paint_die},
};

/// The dice: a click turns one to its next value.
pub(super) fn dice(ui: &mut Ui, words: &Words, state: &mut BenchPage) {
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = Vec2::splat(0.5 * metrics::GAP);
        let side = 1.15 * ui.spacing().interact_size.y;
        let font = Type::Strong.style().resolve(ui.style());
        for at in 0..state.dice.len() {
            let (area, response) = ui.allocate_exact_size(Vec2::splat(side), Sense::click());
            let name = words.with("bench-die", &[("n", &(at + 1)), ("value", &state.dice[at])]);
            response.widget_info(|| WidgetInfo::labeled(WidgetType::Button, ui.is_enabled(), &name));
            let lie = Lie::still(state.dice[at]);
            paint_die(ui.painter(), area.center(), 0.84 * side, lie, board::DIE_IVORY, &font);
            widgets::focus_ring(ui, &response, area);
            if response.clicked() {
                state.dice[at] = state.dice[at] % 6 + 1;
            }
            if response.secondary_clicked() {
                state.dice[at] = (state.dice[at] + 4) % 6 + 1;
            }
            response.on_hover_text(name);
        }
        for (more, sign, key, there) in [
            (false, "\u{2013}", "bench-fewer", state.dice.len() > 1),
            (true, "+", "bench-more", state.dice.len() < MOST_DICE),
        ] {
            ui.add_enabled_ui(there, |ui| {
                if widgets::icon_button(ui, sign, words.get(key)).clicked() {
                    state.count_dice(more);
                }
            });
        }
        let roll = widgets::die_button(ui, words.get("bench-roll_dice"));
        if widgets::hinted(ui, roll, Action::Main).clicked() {
            state.roll();
        }
    });
}

/// Who stands on the other side.
pub(super) fn foe(ui: &mut Ui, words: &Words, content: &Content, state: &mut BenchPage) {
    ui.horizontal(|ui| {
        ui.label(Type::Small.text(words.get("bench-against")).color(IVORY_DIM.egui()));
        let shown = state.foe.fighter(content).map_or("", |fighter| fighter.name.as_str());
        let combo = egui::ComboBox::from_id_salt("foe").selected_text(Type::Button.text(&*words.person(shown)));
        let combo = combo.width(ui.available_width().min(30.0 * metrics::GRID)).show_ui(ui, |ui| {
            for (foe, fighter) in BenchFoe::all(content) {
                let chosen = foe == state.foe;
                if ui.selectable_label(chosen, Type::Button.text(&*words.person(&fighter.name))).clicked() {
                    state.foe = foe;
                }
            }
        });
        let name = words.get("bench-against");
        combo.response.widget_info(|| WidgetInfo::labeled(WidgetType::ComboBox, true, name));
    });
}
