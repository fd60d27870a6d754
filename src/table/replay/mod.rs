//! A recorded game at the table: the same board and panels, told by the same cues, but the next step comes from the record
//! instead of a player.
//!
//! `tape` is what is played, `moves` leads through it, `timeline` what the line below the board shows, `dock` draws both. Nothing here
//! changes the record.

mod dock;
mod moves;
mod tape;
mod timeline;

use bevy::{ecs::system::SystemParam, prelude::*};

pub use dock::{ReplayAsk, ReplayModel, dock};
pub use moves::{Wish, go_on};
pub use tape::Tape;
pub use timeline::{Branch, Mark, Section, Sign, Timeline, walk};

use super::{Table, TableGame};
use crate::{
    input::Actions,
    keys::Action as Key,
    shell::{NewGame, Notices, Overlays, Screen, Watching},
    text::Words,
};

/// The keys of the viewer, and what they ask for.
const KEYS: [(Key, Wish); 9] = [
    (Key::Main, Wish::Toggle),
    (Key::EndPhase, Wish::Turn(1)),
    (Key::More, Wish::Step(1)),
    (Key::Fewer, Wish::Step(-1)),
    // As a reader turns pages: the key that leads down a page leads on.
    (Key::MuchFewer, Wish::Turn(1)),
    (Key::MuchMore, Wish::Turn(-1)),
    (Key::All, Wish::End),
    (Key::ZoomReset, Wish::Start),
    (Key::Undo, Wish::Step(-1)),
];

/// The viewer of a replay, and the way back from it.
#[derive(SystemParam)]
pub struct Viewer<'w> {
    watching: Option<Res<'w, Watching>>,
    next: ResMut<'w, NextState<Screen>>,
    begin: MessageWriter<'w, NewGame>,
}

impl Viewer<'_> {
    /// Does what is asked for in the dock; what cannot be done is told.
    pub fn carry_out<T: TableGame>(
        &mut self,
        ask: ReplayAsk,
        table: &mut Table<T>,
        words: &Words,
        notices: &mut Notices,
    ) {
        match ask {
            ReplayAsk::Move(wish) => table.wind(wish, words),
            ReplayAsk::PlayOn => match table.host.branch() {
                Ok(game) => drop(self.begin.write(game)),
                Err(refused) => notices.failed(refused.message()),
            },
            ReplayAsk::Leave => self.next.set(self.watching.as_ref().map_or(Screen::Title, |watching| watching.0.back)),
        }
    }
}

/// Takes the viewer's keys before anybody else has a use for them.
pub fn keys<T: TableGame>(
    mut actions: ResMut<Actions>,
    mut table: ResMut<Table<T>>,
    overlays: Overlays,
    words: Res<Words>,
    (mut viewer, mut notices): (Viewer, ResMut<Notices>),
) {
    if table.tape.is_none() || overlays.any() {
        return;
    }
    if actions.take(Key::Back) && !table.why.close() {
        viewer.carry_out(ReplayAsk::Leave, &mut table, &words, &mut notices);
    }
    for (key, wish) in KEYS {
        if actions.take(key) {
            table.wind(wish, &words);
        }
    }
}
