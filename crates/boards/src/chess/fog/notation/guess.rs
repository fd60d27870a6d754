//! What a text leaves out, since it is what one would expect.

use super::letters::{Counts, none};
use crate::chess::fog::action::Action;
use crate::chess::fog::game::Fog;
use crate::chess::fog::state::State;
use crate::chess::fog::view::View;
use crate::chess::piece::Side;

/// Whose eyes see a position of which nothing is said about that.
pub(super) fn side(game: &Fog, known: &State) -> Option<Side> {
    if game.setup.fog && known.end.is_none() { None } else { Some(known.mover) }
}

/// What both sides began with: what stands, is in hand or was taken; where something is dark, the usual beginning.
pub(super) fn army(game: &Fog, view: &View) -> Counts {
    if !view.dark.is_empty() {
        return game.starts[0].army.clone();
    }
    let mut army = none(game.rules());
    for square in game.rules().size.squares() {
        if let Some(piece) = view.known.piece(square) {
            army[piece.side.index()][piece.kind.index()] += 1;
        }
    }
    for ((army, hand), lost) in army.iter_mut().zip(&view.known.hands).zip(&view.known.lost) {
        army.iter_mut()
            .zip(hand)
            .zip(lost)
            .for_each(|((army, hand), lost)| *army = army.saturating_add(hand.saturating_add(*lost)));
    }
    army
}

/// How many pieces each side has in hand.
pub(super) fn held(known: &State) -> [u8; 2] {
    [0, 1].map(|side: usize| known.hands[side].iter().fold(0, |sum: u8, count| sum.saturating_add(*count)))
}

/// What whoever looks may do: all that the rules allow if dark squares are empty, and that does not lead into the dark.
pub(super) fn moves(game: &Fog, view: &View) -> Vec<Action> {
    if view.side != Some(view.known.mover) {
        return Vec::new();
    }
    let moves = game.legal(&view.known).into_iter().filter(|mv| !view.dark.contains(&mv.to));
    let mut actions: Vec<Action> = moves.map(|mv| game.action_of(mv)).collect();
    actions.sort_unstable();
    actions
}
