//! The rules as a [`Game`].

use rand::RngExt;
use tabletop::variants::Variant;
use tabletop::{Audience, EventSink, Eye, Facts, Game, Illegal, Rng, Seat, Standing, Turn};

use super::Hare;
use crate::action::Action;
use crate::card::Card;
use crate::event::Event;
use crate::setup::Setup;
use crate::state::{Phase, RUNNERS, State};
use crate::variants::VARIANTS;
use crate::view::View;

impl Game for Hare {
    const ID: &'static str = "hare";
    const RULES: u32 = 1;

    type Setup = Setup;
    type State = State;
    type Action = Action;
    type Outcome = Card;
    type Event = Event;
    type View = View;

    fn variants() -> &'static [Variant<Setup>] {
        VARIANTS
    }

    fn setup(&self) -> &Setup {
        &self.setup
    }

    fn content_hash(&self) -> u64 {
        self.track.hash()
    }

    fn seats(&self) -> usize {
        self.setup.seats.into()
    }

    fn start(&self) -> State {
        let mut state = State {
            squares: [0; RUNNERS],
            places: [0; RUNNERS],
            carrots: [0; RUNNERS],
            salads: [0; RUNNERS],
            eating: 0,
            waiting: 0,
            missing: 0,
            mover: 0,
            phase: Phase::Move,
            runner: Default::default(),
            paid: 0,
            round: 1,
            pile: Default::default(),
        };
        let seats = self.seats();
        state.carrots[..seats].fill(self.carrots);
        state.salads[..seats].fill(self.setup.starting_salads());
        state
    }

    fn check_state(&self, state: &State) -> Result<(), Illegal> {
        self.check_validity(state)
    }

    fn turn(&self, state: &State) -> Turn {
        match state.phase {
            Phase::Move | Phase::Again | Phase::Choice => Turn::Seat(Seat(state.mover)),
            Phase::Draw => Turn::Chance,
            Phase::Over(_) => Turn::Over,
        }
    }

    fn standing(&self, state: &State) -> Option<Standing> {
        self.standing_of(state)
    }

    fn view(&self, state: &State, eye: Eye) -> View {
        self.seen_by(state, eye)
    }

    /// What is paid and earned everybody sees.
    fn redact(&self, event: &Event, _eye: Eye) -> Option<Event> {
        Some(event.clone())
    }

    fn world(&self, view: &View, rng: &mut Rng) -> Option<State> {
        self.world_of(view, rng)
    }

    /// Cards show what could not be known, until each was drawn once. Where carrots are hidden every step may: who is richer than whom after it,
    /// and whether somebody can still move.
    fn reveals(&self, before: &State, _after: &State, _seat: Seat) -> bool {
        self.hides(before) || before.phase == Phase::Draw && before.pile.top(&self.setup.deck).is_none()
    }

    fn actions(&self, view: &View) -> Option<Vec<Action>> {
        Some(self.moves(view.seen()).iter().collect())
    }

    fn sample(&self, view: &View, rng: &mut Rng) -> Option<Action> {
        let moves = self.moves(view.seen());
        if moves.is_empty() { None } else { moves.get(rng.random_range(0..moves.len())) }
    }

    fn facts(&self, view: &View, action: &Action, audience: Audience) -> Facts {
        self.facts_of(view, *action, audience)
    }

    fn validate(&self, state: &State, action: &Action) -> Result<(), Illegal> {
        if self.moves(state).contains(*action) { Ok(()) } else { Err(self.refusal(state, *action)) }
    }

    fn apply(&self, state: &mut State, action: &Action, events: &mut impl EventSink<Event>) -> Result<(), Illegal> {
        self.validate(state, action)?;
        self.play(state, *action, events);
        Ok(())
    }

    fn stream(&self, _state: &State) -> &'static str {
        "cards"
    }

    fn outcomes(&self, state: &State) -> Vec<(f64, Card)> {
        let all: u32 = self.cards(state).map(|(count, _)| u32::from(count)).sum();
        self.cards(state).map(|(count, card)| (f64::from(count) / f64::from(all), card)).collect()
    }

    fn resolve(&self, state: &mut State, outcome: &Card, events: &mut impl EventSink<Event>) -> Result<(), Illegal> {
        if !self.cards(state).any(|(_, card)| card == *outcome) {
            return Err(super::legal::no_such_card());
        }
        self.deal(state, *outcome, events);
        Ok(())
    }
}
