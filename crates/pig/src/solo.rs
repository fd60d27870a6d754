//! *Solo*, a game for one seat that ends in a score, with what the lab asks of a game.

#[path = "../../tabletop/tests/tabletop/tiny/solo.rs"]
#[allow(missing_docs, reason = "a test game of the contract")]
mod rules;

use std::sync::Arc;

use lab::{AgentInfo, GameInfo, GameModule, LabError, Length, Library, LogLine, NamedSetup, Problem, SetupFault};
use matches::MatchModule;
use tabletop::{Agent, Decision, Game, Illegal, Message, Think};

pub use rules::{Solo, SoloAction, SoloEvent, SoloState};

/// Keeps what the turn has brought from so many points on.
struct Keeper(&'static str, u32);

impl Agent<Solo> for Keeper {
    fn name(&self) -> &str {
        self.0
    }
    fn decide(&mut self, _: &Solo, view: &SoloState, _: &mut Think<'_>) -> Decision<SoloAction> {
        Decision::plain(if view.pot >= self.1 { SoloAction::Keep } else { SoloAction::Roll })
    }
}

/// Its opponents by name, and what they keep from.
const KEEPERS: [(&str, u32); 2] = [("steady", 20), ("timid", 2)];

/// Solo in the lab.
pub struct SoloModule;

impl GameModule for SoloModule {
    type Game = Solo;
    type Written = u8;

    fn info(&self) -> GameInfo {
        GameInfo { id: "solo", title: "Solo", idea: "How many points?", seats: 1..=1 }
    }
    fn agents(&self) -> Vec<AgentInfo> {
        let info = |(name, _): (&str, u32)| AgentInfo {
            name: name.to_owned(),
            title: name.to_owned(),
            persona: "Rolls.".to_owned(),
            idea: "Keeps at some point.".to_owned(),
            method: "Counts.".to_owned(),
            levels: Vec::new(),
            settings: Vec::new(),
        };
        KEEPERS.into_iter().map(info).collect()
    }
    fn sentences(&self) -> &'static str {
        "{}"
    }
    fn stand_in(&self) -> &'static str {
        "steady"
    }
    fn agent(&self, spec: &str) -> Result<Box<dyn Agent<Solo>>, Problem> {
        let found = KEEPERS.into_iter().find(|(name, _)| *name == spec);
        let (name, at) = found.ok_or_else(|| Problem::unknown("agent", spec, KEEPERS.map(|(name, _)| name)))?;
        Ok(Box::new(Keeper(name, at)))
    }
    fn setup(&self) -> u8 {
        5
    }
    fn variants(&self, _: &Library) -> Result<Vec<NamedSetup>, LabError> {
        Ok(vec![NamedSetup::new("classic", "5")])
    }
    fn resolve(&self, written: u8, _: &Library) -> Result<u8, Vec<SetupFault>> {
        Ok(written)
    }
    fn with_seats(&self, setup: u8, _: usize) -> u8 {
        setup
    }
    fn rules(&self, setup: u8, _: &Library) -> Result<Arc<Solo>, Vec<SetupFault>> {
        Ok(Arc::new(Solo(setup)))
    }
    fn length(&self, _: &Solo, state: &SoloState) -> Length {
        let turns = u64::from(state.turns) + 1;
        Length { rounds: turns, turns }
    }
    fn narrate(&self, _: &Solo, _: &[String], event: &SoloEvent) -> Option<LogLine> {
        let text = match event {
            SoloEvent::Rolled(face) => format!("a {face}"),
            SoloEvent::Kept(points) => format!("{points} are kept"),
        };
        Some(LogLine::new(0, Message::text(text)))
    }
    fn check_view(_: &Solo, _: &SoloState) -> Result<(), Illegal> {
        Ok(())
    }
    fn permits(game: &Solo, view: &SoloState, action: &SoloAction) -> Result<(), Illegal> {
        game.validate(view, action)
    }
}

impl MatchModule for SoloModule {}
