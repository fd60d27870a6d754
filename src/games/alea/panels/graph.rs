//! The graph that was searched, drawn in the window: every position once, from the left to the right, what belongs to the
//! plan in gold. The wheel makes it larger or smaller, dragging moves it, pointing at a position tells of it.

use std::sync::Arc;

use bevy_egui::egui::{
    self, Align2, CornerRadius, FontId, Pos2, Rect, Sense, Shape, Stroke, StrokeKind, Ui, Vec2, WidgetInfo, WidgetType,
    pos2,
};
use search::{Graph, GraphNode, Kind};

use super::Ask;
use crate::{
    screens::widgets,
    table::why::{WhyAsk, figure, thousands},
    text::Words,
    theme::{
        Type,
        color::{BRASS, BRASS_DIM, INK_DEEP, IVORY, IVORY_DIM, LAMP_GOLD, PANEL, PANEL_HOVER, PANEL_RAISED},
        duel, metrics,
    },
};

/// What the sheet shows.
pub struct GraphModel<'a> {
    /// Whose decision it was.
    pub title: &'a str,
    /// The graph, or why there is none; `None` while it is searched.
    pub graph: Option<&'a Result<Arc<Graph>, String>>,
}

/// The sheet over the whole of `area`.
pub fn graph_sheet(ui: &mut Ui, area: Rect, words: &Words, model: &GraphModel<'_>, asks: &mut Vec<Ask>) {
    ui.painter().rect_filled(area, 0.0, PANEL.egui());
    let mut page = ui.new_child(egui::UiBuilder::new().id_salt("graph").max_rect(area.shrink(metrics::GRID)));
    page.horizontal(|ui| {
        ui.add(egui::Label::new(Type::Heading.text(model.title).color(LAMP_GOLD.egui())).truncate());
    });
    page.horizontal(|ui| {
        if let Some(Ok(graph)) = model.graph {
            let shown = graph.nodes.len().min(duel::MOST_NODES) as u64;
            let all = graph.nodes.len() as u64 + graph.omitted;
            let counts =
                [("shown", thousands(shown)), ("all", thousands(all)), ("edges", thousands(graph.edges.len() as u64))];
            let values: Vec<(&str, &dyn std::fmt::Display)> =
                counts.iter().map(|(name, value)| (*name, value as &dyn std::fmt::Display)).collect();
            ui.label(Type::Small.text(words.with("alea.graph.counts", &values)).color(IVORY_DIM.egui()));
        }
        ui.with_layout(egui::Layout::right_to_left(egui::Align::Center), |ui| {
            if widgets::secondary(ui, words.get("why.close")).clicked() {
                asks.push(Ask::CloseGraph);
            }
            if widgets::secondary(ui, words.get("why.graph")).on_hover_text(words.get("why.graph_note")).clicked() {
                asks.push(Ask::Reason(WhyAsk::Graph));
            }
        });
    });
    let room = page.available_rect_before_wrap();
    match model.graph {
        None => widgets::note(&mut page, words.get("alea.graph.searching")),
        Some(Err(problem)) => widgets::note(&mut page, problem),
        Some(Ok(graph)) => drawing(&mut page, room, words, graph),
    }
}

/// Where each node stands, in the drawing's own points: a column for each ply.
pub fn places(graph: &Graph) -> Vec<Pos2> {
    let nodes = &graph.nodes[..graph.nodes.len().min(duel::MOST_NODES)];
    let columns = nodes.iter().map(|node| node.ply + 1).max().unwrap_or(0);
    let mut heights = vec![0_usize; columns];
    nodes.iter().for_each(|node| heights[node.ply] += 1);
    let mut rows = vec![0_usize; columns];
    let step = Vec2::new(duel::NODE[0] + duel::NODE_GAP[0], duel::NODE[1] + duel::NODE_GAP[1]);
    let place = |node: &GraphNode| {
        let row = rows[node.ply];
        rows[node.ply] += 1;
        let middle = 0.5 * (heights[node.ply] as f32 - 1.0);
        pos2(step.x * node.ply as f32, step.y * (row as f32 - middle))
    };
    nodes.iter().map(place).collect()
}

