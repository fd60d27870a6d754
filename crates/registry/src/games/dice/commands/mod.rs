//! What Alea brings to the command line: `balance`, and `mod` for mods, which are Alea's: `mods` reads it, `mod_stock` reads mods over what is shipped, `mod_check` checks them
//! and tells of them, `mod_package` deals with mods as one file.

mod balance;
mod mod_check;
mod mod_package;
mod mod_stock;
mod mods;

use lab::{LabError, Library, Problem};

use crate::command::{CommandModule, GameCommand};
use crate::games::DiceModule;
use crate::games::dice::{GauntletModule, Origin};

impl CommandModule for DiceModule {
    fn commands(&self) -> &'static [&'static dyn GameCommand] {
        &[&balance::BalanceCommand, &mods::ModsCommand]
    }

    fn examples(&self) -> &'static [(Option<&'static str>, &'static str)] {
        &[(None, "rubicon-lab balance dice"), (None, "rubicon-lab mod new my-mod")]
    }

    fn mod_warnings(&self, library: &Library) -> Result<Vec<Problem>, LabError> {
        let stock = self.stock(library)?;
        let mut warnings = stock.all_problems();
        for (stocked, change) in stock.conflicts() {
            if let Some(Origin::Mod(other)) = &change.replaces {
                let (winner, kind, id) = (&stocked.found.id, change.kind, &change.id);
                warnings.push(Problem::warning(format!(
                    "the {kind} '{id}' is in mods '{other}' and '{winner}'; that of '{winner}' is used"
                )));
            }
        }
        match stock.problems.is_empty() {
            true => Ok(warnings),
            false => Err(LabError::Input(stock.problems)),
        }
    }
}

/// Mods of the gauntlet are those of the duels, and are told of there.
impl CommandModule for GauntletModule {}
