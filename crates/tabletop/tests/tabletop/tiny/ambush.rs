//! Ambush: how strong one seat is, is drawn where only it can see, and it may strike with exactly that. The other seat never
//! learns the strength, unless the events leak it.

use serde::{Deserialize, Serialize};
use tabletop::{EventSink, Eye, Game, Illegal, Rng, Seat, Standing, Turn, canonical_hash};

use rand::RngExt;

/// The seat that hides.
const HIDDEN: Seat = Seat(0);

/// Which event tells the strength to everybody.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Leak {
    None,
    Gathering,
    Strike,
}

pub struct Ambush(pub Leak);

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct AmbushState {
    strength: Option<u8>,
    over: bool,
}

/// The strength, for who may see it, and whether the strike has come.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct AmbushView {
    gathered: bool,
    strength: Option<u8>,
    over: bool,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum AmbushEvent {
    Gathered(Option<u8>),
    Struck(Option<u8>),
}

impl Game for Ambush {
    const ID: &'static str = "ambush";
    const RULES: u32 = 1;

    type Setup = Leak;
    type State = AmbushState;
    type Action = u8;
    type Outcome = u8;
    type Event = AmbushEvent;
    type View = AmbushView;

    fn setup(&self) -> &Leak {
        &self.0
    }

    fn content_hash(&self) -> u64 {
        canonical_hash("")
    }

    fn seats(&self) -> usize {
        2
    }

    fn start(&self) -> AmbushState {
        AmbushState { strength: None, over: false }
    }

    fn turn(&self, state: &AmbushState) -> Turn {
        match state.strength {
            None => Turn::Chance,
            Some(_) if state.over => Turn::Over,
            Some(_) => Turn::Seat(HIDDEN),
        }
    }

    fn standing(&self, state: &AmbushState) -> Option<Standing> {
        state.over.then(|| Standing::new(vec![1, 2], "struck"))
    }

    fn view(&self, state: &AmbushState, eye: Eye) -> AmbushView {
        let strength = state.strength.filter(|_| eye.is(HIDDEN));
        AmbushView { gathered: state.strength.is_some(), strength, over: state.over }
    }

    fn redact(&self, event: &AmbushEvent, eye: Eye) -> Option<AmbushEvent> {
        Some(match *event {
            AmbushEvent::Gathered(strength) => {
                AmbushEvent::Gathered(strength.filter(|_| eye.is(HIDDEN) || self.0 == Leak::Gathering))
            }
            AmbushEvent::Struck(strength) => {
                AmbushEvent::Struck(strength.filter(|_| eye.is(HIDDEN) || self.0 == Leak::Strike))
            }
        })
    }

    fn world(&self, view: &AmbushView, rng: &mut Rng) -> Option<AmbushState> {
        let strength = view.gathered.then(|| view.strength.unwrap_or_else(|| rng.random_range(1..=2)));
        Some(AmbushState { strength, over: view.over })
    }

    fn actions(&self, view: &AmbushView) -> Option<Vec<u8>> {
        Some(view.strength.filter(|_| !view.over).into_iter().collect())
    }

    fn sample(&self, view: &AmbushView, _rng: &mut Rng) -> Option<u8> {
        view.strength.filter(|_| !view.over)
    }

    fn validate(&self, state: &AmbushState, strength: &u8) -> Result<(), Illegal> {
        if !state.over && state.strength == Some(*strength) {
            return Ok(());
        }
        Err(Illegal::new("strength", "that is not what stands there"))
    }

    fn apply(
        &self,
        state: &mut AmbushState,
        strength: &u8,
        events: &mut impl EventSink<AmbushEvent>,
    ) -> Result<(), Illegal> {
        self.validate(state, strength)?;
        state.over = true;
        events.push(|| AmbushEvent::Struck(Some(*strength)));
        Ok(())
    }

    fn stream(&self, _state: &AmbushState) -> &'static str {
        "strength"
    }

    fn outcomes(&self, state: &AmbushState) -> Vec<(f64, u8)> {
        if state.strength.is_some() { Vec::new() } else { vec![(0.5, 1), (0.5, 2)] }
    }

    fn resolve(
        &self,
        state: &mut AmbushState,
        strength: &u8,
        events: &mut impl EventSink<AmbushEvent>,
    ) -> Result<(), Illegal> {
        if state.strength.is_some() || !(1..=2).contains(strength) {
            return Err(Illegal::new("impossible", "that cannot come now"));
        }
        state.strength = Some(*strength);
        events.push(|| AmbushEvent::Gathered(Some(*strength)));
        Ok(())
    }
}
