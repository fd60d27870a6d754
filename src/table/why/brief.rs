//! The reasons in short, for the dock while opponents play: the first candidates as bars.

use bevy_egui::egui::{Pos2, Rect, Sense, Ui, Vec2, WidgetInfo, WidgetType};

use super::{
    bars,
    focus::{WhyAsk, WhyFocus},
    model::WhyModel,
};
use crate::{
    text::Words,
    theme::{
        Type,
        color::{IVORY_DIM, LAMP_GOLD, PANEL_HOVER},
        metrics,
    },
    ui::widgets,
};

/// Candidates shown.
const SHOWN: usize = 3;

/// The first candidates, as far as they fit into the room there is; a click opens the panel on the decision.
pub fn brief(ui: &mut Ui, words: &Words, model: &WhyModel, asks: &mut Vec<WhyAsk>) {
    let font = Type::Small.style().resolve(ui.style());
    let scale = model.scales[0];
    let height = 1.75 * font.size;
    let width = ui.available_width();
    let played = model.played().filter(|rank| *rank >= SHOWN);
    // The one that was played is always among them.
    let ranks = (0..model.candidates.len()).take(SHOWN - usize::from(played.is_some())).chain(played);
    for rank in ranks {
        if ui.available_height() < height {
            return;
        }
        let candidate = &model.candidates[rank];
        let (area, response) = ui.allocate_exact_size(Vec2::new(width, height), Sense::click());
        let score = model.verdict(words, rank);
        let key = if model.ranked { "why-entry" } else { "why-candidate" };
        let name = words.with(key, &[("rank", &(rank + 1)), ("label", &candidate.label), ("score", &score)]);
        response.widget_info(|| WidgetInfo::labeled(WidgetType::Button, true, &name));
        if response.hovered() || response.has_focus() {
            ui.painter().rect_filled(area, 3.0, PANEL_HOVER.egui());
        }
        let ink = if candidate.chosen { LAMP_GOLD } else { IVORY_DIM };
        let label = format!("{}  {}", rank + 1, candidate.label);
        let bar = (0.42 * width).max(8.0 * metrics::GRID);
        let room = width - bar - metrics::GAP;
        let label = widgets::elided(ui, &label, &font, ink.egui(), room);
        let line = |size: Vec2| area.center().y - size.y / 2.0;
        ui.painter().galley(Pos2::new(area.left(), line(label.size())), label, ink.egui());
        let place = Rect::from_min_max(
            Pos2::new(area.right() - bar, area.top() + 0.18 * height),
            Pos2::new(area.right(), area.bottom() - 0.18 * height),
        );
        // What the bars are made of is told in the panel; a place in an order is told in words, where others have their bar.
        if model.ranked {
            let verdict = widgets::elided(ui, &score, &font, IVORY_DIM.egui(), place.width());
            ui.painter().galley(Pos2::new(place.left(), line(verdict.size())), verdict, IVORY_DIM.egui());
        } else {
            bars::paint(ui.painter(), place, scale, &scale.lay(&model.parts(rank, false)), None);
        }
        if response.clicked() {
            asks.push(WhyAsk::Look(WhyFocus::Latest));
            asks.push(WhyAsk::Choose(rank));
        }
    }
}
