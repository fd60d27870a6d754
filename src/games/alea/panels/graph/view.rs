//! How the drawing is looked at: how much of it, and through which lens.

use std::sync::Arc;

use bevy_egui::egui::{Pos2, Rect, Response, Ui, Vec2};

use super::{
    layout::{Sketch, sketch},
    pick::Breadth,
    scene::{Scene, SceneText, scenes},
};
use crate::{
    games::alea::{searched::Weighed, theme::duel},
    text::Words,
    theme::{LEAST, Type},
};

/// How a graph is looked at, from frame to frame.
#[derive(Default)]
pub struct GraphView {
    breadth: Breadth,
    /// How it is looked at, and the room and the size of words it was chosen for.
    lens: Option<(Lens, Vec2, f32)>,
    nudges: Vec<Nudge>,
    drawn: Option<(Arc<Weighed>, Breadth, Arc<Drawing>)>,
}

/// A graph as it is drawn.
pub(super) struct Drawing {
    /// Where everything stands.
    pub sketch: Sketch,
    /// Different positions among the spots.
    pub positions: usize,
    /// What is so in each spot.
    scenes: Vec<Scene>,
    /// Points of what was chosen, to the end of the turn.
    chosen: Option<f64>,
}

impl Drawing {
    fn new(weighed: &Weighed, breadth: Breadth) -> Self {
        let sketch = sketch(&weighed.turn.graph, breadth);
        let scenes = scenes(&weighed.turn, &sketch);
        let first = sketch.strokes.iter().find(|line| line.chosen && line.ends[0] == 0);
        let chosen = first.map(|line| scenes[line.ends[1]].points());
        let nodes: std::collections::BTreeSet<usize> = sketch.spots.iter().map(|spot| spot.node).collect();
        Self { positions: nodes.len(), sketch, scenes, chosen }
    }

    /// What a spot says.
    pub fn told(&self, words: &Words, weighed: &Weighed, spot: usize) -> Arc<SceneText> {
        self.scenes[spot].told(words, weighed, &self.sketch.spots[spot], self.chosen)
    }
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

    /// Everything, no larger than it is read at.
    fn whole(room: Rect, bounds: Rect, most: f32) -> Self {
        let fit = (room.width() / bounds.width().max(1.0)).min(room.height() / bounds.height().max(1.0));
        Self { middle: bounds.center(), zoom: (0.97 * fit).clamp(duel::ZOOM[0], most) }
    }

    /// The beginning of what was chosen, as large as other words are, or a little smaller where its whole width has room then: at the top
    /// and at the left, where not all of it has.
    fn reading(room: Rect, bounds: Rect, plain: f32) -> Self {
        let fit = room.width() / (bounds.width() + 2.0 * duel::NODE_GAP[1]);
        let zoom = fit.clamp((duel::ZOOM_READ * plain).max(plain.min(1.0)), plain);
        let half = 0.5 * room.size() / zoom;
        let margin = Vec2::splat(duel::NODE_GAP[1]);
        let corner = bounds.min - margin + half;
        let fits = |room: f32, of: f32| of + 2.0 * duel::NODE_GAP[1] <= 2.0 * room;
        Self {
            middle: Pos2::new(
                if fits(half.x, bounds.width()) { bounds.center().x } else { corner.x },
                if fits(half.y, bounds.height()) { bounds.center().y } else { corner.y },
            ),
            zoom,
        }
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
    pub(super) fn drawing(&mut self, weighed: &Arc<Weighed>) -> Arc<Drawing> {
        if let Some((known, breadth, drawing)) = &self.drawn
            && Arc::ptr_eq(known, weighed)
            && *breadth == self.breadth
        {
            return drawing.clone();
        }
        let drawn = Arc::new(Drawing::new(weighed, self.breadth));
        self.drawn = Some((weighed.clone(), self.breadth, drawn.clone()));
        drawn
    }

    /// The lens after what keys, wheel and mouse ask for.
    pub(super) fn look(&mut self, ui: &Ui, room: Rect, sketch: &Sketch, response: &Response) -> Lens {
        let bounds = sketch.bounds.unwrap_or(Rect::from_center_size(Pos2::ZERO, duel::NODE.into()));
        // As large as other words of that kind.
        let plain = Type::Small.style().resolve(ui.style()).size / LEAST;
        let kept = self.lens.filter(|(_, size, words)| *size == room.size() && *words == plain);
        let mut lens = kept.map_or_else(|| Lens::reading(room, bounds, plain), |(lens, ..)| lens);
        lens.middle -= response.drag_delta() / lens.zoom;
        for nudge in self.nudges.drain(..) {
            match nudge {
                Nudge::Pan(step) => {
                    lens.middle += duel::PAN_STEP * room.size() * Vec2::from(step) / lens.zoom;
                }
                Nudge::Zoom(true) => lens.closer(room, room.center(), duel::ZOOM_STEP),
                Nudge::Zoom(false) => lens.closer(room, room.center(), duel::ZOOM_STEP.recip()),
                Nudge::Whole => lens = Lens::whole(room, bounds, plain),
            }
        }
        let pointer = ui.ctx().pointer_latest_pos().filter(|at| room.contains(*at));
        let wheel = ui.input(|input| input.smooth_scroll_delta.y + 300.0 * (input.zoom_delta() - 1.0));
        if let Some(at) = pointer.filter(|_| wheel != 0.0) {
            lens.closer(room, at, (0.004 * wheel).exp());
        }
        if response.double_clicked() {
            lens = Lens::whole(room, bounds, plain);
        }
        // The drawing cannot be lost: some of it stays in the room.
        let most = bounds.expand2(0.4 * room.size() / lens.zoom);
        lens.middle = lens.middle.min(most.max).max(most.min);
        self.lens = Some((lens, room.size(), plain));
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
        let lens = Lens::reading(ROOM, small, 1.0);
        assert!(ROOM.contains(lens.at(ROOM, small.min)) && ROOM.contains(lens.at(ROOM, small.max)));
        let large = Rect::from_min_max(pos2(-75.0, -20.0), pos2(9000.0, 9000.0));
        for zoom in [0.8, 1.0, 1.5] {
            let lens = Lens::reading(ROOM, large, zoom);
            let least = (duel::ZOOM_READ * zoom).max(zoom.min(1.0));
            assert_eq!(lens.zoom, least, "it has no room, however small it is read");
            let corner = lens.at(ROOM, large.min);
            assert!(ROOM.contains(corner) && corner.distance(ROOM.min) < 40.0, "{corner:?}");
        }
        let wide = Rect::from_min_max(pos2(-75.0, -20.0), pos2(5000.0, 3000.0));
        let lens = Lens::whole(ROOM, wide, 1.0);
        assert!(ROOM.contains(lens.at(ROOM, wide.min)) && ROOM.contains(lens.at(ROOM, wide.max)));
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
