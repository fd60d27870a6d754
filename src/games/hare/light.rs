//! From the race to the look of the board: who stands where, what is lit, and the way that is chosen.

use bevy::prelude::*;
use hare::{GOAL, Runner};
use tabletop::{Mark, Seat};

use super::{
    board::{Footstep, RaceLook, RunnerLook, Trail, place_of},
    state::RaceTable,
};
use crate::board::{Annotation, Arrows, Highlight, Highlights};

/// Shows the race on the board.
pub fn shine(
    table: Res<RaceTable>,
    mut look: ResMut<RaceLook>,
    mut highlights: ResMut<Highlights>,
    mut arrows: ResMut<Arrows>,
    mut trail: ResMut<Trail>,
) {
    let runners = runners(&table);
    if look.runners != runners {
        look.runners = runners;
    }
    let lit = lit(&table);
    if highlights.places != lit {
        highlights.places = lit;
    }
    arrows.set_if_neq(Arrows(arrow(&table).into_iter().collect()));
    trail.set_if_neq(Trail(footsteps(&table)));
}

/// The runners as they stand.
fn runners(table: &RaceTable) -> Vec<RunnerLook> {
    let shown = &table.shown;
    let racing = shown.standing.is_none();
    Seat::all(shown.seats.len())
        .flat_map(|seat| {
            let livery = table.livery(seat);
            let active = racing && shown.mover == seat;
            (0..).zip(shown.seat(seat).runners).map(move |(runner, shown)| RunnerLook {
                livery,
                square: shown.square,
                active: active && shown.square < GOAL,
                second: Runner(runner) != Runner::A,
            })
        })
        .collect()
}

/// What is lit, by square.
fn lit(table: &RaceTable) -> Vec<Highlight> {
    let squares = 0..=GOAL;
    if table.view.is_none() {
        return squares.map(|_| Highlight::Plain).collect();
    }
    let offers = &table.own.offers;
    let chosen = table.draft.offer(offers).map(|offer| offer.square);
    let own: Vec<u8> =
        table.actor().map(|seat| table.runners(seat)).unwrap_or_default().iter().map(|at| at.1).collect();
    let legal: Vec<u8> = table.draft.lit(offers).map(|offer| offer.square).collect();
    let light = |square| match square {
        square if chosen == Some(square) => Highlight::Chosen,
        square if legal.contains(&square) => Highlight::Legal,
        // Where one's own runners stand is in question in every move.
        square if own.contains(&square) => Highlight::Plain,
        _ => Highlight::Dim,
    };
    squares.map(light).collect()
}

/// The line that the decision expects whose reasons are read: of the action that was played, since it is that one's.
fn footsteps(table: &RaceTable) -> Vec<Footstep> {
    let Some(model) = table.reasoning.open().filter(|_| table.why.is_open()) else { return Vec::new() };
    if model.played() != Some(table.why.lit(model)) {
        return Vec::new();
    }
    let square = |place: u16| u8::try_from(place).ok().filter(|square| *square <= GOAL);
    let step = |(at, step): (usize, &crate::table::why::Step)| {
        let livery = step.livery?;
        let (from, to) = match *step.marks.first()? {
            Mark::At(at) => (square(at)?, square(at)?),
            Mark::Way(from, to) => (square(from)?, square(to)?),
        };
        Some(Footstep { number: at + 1, from, to, shade: livery.color.shade() })
    };
    model.line.iter().enumerate().filter_map(step).collect()
}

/// The way a person is about to go.
fn arrow(table: &RaceTable) -> Option<Annotation> {
    let offer = table.draft.offer(&table.own.offers).filter(|offer| offer.moves())?;
    let seat = table.actor()?;
    let from = table.runners(seat).into_iter().find(|(runner, _)| *runner == offer.runner)?.1;
    Some(Annotation::arrow(place_of(from), place_of(offer.square), table.livery(seat).color.shade()))
}
