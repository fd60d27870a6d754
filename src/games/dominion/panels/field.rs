//! The middle of the table: what the turn holds, cards in play or to be chosen from, and cards one can look through.

use bevy_egui::egui::{
    self, Align, Align2, Layout, Rect, ScrollArea, Sense, Stroke, StrokeKind, Ui, UiBuilder, Vec2, WidgetInfo,
    WidgetType,
};

use super::{Ask, cards, model::FieldModel};
use crate::{
    games::dominion::theme::court::{COIN, GAP},
    pictures::Album,
    text::Words,
    theme::{
        Type,
        board::TOKEN_RIM,
        color::{BRASS_DIM, INK_TEXT, IVORY, IVORY_DIM, LAMP_GOLD, PANEL},
        metrics,
    },
    ui::widgets::{self, paint_shield},
};

/// Height in which something of the cards in play is seen where letters are so large that what stands above them takes two lines.
pub fn least_height(ui: &Ui) -> f32 {
    2.0 * (ui.spacing().interact_size.y + 0.5 * metrics::GAP)
        + cards::least_height(ui)
        + 2.0 * metrics::GRID
        + 2.0 * GAP
}

/// The middle of the table, in an area; nothing where there is no room for it.
pub fn field(ui: &mut Ui, area: Rect, words: &Words, album: &Album<String>, model: &FieldModel, asks: &mut Vec<Ask>) {
    if area.height() < 2.0 * metrics::PANEL_MARGIN {
        return;
    }
    let painter = ui.painter();
    painter.rect_filled(area, metrics::PANEL_RADIUS, PANEL.egui_alpha(0.55));
    let line = Stroke::new(metrics::HAIRLINE, BRASS_DIM.egui());
    painter.rect_stroke(area, metrics::PANEL_RADIUS, line, StrokeKind::Inside);
    let inner = area.shrink(metrics::GRID);
    let mut part = ui.new_child(UiBuilder::new().id_salt("field").max_rect(inner).layout(Layout::top_down(Align::Min)));
    part.set_clip_rect(area.intersect(ui.clip_rect()));
    ScrollArea::vertical().id_salt("field").auto_shrink(false).show(&mut part, |ui| {
        ui.spacing_mut().item_spacing.y = 0.5 * metrics::GAP;
        let heading = Type::Small.text(&model.heading).color(IVORY_DIM.egui());
        let wide =
            ui.painter().layout_no_wrap(model.heading.clone(), Type::Small.style().resolve(ui.style()), IVORY.egui());
        // In one line as far as there is room, so that the cards have it.
        let line = ui.horizontal_wrapped(|ui| {
            head(ui, model);
            ui.add_space(metrics::GAP);
            heaps(ui, model, asks);
            let fits = wide.size().x + metrics::GAP <= ui.available_size_before_wrap().x;
            if fits {
                ui.add(egui::Label::new(heading.clone()).extend());
            }
            fits
        });
        if !line.inner {
            ui.add(egui::Label::new(heading).truncate());
        }
        if !model.cards.is_empty() {
            let used = ui.min_rect().height() + metrics::GAP;
            let room = Vec2::new(ui.available_width(), (inner.height() - used).max(cards::least_height(ui)));
            ui.allocate_ui(room, |ui| {
                ui.set_min_size(room);
                cards::cards(ui, "lying", words, album, &model.cards, asks);
            });
        }
    });
}

/// Whose turn it is, its part, and what it holds.
fn head(ui: &mut Ui, model: &FieldModel) {
    let height = 1.2 * ui.text_style_height(&Type::Strong.style());
    let (mark, _) = ui.allocate_exact_size(Vec2::new(0.9 * height, height), Sense::hover());
    let (livery, name) = &model.by;
    paint_shield(ui.painter(), mark.center(), height, livery.color.shade(), Some(livery.emblem), TOKEN_RIM);
    ui.label(Type::Strong.text(name).color(IVORY.egui()));
    ui.label(Type::Small.text(&model.phase).color(LAMP_GOLD.egui()));
    ui.add_space(metrics::GAP);
    let [actions, buys, coins] = &model.counters;
    for ((name, count), coin) in [(actions, false), (buys, false), (coins, true)] {
        counter(ui, name, *count, coin).on_hover_text(&model.told);
    }
}

/// A number with its word; coins stand on a coin.
fn counter(ui: &mut Ui, name: &str, count: u16, coin: bool) -> egui::Response {
    let font = Type::Strong.style().resolve(ui.style());
    let side = 1.7 * font.size;
    let (area, response) = ui.allocate_exact_size(Vec2::splat(side), Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(WidgetType::Label, true, format!("{name}: {count}")));
    let [gold, rim] = COIN;
    let (fill, ink, line) = match coin {
        true => (gold.egui(), INK_TEXT.egui(), rim.egui()),
        false => (PANEL.egui(), IVORY.egui(), BRASS_DIM.egui()),
    };
    let painter = ui.painter();
    if coin {
        painter.circle(area.center(), 0.48 * side, fill, Stroke::new(1.5, line));
    } else {
        painter.rect(area.shrink(1.0), 4, fill, Stroke::new(1.0, line), StrokeKind::Inside);
    }
    painter.text(area.center(), Align2::CENTER_CENTER, count, font, ink);
    ui.label(Type::Small.text(name).color(IVORY_DIM.egui()));
    response
}

/// Cards one can look through, each as a button with its number.
fn heaps(ui: &mut Ui, model: &FieldModel, asks: &mut Vec<Ask>) {
    ui.spacing_mut().item_spacing = Vec2::splat(GAP);
    for heap in &model.heaps {
        let text = format!("{} \u{b7} {}", heap.name, heap.count);
        if widgets::chip(ui, &text, false).clicked() {
            asks.push(Ask::Open(heap.heap));
        }
    }
}
