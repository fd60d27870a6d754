//! How arrows, rings and the discs of numbers are drawn.

use bevy::prelude::*;

use super::{Board, Ink, PlaceId, Route};
use crate::theme::{Shade, board, color};

/// What arrows are drawn with.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Pen {
    /// Their colour.
    pub shade: Shade,
    /// Their width, pixels as designed.
    pub width: f32,
    /// World units of a pixel as designed.
    pub unit: f32,
    /// Height of the pieces that arrows and rings go around, world units.
    pub piece: f32,
    /// From 0, clear, to 1, solid.
    pub opacity: f32,
    /// Whether the shaft is dashed.
    pub dashed: bool,
}

/// Points of an arrow's arc.
const STEPS: usize = 24;
/// Dash and gap of a dashed shaft, pixels as designed.
const DASH: [f32; 2] = [8.0, 6.0];

/// How much of a way is left clear at each end at most.
const MOST_CLEAR: f32 = 0.22;
/// An arrow shorter than so many radii of its number would be hidden by it: there the number stands beside the arrow.
const SHORT: f32 = 5.0;

impl Pen {
    /// An arrow from one place to another, around the board where that is the way. Returns where its number stands; `None`
    /// where the board has not both.
    pub fn way(self, ink: &mut Ink, board: &Board, from: PlaceId, to: PlaceId) -> Option<Vec2> {
        Some(match board.places.route(from, to)? {
            Route::Direct(from, to) => self.arrow(ink, from, to),
            Route::Around(out, back) => {
                self.line(ink, out[0], out[1]);
                self.arrow(ink, back[0], back[1])
            }
        })
    }

    /// A ring around the piece at a point. Returns where its number stands.
    pub fn ring(self, ink: &mut Ink, at: Vec2) -> Vec2 {
        const POINTS: usize = 40;
        let radius = 0.74 * self.piece;
        let points: Vec<Vec2> = circle(POINTS).map(|point| at + radius * point).collect();
        let width = self.width * self.unit;
        ink.stroke(&points, true, width * 1.7, color::INK_DEEP.bevy_alpha(self.opacity));
        ink.stroke(&points, true, width, self.shade.bevy_alpha(self.opacity));
        at + radius * Vec2::from_angle(0.75 * std::f32::consts::PI)
    }

    /// Half the room a piece takes, world units: arrows begin and end at its edge.
    fn clear(self) -> f32 {
        0.62 * self.piece
    }

    fn line(self, ink: &mut Ink, from: Vec2, to: Vec2) {
        let from = from + (to - from).clamp_length_max(self.clear());
        self.shaft(ink, &[from, to], self.shade);
    }

    fn shaft(self, ink: &mut Ink, points: &[Vec2], shade: Shade) {
        let width = self.width * self.unit;
        let dark = color::INK_DEEP.bevy_alpha(self.opacity);
        let bright = shade.bevy_alpha(self.opacity);
        if self.dashed {
            let dash = DASH.map(|length| length * self.unit);
            ink.dashes(points, dash, width * 1.7, dark);
            ink.dashes(points, dash, width, bright);
        } else {
            ink.stroke(points, false, width * 1.7, dark);
            ink.stroke(points, false, width, bright);
        }
    }

    /// An arc with a head, that rises a little so that it does not lie on the border it crosses. Returns where its number
    /// stands: on its middle, or beside it where it is short.
    fn arrow(self, ink: &mut Ink, from: Vec2, to: Vec2) -> Vec2 {
        let along = to - from;
        let length = along.length();
        // Between neighbours there is little room beside the pieces.
        let clear = self.clear().min(MOST_CLEAR * length);
        let (start, end) = (clear, length - clear);
        if end <= start {
            return (from + to) / 2.0;
        }
        let unit = along / length;
        let side = if unit.x >= 0.0 { unit.perp() } else { -unit.perp() };
        let bend = 0.12 * length;
        let at = |share: f32| from + along * share + side * bend * 4.0 * share * (1.0 - share);
        let head = (2.6 * self.width * self.unit).min(0.5 * (end - start));
        let (first, last) = (start / length, (end - head) / length);
        let points: Vec<Vec2> =
            (0..=STEPS).map(|step| at(first + (last - first) * step as f32 / STEPS as f32)).collect();
        let tip = at(end / length);
        let direction = (tip - points[STEPS]).normalize_or(unit);
        let wing = direction.perp() * 0.62 * head;
        let edge = 0.35 * self.width * self.unit;
        let grown = |scale: f32| {
            let middle = points[STEPS] + direction * 0.4 * head;
            [tip, points[STEPS] - wing, points[STEPS] + wing].map(|point| middle + (point - middle) * scale)
        };
        let (tail, point) = (self.shade.mix(color::INK_DEEP, 0.15), self.shade.mix(color::IVORY, 0.25));
        let dark = color::INK_DEEP.bevy_alpha(self.opacity).to_linear();
        self.shaft(ink, &points, tail.mix(point, 0.5));
        ink.convex(grown(1.0 + 2.4 * edge / head.max(f32::MIN_POSITIVE)).map(|point| (point, dark)));
        ink.convex(grown(1.0).map(|at| (at, point.bevy_alpha(self.opacity).to_linear())));
        let middle = at((start / length + end / length) / 2.0);
        let radius = board::RANK_RADIUS * self.unit;
        // Always to the left, so that arrows from one cell to all sides keep their numbers apart.
        if end - start < SHORT * radius { middle + unit.perp() * (1.2 * radius + 0.62 * head) } else { middle }
    }
}

/// The ground of a number.
pub(super) fn disc(ink: &mut Ink, at: Vec2, unit: f32, lit: bool) {
    const POINTS: usize = 28;
    let ground = if lit { color::LAMP_GOLD } else { color::PANEL };
    let rim = if lit { color::INK_DEEP } else { color::BRASS };
    let radius = board::RANK_RADIUS * unit * if lit { 1.12 } else { 1.0 };
    for (scale, shade) in [(1.16, rim), (1.0, ground)] {
        ink.convex(circle(POINTS).map(|point| (at + scale * radius * point, shade.bevy().to_linear())));
    }
}

/// Points around the unit circle.
pub(super) fn circle(points: usize) -> impl Iterator<Item = Vec2> {
    (0..points).map(move |point| Vec2::from_angle(std::f32::consts::TAU * point as f32 / points as f32))
}
