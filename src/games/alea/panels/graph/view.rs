//! How the drawing is looked at: how much of it, and through which lens.

use std::sync::Arc;

use bevy_egui::egui::{Pos2, Rect, Response, Ui, Vec2};
use search::Graph;

use super::{
    layout::{Sketch, sketch},
    pick::Breadth,
};
use crate::games::alea::theme::duel;

/// How a graph is looked at, from frame to frame.
#[derive(Default)]
pub struct GraphView {
    breadth: Breadth,
    lens: Option<Lens>,
    nudges: Vec<Nudge>,
    drawn: Option<(Arc<Graph>, Breadth, Arc<Sketch>)>,
}

/// What a key asks of the view.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Nudge {
    /// To move one step, by its direction: to the right and downwards are positive.
    Pan([f32; 2]),
    /// To come closer, or to go farther away.
    Zoom(bool),
    /// To show everything that is drawn.
    Whole,
}

/// What lies in the middle of the room, and points per point of the drawing.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Lens {
    /// The place in the drawing.
    pub middle: Pos2,
    /// The scale.
    pub zoom: f32,
}

impl Lens {
    /// Where a place of the drawing is in the room.
    pub fn at(self, room: Rect, place: Pos2) -> Pos2 {
        room.center() + self.zoom * (place - self.middle)
    }

    /// Everything.
    fn whole(room: Rect, bounds: Rect) -> Self {
        let fit = (room.width() / bounds.width().max(1.0)).min(room.height() / bounds.height().max(1.0));
        Self { middle: bounds.center(), zoom: (0.95 * fit).clamp(duel::ZOOM[0], 1.0) }
    }

    /// Everything where it can be read then, else the beginning of the plan as large as that.
    fn reading(room: Rect, bounds: Rect) -> Self {
        let whole = Self::whole(room, bounds);
        if whole.zoom >= duel::ZOOM_READ {
            return whole;
        }
        let zoom = duel::ZOOM_READ;
        let half = 0.5 * room.size() / zoom;
        let margin = Vec2::splat(duel::NODE_GAP[1]);
        let corner = bounds.min - margin + half;
        // What has room to spare in one direction stands in the middle of it.
        let middle = |corner: f32, center: f32| corner.min(center);
        let middle = Pos2::new(middle(corner.x, bounds.center().x), middle(corner.y, bounds.center().y));
        let rest = |corner: f32, middle: f32, fits: bool| if fits { middle } else { corner };
        let fits = [bounds.width() <= 2.0 * half.x, bounds.height() <= 2.0 * half.y];
        Self { middle: Pos2::new(rest(corner.x, middle.x, fits[0]), rest(corner.y, middle.y, fits[1])), zoom }
    }

    /// Closer by this factor, about a point of the room.
    fn closer(&mut self, room: Rect, at: Pos2, factor: f32) {
        let under = self.middle + (at - room.center()) / self.zoom;
        self.zoom = (self.zoom * factor).clamp(duel::ZOOM[0], duel::ZOOM[1]);
        self.middle = under - (at - room.center()) / self.zoom;
    }
}

impl GraphView {
    /// How much is drawn.
    pub(super) fn breadth(&self) -> Breadth {
        self.breadth
    }

    /// Draws this much.
    pub(super) fn show(&mut self, breadth: Breadth) {
        if self.breadth != breadth {
            (self.breadth, self.lens) = (breadth, None);
        }
    }

    /// Asks for a step, when it is drawn next.
    pub fn nudge(&mut self, nudge: Nudge) {
        self.nudges.push(nudge);
    }

    /// The drawing of a graph.
    pub(super) fn sketch(&mut self, graph: &Arc<Graph>) -> Arc<Sketch> {
        if let Some((known, breadth, sketch)) = &self.drawn
            && Arc::ptr_eq(known, graph)
            && *breadth == self.breadth
        {
            return sketch.clone();
        }
        let drawn = Arc::new(sketch(graph, self.breadth));
        self.drawn = Some((graph.clone(), self.breadth, drawn.clone()));
        drawn
    }

    /// The lens after what keys, wheel and mouse ask for.
    pub(super) fn look(&mut self, ui: &Ui, room: Rect, sketch: &Sketch, response: &Response) -> Lens {
        let bounds = sketch.bounds.unwrap_or(Rect::from_center_size(Pos2::ZERO, duel::NODE.into()));
        let mut lens = self.lens.unwrap_or_else(|| Lens::reading(room, bounds));
        lens.middle -= response.drag_delta() / lens.zoom;
        for nudge in self.nudges.drain(..) {
            match nudge {
                Nudge::Pan(step) => {
                    lens.middle += duel::PAN_STEP * room.size() * Vec2::from(step) / lens.zoom;
                }
                Nudge::Zoom(true) => lens.closer(room, room.center(), duel::ZOOM_STEP),
                Nudge::Zoom(false) => lens.closer(room, room.center(), duel::ZOOM_STEP.recip()),
                Nudge::Whole => lens = Lens::whole(room, bounds),
            }
        }
        let pointer = ui.ctx().pointer_latest_pos().filter(|at| room.contains(*at));
        let wheel = ui.input(|input| input.smooth_scroll_delta.y + 300.0 * (input.zoom_delta() - 1.0));
        if let Some(at) = pointer.filter(|_| wheel != 0.0) {
            lens.closer(room, at, (0.004 * wheel).exp());
        }
        if response.double_clicked() {
            lens = Lens::whole(room, bounds);
        }
        // The drawing cannot be lost: some of it stays in the room.
        let most = bounds.expand2(0.4 * room.size() / lens.zoom);
        lens.middle = lens.middle.min(most.max).max(most.min);
        self.lens = Some(lens);
        lens
    }
}

#[cfg(test)]
mod tests {
    use bevy_egui::egui::pos2;

    use super::*;

    const ROOM: Rect = Rect { min: Pos2::new(0.0, 100.0), max: Pos2::new(1000.0, 600.0) };

    #[test]
    fn small_drawings_are_seen_whole_and_large_ones_from_the_start_of_the_plan() {
        let small = Rect::from_min_max(pos2(-75.0, -20.0), pos2(800.0, 200.0));
        let lens = Lens::reading(ROOM, small);
        assert!(ROOM.contains(lens.at(ROOM, small.min)) && ROOM.contains(lens.at(ROOM, small.max)));
        let large = Rect::from_min_max(pos2(-75.0, -20.0), pos2(9000.0, 9000.0));
        let lens = Lens::reading(ROOM, large);
        assert_eq!(lens.zoom, duel::ZOOM_READ);
        let corner = lens.at(ROOM, large.min);
        assert!(ROOM.contains(corner) && corner.distance(ROOM.min) < 40.0, "{corner:?}");
    }

    #[test]
    fn what_lies_under_the_pointer_stays_there() {
        let mut lens = Lens { middle: pos2(40.0, 50.0), zoom: 1.0 };
        let at = pos2(120.0, 300.0);
        let place = lens.middle + (at - ROOM.center()) / lens.zoom;
        lens.closer(ROOM, at, 1.7);
        assert!(lens.at(ROOM, place).distance(at) < 1e-3);
    }
}
