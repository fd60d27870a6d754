//! A game that delegates to another and breaks one promise.

use std::sync::atomic::{AtomicU32, Ordering};

use rand::RngExt;
use serde::{Deserialize, Serialize};
use tabletop::{Declarations, EventSink, Eye, Game, Illegal, Rng, Seat, Seed, Standing, Turn, canonical_hash};

use crate::flaw::Flaw;

/// A field that comparisons do not look at.
#[derive(Clone, Copy, Debug, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Unseen<T>(T);

impl<T> PartialEq for Unseen<T> {
    fn eq(&self, _other: &Self) -> bool {
        true
    }
}

impl<T> Eq for Unseen<T> {}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct State<S> {
    inner: S,
    /// Lost whenever the state is saved.
    #[serde(skip)]
    unsaved: u32,
    /// What wear left.
    worn: u32,
    /// How the state was come by.
    route: Unseen<u64>,
    steps: Unseen<u32>,
    /// Whether it was made by `world` or `conceal`.
    twin: Unseen<bool>,
}

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct View<V, S> {
    inner: V,
    truth: Option<S>,
    worn: u32,
    secret: Unseen<Option<S>>,
}

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Event<E> {
    inner: E,
    truth: u64,
}

/// `inner`, flawed.
pub struct Broken<G: Game> {
    inner: G,
    flaw: Flaw,
    /// An action that is never legal.
    illegal: G::Action,
    applied: AtomicU32,
}

impl<G: Game> Broken<G> {
    pub fn new(inner: G, flaw: Flaw, illegal: G::Action) -> Self {
        Self { inner, flaw, illegal, applied: AtomicU32::new(0) }
    }

    fn has(&self, flaw: Flaw) -> bool {
        self.flaw == flaw
    }

    /// Hands on what `events` collected, with the truth about `state` where the flaw is to tell it.
    fn tell(&self, events: Vec<G::Event>, state: &G::State, sink: &mut impl EventSink<Event<G::Event>>) -> bool {
        let truth = if self.has(Flaw::LeakyEvent) { canonical_hash(state) } else { 0 };
        let mut heard = false;
        for inner in events {
            sink.push(|| {
                heard = true;
                Event { inner, truth }
            });
        }
        heard
    }

    fn over(&self, state: &State<G::State>) -> bool {
        self.inner.turn(&state.inner) == Turn::Over
    }
}

impl<G: Game> Game for Broken<G> {
    const ID: &'static str = G::ID;
    const RULES: u32 = G::RULES;

    type Setup = G::Setup;
    type State = State<G::State>;
    type Action = G::Action;
    type Outcome = G::Outcome;
    type Event = Event<G::Event>;
    type View = View<G::View, G::State>;

    fn setup(&self) -> &G::Setup {
        self.inner.setup()
    }

    fn content_hash(&self) -> u64 {
        if self.has(Flaw::RestlessContent) { self.applied.fetch_add(1, Ordering::Relaxed).into() } else { 0 }
    }

    fn seats(&self) -> usize {
        self.inner.seats()
    }

    fn declarations(&self) -> Declarations {
        if self.has(Flaw::DeclaresAtThree) { Declarations::ALL } else { self.inner.declarations() }
    }

    fn start(&self) -> Self::State {
        let inner = self.inner.start();
        State { inner, unsaved: 0, worn: 0, route: Unseen(0), steps: Unseen(0), twin: Unseen(false) }
    }

    fn turn(&self, state: &Self::State) -> Turn {
        match self.inner.turn(&state.inner) {
            Turn::Seat(_) if self.has(Flaw::AbsentSeat) => Turn::Seat(Seat(self.seats() as u8)),
            turn => turn,
        }
    }

    fn standing(&self, state: &Self::State) -> Option<Standing> {
        let standing = self.inner.standing(&state.inner);
        let places = |places| Some(Standing::new(places, "flawed"));
        match (self.flaw, &standing) {
            (Flaw::NoStanding, _) => None,
            (Flaw::EarlyStanding, None) => places((1..=self.seats() as u8).collect()),
            (Flaw::NoPlaces, Some(_)) => places(Vec::new()),
            (Flaw::ScoresOne, Some(standing)) => Some(Standing { scores: vec![1], ..standing.clone() }),
            (Flaw::ScoresBackwards, Some(standing)) => {
                let scores = standing.places.iter().map(|place| i64::from(*place)).collect();
                Some(Standing { scores, ..standing.clone() })
            }
            (Flaw::GapInPlaces, Some(_)) => places((0..self.seats() as u8).map(|seat| 1 + 2 * seat).collect()),
            _ => standing,
        }
    }

