//! Solo: one seat rolls a die as often as it likes in each of a few turns; a one loses what the turn has brought. What was kept in all
//! turns is the score.

use serde::{Deserialize, Serialize};
use tabletop::{EventSink, Eye, Game, Illegal, Rng, Seat, Standing, Turn, canonical_hash};

use rand::RngExt;

/// Least points that must lie there before they can be kept.
const LEAST: u32 = 2;

/// The rules; so many turns are played.
pub struct Solo(pub u8);

#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct SoloState {
    /// Points kept.
    pub kept: u32,
    /// Points of the turn so far.
    pub pot: u32,
    /// Turns that are over.
    pub turns: u8,
    /// Whether a die is about to fall.
    pub rolling: bool,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum SoloAction {
    Roll,
    Keep,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum SoloEvent {
    Rolled(u8),
    Kept(u32),
}

impl Game for Solo {
    const ID: &'static str = "solo";
    const RULES: u32 = 1;

    type Setup = u8;
    type State = SoloState;
    type Action = SoloAction;
    type Outcome = u8;
    type Event = SoloEvent;
    type View = SoloState;

    fn setup(&self) -> &u8 {
        &self.0
    }

    fn content_hash(&self) -> u64 {
        canonical_hash("")
    }

    fn seats(&self) -> usize {
        1
    }

    fn start(&self) -> SoloState {
        SoloState::default()
    }

    fn turn(&self, state: &SoloState) -> Turn {
        match state {
            state if state.turns >= self.0 => Turn::Over,
            state if state.rolling => Turn::Chance,
            _ => Turn::Seat(Seat(0)),
        }
    }

    fn standing(&self, state: &SoloState) -> Option<Standing> {
        (self.turn(state) == Turn::Over).then(|| Standing::scored(vec![state.kept.into()], "turns_played"))
    }

    fn view(&self, state: &SoloState, _: Eye) -> SoloState {
        *state
    }

    fn redact(&self, event: &SoloEvent, _: Eye) -> Option<SoloEvent> {
        Some(*event)
    }

    fn world(&self, view: &SoloState, _: &mut Rng) -> Option<SoloState> {
        Some(*view)
    }

    fn actions(&self, view: &SoloState) -> Option<Vec<SoloAction>> {
        Some(match (self.turn(view), view.pot) {
            (Turn::Seat(_), LEAST..) => vec![SoloAction::Roll, SoloAction::Keep],
            (Turn::Seat(_), _) => vec![SoloAction::Roll],
            _ => Vec::new(),
        })
    }

    fn sample(&self, view: &SoloState, rng: &mut Rng) -> Option<SoloAction> {
        let actions = self.actions(view)?;
        (!actions.is_empty()).then(|| actions[rng.random_range(0..actions.len())])
    }

    fn validate(&self, state: &SoloState, action: &SoloAction) -> Result<(), Illegal> {
        match self.actions(state).is_some_and(|actions| actions.contains(action)) {
            true => Ok(()),
            false => Err(Illegal::new("solo", "that cannot be done now")),
        }
    }

    fn apply(
        &self,
        state: &mut SoloState,
        action: &SoloAction,
        events: &mut impl EventSink<SoloEvent>,
    ) -> Result<(), Illegal> {
        self.validate(state, action)?;
        match action {
            SoloAction::Roll => state.rolling = true,
            SoloAction::Keep => {
                state.kept += std::mem::take(&mut state.pot);
                state.turns += 1;
                let kept = state.kept;
                events.push(|| SoloEvent::Kept(kept));
            }
        }
        Ok(())
    }

    fn stream(&self, _: &SoloState) -> &'static str {
        "dice"
    }

    fn outcomes(&self, state: &SoloState) -> Vec<(f64, u8)> {
        match self.turn(state) {
            Turn::Chance => (1..=6).map(|face| (1.0 / 6.0, face)).collect(),
            _ => Vec::new(),
        }
    }

    fn resolve(&self, state: &mut SoloState, face: &u8, events: &mut impl EventSink<SoloEvent>) -> Result<(), Illegal> {
        if self.turn(state) != Turn::Chance || !(1..=6).contains(face) {
            return Err(Illegal::new("face", "a die has six faces"));
        }
        state.rolling = false;
        match face {
            1 => {
                state.pot = 0;
                state.turns += 1;
            }
            _ => state.pot += u32::from(*face),
        }
        events.push(|| SoloEvent::Rolled(*face));
        Ok(())
    }
}
