//! The conformance suite notices when fog leaks: each of these games tells a little more of an attack than it should.

use std::sync::Arc;

use risk::{Action, Battle, Event, EventKind, Outcome, Phase, Risk, Setup, Start, State, View};
use tabletop::conformance::{Options, Promise, check_state, play_random};
use tabletop::{EventSink, Eye, Game, Illegal, Rng, Seat, Seed, Standing, Turn};

use crate::support;

/// What is told to those who see the attacked territory and not where the attack comes from.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Leak {
    None,
    /// Their view shows the whole battle.
    View,
    /// The event of a roll is told as it is, and so are capture and march.
    Event,
    /// Where it comes from is hidden; the event counts the attacker's dice.
    Dice,
}

/// Conquest with a leak.
struct Leaky {
    rules: Risk,
    leak: Leak,
}

impl Game for Leaky {
    const ID: &'static str = Risk::ID;
    const RULES: u32 = Risk::RULES;

    type Setup = Setup;
    type State = State;
    type Action = Action;
    type Outcome = Outcome;
    type Event = Event;
    type View = View;

    fn setup(&self) -> &Setup {
        self.rules.setup()
    }

    fn content_hash(&self) -> u64 {
        self.rules.content_hash()
    }

    fn seats(&self) -> usize {
        self.rules.seats()
    }

    fn start(&self) -> State {
        self.rules.start()
    }

    fn check_state(&self, state: &State) -> Result<(), Illegal> {
        self.rules.check_state(state)
    }

    fn turn(&self, state: &State) -> Turn {
        self.rules.turn(state)
    }

    fn standing(&self, state: &State) -> Option<Standing> {
        self.rules.standing(state)
    }

    fn view(&self, state: &State, eye: Eye) -> View {
        let mut view = self.rules.view(state, eye);
        if self.leak == Leak::View
            && let Phase::Roll(Battle { to, .. }) | Phase::Occupy { to, .. } = state.board.phase
            && view.board.land(to).owner != risk::Owner::UNSEEN
        {
            view.board.phase = state.board.phase.clone();
        }
        view
    }

    fn redact(&self, event: &Event, eye: Eye) -> Option<Event> {
        let mut told = self.rules.redact(event, eye)?;
        match (self.leak, &mut told.kind, &event.kind) {
            (Leak::Event, kind, whole) => kind.clone_from(whole),
            (Leak::Dice, EventKind::Assaulted { defender_lost, .. }, EventKind::Rolled { roll, .. }) => {
                *defender_lost += 10 * roll.attacker.iter().filter(|die| **die > 0).count() as u32;
            }
            _ => {}
        }
        Some(told)
    }

    fn world(&self, view: &View, rng: &mut Rng) -> Option<State> {
        self.rules.world(view, rng)
    }

    /// As the rules do it: views that show a leak have no world.
    fn conceal(&self, state: &State, eye: Eye, rng: &mut Rng) -> State {
        self.rules.conceal(state, eye, rng)
    }

    fn reveals(&self, before: &State, after: &State, seat: Seat) -> bool {
        self.rules.reveals(before, after, seat)
    }

    fn actions(&self, view: &View) -> Option<Vec<Action>> {
        self.rules.actions(view)
    }

    fn sample(&self, view: &View, rng: &mut Rng) -> Option<Action> {
        self.rules.sample(view, rng)
    }

    fn validate(&self, state: &State, action: &Action) -> Result<(), Illegal> {
        self.rules.validate(state, action)
    }

    fn apply(&self, state: &mut State, action: &Action, events: &mut impl EventSink<Event>) -> Result<(), Illegal> {
        self.rules.apply(state, action, events)
    }

    fn stream(&self, state: &State) -> &'static str {
        self.rules.stream(state)
    }

    fn outcomes(&self, state: &State) -> Vec<(f64, Outcome)> {
        self.rules.outcomes(state)
    }

    fn resolve(&self, state: &mut State, outcome: &Outcome, events: &mut impl EventSink<Event>) -> Result<(), Illegal> {
        self.rules.resolve(state, outcome, events)
    }
}

/// The promise that is found broken first in positions of random play in which dice are due; `None` if none is.
fn caught(leak: Leak) -> Option<Promise> {
    let setup = Setup { seats: 4, fog: true, start: Start::Scatter, round_limit: 20, ..Setup::default() };
    let rules = Risk::new(setup, support::world()).expect("playable");
    let game = Arc::new(Leaky { rules, leak });
    let mut probed = 0;
    for index in 0..200 {
        let seed = Seed(31).derive("fog", index);
        let session = play_random(&game, seed, 140 + 7 * index).expect("random play is sound");
        if !matches!(session.state().board.phase, Phase::Roll(_)) {
            continue;
        }
        probed += 1;
        // Only sight is in question here, so nothing is tried one by one.
        let options = Options { twins: 6, twin_steps: 4, draws: 0, tries: 1, seed, ..Options::default() };
        if let Err(violation) = check_state(&game, session.state(), &options) {
            return Some(violation.promise);
        }
    }
    assert!(probed > 30, "only {probed} positions with dice");
    None
}

#[test]
fn a_leak_of_the_fog_is_noticed() {
    assert_eq!(caught(Leak::None), None);
    assert_eq!(caught(Leak::View), Some(Promise::ViewHides));
    assert_eq!(caught(Leak::Event), Some(Promise::EventHides));
    assert_eq!(caught(Leak::Dice), Some(Promise::EventHides));
}
