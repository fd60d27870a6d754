//! A fan of cards: on the game's card in the lobby, and how a game that was left is told from others.

use std::sync::Arc;

use bevy_egui::egui::{Painter, Rect, Stroke, StrokeKind, Vec2};
use dominion::Kind;

use super::{
    faces::Coat,
    panels::{band, bare},
    theme::court::{CLOTH, CORNER, PICTURE},
};
use crate::{
    pictures::Album,
    table::CardPicture,
    theme::color::{BRASS, INK_DEEP, IVORY},
    ui::page,
};

/// Cards of a fan.
pub const FANNED: usize = 5;
/// How much of a card the next one covers (0–1).
const COVERED: f32 = 0.45;

/// The pictures of up to five cards, each over the one before.
pub fn fan<'a>(album: &Arc<Album<String>>, kinds: impl Iterator<Item = &'a Kind>) -> CardPicture {
    let cards: Vec<(String, Coat)> = kinds.take(FANNED).map(|kind| (kind.id.clone(), Coat::for_kind(kind))).collect();
    let album = Arc::clone(album);
    Arc::new(move |painter: &Painter, area: Rect| {
        page::lit_ground(painter, area, CLOTH);
        let shape = PICTURE[1] / PICTURE[0];
        let count = cards.len().max(1) as f32;
        let spread = 1.0 + (count - 1.0) * (1.0 - COVERED);
        let width = (0.92 * area.width() / spread).min(0.72 * area.height() / shape);
        let size = Vec2::new(width, width * shape);
        let left = area.center().x - 0.5 * width * spread;
        let painter = painter.with_clip_rect(area.intersect(painter.clip_rect()));
        for (at, (id, coat)) in cards.iter().enumerate() {
            // Those in the middle stand highest.
            let off = (at as f32 - 0.5 * (count - 1.0)) / count;
            let x = left + at as f32 * width * (1.0 - COVERED);
            let y = area.center().y - 0.5 * size.y + 0.5 * off * off * size.y - 0.06 * size.y;
            let place = Rect::from_min_size(bevy_egui::egui::pos2(x, y), size);
            painter.rect_filled(place.translate(Vec2::new(2.0, 3.0)), CORNER, INK_DEEP.egui_alpha(0.6));
            painter.rect_filled(place.expand(3.0), CORNER, band(*coat).egui());
            match album.get(id.as_str()) {
                Some(picture) => {
                    let inner = painter.with_clip_rect(place.intersect(painter.clip_rect()));
                    picture.paint(&inner, place, IVORY);
                }
                None => bare(&painter, place, *coat),
            }
            painter.rect_stroke(place.expand(3.0), CORNER, Stroke::new(1.0, BRASS.egui()), StrokeKind::Inside);
        }
    })
}
