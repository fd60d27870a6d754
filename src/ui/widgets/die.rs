//! Ivory dice with inked pips, at rest and while they tumble.

use bevy_egui::egui::{Align2, FontId, Painter, Pos2, Shape, Stroke, Vec2};

use crate::theme::{
    Shade,
    color::{INK_TEXT, IVORY, SHADOW},
};

/// How a die lies: turned by so many radians, moved by so much, with this face up.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Lie {
    /// Radians, clockwise.
    pub turn: f32,
    /// Points.
    pub shift: Vec2,
    /// 1 to 6, or 0 while it lies face down.
    pub face: u8,
}

impl Lie {
    /// A die at rest.
    pub fn still(face: u8) -> Self {
        Self { turn: 0.0, shift: Vec2::ZERO, face }
    }

    /// The die of this number, `side` points wide, `age` seconds after it was thrown. What lies on top while it rolls says
    /// nothing: any face will do, changing a few times a second.
    pub fn tumbling(age: f32, die: usize, side: f32) -> Self {
        let phase = age * 9.0 + die as f32 * 1.7;
        let step = (phase * 1.6) as u32;
        let face = (step.wrapping_mul(0x9e37_79b9).wrapping_add(die as u32 * 0x85eb) >> 13) % 6 + 1;
        let jump = (phase * 2.1).sin().abs() * 0.16 * side;
        Self { turn: phase, shift: Vec2::new((phase * 1.3).cos() * 0.06 * side, -jump), face: face as u8 }
    }
}

/// Paints a die about `middle`, `side` points wide. A face-down one has its sign in the typeface of `hidden`.
pub fn paint_die(painter: &Painter, middle: Pos2, side: f32, lie: Lie, ivory: Shade, hidden: &FontId) {
    let at = die_point(middle, side, lie);
    let body = |scale: f32, shift: Vec2| -> Vec<Pos2> {
        rounded_square().into_iter().map(|[x, y]| at(x * scale, y * scale) + shift).collect()
    };
    let raised = Vec2::new(-0.5, -1.0);
    let ground = Vec2::new(1.0, 2.5) - lie.shift;
    painter.add(Shape::convex_polygon(body(0.94, ground), SHADOW.egui_alpha(0.55), Stroke::NONE));
    painter.add(Shape::convex_polygon(body(0.94, Vec2::ZERO), ivory.mix(INK_TEXT, 0.22).egui(), Stroke::NONE));
    painter.add(Shape::convex_polygon(body(0.88, raised), ivory.egui(), Stroke::NONE));
    let ink = if ivory.contrast(INK_TEXT) > ivory.contrast(IVORY) { INK_TEXT } else { IVORY };
    if lie.face == 0 {
        let font = FontId::new(0.62 * side, hidden.family.clone());
        painter.text(at(0.0, 0.0) + raised, Align2::CENTER_CENTER, "?", font, ink.egui());
    }
    for [x, y] in pips(lie.face) {
        painter.circle_filled(at(x, y) + raised, 0.085 * side, ink.egui());
    }
}

/// How to find a point of a die's face, given in −1 to 1.
pub fn die_point(middle: Pos2, side: f32, lie: Lie) -> impl Fn(f32, f32) -> Pos2 {
    let (sin, cos) = lie.turn.sin_cos();
    move |x, y| middle + lie.shift + Vec2::new(x * cos - y * sin, x * sin + y * cos) * side / 2.0
}

/// A square with round corners within `-1..=1`, clockwise.
fn rounded_square() -> Vec<[f32; 2]> {
    const CORNER: f32 = 0.3;
    const STEPS: usize = 5;
    let mut points = Vec::new();
    for (corner, [x, y]) in [[1.0, -1.0], [1.0, 1.0], [-1.0, 1.0], [-1.0, -1.0]].into_iter().enumerate() {
        for step in 0..=STEPS {
            let angle = (corner as f32 - 1.0 + step as f32 / STEPS as f32) * std::f32::consts::FRAC_PI_2;
            points.push([x * (1.0 - CORNER) + CORNER * angle.cos(), y * (1.0 - CORNER) + CORNER * angle.sin()]);
        }
    }
    points
}

/// Where the pips of a face are, within `-1..=1`; none on a face that lies down.
fn pips(face: u8) -> Vec<[f32; 2]> {
    const FAR: f32 = 0.48;
    let mut pips = Vec::new();
    if face % 2 == 1 {
        pips.push([0.0, 0.0]);
    }
    if face >= 2 {
        pips.extend([[-FAR, -FAR], [FAR, FAR]]);
    }
    if face >= 4 {
        pips.extend([[FAR, -FAR], [-FAR, FAR]]);
    }
    if face >= 6 {
        pips.extend([[-FAR, 0.0], [FAR, 0.0]]);
    }
    pips
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_face_has_its_pips() {
        for face in 0..=6 {
            assert_eq!(pips(face).len(), usize::from(face));
        }
    }

    #[test]
    fn a_tumbling_die_shows_a_face_of_a_die() {
        for step in 0..200 {
            let lie = Lie::tumbling(step as f32 * 0.01, step % 7, 40.0);
            assert!((1..=6).contains(&lie.face));
            assert!(lie.shift.length() < 20.0);
        }
    }
}