    fn view(&self, state: &Self::State, eye: Eye) -> Self::View {
        let truth = match eye {
            _ if self.has(Flaw::LeakyView) => Some(state.inner.clone()),
            Eye::Public if self.has(Flaw::LeakyPublic) => Some(state.inner.clone()),
            _ => None,
        };
        let secret = Unseen(self.has(Flaw::LeakyBytes).then(|| state.inner.clone()));
        View { inner: self.inner.view(&state.inner, eye), truth, worn: state.worn, secret }
    }

    fn view_into(&self, state: &Self::State, eye: Eye, view: &mut Self::View) {
        if !self.has(Flaw::StaleView) {
            *view = self.view(state, eye);
        }
    }

    fn redact(&self, event: &Self::Event, eye: Eye) -> Option<Self::Event> {
        if self.has(Flaw::LeakyDraw) {
            return Some(event.clone());
        }
        self.inner.redact(&event.inner, eye).map(|inner| Event { inner, truth: event.truth })
    }

    fn world(&self, view: &Self::View, rng: &mut Rng) -> Option<Self::State> {
        let inner = match self.flaw {
            Flaw::NoWorld => None,
            Flaw::OtherWorld => Some(self.inner.start()),
            Flaw::OneWorld => self.inner.world(&view.inner, &mut Seed(1).stream("one", 0)),
            _ => self.inner.world(&view.inner, rng),
        };
        let unsaved = u32::from(self.has(Flaw::RestlessWorld));
        inner.map(|inner| State {
            inner,
            unsaved,
            worn: view.worn,
            route: Unseen(0),
            steps: Unseen(0),
            twin: Unseen(true),
        })
    }

    fn conceal(&self, state: &Self::State, eye: Eye, rng: &mut Rng) -> Self::State {
        let same = self.has(Flaw::LazyConceal) || (self.has(Flaw::LeakyPublic) && eye == Eye::Public);
        let inner = if same { state.inner.clone() } else { self.inner.conceal(&state.inner, eye, rng) };
        let unsaved = state.unsaved + u32::from(self.has(Flaw::RestlessConceal));
        State { inner, unsaved, twin: Unseen(!self.has(Flaw::UnsoundWorld)), ..state.clone() }
    }

    fn reveals(&self, before: &Self::State, after: &Self::State, seat: Seat) -> bool {
        match self.flaw {
            Flaw::DeniesReveal => false,
            Flaw::DeniesShowdown if self.inner.turn(&before.inner) != Turn::Chance => false,
            _ => self.inner.reveals(&before.inner, &after.inner, seat),
        }
    }

    fn actions(&self, view: &Self::View) -> Option<Vec<G::Action>> {
        let mut actions = self.inner.actions(&view.inner)?;
        match self.flaw {
            Flaw::ListsIllegal => actions.push(self.illegal.clone()),
            Flaw::ListsNothing => actions.clear(),
            Flaw::ListsTooFew if actions.len() > 1 => drop(actions.pop()),
            _ => {}
        }
        Some(actions)
    }

    fn sample(&self, view: &Self::View, rng: &mut Rng) -> Option<G::Action> {
        match self.flaw {
            Flaw::SamplesNothing => None,
            Flaw::SamplesIllegal => Some(self.illegal.clone()),
            Flaw::SamplesAtChance => self.inner.sample(&view.inner, rng).or(Some(self.illegal.clone())),
            Flaw::ListsTooFew => {
                let actions = self.actions(view)?;
                (!actions.is_empty()).then(|| actions[rng.random_range(0..actions.len())].clone())
            }
            _ => self.inner.sample(&view.inner, rng),
        }
    }

    fn check_state(&self, state: &Self::State) -> Result<(), Illegal> {
        if self.flaw == Flaw::DoubtsStates && self.over(state) {
            return Err(Illegal::new("flawed", "no game ends"));
        }
        if self.flaw == Flaw::UnsoundWorld && state.twin.0 {
            return Err(Illegal::new("flawed", "worlds cannot be"));
        }
        self.inner.check_state(&state.inner)
    }

    fn validate(&self, state: &Self::State, action: &G::Action) -> Result<(), Illegal> {
        match self.flaw {
            Flaw::ValidatesAll => Ok(()),
            Flaw::ValidatesNothing => Err(Illegal::new("flawed", "nothing is allowed")),
            Flaw::ActsAtEnd if self.over(state) => Ok(()),
            Flaw::LegalityOfTruth if state.twin.0 => Err(Illegal::new("flawed", "not on twins")),
            _ => self.inner.validate(&state.inner, action),
        }
    }

