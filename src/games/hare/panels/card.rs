//! A card of the hare squares as it lies on the table.

use bevy_egui::egui::{self, CornerRadius, Rect, Stroke, StrokeKind, Ui, Vec2, WidgetInfo, WidgetType};

use super::CardModel;
use crate::{
    games::hare::pictures::Subject,
    text::{Value, Words},
    theme::{
        Type, board,
        color::{BRASS, IVORY, IVORY_DIM, LAMP_GOLD, PARCHMENT, SHADOW, UMBER},
        metrics,
    },
    ui::widgets::paint_shield,
};

/// Width of a card as a share of its height.
const SHAPE: f32 = 0.72;
/// Width of the words beside it, in heights of plain letters.
const WORDS: f32 = 10.5;

/// Between the lines of the words, points.
const SPACING: f32 = 2.0;

/// Height that the words take in a room so wide.
fn height_of_words(ui: &Ui, model: &CardModel, width: f32) -> f32 {
    let height = |level: Type, text: &str| {
        let font = level.style().resolve(ui.style());
        ui.painter().layout(text.to_owned(), font, IVORY.egui(), width).size().y
    };
    let by = ui.text_style_height(&Type::Strong.style());
    by + height(Type::Strong, &model.name) + height(Type::Small, &model.text) + 2.0 * SPACING
}

/// Width that a card with its words takes in a room so high.
pub fn width(ui: &Ui, height: f32) -> f32 {
    SHAPE * height + metrics::GAP + WORDS * ui.text_style_height(&Type::Body.style())
}

/// The card, and beside it who drew it and what it does. Letters so large that this has no room beside it take its place.
pub fn card(ui: &mut Ui, words: &Words, model: &CardModel) {
    let room = ui.available_rect_before_wrap();
    let face = Rect::from_min_size(room.min, Vec2::new(SHAPE * room.height(), room.height()));
    let mut beside = Rect::from_min_max(egui::pos2(face.right() + metrics::GAP, room.top()), room.max);
    if height_of_words(ui, model, beside.width()) > room.height() {
        beside = room;
    } else {
        paint_card(ui, face, model);
    }
    let values: [(&str, &dyn Value); 2] = [("name", &model.by.1), ("card", &model.name)];
    let told = format!("{}. {}", words.with("hare-card_told", &values), model.text);
    let response = ui.interact(face, ui.id().with("card"), egui::Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(WidgetType::Image, true, &told));
    let mut text = ui.new_child(egui::UiBuilder::new().id_salt("card words").max_rect(beside));
    text.spacing_mut().item_spacing.y = SPACING;
    egui::ScrollArea::vertical().id_salt("card words").auto_shrink(false).show(&mut text, |ui| {
        ui.horizontal(|ui| {
            let side = ui.text_style_height(&Type::Strong.style());
            let (mark, _) = ui.allocate_exact_size(Vec2::splat(side), egui::Sense::hover());
            let shade = model.by.0.color.shade();
            paint_shield(ui.painter(), mark.center(), side, shade, Some(model.by.0.emblem), board::TOKEN_RIM);
            ui.add(egui::Label::new(Type::Small.text(&model.by.1).color(IVORY_DIM.egui())).truncate());
        });
        ui.add(egui::Label::new(Type::Strong.text(&model.name).color(LAMP_GOLD.egui())).wrap());
        ui.add(egui::Label::new(Type::Small.text(&model.text).color(IVORY.egui())).wrap());
    });
}

/// The face of a card: parchment with its picture, and a hare in two corners.
fn paint_card(ui: &Ui, area: Rect, model: &CardModel) {
    let radius = CornerRadius::same(metrics::PANEL_RADIUS);
    let painter = ui.painter();
    painter.rect_filled(area.translate(Vec2::new(1.5, 2.5)), radius, SHADOW.egui_alpha(0.5));
    painter.rect(area, radius, PARCHMENT.egui(), Stroke::new(1.5, BRASS.egui()), StrokeKind::Inside);
    let inner = area.shrink(0.05 * area.height());
    painter.rect_stroke(inner, 3, Stroke::new(metrics::HAIRLINE, UMBER.egui_alpha(0.7)), StrokeKind::Inside);
    let middle = inner.center();
    let side = 0.86 * inner.width();
    Subject::of_card(model.card).paint(painter, Rect::from_center_size(middle, Vec2::splat(side)), IVORY);
    let mark = 0.17 * area.width();
    for corner in [inner.left_top() + Vec2::splat(mark), inner.right_bottom() - Vec2::splat(mark)] {
        Subject::Hare.paint(painter, Rect::from_center_size(corner, Vec2::splat(1.2 * mark)), IVORY);
    }
}
