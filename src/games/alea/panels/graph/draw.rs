//! Paints a drawn graph through the lens.

use bevy_egui::egui::{
    Align2, Color32, CornerRadius, FontId, Painter, Pos2, Rect, Shape, Stroke, StrokeKind, Ui, Vec2,
    epaint::CubicBezierShape,
    text::{LayoutJob, TextWrapping},
};
use search::{Graph, GraphEdge, GraphNode, Kind};

use super::{
    layout::{Line, Sketch},
    view::Lens,
};
use crate::{
    games::alea::theme::duel,
    table::why::figure,
    text::Words,
    theme::{
        Type,
        color::{BRASS, BRASS_DIM, INK_DEEP, IVORY, IVORY_DIM, LAMP_GOLD, PANEL_HOVER, PANEL_RAISED},
    },
};

/// The spot under a point of the room.
pub fn at(sketch: &Sketch, lens: Lens, room: Rect, point: Pos2) -> Option<usize> {
    // However small it is drawn, it can be pointed at.
    let size = (lens.zoom * Vec2::from(duel::NODE)).max(Vec2::splat(duel::LEGIBLE));
    sketch.spots.iter().position(|spot| Rect::from_center_size(lens.at(room, spot.place), size).contains(point))
}

/// Paints it in `room`.
pub fn draw(ui: &Ui, words: &Words, room: Rect, lens: Lens, graph: &Graph, sketch: &Sketch, hovered: Option<usize>) {
    let painter = ui.painter().with_clip_rect(room.intersect(ui.clip_rect()));
    painter.rect_filled(room, CornerRadius::same(4), INK_DEEP.egui());
    let plain = Type::Small.style().resolve(ui.style());
    let font = FontId::new(plain.size.min(0.32 * duel::NODE[1]) * lens.zoom, plain.family);
    let legible = font.size > duel::LEGIBLE;
    let size = lens.zoom * Vec2::from(duel::NODE);
    let place = |spot: usize| lens.at(room, sketch.spots[spot].place);
    // The plan lies on top, and what is pointed at over it.
    let touches = |line: &Line| hovered.is_some_and(|spot| line.ends.contains(&spot));
    let level = |line: &&Line| u8::from(graph.edges[line.edge].chosen) + 2 * u8::from(touches(line));
    let mut lines: Vec<&Line> = sketch.strokes.iter().collect();
    lines.sort_by_key(level);
    for line in lines {
        let edge = &graph.edges[line.edge];
        let [from, to] = line.ends.map(place);
        let ends = [from + Vec2::new(0.5 * size.x, 0.0), to - Vec2::new(0.5 * size.x, 0.0)];
        if !room.intersects(Rect::from_two_pos(ends[0], ends[1]).expand(font.size)) {
            continue;
        }
        let (ink, width) = match (edge.chosen, touches(line)) {
            (_, true) => (IVORY.egui(), 2.0),
            (true, false) => (LAMP_GOLD.egui(), 2.5),
            (false, false) if line.leads => (BRASS_DIM.egui(), 1.0),
            (false, false) => (BRASS_DIM.egui_alpha(0.45), 1.0),
        };
        let stroke = Stroke::new(width, ink);
        let gap = lens.zoom * duel::NODE_GAP[0];
        curve(&painter, ends, line.leads, gap, stroke);
        if legible && (line.leads || touches(line)) {
            let plain = !edge.chosen && !touches(line);
            label(&painter, ends, edge, gap, &font, if plain { IVORY_DIM.egui() } else { ink });
        }
    }
    for (index, spot) in sketch.spots.iter().enumerate() {
        let area = Rect::from_center_size(place(index), size);
        if room.intersects(area)
            && let Some(node) = graph.nodes.get(spot.node)
        {
            position(&painter, words, area, node, spot.planned, hovered == Some(index), legible.then_some(&font));
        }
    }
}

/// An edge. One with a row to itself turns into it at once; one that joins others there comes in at the end.
fn curve(painter: &Painter, [from, to]: [Pos2; 2], leads: bool, gap: f32, stroke: Stroke) {
    let turn = 0.35 * gap;
    let (start, end) = match leads {
        true => (from, Pos2::new((from.x + turn).min(to.x), to.y)),
        false => (Pos2::new((to.x - turn).max(from.x), from.y), to),
    };
    let bend = Vec2::new(0.6 * (end.x - start.x), 0.0);
    let points = [start, start + bend, end - bend, end];
    painter.add(CubicBezierShape::from_points_stroke(points, false, Color32::TRANSPARENT, stroke));
    if leads {
        painter.line_segment([end, to], stroke);
    } else {
        painter.line_segment([from, start], stroke);
    }
}

/// What a move or an outcome is, over the last part of its edge.
fn label(painter: &Painter, [_, to]: [Pos2; 2], edge: &GraphEdge, gap: f32, font: &FontId, ink: Color32) {
    let text = match edge.probability {
        Some(p) => format!("{} ({:.0} %)", edge.label.text, 100.0 * p),
        None => edge.label.text.clone(),
    };
    let mut job = LayoutJob::simple_singleline(text, font.clone(), ink);
    job.wrap = TextWrapping::truncate_at_width(0.95 * gap);
    let galley = painter.layout_job(job);
    let corner = to - Vec2::new(galley.size().x + 0.03 * gap, 1.1 * galley.size().y);
    let ground = Rect::from_min_size(corner, galley.size());
    painter.rect_filled(ground, 2.0, INK_DEEP.egui_alpha(0.75));
    painter.galley(corner, galley, ink);
}

/// A position.
fn position(
    painter: &Painter,
    words: &Words,
    area: Rect,
    node: &GraphNode,
    planned: bool,
    lit: bool,
    font: Option<&FontId>,
) {
    let edge = if planned { LAMP_GOLD } else { BRASS };
    let ground = if lit { PANEL_HOVER } else { PANEL_RAISED };
    let line = Stroke::new(if planned { 2.0 } else { 1.0 }, edge.egui());
    match node.kind {
        Some(Kind::Chance) => {
            let inset = 0.5 * area.height();
            let points = vec![
                area.left_center(),
                Pos2::new(area.left() + inset, area.top()),
                Pos2::new(area.right() - inset, area.top()),
                area.right_center(),
                Pos2::new(area.right() - inset, area.bottom()),
                Pos2::new(area.left() + inset, area.bottom()),
            ];
            painter.add(Shape::convex_polygon(points, ground.egui(), line));
        }
        Some(Kind::Over) => {
            let radius = CornerRadius::same((0.5 * area.height()).min(100.0) as u8);
            painter.rect(area, radius, ground.egui(), line, StrokeKind::Inside);
        }
        _ => drop(painter.rect(area, CornerRadius::same(3), ground.egui(), line, StrokeKind::Inside)),
    }
    let Some(font) = font else { return };
    let value = node.values.first().map_or(String::new(), |value| figure(words, *value, 1));
    let clipped = painter.with_clip_rect(area.shrink(2.0).intersect(painter.clip_rect()));
    let quarter = Vec2::new(0.0, 0.22 * area.height());
    let small = FontId::new(0.9 * font.size, font.family.clone());
    clipped.text(area.center() - quarter, Align2::CENTER_CENTER, &node.caption, small, IVORY_DIM.egui());
    clipped.text(area.center() + quarter, Align2::CENTER_CENTER, value, font.clone(), IVORY.egui());
}
