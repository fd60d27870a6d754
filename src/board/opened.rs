//! The board that is open, and the view of it.

use std::sync::Arc;

use bevy::prelude::*;
use bevy_egui::egui;

use super::{BoardPlan, Depth, Fog, PieceHeight, PlaceId, Places, Viewport};
use crate::theme::board;

/// The board that is shown.
#[derive(Resource)]
pub struct Board {
    /// Its places.
    pub places: Arc<Places>,
    /// The view of it.
    pub viewport: Viewport,
    /// How large things of fixed size are drawn: 1 as designed, more in larger windows and with larger text.
    pub size: f32,
    pieces: PieceHeight,
    pub(super) fog: Fog,
    pub(super) light: fn(Rect, Vec2) -> f32,
}

impl Board {
    pub(super) fn new(plan: BoardPlan) -> Self {
        let BoardPlan { places, pieces, fog, light } = plan;
        let viewport = Viewport::new(places.bounds(), Vec2::new(1280.0, 720.0));
        Self { places, viewport, size: 1.0, pieces, fog, light }
    }

    /// World units of a pixel as designed.
    pub fn unit(&self) -> f32 {
        self.size * self.viewport.scale()
    }

    /// How large things of fixed size are drawn in a window of this zoom with text of this size: no larger than leaves pieces apart
    /// while the whole board is shown.
    pub fn sized(&self, zoom: f32, text_size: f32) -> f32 {
        let most = match self.pieces {
            PieceHeight::Pixels(_) => (self.viewport.width() / board::SPACIOUS_WIDTH).max(1.0),
            PieceHeight::Units(_) => f32::INFINITY,
        };
        (zoom * text_size.sqrt()).min(most)
    }

    /// How wide the whole board must be seen for its pieces to be told apart, pixels; no matter where they grow with it.
    pub fn legible_width(&self) -> f32 {
        match self.pieces {
            PieceHeight::Pixels(_) => board::LEGIBLE_WIDTH * self.size,
            PieceHeight::Units(_) => 0.0,
        }
    }

    /// Height of a piece, world units.
    pub fn piece_height(&self) -> f32 {
        match self.pieces {
            PieceHeight::Pixels(pixels) => pixels * self.unit(),
            PieceHeight::Units(units) => units,
        }
    }

    /// A point where a piece stands: who stands lower on the board stands in front.
    pub fn standing(&self, at: Vec2) -> Vec3 {
        let bounds = self.places.bounds();
        let low = ((bounds.max.y - at.y) / bounds.height()).clamp(0.0, 1.0);
        at.extend(Depth::Pieces.z() + 0.4 * low)
    }

    /// Brings a place into view, within `seconds`; does nothing where it is well in view already.
    pub fn show(&mut self, place: PlaceId, seconds: f32) {
        if let Some(place) = self.places.get(place) {
            self.viewport.show(place.centre(), seconds);
        }
    }

    /// Comes close enough to a place to see it well, within `seconds`.
    pub fn visit(&mut self, place: PlaceId, seconds: f32) {
        if let Some(place) = self.places.get(place) {
            self.viewport.visit(place.centre(), seconds);
        }
    }

    /// Tells what part of the window panels leave free.
    pub fn leave_free(&mut self, ctx: &egui::Context, free: egui::Rect) {
        let zoom = ctx.zoom_factor();
        let window = ctx.viewport_rect().size() * zoom;
        let pixels = |at: egui::Pos2| Vec2::new(at.x, at.y) * zoom;
        self.viewport.frame(Vec2::new(window.x, window.y), Rect::from_corners(pixels(free.min), pixels(free.max)));
    }

    /// Where egui, at this zoom, has a point of the world.
    pub fn on_screen(&self, world: Vec2, zoom: f32) -> egui::Pos2 {
        let at = self.viewport.screen(world) / zoom;
        egui::pos2(at.x, at.y)
    }
}
