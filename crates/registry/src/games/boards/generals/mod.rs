//! The Game of the Generals and L'Attaque in the registry.
//!
//! `narrate` says what events are in a log, `primer` tells bots what they need to know, `bench` measures, `commands` are those of the command line, `learning` says what can be learned, `placements` finds ways to place an army.

mod bench;
mod commands;
mod learning;
mod narrate;
mod placements;
mod primer;
mod variants;

use boards::catalog::AgentInfo;
use boards::generals::{Action, Event, Generals, GeneralsNotation, Review, Setup, Side, State, View, agents};
use lab::Length;
use sentences::Phrases;
use tabletop::notation::Notation;
use tabletop::{Facts, Illegal, Message, Reviewer, Seat};

use super::module::{BoardGame, BoardModule, in_turns};

/// What only the Game of the Generals and L'Attaque tell of themselves.
#[derive(Clone, Copy, Debug, Default)]
pub struct GeneralsBoard;

/// The Game of the Generals and L'Attaque.
pub type GeneralsModule = BoardModule<GeneralsBoard>;

/// The Game of the Generals and L'Attaque.
#[expect(non_upper_case_globals, reason = "a module of one value is called as its type, as those of all games are")]
pub const GeneralsModule: GeneralsModule = BoardModule::new();

impl BoardGame for GeneralsBoard {
    type Game = Generals;

    const TITLE: &'static str = "Generals";
    const IDEA: &'static str =
        "Two armies whose ranks the other side does not see: an arbiter tells who survives, and nothing else.";
    const STAND_IN: &'static str = "marshal@easy";
    const SENTENCES: &'static str = include_str!("../../../../../../assets/sentences/generals.ron");
    const TOGETHER: &'static [(&'static str, &'static str)] = &variants::TOGETHER;

    fn agents() -> &'static [AgentInfo<Generals>] {
        agents::list()
    }

    fn notation() -> &'static dyn Notation<Generals> {
        &GeneralsNotation
    }

    fn rules(setup: Setup) -> Result<Generals, Vec<Message>> {
        Generals::new(setup).map_err(|faults| faults.iter().map(|fault| fault.message()).collect())
    }

    fn reviewer(_: &Generals, seat: Seat) -> Option<Box<dyn Reviewer<Generals>>> {
        Some(Box::new(Review::new(seat)))
    }

    fn length(_: &Generals, state: &State) -> Length {
        in_turns(state.plies, state.end.is_some())
    }

    fn log() -> &'static Phrases {
        &narrate::LOG
    }

    fn occasion(game: &Generals, names: &[String], event: &Event) -> Option<(&'static str, Facts)> {
        Some(narrate::occasion(game, names, event))
    }

    fn check_view(game: &Generals, view: &View) -> Result<(), Illegal> {
        game.check_view(view)
    }

    fn permits(game: &Generals, view: &View, action: &Action) -> Result<(), Illegal> {
        game.permits(view, action)
    }

    /// Pieces left, which everybody sees.
    fn points(_: &Generals, state: &State, seat: Seat) -> Option<i64> {
        let side = Side::ALL.get(seat.index())?;
        Some(state.army(*side).iter().filter(|piece| piece.at.is_some()).count() as i64)
    }

    fn primer(game: &Generals) -> serde_json::Value {
        primer::describe(game)
    }
}
