//! What Fox Hunt brings to the command line: `odds`.

use super::FoxHuntModule;
use super::odds::OddsCommand;
use crate::command::{CommandModule, GameCommand};

impl CommandModule for FoxHuntModule {
    fn commands(&self) -> &'static [&'static dyn GameCommand] {
        &[&OddsCommand]
    }

    fn examples(&self) -> &'static [(Option<&'static str>, &'static str)] {
        &[
            (None, "rubicon-lab play fox_hunt --agents huntsman --seed 7"),
            (None, "rubicon-lab odds fox_hunt --position 'e5=3 c3=2 h8=4'"),
        ]
    }
}
