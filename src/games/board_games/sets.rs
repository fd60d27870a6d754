//! The sets of pieces: each is read once, when it is first wanted.

use std::sync::{Arc, LazyLock, Mutex};

use super::game::BoardGame;
use crate::{pieces::PieceSet, settings::PieceLook};

/// Sets that were read, by the text of their file.
static SETS: LazyLock<Mutex<Vec<(&'static str, Arc<PieceSet>)>>> = LazyLock::new(Mutex::default);

/// How the pieces of a game look.
///
/// # Panics
/// A file that comes with the program cannot be read; a test reads all of them.
pub fn set<B: BoardGame>(look: PieceLook) -> Arc<PieceSet> {
    let text = B::SETS[look.index()];
    let mut known = SETS.lock().unwrap_or_else(std::sync::PoisonError::into_inner);
    if let Some((_, set)) = known.iter().find(|(of, _)| std::ptr::eq(*of, text)) {
        return Arc::clone(set);
    }
    let set = Arc::new(PieceSet::read(text, B::KINDS).expect("sets of pieces come with the program"));
    known.push((text, Arc::clone(&set)));
    set
}
