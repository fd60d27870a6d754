//! Jungle in the registry.
//!
//! `narrate` turns events into lines of a log, `primer` tells bots what they need to know, `bench` measures, `learning` says what can be learned, `puzzles` what is known exactly for
//! puzzles, `commands` are those of the command line.

mod bench;
mod commands;
mod learning;
mod narrate;
mod primer;
mod puzzles;
mod variants;

use std::sync::Arc;

use boards::jungle::{Action, Event, Jungle, JungleNotation, Setup, Side, State, agents};
use lab::puzzle::PuzzleMaker;
use lab::roster::refused;
use lab::{
    AgentInfo, GameInfo, GameModule, LabError, Length, Library, LogLine, NamedSetup, Problem, SetupFault, named_setups,
};
use tabletop::notation::Notation;
use tabletop::{Agent, Facts, Game, Illegal, Seat};

use super::cards::cards;

/// Jungle.
#[derive(Clone, Copy, Debug, Default)]
pub struct JungleModule;

impl JungleModule {
    /// What an event is in the files of what may be said of a game, such as `jungle-log.ron`, and the facts their conditions are about. `names` are the players', by
    /// seat.
    pub fn occasion(self, names: &[String], event: &Event) -> (&'static str, Facts) {
        narrate::occasion(names, event)
    }
}

impl GameModule for JungleModule {
    type Game = Jungle;
    type Written = Setup;

    fn info(&self) -> GameInfo {
        GameInfo {
            id: Jungle::ID,
            title: "Jungle",
            idea: "Dou Shou Qi: eight animals a side, two lakes between them, and a den to be entered.",
            seats: 2..=2,
        }
    }

    fn agents(&self) -> Vec<AgentInfo> {
        cards(agents::list())
    }

    fn sentences(&self) -> &'static str {
        include_str!("../../../../../../assets/sentences/jungle.ron")
    }

    fn stand_in(&self) -> &'static str {
        "tracker@easy"
    }

    fn agent(&self, spec: &str) -> Result<Box<dyn Agent<Jungle>>, Problem> {
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

    fn rules(&self, setup: Setup, _: &Library) -> Result<Arc<Jungle>, Vec<SetupFault>> {
        let rules = Jungle::new(setup).map(Arc::new);
        rules.map_err(|faults| faults.iter().map(|fault| SetupFault::from_rules(fault.message())).collect())
    }

    fn notation(&self) -> Option<&'static dyn Notation<Jungle>> {
        Some(&JungleNotation)
    }

    fn puzzles(&self) -> Option<Box<dyn PuzzleMaker<Jungle>>> {
        Some(Box::<puzzles::JunglePuzzles>::default())
    }

    fn length(&self, _: &Jungle, state: &State) -> Length {
        let plies = u64::from(state.plies);
        let begun = u64::from(state.end.is_none());
        Length { rounds: (plies + begun).div_ceil(2), turns: plies + begun }
    }

    fn narrate(&self, _: &Jungle, names: &[String], event: &Event) -> Option<LogLine> {
        narrate::line(names, event)
    }

    fn check_view(game: &Jungle, view: &State) -> Result<(), Illegal> {
        game.check_state(view)
    }

    fn permits(game: &Jungle, view: &State, action: &Action) -> Result<(), Illegal> {
        game.validate(view, action)
    }

    /// Animals left.
    fn points(&self, _: &Jungle, state: &State, seat: Seat) -> Option<i64> {
        let side = Side::ALL.get(seat.index())?;
        Some(i64::from(state.board.of(*side).len()))
    }

    fn primer(game: &Jungle) -> serde_json::Value {
        primer::describe(game)
    }
}

impl matches::MatchModule for JungleModule {}
