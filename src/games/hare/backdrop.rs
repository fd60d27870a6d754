//! What lies behind the pages of the race.

use bevy_egui::egui;

use super::theme::meadow::GRASS;

/// Grass at night, lit in the middle.
pub fn paint(painter: &egui::Painter, area: egui::Rect) {
    const STEPS: u32 = 48;
    let mut mesh = egui::Mesh::default();
    mesh.colored_vertex(area.center(), GRASS[0].mix(GRASS[1], 0.45).egui());
    let reach = 0.75 * area.size();
    for step in 0..STEPS {
        let angle = std::f32::consts::TAU * step as f32 / STEPS as f32;
        mesh.colored_vertex(area.center() + reach * egui::Vec2::angled(angle), GRASS[1].egui());
    }
    (0..STEPS).for_each(|step| mesh.add_triangle(0, 1 + step, 1 + (step + 1) % STEPS));
    painter.rect_filled(area, 0.0, GRASS[1].egui());
    painter.with_clip_rect(area).add(egui::Shape::mesh(mesh));
}
