//! Where the board is looked at while reasons are read: beside the panel a small window has room for a part of it only, so the
//! view comes close to what the reader looks at, and goes back when the panel is shut.

use std::sync::Arc;

use bevy::prelude::*;
use risk::map::TerritoryId;
use tabletop::Mark;

use crate::{
    games::conquest::{board::Board, state::Match},
    settings::Settings,
    shell::Motion,
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
pub(super) fn follow(
    table: Res<Match>,
    settings: Res<Settings>,
    mut view: ResMut<Board>,
    mut motion: ResMut<Motion>,
    mut gaze: Local<Gaze>,
) {
    let seconds = settings.lasts(board::GLIDE);
    if !table.why.is_open() {
        if gaze.closer {
            view.bypass_change_detection().lens.fit(seconds);
            motion.smooth();
        }
        *gaze = Gaze::default();
        return;
    }
    let Some(model) = table.reasoning.open() else { return };
    let rank = table.why.shown(model);
    let at = Some((Arc::as_ptr(model) as usize, rank, view.lens.free()));
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
        .filter_map(|at| u8::try_from(at).ok().map(TerritoryId).filter(|at| at.index() < table.map().len()))
        .map(|at| view.atlas.shape(at).token)
        .collect();
    if places.is_empty() {
        return;
    }
    let middle = places.iter().sum::<Vec2>() / places.len() as f32;
    let least = board::LEGIBLE_WIDTH * view.size;
    let lens = &mut view.bypass_change_detection().lens;
    if lens.width() < least {
        lens.approach(middle, least, seconds);
        gaze.closer = true;
    } else {
        lens.show(middle, seconds);
    }
    motion.smooth();
}
