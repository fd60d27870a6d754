//! What the Game of the Generals and L'Attaque bring to the command line: `views` and `placements`.

use super::GeneralsModule;
use super::placements::PlacementsCommand;
use crate::command::{CommandModule, GameCommand};
use crate::games::boards::views::{Views, ViewsCommand};

/// Its commands.
const COMMANDS: &[&dyn GameCommand] = &[&ViewsCommand(GeneralsModule::new()), &PlacementsCommand];

impl Views for GeneralsModule {
    const EXAMPLES: &'static str = "\
! is a piece of White's of unknown rank, ? one of Black's.

Examples:
  rubicon-lab views generals --position 'moves PGP1SPAP1/YTDB1CLKP/FYPMIJ3 PP1SJ1TAP/1MKI1CYFG/2PLPYPDB screen a3-a4'
  rubicon-lab views generals --position 'f8/9/9/4c4/4P4/9/9/8F w' --json";
}

impl CommandModule for GeneralsModule {
    fn commands(&self) -> &'static [&'static dyn GameCommand] {
        COMMANDS
    }

    fn examples(&self) -> &'static [(Option<&'static str>, &'static str)] {
        &[
            (None, "rubicon-lab play generals --agents marshal,grabber --seed 7"),
            (None, "rubicon-lab play generals --setup relative=attaque --agents marshal,grabber --seed 7"),
            (None, "rubicon-lab placements generals --candidates 16"),
            (None, "rubicon-lab views generals --position 'f8/9/9/4c4/4P4/9/9/8F w'"),
        ]
    }
}
