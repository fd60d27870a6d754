//! Paints a drawn graph through the lens.

use bevy_egui::egui::{
    Align, Align2, Color32, CornerRadius, FontId, Galley, Painter, Pos2, Rect, Shape, Stroke, StrokeKind, Ui, Vec2,
    epaint::CubicBezierShape,
};
use search::{Graph, Kind};

use std::sync::Arc;

use super::{
    layout::{DrawnEdge, Sketch, Spot},
    scene::SceneText,
    view::Lens,
};
use crate::{
    games::alea::{panels::fighter, panels::model::DieModel, theme::duel},
    text::{Words, capitalised},
    theme::{
        LEAST, Type, board,
        color::{BRASS_DIM, DANGER_TEXT, GOOD, INK_DEEP, IVORY, IVORY_DIM, LAMP_GOLD, PANEL_HOVER, PANEL_RAISED},
    },
    ui::widgets::{self, Lie, paint_shield},
};

/// The spot under a point of the room.
pub fn at(sketch: &Sketch, lens: Lens, room: Rect, point: Pos2) -> Option<usize> {
    // However small it is drawn, it can be pointed at.
    let size = (lens.zoom * Vec2::from(duel::NODE)).max(Vec2::splat(duel::LEGIBLE));
    sketch.spots.iter().position(|spot| Rect::from_center_size(lens.at(room, spot.place), size).contains(point))
}

/// Paints it in `room`.
pub fn draw(
    ui: &Ui,
    (room, lens): (Rect, Lens),
    words: &Words,
    graph: &Graph,
    sketch: &Sketch,
    told: impl Fn(usize) -> Arc<SceneText>,
    hovered: Option<usize>,
) {
    let painter = ui.painter().with_clip_rect(room.intersect(ui.clip_rect()));
    painter.rect_filled(room, CornerRadius::same(4), INK_DEEP.egui());
    let pen = Pen { painter, ui, words, zoom: lens.zoom };
    let size = lens.zoom * Vec2::from(duel::NODE);
    let place = |spot: usize| lens.at(room, sketch.spots[spot].place);
    // What was chosen lies on top, and what is pointed at over it.
    let touches = |line: &DrawnEdge| hovered.is_some_and(|spot| line.ends.contains(&spot));
    let mut lines: Vec<&DrawnEdge> = sketch.strokes.iter().collect();
    lines.sort_by_key(|line| u8::from(line.chosen) + 2 * u8::from(touches(line)));
    for line in lines {
        let [from, to] = line.ends.map(place);
        let ends = [from + Vec2::new(0.5 * size.x, 0.0), to - Vec2::new(0.5 * size.x, 0.0)];
        if !room.intersects(Rect::from_two_pos(ends[0], ends[1]).expand(LEAST)) {
            continue;
        }
        let (ink, width) = match (line.chosen, touches(line)) {
            (true, _) => (LAMP_GOLD.egui(), 3.5),
            (_, true) => (IVORY.egui(), 2.0),
            (false, false) if line.leads => (BRASS_DIM.egui(), 1.0),
            (false, false) => (BRASS_DIM.egui_alpha(0.45), 1.0),
        };
        let gap = lens.zoom * duel::NODE_GAP[0];
        curve(&pen.painter, ends, line.leads, gap, Stroke::new(width, ink));
        // Where it leads to stands what leads there first; of the others it is said when they are pointed at.
        if touches(line) && !line.leads && pen.legible() {
            pen.label(ends[1], &words.message(&graph.edges[line.edge].label), ink);
        }
    }
    for (index, spot) in sketch.spots.iter().enumerate() {
        let area = Rect::from_center_size(place(index), size);
        if room.intersects(area)
            && let Some(node) = graph.nodes.get(spot.node)
        {
            pen.ground(area, node.kind, spot, hovered == Some(index));
            // Half a word says nothing.
            let whole =
                room.expand(1.0).x_range().contains(area.left()) && room.expand(1.0).x_range().contains(area.right());
            if pen.legible() && (whole || area.width() > room.width()) {
                pen.scene(area, &told(index), spot);
            }
        }
    }
}

