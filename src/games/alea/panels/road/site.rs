//! A place on the road: its name, what it is for, and the cards or other things one can choose there.

use bevy_egui::egui::{self, Align2, CornerRadius, FontId, Pos2, Rect, Stroke, StrokeKind, Ui, Vec2};

use super::{ForgeModel, OfferModel, RoadModel, SceneModel, Sign, TileModel, card_in, touch};
use crate::{
    games::alea::{
        Pick,
        panels::{
            PanelAsk,
            card::laid,
            edge::{self, Edge},
        },
        theme::{duel, road},
    },
    text::Words,
    theme::{
        LEAST, Type,
        color::{BRASS, DANGER_TEXT, INK_DEEP, INK_TEXT, IVORY, IVORY_DIM, LAMP_BRIGHT, LAMP_GOLD},
        metrics,
    },
    ui::widgets,
};

/// Paints the place in all the room there is and returns where its choices lie.
pub fn site(
    ui: &mut Ui,
    words: &Words,
    model: &RoadModel,
    scene: &SceneModel,
    over: &mut Option<Pick>,
    asks: &mut Vec<PanelAsk>,
) -> Vec<Rect> {
    let area = ui.available_rect_before_wrap();
    let top = heading(ui, area, model);
    let mut room = Rect::from_min_max(Pos2::new(area.left(), top + metrics::GAP), area.max);
    match scene {
        SceneModel::Map(_) => Vec::new(),
        SceneModel::Offers { gained, offers, meal } => {
            room.min.y = gains(ui, room, gained);
            self::offers(ui, words, room, offers, meal.as_ref(), over, asks)
        }
        SceneModel::Forge(forge) => self::forge(ui, words, room, forge, over, asks),
        SceneModel::Tiles(tiles) => {
            let places = row(room, tiles.len(), road::TILE_MOST);
            for (area, model) in places.iter().zip(tiles) {
                tile(ui, *area, model, over, asks);
            }
            places
        }
    }
}

/// Sign, name and purpose. Returns where it ends.
fn heading(ui: &Ui, area: Rect, model: &RoadModel) -> f32 {
    let title = Type::Heading.style().resolve(ui.style());
    let painter = ui.painter();
    let galley = painter.layout_no_wrap(model.title.clone(), title.clone(), LAMP_GOLD.egui());
    let radius = 0.6 * title.size;
    let whole = galley.size().x + 3.0 * radius;
    let left = area.center().x - 0.5 * whole;
    let line = galley.size().y;
    model.sign.paint(painter, Pos2::new(left + radius, area.top() + 0.5 * line), 0.85 * radius, LAMP_GOLD.egui());
    painter.galley(Pos2::new(left + 3.0 * radius, area.top()), galley, LAMP_GOLD.egui());
    let aside = Type::Aside.style().resolve(ui.style());
    let said = laid(ui, &model.line, &aside, area.width(), usize::MAX);
    let bottom = area.top() + line + said.size().y;
    ui.painter().galley(Pos2::new(area.center().x, area.top() + line), said, IVORY_DIM.egui());
    bottom
}

/// What a victory brought, in a line or two. Returns where it ends.
fn gains(ui: &Ui, room: Rect, gained: &[(Sign, String)]) -> f32 {
    if gained.is_empty() {
        return room.top();
    }
    let font = Type::Strong.style().resolve(ui.style());
    let radius = 0.5 * font.size;
    let line = 1.6 * font.size;
    let galleys: Vec<_> = gained
        .iter()
        .map(|(sign, text)| (*sign, ui.painter().layout_no_wrap(text.clone(), font.clone(), IVORY.egui())))
        .collect();
    let width = |galley: &std::sync::Arc<egui::Galley>| galley.size().x + 3.0 * radius + 2.0 * metrics::GAP;
    let mut rows: Vec<Vec<_>> = vec![Vec::new()];
    let mut used = 0.0;
    for (sign, galley) in galleys {
        if used + width(&galley) > room.width() && used > 0.0 {
            rows.push(Vec::new());
            used = 0.0;
        }
        used += width(&galley);
        rows.last_mut().into_iter().for_each(|row| row.push((sign, std::sync::Arc::clone(&galley))));
    }
    let mut top = room.top();
    for row in rows {
        let whole: f32 = row.iter().map(|(_, galley)| width(galley)).sum();
        let mut left = room.center().x - 0.5 * whole + metrics::GAP;
        for (sign, galley) in row {
            let step = width(&galley);
            let middle = Pos2::new(left + radius, top + 0.5 * line);
            sign.paint(ui.painter(), middle, radius, if sign == Sign::Coin { road::GOLD } else { LAMP_BRIGHT }.egui());
            let at = Pos2::new(left + 3.0 * radius, middle.y - 0.5 * galley.size().y);
            ui.painter().galley(at, galley, IVORY.egui());
            left += step;
        }
        top += line;
    }
    top + metrics::GAP
}

