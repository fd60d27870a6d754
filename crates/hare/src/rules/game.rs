//! The rules of one race: a setup on a board, and what is asked of a position under them.

use std::sync::Arc;

use tabletop::Seat;

use super::homeward::{Homeward, shared};
use crate::action::{Action, Runner};
use crate::cost::cost;
use crate::setup::{SaladCard, Setup, SetupError};
use crate::state::{RUNNERS, State};
use crate::track::{GOAL, Track, bit};

/// The rules of one race: a setup on a board.
#[derive(Clone, Debug)]
pub struct Hare {
    pub(super) setup: Setup,
    pub(super) track: Arc<Track>,
    /// Squares that may be entered forward, as in a [`Track`].
    pub(super) open: u64,
    /// Squares on which a card is drawn, likewise.
    pub(super) draws: u64,
    /// Squares for which those are paid that are passed, likewise.
    pub(super) tolls: u64,
    /// Carrots to begin with.
    pub(super) carrots: u16,
    /// Runners of each seat.
    pub(super) runners: u8,
    /// Turns home, for whoever judges positions.
    pub(super) homeward: Arc<Homeward>,
}

impl Hare {
    /// The rules of `setup` on the shipped board it names.
    ///
    /// # Errors
    /// Every fault of the setup.
    pub fn new(setup: Setup) -> Result<Self, Vec<SetupError>> {
        match Track::shipped(&setup.board) {
            Some(track) => Self::on(setup, Arc::new(track)),
            None => {
                let known = Track::ids().collect();
                let mut faults = setup.faults();
                faults.push(SetupError::NoBoard { named: setup.board, known });
                Err(faults)
            }
        }
    }

    /// The rules of `setup` on `track`.
    ///
    /// # Errors
    /// Every fault of the setup.
    pub fn on(setup: Setup, track: Arc<Track>) -> Result<Self, Vec<SetupError>> {
        setup.check(&track)?;
        let open = !track.hedgehogs & if setup.luck { u64::MAX } else { !track.hares };
        let draws = if setup.draws_cards() { track.hares } else { 0 };
        let tolls = if setup.has_toll() { track.hares } else { 0 };
        let (carrots, salads) = (setup.starting_carrots(), setup.starting_salads());
        let homeward = shared((track.hash(), usize::from(setup.seats * setup.runners), carrots, salads));
        Ok(Self { open, draws, tolls, carrots, runners: setup.runners, homeward, setup, track })
    }

    /// The board.
    pub fn track(&self) -> &Arc<Track> {
        &self.track
    }

    /// The runners of each seat, 1 or 2.
    pub fn runners(&self) -> impl Iterator<Item = Runner> + use<> {
        (0..self.runners).map(Runner)
    }

    /// Where a runner stands, 0 (start) to 64 (goal); the start for one that is not there.
    #[inline]
    pub fn square(&self, state: &State, seat: Seat, runner: Runner) -> u8 {
        state.squares.get(self.number(seat.0, runner)).copied().unwrap_or(0)
    }

    /// The rank of a runner: 1, and one more for each runner ahead of it or home. The last rank for one that is not there.
    #[inline]
    pub fn rank(&self, state: &State, seat: Seat, runner: Runner) -> u8 {
        let number = self.number(seat.0, runner);
        if number < RUNNERS { state.rank_of(number) } else { self.setup.seats * self.runners }
    }

    /// Whether a runner is eating: its next turn goes on a salad.
    pub fn eats(&self, state: &State, seat: Seat, runner: Runner) -> bool {
        let number = self.number(seat.0, runner);
        number < RUNNERS && state.eating >> number & 1 == 1
    }

    /// Whether a runner may be eating on a square: on salad squares, and on those where a card may say so.
    pub fn may_eat_on(&self, square: u8) -> bool {
        let by_card = if self.setup.salad_card == SaladCard::NextTurn { self.draws } else { 0 };
        (self.track.salads | by_card) & bit(square) != 0
    }

    /// Whether the seat to move can do nothing but eat.
    #[inline]
    pub(crate) fn eats_now(&self, state: &State) -> bool {
        self.is_eating(state, state.mover)
    }

    /// Whether all runners of a seat are home.
    #[inline]
    pub fn is_home(&self, state: &State, seat: Seat) -> bool {
        self.has_finished(state, seat.0)
    }

    /// The step with which the seat to move comes home with its last runner, where it can be made.
    #[inline]
    pub(crate) fn homecoming(&self, state: &State) -> Option<Action> {
        let mut racing = (0..self.runners).filter(|&runner| {
            let square = state.squares.get(self.number(state.mover, Runner(runner)));
            square.is_some_and(|&square| square < GOAL)
        });
        let (runner, None) = (Runner(racing.next()?), racing.next()) else { return None };
        let squares = GOAL - self.square(state, Seat(state.mover), runner);
        let action = Action::Forward { runner, squares };
        // Asked first, as it costs least.
        (cost(squares) <= state.carrots(Seat(state.mover)) && self.moves(state).contains(action)).then_some(action)
    }

    /// How many seats there are.
    #[inline]
    pub(crate) fn seat_count(&self) -> u8 {
        self.setup.seats
    }

    /// The most carrots with which the last runner of a seat may come home now: 10 times the place it would take.
    #[inline]
    pub fn goal_limit(&self, state: &State) -> u16 {
        let home = (0..self.setup.seats).filter(|&seat| self.has_finished(state, seat)).count() as u16;
        10 * (home + 1)
    }

    /// Turns home, found when they are first asked for.
    #[inline]
    pub(crate) fn homeward(&self) -> &Homeward {
        &self.homeward
    }

    /// Carrots each seat begins with.
    pub(crate) fn starting_carrots(&self) -> u16 {
        self.carrots
    }

    /// Salads each seat begins with.
    pub(crate) fn starting_salads(&self) -> u8 {
        self.setup.starting_salads()
    }

    /// How many runners there are.
    #[inline]
    pub(crate) fn all_runners(&self) -> usize {
        usize::from(self.setup.seats * self.runners)
    }

    /// A runner's number among all.
    #[inline]
    pub(super) fn number(&self, seat: u8, runner: Runner) -> usize {
        usize::from(seat) * usize::from(self.runners) + runner.index()
    }

    /// The numbers of a seat's runners.
    #[inline]
    pub(crate) fn numbers(&self, seat: u8) -> std::ops::Range<usize> {
        let first = self.number(seat, Runner::A);
        // A bound the compiler can see: lists have so many places.
        first.min(RUNNERS)..(first + usize::from(self.runners)).min(RUNNERS)
    }

    #[inline]
    pub(crate) fn has_finished(&self, state: &State, seat: u8) -> bool {
        // One runner is by far the most usual.
        if self.runners == 1 {
            return state.squares.get(usize::from(seat)) == Some(&GOAL);
        }
        state.squares[self.numbers(seat)].iter().all(|&square| square == GOAL)
    }

    /// Seats that are still in the race.
    pub(super) fn racing(&self, state: &State) -> usize {
        (0..self.setup.seats).filter(|&seat| !self.has_finished(state, seat)).count()
    }
}
