//! The middle of the table: cards in play or to be chosen from, and what can be looked through where the line above has no room for it.

use bevy_egui::egui::{self, Align, Layout, Rect, ScrollArea, Stroke, StrokeKind, Ui, UiBuilder, Vec2};

use super::{PanelAsk, cards, head, model::FieldModel};
use crate::{
    games::dominion::theme::court::GAP,
    pictures::Album,
    text::Words,
    theme::{
        Type,
        color::{BRASS_DIM, IVORY, IVORY_DIM, PANEL},
        metrics,
    },
};

/// Most of the width that a heading before the cards takes (0–1).
const BEFORE: f32 = 0.2;

/// Least height in which something of the cards in play is seen.
pub fn least_height(ui: &Ui, heaps: bool) -> f32 {
    let small = ui.text_style_height(&Type::Small.style());
    let heading = if heaps { ui.spacing().interact_size.y.max(small) } else { small };
    heading + 0.5 * metrics::GAP + cards::least_height(ui) + 2.0 * metrics::GRID + 2.0 * GAP
}

/// The middle of the table, in an area; nothing where there is no room for it.
pub fn field(
    ui: &mut Ui,
    area: Rect,
    heaps: bool,
    words: &Words,
    album: &Album<String>,
    model: &FieldModel,
    asks: &mut Vec<PanelAsk>,
) {
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
        let wide = heading_width(ui, model);
        // A short heading stands before the cards, so that they have the height.
        let before = !heaps && wide <= BEFORE * inner.width();
        let mut left = 0.0;
        if before {
            let corner = Rect::from_min_size(ui.cursor().min, Vec2::new(wide + 1.0, inner.height()));
            let mut beside = ui.new_child(UiBuilder::new().max_rect(corner));
            beside.add(egui::Label::new(heading).extend());
            left = wide + metrics::GAP_WIDE;
        } else if heaps {
            with_heaps(ui, model, heading, asks);
        } else {
            ui.add(egui::Label::new(heading).truncate());
        }
        if model.cards.is_empty() {
            return;
        }
        let used = if before { 0.0 } else { ui.min_rect().height() + 0.5 * metrics::GAP };
        let room = Vec2::new(ui.available_width() - left, (inner.height() - used).max(cards::least_height(ui)));
        let place = Rect::from_min_size(ui.cursor().min + Vec2::new(left, 0.0), room);
        ui.scope_builder(UiBuilder::new().id_salt("lying").max_rect(place), |ui| {
            ui.set_min_size(room);
            cards::cards(ui, "lying", words, album, &model.cards, asks);
        });
    });
}

/// Width of what the cards are.
fn heading_width(ui: &Ui, model: &FieldModel) -> f32 {
    let small = Type::Small.style().resolve(ui.style());
    ui.painter().layout_no_wrap(model.heading.clone(), small, IVORY.egui()).size().x
}

/// What can be looked through, and what the cards below are: in one line as far as there is room, so that the cards have it.
fn with_heaps(ui: &mut Ui, model: &FieldModel, heading: egui::RichText, asks: &mut Vec<PanelAsk>) {
    let wide = heading_width(ui, model);
    let fits = ui.horizontal_wrapped(|ui| {
        head::heaps(ui, model, false, asks);
        let fits = wide + metrics::GAP <= ui.available_size_before_wrap().x;
        if fits {
            ui.add(egui::Label::new(heading.clone()).extend());
        }
        fits
    });
    if !fits.inner {
        ui.add(egui::Label::new(heading).truncate());
    }
}
