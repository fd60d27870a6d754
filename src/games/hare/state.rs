//! What only Hare and Hedgehog keeps at its table.

use std::sync::Arc;

use hare::{Hare, Runner, State};
use tabletop::{Game, Seat, Session};

use super::{offers::Offer, study_draft::StudyDraft, way_home::WayHome};
use crate::table::{Sight, Table};

/// Hare and Hedgehog at the table.
#[derive(Default)]
pub struct Race {
    /// What the person to act may do.
    pub offers: Vec<Offer>,
    /// How far it is home for whoever is to act.
    pub way_home: Option<WayHome>,
    /// The study that is being written.
    pub study: Option<StudyDraft>,
}

/// What is seen of somebody's carrots.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Carrots {
    /// How many there are.
    Count(u32),
    /// Hidden in hand: the seat's rank by them, 1 for the richest.
    Rank(usize),
}

/// A race at the table.
pub type RaceTable = Table<Race>;

impl RaceTable {
    /// The rules.
    pub fn game(&self) -> &Arc<Hare> {
        self.host.game()
    }

    /// The state a person is to act in, once everything before it has been shown.
    pub fn due(&self) -> Option<&State> {
        self.view.as_ref()
    }

    /// The state as it stands; `None` while opponents are playing.
    pub fn state(&self) -> Option<State> {
        self.host.session().map(Session::state).copied()
    }

    /// Whether carrots are hidden in hand from the eyes before the screen: not when no person plays, and not when the race is over.
    pub fn hides_carrots(&self) -> bool {
        self.game().setup().hidden_carrots && self.sight != Sight::All && self.shown.standing.is_none()
    }

    /// What the eyes before the screen see of a seat's carrots.
    pub fn carrots(&self, seat: Seat) -> Carrots {
        let own = self.shown.seat(seat).carrots;
        if self.hides_carrots() && !self.sight.eye().is(seat) {
            Carrots::Rank(1 + self.shown.seats.iter().filter(|other| other.carrots > own).count())
        } else {
            Carrots::Count(own)
        }
    }

    /// Where the runners of a seat stand, as far as it has been shown.
    pub fn runners(&self, seat: Seat) -> Vec<(Runner, u8)> {
        let runners = self.shown.seat(seat).runners;
        (0..).map(Runner).zip(runners).map(|(runner, shown)| (runner, shown.square)).collect()
    }
}
