//! A recorded game at the table: the same board and panels, told by the same moments, but the next step comes from the
//! record instead of a player.
//!
//! `tape` is where it stands and moves it, `timeline` what the line below the board shows, `panel` draws both, `reasons`
//! makes decisions again for the why panel. Nothing here changes the record.

mod panel;
mod reasons;
mod tape;
mod timeline;

pub use panel::{ReplayModel, dock};
pub use reasons::look_into;
pub use tape::{Tape, Wish, go_on, wind};
pub use timeline::{Mark, Section, Sign, Timeline};

use bevy::prelude::*;

use super::state::Match;
use crate::{
    input::Actions,
    keys::Action as Key,
    shell::{Overlay, Overlays, Watching},
    text::Words,
};

/// The keys of the viewer, and what they ask for.
const KEYS: [(Key, Wish); 9] = [
    (Key::Main, Wish::Toggle),
    (Key::EndPhase, Wish::Turn(1)),
    (Key::More, Wish::Step(1)),
    (Key::Fewer, Wish::Step(-1)),
    (Key::MuchMore, Wish::Turn(1)),
    (Key::MuchFewer, Wish::Turn(-1)),
    (Key::All, Wish::End),
    (Key::ZoomReset, Wish::Start),
    (Key::Undo, Wish::Step(-1)),
];

/// Takes the viewer's keys before anybody else has a use for them.
pub fn keys(
    mut actions: ResMut<Actions>,
    mut table: ResMut<Match>,
    mut overlays: Overlays,
    words: Res<Words>,
    watching: Option<Res<Watching>>,
    mut next: ResMut<NextState<crate::shell::Screen>>,
) {
    if table.tape.is_none() || overlays.any() {
        return;
    }
    if actions.take(Key::Back) && !table.why.close() {
        match watching {
            Some(watching) => next.set(watching.0.back),
            None => overlays.open(Overlay::Menu),
        }
    }
    for (key, wish) in KEYS {
        if actions.take(key) {
            wind(&mut table, wish, &words);
        }
    }
}