/// How the drawing is looked at: what lies in the middle, and points per point of its own.
#[derive(Clone, Copy, PartialEq, Debug)]
struct Lens {
    middle: Pos2,
    zoom: f32,
}

fn drawing(ui: &mut Ui, room: Rect, words: &Words, graph: &Arc<Graph>) {
    let places = places(graph);
    let bounds = places
        .iter()
        .fold(Rect::NOTHING, |bounds, place| bounds.union(Rect::from_center_size(*place, duel::NODE.into())));
    // Another graph is looked at anew.
    let id = ui.id().with(("lens", Arc::as_ptr(graph) as usize));
    let whole = || {
        let fit = (room.width() / bounds.width().max(1.0)).min(room.height() / bounds.height().max(1.0));
        Lens { middle: bounds.center(), zoom: (0.95 * fit).clamp(duel::ZOOM[0], 1.0) }
    };
    let mut lens = ui.data(|data| data.get_temp::<Lens>(id)).unwrap_or_else(whole);
    let response = ui.interact(room, ui.id().with("drawing"), Sense::click_and_drag());
    response.widget_info(|| WidgetInfo::labeled(WidgetType::Image, true, words.get("alea.graph.told")));
    lens.middle -= response.drag_delta() / lens.zoom;
    let pointer = ui.ctx().pointer_latest_pos().filter(|at| room.contains(*at));
    let wheel = ui.input(|input| input.smooth_scroll_delta.y + 300.0 * (input.zoom_delta() - 1.0));
    if let Some(at) = pointer.filter(|_| wheel != 0.0) {
        let before = lens.middle + (at - room.center()) / lens.zoom;
        lens.zoom = (lens.zoom * (0.004 * wheel).exp()).clamp(duel::ZOOM[0], duel::ZOOM[1]);
        lens.middle = before - (at - room.center()) / lens.zoom;
    }
    if response.double_clicked() {
        lens = whole();
    }
    ui.data_mut(|data| data.insert_temp(id, lens));

    let at = |place: Pos2| room.center() + lens.zoom * (place - lens.middle);
    let size = lens.zoom * Vec2::from(duel::NODE);
    let painter = ui.painter().with_clip_rect(room);
    painter.rect_filled(room, 4.0, INK_DEEP.egui());
    let hovered = pointer.and_then(|pointer| {
        places.iter().position(|place| Rect::from_center_size(at(*place), size.max(Vec2::splat(6.0))).contains(pointer))
    });
    let plain = Type::Small.style().resolve(ui.style());
    let font = FontId::new(plain.size * lens.zoom.min(1.2), plain.family.clone());
    let legible = font.size > 6.0;
    // The plan lies on top.
    for chosen in [false, true] {
        for edge in graph.edges.iter().filter(|edge| edge.chosen == chosen) {
            let (Some(from), Some(to)) = (places.get(edge.from), places.get(edge.to)) else { continue };
            let ends = [at(*from) + Vec2::new(0.5 * size.x, 0.0), at(*to) - Vec2::new(0.5 * size.x, 0.0)];
            if !room.intersects(Rect::from_two_pos(ends[0], ends[1]).expand(2.0)) {
                continue;
            }
            let touched = hovered.is_some_and(|node| node == edge.from || node == edge.to);
            let (ink, width) = match (chosen, touched) {
                (_, true) => (IVORY.egui(), 2.0),
                (true, false) => (LAMP_GOLD.egui(), 2.5),
                (false, false) => (BRASS_DIM.egui_alpha(0.7), 1.0),
            };
            let bend = Vec2::new(0.35 * (ends[1].x - ends[0].x).abs(), 0.0);
            let points = [ends[0], ends[0] + bend, ends[1] - bend, ends[1]];
            let line = Stroke::new(width, ink);
            painter.add(egui::epaint::CubicBezierShape::from_points_stroke(
                points,
                false,
                egui::Color32::TRANSPARENT,
                line,
            ));
            if legible && (chosen || touched) {
                let middle = ends[0].lerp(ends[1], 0.5);
                let label = match edge.probability {
                    Some(p) => format!("{} ({:.0} %)", edge.label, 100.0 * p),
                    None => edge.label.clone(),
                };
                let galley = painter.layout_no_wrap(label, font.clone(), ink);
                let ground = Rect::from_center_size(middle, galley.size() + Vec2::new(4.0, 0.0));
                painter.rect_filled(ground, 2.0, INK_DEEP.egui_alpha(0.85));
                painter.galley(ground.min + Vec2::new(2.0, 0.0), galley, ink);
            }
        }
    }
    let mut planned = vec![false; places.len()];
    graph.edges.iter().filter(|edge| edge.chosen).flat_map(|edge| [edge.from, edge.to]).for_each(|node| {
        if let Some(planned) = planned.get_mut(node) {
            *planned = true;
        }
    });
    for (index, (place, node)) in places.iter().zip(&graph.nodes).enumerate() {
        let area = Rect::from_center_size(at(*place), size);
        if room.intersects(area) {
            draw_node(&painter, area, node, planned[index], hovered == Some(index), legible.then_some(&font));
        }
    }
    if let Some(node) = hovered.and_then(|index| graph.nodes.get(index)) {
        response.on_hover_ui_at_pointer(|ui| tip(ui, words, node));
    }
}

