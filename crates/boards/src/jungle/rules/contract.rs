//! The rules as a [`Game`].

use rand::RngExt;
use tabletop::variants::Variant;
use tabletop::{
    Audience, Declarations, EventSink, Eye, Facts, Game, Illegal, Rng, Seat, Standing, Turn, canonical_hash,
};

use super::game::Jungle;
use super::legal::no_such_outcome;
use crate::jungle::action::Action;
use crate::jungle::event::Event;
use crate::jungle::setup::Setup;
use crate::jungle::state::State;
use crate::jungle::variants::VARIANTS;

impl Game for Jungle {
    const ID: &'static str = "jungle";
    const RULES: u32 = 1;

    type Setup = Setup;
    type State = State;
    type Action = Action;
    /// With which of several starts the game begins, from 0.
    type Outcome = u8;
    type Event = Event;
    type View = State;

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
        2
    }

    fn start(&self) -> State {
        let mut state = self.starts[0].clone();
        state.undecided = self.starts.len() > 1;
        state
    }

    fn check_state(&self, state: &State) -> Result<(), Illegal> {
        self.check_validity(state)
    }

    fn turn(&self, state: &State) -> Turn {
        match state {
            State { end: Some(_), .. } => Turn::Over,
            State { undecided: true, .. } => Turn::Chance,
            state => Turn::Seat(state.seat()),
        }
    }

    fn declarations(&self) -> Declarations {
        Declarations::ALL
    }

    fn standing(&self, state: &State) -> Option<Standing> {
        state.end.map(|end| {
            let place = |seat: usize| if end.winner.is_none_or(|winner| winner.index() == seat) { 1 } else { 2 };
            Standing::new(vec![place(0), place(1)], end.ending.word())
        })
    }

    fn view(&self, state: &State, _: Eye) -> State {
        state.clone()
    }

    fn redact(&self, event: &Event, _: Eye) -> Option<Event> {
        Some(*event)
    }

    fn world(&self, view: &State, _: &mut Rng) -> Option<State> {
        Some(view.clone())
    }

    /// Only the start that is drawn could not be known.
    fn reveals(&self, before: &State, _: &State, _: Seat) -> bool {
        before.undecided
    }

    fn actions(&self, view: &State) -> Option<Vec<Action>> {
        Some(self.legal(view).into_iter().map(Action::from).collect())
    }

    fn sample(&self, view: &State, rng: &mut Rng) -> Option<Action> {
        let moves = self.legal(view);
        (!moves.is_empty()).then(|| moves[rng.random_range(0..moves.len())].into())
    }

    fn facts(&self, view: &State, action: &Action, _: Audience) -> Facts {
        self.facts_of(view, *action)
    }

    fn validate(&self, state: &State, action: &Action) -> Result<(), Illegal> {
        self.check(state, *action)
    }

    fn apply(&self, state: &mut State, action: &Action, events: &mut impl EventSink<Event>) -> Result<(), Illegal> {
        self.check(state, *action)?;
        self.play(state, *action, events);
        Ok(())
    }

    fn stream(&self, _: &State) -> &'static str {
        "start"
    }

    fn outcomes(&self, state: &State) -> Vec<(f64, u8)> {
        let count = if self.turn(state) == Turn::Chance { self.starts.len() } else { 0 };
        (0..count).map(|at| (1.0 / count as f64, at as u8)).collect()
    }

    fn resolve(&self, state: &mut State, outcome: &u8, events: &mut impl EventSink<Event>) -> Result<(), Illegal> {
        let start = self.starts.get(usize::from(*outcome)).filter(|_| self.turn(state) == Turn::Chance);
        *state = start.ok_or_else(no_such_outcome)?.clone();
        events.push(|| Event::Began { start: *outcome });
        Ok(())
    }
}
