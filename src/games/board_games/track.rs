//! Which piece is which from one position to the next: rules say what lies where, and a board wants to know what went there.

use super::game::Lying;
use crate::pieces::{Piece, PieceMove};

/// The pieces that lie there now, each known again by its number where it lay on the board `before`. The piece that made the `last` move may show another face since; else a piece that shows the same
/// face elsewhere has gone there. `leaps` tells of whether it took something, and of both places, whether it leaps.
pub fn tracked(
    before: &[Piece],
    lying: &[Lying],
    last: Option<PieceMove>,
    leaps: impl Fn(bool, &Piece, &Lying) -> bool,
) -> Vec<Piece> {
    let mut free: Vec<&Piece> = before.iter().collect();
    let mut known: Vec<Option<&Piece>> = vec![None; lying.len()];
    for (now, known) in lying.iter().zip(&mut known) {
        let came = last.filter(|last| last.to == now.place && last.from != last.to);
        let is_it = |piece: &&Piece| {
            came.is_some_and(|came| piece.place == came.from)
                && piece.face.side.is_some()
                && piece.face.side == now.face.side
        };
        *known = take(&mut free, is_it);
    }
    // What stays where it is comes first, also where another face is shown.
    for (now, known) in lying.iter().zip(&mut known).filter(|(_, known)| known.is_none()) {
        let turned =
            |piece: &Piece| piece.face.kind.is_none() != now.face.kind.is_none() || piece.face.side == now.face.side;
        let stays = |piece: &&Piece| piece.place == now.place && (piece.face == now.face || turned(piece));
        *known = take(&mut free, stays);
    }
    for (now, known) in lying.iter().zip(&mut known).filter(|(_, known)| known.is_none()) {
        *known = take(&mut free, |piece| piece.face == now.face);
    }
    let mut numbers = (0..).filter(|id| before.iter().all(|piece| piece.id != *id));
    let piece = |(now, known): (&Lying, Option<&Piece>)| {
        let moved = known.filter(|piece| piece.place != now.place);
        let took = before.iter().any(|piece| piece.place == now.place);
        Piece {
            id: known.map_or_else(|| numbers.next().unwrap_or(u16::MAX), |piece| piece.id),
            place: now.place,
            face: now.face.clone(),
            leaps: moved.is_some_and(|piece| leaps(took, piece, now)),
            faint: false,
        }
    };
    lying.iter().zip(known).map(piece).collect()
}

/// Takes the first that is so.
fn take<'p>(free: &mut Vec<&'p Piece>, is: impl Fn(&&Piece) -> bool) -> Option<&'p Piece> {
    let at = free.iter().position(|piece| is(&&**piece))?;
    Some(free.remove(at))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{board::PlaceId, pieces::Face};

    fn at(place: u16, face: Face) -> Lying {
        Lying { place: PlaceId(place), face }
    }

    /// The numbers by place, and who leaps.
    fn numbers(pieces: &[Piece]) -> Vec<(u16, u16, bool)> {
        pieces.iter().map(|piece| (piece.place.0, piece.id, piece.leaps)).collect()
    }

    #[test]
    fn a_piece_is_known_again_where_it_stays_goes_is_turned_over_and_takes() {
        let down = Face::default();
        let [red, black] = [0, 1].map(|side| Face::up("soldier", side));
        let far = |took: bool, piece: &Piece, now: &Lying| took && piece.place.0.abs_diff(now.place.0) > 1;
        let first = tracked(&[], &[at(0, down.clone()), at(1, down.clone()), at(5, black.clone())], None, far);
        assert_eq!(numbers(&first), [(0, 0, false), (1, 1, false), (5, 2, false)]);
        // One is turned over.
        let second = tracked(&first, &[at(0, down.clone()), at(1, red.clone()), at(5, black.clone())], None, far);
        assert_eq!(numbers(&second), [(0, 0, false), (1, 1, false), (5, 2, false)]);
        // It goes a step, and then takes one of its own kind.
        let third = tracked(&second, &[at(0, down.clone()), at(2, red.clone()), at(5, black.clone())], None, far);
        assert_eq!(numbers(&third), [(0, 0, false), (2, 1, false), (5, 2, false)]);
        let fourth = tracked(&third, &[at(0, down.clone()), at(5, red.clone())], None, far);
        assert_eq!(numbers(&fourth), [(0, 0, false), (5, 1, true)]);
        // Taken back, what was taken has a number of its own again.
        let back = tracked(&fourth, &[at(0, down), at(2, red), at(5, black)], None, far);
        assert_eq!(numbers(&back), [(0, 0, false), (2, 1, false), (5, 2, false)]);
    }

    #[test]
    fn a_piece_that_shows_another_face_is_known_by_its_move_or_by_where_it_stays() {
        let [unknown, captain] = ["unknown", "captain"].map(|kind| Face::up(kind, 1));
        let near = |_: bool, _: &Piece, _: &Lying| false;
        let before =
            tracked(&[], &[at(0, unknown.clone()), at(1, unknown.clone()), at(5, Face::up("spy", 0))], None, near);
        let by = PieceMove { from: PlaceId(1), to: PlaceId(5) };
        let after = tracked(&before, &[at(0, unknown), at(5, captain.clone())], Some(by), near);
        assert_eq!(numbers(&after), [(0, 0, false), (5, 1, false)], "it took the spy and is shown");
        let shown = tracked(&after, &[at(0, captain.clone()), at(5, captain)], Some(by), near);
        assert_eq!(numbers(&shown), [(0, 0, false), (5, 1, false)]);
    }
}
