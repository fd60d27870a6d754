//! What a whole search goes by.

use super::worth::Worth;
use crate::chess::fog::game::Fog;
use crate::chess::fog::look::look;
use crate::chess::fog::state::State;
use crate::chess::piece::Side;
use crate::chess::position::Position;

/// What a whole search goes by.
#[derive(Clone, Debug)]
pub struct Outlook<'a> {
    pub(super) game: &'a Fog,
    pub(super) worth: &'a Worth,
    /// Whose values are high.
    pub(super) own: Side,
    /// Keys of positions of the game that may come again, in order; empty in fog, where they are not known.
    met: Vec<u64>,
}

impl<'a> Outlook<'a> {
    /// For a side; `seen` is the state if it is known.
    pub fn new(game: &'a Fog, worth: &'a Worth, own: Side, seen: Option<&State>) -> Self {
        let mut met: Vec<u64> = Vec::new();
        if let Some(state) = seen {
            met.extend(state.past.iter().map(|past| past.key));
            met.push(state.position(game.rules()).repetition_key());
            met.sort_unstable();
        }
        Self { game, worth, own, met }
    }

    /// What the side that searches sees of a position, as a number.
    pub fn look(&self, position: &Position) -> u64 {
        look(self.game, position, self.own)
    }

    /// Whether a position has been on the board before. Who can come back once can come back twice.
    #[inline]
    pub(super) fn came_before(&self, position: &Position) -> bool {
        !self.met.is_empty() && self.met.binary_search(&position.repetition_key()).is_ok()
    }

    /// Plies without progress that end a game, where they are known.
    #[inline]
    pub(super) fn limit(&self) -> Option<u16> {
        (!self.game.setup.fog).then_some(self.game.setup.quiet_limit)
    }
}
