//! The signs of cards, statuses and the road, drawn with one pen. Their strokes lie in `assets/dice/signs.ron`, and those of statuses with the statuses.

use std::{collections::BTreeMap, sync::LazyLock};

use bevy_egui::egui::{Align2, Color32, FontId, Mesh, Painter, Pos2, Shape, Stroke as Edge, Vec2};
use dice::{Point, Stroke, arc};
use serde::Deserialize;

use super::{Icon, panels::Sign};

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
    pub fn paint(&self, painter: &Painter, middle: Pos2, radius: f32, ink: Color32) {
        let pen = Pen::new(painter, middle, radius, ink);
        match self {
            Self::Status(look) if look.kind().sign.is_empty() => pen.letter(&look.kind().id),
            Self::Status(look) => paint(&look.kind().sign, &pen),
            Self::Drawn(sign) => paint(&sign.strokes, &pen),
            card => paint(SIGNS.cards.get(card).map_or(&[], Vec::as_slice), &pen),
        }
    }
}

impl Sign {
    /// Paints it about `middle`, within `radius`.
    pub fn paint(self, painter: &Painter, middle: Pos2, radius: f32, ink: Color32) {
        paint(SIGNS.road.get(&self).map_or(&[], Vec::as_slice), &Pen::new(painter, middle, radius, ink));
    }
}

fn paint(strokes: &[Stroke], pen: &Pen<'_>) {
    strokes.iter().for_each(|stroke| pen.draw(stroke));
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
                let points = arc(*middle, *radius, *from, *to);
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

    /// What a name begins with, in place of a sign.
    fn letter(&self, name: &str) {
        let letter: String = name.chars().take(1).flat_map(char::to_uppercase).collect();
        let font = FontId::proportional(1.7 * self.radius);
        self.painter.text(self.middle, Align2::CENTER_CENTER, letter, font, self.ink);
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_sign_is_drawn_within_its_square() {
        let missing = |icon: &Icon| !SIGNS.cards.contains_key(icon);
        assert_eq!(Icon::CARDS.into_iter().find(missing), None);
        assert_eq!(SIGNS.cards.len(), Icon::CARDS.len());
        assert_eq!(Sign::ALL.into_iter().find(|sign| !SIGNS.road.contains_key(sign)), None);
        for stroke in SIGNS.cards.values().chain(SIGNS.road.values()).flatten() {
            assert!(stroke.is_sound(), "{stroke:?}");
        }
    }
}
