//! The rules as a [`Game`].

use rand::RngExt;
use tabletop::variants::Variant;
use tabletop::{
    Audience, Declarations, EventSink, Eye, Facts, Game, Illegal, Rng, Seat, Standing, Turn, canonical_hash,
};

use super::FaceDown;
use super::legal::no_such_outcome;
use crate::face_down::ending::Ending;
use crate::face_down::event::Happening;
use crate::face_down::piece::Pile;
use crate::face_down::rules::{ActionOf, GameSetup, Rules};
use crate::face_down::state::{Outcome, State};

impl<R: Rules> Game for FaceDown<R> {
    const ID: &'static str = R::ID;
    const RULES: u32 = 1;

    type Setup = R::Setup;
    type State = State<R::Kind>;
    type Action = ActionOf<R>;
    type Outcome = Outcome<R::Kind>;
    type Event = R::Event;
    type View = State<R::Kind>;

    fn variants() -> &'static [Variant<R::Setup>] {
        R::Setup::VARIANTS
    }

    fn setup(&self) -> &R::Setup {
        &self.setup
    }

    fn content_hash(&self) -> u64 {
        canonical_hash(&self.starts)
    }

    fn seats(&self) -> usize {
        2
    }

    fn start(&self) -> State<R::Kind> {
        let mut state = self.starts[0].clone();
        state.undecided = self.starts.len() > 1;
        state
    }

    fn check_state(&self, state: &State<R::Kind>) -> Result<(), Illegal> {
        self.check_validity(state)
    }

    fn turn(&self, state: &State<R::Kind>) -> Turn {
        match state {
            State { end: Some(_), .. } => Turn::Over,
            State { undecided: true, .. } | State { flipping: Some(_), .. } => Turn::Chance,
            state => Turn::Seat(state.to_act),
        }
    }

    fn declarations(&self) -> Declarations {
        Declarations::ALL
    }

    fn standing(&self, state: &State<R::Kind>) -> Option<Standing> {
        state.end.map(|end| {
            let place = |seat: u8| if end.winner.is_none_or(|winner| winner.0 == seat) { 1 } else { 2 };
            Standing::new(vec![place(0), place(1)], end.ending.word())
        })
    }

    fn view(&self, state: &State<R::Kind>, _: Eye) -> State<R::Kind> {
        state.clone()
    }

    fn redact(&self, event: &R::Event, _: Eye) -> Option<R::Event> {
        Some(*event)
    }

    fn world(&self, view: &State<R::Kind>, _: &mut Rng) -> Option<State<R::Kind>> {
        Some(view.clone())
    }

    /// What chance brought nobody could know; a move shows nothing that could not be seen coming.
    fn reveals(&self, before: &State<R::Kind>, _: &State<R::Kind>, _: Seat) -> bool {
        self.turn(before) == Turn::Chance
    }

    fn actions(&self, view: &State<R::Kind>) -> Option<Vec<ActionOf<R>>> {
        Some(self.legal(view).into_iter().map(ActionOf::<R>::from).collect())
    }

    fn sample(&self, view: &State<R::Kind>, rng: &mut Rng) -> Option<ActionOf<R>> {
        let moves = self.legal(view);
        (!moves.is_empty()).then(|| moves[rng.random_range(0..moves.len())].into())
    }

    fn facts(&self, view: &State<R::Kind>, action: &ActionOf<R>, _: Audience) -> Facts {
        self.facts_of(view, *action)
    }

    fn validate(&self, state: &State<R::Kind>, action: &ActionOf<R>) -> Result<(), Illegal> {
        self.check(state, *action)
    }

    fn apply(
        &self,
        state: &mut State<R::Kind>,
        action: &ActionOf<R>,
        events: &mut impl EventSink<R::Event>,
    ) -> Result<(), Illegal> {
        self.check(state, *action)?;
        self.play(state, (*action).into(), events);
        Ok(())
    }

    fn stream(&self, state: &State<R::Kind>) -> &'static str {
        if state.undecided { "start" } else { "flip" }
    }

    fn outcomes(&self, state: &State<R::Kind>) -> Vec<(f64, Outcome<R::Kind>)> {
        if self.turn(state) != Turn::Chance {
            return Vec::new();
        }
        if state.undecided {
            let count = self.starts.len();
            return (0..count).map(|at| (1.0 / count as f64, Outcome::Start(at as u8))).collect();
        }
        let total = f64::from(state.unopened.total());
        state.unopened.counts().map(|(piece, count)| (f64::from(count) / total, Outcome::Piece(piece))).collect()
    }

    fn resolve(
        &self,
        state: &mut State<R::Kind>,
        outcome: &Outcome<R::Kind>,
        events: &mut impl EventSink<R::Event>,
    ) -> Result<(), Illegal> {
        match *outcome {
            Outcome::Start(start) if self.turn(state) == Turn::Chance && state.undecided => {
                *state = self.starts.get(usize::from(start)).ok_or_else(no_such_outcome)?.clone();
                events.push(|| R::Event::began(start));
            }
            Outcome::Piece(piece)
                if self.turn(state) == Turn::Chance
                    && !state.undecided
                    && state.unopened.counts().any(|(one, _)| one == piece) =>
            {
                self.reveal(state, piece, events);
            }
            _ => return Err(no_such_outcome()),
        }
        Ok(())
    }
}
