//! Fox Hunt in the registry.
//!
//! `narrate` turns events into lines of a log, `primer` tells bots what they need to know, `bench` measures, `commands` are those of the command line. Its hunters have nothing to learn: two
//! hunters never meet, and the one number that could be learned is measured in docs/boards.md.

mod bench;
mod commands;
mod narrate;
mod odds;
mod primer;
mod variants;

use std::sync::Arc;

use boards::fox_hunt::{Action, Event, FoxHunt, FoxHuntNotation, Setup, State, View, agents};
use lab::roster::refused;
use lab::{
    AgentInfo, GameInfo, GameModule, LabError, Length, Library, LogLine, NamedSetup, Problem, SetupFault, named_setups,
};
use tabletop::notation::Notation;
use tabletop::{Agent, Facts, Game, Illegal, Seat};

use super::cards::cards;

/// Fox Hunt.
#[derive(Clone, Copy, Debug, Default)]
pub struct FoxHuntModule;

impl FoxHuntModule {
    /// What an event is in the files of what may be said of a game, such as `fox_hunt-log.ron`, and the facts their conditions are about; `None` where there is nothing to say. `names`
    /// are the players', by seat.
    pub fn occasion(self, names: &[String], event: &Event) -> Option<(&'static str, Facts)> {
        narrate::occasion(names, event)
    }
}

impl GameModule for FoxHuntModule {
    type Game = FoxHunt;
    type Written = Setup;

    fn info(&self) -> GameInfo {
        GameInfo {
            id: FoxHunt::ID,
            title: "Fox Hunt",
            idea: "Foxes hide on a board, and every shot that misses tells how many lie on its eight rays: a game for one.",
            seats: 1..=1,
        }
    }

    fn agents(&self) -> Vec<AgentInfo> {
        cards(agents::list())
    }

    fn sentences(&self) -> &'static str {
        include_str!("../../../../../../assets/sentences/fox_hunt.ron")
    }

    fn stand_in(&self) -> &'static str {
        "huntsman@easy"
    }

    fn agent(&self, spec: &str) -> Result<Box<dyn Agent<FoxHunt>>, Problem> {
        agents::make(spec).map_err(|error| refused(spec, &error, &[]))
    }

    fn setup(&self) -> Setup {
        Setup::default()
    }

    fn variants(&self, library: &Library) -> Result<Vec<NamedSetup>, LabError> {
        named_setups(self, library, &variants::TOGETHER)
    }

    fn resolve(&self, written: Setup, _: &Library) -> Result<Setup, Vec<SetupFault>> {
        Ok(written)
    }

    fn with_seats(&self, setup: Setup, _: usize) -> Setup {
        setup
    }

    fn rules(&self, setup: Setup, _: &Library) -> Result<Arc<FoxHunt>, Vec<SetupFault>> {
        let rules = FoxHunt::new(setup).map(Arc::new);
        rules.map_err(|faults| faults.iter().map(|fault| SetupFault::from_rules(fault.message())).collect())
    }

    fn notation(&self) -> Option<&'static dyn Notation<FoxHunt>> {
        Some(&FoxHuntNotation)
    }

    fn length(&self, game: &FoxHunt, state: &State) -> Length {
        let shots = state.shots.len() as u64 + u64::from(game.standing(state).is_none());
        Length { rounds: shots, turns: shots }
    }

    fn narrate(&self, _: &FoxHunt, names: &[String], event: &Event) -> Option<LogLine> {
        narrate::line(names, event)
    }

    fn check_view(game: &FoxHunt, view: &View) -> Result<(), Illegal> {
        game.check_view(view)
    }

    fn permits(game: &FoxHunt, view: &View, action: &Action) -> Result<(), Illegal> {
        game.permits(view, *action)
    }

    /// Squares left alone so far, which are the score in the end.
    fn points(&self, game: &FoxHunt, state: &State, _: Seat) -> Option<i64> {
        Some(i64::from(game.ground().len()) - state.shots.len() as i64)
    }

    fn primer(game: &FoxHunt) -> serde_json::Value {
        primer::describe(game)
    }
}

impl matches::MatchModule for FoxHuntModule {}

impl training::train::TrainingModule for FoxHuntModule {}
