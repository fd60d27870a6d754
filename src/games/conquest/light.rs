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

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use risk::{Risk, Setup, Start};
    use tabletop::{Controller, Seat, Seed, Session, Turn};

    use super::*;
    use crate::{
        games::conquest::{draft::Batch, panels, state::Conquest, testing},
        table::{Host, Table, TableGame},
        text::Words,
    };

    /// The first turn of a person, who begins.
    fn reinforcing() -> Match {
        let setup = Setup { seats: 3, start: Start::Scatter, first_seat_begins: true, ..Setup::default() };
        let game = Arc::new(Risk::new(setup, testing::world()).expect("sound"));
        let mut players = testing::agents(3);
        players[0].controller = Controller::Human;
        let mut session = Session::new(Arc::clone(&game), Seed(4), players).expect("seated");
        while session.turn() == Turn::Chance {
            session.advance().expect("chance is due");
        }
        let nobody = session.players().iter().map(|_| None).collect();
        let host = Host::resume(game, &session.record(false), nobody).expect("followed");
        let mut table = Table::lay(host, false).expect("it is laid");
        Conquest::arrive(&mut table, Seat(0));
        table
    }

    #[test]
    fn a_tip_says_what_the_shield_says() {
        let (words, mut table) = (Words::english(), reinforcing());
        let mut draft = std::mem::take(&mut table.draft);
        let due = table.due().expect("a person is to act");
        let at = draft.lit(due).0[0];
        draft.click(due, Some(at), Batch::Some(2));
        table.draft = draft;
        let look = look_of(&table);
        for (territory, place) in table.map().territories().zip(&look.places) {
            let tip = panels::tip_of(&table, &words, territory);
            let pending = if territory == at { 2 } else { 0 };
            assert_eq!((place.pending, tip.pending), (pending, pending));
            assert_eq!(tip.armies, Some(place.armies + place.pending), "the shield counts what is put down");
        }
    }

    #[test]
    fn what_can_be_done_is_lit_and_all_else_is_dimmed() {
        let table = reinforcing();
        let due = table.due().expect("a person is to act");
        let (legal, _) = table.draft.lit(due);
        assert!(!legal.is_empty());
        for (territory, light) in table.map().territories().zip(lit(&table)) {
            let wanted = if legal.contains(&territory) { Highlight::Legal } else { Highlight::Dim };
            assert_eq!(light, wanted);
        }
    }
}