/// Places side by side about the middle of a room, none larger than `most`.
fn row(room: Rect, count: usize, [width, height]: [f32; 2]) -> Vec<Rect> {
    let gap = metrics::GAP_WIDE;
    let count = count.max(1);
    let width = ((room.width() - gap * (count - 1) as f32) / count as f32).min(width);
    let size = Vec2::new(width.max(1.0), room.height().min(height).max(1.0));
    let whole = size.x * count as f32 + gap * (count - 1) as f32;
    let first = room.center().x - 0.5 * whole;
    let at = |at: usize| Pos2::new(first + (size.x + gap) * at as f32, room.center().y - 0.5 * size.y);
    (0..count).map(|place| Rect::from_min_size(at(place), size)).collect()
}

fn offers(
    ui: &mut Ui,
    words: &Words,
    room: Rect,
    offers: &[OfferModel],
    meal: Option<&TileModel>,
    over: &mut Option<Pick>,
    asks: &mut Vec<PanelAsk>,
) -> Vec<Rect> {
    let count = offers.len() + usize::from(meal.is_some());
    if count == 0 {
        return Vec::new();
    }
    let small = Type::Strong.style().resolve(ui.style());
    let tag = 1.5 * small.size;
    // More than three stand in two rows where that leaves them high enough.
    let rows = if count > 3 && 0.5 * room.height() - tag > road::CARD_LEAST { 2 } else { 1 };
    let columns = count.div_ceil(rows);
    let high = (room.height() - metrics::GAP * (rows - 1) as f32) / rows as f32;
    let mut places = Vec::new();
    for line in 0..rows {
        let in_line = columns.min(count - places.len());
        let top = room.top() + (high + metrics::GAP) * line as f32;
        let strip = Rect::from_min_size(Pos2::new(room.left(), top), Vec2::new(room.width(), high - tag));
        places.extend(row(strip, in_line, road::CARD_MOST));
    }
    for (at, (area, offer)) in places.iter().zip(offers).enumerate() {
        card_in(ui, words, *area, Some(Pick::Offer(at as u8)), &offer.card, over, asks);
        if let Some(label) = &offer.label {
            let ink = if offer.forbidden { DANGER_TEXT } else { road::GOLD };
            let middle = Pos2::new(area.center().x, area.bottom() + 0.5 * tag);
            ui.painter().text(middle, Align2::CENTER_CENTER, label, small.clone(), ink.egui());
        }
    }
    if let (Some(meal), Some(area)) = (meal, places.last()) {
        tile(ui, *area, meal, over, asks);
    }
    places
}

