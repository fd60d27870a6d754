//! What everybody held at the end, thing by thing.

use bevy_egui::egui::{self, Sense, Ui, Vec2, WidgetInfo, WidgetType};

use super::model::ResultModel;
use crate::{
    table::report::{Holding, Holdings, Thing},
    text::Words,
    theme::{
        Type,
        color::{INK_TEXT, LAMP_GOLD},
        metrics,
    },
    ui::widgets,
};

/// Around the words on a plate, points.
const MARGIN: Vec2 = Vec2::new(8.0, 3.0);

/// The holdings of all seats, in the order of the standings.
pub(super) fn holdings(ui: &mut Ui, model: ResultModel<'_>, held: &Holdings) {
    ui.add_space(metrics::GAP_WIDE);
    widgets::rule(ui);
    ui.add_space(metrics::GAP);
    widgets::subheading(ui, &held.title);
    for placing in &model.report.standings {
        if let Some(line) = held.lines.iter().find(|line| line.seat == placing.seat) {
            show(ui, model, line);
        }
    }
}

fn show(ui: &mut Ui, model: ResultModel<'_>, line: &Holding) {
    let ResultModel { words, palette, game, .. } = model;
    let Some(player) = game.players.get(line.seat.index()) else { return };
    ui.add_space(0.5 * metrics::GAP);
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = Vec2::new(6.0, 6.0);
        let height = ui.text_style_height(&Type::Strong.style()) + 2.0 * MARGIN.y;
        let livery = palette.livery(player.livery);
        let (area, _) = ui.allocate_exact_size(Vec2::new(0.9 * height, height), Sense::hover());
        let (shade, emblem) = (livery.color.shade(), Some(livery.emblem));
        widgets::paint_shield(ui.painter(), area.center(), height, shade, emblem, LAMP_GOLD);
        ui.add(egui::Label::new(Type::Strong.text(&*words.person(&player.name))).extend());
        ui.add_space(metrics::GAP);
        for thing in &line.things {
            plate(ui, words, thing);
        }
    });
}

/// Things of a kind on their ground, with their number.
fn plate(ui: &mut Ui, words: &Words, thing: &Thing) {
    let text = words.with("result-held", &[("count", &thing.count), ("thing", &thing.name)]);
    let font = Type::Small.style().resolve(ui.style());
    let galley = ui.painter().layout_no_wrap(text.clone(), font, INK_TEXT.egui());
    let (area, response) = ui.allocate_exact_size(galley.size() + 2.0 * MARGIN, Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(WidgetType::Label, true, &text));
    ui.painter().rect_filled(area, metrics::BUTTON_RADIUS, thing.ground.egui());
    ui.painter().galley(area.min + MARGIN, galley, INK_TEXT.egui());
}
