//! What a player draws on the board for thinking: with the right button an arrow from place to place, or a ring around one. The same drawn
//! again is taken away, and a left click wipes the board. [`Grips::draws`] switches it on.

use bevy::prelude::*;
use tabletop::Mark;

use super::{
    Annotation, Click, Depth, Drag, DragStep, Grips, PlaceId, Pointer,
    annotation::draw,
    layer::{Layer, Redraw},
};
use crate::theme::{GameFonts, board::SKETCH};

/// What the player has drawn.
#[derive(Resource, Clone, PartialEq, Debug, Default)]
pub struct Sketch {
    marks: Vec<Mark>,
    /// Where the arrow begins that is being drawn, and where it would end.
    drawing: Option<(PlaceId, PlaceId)>,
}

impl Sketch {
    /// What is drawn, the earliest first.
    pub fn marks(&self) -> &[Mark] {
        &self.marks
    }

    /// Draws a mark, or takes it away where it is there already.
    fn toggle(&mut self, mark: Mark) {
        let before = self.marks.len();
        self.marks.retain(|other| *other != mark);
        if self.marks.len() == before {
            self.marks.push(mark);
        }
    }

    /// What a drag draws.
    fn drag(&mut self, drag: Drag) {
        self.drawing = (drag.step == DragStep::Begun).then_some((drag.from, drag.from));
        if let DragStep::Dropped(Some(to)) = drag.step {
            self.toggle(mark(drag.from, to));
        }
    }
}

/// An arrow, or a ring where it leads nowhere.
fn mark(from: PlaceId, to: PlaceId) -> Mark {
    if from == to { Mark::At(from.0) } else { Mark::Way(from.0, to.0) }
}

impl Layer for Sketch {
    const DEPTH: Depth = Depth::Sketch;

    fn is_empty(&self) -> bool {
        self.marks.is_empty() && self.drawing.is_none()
    }
}

/// Follows the player's hand.
pub(super) fn follow(
    mut clicks: MessageReader<Click>,
    mut drags: MessageReader<Drag>,
    grips: Res<Grips>,
    pointer: Res<Pointer>,
    mut sketch: ResMut<Sketch>,
) {
    if !grips.draws {
        clicks.clear();
        drags.clear();
        return;
    }
    let mut now = sketch.clone();
    for drag in drags.read() {
        match drag.button {
            MouseButton::Right => now.drag(*drag),
            _ => now.marks.clear(),
        }
    }
    for click in clicks.read() {
        match (click.button, click.on) {
            (MouseButton::Right, Some(on)) => now.toggle(Mark::At(on.0)),
            (MouseButton::Left, _) => now.marks.clear(),
            _ => {}
        }
    }
    if let Some((from, to)) = &mut now.drawing {
        *to = pointer.over.unwrap_or(*from);
    }
    sketch.set_if_neq(now);
}

pub(super) fn sketch(mut redraw: Redraw<Sketch>, fonts: Option<Res<GameFonts>>) {
    let (Some(sketch), Some(fonts)) = (redraw.begin(), fonts) else { return };
    let coming = sketch.drawing.map(|(from, to)| mark(from, to));
    let annotate = |mark| Annotation { mark, ..Annotation::arrow(PlaceId(0), PlaceId(0), SKETCH) };
    let marks: Vec<Annotation> = sketch.marks.iter().copied().chain(coming).map(annotate).collect();
    draw(&mut redraw, &marks, &fonts);
}

#[cfg(test)]
mod tests {
    use super::*;

    fn drag(from: u16, step: DragStep) -> Drag {
        Drag { button: MouseButton::Right, from: PlaceId(from), step }
    }

    #[test]
    fn the_same_drawn_again_is_taken_away() {
        let mut sketch = Sketch::default();
        for (from, to) in [(1, 2), (2, 1), (3, 3)] {
            sketch.drag(drag(from, DragStep::Begun));
            assert!(!sketch.is_empty());
            sketch.drag(drag(from, DragStep::Dropped(Some(PlaceId(to)))));
        }
        assert_eq!(sketch.marks(), [Mark::Way(1, 2), Mark::Way(2, 1), Mark::At(3)]);
        sketch.drag(drag(1, DragStep::Dropped(Some(PlaceId(2)))));
        assert_eq!(sketch.marks(), [Mark::Way(2, 1), Mark::At(3)]);
    }

    #[test]
    fn what_is_let_go_beside_the_board_draws_nothing() {
        let mut sketch = Sketch::default();
        for step in [DragStep::Dropped(None), DragStep::Cancelled] {
            sketch.drag(drag(1, DragStep::Begun));
            sketch.drag(drag(1, step));
            assert!(sketch.is_empty());
        }
    }
}
