//! The edge of what lies on the table: what can be chosen is told from all else at a glance. On parchment gold alone is not seen, so a
//! dark line parts the two, and a little light falls beyond.

use bevy_egui::egui::{CornerRadius, Painter, Rect, Stroke, StrokeKind};

use crate::theme::{
    Shade, board,
    color::{INK_DEEP, IVORY, LAMP_BRIGHT},
};

/// Width of the dark line, and of the light about it.
const LINE: [f32; 2] = [1.0, 2.5];
/// Width of the line about what advice speaks of.
const MARK: f32 = 4.0;
/// The light beyond: how far out each ring of it begins, its width, and how strong it is (0–1).
const BEYOND: [[f32; 3]; 2] = [[3.5, 1.5, 0.4], [5.0, 1.0, 0.18]];

/// How something stands out.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Edge {
    /// It is chosen.
    Chosen,
    /// The pointer or the keyboard's focus is on it, and it can be chosen.
    Pointed,
    /// It can be chosen.
    Open,
}

/// Paints about an area that the advice which is read speaks of it.
pub fn mark(painter: &Painter, area: Rect) {
    let line = Stroke::new(MARK, LAMP_BRIGHT.egui());
    painter.rect_stroke(area, CornerRadius::same(6), line, StrokeKind::Outside);
}

impl Edge {
    /// How something stands out, if it does.
    pub fn of(chosen: bool, pointed: bool, open: bool) -> Option<Self> {
        match (chosen, pointed, open) {
            (true, ..) => Some(Self::Chosen),
            (_, true, true) => Some(Self::Pointed),
            (_, false, true) => Some(Self::Open),
            _ => None,
        }
    }

    /// Its light.
    pub const fn shade(self) -> Shade {
        match self {
            Self::Chosen => IVORY,
            Self::Pointed => LAMP_BRIGHT,
            Self::Open => board::RIM_LEGAL,
        }
    }

    /// Paints it about an area.
    pub fn paint(self, painter: &Painter, area: Rect) {
        let ([dark, light], shade) = (LINE, self.shade());
        let line = |far: f32, width: f32, ink| {
            let radius = CornerRadius::same(6 + far as u8);
            painter.rect_stroke(area.expand(far), radius, Stroke::new(width, ink), StrokeKind::Outside);
        };
        line(0.0, dark, INK_DEEP.egui());
        line(dark, light, shade.egui());
        for [far, width, strength] in BEYOND {
            line(far, width, shade.egui_alpha(strength));
        }
    }
}
