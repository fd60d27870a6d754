//! From the game to the look of the board: who holds what, what is lit, and what points from where to where.

use bevy::prelude::*;
use risk::{Owner, map::TerritoryId};

use super::{
    board::{BoardLook, Holder, PlaceLook, place_of},
    layers::ShownLayer,
    state::Match,
};
use crate::{
    board::{Annotation, Arrows, Highlight, Highlights, Unseen},
    theme::color,
};

/// Shows the game on the board.
pub fn shine(
    table: Res<Match>,
    layer: Res<ShownLayer>,
    mut look: ResMut<BoardLook>,
    mut unseen: ResMut<Unseen>,
    mut highlights: ResMut<Highlights>,
    mut arrows: ResMut<Arrows>,
) {
    let mut wanted = look_of(&table);
    if let Some(layer) = &layer.0 {
        for (place, tint) in wanted.places.iter_mut().zip(&layer.tints) {
            place.tint = *tint;
        }
    }
    unseen.set_if_neq(Unseen(wanted.places.iter().map(|place| place.holder == Holder::Unseen).collect()));
    look.set_if_neq(wanted);
    let lit = lit(&table);
    if highlights.places != lit {
        highlights.places = lit;
    }
    arrows.set_if_neq(Arrows(arrow(&table).into_iter().collect()));
}

/// The arrow of an attack or a march: what a person is about to do, or what is being done.
fn arrow(table: &Match) -> Option<Annotation> {
    let pair = match table.due() {
        Some(_) => table.draft.from.zip(table.draft.to),
        None => table.shown.fight,
    };
    let (from, to) = pair.filter(|(from, to)| from != to)?;
    let owner = table.shown.board.land(from).owner.seat();
    let shade = owner.map_or(color::LAMP_GOLD, |seat| table.livery(seat).color.shade());
    Some(Annotation::arrow(place_of(from), place_of(to), shade))
}

/// What is lit as the game stands, by territory.
fn lit(table: &Match) -> Vec<Highlight> {
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
    let light = |territory| {
        if chosen(territory) || fight.is_some_and(|(from, _)| from == territory) {
            Highlight::Chosen
        } else if aimed(territory) || fight.is_some_and(|(_, to)| to == territory) {
            Highlight::Target
        } else if targets.contains(&territory) {
            Highlight::Legal
        } else if choosing {
            Highlight::Dim
        } else if legal.contains(&territory) {
            Highlight::Legal
        } else if !legal.is_empty() {
            Highlight::Dim
        } else {
            Highlight::Plain
        }
    };
    table.map().territories().map(light).collect()
}

/// The look of the board as the game stands.
fn look_of(table: &Match) -> BoardLook {
    let board = &table.shown.board;
    let due = table.due();
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
            PlaceLook {
                holder,
                armies: land.armies,
                pending: if due.is_some() { table.draft.pending(territory) } else { 0 },
                capital: board.capitals.contains(&territory) || table.shown.capital == Some(territory),
                ..PlaceLook::default()
            }
        })
        .collect();
    BoardLook { places }
}
