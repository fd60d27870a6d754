//! The pen that signs are drawn with, and the shapes several of them share.

use std::f32::consts::TAU;

use bevy_egui::egui::{Color32, Painter, Pos2, Shape, Stroke, Vec2};

/// A point of a circle about the origin; turns count clockwise from the right.
pub fn at(turn: f32, radius: f32) -> [f32; 2] {
    let (sin, cos) = (TAU * turn).sin_cos();
    [radius * cos, radius * sin]
}

/// Draws in a square of −1 to 1, `y` downwards.
pub struct Pen<'a> {
    painter: &'a Painter,
    middle: Pos2,
    radius: f32,
    ink: Color32,
    width: f32,
}

impl<'a> Pen<'a> {
    /// A pen for a sign about `middle`, within `radius`.
    pub fn new(painter: &'a Painter, middle: Pos2, radius: f32, ink: Color32) -> Self {
        Self { painter, middle, radius, ink, width: (0.16 * radius).max(1.0) }
    }

    fn place(&self, [x, y]: [f32; 2]) -> Pos2 {
        self.middle + self.radius * Vec2::new(x, y)
    }

    fn places(&self, points: &[[f32; 2]]) -> Vec<Pos2> {
        points.iter().map(|point| self.place(*point)).collect()
    }

    fn stroke(&self) -> Stroke {
        Stroke::new(self.width, self.ink)
    }

    /// Draws through some points.
    pub fn line(&self, points: &[[f32; 2]]) {
        self.painter.add(Shape::line(self.places(points), self.stroke()));
    }

    /// The same, and back to the first.
    pub fn closed(&self, points: &[[f32; 2]]) {
        self.painter.add(Shape::closed_line(self.places(points), self.stroke()));
    }

    /// Fills a convex shape.
    pub fn fill(&self, points: &[[f32; 2]]) {
        self.painter.add(Shape::convex_polygon(self.places(points), self.ink, Stroke::NONE));
    }

    /// Fills a shape that is seen whole from the middle of its points.
    pub fn fill_fan(&self, points: &[[f32; 2]]) {
        let count = points.len() as f32;
        let middle = points.iter().fold([0.0, 0.0], |sum, [x, y]| [sum[0] + x / count, sum[1] + y / count]);
        for index in 0..points.len() {
            self.fill(&[middle, points[index], points[(index + 1) % points.len()]]);
        }
        // A hairline of the same ink smooths the seams.
        self.painter.add(Shape::closed_line(self.places(points), Stroke::new(0.5 * self.width, self.ink)));
    }

    /// Fills a circle.
    pub fn disc(&self, middle: [f32; 2], radius: f32) {
        self.painter.circle_filled(self.place(middle), radius * self.radius, self.ink);
    }

    /// Draws a circle.
    pub fn ring(&self, middle: [f32; 2], radius: f32) {
        self.painter.circle_stroke(self.place(middle), radius * self.radius, self.stroke());
    }

    /// Part of a circle, from turn to turn.
    pub fn arc(&self, [x, y]: [f32; 2], radius: f32, from: f32, to: f32) {
        const STEPS: usize = 20;
        let points: Vec<[f32; 2]> = (0..=STEPS)
            .map(|step| {
                let [dx, dy] = at(from + (to - from) * step as f32 / STEPS as f32, radius);
                [x + dx, y + dy]
            })
            .collect();
        self.line(&points);
    }
}

/// A sword.
pub fn sword(pen: &Pen<'_>, size: f32) {
    let points = |points: &[[f32; 2]]| -> Vec<[f32; 2]> { points.iter().map(|[x, y]| [x * size, y * size]).collect() };
    pen.fill_fan(&points(&[[0.9, -0.9], [0.86, -0.5], [-0.22, 0.42], [-0.42, 0.22], [0.5, -0.86]]));
    pen.line(&points(&[[-0.62, 0.02], [-0.02, 0.62]]));
    pen.line(&points(&[[-0.3, 0.3], [-0.85, 0.85]]));
}

/// A heart.
pub fn heart(pen: &Pen<'_>, [x, y]: [f32; 2], size: f32) {
    let place = |[dx, dy]: [f32; 2]| [x + size * dx, y + size * dy];
    for side in [-0.42, 0.42] {
        pen.disc(place([side, -0.28]), 0.46 * size);
    }
    // The lower sides touch both discs.
    pen.fill(&[[-0.767, 0.022], [0.0, -0.28], [0.767, 0.022], [0.0, 0.9]].map(place));
}

/// A drop, filled or drawn.
pub fn drop(pen: &Pen<'_>, [x, y]: [f32; 2], size: f32, full: bool) {
    let mut outline = vec![[x, y - size]];
    outline.extend((0..=12).map(|step| {
        let [dx, dy] = at(-0.06 + 0.62 * step as f32 / 12.0, 0.62 * size);
        [x + dx, y + 0.35 * size + dy]
    }));
    if full { pen.fill_fan(&outline) } else { pen.closed(&outline) }
}

/// A shield, filled or drawn.
pub fn shield(pen: &Pen<'_>, full: bool) {
    let outline = [
        [-0.75, -0.8],
        [0.0, -0.95],
        [0.75, -0.8],
        [0.72, 0.05],
        [0.45, 0.55],
        [0.0, 0.95],
        [-0.45, 0.55],
        [-0.72, 0.05],
    ];
    if full { pen.fill_fan(&outline) } else { pen.closed(&outline) }
}

/// A die with its pips.
pub fn die(pen: &Pen<'_>, [x, y]: [f32; 2], half: f32, pips: &[[f32; 2]]) {
    pen.closed(&[[x - half, y - half], [x + half, y - half], [x + half, y + half], [x - half, y + half]]);
    for [dx, dy] in pips {
        pen.disc([x + dx, y + dy], 0.13);
    }
}

/// An arrow that turns.
pub fn arrow_round(pen: &Pen<'_>, radius: f32) {
    pen.arc([0.0, 0.0], radius, -0.15, 0.62);
    let [x, y] = at(0.62, radius);
    pen.line(&[[x - 0.34, y + 0.08], [x, y], [x - 0.02, y + 0.4]]);
}
