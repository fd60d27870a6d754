//! Banqi in the registry.
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

use boards::banqi::{Action, Banqi, BanqiNotation, Event, Setup, State, agents};
use lab::puzzle::PuzzleMaker;
use lab::roster::refused;
use lab::{
    AgentInfo, GameInfo, GameModule, LabError, Length, Library, LogLine, NamedSetup, Problem, SetupFault, named_setups,
};
use tabletop::notation::Notation;
use tabletop::{Agent, Facts, Game, Illegal, Seat};

use super::cards::cards;

/// Banqi.
#[derive(Clone, Copy, Debug, Default)]
pub struct BanqiModule;

impl BanqiModule {
    /// What an event is in the files of what may be said of a game, such as `banqi-log.ron`, and the facts their conditions are about. `names` are the players', by
    /// seat.
    pub fn occasion(self, names: &[String], event: &Event) -> (&'static str, Facts) {
        narrate::occasion(names, event)
    }
}

impl GameModule for BanqiModule {
    type Game = Banqi;
    type Written = Setup;

    fn info(&self) -> GameInfo {
        GameInfo {
            id: Banqi::ID,
            title: "Banqi",
            idea: "Chinese dark chess: every piece lies face down until somebody turns it over.",
            seats: 2..=2,
        }
    }

    fn agents(&self) -> Vec<AgentInfo> {
        cards(agents::list())
    }

    fn sentences(&self) -> &'static str {
        include_str!("../../../../../../assets/sentences/banqi.ron")
    }

    fn stand_in(&self) -> &'static str {
        "strategist@easy"
    }

    fn agent(&self, spec: &str) -> Result<Box<dyn Agent<Banqi>>, Problem> {
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

    fn rules(&self, setup: Setup, _: &Library) -> Result<Arc<Banqi>, Vec<SetupFault>> {
        let rules = Banqi::new(setup).map(Arc::new);
        rules.map_err(|faults| faults.iter().map(|fault| SetupFault::from_rules(fault.message())).collect())
    }

    fn notation(&self) -> Option<&'static dyn Notation<Banqi>> {
        Some(&BanqiNotation)
    }

    fn puzzles(&self) -> Option<Box<dyn PuzzleMaker<Banqi>>> {
        Some(Box::<puzzles::BanqiPuzzles>::default())
    }

    fn length(&self, _: &Banqi, state: &State) -> Length {
        let plies = u64::from(state.plies);
        let begun = u64::from(state.end.is_none());
        Length { rounds: (plies + begun).div_ceil(2), turns: plies + begun }
    }

    fn narrate(&self, _: &Banqi, names: &[String], event: &Event) -> Option<LogLine> {
        narrate::line(names, event)
    }

    fn check_view(game: &Banqi, view: &State) -> Result<(), Illegal> {
        game.check_state(view)
    }

    fn permits(game: &Banqi, view: &State, action: &Action) -> Result<(), Illegal> {
        game.validate(view, action)
    }

    /// Pieces left, open and face down.
    fn points(&self, _: &Banqi, state: &State, seat: Seat) -> Option<i64> {
        let position = state.position();
        state.colour(seat).map(|colour| i64::from(position.living(colour)))
    }

    fn primer(game: &Banqi) -> serde_json::Value {
        primer::describe(game)
    }
}

impl matches::MatchModule for BanqiModule {}
