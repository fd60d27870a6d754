//! Banqi in the registry.
//!
//! `narrate` says what events are in a log, `primer` tells bots what they need to know, `counted` is about lines of play and measures, `learning` says what can be learned, `puzzles` what is known exactly for
//! puzzles.

mod counted;
mod learning;
mod narrate;
mod primer;
mod puzzles;
mod variants;

use boards::banqi::{Action, Banqi, BanqiNotation, Event, Setup, State, agents};
use boards::catalog::AgentInfo;
use lab::Length;
use lab::puzzle::PuzzleMaker;
use sentences::Phrases;
use tabletop::notation::Notation;
use tabletop::{Facts, Game, Illegal, Message, Seat};

use super::module::{BoardGame, BoardModule, in_turns};

/// What only Banqi tells of itself.
#[derive(Clone, Copy, Debug, Default)]
pub struct BanqiBoard;

/// Banqi.
pub type BanqiModule = BoardModule<BanqiBoard>;

/// Banqi.
#[expect(non_upper_case_globals, reason = "a module of one value is called as its type, as those of all games are")]
pub const BanqiModule: BanqiModule = BoardModule::new();

impl BoardGame for BanqiBoard {
    type Game = Banqi;

    const TITLE: &'static str = "Banqi";
    const IDEA: &'static str = "Chinese dark chess: every piece lies face down until somebody turns it over.";
    const STAND_IN: &'static str = "strategist@easy";
    const SENTENCES: &'static str = include_str!("../../../../../../assets/sentences/banqi.ron");
    const TOGETHER: &'static [(&'static str, &'static str)] = &variants::TOGETHER;

    fn agents() -> &'static [AgentInfo<Banqi>] {
        agents::list()
    }

    fn notation() -> &'static dyn Notation<Banqi> {
        &BanqiNotation
    }

    fn rules(setup: Setup) -> Result<Banqi, Vec<Message>> {
        Banqi::new(setup).map_err(|faults| faults.iter().map(|fault| fault.message()).collect())
    }

    fn puzzles() -> Option<Box<dyn PuzzleMaker<Banqi>>> {
        Some(Box::<puzzles::BanqiPuzzles>::default())
    }

    fn length(_: &Banqi, state: &State) -> Length {
        in_turns(state.plies, state.end.is_some())
    }

    fn log() -> &'static Phrases {
        &narrate::LOG
    }

    fn occasion(_: &Banqi, names: &[String], event: &Event) -> Option<(&'static str, Facts)> {
        Some(narrate::occasion(names, event))
    }

    fn depth(event: &Event) -> u8 {
        u8::from(matches!(event, Event::Chose { .. }))
    }

    fn check_view(game: &Banqi, view: &State) -> Result<(), Illegal> {
        game.check_state(view)
    }

    fn permits(game: &Banqi, view: &State, action: &Action) -> Result<(), Illegal> {
        game.validate(view, action)
    }

    /// Pieces left, open and face down.
    fn points(_: &Banqi, state: &State, seat: Seat) -> Option<i64> {
        let position = state.position();
        state.colour(seat).map(|colour| i64::from(position.living(colour)))
    }

    fn primer(game: &Banqi) -> serde_json::Value {
        primer::describe(game)
    }
}
