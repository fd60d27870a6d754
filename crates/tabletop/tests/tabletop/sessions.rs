//! Sessions: chance that stays, steps taken back, branches, and games resumed.

use std::collections::BTreeMap;
use std::sync::Arc;

use tabletop::conformance::play_random;
use tabletop::{
    Controller, Eye, Game, NoEvents, Player, RecordError, Seat, Seed, Session, Step, Table, Turn, UndoError,
    canonical_hash,
};

use crate::tiny::{Kuhn, KuhnAction, KuhnState, Nim, NimState, Reader, Take};

pub fn players(count: u8) -> Vec<Player> {
    let player = |seat| Player { name: format!("player {seat}"), controller: Controller::Human, livery: seat };
    (0..count).map(player).collect()
}

fn take(heap: u8, count: u8) -> Take {
    Take { heap, count }
}

/// Deals the cards of a two-seat game.
fn dealt(seed: Seed) -> Session<Kuhn> {
    let mut session = Session::new(Arc::new(Kuhn::new(2, true)), seed, players(2)).expect("two players");
    while session.turn() == Turn::Chance {
        session.advance().expect("a card is dealt");
    }
    session
}

#[test]
fn there_is_one_player_per_seat() {
    let game = Arc::new(Nim::new(&[3]));
    let error = Session::new(game, Seed(1), players(3)).expect_err("three for two");
    assert_eq!(error, RecordError::Players { players: 3, seats: 2 });
    assert_eq!(error.to_string(), "3 players are named for 2 seats");
}

#[test]
fn who_is_not_to_act_is_refused_and_nothing_changes() {
    let mut session = Session::new(Arc::new(Nim::new(&[3])), Seed(1), players(2)).expect("two players");
    let before = session.hash();
    assert_eq!(session.act(Seat(1), take(0, 1)).expect_err("seat 1 begins").rule, "not-your-turn");
    assert_eq!(session.act(Seat(0), take(0, 4)).expect_err("too many").rule, "count");
    assert!(session.advance().is_none());
    assert_eq!((session.hash(), session.len(), session.is_empty()), (before, 0, true));
}

#[test]
fn chance_cannot_be_taken_back() {
    let mut session = dealt(Seed(4));
    assert_eq!(session.undo(), Err(UndoError::Chance));
    session.act(Seat(0), KuhnAction::Bet).expect("it may bet");
    session.undo().expect("nothing was rolled yet");
    assert_eq!(session.undone().len(), 1);
    session.redo().expect("it can be done again");
    assert!(session.undone().is_empty());
    session.advance().expect("the bet is rolled");
    assert_eq!(session.undoable(), Err(UndoError::Chance));
    assert_eq!(
        session.undo().expect_err("it was rolled").to_string(),
        "dice have been rolled or a card drawn; that cannot be taken back"
    );
    assert_eq!(session.len(), 4);
}

#[test]
fn nothing_is_taken_back_before_the_start_or_done_again_after_the_end() {
    let mut session = Session::new(Arc::new(Nim::new(&[3])), Seed(1), players(2)).expect("two players");
    assert_eq!(session.undo(), Err(UndoError::Start));
    assert_eq!(session.redo(), Err(UndoError::End));
}

#[test]
fn taking_back_does_not_change_the_dice() {
    // Whatever was bet, taken back and thought about in between, the roll is the one that was coming.
    for seed in (0..20).map(Seed) {
        let mut direct = dealt(seed);
        direct.act(Seat(0), KuhnAction::Bet).expect("it may bet");
        let direct = direct.advance().expect("the bet is rolled");
        let mut wavering = dealt(seed);
        for action in [KuhnAction::Bet, KuhnAction::Check, KuhnAction::Bet, KuhnAction::Check] {
            wavering.act(Seat(0), action).expect("it may");
            wavering.undo().expect("nothing fell since");
        }
        wavering.act(Seat(0), KuhnAction::Bet).expect("it may bet");
        assert_eq!(wavering.advance(), Some(direct));
    }
}

