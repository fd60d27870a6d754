//! A program in a seat of one game, and what is known of it meanwhile.

use std::collections::VecDeque;
use std::marker::PhantomData;
use std::sync::Arc;

use lab::GameModule;
use lab::seats::{Account, Program};
use tabletop::{Decision, Game, Seat};

use crate::pool::ProcessPool;
use crate::process::Process;

pub(super) type Action<M> = <<M as GameModule>::Game as Game>::Action;
pub(super) type View<M> = <<M as GameModule>::Game as Game>::View;
pub(super) type Event<M> = <<M as GameModule>::Game as Game>::Event;

/// What a program and its host have agreed on.
#[derive(Clone, Copy, Debug)]
pub(super) struct Accord {
    /// The version of the protocol.
    pub(super) protocol: u32,
    /// Whether the program wants events.
    pub(super) events: bool,
    /// Whether its process plays many games.
    pub(super) many: bool,
}

/// A program in a seat of one game.
pub(super) struct Outsider<M: GameModule> {
    pub(super) spec: String,
    pub(super) program: Program,
    pub(super) title: String,
    pub(super) seat: Seat,
    pub(super) account: Arc<Account>,
    pub(super) pool: ProcessPool,
    pub(super) process: Option<Process>,
    /// While the process has not answered its hello: how many lines meant for the game before may still come first.
    pub(super) unanswered: Option<usize>,
    /// What the program said of itself; unknown before it was started.
    pub(super) accord: Option<Accord>,
    /// Everything observed, so that a program that is started (again) hears of it too; of a program that wants no events, the last
    /// since it was asked.
    pub(super) events: VecDeque<Event<M>>,
    /// Those of them it was told.
    pub(super) told: usize,
    /// Whether it has heard that the game is over.
    pub(super) over: bool,
    /// Requests made.
    pub(super) asked: u64,
    pub(super) forfeited_in_a_row: u32,
    /// The turn in which it was asked again last, as the game numbers it, and the moves it has forfeited there.
    pub(super) turn: (u64, u32),
    /// Whether it ever answered in this game.
    pub(super) answered: bool,
    /// What it decided when it was asked what it declares: a request is for both.
    pub(super) decided: Option<Decision<Action<M>>>,
    /// Whether it is asked no more.
    pub(super) given_up: bool,
    pub(super) module: PhantomData<fn() -> M>,
}

impl<M: GameModule> Outsider<M> {
    pub(super) fn new(spec: &str, program: Program, seat: Seat, account: Arc<Account>, pool: ProcessPool) -> Self {
        Self {
            spec: spec.to_owned(),
            title: program.title(),
            given_up: !pool.admits(spec),
            program,
            seat,
            account,
            pool,
            process: None,
            unanswered: None,
            accord: None,
            events: VecDeque::new(),
            told: 0,
            over: false,
            asked: 0,
            forfeited_in_a_row: 0,
            turn: (0, 0),
            answered: false,
            decided: None,
            module: PhantomData,
        }
    }
}
