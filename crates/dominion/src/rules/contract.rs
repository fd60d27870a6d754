//! The rules as a [`Game`].

use tabletop::variants::Variant;
use tabletop::{Audience, EventSink, Eye, Facts, Game, Illegal, Rng, Seat, Standing, Turn, canonical_hash};

use super::Dominion;
use crate::action::{Action, Outcome};
use crate::event::Event;
use crate::setup::Setup;
use crate::sight::{Sight, turn_of};
use crate::state::State;
use crate::task::{Drawn, Task};
use crate::variants::VARIANTS;
use crate::view::View;

impl Game for Dominion {
    const ID: &'static str = "dominion";
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
        canonical_hash(self.kinds())
    }

    fn seats(&self) -> usize {
        self.setup.seats.into()
    }

    fn start(&self) -> State {
        self.first_state()
    }

    fn check_state(&self, state: &State) -> Result<(), Illegal> {
        self.check_validity(state)
    }

    fn turn(&self, state: &State) -> Turn {
        turn_of(&state.stack, state.active, state.turn.phase)
    }

    fn standing(&self, state: &State) -> Option<Standing> {
        self.standing_of(state)
    }

    fn view(&self, state: &State, eye: Eye) -> View {
        View::of(state, eye)
    }

    fn redact(&self, event: &Event, eye: Eye) -> Option<Event> {
        Some(match *event {
            Event::Drew { seat, count, to, .. } if to != Drawn::Shown && !eye.is(seat) => {
                Event::Drew { seat, count, to, cards: None }
            }
            Event::PutOnDeck { seat, open: false, .. } if !eye.is(seat) => {
                Event::PutOnDeck { seat, card: None, open: false }
            }
            told => told,
        })
    }

    fn world(&self, view: &View, rng: &mut Rng) -> Option<State> {
        self.world_of(view, rng)
    }

    /// A view does not tell its own seat which cards on top of its deck the others know, so that a world may differ in that.
    fn conceal(&self, state: &State, eye: Eye, rng: &mut Rng) -> State {
        self.redealt(state, eye, rng).unwrap_or_else(|| state.clone())
    }

    /// Cards shown to all, and those drawn by the seat itself, show it something. Another's draw does where a card goes on after it: what
    /// is asked then tells of the hand. So does what others choose, and an own attack, which tells of other hands.
    fn reveals(&self, before: &State, after: &State, seat: Seat) -> bool {
        match (self.turn(before), before.stack.last()) {
            (Turn::Chance, Some(&Task::Draw { seat: drawing, to, .. })) => {
                let plain = |task: &Task| matches!(task, Task::Begin | Task::Draw { .. });
                drawing == seat || to != Drawn::Hand || !before.stack.iter().all(plain)
            }
            (Turn::Seat(acting), _) if acting == seat => {
                let others = self
                    .others(seat)
                    .any(|other| before.players.get(other.index()) != after.players.get(other.index()));
                let attack = |task: &Task| matches!(task, Task::Hit { .. } | Task::Revealed { .. });
                others || before.turn.attacks != after.turn.attacks || before.stack.iter().any(attack)
            }
            _ => true,
        }
    }

    fn actions(&self, view: &View) -> Option<Vec<Action>> {
        Sight::through(view).map_or_else(|| Some(Vec::new()), |sight| self.list(&sight))
    }

    fn sample(&self, view: &View, rng: &mut Rng) -> Option<Action> {
        self.some(&Sight::through(view)?, rng)
    }

    fn facts(&self, view: &View, action: &Action, audience: Audience) -> Facts {
        self.facts_of(view, action, audience)
    }

    fn validate(&self, state: &State, action: &Action) -> Result<(), Illegal> {
        self.allows(Sight::of(state).as_ref(), action)
    }

    fn apply(&self, state: &mut State, action: &Action, events: &mut impl EventSink<Event>) -> Result<(), Illegal> {
        self.validate(state, action)?;
        self.act(state, action, events);
        Ok(())
    }

    fn stream(&self, state: &State) -> &'static str {
        if state.stack.last() == Some(&Task::First) { "first" } else { "cards" }
    }

    fn outcomes(&self, state: &State) -> Vec<(f64, Outcome)> {
        self.chances(state)
    }

    fn draw(&self, state: &State, rng: &mut Rng) -> Option<Outcome> {
        self.drawn(state, rng)
    }

    fn resolve(&self, state: &mut State, outcome: &Outcome, events: &mut impl EventSink<Event>) -> Result<(), Illegal> {
        self.resolve_outcome(state, outcome, events)
    }
}
