//! A portrait on its medallion.

use bevy_egui::egui::{self, Color32, Mesh, Painter, Pos2, Rect, Stroke, Vec2};

use super::{Portrait, ink::Ink, likeness::Kind, shape::Shape};
use crate::theme::{Shade, portrait as look};

/// Paints a medallion in the largest circle in `area`: the portrait, or where there is none what `instead` paints about a
/// middle with that radius. `rim` is the ring's colour.
pub fn medallion(
    painter: &Painter,
    area: Rect,
    portrait: Option<&Portrait>,
    rim: Shade,
    instead: impl FnOnce(Pos2, f32),
) {
    let radius = 0.5 * area.width().min(area.height());
    let middle = area.center();
    let [lit, dark] = look::GROUND;
    painter.circle_filled(middle, radius, dark.egui());
    painter.circle_filled(middle, 0.94 * radius, lit.egui());
    match portrait {
        Some(Portrait(Kind::Drawn(shapes))) => paint(painter, middle, look::SHARE * radius, shapes),
        Some(Portrait(Kind::Picture(picture))) => picture.paint(painter, middle, 0.97 * radius),
        None => instead(middle, radius),
    }
    let width = (0.06 * radius).max(1.5);
    painter.circle_stroke(middle, radius - 0.5 * width, Stroke::new(width, rim.egui()));
}

/// Paints the square about `middle` that reaches `half` to every side.
fn paint(painter: &Painter, middle: Pos2, half: f32, shapes: &[Shape]) {
    let scale = half / 50.0;
    let place = |[x, y]: [f32; 2]| middle + scale * Vec2::new(x - 50.0, y - 50.0);
    for shape in shapes {
        match shape {
            Shape::Area { ink, outline, corners, triangles } => {
                let ink = colour(*ink);
                let mut mesh = Mesh::default();
                corners.iter().for_each(|at| mesh.colored_vertex(place(*at), ink));
                triangles.chunks_exact(3).for_each(|t| mesh.add_triangle(t[0], t[1], t[2]));
                painter.add(egui::Shape::mesh(mesh));
                // A hairline smooths the mesh's hard edge.
                let line = outline.iter().map(|at| place(*at)).collect();
                painter.add(egui::Shape::closed_line(line, Stroke::new(0.7, ink)));
            }
            Shape::Line { ink, width, points } => {
                let (ink, width) = (colour(*ink), (scale * width).max(0.7));
                let points: Vec<Pos2> = points.iter().map(|at| place(*at)).collect();
                // Its ends are round.
                for end in points.first().into_iter().chain(points.last()) {
                    painter.circle_filled(*end, 0.5 * width, ink);
                }
                painter.add(egui::Shape::line(points, Stroke::new(width, ink)));
            }
            Shape::Disc { ink, middle, radius } => {
                painter.circle_filled(place(*middle), scale * radius, colour(*ink));
            }
        }
    }
}

fn colour(ink: Ink) -> Color32 {
    look::INKS[ink as usize].egui()
}
