//! Flip Jungle in the registry.
//!
//! `narrate` says what events are in a log, `primer` tells bots what they need to know, `counted` is about lines of play and measures, `learning` says what can be learned, `puzzles` what is known exactly for
//! puzzles.

mod counted;
mod learning;
mod narrate;
mod primer;
mod puzzles;
mod variants;

use boards::catalog::AgentInfo;
use boards::flip_jungle::{Action, Event, FlipJungle, FlipJungleNotation, Setup, State, agents};
use lab::Length;
use lab::puzzle::PuzzleMaker;
use sentences::Phrases;
use tabletop::notation::Notation;
use tabletop::{Facts, Game, Illegal, Message, Seat};

use super::module::{BoardGame, BoardModule, in_turns};

/// What only Flip Jungle tells of itself.
#[derive(Clone, Copy, Debug, Default)]
pub struct FlipJungleBoard;

/// Flip Jungle.
pub type FlipJungleModule = BoardModule<FlipJungleBoard>;

/// Flip Jungle.
#[expect(non_upper_case_globals, reason = "a module of one value is called as its type, as those of all games are")]
pub const FlipJungleModule: FlipJungleModule = BoardModule::new();

impl BoardGame for FlipJungleBoard {
    type Game = FlipJungle;

    const TITLE: &'static str = "Flip Jungle";
    const IDEA: &'static str = "The animals of Jungle face down on sixteen squares, until somebody turns them over.";
    const STAND_IN: &'static str = "prowler@easy";
    const SENTENCES: &'static str = include_str!("../../../../../../assets/sentences/flip_jungle.ron");
    const TOGETHER: &'static [(&'static str, &'static str)] = &variants::TOGETHER;

    fn agents() -> &'static [AgentInfo<FlipJungle>] {
        agents::list()
    }

    fn notation() -> &'static dyn Notation<FlipJungle> {
        &FlipJungleNotation
    }

    fn rules(setup: Setup) -> Result<FlipJungle, Vec<Message>> {
        FlipJungle::new(setup).map_err(|faults| faults.iter().map(|fault| fault.message()).collect())
    }

    fn puzzles() -> Option<Box<dyn PuzzleMaker<FlipJungle>>> {
        Some(Box::<puzzles::FlipJunglePuzzles>::default())
    }

    fn length(_: &FlipJungle, state: &State) -> Length {
        in_turns(state.plies, state.end.is_some())
    }

    fn log() -> &'static Phrases {
        &narrate::LOG
    }

    fn occasion(_: &FlipJungle, names: &[String], event: &Event) -> Option<(&'static str, Facts)> {
        Some(narrate::occasion(names, event))
    }

    fn depth(event: &Event) -> u8 {
        u8::from(matches!(event, Event::Chose { .. }))
    }

    fn check_view(game: &FlipJungle, view: &State) -> Result<(), Illegal> {
        game.check_state(view)
    }

    fn permits(game: &FlipJungle, view: &State, action: &Action) -> Result<(), Illegal> {
        game.validate(view, action)
    }

    /// Pieces left, open and face down.
    fn points(_: &FlipJungle, state: &State, seat: Seat) -> Option<i64> {
        let position = state.position();
        state.colour(seat).map(|colour| i64::from(position.living(colour)))
    }

    fn primer(game: &FlipJungle) -> serde_json::Value {
        primer::describe(game)
    }
}