fn draw_node(painter: &egui::Painter, area: Rect, node: &GraphNode, planned: bool, lit: bool, font: Option<&FontId>) {
    let edge = if planned { LAMP_GOLD } else { BRASS };
    let ground = if lit { PANEL_HOVER } else { PANEL_RAISED };
    let line = Stroke::new(if planned { 2.0 } else { 1.0 }, edge.egui());
    match node.kind {
        // Chance has the shape of a lozenge, an end that of a pill.
        Some(Kind::Chance) => {
            let points = vec![area.left_center(), area.center_top(), area.right_center(), area.center_bottom()];
            painter.add(Shape::convex_polygon(points, ground.egui(), line));
        }
        Some(Kind::Over) => {
            let radius = CornerRadius::same((0.5 * area.height()).min(100.0) as u8);
            painter.rect(area, radius, ground.egui(), line, StrokeKind::Inside);
        }
        _ => drop(painter.rect(area, CornerRadius::same(3), ground.egui(), line, StrokeKind::Inside)),
    }
    let Some(font) = font else { return };
    let value = node.values.first().map_or(String::new(), |value| figure(*value, 1));
    let clipped = painter.with_clip_rect(area.shrink(2.0).intersect(painter.clip_rect()));
    let above = area.center() - Vec2::new(0.0, 0.22 * area.height());
    let below = area.center() + Vec2::new(0.0, 0.22 * area.height());
    clipped.text(
        above,
        Align2::CENTER_CENTER,
        &node.caption,
        FontId::new(0.86 * font.size, font.family.clone()),
        IVORY_DIM.egui(),
    );
    clipped.text(below, Align2::CENTER_CENTER, value, font.clone(), IVORY.egui());
}

fn tip(ui: &mut Ui, words: &Words, node: &GraphNode) {
    let mut say = |key: &str, value: &str| {
        ui.label(Type::Body.text(words.with(key, &[("n", &value)])).color(IVORY.egui()));
    };
    if !node.caption.is_empty() {
        say("alea.graph.position", &node.caption);
    }
    if let Some(value) = node.values.first() {
        say("alea.graph.value", &figure(*value, 2));
    }
    if let Some(mean) = node.mean {
        say("alea.graph.mean", &figure(mean, 2));
        say("alea.graph.visits", &thousands(node.visits));
    }
    if let Some(end) = node.end {
        say("alea.graph.end", &figure(end, 2));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_two_positions_stand_in_one_place() {
        let node = |ply| GraphNode {
            ply,
            depth: 0,
            kind: None,
            seat: None,
            values: Vec::new(),
            bound: search::Bound::Exact,
            window: None,
            visits: 0,
            mean: None,
            end: None,
            caption: String::new(),
        };
        let graph = Graph { nodes: [0, 1, 1, 2, 1, 2].map(node).to_vec(), ..Graph::default() };
        let places = places(&graph);
        let area = |place: &Pos2| Rect::from_center_size(*place, duel::NODE.into());
        for (at, place) in places.iter().enumerate() {
            assert!(places[..at].iter().all(|other| !area(other).intersects(area(place))), "{places:?}");
        }
        assert!(places[1].x > places[0].x && places[3].x > places[2].x);
    }
}
