//! What "Place the rest" would do, said before it is done.

use risk::{Board, map::TerritoryId};

use crate::{
    games::conquest::{
        draft::{Draft, Due},
        place_names,
    },
    text::Words,
};

/// Territories named.
const NAMED: usize = 5;

/// Where the rest would go, worked out once for a board and what was put down on it.
#[derive(Default)]
pub struct RestCache(Option<(Board, Vec<(TerritoryId, u32)>, Vec<(TerritoryId, u32)>)>);

impl RestCache {
    /// Where the rest would go: "Siam +3, China +2"; empty where nothing is left.
    pub fn sentence(&mut self, words: &Words, draft: &Draft, due: Due<'_>) -> String {
        let known = self.0.take().filter(|(board, placed, _)| *board == due.view.board && placed == draft.placed());
        let fresh = || (due.view.board.clone(), draft.placed().to_vec(), draft.rest(due));
        let (_, _, rest) = self.0.insert(known.unwrap_or_else(fresh));
        let place = |(territory, armies): &(TerritoryId, u32)| {
            format!("{} +{armies}", place_names::territory(words, due.game.map(), *territory))
        };
        let list = rest.iter().take(NAMED).map(place).collect::<Vec<_>>().join(", ");
        match rest.len().saturating_sub(NAMED) {
            0 => list,
            more => words.with("conquest-log-and_more", &[("list", &list), ("n", &more)]),
        }
    }
}
