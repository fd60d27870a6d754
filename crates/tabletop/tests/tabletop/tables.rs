//! Tables: games played to the end without a window, and the faults that stop them.

use std::sync::{Arc, Mutex};

use tabletop::{Agent, Budget, Eye, Fault, Game, Limits, Seat, Seed, Step, Table};

use crate::broken_game::Broken;
use crate::flaw::Flaw as GameFlaw;
use crate::tiny::{Flaw, Hook, Kuhn, KuhnAction, KuhnEvent, KuhnState, KuhnView, Nim, NimState, Reader, Summer};

fn readers(count: usize, flaw: Flaw) -> Vec<Box<dyn Agent<Kuhn>>> {
    (0..count).map(|_| Box::new(Reader::new(flaw, &Hook::default())) as _).collect()
}

fn summers() -> Vec<Box<dyn Agent<Nim>>> {
    vec![Box::new(Summer), Box::new(Summer)]
}

#[test]
fn agents_play_to_the_end_and_are_accounted_for() {
    let (game, mut agents) = (Kuhn::new(3, true), readers(3, Flaw::None));
    let limits = Limits { budget: Budget::nodes(20), ..Limits::default() };
    let finish = Table::new(&game, Seed(2), &mut agents).and_then(|table| table.play(limits)).expect("they are sound");
    assert!(finish.standing.is_some() && finish.decisions >= 3);
    assert_eq!(finish.nodes, 20 * finish.decisions);
    assert!(finish.steps >= finish.decisions + 3);
}

#[test]
fn theory_wins_from_a_sum_that_is_not_zero() {
    let game = Nim::new(&[7, 5, 3]);
    let finish = Table::new(&game, Seed(1), &mut summers()).and_then(|table| table.play(Limits::default()));
    // 7, 5, 3 are 3, 1, 3 modulo 4, whose sum is 1: the first to move wins.
    assert_eq!(finish.expect("they are sound").standing.and_then(|standing| standing.winner()), Some(Seat(0)));
    let scene = NimState { heaps: vec![1, 5], mover: Seat(0) };
    let finish =
        Table::from_state(&game, Seed(1), &mut summers(), scene).and_then(|table| table.play(Limits::default()));
    assert_eq!(finish.expect("they are sound").standing.and_then(|standing| standing.winner()), Some(Seat(1)));
}

#[test]
fn a_game_past_the_limit_is_unfinished() {
    let limits = Limits { steps: 3, ..Limits::default() };
    let finish = Table::new(&Nim::new(&[9, 9]), Seed(1), &mut summers()).and_then(|table| table.play(limits));
    let finish = finish.expect("they are sound");
    assert_eq!((finish.standing, finish.steps), (None, 3));
}

#[test]
fn agents_must_fit_the_seats() {
    let fault = Table::new(&Kuhn::new(2, true), Seed(1), &mut readers(3, Flaw::None)).err();
    assert_eq!(fault, Some(Fault::Seats { agents: 3, seats: 2 }));
    assert_eq!(fault.map(|fault| fault.to_string()), Some("3 agents for 2 seats".to_owned()));
}

#[test]
fn an_illegal_action_names_who_chose_it() {
    let (game, mut agents) = (Kuhn::new(2, true), readers(2, Flaw::Illegal));
    let fault = Table::new(&game, Seed(1), &mut agents).and_then(|table| table.play(Limits::default())).err();
    let text = "step 2: reader in seat 1 chose an illegal action: Call is not possible now";
    assert_eq!(fault.map(|fault| fault.to_string()).as_deref(), Some(text));
}

/// Plays at random and keeps what it hears.
struct Witness(Arc<Mutex<Vec<KuhnEvent>>>);

impl Agent<Kuhn> for Witness {
    fn name(&self) -> &str {
        "witness"
    }

    fn watches(&self) -> bool {
        true
    }

    fn observe(&mut self, _: &Kuhn, event: &KuhnEvent) {
        self.0.lock().expect("nothing panics").push(*event);
    }

    fn decide(
        &mut self,
        game: &Kuhn,
        view: &KuhnView,
        think: &mut tabletop::Think<'_>,
    ) -> tabletop::Decision<KuhnAction> {
        at_random(game, view, think)
    }
}

/// Any action that may be done.
fn at_random(game: &Kuhn, view: &KuhnView, think: &mut tabletop::Think<'_>) -> tabletop::Decision<KuhnAction> {
    tabletop::Decision::plain(game.sample(view, &mut think.rng).expect("it is its turn"))
}

/// Plays at random and does not watch.
struct Deaf;

impl Agent<Kuhn> for Deaf {
    fn name(&self) -> &str {
        "deaf"
    }

    fn observe(&mut self, _: &Kuhn, event: &KuhnEvent) {
        panic!("it was told {event:?}");
    }

    fn decide(
        &mut self,
        game: &Kuhn,
        view: &KuhnView,
        think: &mut tabletop::Think<'_>,
    ) -> tabletop::Decision<KuhnAction> {
        at_random(game, view, think)
    }
}

#[test]
fn who_watches_hears_what_its_seat_may_know() {
    let game = Kuhn::new(3, true);
    for seed in 0..10 {
        let heard = Arc::new(Mutex::new(Vec::new()));
        let mut agents: Vec<Box<dyn Agent<Kuhn>>> =
            vec![Box::new(Deaf), Box::new(Witness(Arc::clone(&heard))), Box::new(Deaf)];
        let (mut state, mut events) = (game.start(), Vec::new());
        let table = Table::new(&game, Seed(seed), &mut agents).expect("three sit down");
        let follow = |step: &Step<Kuhn>, _: &KuhnState| {
            let done = match step {
                Step::Action(_, action) => game.apply(&mut state, action, &mut events),
                Step::Outcome(outcome) => game.resolve(&mut state, outcome, &mut events),
                Step::Declaration(..) => Ok(()),
            };
            done.expect("it was possible");
        };
        table.play_watched(Limits::default(), follow).expect("they are sound");
        let seen: Vec<KuhnEvent> = events.iter().filter_map(|event| game.redact(event, Eye::Seat(Seat(1)))).collect();
        assert_eq!(*heard.lock().expect("nothing panics"), seen);
        assert!(seen.len() > 3 && seen != events, "two cards are hidden: {seen:?}");
    }
}

/// Checks whenever it can; it is never asked for more here.
struct Checker;

impl<G: tabletop::Game<Action = KuhnAction>> Agent<G> for Checker {
    fn name(&self) -> &str {
        "checker"
    }

    fn decide(&mut self, _: &G, _: &G::View, _: &mut tabletop::Think<'_>) -> tabletop::Decision<KuhnAction> {
        tabletop::Decision::plain(KuhnAction::Check)
    }
}

#[test]
fn rules_without_an_outcome_for_their_chance_are_a_fault() {
    for flaw in [GameFlaw::DrawsNothing, GameFlaw::None] {
        let game = Broken::new(Kuhn::new(2, true), flaw, KuhnAction::Call);
        let mut agents: Vec<Box<dyn Agent<_>>> = vec![Box::new(Checker), Box::new(Checker)];
        let result = Table::new(&game, Seed(1), &mut agents).and_then(|table| table.play(Limits::default()));
        match flaw {
            GameFlaw::None => assert_eq!(result.expect("all check").steps, 4),
            _ => assert_eq!(result.err(), Some(Fault::Chance { step: 0 })),
        }
    }
}