    fn apply(
        &self,
        state: &mut Self::State,
        action: &G::Action,
        events: &mut impl EventSink<Self::Event>,
    ) -> Result<(), Illegal> {
        if self.has(Flaw::ActsAtEnd) && self.over(state) {
            return Ok(());
        }
        if self.has(Flaw::NeverEnds) {
            return self.inner.validate(&state.inner, action);
        }
        let mut inner_events = Vec::new();
        if let Err(illegal) = self.inner.apply(&mut state.inner, action, &mut inner_events) {
            assert!(!self.has(Flaw::Panics), "no such action");
            state.unsaved += u32::from(self.has(Flaw::DirtyRefusal));
            return Err(illegal);
        }
        let heard = self.tell(inner_events, &state.inner, events);
        let applied = self.applied.fetch_add(1, Ordering::Relaxed);
        match self.flaw {
            Flaw::Listens => state.unsaved += u32::from(heard),
            Flaw::ForgetsField => state.unsaved += 1,
            Flaw::Wears(from, to) if (from..to).contains(&state.steps.0) => state.worn = applied,
            _ => {}
        }
        state.route = Unseen(canonical_hash(&(state.route.0, action)));
        state.steps.0 += 1;
        Ok(())
    }

    fn stream(&self, state: &Self::State) -> &'static str {
        self.inner.stream(&state.inner)
    }

    fn outcomes(&self, state: &Self::State) -> Vec<(f64, G::Outcome)> {
        let mut outcomes = self.inner.outcomes(&state.inner);
        let count = outcomes.len() as f64;
        match self.flaw {
            Flaw::UnsureProbabilities => outcomes.iter_mut().for_each(|(probability, _)| *probability *= 0.999),
            Flaw::ZeroProbability => {
                if let Some(outcome) = outcomes.first().map(|(_, outcome)| outcome.clone()) {
                    outcomes.push((0.0, outcome));
                }
            }
            Flaw::NoOutcomes => outcomes.clear(),
            Flaw::ResolvesUnlisted | Flaw::DrawsUnlisted if count > 1.0 => {
                let (missing, _) = outcomes.pop().expect("there are several");
                outcomes.iter_mut().for_each(|(probability, _)| *probability += missing / (count - 1.0));
            }
            _ => {}
        }
        outcomes
    }

    fn draw(&self, state: &Self::State, rng: &mut Rng) -> Option<G::Outcome> {
        let drawn = self.inner.draw(&state.inner, rng)?;
        match self.flaw {
            Flaw::DrawsNothing => None,
            Flaw::DeadTwin if state.twin.0 => None,
            // A second try for the first outcome, one time in five.
            Flaw::BiasedDraw if rng.random_ratio(1, 5) => Some(self.outcomes(state).swap_remove(0).1),
            Flaw::ResolvesUnlisted => {
                let mut listed = self.outcomes(state);
                Some(listed.swap_remove(rng.random_range(0..listed.len())).1)
            }
            _ => Some(drawn),
        }
    }

    fn resolve(
        &self,
        state: &mut Self::State,
        outcome: &G::Outcome,
        events: &mut impl EventSink<Self::Event>,
    ) -> Result<(), Illegal> {
        if self.has(Flaw::ResolvesAnytime) && self.inner.turn(&state.inner) != Turn::Chance {
            return Ok(());
        }
        let listed = self.inner.outcomes(&state.inner);
        if self.has(Flaw::RefusesListed) && listed.last().is_some_and(|(_, last)| last == outcome) {
            return Err(Illegal::new("flawed", "not that one"));
        }
        let mut inner_events = Vec::new();
        let result = self.inner.resolve(&mut state.inner, outcome, &mut inner_events);
        state.unsaved += u32::from(result.is_err() && self.has(Flaw::DirtyResolve));
        self.tell(inner_events, &state.inner, events);
        result
    }

    fn hash(&self, state: &Self::State) -> u64 {
        match self.flaw {
            Flaw::HashOfRoute => canonical_hash(&(&state.inner, state.route)),
            Flaw::HashOfTurn => canonical_hash(&self.inner.turn(&state.inner)),
            Flaw::HashAsleep => u64::from(*state == self.start()),
            _ => canonical_hash(&(&state.inner, state.unsaved, state.worn)),
        }
    }
}
