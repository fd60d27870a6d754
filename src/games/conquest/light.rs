//! From the game to the look of the board: who holds what, what is lit.

use bevy::prelude::*;
use risk::{Owner, map::TerritoryId};

use super::{
    board::{BoardLook, Holder, Light, PlaceLook, Pointer},
    layers::ShownLayer,
    state::Match,
};

/// Shows the game on the board.
pub fn shine(table: Res<Match>, pointer: Res<Pointer>, layer: Res<ShownLayer>, mut look: ResMut<BoardLook>) {
    let mut wanted = look_of(&table, pointer.over);
    if let Some(layer) = &layer.0 {
        for (place, tint) in wanted.places.iter_mut().zip(&layer.tints) {
            place.tint = *tint;
        }
    }
    look.set_if_neq(wanted);
}

/// The look of the board as the game stands, with the pointer over a territory.
pub fn look_of(table: &Match, over: Option<TerritoryId>) -> BoardLook {
    let board = &table.shown.board;
    let due = table.due();
    let (legal, targets) = due.map(|due| table.draft.lit(due)).unwrap_or_default();
    let chosen = |territory| {
        due.is_some()
            && (table.draft.from == Some(territory)
                || (table.draft.from.is_none() && table.draft.cursor == Some(territory)))
    };
    let aimed = |territory| due.is_some() && table.draft.to == Some(territory);
    let fight = table.shown.fight.filter(|_| due.is_none());
    let choosing = !targets.is_empty() && table.draft.from.is_some();
    let places = board
        .lands
        .iter()
        .enumerate()
        .map(|(at, land)| {
            let territory = TerritoryId(at as u8);
            let holder = match land.owner {
                Owner::NEUTRAL => Holder::Neutral,
                Owner::UNSEEN => Holder::Unseen,
                owner => owner.seat().map_or(Holder::Nobody, |seat| Holder::Seat(table.livery(seat))),
            };
            let light = if chosen(territory) || fight.is_some_and(|(from, _)| from == territory) {
                Light::Chosen
            } else if aimed(territory) || fight.is_some_and(|(_, to)| to == territory) {
                Light::Target
            } else if targets.contains(&territory) {
                Light::Legal
            } else if choosing {
                Light::Dim
            } else if legal.contains(&territory) {
                Light::Legal
            } else if !legal.is_empty() {
                Light::Dim
            } else {
                Light::Plain
            };
            PlaceLook {
                holder,
                armies: land.armies,
                pending: if due.is_some() { table.draft.pending(territory) } else { 0 },
                capital: board.capitals.contains(&territory) || table.shown.capital == Some(territory),
                light,
                ..PlaceLook::default()
            }
        })
        .collect();
    BoardLook { places, pointed: over }
}
