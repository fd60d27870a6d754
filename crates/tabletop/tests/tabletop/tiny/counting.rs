//! Counting: two seats count up in turn, by one to three at a time; whoever comes to the last number wins. A seat may resign, and a draw
//! may be agreed on.

use rand::RngExt;
use serde::{Deserialize, Serialize};
use tabletop::{Declarations, EventSink, Eye, Game, Illegal, Rng, Seat, Standing, Turn, canonical_hash};

/// Most that is counted at once.
const MOST: u8 = 3;

/// The rules; they count to this number.
pub struct Counting(pub u8);

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct CountingState {
    pub count: u8,
    pub to_count: Seat,
}

/// Counts so many further.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Count(pub u8);

impl Game for Counting {
    const ID: &'static str = "counting";
    const RULES: u32 = 1;

    type Setup = u8;
    type State = CountingState;
    type Action = Count;
    type Outcome = u8;
    type Event = (Seat, Count);
    type View = CountingState;

    fn setup(&self) -> &u8 {
        &self.0
    }

    fn content_hash(&self) -> u64 {
        canonical_hash("")
    }

    fn seats(&self) -> usize {
        2
    }

    fn declarations(&self) -> Declarations {
        Declarations::ALL
    }

    fn start(&self) -> CountingState {
        CountingState { count: 0, to_count: Seat(0) }
    }

    fn turn(&self, state: &CountingState) -> Turn {
        if state.count < self.0 { Turn::Seat(state.to_count) } else { Turn::Over }
    }

    fn standing(&self, state: &CountingState) -> Option<Standing> {
        let places = if state.to_count == Seat(0) { vec![2, 1] } else { vec![1, 2] };
        (self.turn(state) == Turn::Over).then(|| Standing::new(places, "counted"))
    }

    fn view(&self, state: &CountingState, _: Eye) -> CountingState {
        *state
    }

    fn redact(&self, event: &(Seat, Count), _: Eye) -> Option<(Seat, Count)> {
        Some(*event)
    }

    fn world(&self, view: &CountingState, _: &mut Rng) -> Option<CountingState> {
        Some(*view)
    }

    fn reveals(&self, _: &CountingState, _: &CountingState, _: Seat) -> bool {
        false
    }

    fn actions(&self, view: &CountingState) -> Option<Vec<Count>> {
        Some((1..=MOST.min(self.0.saturating_sub(view.count))).map(Count).collect())
    }

    fn sample(&self, view: &CountingState, rng: &mut Rng) -> Option<Count> {
        let most = MOST.min(self.0.saturating_sub(view.count));
        (most > 0).then(|| Count(rng.random_range(1..=most)))
    }

    fn validate(&self, state: &CountingState, action: &Count) -> Result<(), Illegal> {
        match (1..=MOST.min(self.0.saturating_sub(state.count))).contains(&action.0) {
            true => Ok(()),
            false => Err(Illegal::new("counting", "one to three are counted, up to the last number")),
        }
    }

    fn apply(
        &self,
        state: &mut CountingState,
        action: &Count,
        events: &mut impl EventSink<(Seat, Count)>,
    ) -> Result<(), Illegal> {
        self.validate(state, action)?;
        let seat = state.to_count;
        *state = CountingState { count: state.count + action.0, to_count: Seat(1 - seat.0) };
        events.push(|| (seat, *action));
        Ok(())
    }

    fn stream(&self, _: &CountingState) -> &'static str {
        "none"
    }

    fn outcomes(&self, _: &CountingState) -> Vec<(f64, u8)> {
        Vec::new()
    }

    fn resolve(&self, _: &mut CountingState, _: &u8, _: &mut impl EventSink<(Seat, Count)>) -> Result<(), Illegal> {
        Err(Illegal::new("impossible", "no chance is due"))
    }
}
