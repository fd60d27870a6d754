//! What all board games without secrets have: `perft` on the command line, and figures of counting, searching and deciding.

use lab::{LabError, Library};
use matches::bench::{Bench, BenchModule};
use tabletop::Game;

use super::figures::{Measured, decisions, lines, positions};
use super::module::{BoardGame, BoardModule, SetupOf, StateOf};
use super::perft::{Perft, PerftCommand};
use crate::command::{CommandModule, GameCommand};

/// A board game without secrets, whose lines of play are counted.
pub(super) trait Counted: BoardGame {
    /// Examples for the help of every command: the command, none for the whole program, and the line to be typed.
    const EXAMPLES: &'static [(Option<&'static str>, &'static str)];
    /// What the help of `perft` says, examples among it.
    const PERFT: &'static str;
    /// Positions to count and to search from.
    const POSITIONS: &'static [Measured];
    /// The opponent that searches, and how many positions a second it is to evaluate.
    const SEARCHES: (&'static str, f64);
    /// Opponents in whole games, and how many milliseconds each may take for a decision.
    const DECIDES: &'static [(&'static str, f64)];
    /// Its commands.
    const COMMANDS: &'static [&'static dyn GameCommand] = &[&PerftCommand(BoardModule::<Self>::new())];

    /// How many lines of `depth` plies there are from a position in which a seat is to act.
    fn perft(game: &Self::Game, state: &StateOf<Self>, depth: u32) -> u64;
}

impl<B: Counted> Perft for BoardModule<B> {
    const EXAMPLES: &'static str = B::PERFT;

    fn perft(game: &B::Game, state: &StateOf<B>, depth: u32) -> u64 {
        B::perft(game, state, depth)
    }
}

impl<B: Counted> CommandModule for BoardModule<B> {
    fn commands(&self) -> &'static [&'static dyn GameCommand] {
        B::COMMANDS
    }

    fn examples(&self) -> &'static [(Option<&'static str>, &'static str)] {
        B::EXAMPLES
    }
}

impl<B> BenchModule for BoardModule<B>
where
    B: Counted<Game: Game<View = StateOf<B>>>,
{
    fn bench(&self, _: &Library, bench: &mut Bench<'_>) -> Result<(), LabError> {
        let game = B::rules(SetupOf::<B>::default()).map_err(|faults| LabError::System(format!("{faults:?}")))?;
        for measured in B::POSITIONS {
            lines(self, &game, measured, bench)?;
            positions(self, &game, B::SEARCHES.0, (measured, B::SEARCHES.1), bench)?;
        }
        B::DECIDES.iter().try_for_each(|decides| decisions(self, &game, *decides, bench))
    }
}
