//! What Hare and Hedgehog brings to the command line: `tune` and `perft`.

mod perft;
mod tune;

use crate::command::{CommandModule, GameCommand};
use crate::games::HareModule;

impl CommandModule for HareModule {
    fn commands(&self) -> &'static [&'static dyn GameCommand] {
        &[&tune::TuneCommand, &perft::PerftCommand]
    }

    fn examples(&self) -> &'static [(Option<&'static str>, &'static str)] {
        &[
            (None, "rubicon-lab tune hare"),
            (None, "rubicon-lab perft hare"),
            (Some("endings"), "rubicon-lab endings hare"),
        ]
    }
}
