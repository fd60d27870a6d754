//! What a person has in hand: a piece chosen by click or key, or one lifted with the mouse. It knows no window, so that it can be tested
//! by itself.

use super::piece::{PieceMove, PieceMoves};
use crate::board::PlaceId;

/// What a person has in hand.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Hand {
    /// Nothing.
    #[default]
    Empty,
    /// The piece there is chosen, and stands.
    Chosen(PlaceId),
    /// The piece there is lifted, and follows the pointer.
    Lifted(PlaceId),
}

/// What a person does.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Gesture {
    /// Clicks a place, or presses the key for it; none where the board is bare.
    Press(Option<PlaceId>),
    /// Begins to drag the piece there.
    Lift(PlaceId),
    /// Drops what is dragged over a place, or beside the board.
    Drop(Option<PlaceId>),
    /// Lets go.
    LetGo,
}

impl Hand {
    /// Does what the person does. Returns the move that was made with it.
    pub(super) fn take(&mut self, gesture: Gesture, moves: &PieceMoves) -> Option<PieceMove> {
        let (now, made) = match gesture {
            Gesture::Press(on) => self.press(on, moves),
            Gesture::Lift(from) if moves.can_leave(from) => (Self::Lifted(from), None),
            Gesture::Drop(on) => self.dropped(on, moves),
            Gesture::Lift(_) | Gesture::LetGo => (Self::Empty, None),
        };
        *self = now;
        made
    }

    fn press(self, on: Option<PlaceId>, moves: &PieceMoves) -> (Self, Option<PieceMove>) {
        let Some(on) = on else { return (Self::Empty, None) };
        match self {
            Self::Chosen(from) if moves.allow(from, on) => (Self::Empty, Some(PieceMove { from, to: on })),
            Self::Chosen(from) if from == on => (Self::Empty, None),
            // What can only be done on the spot needs no second click.
            _ if moves.can_move(on) && !moves.can_leave(on) => (Self::Empty, Some(PieceMove { from: on, to: on })),
            _ if moves.can_move(on) => (Self::Chosen(on), None),
            _ => (Self::Empty, None),
        }
    }

    fn dropped(self, on: Option<PlaceId>, moves: &PieceMoves) -> (Self, Option<PieceMove>) {
        match (self, on) {
            // Who brings it back to where it stood has it chosen.
            (Self::Lifted(from), Some(to)) if from == to => (Self::Chosen(from), None),
            (Self::Lifted(from), Some(to)) if moves.allow(from, to) => (Self::Empty, Some(PieceMove { from, to })),
            (Self::Lifted(_), _) => (Self::Empty, None),
            (other, _) => (other, None),
        }
    }

    /// The move that is tried with this and cannot be made: what is in hand is dropped, or a click follows, where it may not go.
    pub(super) fn refused(self, gesture: Gesture, moves: &PieceMoves) -> Option<PieceMove> {
        let to = match (self, gesture) {
            (Self::Lifted(_), Gesture::Drop(to)) => to,
            (Self::Chosen(_), Gesture::Press(to)) => to.filter(|to| !moves.can_move(*to)),
            _ => None,
        }?;
        let from = self.holds()?;
        (from != to && !moves.allow(from, to)).then_some(PieceMove { from, to })
    }

    /// The place of the piece in hand.
    pub const fn holds(self) -> Option<PlaceId> {
        match self {
            Self::Empty => None,
            Self::Chosen(from) | Self::Lifted(from) => Some(from),
        }
    }

