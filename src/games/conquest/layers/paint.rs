//! The numbers of a thematic map at their places on the board.

use bevy_egui::egui::{self, Align2, FontId, Pos2, Rect, Stroke, StrokeKind, Ui};

use super::Layer;
use crate::{
    board::Board,
    games::conquest::board::{ContinentSigns, place_of},
    theme::{
        Type,
        board::{BADGE_SIZE, TOKEN_HEIGHT, TOKEN_RIM},
        color::{BRASS, INK_DEEP, IVORY, LAMP_BRIGHT},
        metrics,
    },
    ui::widgets::paint_shield,
};

/// Paints badges and plates within the free area of the window; `zoom` is egui's.
pub fn paint(ui: &Ui, free: Rect, zoom: f32, board: &Board, signs: &ContinentSigns, layer: &Layer) {
    let painter = ui.painter().with_clip_rect(free);
    let family = Type::Strong.style().resolve(ui.style()).family;
    let font = |size: f32| FontId::new(size * board.size / zoom, family.clone());
    let token = TOKEN_HEIGHT * board.size / zoom;
    for (territory, text) in &layer.badges {
        let Some(place) = board.places.get(place_of(*territory)) else { continue };
        // At the shoulder that pending armies leave free.
        let at = board.on_screen(place.centre(), zoom) + egui::vec2(-0.34 * token, -0.62 * token);
        let galley = painter.layout_no_wrap(text.clone(), font(BADGE_SIZE), LAMP_BRIGHT.egui());
        let room = Align2::CENTER_CENTER.anchor_size(at, galley.size()).expand2(egui::vec2(4.0, 1.0));
        pill(&painter, room);
        painter.galley(Align2::CENTER_CENTER.anchor_size(at, galley.size()).min, galley, LAMP_BRIGHT.egui());
    }
    for plate in &layer.plates {
        let Some(sign) = signs.of(plate.continent) else { continue };
        let own = painter.layout_no_wrap(plate.text.clone(), font(1.15 * BADGE_SIZE), LAMP_BRIGHT.egui());
        let lead = plate
            .lead
            .as_ref()
            .map(|(livery, text)| (livery, painter.layout_no_wrap(text.clone(), font(BADGE_SIZE), IVORY.egui())));
        let mark = 1.2 * own.size().y;
        let lead_width = lead.as_ref().map_or(0.0, |(_, text)| metrics::GAP + mark + text.size().x);
        let size = egui::vec2(own.size().x + lead_width, own.size().y.max(mark));
        let below = 0.5 * sign.height / zoom + 0.5 * size.y + 1.0;
        // Below the name, or above it where the buttons of the maps lie.
        let buttons = free.bottom() - ui.spacing().interact_size.y - 2.0 * metrics::GRID;
        let name = board.on_screen(sign.at, zoom);
        let below = if name.y + below + size.y > buttons { -below } else { below };
        let mut middle = name + egui::vec2(0.0, below);
        // A plate is read whole or it is out of sight.
        let half = 0.5 * size + egui::vec2(6.0, 2.0);
        if free.expand(half.x).contains(middle) {
            middle.x = middle.x.clamp(free.left() + half.x, (free.right() - half.x).max(free.left() + half.x));
        }
        let room = Rect::from_center_size(middle, size);
        pill(&painter, room.expand2(egui::vec2(6.0, 2.0)));
        let own_size = own.size();
        painter.galley(Pos2::new(room.left(), middle.y - own_size.y / 2.0), own, IVORY.egui());
        if let Some((livery, text)) = lead {
            let left = room.left() + own_size.x + metrics::GAP;
            let at = Pos2::new(left + 0.45 * mark, middle.y);
            paint_shield(&painter, at, mark, livery.color.shade(), Some(livery.emblem), TOKEN_RIM);
            painter.galley(Pos2::new(left + mark, middle.y - text.size().y / 2.0), text, IVORY.egui());
        }
    }
}

fn pill(painter: &egui::Painter, room: Rect) {
    let line = Stroke::new(metrics::HAIRLINE, BRASS.egui_alpha(0.7));
    painter.rect(room, metrics::BUTTON_RADIUS, INK_DEEP.egui_alpha(0.88), line, StrokeKind::Outside);
}
