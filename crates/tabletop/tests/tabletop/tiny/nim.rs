//! Nim: two seats take one to three counters from a heap; who takes the last one wins (Bouton 1901, with a limit).

use serde::{Deserialize, Serialize};
use tabletop::{EventSink, Eye, Game, Illegal, Rng, Seat, Standing, Turn, canonical_hash};

use rand::RngExt;

/// Most counters taken at once.
const LIMIT: u8 = 3;

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct NimSetup {
    pub heaps: Vec<u8>,
    /// Whether actions are listed, as in small games, or only sampled, as in large ones.
    pub listed: bool,
}

pub struct Nim {
    setup: NimSetup,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct NimState {
    pub heaps: Vec<u8>,
    pub mover: Seat,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Take {
    pub heap: u8,
    pub count: u8,
}

impl Nim {
    pub fn new(heaps: &[u8]) -> Self {
        Self { setup: NimSetup { heaps: heaps.to_vec(), listed: true } }
    }

    pub fn unlisted(heaps: &[u8]) -> Self {
        Self { setup: NimSetup { heaps: heaps.to_vec(), listed: false } }
    }

    /// Every legal action, whether the setup lists them or not.
    pub fn takes(&self, state: &NimState) -> Vec<Take> {
        let heaps = state.heaps.iter().zip(0u8..);
        heaps.flat_map(|(&counters, heap)| (1..=counters.min(LIMIT)).map(move |count| Take { heap, count })).collect()
    }
}

impl Game for Nim {
    const ID: &'static str = "nim";
    const RULES: u32 = 1;

    type Setup = NimSetup;
    type State = NimState;
    type Action = Take;
    type Outcome = ();
    type Event = Take;
    type View = NimState;

    fn setup(&self) -> &NimSetup {
        &self.setup
    }

    fn content_hash(&self) -> u64 {
        canonical_hash("")
    }

    fn seats(&self) -> usize {
        2
    }

    fn start(&self) -> NimState {
        NimState { heaps: self.setup.heaps.clone(), mover: Seat(0) }
    }

    fn turn(&self, state: &NimState) -> Turn {
        if state.heaps.iter().all(|&counters| counters == 0) { Turn::Over } else { Turn::Seat(state.mover) }
    }

    fn standing(&self, state: &NimState) -> Option<Standing> {
        // Who is to move finds nothing left: the other took the last counter.
        let places = if state.mover == Seat(0) { vec![2, 1] } else { vec![1, 2] };
        (self.turn(state) == Turn::Over).then(|| Standing::new(places, "last counter"))
    }

    fn view(&self, state: &NimState, _eye: Eye) -> NimState {
        state.clone()
    }

    fn redact(&self, event: &Take, _eye: Eye) -> Option<Take> {
        Some(*event)
    }

    fn world(&self, view: &NimState, _rng: &mut Rng) -> Option<NimState> {
        Some(view.clone())
    }

    fn reveals(&self, _before: &NimState, _after: &NimState, _seat: Seat) -> bool {
        false
    }

    fn actions(&self, view: &NimState) -> Option<Vec<Take>> {
        self.setup.listed.then(|| self.takes(view))
    }

    fn sample(&self, view: &NimState, rng: &mut Rng) -> Option<Take> {
        let takes = self.takes(view);
        (!takes.is_empty()).then(|| takes[rng.random_range(0..takes.len())])
    }

    fn validate(&self, state: &NimState, action: &Take) -> Result<(), Illegal> {
        let heap = state.heaps.get(usize::from(action.heap)).copied();
        let heap = heap.ok_or_else(|| Illegal::new("no-heap", "there is no such heap"))?;
        if action.count == 0 || action.count > LIMIT {
            return Err(Illegal::new("count", format!("one to {LIMIT} counters are taken")));
        }
        if action.count > heap {
            return Err(Illegal::new("too-few", format!("only {heap} are left in that heap")));
        }
        Ok(())
    }

    fn apply(&self, state: &mut NimState, action: &Take, events: &mut impl EventSink<Take>) -> Result<(), Illegal> {
        self.validate(state, action)?;
        state.heaps[usize::from(action.heap)] -= action.count;
        state.mover = if state.mover == Seat(0) { Seat(1) } else { Seat(0) };
        events.push(|| *action);
        Ok(())
    }

    fn stream(&self, _state: &NimState) -> &'static str {
        "none"
    }

    fn outcomes(&self, _state: &NimState) -> Vec<(f64, ())> {
        Vec::new()
    }

    fn resolve(&self, _state: &mut NimState, _outcome: &(), _events: &mut impl EventSink<Take>) -> Result<(), Illegal> {
        Err(Illegal::new("no-chance", "nothing is left to chance"))
    }
}
