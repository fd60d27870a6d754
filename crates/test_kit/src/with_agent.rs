//! A game with an agent that only a test has.

use std::sync::Arc;

use lab::{AgentInfo, GameInfo, GameModule, Length, Library, LogLine, Problem, SetupFault};
use tabletop::notation::Notation;
use tabletop::{Agent, Game, Illegal};

/// A game in which `name` seats what `make` makes, beside all agents it has anyway.
pub struct WithAgent<M: GameModule> {
    /// The game.
    pub module: M,
    /// The agent's name.
    pub name: &'static str,
    /// Makes it.
    pub make: fn() -> Box<dyn Agent<M::Game>>,
}

type View<M> = <<M as GameModule>::Game as Game>::View;
type State<M> = <<M as GameModule>::Game as Game>::State;
type Setup<M> = <<M as GameModule>::Game as Game>::Setup;

impl<M: GameModule> GameModule for WithAgent<M> {
    type Game = M::Game;
    type Written = M::Written;

    fn info(&self) -> GameInfo {
        self.module.info()
    }
    fn agents(&self) -> Vec<AgentInfo> {
        self.module.agents()
    }
    fn sentences(&self) -> &'static str {
        self.module.sentences()
    }
    fn stand_in(&self) -> &'static str {
        self.module.stand_in()
    }
    fn agent(&self, spec: &str) -> Result<Box<dyn Agent<M::Game>>, Problem> {
        if spec == self.name { Ok((self.make)()) } else { self.module.agent(spec) }
    }
    fn setup(&self) -> M::Written {
        self.module.setup()
    }
    fn resolve(&self, written: M::Written, library: &Library) -> Result<Setup<M>, Vec<SetupFault>> {
        self.module.resolve(written, library)
    }
    fn with_seats(&self, setup: Setup<M>, seats: usize) -> Setup<M> {
        self.module.with_seats(setup, seats)
    }
    fn rules(&self, setup: Setup<M>, library: &Library) -> Result<Arc<M::Game>, Vec<SetupFault>> {
        self.module.rules(setup, library)
    }
    fn notation(&self) -> Option<&'static dyn Notation<M::Game>> {
        self.module.notation()
    }
    fn length(&self, game: &M::Game, state: &State<M>) -> Length {
        self.module.length(game, state)
    }
    fn narrate(&self, game: &M::Game, names: &[String], event: &<M::Game as Game>::Event) -> Option<LogLine> {
        self.module.narrate(game, names, event)
    }
    fn check_view(game: &M::Game, view: &View<M>) -> Result<(), Illegal> {
        M::check_view(game, view)
    }
    fn permits(game: &M::Game, view: &View<M>, action: &<M::Game as Game>::Action) -> Result<(), Illegal> {
        M::permits(game, view, action)
    }
}
