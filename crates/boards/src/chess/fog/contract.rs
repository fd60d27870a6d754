//! The rules as a [`Game`].

use rand::RngExt;
use tabletop::variants::Variant;
use tabletop::{
    Audience, Declarations, EventSink, Eye, Facts, Game, Illegal, Rng, Seat, Standing, Turn, canonical_hash,
};

use super::action::Action;
use super::event::Event;
use super::game::Fog;
use super::legal::no_such_outcome;
use super::setup::Setup;
use super::state::State;
use super::variants::VARIANTS;
use super::view::View;

impl Game for Fog {
    const ID: &'static str = "fog";
    const RULES: u32 = 1;

    type Setup = Setup;
    type State = State;
    type Action = Action;
    /// With which of several starts the game begins, from 0.
    type Outcome = u8;
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
        2
    }

    fn start(&self) -> State {
        self.start_undecided()
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
            Standing::new(vec![place(0), place(1)], end.word())
        })
    }

    fn view(&self, state: &State, eye: Eye) -> View {
        self.view_of(state, eye)
    }

    fn redact(&self, event: &Event, eye: Eye) -> Option<Event> {
        let own = |seat: Seat| eye.is(seat);
        match event {
            Event::Began { .. } | Event::Over(_) | Event::Passed { .. } => Some(event.clone()),
            Event::Moved { seat, .. } if !self.setup.fog || own(*seat) => Some(event.clone()),
            // Whoever loses a piece is told which, and nobody else.
            Event::Moved { seat, taken, .. } => {
                let taken = taken.filter(|_| eye != Eye::Public);
                Some(Event::Moved { seat: *seat, done: None, taken })
            }
            Event::Seen { seat, .. } => own(*seat).then(|| event.clone()),
        }
    }

    fn world(&self, view: &View, rng: &mut Rng) -> Option<State> {
        self.world_of(view, rng)
    }

    /// In fog every step tells something of what is dark: the own one by what comes into sight or stays out of it, the other side's by what it leaves and enters.
    fn reveals(&self, before: &State, _: &State, _: Seat) -> bool {
        before.undecided || self.setup.fog
    }

    fn actions(&self, view: &View) -> Option<Vec<Action>> {
        Some(view.moves.clone())
    }

    fn sample(&self, view: &View, rng: &mut Rng) -> Option<Action> {
        let count = view.moves.len();
        (count > 0).then(|| view.moves[rng.random_range(0..count)])
    }

    fn facts(&self, view: &View, action: &Action, audience: Audience) -> Facts {
        // In fog others do not see what takes what.
        if self.setup.fog && audience == Audience::Everyone { Facts::new() } else { self.facts_of(view, *action) }
    }

    fn validate(&self, state: &State, action: &Action) -> Result<(), Illegal> {
        self.check(state, action).map(drop)
    }

    fn apply(&self, state: &mut State, action: &Action, events: &mut impl EventSink<Event>) -> Result<(), Illegal> {
        let mv = self.check(state, action)?;
        self.play(state, mv, events);
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
