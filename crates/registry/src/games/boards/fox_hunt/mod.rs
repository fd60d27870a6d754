//! Fox Hunt in the registry.
//!
//! `narrate` says what events are in a log, `primer` tells bots what they need to know, `bench` measures, `commands` are those of the command line. Its hunters have nothing to learn: two
//! hunters never meet, and the one number that could be learned is measured in docs/boards.md.

mod bench;
mod commands;
mod narrate;
mod odds;
mod primer;
mod variants;

use std::ops::RangeInclusive;

use boards::catalog::AgentInfo;
use boards::fox_hunt::{Action, Event, FoxHunt, FoxHuntNotation, Setup, State, View, agents};
use lab::Length;
use sentences::Phrases;
use tabletop::notation::Notation;
use tabletop::{Facts, Game, Illegal, Message, Seat};

use super::module::{BoardGame, BoardModule};

/// What only Fox Hunt tells of itself.
#[derive(Clone, Copy, Debug, Default)]
pub struct FoxHuntBoard;

/// Fox Hunt.
pub type FoxHuntModule = BoardModule<FoxHuntBoard>;

/// Fox Hunt.
#[expect(non_upper_case_globals, reason = "a module of one value is called as its type, as those of all games are")]
pub const FoxHuntModule: FoxHuntModule = BoardModule::new();

impl BoardGame for FoxHuntBoard {
    type Game = FoxHunt;

    const TITLE: &'static str = "Fox Hunt";
    const IDEA: &'static str =
        "Foxes hide on a board, and every shot that misses tells how many lie on its eight rays: a game for one.";
    const SEATS: RangeInclusive<usize> = 1..=1;
    const STAND_IN: &'static str = "huntsman@easy";
    const SENTENCES: &'static str = include_str!("../../../../../../assets/sentences/fox_hunt.ron");
    const TOGETHER: &'static [(&'static str, &'static str)] = &variants::TOGETHER;

    fn agents() -> &'static [AgentInfo<FoxHunt>] {
        agents::list()
    }

    fn notation() -> &'static dyn Notation<FoxHunt> {
        &FoxHuntNotation
    }

    fn rules(setup: Setup) -> Result<FoxHunt, Vec<Message>> {
        FoxHunt::new(setup).map_err(|faults| faults.iter().map(|fault| fault.message()).collect())
    }

    fn length(game: &FoxHunt, state: &State) -> Length {
        let shots = state.shots.len() as u64 + u64::from(game.standing(state).is_none());
        Length { rounds: shots, turns: shots }
    }

    fn log() -> &'static Phrases {
        &narrate::LOG
    }

    fn occasion(_: &FoxHunt, names: &[String], event: &Event) -> Option<(&'static str, Facts)> {
        narrate::occasion(names, event)
    }

    fn check_view(game: &FoxHunt, view: &View) -> Result<(), Illegal> {
        game.check_view(view)
    }

    fn permits(game: &FoxHunt, view: &View, action: &Action) -> Result<(), Illegal> {
        game.permits(view, *action)
    }

    /// Squares left alone so far, which are the score in the end.
    fn points(game: &FoxHunt, state: &State, _: Seat) -> Option<i64> {
        Some(i64::from(game.ground().len()) - state.shots.len() as i64)
    }

    fn primer(game: &FoxHunt) -> serde_json::Value {
        primer::describe(game)
    }
}

impl training::train::TrainingModule for FoxHuntModule {}
