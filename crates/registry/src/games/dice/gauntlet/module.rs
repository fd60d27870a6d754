//! What the gauntlet tells the registry.

use std::sync::Arc;

use dice::gauntlet::{Action, Gauntlet, Setup, State, Traveller};
use lab::{
    AgentInfo, GameInfo, GameModule, GraphShape, LabError, Length, Library, LogLine, NamedSetup, Problem, SetupFault,
};
use search::Graph;
use serde_json::Value;
use tabletop::{Agent, Game, Illegal, Seat, Think};

use super::super::duel::HERO;
use super::super::{DiceModule, agents, primer, variants};
use super::journey::Journey;
use super::narrate;

/// The gauntlet: a run of fights with choices between them. The first seat is the hero's, the second plays every enemy.
#[derive(Clone, Copy, Debug, Default)]
pub struct GauntletModule;

impl GameModule for GauntletModule {
    type Game = Gauntlet;
    type Written = Journey;

    fn info(&self) -> GameInfo {
        GameInfo {
            id: Gauntlet::ID,
            title: "Alea: the Gauntlet",
            idea: "A run of duels with choices between them, and a boss at its end.",
            seats: 2..=2,
        }
    }

    fn agents(&self) -> Vec<AgentInfo> {
        agents::list()
    }

    fn sentences(&self) -> &'static str {
        include_str!("../../../../../../assets/sentences/dice.ron")
    }

    fn stand_in(&self) -> &'static str {
        agents::REFERENCE
    }

    fn agent(&self, spec: &str) -> Result<Box<dyn Agent<Gauntlet>>, Problem> {
        Ok(Box::new(Traveller::new(agents::make(spec)?, agents::shipped_points())))
    }

    fn search_tree(
        &self,
        spec: &str,
        game: &Gauntlet,
        view: &State,
        think: &Think<'_>,
    ) -> Result<Option<Graph>, Problem> {
        self.search_graph(spec, game, view, think, GraphShape::Merged)
    }

    /// The turn of the fight under way; choices between fights are weighed, not searched.
    fn search_graph(
        &self,
        spec: &str,
        game: &Gauntlet,
        view: &State,
        think: &Think<'_>,
        shape: GraphShape,
    ) -> Result<Option<Graph>, Problem> {
        match (&view.fight, game.fight(view)) {
            (Some(fight), Some(duel)) => DiceModule.search_graph(spec, &duel, fight, think, shape),
            _ => Ok(None),
        }
    }

    fn setup(&self) -> Journey {
        Journey::default()
    }

    fn variants(&self, library: &Library) -> Result<Vec<NamedSetup>, LabError> {
        variants::gauntlets(library)
    }

    fn resolve(&self, written: Journey, library: &Library) -> Result<Setup, Vec<SetupFault>> {
        written.resolve(&DiceModule.sound(library)?)
    }

    /// Two always play; asking for more is refused by who asks.
    fn with_seats(&self, setup: Setup, _: usize) -> Setup {
        setup
    }

    fn rules(&self, setup: Setup, library: &Library) -> Result<Arc<Gauntlet>, Vec<SetupFault>> {
        let content = Arc::new(DiceModule.sound(library)?);
        Gauntlet::new(setup, content)
            .map(Arc::new)
            .map_err(|errors| errors.iter().map(|error| SetupFault::from_rules(error.message())).collect())
    }

    /// A round is a fight, a turn one that the hero has ended; in a duel by itself they are those of the fight.
    fn length(&self, game: &Gauntlet, state: &State) -> Length {
        if let (Some(duel), Some(fight)) = (game.as_duel(), &state.fight) {
            return DiceModule.length(duel, fight);
        }
        Length { rounds: u64::from(state.layer) + u64::from(state.way.is_some()), turns: state.tally.turns.into() }
    }

    fn first_seat(&self, game: &Gauntlet, state: &State) -> Seat {
        match (game.as_duel(), &state.fight) {
            (Some(duel), Some(fight)) => DiceModule.first_seat(duel, fight),
            _ => HERO,
        }
    }

    fn narrate(&self, game: &Gauntlet, names: &[String], event: &dice::gauntlet::Event) -> Option<LogLine> {
        narrate::line(game, names, event)
    }

    fn check_view(game: &Gauntlet, view: &State) -> Result<(), Illegal> {
        game.check_state(view)
    }

    fn permits(game: &Gauntlet, view: &State, action: &Action) -> Result<(), Illegal> {
        game.validate(view, action)
    }

    /// In a fight its turn is ended; between fights the rules draw a choice.
    fn concession(_: &Gauntlet, view: &State) -> Option<Action> {
        view.fight.is_some().then_some(Action::Fight(dice::Action::EndTurn))
    }

    fn primer(game: &Gauntlet) -> Value {
        primer::describe(&game.content().catalogue)
    }
}

impl training::train::TrainingModule for GauntletModule {}
