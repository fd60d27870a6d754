//! Jungle in the registry.
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
use boards::jungle::{Action, Event, Jungle, JungleNotation, Setup, Side, State, agents};
use lab::Length;
use lab::puzzle::PuzzleMaker;
use sentences::Phrases;
use tabletop::notation::Notation;
use tabletop::{Facts, Game, Illegal, Message, Seat};

use super::module::{BoardGame, BoardModule, in_turns};

/// What only Jungle tells of itself.
#[derive(Clone, Copy, Debug, Default)]
pub struct JungleBoard;

/// Jungle.
pub type JungleModule = BoardModule<JungleBoard>;

/// Jungle.
#[expect(non_upper_case_globals, reason = "a module of one value is called as its type, as those of all games are")]
pub const JungleModule: JungleModule = BoardModule::new();

impl BoardGame for JungleBoard {
    type Game = Jungle;

    const TITLE: &'static str = "Jungle";
    const IDEA: &'static str = "Dou Shou Qi: eight animals a side, two lakes between them, and a den to be entered.";
    const STAND_IN: &'static str = "tracker@easy";
    const SENTENCES: &'static str = include_str!("../../../../../../assets/sentences/jungle.ron");
    const TOGETHER: &'static [(&'static str, &'static str)] = &variants::TOGETHER;

    fn agents() -> &'static [AgentInfo<Jungle>] {
        agents::list()
    }

    fn notation() -> &'static dyn Notation<Jungle> {
        &JungleNotation
    }

    fn rules(setup: Setup) -> Result<Jungle, Vec<Message>> {
        Jungle::new(setup).map_err(|faults| faults.iter().map(|fault| fault.message()).collect())
    }

    fn puzzles() -> Option<Box<dyn PuzzleMaker<Jungle>>> {
        Some(Box::<puzzles::JunglePuzzles>::default())
    }

    fn length(_: &Jungle, state: &State) -> Length {
        in_turns(state.plies, state.end.is_some())
    }

    fn log() -> &'static Phrases {
        &narrate::LOG
    }

    fn occasion(_: &Jungle, names: &[String], event: &Event) -> Option<(&'static str, Facts)> {
        Some(narrate::occasion(names, event))
    }

    fn check_view(game: &Jungle, view: &State) -> Result<(), Illegal> {
        game.check_state(view)
    }

    fn permits(game: &Jungle, view: &State, action: &Action) -> Result<(), Illegal> {
        game.validate(view, action)
    }

    /// Animals left.
    fn points(_: &Jungle, state: &State, seat: Seat) -> Option<i64> {
        let side = Side::ALL.get(seat.index())?;
        Some(i64::from(state.board.of(*side).len()))
    }

    fn primer(game: &Jungle) -> serde_json::Value {
        primer::describe(game)
    }
}
