//! What is shown of it, as plain data.

use std::sync::Arc;

use tabletop::{Cause, Controller, Seat};

use crate::{
    table::{Table, TableGame},
    text::Words,
};

/// What is shown of a review.
#[derive(Clone, PartialEq, Debug)]
pub struct ReviewModel {
    /// Seats whose play can be looked over: those of persons, or all where none played.
    pub seats: Vec<Seat>,
    /// The one that is looked over.
    pub seat: Option<Seat>,
    /// How much of it is done, in hundredths.
    pub percent: u32,
    /// What was found, in the order of the game.
    pub found: Arc<Vec<Found>>,
}

/// Something that was found.
#[derive(Clone, PartialEq, Debug)]
pub struct Found {
    /// The step it is about.
    pub step: usize,
    /// What kind it is of.
    pub cause: Cause,
    /// The same in words.
    pub text: String,
}

impl ReviewModel {
    /// What is shown at a table; `None` where no play can be looked over.
    pub fn new<T: TableGame>(table: &Table<T>, words: &Words) -> Option<Self> {
        table.tape.as_ref().filter(|tape| tape.reviewable)?;
        let players = table.host.players();
        let all = || Seat::all(players.len());
        let mut seats: Vec<Seat> = all().filter(|seat| players[seat.index()].controller == Controller::Human).collect();
        if seats.is_empty() {
            seats = all().collect();
        }
        let review = table.review.as_ref();
        let found = review.into_iter().flat_map(|review| &review.found);
        let found = found.map(|(step, finding)| Found {
            step: *step,
            cause: finding.cause,
            text: words.message(&finding.text),
        });
        Some(Self {
            seats,
            seat: review.map(|review| review.seat),
            percent: review.map_or(0, |review| (100 * review.looked / review.steps.max(1)) as u32),
            found: Arc::new(found.collect()),
        })
    }

    /// What was found of the decision at a step.
    pub fn at(&self, step: usize) -> Option<&Found> {
        self.found.iter().find(|found| found.step == step)
    }

    /// How many were found of a kind.
    pub fn count(&self, cause: Cause) -> usize {
        self.found.iter().filter(|found| found.cause == cause).count()
    }
}
