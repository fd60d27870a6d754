//! The rules as a [`Game`].

use rand::RngExt;
use tabletop::variants::Variant;
use tabletop::{Audience, Declarations, EventSink, Eye, Facts, Game, Illegal, Rng, Standing, Turn, canonical_hash};

use super::game::FlipJungle;
use super::legal::no_such_outcome;
use crate::flip_jungle::action::Action;
use crate::flip_jungle::event::Event;
use crate::flip_jungle::setup::Setup;
use crate::flip_jungle::state::{Outcome, State};
use crate::flip_jungle::variants::VARIANTS;

impl Game for FlipJungle {
    const ID: &'static str = "flip_jungle";
    const RULES: u32 = 1;

    type Setup = Setup;
    type State = State;
    type Action = Action;
    type Outcome = Outcome;
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
            State { undecided: true, .. } | State { flipping: Some(_), .. } => Turn::Chance,
            state => Turn::Seat(state.to_act),
        }
    }

    fn declarations(&self) -> Declarations {
        Declarations::ALL
    }

    fn standing(&self, state: &State) -> Option<Standing> {
        state.end.map(|end| {
            let place = |seat: u8| if end.winner.is_none_or(|winner| winner.0 == seat) { 1 } else { 2 };
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

    /// What chance brought nobody could know; a move shows nothing that could not be seen coming.
    fn reveals(&self, before: &State, _: &State, _: tabletop::Seat) -> bool {
        self.turn(before) == Turn::Chance
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

    fn stream(&self, state: &State) -> &'static str {
        if state.undecided { "start" } else { "flip" }
    }

    fn outcomes(&self, state: &State) -> Vec<(f64, Outcome)> {
        if self.turn(state) != Turn::Chance {
            return Vec::new();
        }
        if state.undecided {
            let count = self.starts.len();
            return (0..count).map(|at| (1.0 / count as f64, Outcome::Start(at as u8))).collect();
        }
        let total = f64::from(state.unopened.total());
        state.unopened.iter().map(|piece| (1.0 / total, Outcome::Piece(piece))).collect()
    }

    fn resolve(&self, state: &mut State, outcome: &Outcome, events: &mut impl EventSink<Event>) -> Result<(), Illegal> {
        match *outcome {
            Outcome::Start(start) if self.turn(state) == Turn::Chance && state.undecided => {
                *state = self.starts.get(usize::from(start)).ok_or_else(no_such_outcome)?.clone();
                events.push(|| Event::Began { start });
            }
            Outcome::Piece(piece)
                if self.turn(state) == Turn::Chance && !state.undecided && state.unopened.contains(piece) =>
            {
                self.reveal(state, piece, events);
            }
            _ => return Err(no_such_outcome()),
        }
        Ok(())
    }
}
