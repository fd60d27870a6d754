//! Pictures drawn by us, for panels and board alike: what squares are, what cards do, the runner. `file` is how they are written.

mod file;

use bevy::math::Vec2;
use bevy_egui::egui::{self, Color32, Mesh, Painter, Pos2, Rect, Stroke};
use hare::{Card, Square};
use serde::Deserialize;

use self::file::{PICTURES, Shape};
use crate::{board, theme::color::Shade};

/// What there is a picture of.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Deserialize)]
pub enum Subject {
    /// A carrot.
    Carrot,
    /// A salad.
    Salad,
    /// A hedgehog.
    Hedgehog,
    /// A hare.
    Hare,
    /// A flag.
    Flag,
    /// The roundel a rank stands on.
    Laurel,
    /// The start.
    Start,
    /// The goal.
    Goal,
    /// A runner in its seat's enamel.
    Runner,
    /// [`Card::LastMoveFree`].
    LastMoveFree,
    /// [`Card::TakeOrGive`].
    TakeOrGive,
    /// [`Card::BackOneRank`].
    BackOneRank,
    /// [`Card::UpOneRank`].
    UpOneRank,
    /// [`Card::EatSalad`].
    EatSalad,
    /// [`Card::MissTurn`].
    MissTurn,
    /// [`Card::MoveAgain`].
    MoveAgain,
    /// [`Card::NextCarrots`].
    NextCarrots,
    /// [`Card::LastCarrots`].
    LastCarrots,
}

impl Subject {
    /// The sign of a square; of one that pays a rank the roundel.
    pub fn of_square(square: Square) -> Self {
        match square {
            Square::Start => Self::Start,
            Square::Hare => Self::Hare,
            Square::Carrot => Self::Carrot,
            Square::Salad => Self::Salad,
            Square::Hedgehog => Self::Hedgehog,
            Square::Position(_) => Self::Laurel,
            Square::Flag => Self::Flag,
            Square::Goal => Self::Goal,
        }
    }

    /// The picture of a card.
    pub fn of_card(card: Card) -> Self {
        match card {
            Card::LastMoveFree => Self::LastMoveFree,
            Card::TakeOrGive => Self::TakeOrGive,
            Card::BackOneRank => Self::BackOneRank,
            Card::UpOneRank => Self::UpOneRank,
            Card::EatSalad => Self::EatSalad,
            Card::MissTurn => Self::MissTurn,
            Card::MoveAgain => Self::MoveAgain,
            Card::NextCarrots => Self::NextCarrots,
            Card::LastCarrots => Self::LastCarrots,
        }
    }

    fn shapes(self) -> &'static [Shape] {
        PICTURES.get(&self).map_or(&[], Vec::as_slice)
    }

    /// Draws it on a board about `middle`, so far to every side; a runner in this enamel.
    pub fn draw(self, pen: &mut board::Ink, middle: Vec2, half: f32, enamel: Shade) {
        let scale = half / 50.0;
        let place = |at: &Vec2| middle + scale * Vec2::new(at.x - 50.0, 50.0 - at.y);
        for shape in self.shapes() {
            match shape {
                Shape::Area { ink, outline, .. } => {
                    let ring: Vec<Vec2> = outline.iter().map(place).collect();
                    pen.fill(&[ring], ink.shade(enamel).bevy());
                }
                Shape::Line { ink, width, points, closed } => {
                    let line: Vec<Vec2> = points.iter().map(place).collect();
                    pen.stroke(&line, *closed, scale * width, ink.shade(enamel).bevy());
                }
                Shape::Disc { ink, middle, radius } => {
                    let colour = ink.shade(enamel).bevy().into();
                    let corner = |i: u8| {
                        place(middle) + scale * radius * Vec2::from_angle(std::f32::consts::TAU * f32::from(i) / 28.0)
                    };
                    pen.convex((0..28).map(|i| (corner(i), colour)));
                }
            }
        }
    }

    /// Paints it in the largest square in the middle of an area; a runner in this enamel.
    pub fn paint(self, painter: &Painter, area: Rect, enamel: Shade) {
        let scale = area.width().min(area.height()) / 100.0;
        let middle = area.center();
        let place = |at: &Vec2| -> Pos2 { middle + scale * egui::Vec2::new(at.x - 50.0, at.y - 50.0) };
        for shape in self.shapes() {
            match shape {
                Shape::Area { ink, outline, corners, triangles } => {
                    let colour: Color32 = ink.shade(enamel).egui();
                    let mut mesh = Mesh::default();
                    corners.iter().for_each(|at| mesh.colored_vertex(place(at), colour));
                    triangles.chunks_exact(3).for_each(|t| mesh.add_triangle(t[0], t[1], t[2]));
                    painter.add(egui::Shape::mesh(mesh));
                    // A hairline smooths the mesh's hard edge.
                    let line = outline.iter().map(place).collect();
                    painter.add(egui::Shape::closed_line(line, Stroke::new(0.7, colour)));
                }
                Shape::Line { ink, width, points, closed } => {
                    let stroke = Stroke::new((scale * width).max(0.7), ink.shade(enamel).egui());
                    let points = points.iter().map(place).collect();
                    let line = if *closed { egui::Shape::closed_line } else { egui::Shape::line };
                    painter.add(line(points, stroke));
                }
                Shape::Disc { ink, middle, radius } => {
                    painter.circle_filled(place(middle), scale * radius, ink.shade(enamel).egui());
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{file::read, *};

    #[test]
    fn every_square_and_card_has_a_picture_within_its_square() {
        let squares = [
            Square::Start,
            Square::Hare,
            Square::Carrot,
            Square::Salad,
            Square::Hedgehog,
            Square::Position(3),
            Square::Flag,
            Square::Goal,
        ];
        let cards = Card::ALL.map(Subject::of_card);
        let subjects: Vec<Subject> = squares.map(Subject::of_square).into_iter().chain(cards).collect();
        for subject in subjects.iter().copied().chain([Subject::Runner]) {
            assert!(!subject.shapes().is_empty(), "{subject:?}");
            for shape in subject.shapes() {
                let points = match shape {
                    Shape::Area { outline, .. } => outline.clone(),
                    Shape::Line { points, .. } => points.clone(),
                    Shape::Disc { middle, radius, .. } => vec![*middle - *radius, *middle + *radius],
                };
                let outside = points.iter().find(|at| at.min_element() < -2.0 || at.max_element() > 102.0);
                assert_eq!(outside, None, "{subject:?}");
            }
        }
        assert_eq!(PICTURES.len(), subjects.len() + 1, "each picture is of something");
    }

    #[test]
    fn what_is_no_picture_is_refused_with_its_name() {
        let refused = |parts: &str| read(&format!("{{Carrot: [{parts}]}}")).unwrap_err();
        assert!(refused("Fill(Dark, \"M 1 oops\")").starts_with("Carrot: "));
        assert!(refused("Fill(Dark, \"M1 1\")").contains("nothing"));
        assert!(refused("Use(Salad, (50, 50), 0.5)").contains("Salad"));
        assert!(refused("Use(Carrot, (50, 50), 0.5)").contains("used"));
    }
}
