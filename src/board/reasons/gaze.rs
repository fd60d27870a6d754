//! Where the board is looked at while reasons are read: beside the panel a small window has room for a part of it only, so the
//! view comes close to what the reader looks at, and goes back when the panel is shut.

use std::sync::Arc;

use bevy::prelude::*;
use tabletop::Mark;

use crate::{
    board::{Board, PlaceId},
    settings::Settings,
    shell::Motion,
    table::{Table, TableGame},
    theme::board,
};

/// What was looked at last.
#[derive(Default)]
pub(super) struct Gaze {
    /// Which reasons, which candidate, in how much room.
    at: Option<(usize, usize, Rect)>,
    /// Whether the view came closer for it.
    closer: bool,
}

/// Follows the reader.
pub(super) fn follow<T: TableGame>(
    table: Res<Table<T>>,
    settings: Res<Settings>,
    mut view: ResMut<Board>,
    mut motion: ResMut<Motion>,
    mut gaze: Local<Gaze>,
) {
    let seconds = settings.lasts(board::GLIDE);
    if !table.why.is_open() {
        if gaze.closer {
            view.bypass_change_detection().viewport.fit(seconds);
            motion.smooth();
        }
        *gaze = Gaze::default();
        return;
    }
    let Some(model) = table.reasoning.open() else { return };
    let rank = table.why.shown(model);
    let at = Some((Arc::as_ptr(model) as usize, rank, view.viewport.free()));
    if gaze.at == at {
        return;
    }
    gaze.at = at;
    let places = model.candidates.get(rank).map_or(&[][..], |candidate| &candidate.marks);
    let places: Vec<Vec2> = places
        .iter()
        .flat_map(|mark| match *mark {
            Mark::At(at) => [Some(at), None],
            Mark::Way(from, to) => [Some(from), Some(to)],
        })
        .flatten()
        .filter_map(|at| view.places.get(PlaceId(at)))
        .map(|place| place.centre())
        .collect();
    if places.is_empty() {
        return;
    }
    let middle = places.iter().sum::<Vec2>() / places.len() as f32;
    let least = view.legible_width();
    let viewport = &mut view.bypass_change_detection().viewport;
    if viewport.width() < least {
        viewport.approach(middle, least, seconds);
        gaze.closer = true;
    } else {
        viewport.show(middle, seconds);
    }
    motion.smooth();
}
