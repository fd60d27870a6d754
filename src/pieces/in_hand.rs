//! The hand of the person to act at the board: clicks and drags of the mouse become moves of pieces.

use bevy::prelude::*;

use super::{
    hand::{Gesture, Hand},
    piece::{PieceMove, PieceMoves, PieceRefused, Pieces},
};
use crate::{
    board::{Click, Drag, DragStep, PlaceId},
    shell::{Motion, Passage},
    theme::board::PIECE_PROMISE,
};

/// What the person to act has in hand.
#[derive(Resource, Default, Debug)]
pub struct InHand {
    hand: Hand,
    /// A piece that was dropped on a target waits there for the game to move it, and for no longer than this.
    promised: Option<(PieceMove, Passage)>,
}

impl InHand {
    /// What is in hand.
    pub const fn hand(&self) -> Hand {
        self.hand
    }

    /// Does what the person does. Returns the move that was made with it.
    pub(super) fn take(&mut self, gesture: Gesture, moves: &PieceMoves) -> Option<PieceMove> {
        let made = self.hand.take(gesture, moves);
        if let (Some(made), Gesture::Drop(_)) = (made, gesture) {
            self.promised = Some((made, Passage::new(PIECE_PROMISE)));
        }
        made
    }

    /// Where the piece at a place is shown meanwhile.
    pub(super) fn shown_at(&self, place: PlaceId) -> PlaceId {
        self.promised.filter(|(promised, _)| promised.from == place).map_or(place, |(promised, _)| promised.to)
    }
}

/// Reads the mouse.
pub(super) fn by_mouse(
    mut clicks: MessageReader<Click>,
    mut drags: MessageReader<Drag>,
    moves: Res<PieceMoves>,
    mut in_hand: ResMut<InHand>,
    mut made: MessageWriter<PieceMove>,
    mut refused: MessageWriter<PieceRefused>,
) {
    let pressed = clicks.read().filter(|click| click.button == MouseButton::Left).map(|click| Gesture::Press(click.on));
    let dragged = drags.read().filter(|drag| drag.button == MouseButton::Left).map(|drag| match drag.step {
        DragStep::Begun => Gesture::Lift(drag.from),
        DragStep::Dropped(on) => Gesture::Drop(on),
        DragStep::Cancelled => Gesture::LetGo,
    });
    for gesture in pressed.chain(dragged) {
        let none = in_hand.hand.refused(gesture, &moves);
        refused.write_batch(none.map(PieceRefused));
        if let Some(by) = in_hand.take(gesture, &moves) {
            made.write(by);
        }
    }
}

/// Lets go of what can no longer be moved, and ends the wait of a piece that was dropped: the game has moved it, or does not.
pub(super) fn follow(
    pieces: Res<Pieces>,
    moves: Res<PieceMoves>,
    time: Res<Time>,
    mut motion: ResMut<Motion>,
    mut in_hand: ResMut<InHand>,
) {
    if moves.is_changed() && in_hand.hand.holds().is_some_and(|from| !moves.can_move(from)) {
        in_hand.hand = Hand::Empty;
    }
    if let Some((_, passage)) = &mut in_hand.bypass_change_detection().promised {
        motion.smooth();
        if !passage.pass(time.delta_secs()) || pieces.is_changed() {
            in_hand.promised = None;
        }
    }
}