#[test]
fn every_step_of_a_long_game_can_be_gone_to_in_any_order() {
    let game = Arc::new(Nim::new(&[250, 250]));
    let mut session = play_random(&game, Seed(2), u64::MAX).expect("it plays to the end");
    let end = session.len();
    assert!(end > 3 * 64, "{end} steps");
    let mut states = vec![game.start()];
    for step in session.steps() {
        let mut state = states[states.len() - 1].clone();
        let Step::Action(_, action) = step else { panic!("Nim has no chance") };
        game.apply(&mut state, action, &mut tabletop::NoEvents).expect("it was legal");
        states.push(state);
    }
    for index in (0..=end).rev().chain([64, 63, 65, 128, 127, 0, end, 1]) {
        session.seek(index);
        assert_eq!((session.state(), session.len(), session.steps().len()), (&states[index], index, index));
    }
    session.seek(usize::MAX);
    assert_eq!((session.len(), session.turn()), (end, Turn::Over));
}

#[test]
fn a_step_after_going_back_begins_a_branch() {
    let game = Arc::new(Nim::new(&[250, 250]));
    let mut session = play_random(&game, Seed(2), 200).expect("it plays");
    session.seek(70);
    let Turn::Seat(seat) = session.turn() else { panic!("nobody has won yet") };
    session.act(seat, take(1, 1)).expect("enough are left");
    assert_eq!((session.len(), session.redo()), (71, Err(UndoError::End)));
    session.seek(usize::MAX);
    assert_eq!(session.len(), 71);
    // Keyframes of the old branch are gone too: the new one is followed, recorded and replayed past them.
    while session.len() < 140 {
        let Turn::Seat(seat) = session.turn() else { panic!("nobody has won yet") };
        let action = game.sample(session.state(), &mut session.thinking(seat)).expect("it is its turn");
        session.act(seat, action).expect("it was sampled");
    }
    let (hash, record) = (session.hash(), session.record(false));
    session.seek(130);
    session.seek(140);
    assert_eq!(session.hash(), hash);
    assert_eq!(Session::replay(game, &record).expect("it is its own record").hash(), hash);
}

#[test]
fn doing_again_tells_what_happened_again() {
    let mut session = Session::new(Arc::new(Nim::new(&[3])), Seed(1), players(2)).expect("two players");
    let told = session.act(Seat(0), take(0, 2)).expect("it may");
    session.undo().expect("it was an action");
    assert_eq!(session.redo(), Ok(told));
}

#[test]
fn a_scene_begins_in_its_own_state() {
    let game = Arc::new(Nim::new(&[3]));
    let scene = NimState { heaps: vec![1, 1], mover: Seat(1) };
    let mut session = Session::from_state(Arc::clone(&game), Seed(1), players(2), scene.clone()).expect("two players");
    session.act(Seat(1), take(1, 1)).expect("it is its turn");
    let record = session.record(false);
    assert_eq!(record.origin, Some(scene));
    assert_eq!(Session::replay(game, &record).expect("it is its own record").state(), session.state());
}

#[test]
fn a_game_is_resumed_from_its_snapshot_under_other_rules() {
    let mut session = dealt(Seed(9));
    session.act(Seat(0), KuhnAction::Check).expect("it may check");
    let mut record = session.record(true);
    record.rules += 1;
    let game = session.game();
    let refused = Session::replay(Arc::clone(game), &record).expect_err("the rules have changed");
    assert_eq!(refused, RecordError::OtherRules { found: Kuhn::RULES + 1, wanted: Kuhn::RULES });
    let mut resumed = Session::resume(Arc::clone(game), &record).expect("there is a snapshot");
    assert_eq!((resumed.hash(), resumed.len(), resumed.players()), (session.hash(), 0, session.players()));
    assert_eq!(resumed.undo(), Err(UndoError::Start));
    // It is a whole session again: what follows can be recorded and replayed, dice included.
    resumed.act(Seat(1), KuhnAction::Bet).expect("it may bet");
    resumed.advance().expect("the bet is rolled");
    let replayed = Session::replay(Arc::clone(game), &resumed.record(false)).expect("it is its own record");
    assert_eq!(replayed.hash(), resumed.hash());
    replayed.verify_dice().expect("they follow from the seed");
    record.snapshot = None;
    assert_eq!(Session::resume(Arc::clone(game), &record).expect_err("no snapshot is left"), refused);
}

