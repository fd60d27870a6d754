//! What a player asks for on the panels of any table.

use crate::{
    settings::Speed,
    table::{recap::RecapAsk, replay::ReplayAsk, why::WhyAsk},
};

/// What a player asks for on the panels of any table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum TableAsk {
    /// Show moves at this speed.
    Speed(Speed),
    /// Open the menu.
    Menu,
    /// Lift the curtain.
    TakeSeat,
    /// Accept the draw that a person at this screen is offered, or decline it.
    AnswerDraw(bool),
    /// Tell why what a line of the log says was done, where that may be read; by its step.
    Recall(usize),
    /// What is asked for where it is told what others did.
    Recap(RecapAsk),
    /// What is asked for in the dock of a replay.
    Replay(ReplayAsk),
    /// What is asked for in the why panel.
    Reason(WhyAsk),
}
