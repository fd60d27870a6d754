//! The tray of captured pieces beside the board: what was taken from each side, counted by kind.

use bevy::prelude::{Resource, Vec2 as Pixels};
use bevy_egui::egui::{Response, Ui};

use super::{heap::heap, piece::Face, set::PieceSet};
use crate::{text::Words, ui::widgets};

/// What was captured, as the game says; and where the tray of each side lies, to which its pieces go when they are.
#[derive(Resource, Clone, PartialEq, Debug, Default)]
pub struct Tray {
    /// The captured pieces, in any order.
    pub taken: Vec<Face>,
    /// The middle of the tray of each side, in pixels of the window.
    spots: Vec<Option<Pixels>>,
}

impl Tray {
    /// Where the pieces of a side go when they are captured, in pixels of the window.
    pub(super) fn spot(&self, side: usize) -> Option<Pixels> {
        self.spots.get(side).copied().flatten()
    }

    /// How many of each kind of a side were captured, in the order of the set; none of which nothing was captured.
    fn counts(&self, set: &PieceSet, side: usize) -> Vec<(Face, usize)> {
        let faces = set.kinds().map(|kind| Face::up(kind, side));
        let count = |face: &Face| self.taken.iter().filter(|taken| *taken == face).count();
        faces
            .map(|face| (count(&face), face))
            .filter(|(count, _)| *count > 0)
            .map(|(count, face)| (face, count))
            .collect()
    }

    /// Shows what was captured of a side; `name` says what a kind is called.
    pub fn show(
        &mut self,
        ui: &mut Ui,
        words: &Words,
        set: &PieceSet,
        side: usize,
        name: impl Fn(&str) -> String,
    ) -> Response {
        let counts = self.counts(set, side);
        let response = ui
            .horizontal_wrapped(|ui| {
                widgets::note(ui, words.get("pieces-captured"));
                if counts.is_empty() {
                    widgets::note(ui, words.get("pieces-captured_none"));
                }
                for (face, count) in &counts {
                    let kind = face.kind.as_deref().map(&name).unwrap_or_default();
                    let told = words.with("pieces-captured_count", &[("piece", &kind), ("count", count)]);
                    heap(ui, set, face, *count, &told);
                }
            })
            .response;
        if self.spots.len() <= side {
            self.spots.resize(side + 1, None);
        }
        let middle = response.rect.center() * ui.ctx().zoom_factor();
        self.spots[side] = Some(Pixels::new(middle.x, middle.y));
        response
    }
}