#[test]
fn a_resumed_game_does_not_roll_its_first_dice_again() {
    // Somebody who remembers how the game began must not know how it goes on.
    let deal = |session: &mut Session<Kuhn>| std::iter::from_fn(|| session.advance()).collect::<Vec<_>>();
    let repeated = (0..40).map(Seed).filter(|&seed| {
        let mut session = Session::new(Arc::new(Kuhn::new(4, true)), seed, players(4)).expect("four players");
        let first = deal(&mut session);
        let mut record = session.record(true);
        record.rules += 1;
        record.snapshot = Some(KuhnState { cards: Vec::new(), plays: Vec::new(), stake: 0 });
        let mut resumed = Session::resume(Arc::clone(session.game()), &record).expect("there is a snapshot");
        deal(&mut resumed) == first
    });
    // 120 deals are possible, so a third of a repetition is to be expected.
    assert!(repeated.count() < 5);
}

#[test]
fn a_session_and_a_table_follow_the_same_dice_and_thoughts() {
    let game = Kuhn::new(3, true);
    for seed in (0..10).map(Seed) {
        let mut agents: Vec<Box<dyn tabletop::Agent<Kuhn>>> = (0..3).map(|_| Box::new(Reader::honest()) as _).collect();
        let mut steps: Vec<Step<Kuhn>> = Vec::new();
        let table = Table::new(&game, seed, &mut agents).expect("three agents");
        let finish = table
            .play_watched(tabletop::Limits::default(), |step, _| steps.push(step.clone()))
            .expect("they are sound");
        let mut session = Session::new(Arc::new(Kuhn::new(3, true)), seed, players(3)).expect("three players");
        for step in &steps {
            match step {
                Step::Action(seat, action) => drop(session.act(*seat, *action).expect("it was legal")),
                Step::Outcome(_) => drop(session.advance().expect("chance is due")),
                Step::Declaration(..) => unreachable!("nothing is declared here"),
            }
        }
        assert_eq!((session.state(), session.steps()), (&finish.state, &steps[..]));
        assert_eq!((session.standing(), session.len() as u64), (finish.standing, finish.steps));
    }
}

/// Else undo could roll anew, and a battle more would change the cards.
#[test]
fn the_nth_outcome_of_a_stream_is_its_nth_draw() {
    let game = Kuhn::new(4, true);
    let mut rolled = 0;
    for seed in (0..20).map(Seed) {
        let session = play_random(&Arc::new(Kuhn::new(4, true)), seed, u64::MAX).expect("it plays to the end");
        let (mut state, mut drawn) = (game.start(), BTreeMap::<&str, u64>::new());
        for step in session.steps() {
            match step {
                Step::Outcome(outcome) => {
                    let stream = game.stream(&state);
                    let index = drawn.entry(stream).or_default();
                    assert_eq!(
                        game.draw(&state, &mut session.seed().stream(stream, *index)),
                        Some(*outcome),
                        "{stream}"
                    );
                    *index += 1;
                    game.resolve(&mut state, outcome, &mut NoEvents).expect("it came");
                }
                Step::Action(_, action) => game.apply(&mut state, action, &mut NoEvents).expect("it was made"),
                Step::Declaration(..) => unreachable!("nothing is declared here"),
            }
        }
        assert_eq!(drawn["cards"], 4);
        rolled += drawn.get("dice").copied().unwrap_or_default();
    }
    assert!(rolled > 0, "nobody bet");
}

#[test]
fn thinking_has_its_own_generator_for_every_seat_and_step() {
    let mut session = dealt(Seed(4));
    let first = session.thinking(Seat(0));
    assert_eq!(first, session.thinking(Seat(0)));
    assert_ne!(first, session.thinking(Seat(1)));
    session.act(Seat(0), KuhnAction::Check).expect("it may check");
    assert_ne!(first, session.thinking(Seat(0)));
}

#[test]
fn sessions_show_views_and_the_end() {
    let session = play_random(&Arc::new(Kuhn::new(2, false)), Seed(1), u64::MAX).expect("it plays to the end");
    assert_eq!(session.standing().map(|standing| standing.places.len()), Some(2));
    assert_eq!(session.hash(), canonical_hash(session.state()));
    assert_eq!(session.view(Eye::Public).plays, session.state().plays);
    assert_eq!((session.seed(), session.players().len()), (Seed(1), 2));
}
