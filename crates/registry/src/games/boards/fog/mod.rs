//! Chess and its relatives in the registry.
//!
//! `narrate` says what events are in a log, `primer` tells bots what they need to know, `counted` is about lines of play, `bench` measures, `learning` says what can be learned.

mod bench;
mod counted;
mod learning;
mod narrate;
mod primer;
mod variants;

use boards::catalog::AgentInfo;
use boards::chess::Side;
use boards::chess::fog::{Action, Event, Fog, FogNotation, Review, Setup, State, View, agents};
use lab::Length;
use sentences::Phrases;
use tabletop::notation::Notation;
use tabletop::{Facts, Illegal, Message, Reviewer, Seat};

use super::module::{BoardGame, BoardModule, in_turns};

/// What only chess and its relatives tell of themselves.
#[derive(Clone, Copy, Debug, Default)]
pub struct FogBoard;

/// Chess and its relatives, in fog or in sight.
pub type FogModule = BoardModule<FogBoard>;

/// Chess and its relatives, in fog or in sight.
#[expect(non_upper_case_globals, reason = "a module of one value is called as its type, as those of all games are")]
pub const FogModule: FogModule = BoardModule::new();

impl BoardGame for FogBoard {
    type Game = Fog;

    const TITLE: &'static str = "Fog";
    const IDEA: &'static str = "Chess and its relatives, where you see your own pieces and where they could go.";
    const STAND_IN: &'static str = "scout@easy";
    const SENTENCES: &'static str = include_str!("../../../../../../assets/sentences/fog.ron");
    const TOGETHER: &'static [(&'static str, &'static str)] = &variants::TOGETHER;

    fn agents() -> &'static [AgentInfo<Fog>] {
        agents::list()
    }

    fn notation() -> &'static dyn Notation<Fog> {
        &FogNotation
    }

    fn rules(setup: Setup) -> Result<Fog, Vec<Message>> {
        Fog::new(setup).map_err(|faults| faults.iter().map(|fault| fault.message()).collect())
    }

    fn reviewer(game: &Fog, seat: Seat) -> Option<Box<dyn Reviewer<Fog>>> {
        Some(Box::new(Review::new(game, seat)))
    }

    fn length(_: &Fog, state: &State) -> Length {
        in_turns(state.plies, state.end.is_some())
    }

    fn log() -> &'static Phrases {
        &narrate::LOG
    }

    fn occasion(game: &Fog, names: &[String], event: &Event) -> Option<(&'static str, Facts)> {
        narrate::occasion(game, names, event)
    }

    fn check_view(game: &Fog, view: &View) -> Result<(), Illegal> {
        game.check_view(view)
    }

    fn permits(game: &Fog, view: &View, action: &Action) -> Result<(), Illegal> {
        game.permits(view, action)
    }

    /// Pieces left.
    fn points(_: &Fog, state: &State, seat: Seat) -> Option<i64> {
        let side = Side::ALL.get(seat.index())?;
        let standing = state.pieces().filter(|(_, piece)| piece.side == *side).count() as i64;
        Some(standing + state.hands[side.index()].iter().map(|count| i64::from(*count)).sum::<i64>())
    }

    fn primer(game: &Fog) -> serde_json::Value {
        primer::describe(game)
    }
}