/// The card as it is and as it would be, side by side.
fn forge(
    ui: &mut Ui,
    words: &Words,
    room: Rect,
    model: &ForgeModel,
    over: &mut Option<Pick>,
    asks: &mut Vec<PanelAsk>,
) -> Vec<Rect> {
    let font = Type::Strong.style().resolve(ui.style());
    let Some(cards) = &model.cards else {
        let body = Type::Body.style().resolve(ui.style());
        let said = laid(ui, &model.empty, &body, 0.8 * room.width(), usize::MAX);
        let at = Pos2::new(room.center().x, room.center().y - 0.5 * said.size().y);
        ui.painter().galley(at, said, IVORY.egui());
        return Vec::new();
    };
    let tag = 1.6 * font.size;
    let between = 3.0 * font.size;
    let strip = Rect::from_min_max(Pos2::new(room.left(), room.top() + tag), room.max);
    let [width, height] = road::CARD_MOST;
    let width = (0.5 * (strip.width() - between)).min(width);
    let height = strip.height().min(height);
    let places = [-1.0, 1.0].map(|side| {
        let middle = Pos2::new(strip.center().x + side * 0.5 * (between + width), strip.center().y);
        Rect::from_center_size(middle, Vec2::new(width, height))
    });
    for ((area, card), label) in places.iter().zip(cards).zip(&model.labels) {
        let middle = Pos2::new(area.center().x, area.top() - 0.5 * tag);
        ui.painter().text(middle, Align2::CENTER_CENTER, label, font.clone(), IVORY_DIM.egui());
        card_in(ui, words, *area, None, card, over, asks);
    }
    let middle = strip.center();
    let reach = 0.3 * between;
    let line = Stroke::new(3.0, LAMP_GOLD.egui());
    ui.painter().line_segment([middle - Vec2::new(reach, 0.0), middle + Vec2::new(reach, 0.0)], line);
    for side in [-1.0, 1.0] {
        let tip = middle + Vec2::new(reach, 0.0);
        ui.painter().line_segment([tip, tip + 0.5 * reach * Vec2::new(-1.0, side)], line);
    }
    places.to_vec()
}

/// A choice that is no card: sign, name and meaning on parchment.
fn tile(ui: &mut Ui, area: Rect, model: &TileModel, over: &mut Option<Pick>, asks: &mut Vec<PanelAsk>) {
    let told = format!("{}: {}", model.title, model.text);
    let response = touch(ui, area, model.pick, model.chosen, &told, over, asks);
    let paper = if model.lit { duel::CARD } else { duel::CARD_SPENT };
    let pointed = response.hovered() || response.has_focus();
    let rim = Stroke::new(1.0, BRASS.egui());
    ui.painter().rect(area, CornerRadius::same(6), paper[0].egui(), rim, StrokeKind::Outside);
    if let Some(edge) = Edge::of(model.chosen, pointed, model.lit) {
        edge.paint(ui.painter(), area);
    }
    if model.marked && !model.chosen {
        edge::mark(ui.painter(), area);
    }
    let heading = Type::Subheading.style().resolve(ui.style());
    let body = Type::Small.style().resolve(ui.style());
    let room = area.width() - 2.0 * metrics::GAP;
    let name = laid(ui, &model.title, &heading, room, 1);
    let text = laid(ui, &model.text, &body, room, usize::MAX);
    let rest = area.height() - name.size().y - text.size().y - 3.0 * metrics::GAP;
    let sign = (0.5 * rest).min(0.22 * area.height()).max(8.0);
    let whole = 2.0 * sign + name.size().y + text.size().y + 2.0 * metrics::GAP;
    let mut top = area.center().y - 0.5 * whole;
    model.sign.paint(ui.painter(), Pos2::new(area.center().x, top + sign), sign, duel::BANDS[0].egui());
    top += 2.0 * sign + metrics::GAP;
    let below = top + name.size().y + metrics::GAP;
    ui.painter().galley(Pos2::new(area.center().x, top), name, INK_TEXT.egui());
    ui.painter().galley(Pos2::new(area.center().x, below), text, INK_TEXT.egui());
    if let Some(key) = model.key {
        let cap = Rect::from_min_size(area.min + Vec2::splat(4.0), Vec2::splat(1.4 * body.size));
        ui.painter().rect_filled(cap, CornerRadius::same(3), INK_DEEP.egui());
        let font = FontId::new((0.95 * body.size).max(LEAST), Type::Strong.style().resolve(ui.style()).family);
        ui.painter().text(cap.center(), Align2::CENTER_CENTER, key, font, LAMP_GOLD.egui());
    }
    widgets::focus_ring(ui, &response, area);
}
