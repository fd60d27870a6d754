//! The enamel shield of a player, with colour and shape.

use bevy_egui::egui::{
    self, Color32, Painter, Pos2, Response, Sense, Shape, Stroke, Ui, Vec2, WidgetInfo, WidgetType, epaint::PathShape,
};

use crate::theme::{
    Emblem, Livery,
    color::{BRASS, INK_TEXT, IVORY, SHADOW, Shade},
    seats,
};

/// A player's shield of this height in points, called `name`; it can be clicked.
pub fn seat_shield(ui: &mut Ui, height: f32, livery: Livery, name: &str) -> Response {
    let (rect, response) = ui.allocate_exact_size(Vec2::new(height * 0.9, height), Sense::click());
    response.widget_info(|| WidgetInfo::labeled(WidgetType::Button, ui.is_enabled(), name));
    if ui.is_rect_visible(rect) {
        let lit = response.hovered() || response.has_focus();
        let rim = if lit { IVORY } else { BRASS };
        paint_shield(ui.painter(), rect.center(), height, livery.color.shade(), Some(livery.emblem), rim);
        super::focus_ring(ui, &response, rect);
    }
    response
}

/// Paints a shield about `middle`; without an emblem it is blank, as for the neutrals.
pub fn paint_shield(painter: &Painter, middle: Pos2, height: f32, enamel: Shade, emblem: Option<Emblem>, rim: Shade) {
    let half = height / 2.0;
    let outline = |scale: f32, shift: Vec2| -> Vec<Pos2> {
        seats::shield_outline().iter().map(|[x, y]| middle + shift + Vec2::new(*x, *y) * half * scale).collect()
    };
    let shadow = SHADOW.egui_alpha(0.55);
    painter.add(Shape::convex_polygon(outline(1.0, Vec2::new(0.0, half * 0.08)), shadow, Stroke::NONE));
    painter.add(Shape::convex_polygon(outline(0.98, Vec2::ZERO), rim.egui(), Stroke::NONE));
    painter.add(Shape::convex_polygon(outline(0.86, Vec2::ZERO), enamel.egui(), Stroke::NONE));
    // Enamel shines where the lamp stands: above, and on the left.
    let mut shine: Vec<Pos2> = outline(0.86, Vec2::ZERO).into_iter().map(|p| clip_below(p, middle.y)).collect();
    shine.dedup();
    painter.add(Shape::convex_polygon(shine, IVORY.egui_alpha(0.14), Stroke::NONE));
    if let Some(emblem) = emblem {
        paint_emblem(painter, middle - Vec2::new(0.0, half * 0.1), half * 0.46, emblem, emblem_ink(enamel));
    }
}

/// Paints a player's shape about `middle`, within `radius`.
pub fn paint_emblem(painter: &Painter, middle: Pos2, radius: f32, emblem: Emblem, ink: Color32) {
    let points: Vec<Pos2> = emblem.outline().iter().map(|[x, y]| middle + Vec2::new(*x, *y) * radius).collect();
    if emblem.is_convex() {
        painter.add(Shape::convex_polygon(points, ink, Stroke::NONE));
        return;
    }
    // Fans of triangles for what has dents; their seams vanish because they overlap nothing.
    let mut mesh = egui::Mesh::default();
    for [a, b, c] in emblem.triangles() {
        let first = mesh.vertices.len() as u32;
        for [x, y] in [a, b, c] {
            mesh.colored_vertex(middle + Vec2::new(x, y) * radius, ink);
        }
        mesh.add_triangle(first, first + 1, first + 2);
    }
    painter.add(Shape::mesh(mesh));
    // A hairline of the same ink smooths the mesh's hard edges.
    painter.add(PathShape::closed_line(points, Stroke::new(0.8, ink)));
}

/// The ink that reads on an enamel.
fn emblem_ink(enamel: Shade) -> Color32 {
    if enamel.contrast(INK_TEXT) > enamel.contrast(IVORY) { INK_TEXT.egui() } else { IVORY.egui() }
}

fn clip_below(point: Pos2, y: f32) -> Pos2 {
    Pos2::new(point.x, point.y.min(y))
}
