//! From the game to what stands on the board, what may be done with it, and the same in words.

use bevy::prelude::*;
use rubicon::{
    board::{PlaceGroup, PlaceId, PlaceLine, PlaceList},
    pieces::{Face, Heading, Piece, PieceMoves, Pieces},
    table::Sight,
    text::Words,
};
use tabletop::Seat;

use super::{
    board::KINDS,
    places::{COORDINATES, GRID, RUNNERS, stands},
    rules::FormationView,
    state::{FieldTable, lies_open},
};

/// Shows the game on the board.
pub fn look(
    table: Res<FieldTable>,
    mut pieces: ResMut<Pieces>,
    mut moves: ResMut<PieceMoves>,
    mut seen_by: Local<Option<Sight>>,
) {
    let all = pieces_of(&table.shown, table.sight);
    // Nobody sees how the board changes for the next pair of eyes.
    let same_eyes = seen_by.replace(table.sight) == Some(table.sight);
    if pieces.all != all {
        *pieces = Pieces { all, last: None, seconds: if same_eyes { table.own.lasts } else { 0.0 } };
    }
    moves.set_if_neq(PieceMoves(table.own.moves.iter().map(|(by, _)| *by).collect()));
}

/// The runners as they are seen.
pub fn pieces_of(view: &FormationView, sight: Sight) -> Vec<Piece> {
    let all = [Seat(0), Seat(1)].into_iter().flat_map(|seat| (0..RUNNERS).map(move |runner| (seat, runner)));
    let piece = |(seat, runner): (Seat, u8)| Piece {
        id: number(view, sight, seat, runner),
        place: stands(view, seat, runner),
        face: face(view, seat, runner),
        leaps: false,
        faint: false,
    };
    all.map(piece).collect()
}

/// What tells a runner from all others. One whose strength is known keeps its number when it is swapped, and is seen to go. Whoever does not see
/// a row tells its runners by their places, which tell nothing of a swap.
fn number(view: &FormationView, sight: Sight, seat: Seat, runner: u8) -> u16 {
    let known = view.rows[seat.index()].strengths[usize::from(runner)].filter(|_| lies_open(sight, seat));
    let within = known.map_or(RUNNERS + runner, |strength| strength - 1);
    u16::from(seat.0 * 2 * RUNNERS + within)
}

/// What is seen of a runner.
pub fn face(view: &FormationView, seat: Seat, runner: u8) -> Face {
    let strength = view.rows[seat.index()].strengths[usize::from(runner)];
    let kind = strength.and_then(|strength| KINDS.get(usize::from(strength).checked_sub(1)?));
    Face { kind: kind.map(|kind| (*kind).to_owned()), side: Some(seat.index()) }
}

/// Tells in words what the board shows: for the text view, and for the screen reader of whoever goes over the cells by keyboard.
pub fn list(table: Res<FieldTable>, words: Res<Words>, mut list: ResMut<PlaceList>) {
    let lines = (0..GRID.count()).map(PlaceId).map(|place| line(&table, &words, place)).collect();
    list.set_if_neq(PlaceList(vec![PlaceGroup { heading: String::new(), note: String::new(), lines }]));
}

fn line(table: &FieldTable, words: &Words, place: PlaceId) -> PlaceLine {
    let there = pieces_of(&table.shown, table.sight).into_iter().find(|piece| piece.place == place);
    let seat = there.as_ref().and_then(|piece| piece.face.side).map(|side| Seat(side as u8));
    let name = seat.map(|seat| table.name(words, seat).into_owned());
    let face = there.map(|piece| piece.face.kind.unwrap_or_else(|| words.get("formation-face_down").to_owned()));
    let headings = [Heading::Up, Heading::Down, Heading::Left, Heading::Right];
    PlaceLine {
        place,
        name: GRID.name(place, COORDINATES),
        text: name.into_iter().chain(face).collect::<Vec<_>>().join(", "),
        livery: seat.map(|seat| table.livery(seat)),
        neighbours: headings.into_iter().filter_map(|heading| GRID.next(place, heading)).collect(),
    }
}
