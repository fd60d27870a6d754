//! Realm, the deck-building game, in the registry.
//!
//! `content` reads the files, `setup` setups as people write them, `kingdoms` those that have a name, `drawing` those that are drawn, `place` positions, `agents` are the opponents whose
//! strategies are menus, `champions` those that were bred for kingdoms, `breeding` breeds such menus, `narrate` turns events into lines of a log, `primer` tells bots the cards, `bench`
//! measures, `truth` holds games against the win table. Rules, cards and menus live in the `dominion` crate.

pub mod agents;
mod bench;
pub mod breeding;
pub mod champions;
mod commands;
mod content;
mod drawing;
pub mod kingdoms;
mod narrate;
mod place;
mod primer;
mod setup;
pub mod truth;
mod variants;

pub use content::CARDS;
pub use drawing::{drawn, drawn_among};
pub use setup::Written;

use std::sync::Arc;

use dominion::{Action, Cards, Catalog, Dominion, Event, Setup, State, View};
use lab::roster::refused;
use lab::{
    AgentInfo, FilePart, GameInfo, GameModule, LabError, Length, Library, LogLine, NamedSetup, Problem, SetupFault,
};
use serde_json::Value;
use tabletop::{Agent, Game, Illegal, Seat, Turn};

/// Realm.
#[derive(Clone, Copy, Debug, Default)]
pub struct DominionModule;

impl DominionModule {
    /// The cards there are, read from `assets/dominion/cards.ron`.
    ///
    /// # Errors
    /// [`LabError::Input`] where the file cannot be read, or with every fault of it.
    pub fn catalog(self, library: &Library) -> Result<Catalog, LabError> {
        content::catalog(library)
    }

    /// Cards that somebody played at once, as one line of the log. `names` are the players', by seat.
    pub fn narrate_together(self, game: &Dominion, names: &[String], seat: Seat, cards: &Cards) -> Option<LogLine> {
        narrate::together(game, names, seat, cards)
    }
}

impl GameModule for DominionModule {
    type Game = Dominion;
    type Written = Written;

    fn info(&self) -> GameInfo {
        GameInfo {
            id: Dominion::ID,
            title: "Realm",
            idea: "Build a deck out of ten kinds of card, and turn it into provinces before the others do.",
            seats: 2..=4,
        }
    }

    fn agents(&self) -> Vec<AgentInfo> {
        agents::cards()
    }

    fn sentences(&self) -> &'static str {
        include_str!("../../../../../assets/sentences/dominion.ron")
    }

    fn stand_in(&self) -> &'static str {
        "bm1"
    }

    fn agent(&self, spec: &str) -> Result<Box<dyn Agent<Dominion>>, Problem> {
        agents::make(spec).map_err(|error| refused(spec, &error, &[]))
    }

    fn setup(&self) -> Written {
        Written::default()
    }

    fn variants(&self, library: &Library) -> Result<Vec<NamedSetup>, LabError> {
        variants::list(library)
    }

    fn resolve(&self, written: Written, library: &Library) -> Result<Setup, Vec<SetupFault>> {
        written.resolve(library)
    }

    fn with_seats(&self, setup: Setup, seats: usize) -> Setup {
        Setup { seats: u8::try_from(seats).unwrap_or(u8::MAX), ..setup }
    }

    fn rules(&self, setup: Setup, library: &Library) -> Result<Arc<Dominion>, Vec<SetupFault>> {
        let catalog = content::catalog(library).map_err(content::of_files)?;
        let rules = Dominion::new(setup, &catalog).map(Arc::new);
        rules.map_err(|faults| faults.iter().map(|fault| SetupFault::from_rules(fault.message())).collect())
    }

    fn place(&self, game: &Dominion, position: &mut FilePart<'_, '_>) -> Option<State> {
        place::read(game, position)
    }

    fn length(&self, _: &Dominion, state: &State) -> Length {
        let turns = state.players.iter().map(|player| u64::from(player.turns));
        let under_way = u64::from(!matches!(state.turn.phase, dominion::Phase::Over(_)));
        let finished: u64 = turns.clone().sum();
        let own = state.players.get(state.active.index()).map_or(0, |player| u64::from(player.turns));
        Length { rounds: turns.max().unwrap_or(0).max(own + under_way), turns: finished + under_way }
    }

    fn points(&self, game: &Dominion, state: &State, seat: Seat) -> Option<i64> {
        Some(game.score(state, seat).points.into())
    }

    /// Turns go round, so whoever has finished more of them than the seat before began; where all have finished as many, the seat whose
    /// turn it is begins a round.
    fn first_seat(&self, game: &Dominion, state: &State) -> Seat {
        let seats = state.players.len().max(1);
        let before = |index: usize| state.players[(index + seats - 1) % seats].turns;
        let ahead = (0..state.players.len()).find(|&index| state.players[index].turns > before(index));
        let index = match ahead {
            Some(index) => index,
            None if game.turn(state) == Turn::Over => (state.active.index() + 1) % seats,
            None => state.active.index(),
        };
        Seat(index as u8)
    }

    fn narrate(&self, game: &Dominion, names: &[String], event: &Event) -> Option<LogLine> {
        narrate::line(game, names, event)
    }

    fn check_view(game: &Dominion, view: &View) -> Result<(), Illegal> {
        game.check_view(view)
    }

    fn permits(game: &Dominion, view: &View, action: &Action) -> Result<(), Illegal> {
        game.permits(view, action)
    }

    /// A program that forfeits its move buys nothing, where it is asked nothing.
    fn concession(_: &Dominion, view: &View) -> Option<Action> {
        view.stack.is_empty().then_some(Action::EndTurn)
    }

    fn primer(game: &Dominion) -> Value {
        primer::describe(game)
    }
}

impl matches::MatchModule for DominionModule {}

/// Opponents differ by their menus, which are bred; there are no numbers to learn beside them.
impl training::train::TrainingModule for DominionModule {
    fn breeding(&self) -> Option<&dyn training::breed::Breeding> {
        Some(self)
    }
}
