//! The signs of cards, statuses and the road, drawn with one pen. Their strokes lie in `assets/dice/signs.ron`.

use std::{collections::BTreeMap, f32::consts::TAU, sync::LazyLock};

use bevy_egui::egui::{Color32, Mesh, Painter, Pos2, Shape, Stroke as Edge, Vec2};
use serde::Deserialize;

use super::{Icon, panels::Sign};

/// A point in a square of −1 to 1, `y` downwards.
type Point = [f32; 2];

/// A stroke of the pen.
#[derive(Clone, PartialEq, Debug, Deserialize)]
enum Stroke {
    /// Through these points.
    Line(Vec<Point>),
    /// The same, and back to the first.
    Closed(Vec<Point>),
    /// A convex shape, filled.
    Fill(Vec<Point>),
    /// A shape that is seen whole from the middle of its points, filled.
    Fan(Vec<Point>),
    /// Part of a circle: its middle and radius, and from where to where in turns, clockwise from the right.
    Arc(Point, f32, f32, f32),
    /// A circle.
    Ring(Point, f32),
    /// A circle, filled.
    Disc(Point, f32),
}

#[derive(Deserialize)]
struct Signs {
    cards: BTreeMap<Icon, Vec<Stroke>>,
    road: BTreeMap<Sign, Vec<Stroke>>,
}

static SIGNS: LazyLock<Signs> = LazyLock::new(|| {
    ron::from_str(include_str!("../../../assets/dice/signs.ron")).expect("a test reads the signs that are built in")
});

impl Icon {
    /// Paints it about `middle`, within `radius`.
    pub fn paint(self, painter: &Painter, middle: Pos2, radius: f32, ink: Color32) {
        paint(SIGNS.cards.get(&self), &Pen::new(painter, middle, radius, ink));
    }
}

impl Sign {
    /// Paints it about `middle`, within `radius`.
    pub fn paint(self, painter: &Painter, middle: Pos2, radius: f32, ink: Color32) {
        paint(SIGNS.road.get(&self), &Pen::new(painter, middle, radius, ink));
    }
}

fn paint(strokes: Option<&Vec<Stroke>>, pen: &Pen<'_>) {
    strokes.into_iter().flatten().for_each(|stroke| pen.draw(stroke));
}

struct Pen<'a> {
    painter: &'a Painter,
    middle: Pos2,
    radius: f32,
    ink: Color32,
    width: f32,
}

impl<'a> Pen<'a> {
    fn new(painter: &'a Painter, middle: Pos2, radius: f32, ink: Color32) -> Self {
        Self { painter, middle, radius, ink, width: (0.16 * radius).max(1.0) }
    }

    fn place(&self, [x, y]: Point) -> Pos2 {
        self.middle + self.radius * Vec2::new(x, y)
    }

    fn places(&self, points: &[Point]) -> Vec<Pos2> {
        points.iter().map(|point| self.place(*point)).collect()
    }

    fn edge(&self) -> Edge {
        Edge::new(self.width, self.ink)
    }

    fn draw(&self, stroke: &Stroke) {
        match stroke {
            Stroke::Line(points) => {
                self.painter.add(Shape::line(self.places(points), self.edge()));
            }
            Stroke::Closed(points) => {
                self.painter.add(Shape::closed_line(self.places(points), self.edge()));
            }
            Stroke::Fill(points) => self.fill(self.places(points)),
            Stroke::Fan(points) => self.fan(&self.places(points)),
            Stroke::Arc(middle, radius, from, to) => {
                let points = arc(*middle, *radius, [*from, *to]);
                self.painter.add(Shape::line(self.places(&points), self.edge()));
            }
            Stroke::Ring(middle, radius) => {
                self.painter.circle_stroke(self.place(*middle), radius * self.radius, self.edge());
            }
            Stroke::Disc(middle, radius) => {
                self.painter.circle_filled(self.place(*middle), radius * self.radius, self.ink);
            }
        }
    }

    fn fill(&self, points: Vec<Pos2>) {
        self.painter.add(Shape::convex_polygon(points, self.ink, Edge::NONE));
    }

    fn fan(&self, points: &[Pos2]) {
        let sum = points.iter().fold(Vec2::ZERO, |sum, point| sum + point.to_vec2());
        let middle = (sum / points.len().max(1) as f32).to_pos2();
        // One mesh has no seams between its triangles.
        let mut mesh = Mesh::default();
        mesh.colored_vertex(middle, self.ink);
        points.iter().for_each(|point| mesh.colored_vertex(*point, self.ink));
        let count = points.len() as u32;
        (0..count).for_each(|at| mesh.add_triangle(0, at + 1, (at + 1) % count + 1));
        self.painter.add(Shape::mesh(mesh));
        // A hairline of the same ink smooths its edge.
        self.painter.add(Shape::closed_line(points.to_vec(), Edge::new(0.5 * self.width, self.ink)));
    }
}

/// Points of a part of a circle.
fn arc([x, y]: Point, radius: f32, [from, to]: [f32; 2]) -> Vec<Point> {
    const STEPS: usize = 20;
    let point = |step: usize| {
        let (sin, cos) = (TAU * (from + (to - from) * step as f32 / STEPS as f32)).sin_cos();
        [x + radius * cos, y + radius * sin]
    };
    (0..=STEPS).map(point).collect()
}

#[cfg(test)]
mod tests {
    use dice::Status;

    use super::*;

    #[test]
    fn every_sign_is_drawn_within_its_square() {
        let statuses = Status::ALL.map(Icon::Status);
        let missing = |icon: &Icon| !SIGNS.cards.contains_key(icon);
        assert_eq!(Icon::CARDS.into_iter().chain(statuses).find(missing), None);
        assert_eq!(SIGNS.cards.len(), Icon::CARDS.len() + statuses.len());
        assert_eq!(Sign::ALL.into_iter().find(|sign| !SIGNS.road.contains_key(sign)), None);
        let reach = |points: &[Point]| points.iter().flatten().fold(0.0, |most: f32, x| most.max(x.abs()));
        for stroke in SIGNS.cards.values().chain(SIGNS.road.values()).flatten() {
            let reach = match stroke {
                Stroke::Line(points) | Stroke::Closed(points) | Stroke::Fill(points) | Stroke::Fan(points) => {
                    assert!(points.len() >= 2, "{stroke:?}");
                    reach(points)
                }
                Stroke::Arc(middle, radius, from, to) => reach(&arc(*middle, *radius, [*from, *to])),
                Stroke::Ring([x, y], radius) | Stroke::Disc([x, y], radius) => x.abs().max(y.abs()) + radius,
            };
            assert!(reach <= 1.2, "{stroke:?}");
        }
    }
}
