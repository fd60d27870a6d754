//! The gauntlet's road: what lies between two fights.
//!
//! `Road` is the run as far as it has been shown, `chronicle` tells it in the log, `finish` at the end. The fights on the way
//! are duels like any other; how a run goes is decided by its rules.

mod chronicle;
mod finish;

use dice::gauntlet::{Event, Stage, State};
use tabletop::Seat;

pub use chronicle::line;
pub use finish::report;

use crate::table::Told;

/// A gauntlet as far as it has been shown.
#[derive(Clone, PartialEq, Debug)]
pub struct Road {
    /// How it stands.
    pub shown: State,
    /// Whether a person is to choose what comes next, between two fights.
    pub due: bool,
    /// What the last victory brought.
    pub grown: Grown,
}

/// What a victory brought.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Grown {
    /// Gold earned.
    pub gold: u16,
    /// Most HP gained.
    pub hp: u16,
    /// Dice gained.
    pub dice: u8,
    /// HP that came back.
    pub healed: u16,
}

impl Road {
    /// The seat that goes the way.
    pub const HERO: Seat = Seat(0);

    /// A gauntlet as it stands.
    pub fn new(shown: State) -> Self {
        Self { shown, due: false, grown: Grown::default() }
    }

    /// Fights begun.
    pub fn fights(&self) -> u32 {
        let open = matches!(self.shown.stage, Stage::Fighting | Stage::Over { won: false });
        self.shown.tally.fights + u32::from(open)
    }

    /// A person is to choose.
    pub fn arrive(&mut self) {
        self.due = true;
    }

    /// Takes over what happened, where the state does not tell it.
    pub fn follow(&mut self, event: &Event) {
        match *event {
            Event::Won { gold } => self.grown = Grown { gold, ..Grown::default() },
            Event::Grew { hp, dice, healed } => self.grown = Grown { hp, dice, healed, ..self.grown },
            _ => {}
        }
    }

    /// The same for all that has happened.
    pub fn retrace(&mut self, past: &[Told<Event>]) {
        self.grown = Grown::default();
        past.iter().for_each(|told| self.follow(&told.event));
    }
}
