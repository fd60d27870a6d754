//! A gauntlet as far as it has been shown.

use dice::gauntlet::{Event, Stage, State};
use tabletop::Seat;

use super::pick::Pick;
use crate::table::LoggedEvent;

/// A gauntlet as far as it has been shown.
#[derive(Clone, PartialEq, Debug)]
pub struct Road {
    /// How it stands.
    pub shown: State,
    /// Whether a person is to choose what comes next, between two fights.
    pub due: bool,
    /// What the person is about to choose.
    pub pick: Option<Pick>,
    /// What the pointer or the keyboard's focus lies on.
    pub over: Option<Pick>,
    /// What the last victory brought.
    pub grown: Grown,
    /// Whether a victory has been told and nothing chosen since.
    won: bool,
    /// The enemies fought so far, by their numbers, one for each layer.
    pub gone: Vec<u16>,
    /// The steps that led to them.
    begun: Vec<usize>,
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
        let (gone, begun) = (Vec::new(), Vec::new());
        Self { shown, due: false, pick: None, over: None, grown: Grown::default(), won: false, gone, begun }
    }

    /// Fights begun.
    pub fn fights(&self) -> u32 {
        let open = matches!(self.shown.stage, Stage::Fighting | Stage::Over { won: false });
        self.shown.tally.fights + u32::from(open)
    }

    /// A person is to choose. Returns whether for the first time since a victory.
    pub fn arrive(&mut self) -> bool {
        (self.due, self.pick) = (true, None);
        std::mem::take(&mut self.won)
    }

    /// Forgets what was about to be chosen. Returns whether anything was.
    pub fn lay_back(&mut self) -> bool {
        self.pick.take().is_some()
    }

    /// Whether the road is to be seen, and no fight on it.
    pub fn is_open(&self) -> bool {
        !matches!(self.shown.stage, Stage::Fighting | Stage::Over { .. })
    }

    /// The enemy, by its number, that was fought when a step was made, where that is another one than the last.
    pub fn met_before(&self, step: usize) -> Option<u16> {
        let fights = self.begun.partition_point(|begun| *begun <= step);
        self.gone.get(fights.checked_sub(1)?).copied().filter(|_| fights < self.gone.len())
    }

    /// Takes over what happened, where the state does not tell it.
    pub fn follow(&mut self, told: &LoggedEvent<Event>) {
        match told.event {
            Event::Begins(enemy) => {
                self.gone.push(enemy);
                self.begun.push(told.step);
            }
            Event::Won { gold } => {
                self.grown = Grown { gold, ..Grown::default() };
                self.won = true;
            }
            Event::Grew { hp, dice, healed } => self.grown = Grown { hp, dice, healed, ..self.grown },
            _ => {}
        }
    }

    /// As [`follow`](Self::follow), for all that has happened.
    pub fn retrace(&mut self, past: &[LoggedEvent<Event>]) {
        (self.grown, self.gone, self.begun) = (Grown::default(), Vec::new(), Vec::new());
        past.iter().for_each(|told| self.follow(told));
        self.won = false;
    }
}