/// An edge. One with a row to itself turns into it at once; one that joins others there comes in at the end.
fn curve(painter: &Painter, [from, to]: [Pos2; 2], leads: bool, gap: f32, stroke: Stroke) {
    let turn = 0.8 * gap;
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

/// Lines of what a step did.
const ROWS: usize = 2;

/// What paints, and how large.
struct Pen<'a> {
    painter: Painter,
    ui: &'a Ui,
    words: &'a Words,
    zoom: f32,
}

impl Pen<'_> {
    fn font(&self, kind: Type) -> FontId {
        FontId::new(LEAST * self.zoom, kind.style().resolve(self.ui.style()).family)
    }

    /// Whether letters can be read.
    fn legible(&self) -> bool {
        LEAST * self.zoom > duel::LEGIBLE
    }

    /// Words in at most so many rows.
    fn laid(&self, text: &str, kind: Type, ink: Color32, width: f32, rows: usize) -> Arc<Galley> {
        widgets::elided_rows(self.ui, text, &self.font(kind), ink, (width, rows), Align::LEFT)
    }

    /// What a move is, before the end of its edge.
    fn label(&self, to: Pos2, text: &str, ink: Color32) {
        let galley = self.laid(&capitalised(text), Type::Small, ink, self.zoom * duel::NODE[0], 1);
        let corner = to - Vec2::new(galley.size().x + 6.0, 1.1 * galley.size().y);
        self.painter.rect_filled(Rect::from_min_size(corner, galley.size()), 2.0, INK_DEEP.egui_alpha(0.85));
        self.painter.galley(corner, galley, ink);
    }

    /// The ground of a position: cut at the corners where chance decides, round where the turn is over.
    fn ground(&self, area: Rect, kind: Option<Kind>, spot: &Spot, lit: bool) {
        let edge = if spot.planned { LAMP_GOLD } else { BRASS_DIM };
        let ground = if lit { PANEL_HOVER } else { PANEL_RAISED };
        let ground = if spot.planned { ground.mix(LAMP_GOLD, duel::NODE_CHOSEN) } else { ground };
        let line = Stroke::new(if spot.planned { 2.5 } else { 1.0 }, edge.egui());
        let inset = duel::NODE_MARGIN * self.zoom;
        if kind == Some(Kind::Chance) {
            let [left, right] = [area.left(), area.right()];
            let (top, bottom) = (area.top(), area.bottom());
            let points = vec![
                Pos2::new(left + inset, top),
                Pos2::new(right - inset, top),
                Pos2::new(right, top + inset),
                Pos2::new(right, bottom - inset),
                Pos2::new(right - inset, bottom),
                Pos2::new(left + inset, bottom),
                Pos2::new(left, bottom - inset),
                Pos2::new(left, top + inset),
            ];
            self.painter.add(Shape::convex_polygon(points, ground.egui(), line));
            return;
        }
        let radius = if kind == Some(Kind::Over) { 2.4 * inset } else { 3.0 };
        self.painter.rect(area, CornerRadius::same(radius.min(100.0) as u8), ground.egui(), line, StrokeKind::Inside);
    }

    /// What is so there: what was done, what it did, dice and HP, how good the end is judged.
    fn scene(&self, area: Rect, told: &SceneText, spot: &Spot) {
        let inner = area.shrink(duel::NODE_MARGIN * self.zoom);
        let inner = inner.shrink2(Vec2::new(2.0 * self.zoom, -2.0 * self.zoom));
        let clipped = Pen {
            painter: self.painter.with_clip_rect(inner.expand(2.0).intersect(self.painter.clip_rect())),
            ..*self
        };
        let ink = if spot.planned { LAMP_GOLD } else { IVORY };
        let head = clipped.laid(&told.head, Type::Strong, ink.egui(), inner.width(), 1);
        let deeds = clipped.deeds(&told.deeds, inner.width());
        let top = inner.top() + head.size().y;
        clipped.painter.galley(inner.min, head, ink.egui());
        clipped.painter.galley(Pos2::new(inner.left(), top), deeds, IVORY_DIM.egui());
        let row = LEAST * self.zoom * 1.35;
        let foot = inner.bottom() - 0.5 * row;
        clipped.standing(
            Rect::from_min_max(Pos2::new(inner.left(), foot - 1.55 * row), Pos2::new(inner.right(), foot - 0.5 * row)),
            told,
        );
        let worth = clipped.laid(&told.worth, Type::Strong, IVORY.egui(), inner.width(), 1);
        let at = Align2::LEFT_CENTER.anchor_size(Pos2::new(inner.left(), foot), worth.size());
        let left = inner.width() - worth.size().x;
        clipped.painter.galley(at.min, worth, IVORY.egui());
        if let Some((against, better)) = &told.against {
            let ink = match (spot.planned, *better) {
                (true, true) => LAMP_GOLD,
                (_, true) => GOOD,
                (_, false) => DANGER_TEXT,
            };
            let against = clipped.laid(against, Type::Strong, ink.egui(), left - 0.5 * row, 1);
            let at = Align2::RIGHT_CENTER.anchor_size(Pos2::new(inner.right(), foot), against.size());
            clipped.painter.galley(at.min, against, ink.egui());
        }
    }

    /// What was done, as much as two lines hold; the tip says the rest.
    fn deeds(&self, deeds: &[String], width: f32) -> Arc<Galley> {
        let ink = IVORY_DIM.egui();
        let all = self.laid(&deeds.join(" \u{b7} "), Type::Small, ink, width, usize::MAX);
        if all.rows.len() <= ROWS {
            return all;
        }
        let shorter = |kept: usize| {
            let told = deeds[..kept].iter().map(String::as_str).chain(["\u{2026}"]);
            self.laid(&told.collect::<Vec<_>>().join(" \u{b7} "), Type::Small, ink, width, usize::MAX)
        };
        let fits = (1..deeds.len()).rev().map(shorter).find(|galley| galley.rows.len() <= ROWS);
        fits.unwrap_or_else(|| self.laid(&deeds.join(" \u{b7} "), Type::Small, ink, width, ROWS))
    }

    /// The dice that are left, and the HP of both.
    fn standing(&self, area: Rect, told: &SceneText) {
        let mut right = area.right();
        let shield = 1.1 * LEAST * self.zoom;
        for (livery, hp) in told.hp.iter().rev() {
            let galley = self.laid(hp, Type::Small, IVORY.egui(), area.width(), 1);
            right -= galley.size().x;
            let at = Align2::LEFT_CENTER.anchor_size(Pos2::new(right, area.center().y), galley.size());
            self.painter.galley(at.min, galley, IVORY.egui());
            right -= 0.75 * shield;
            let middle = Pos2::new(right, area.center().y);
            paint_shield(&self.painter, middle, shield, livery.color.shade(), Some(livery.emblem), board::TOKEN_RIM);
            right -= 0.9 * shield;
        }
        let Some(dice) = &told.dice else { return };
        let room = (right - area.left()).max(1.0);
        if dice.is_empty() {
            let none = self.laid(self.words.get("alea-graph-no_dice"), Type::Small, IVORY_DIM.egui(), room, 1);
            let at = Align2::LEFT_CENTER.anchor_size(area.left_center(), none.size());
            self.painter.galley(at.min, none, IVORY_DIM.egui());
        }
        let step = (1.2 * duel::NODE_DIE * self.zoom).min(room / dice.len().max(1) as f32);
        for (at, die) in dice.iter().enumerate() {
            let middle = Pos2::new(area.left() + step * (at as f32 + 0.5), area.center().y);
            let model = DieModel { die: *die, tumbling: 0.0, free: false, fits: false, chosen: false, marked: false };
            fighter::paint_with(&self.painter, self.ui, middle, step / 1.2, Lie::still(die.value), &model);
        }
    }
}
