//! What fights of Alea tell the registry.

use std::sync::Arc;

use dice::agents::TurnGraph;
use dice::{Action, Alea, Content, Event, Innate, Setup, State};
use lab::{
    AgentInfo, GameInfo, GameModule, GraphShape, LabError, Length, Library, LogLine, NamedSetup, Problem, SetupFault,
};
use search::Graph;
use serde_json::Value;
use tabletop::{Agent, Game, Illegal, Seat, Think};

use super::content::Stock;
use super::duel::Duel;
use super::{agents, narrate, primer, variants};

/// Most nodes of a graph: more than anybody reads, and files stay small enough to open.
const MOST_NODES: usize = 20_000;

/// Alea: fights with dice and equipment.
#[derive(Clone, Copy, Debug, Default)]
pub struct DiceModule;

impl DiceModule {
    /// Cards, enemies and heroes of the library and of the mods in use, and what is wrong with those that were left out.
    ///
    /// # Errors
    /// [`LabError::Input`] where a shipped file cannot be read at all.
    pub fn stock(self, library: &Library) -> Result<Stock, LabError> {
        Stock::read(library)
    }

    /// The turn in `view` as the agent `spec` plans it, as a graph that can be played through; what was `played` is chosen in it. `None` where
    /// the agent plans none.
    ///
    /// # Errors
    /// There is no such agent.
    pub fn turn_graph(
        self,
        spec: &str,
        (game, view): (&Alea, &State),
        think: &Think<'_>,
        played: Option<Action>,
    ) -> Result<Option<TurnGraph>, Problem> {
        Ok(agents::planner(spec)?.map(|planner| planner.turn_graph(game, view, think, played, MOST_NODES)))
    }

    /// The content for setups: a fault in a card matters to those who carry it, and they are told.
    pub(super) fn sound(self, library: &Library) -> Result<Content, Vec<SetupFault>> {
        let stock = self.stock(library).map_err(LabError::problems);
        stock
            .map(|stock| stock.content)
            .map_err(|problems| problems.into_iter().map(|problem| SetupFault { field: None, problem }).collect())
    }
}

impl GameModule for DiceModule {
    type Game = Alea;
    type Written = Duel;

    fn info(&self) -> GameInfo {
        GameInfo {
            id: Alea::ID,
            title: "Alea",
            idea: "Duels with dice and equipment: whatever you roll must go somewhere.",
            seats: 2..=2,
        }
    }

    fn agents(&self) -> Vec<AgentInfo> {
        agents::list()
    }

    fn sentences(&self) -> &'static str {
        include_str!("../../../../../assets/sentences/dice.ron")
    }

    fn stand_in(&self) -> &'static str {
        agents::REFERENCE
    }

    fn agent(&self, spec: &str) -> Result<Box<dyn Agent<Alea>>, Problem> {
        agents::make(spec)
    }

    fn search_tree(&self, spec: &str, game: &Alea, view: &State, think: &Think<'_>) -> Result<Option<Graph>, Problem> {
        self.search_graph(spec, game, view, think, GraphShape::Merged)
    }

    fn search_graph(
        &self,
        spec: &str,
        game: &Alea,
        view: &State,
        think: &Think<'_>,
        shape: GraphShape,
    ) -> Result<Option<Graph>, Problem> {
        let plies = match shape {
            GraphShape::Merged => None,
            GraphShape::Tree(plies) => Some(plies),
        };
        Ok(agents::planner(spec)?.map(|planner| planner.graph(game, view, think, plies, MOST_NODES)))
    }

    fn setup(&self) -> Duel {
        Duel::default()
    }

    fn variants(&self, library: &Library) -> Result<Vec<NamedSetup>, LabError> {
        variants::duels(library)
    }

    fn resolve(&self, written: Duel, library: &Library) -> Result<Setup, Vec<SetupFault>> {
        written.resolve(&self.sound(library)?)
    }

    /// Two always fight; asking for more is refused by who asks.
    fn with_seats(&self, setup: Setup, _: usize) -> Setup {
        setup
    }

    fn rules(&self, setup: Setup, library: &Library) -> Result<Arc<Alea>, Vec<SetupFault>> {
        let rules = Alea::new(setup, self.sound(library)?.catalogue).map(Arc::new);
        rules.map_err(|errors| errors.iter().map(|error| SetupFault::from_rules(error.message())).collect())
    }

    fn length(&self, game: &Alea, state: &State) -> Length {
        let second = u64::from(state.active != self.first_seat(game, state));
        let rounds = u64::from(state.round);
        Length { rounds, turns: 2 * rounds.saturating_sub(1) + 1 + second }
    }

    /// HP.
    fn remains(&self, game: &Alea, state: &State) -> Vec<f64> {
        let share =
            |at: usize| f64::from(state.fighters[at].hp) / f64::from(game.combatants()[at].starting_hp().max(1));
        [0, 1].map(share).to_vec()
    }

    fn first_seat(&self, game: &Alea, _: &State) -> Seat {
        let [one, two] = game.combatants().each_ref().map(|fighter| fighter.has(Innate::GoesFirst));
        Seat(u8::from(two && !one))
    }

    fn narrate(&self, game: &Alea, names: &[String], event: &Event) -> Option<LogLine> {
        narrate::line(game.catalogue(), names, event)
    }

    fn check_view(game: &Alea, view: &State) -> Result<(), Illegal> {
        game.check_state(view)
    }

    fn permits(game: &Alea, view: &State, action: &Action) -> Result<(), Illegal> {
        game.validate(view, action)
    }

    fn concession(_: &Alea, _: &State) -> Option<Action> {
        Some(Action::EndTurn)
    }

    fn primer(game: &Alea) -> Value {
        primer::describe(game.catalogue())
    }
}

impl training::train::TrainingModule for DiceModule {}
