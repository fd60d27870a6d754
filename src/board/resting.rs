//! The place on which the pointer has come to rest: what is to be said of it is shown then, and not while the pointer goes by.

use bevy::{ecs::system::SystemParam, prelude::*};

use super::{PlaceId, Pointer};
use crate::{shell::Motion, theme::board::TIP_DELAY};

/// The place on which the pointer rests.
#[derive(SystemParam)]
pub struct Resting<'w, 's> {
    pointer: Res<'w, Pointer>,
    time: Res<'w, Time<Real>>,
    motion: ResMut<'w, Motion>,
    since: Local<'s, (Option<PlaceId>, f32)>,
}

impl Resting<'_, '_> {
    /// The place, once the pointer has been on it for a moment; none where the table is not `bare`.
    pub fn over(&mut self, bare: bool) -> Option<PlaceId> {
        let over = self.pointer.over.filter(|_| bare);
        let now = self.time.elapsed_secs();
        if self.since.0 != over {
            *self.since = (over, now);
        }
        let rests = now - self.since.1 >= TIP_DELAY;
        if over.is_some() && !rests {
            self.motion.ambient();
        }
        over.filter(|_| rests)
    }
}
