//! Conquest in the registry.
//!
//! `maps` finds maps, those of mods too, `narrate` tells what events are occasions for and turns them into lines of a log, `primer` tells bots the
//! map, `bench` measures, `personas` are the characters over the opponents, `rungs` the ladder of levels, `seating` who is meant by a name, `style`
//! measures how somebody plays, and `learning` says what can be trained. Rules and opponents live in the `risk` crate.

mod bench;
mod commands;
mod learning;
pub mod maps;
pub mod narrate;
pub mod personas;
mod primer;
pub mod rungs;
mod seating;
mod statistic;
pub mod style;
mod variants;

use std::sync::Arc;

use lab::{
    AgentInfo, GameInfo, GameModule, LabError, Length, Library, LogLine, NamedSetup, OptionInfo, Persona, Problem,
    Rung, SetupFault, named_setups,
};
use personas::personas;
use risk::{Action, Event, Phase, Risk, Setup, State, View, agents};
use rungs::rungs;
use search::Graph;
use seating::{made, played, unseated};
use serde_json::Value;
use tabletop::agent_spec::Level;
use tabletop::{Agent, Game, Illegal, Seat, Think};

/// Conquest.
#[derive(Clone, Copy, Debug, Default)]
pub struct RiskModule;

impl GameModule for RiskModule {
    type Game = Risk;
    type Written = Setup;

    fn info(&self) -> GameInfo {
        GameInfo {
            id: Risk::ID,
            title: "Conquest",
            idea: "The classic game of armies on a world map: reinforce, attack, fortify.",
            seats: 2..=risk::MAX_SEATS,
        }
    }

    fn agents(&self) -> Vec<AgentInfo> {
        agents::list().iter().map(card).collect()
    }

    fn personas(&self) -> Vec<Persona> {
        personas().iter().map(|persona| persona.card.clone()).collect()
    }

    fn rungs(&self) -> Vec<Rung> {
        rungs().to_vec()
    }

    fn sentences(&self) -> &'static str {
        include_str!("../../../../../assets/sentences/risk.ron")
    }

    fn stand_in(&self) -> &'static str {
        "sentinel"
    }

    fn agent(&self, spec: &str) -> Result<Box<dyn Agent<Risk>>, Problem> {
        made(played(spec)?)
    }

    fn search_tree(&self, spec: &str, game: &Risk, view: &View, think: &Think<'_>) -> Result<Option<Graph>, Problem> {
        let spec = played(spec)?;
        agents::search_tree(spec, game, view, think).map_err(|error| unseated(spec, &error))
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
        Setup { seats: u8::try_from(seats).unwrap_or(u8::MAX), ..setup }
    }

    fn rules(&self, setup: Setup, library: &Library) -> Result<Arc<Risk>, Vec<SetupFault>> {
        let map = maps::map(&setup.map, library).map_err(LabError::problems);
        let in_map = |problem| SetupFault { field: Some("map".to_owned()), problem };
        let map = map.map_err(|problems| problems.into_iter().map(in_map).collect::<Vec<_>>())?;
        let rules = Risk::new(setup, map).map(Arc::new);
        rules.map_err(|errors| errors.iter().map(|error| SetupFault::from_rules(error.message())).collect())
    }

    fn length(&self, game: &Risk, state: &State) -> Length {
        let board = &state.board;
        let seats = game.seats() as u64;
        let offset = |seat: Seat| (u64::from(seat.0) + seats - u64::from(board.first.0)) % seats;
        let turns = |seat: Seat| -> u64 {
            let (round, last) = match board.fallen.iter().find(|fallen| fallen.seat == seat) {
                Some(fallen) => (u64::from(fallen.round), offset(fallen.by)),
                None => (u64::from(board.round), offset(board.active)),
            };
            round.saturating_sub(u64::from(offset(seat) > last))
        };
        Length { rounds: board.round.into(), turns: Seat::all(game.seats()).map(turns).sum() }
    }

    fn first_seat(&self, _: &Risk, state: &State) -> Seat {
        state.board.first
    }

    fn narrate(&self, game: &Risk, names: &[String], event: &Event) -> Option<LogLine> {
        narrate::line(game.map(), names, &event.kind)
    }

    fn check_view(game: &Risk, view: &View) -> Result<(), Illegal> {
        game.check_view(view)
    }

    fn permits(game: &Risk, view: &View, action: &Action) -> Result<(), Illegal> {
        game.check(view, action)
    }

    fn concession(_: &Risk, view: &View) -> Option<Action> {
        matches!(view.board.phase, Phase::Attack | Phase::Fortify).then_some(Action::EndTurn)
    }

    /// In its attacks a turn is more than one move: a slip costs the attack.
    fn asked_again(_: &Risk, view: &View) -> Option<u64> {
        let board = &view.board;
        (board.phase == Phase::Attack).then(|| u64::from(board.round) << 8 | board.active.index() as u64)
    }

    fn primer(game: &Risk) -> Value {
        primer::describe(game.map())
    }
}

impl matches::MatchModule for RiskModule {}

fn card(info: &agents::AgentInfo) -> AgentInfo {
    let settings = info.settings.iter().chain(info.manner()).map(|&(name, meaning)| choice(name, meaning, false));
    let learned = learning::setting(info.id);
    AgentInfo {
        name: info.id.to_owned(),
        title: info.name.to_owned(),
        persona: info.persona.to_owned(),
        idea: info.summary.to_owned(),
        method: info.method.to_owned(),
        levels: info.levels.iter().map(level).collect(),
        settings: settings.chain(learned).collect(),
    }
}

fn level(level: &Level) -> OptionInfo {
    choice(level.id, level.summary, level.usual)
}

fn choice(name: &str, meaning: &str, usual: bool) -> OptionInfo {
    OptionInfo { name: name.to_owned(), meaning: meaning.to_owned(), usual }
}
