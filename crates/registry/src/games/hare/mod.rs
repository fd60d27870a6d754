//! Hare and Hedgehog in the registry.
//!
//! `narrate` tells what events are occasions for and turns them into lines of a log, `perft` counts lines of play, `primer` tells bots the board, `place` reads positions as people write them, `studies`
//! are those with a judgement, `tune` and `learning` say what can be learned from studies and by play, `bench` measures. Rules and opponents live in the `hare` crate.

mod bench;
mod commands;
mod learning;
mod narrate;
pub mod perft;
mod place;
mod plateau;
mod primer;
pub mod studies;
pub mod tune;
mod variants;

use std::sync::Arc;

use hare::{Action, Event, Hare, HareNotation, Setup, State, View, agents};
use lab::roster::refused;
use lab::{
    AgentInfo, FilePart, GameInfo, GameModule, LabError, Length, Library, LogLine, NamedSetup, OptionInfo, Problem,
    SetupFault, named_setups,
};
use serde_json::Value;
use tabletop::agent_spec::Level;
use tabletop::notation::Notation;
use tabletop::{Agent, Facts, Game, Illegal, Seat};

/// Hare and Hedgehog.
#[derive(Clone, Copy, Debug, Default)]
pub struct HareModule;

impl HareModule {
    /// What an event is in the files of what may be said of a race, such as `hare-log.ron`, and the facts their conditions are about.
    /// `names` are the players', by seat.
    pub fn occasion(self, game: &Hare, names: &[String], event: &Event) -> (&'static str, Facts) {
        narrate::occasion(game, names, event)
    }
}

impl GameModule for HareModule {
    type Game = Hare;
    type Written = Setup;

    fn info(&self) -> GameInfo {
        GameInfo {
            id: Hare::ID,
            title: "Hare and Hedgehog",
            idea: "David Parlett's race, in which carrots pay for every step and nobody may come home with too many.",
            seats: 2..=6,
        }
    }

    fn agents(&self) -> Vec<AgentInfo> {
        agents::list().iter().map(card).collect()
    }

    fn sentences(&self) -> &'static str {
        include_str!("../../../../../assets/sentences/hare.ron")
    }

    fn stand_in(&self) -> &'static str {
        "sprinter"
    }

    fn agent(&self, spec: &str) -> Result<Box<dyn Agent<Hare>>, Problem> {
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

    fn with_seats(&self, setup: Setup, seats: usize) -> Setup {
        let runners = setup.runners;
        setup.seated(u8::try_from(seats).unwrap_or(u8::MAX), runners)
    }

    fn rules(&self, setup: Setup, _: &Library) -> Result<Arc<Hare>, Vec<SetupFault>> {
        let rules = Hare::new(setup).map(Arc::new);
        rules.map_err(|faults| faults.iter().map(|fault| SetupFault::from_rules(fault.message())).collect())
    }

    fn place(&self, game: &Hare, position: &mut FilePart<'_, '_>) -> Option<State> {
        place::read(game, position)
    }

    fn notation(&self) -> Option<&'static dyn Notation<Hare>> {
        Some(&HareNotation)
    }

    /// A turn is one for every seat that still raced, whether it was missed or not.
    fn length(&self, game: &Hare, state: &State) -> Length {
        let rounds = u64::from(state.round());
        let turns = (rounds - 1) * game.seats() as u64 + u64::from(state.mover().0) + 1;
        Length { rounds, turns }
    }

    fn first_seat(&self, _: &Hare, _: &State) -> Seat {
        Seat(0)
    }

    fn narrate(&self, game: &Hare, names: &[String], event: &Event) -> Option<LogLine> {
        narrate::line(game, names, event)
    }

    fn check_view(game: &Hare, view: &View) -> Result<(), Illegal> {
        game.check_view(view)
    }

    fn permits(game: &Hare, view: &View, action: &Action) -> Result<(), Illegal> {
        game.validate(view.seen(), action)
    }

    fn primer(game: &Hare) -> Value {
        primer::describe(game)
    }
}

impl matches::MatchModule for HareModule {}

fn card(info: &agents::AgentInfo) -> AgentInfo {
    AgentInfo {
        name: info.id.to_owned(),
        title: info.name.to_owned(),
        persona: info.persona.to_owned(),
        idea: info.summary.to_owned(),
        method: info.method.to_owned(),
        levels: info.levels.iter().map(level).collect(),
        settings: info.settings.iter().map(|&(name, meaning)| choice(name, meaning, false)).collect(),
    }
}

fn level(level: &Level) -> OptionInfo {
    choice(level.id, level.summary, level.usual)
}

fn choice(name: &str, meaning: &str, usual: bool) -> OptionInfo {
    OptionInfo { name: name.to_owned(), meaning: meaning.to_owned(), usual }
}
