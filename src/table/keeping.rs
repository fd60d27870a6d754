//! Keeping the running game on disk, the same for every table.

use bevy::{ecs::component::Mutable, prelude::*};

use super::{Autosave, SaveAs};
use crate::{
    shell::{Motion, Notices},
    storage::Storage,
    text::Words,
};

/// A table whose game is kept.
pub trait Kept: Resource<Mutability = Mutable> {
    /// The saves of the game.
    fn autosave(&mut self) -> &mut Autosave;
    /// Whether the session is here: while opponents play it is away, and nothing can be written.
    fn here(&self) -> bool;
    /// Whether the game is over, and so nobody's to continue.
    fn ended(&self) -> bool;
    /// Begins to write the autosave, if the session is here.
    fn write(&mut self, storage: &Storage);
    /// Begins to write a save under a name, if the session is here.
    fn write_as(&mut self, storage: &Storage, asked: SaveAs);
}

/// Keeps the running game: whenever the table [marked](Autosave::mark) it, before it goes on, and when a player asks for it.
pub fn save<T: Kept>(
    mut table: ResMut<T>,
    storage: Option<Res<Storage>>,
    words: Res<Words>,
    mut asked: MessageReader<SaveAs>,
    mut wanted: Local<Vec<SaveAs>>,
    mut notices: ResMut<Notices>,
    mut motion: ResMut<Motion>,
) {
    let table = table.bypass_change_detection();
    table.autosave().poll(&mut notices, &words);
    let Some(storage) = storage else { return };
    wanted.extend(asked.read().cloned());
    if table.autosave().wants() {
        table.write(&storage);
    }
    // While opponents play the session is away with them: what was asked for waits until it is back.
    if table.here() {
        for asked in wanted.drain(..) {
            table.write_as(&storage, asked);
        }
    }
    if table.autosave().busy() || !wanted.is_empty() {
        motion.ambient();
    }
}

/// The table is left, or the program ends: the game is kept as it stands, and all that was begun reaches the disk.
pub fn keep<T: Kept>(table: &mut T, storage: Option<&Storage>) {
    if let Some(storage) = storage
        && table.autosave().keeps()
        && !table.ended()
    {
        table.write(storage);
    }
    table.autosave().finish();
}

/// As [`keep`], when the program ends.
pub fn keep_on_exit<T: Kept>(mut table: ResMut<T>, storage: Option<Res<Storage>>) {
    keep(&mut *table, storage.as_deref());
}
