//! How the cells are lit for what the person to act has in hand, and which pieces the mouse takes hold of.

use bevy::prelude::*;

use super::{cursor::Cursor, hand::Hand, in_hand::InHand, piece::PieceMoves};
use crate::board::{Grips, Highlight, Highlights, PlaceId, Pointer};

/// Where more than so many pieces can be turned over, or whatever else is done on the spot, none of these is lit: light everywhere tells nothing.
const MOST_SPOTS: usize = 8;

/// How so many places are lit: what is chosen, where it may go and which of that is aimed at; or, while nothing is chosen, what may move.
fn lights(moves: &PieceMoves, hand: Hand, aimed: Option<PlaceId>, places: usize) -> Vec<Highlight> {
    let mut lights = vec![Highlight::Plain; places];
    let mut light = |place: PlaceId, as_what: Highlight| {
        if let Some(light) = lights.get_mut(place.index()) {
            *light = as_what;
        }
    };
    match hand.holds() {
        Some(from) => {
            let lit = |to: PlaceId| if aimed == Some(to) { Highlight::Target } else { Highlight::Legal };
            moves.targets(from).for_each(|to| light(to, lit(to)));
            light(from, Highlight::Chosen);
        }
        None => {
            let spots = moves.0.iter().filter(|by| !moves.can_leave(by.from)).count();
            let spot = if spots > MOST_SPOTS { Highlight::Open } else { Highlight::Legal };
            let lit = |from: PlaceId| if moves.can_leave(from) { Highlight::Legal } else { spot };
            moves.0.iter().for_each(|by| light(by.from, lit(by.from)));
        }
    }
    lights
}

/// Lights the board.
pub(super) fn shine(
    moves: Res<PieceMoves>,
    in_hand: Res<InHand>,
    cursor: Res<Cursor>,
    pointer: Res<Pointer>,
    mut highlights: ResMut<Highlights>,
    mut grips: ResMut<Grips>,
) {
    let places = highlights.places.len();
    let hand = in_hand.hand();
    let aimed = if hand.lifted().is_some() { pointer.over } else { cursor.at() };
    let lit = lights(&moves, hand, aimed, places);
    if highlights.places != lit {
        highlights.places = lit;
    }
    if moves.is_changed() {
        grips.lifts = (0..places).map(|place| moves.can_leave(PlaceId(place as u16))).collect();
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::pieces::PieceMove;

    #[test]
    fn what_may_move_is_lit_and_then_where_it_may_go() {
        let pairs = [(0, 2), (0, 3), (1, 1), (9, 2)];
        let moves = PieceMoves(pairs.map(|(from, to)| PieceMove { from: PlaceId(from), to: PlaceId(to) }).to_vec());
        use Highlight::{Chosen, Legal, Open, Plain, Target};
        assert_eq!(lights(&moves, Hand::Empty, Some(PlaceId(2)), 4), [Legal, Legal, Plain, Plain]);
        assert_eq!(lights(&moves, Hand::Chosen(PlaceId(0)), None, 4), [Chosen, Plain, Legal, Legal]);
        assert_eq!(lights(&moves, Hand::Lifted(PlaceId(0)), Some(PlaceId(3)), 4), [Chosen, Plain, Legal, Target]);
        assert_eq!(lights(&moves, Hand::Lifted(PlaceId(0)), Some(PlaceId(1)), 4), [Chosen, Plain, Legal, Legal]);
        assert_eq!(lights(&PieceMoves::default(), Hand::Empty, None, 2), [Plain; 2]);
        let spot = |place| PieceMove { from: PlaceId(place), to: PlaceId(place) };
        let many = |count: u16| {
            PieceMoves((1..=count).map(spot).chain([PieceMove { from: PlaceId(0), to: PlaceId(5) }]).collect())
        };
        assert_eq!(lights(&many(8), Hand::Empty, None, 9), [Legal; 9]);
        let lit = lights(&many(9), Hand::Empty, None, 10);
        assert_eq!((lit[0], &lit[1..]), (Legal, &[Open; 9][..]), "what may go is lit, and not all the rest");
    }
}