    /// The place of the piece that is lifted.
    pub const fn lifted(self) -> Option<PlaceId> {
        match self {
            Self::Lifted(from) => Some(from),
            Self::Empty | Self::Chosen(_) => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const PIECE: PlaceId = PlaceId(1);
    const OTHER: PlaceId = PlaceId(2);
    /// A piece that can only be turned over.
    const COVERED: PlaceId = PlaceId(3);
    const TARGET: PlaceId = PlaceId(10);
    const BARE: PlaceId = PlaceId(11);

    fn moves() -> PieceMoves {
        let pairs = [(PIECE, TARGET), (PIECE, COVERED), (OTHER, TARGET), (COVERED, COVERED)];
        PieceMoves(pairs.map(|(from, to)| PieceMove { from, to }).to_vec())
    }

    /// What is in hand after some gestures, and what was moved with them.
    fn after(gestures: &[Gesture]) -> (Hand, Vec<(PlaceId, PlaceId)>) {
        let (mut hand, moves) = (Hand::default(), moves());
        let made = gestures.iter().filter_map(|gesture| hand.take(*gesture, &moves));
        let made = made.map(|made| (made.from, made.to)).collect();
        (hand, made)
    }

    fn press(place: PlaceId) -> Gesture {
        Gesture::Press(Some(place))
    }

    #[test]
    fn two_clicks_move_a_piece() {
        assert_eq!(after(&[press(PIECE)]), (Hand::Chosen(PIECE), vec![]));
        assert_eq!(after(&[press(PIECE), press(TARGET)]), (Hand::Empty, vec![(PIECE, TARGET)]));
        assert_eq!(after(&[press(PIECE), press(OTHER)]), (Hand::Chosen(OTHER), vec![]), "another is chosen instead");
        for elsewhere in [press(PIECE), press(BARE), Gesture::Press(None), Gesture::LetGo] {
            assert_eq!(after(&[press(PIECE), elsewhere]), (Hand::Empty, vec![]), "{elsewhere:?}");
        }
        assert_eq!(after(&[press(BARE), press(TARGET)]), (Hand::Empty, vec![]));
    }

    #[test]
    fn what_is_done_on_the_spot_takes_one_click_but_a_target_is_a_target() {
        assert_eq!(after(&[press(COVERED)]), (Hand::Empty, vec![(COVERED, COVERED)]));
        assert_eq!(after(&[press(PIECE), press(COVERED)]), (Hand::Empty, vec![(PIECE, COVERED)]));
        assert_eq!(after(&[press(OTHER), press(COVERED)]), (Hand::Empty, vec![(COVERED, COVERED)]));
        let both = PieceMoves([(PIECE, PIECE), (PIECE, TARGET)].map(|(from, to)| PieceMove { from, to }).to_vec());
        let mut hand = Hand::default();
        assert_eq!(hand.take(press(PIECE), &both), None, "where it can go elsewhere too, the first click chooses");
        assert_eq!(hand.take(press(PIECE), &both), Some(PieceMove { from: PIECE, to: PIECE }));
    }

    #[test]
    fn a_piece_that_is_dropped_on_a_target_moves_and_elsewhere_returns() {
        let lift = Gesture::Lift(PIECE);
        assert_eq!(after(&[lift]), (Hand::Lifted(PIECE), vec![]));
        assert_eq!(after(&[lift, Gesture::Drop(Some(TARGET))]), (Hand::Empty, vec![(PIECE, TARGET)]));
        assert_eq!(after(&[lift, Gesture::Drop(Some(PIECE))]), (Hand::Chosen(PIECE), vec![]));
        for elsewhere in [Gesture::Drop(Some(BARE)), Gesture::Drop(None), Gesture::LetGo] {
            assert_eq!(after(&[lift, elsewhere]), (Hand::Empty, vec![]), "{elsewhere:?}");
        }
        assert_eq!(after(&[Gesture::Lift(COVERED)]), (Hand::Empty, vec![]), "it can go nowhere");
        assert_eq!(after(&[lift, Gesture::LetGo, Gesture::Drop(Some(TARGET))]), (Hand::Empty, vec![]));
        assert_eq!(after(&[press(PIECE), Gesture::Drop(Some(TARGET))]), (Hand::Chosen(PIECE), vec![]));
    }

    #[test]
    fn a_move_that_cannot_be_made_is_told() {
        let refused = |hand: Hand, gesture| hand.refused(gesture, &moves()).map(|by| (by.from, by.to));
        let drop = |place| Gesture::Drop(Some(place));
        assert_eq!(refused(Hand::Lifted(PIECE), drop(BARE)), Some((PIECE, BARE)));
        assert_eq!(refused(Hand::Chosen(PIECE), press(BARE)), Some((PIECE, BARE)));
        for (hand, gesture) in [
            (Hand::Lifted(PIECE), drop(TARGET)),
            (Hand::Lifted(PIECE), drop(PIECE)),
            (Hand::Lifted(PIECE), Gesture::Drop(None)),
            (Hand::Chosen(PIECE), press(OTHER)),
            (Hand::Empty, press(BARE)),
        ] {
            assert_eq!(refused(hand, gesture), None, "{hand:?} {gesture:?}");
        }
    }

    #[test]
    fn a_drag_takes_the_place_of_what_was_chosen() {
        assert_eq!(after(&[press(PIECE), Gesture::Lift(OTHER)]), (Hand::Lifted(OTHER), vec![]));
        let hand = Hand::Lifted(OTHER);
        assert_eq!([hand.holds(), hand.lifted()], [Some(OTHER); 2]);
        assert_eq!([Hand::Chosen(OTHER).holds(), Hand::Chosen(OTHER).lifted()], [Some(OTHER), None]);
    }
}
