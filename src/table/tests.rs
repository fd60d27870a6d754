//! Opponents that fall over, and steps taken back and done again.

use std::{
    sync::{
        Arc,
        atomic::{AtomicU32, Ordering},
    },
    time::Duration,
};

use risk::{Risk, Setup, Start, View};
use tabletop::{Agent, Controller, Decision, Game, Player, Record, Seed, Session, Standing, Step, Think, Turn};

use super::{
    engine::{Chair, Engine, PlayLimits},
    thought::ThinkingHandle,
};
use crate::{crash::Recorder, games::conquest::testing, text::Words};

/// Plays at random and falls over at every third decision.
struct Fainting(u32);

impl Agent<Risk> for Fainting {
    fn name(&self) -> &str {
        "fainting"
    }

    fn decide(&mut self, game: &Risk, view: &View, think: &mut Think<'_>) -> Decision<<Risk as Game>::Action> {
        self.0 += 1;
        assert!(!self.0.is_multiple_of(3), "the lamp went out");
        Decision::plain(game.sample(view, &mut think.rng).expect("something can be done"))
    }
}

/// Plays at random and counts how often it hears that the game is over.
struct Listening(Arc<AtomicU32>);

impl Agent<Risk> for Listening {
    fn name(&self) -> &str {
        "listening"
    }

    fn watches(&self) -> bool {
        true
    }

    fn conclude(&mut self, _: &Risk, _: &View, standing: Option<&Standing>) {
        assert!(standing.is_some(), "it ended by the rules");
        self.0.fetch_add(1, Ordering::Relaxed);
    }

    fn decide(&mut self, game: &Risk, view: &View, think: &mut Think<'_>) -> Decision<<Risk as Game>::Action> {
        Decision::plain(game.sample(view, &mut think.rng).expect("something can be done"))
    }
}

fn engine(chairs: Vec<Chair<Risk>>) -> Engine<Risk> {
    let setup = Setup { seats: chairs.len() as u8, start: Start::Scatter, round_limit: 8, ..Setup::default() };
    let game = Arc::new(Risk::new(setup, testing::world()).expect("a sound setup"));
    let players = chairs
        .iter()
        .map(|chair| Player {
            name: "somebody".to_owned(),
            controller: chair.as_ref().map_or(Controller::Human, |_| Controller::Agent("fainting".to_owned())),
            livery: 0,
        })
        .collect();
    Engine::new(Session::new(game, Seed(3), players).expect("seated"), chairs)
}

const LONG: PlayLimits = PlayLimits { decisions: 400, time: Duration::from_secs(60), explain: false };

#[test]
fn a_game_survives_opponents_that_fall_over() {
    let mut engine = engine(vec![Some(Box::new(Fainting(0))), Some(Box::new(Fainting(1)))]);
    let played = engine.run(LONG, &ThinkingHandle::default());
    let expected = played.made.len() / 3;
    assert!(expected > 10 && played.faults.len().abs_diff(expected) <= 1, "{} of {expected}", played.faults.len());
    let told = Words::english().message(&played.faults[0]);
    assert!(told.contains("fainting") && told.contains("the lamp went out"), "{told}");
    // The program's log has no language, and says the same.
    assert_eq!(played.faults[0].to_string(), told);
    assert!(engine.goes_on() || engine.session.turn() == Turn::Over);
    // What a crash report would hold is the game as it stands.
    let text = engine.journal().record([("crash".to_owned(), "none".to_owned())].into()).expect("within reach");
    let record: Record<Risk> = Record::from_ron(&text).expect("a record");
    let replayed = Session::replay(Arc::clone(engine.session.game()), &record).expect("it can be followed");
    assert_eq!((replayed.len(), replayed.hash()), (engine.session.len(), engine.session.hash()));
}

#[test]
fn opponents_hear_once_that_the_game_is_over() {
    let heard = Arc::new(AtomicU32::new(0));
    let listening = || -> Chair<Risk> { Some(Box::new(Listening(Arc::clone(&heard)))) };
    let mut engine = engine(vec![listening(), listening()]);
    let thinking = ThinkingHandle::default();
    while engine.goes_on() {
        assert_eq!(heard.load(Ordering::Relaxed), 0, "it is not over");
        engine.run(LONG, &thinking);
    }
    engine.run(LONG, &thinking);
    assert_eq!((engine.session.turn(), heard.load(Ordering::Relaxed)), (Turn::Over, 2));
}

#[test]
fn several_steps_are_taken_back_and_done_again() {
    let mut engine = engine(vec![None, None]);
    let thinking = ThinkingHandle::default();
    engine.run(LONG, &thinking);
    let Turn::Seat(seat) = engine.session.turn() else { panic!("a person is to act") };
    let places: Vec<_> = {
        let board = &engine.session.state().board;
        engine.session.game().map().territories().filter(|place| board.holds(seat, *place)).take(3).collect()
    };
    let begun = engine.session.hash();
    for place in &places {
        engine.act(seat, risk::Action::Place(vec![(*place, 1)])).expect("there are three armies at least");
    }
    let placed = engine.session.hash();
    for _ in &places {
        engine.undo(seat).expect("nothing has fallen since");
    }
    assert_eq!(engine.session.hash(), begun);
    assert!(engine.undo(seat).is_err(), "before it dice fell");
    for place in &places {
        let played = engine.redo(seat).expect("nothing else was done");
        let told = |event: &risk::Event| matches!(event.kind, risk::EventKind::Placed { territory, .. } if territory == *place);
        assert!(played.events.iter().any(|played| told(&played.event)));
    }
    assert_eq!(engine.session.hash(), placed);
    assert!(engine.redo(seat).is_err());
    // Something else done in between leaves nothing to do again.
    engine.undo(seat).expect("nothing has fallen since");
    engine.act(seat, risk::Action::Place(vec![(places[0], 1)])).expect("legal");
    assert!(engine.redo(seat).is_err());
    assert!(matches!(engine.session.steps().last(), Some(Step::Action(by, _)) if *by == seat));
}
