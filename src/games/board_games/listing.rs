//! The board in words: for the text view, and for the screen reader of whoever goes over the cells by keyboard.

use bevy::prelude::*;
use tabletop::Seat;

use super::{
    game::{BoardGame, Lying},
    look::lying,
    state::FieldTable,
};
use crate::{
    board::{PlaceGroup, PlaceId, PlaceLine, PlaceList},
    pieces::{Grid, Heading, PieceBoard},
    text::Words,
};

/// Tells what the board shows.
pub fn list<B: BoardGame>(
    table: Res<FieldTable<B>>,
    board: Res<PieceBoard>,
    words: Res<Words>,
    mut list: ResMut<PlaceList>,
) {
    let lying = lying(&table);
    let lines = (0..board.grid.count()).map(PlaceId).map(|place| line(&table, &words, board.grid, &lying, place));
    let group = PlaceGroup { heading: String::new(), note: String::new(), lines: lines.collect() };
    list.set_if_neq(PlaceList(vec![group]));
}

fn line<B: BoardGame>(table: &FieldTable<B>, words: &Words, grid: Grid, lying: &[Lying], place: PlaceId) -> PlaceLine {
    let there = lying.iter().find(|piece| piece.place == place);
    let side = there.and_then(|piece| piece.face.side);
    let owner =
        Seat::all(table.host.players().len()).find(|seat| side.is_some() && B::side(&table.shown.view, *seat) == side);
    let headings = [Heading::Up, Heading::Down, Heading::Left, Heading::Right];
    PlaceLine {
        place,
        name: B::cell_name(table.host.game(), place),
        text: there.map_or_else(|| bare(table, words, place), |piece| B::face_name(words, &piece.face)),
        livery: owner.map(|seat| table.livery(seat)),
        neighbours: headings.into_iter().filter_map(|heading| grid.next(place, heading)).collect(),
    }
}

/// What is seen on a cell where nothing lies, or was seen there last.
fn bare<B: BoardGame>(table: &FieldTable<B>, words: &Words, place: PlaceId) -> String {
    if let Some(piece) = table.shown.remembered.iter().find(|piece| piece.place == place) {
        return words.with("boards-remembered", &[("piece", &B::face_name(words, &piece.face))]);
    }
    let told = B::bare_cell(words, table.host.game(), &table.shown.view, place);
    told.unwrap_or_else(|| words.get("boards-empty").to_owned())
}
