//! The rules as a [`Game`].

use rand::seq::IteratorRandom;
use tabletop::variants::Variant;
use tabletop::{Audience, EventSink, Eye, Facts, Game, Illegal, Rng, Seat, Standing, Turn, canonical_hash};

use super::FoxHunt;
use super::legal::no_such_outcome;
use crate::fox_hunt::action::Action;
use crate::fox_hunt::event::Event;
use crate::fox_hunt::outcome::Outcome;
use crate::fox_hunt::setup::Setup;
use crate::fox_hunt::state::State;
use crate::fox_hunt::variants::VARIANTS;
use crate::fox_hunt::view::View;

impl Game for FoxHunt {
    const ID: &'static str = "fox_hunt";
    const RULES: u32 = 1;

    type Setup = Setup;
    type State = State;
    type Action = Action;
    type Outcome = Outcome;
    type Event = Event;
    type View = View;

    fn variants() -> &'static [Variant<Setup>] {
        VARIANTS
    }

    fn setup(&self) -> &Setup {
        &self.setup
    }

    fn content_hash(&self) -> u64 {
        canonical_hash(&self.starts)
    }

    fn seats(&self) -> usize {
        1
    }

    fn start(&self) -> State {
        match &self.starts[..] {
            [only] => only.clone(),
            _ => State { undecided: true, foxes: Vec::new(), shots: Vec::new() },
        }
    }

    fn check_state(&self, state: &State) -> Result<(), Illegal> {
        self.check_validity(state)
    }

    fn turn(&self, state: &State) -> Turn {
        if state.undecided || self.is_hiding(state) {
            Turn::Chance
        } else if self.is_over(&state.shots) {
            Turn::Over
        } else {
            Turn::Seat(Seat(0))
        }
    }

    /// The score is the number of squares that were not shot at.
    fn standing(&self, state: &State) -> Option<Standing> {
        let over = self.turn(state) == Turn::Over;
        over.then(|| Standing::scored(vec![i64::from(self.ground.len()) - state.shots.len() as i64], "found"))
    }

    fn view(&self, state: &State, _: Eye) -> View {
        View { undecided: state.undecided, hidden: state.foxes.len() as u8, shots: state.shots.clone() }
    }

    fn redact(&self, event: &Event, _: Eye) -> Option<Event> {
        Some(*event)
    }

    fn world(&self, view: &View, rng: &mut Rng) -> Option<State> {
        self.world_of(view, rng)
    }

    /// Every shot tells something. That a fox hides tells nothing.
    fn reveals(&self, before: &State, after: &State, _: Seat) -> bool {
        before.undecided || after.shots.len() > before.shots.len()
    }

    fn actions(&self, view: &View) -> Option<Vec<Action>> {
        Some(self.legal(view).map(|square| Action { square }).collect())
    }

    fn sample(&self, view: &View, rng: &mut Rng) -> Option<Action> {
        self.legal(view).choose(rng).map(|square| Action { square })
    }

    fn facts(&self, view: &View, action: &Action, _: Audience) -> Facts {
        self.facts_of(view, *action)
    }

    fn validate(&self, state: &State, action: &Action) -> Result<(), Illegal> {
        self.check(state, action.square)
    }

    fn apply(&self, state: &mut State, action: &Action, events: &mut impl EventSink<Event>) -> Result<(), Illegal> {
        self.check(state, action.square)?;
        self.shoot(state, action.square, events);
        Ok(())
    }

    fn stream(&self, state: &State) -> &'static str {
        if state.undecided { "start" } else { "foxes" }
    }

    fn outcomes(&self, state: &State) -> Vec<(f64, Outcome)> {
        if state.undecided {
            let count = self.starts.len();
            return (0..count).map(|at| (1.0 / count as f64, Outcome::Start(at as u8))).collect();
        }
        self.places(state).into_iter().map(|(chance, square)| (chance, Outcome::Fox(square))).collect()
    }

    fn resolve(&self, state: &mut State, outcome: &Outcome, events: &mut impl EventSink<Event>) -> Result<(), Illegal> {
        match *outcome {
            Outcome::Start(start) if state.undecided => {
                *state = self.starts.get(usize::from(start)).ok_or_else(no_such_outcome)?.clone();
                events.push(|| Event::Began { start });
            }
            Outcome::Fox(square) if self.places(state).iter().any(|(_, place)| *place == square) => {
                state.foxes.push(square);
                state.foxes.sort_unstable();
                events.push(|| Event::Hid);
            }
            _ => return Err(no_such_outcome()),
        }
        Ok(())
    }
}
