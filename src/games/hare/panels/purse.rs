//! What the person at the table has in hand: carrots, the salads still to eat and those that were, and how it stands.

use bevy_egui::egui::{Align2, Pos2, Rect, Sense, Ui, Vec2, WidgetInfo, WidgetType};

use super::Purse;
use crate::{
    games::hare::pictures::Subject,
    theme::{
        Type,
        color::{IVORY, IVORY_DIM, PANEL},
        metrics,
    },
};

/// Heights of the carrots' and the salads' lines, in heights of the plain letters.
const LINES: [f32; 2] = [2.4, 1.7];
/// How much of the panel's colour lies over a salad that is eaten (0–1).
const EATEN: f32 = 0.78;

/// Width of the purse, points.
pub fn width(ui: &Ui, purse: &Purse) -> f32 {
    let font = Type::Small.style().resolve(ui.style());
    let standing = ui.painter().layout_no_wrap(purse.standing.clone(), font, IVORY.egui()).size().x;
    let letter = ui.text_style_height(&Type::Body.style());
    let salads = f32::from(purse.salads[1]) * LINES[1] * letter;
    standing.max(salads).max(6.0 * letter)
}

/// The purse, in the room there is.
pub fn purse(ui: &mut Ui, purse: &Purse) {
    let letter = ui.text_style_height(&Type::Body.style());
    let [carrots, salads] = LINES.map(|line| line * letter);
    let small = Type::Small.style().resolve(ui.style());
    let height = carrots + salads + 1.4 * small.size + metrics::GAP;
    let (area, response) = ui.allocate_exact_size(Vec2::new(width(ui, purse), height), Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(WidgetType::Label, true, &purse.told));
    let painter = ui.painter();
    let sign = Rect::from_min_size(area.min, Vec2::splat(carrots));
    Subject::Carrot.paint(painter, sign, IVORY);
    let figure = Type::Title.style().resolve(ui.style());
    let at = Pos2::new(sign.right() + 0.5 * metrics::GAP, sign.center().y);
    painter.text(at, Align2::LEFT_CENTER, &purse.carrots, figure, IVORY.egui());
    let [left, all] = purse.salads;
    for number in 0..all {
        let corner = Pos2::new(area.left() + f32::from(number) * salads, sign.bottom() + 0.25 * metrics::GAP);
        let place = Rect::from_min_size(corner, Vec2::splat(salads));
        Subject::Salad.paint(painter, place.shrink(0.06 * salads), IVORY);
        if number >= left {
            painter.rect_filled(place, 0, PANEL.egui_alpha(EATEN));
        }
    }
    let foot = Pos2::new(area.left(), sign.bottom() + salads + 0.75 * metrics::GAP);
    painter.text(foot, Align2::LEFT_TOP, &purse.standing, small, IVORY_DIM.egui());
    response.on_hover_text(&purse.told);
}
