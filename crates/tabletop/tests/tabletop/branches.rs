//! Branches: when one begins, which lines are kept, and what may be taken back.

use std::sync::Arc;

use tabletop::conformance::play_random;
use tabletop::{
    Branch, LineError, LineId, MOST_LINES, Record, RecordError, Seat, Seed, Session, Step, TakeBack, Turn, UndoError,
};

use crate::sessions::players;
use crate::tiny::{Kuhn, KuhnAction, Nim, Take};

pub fn take(count: u8) -> Take {
    Take { heap: 0, count }
}

/// Counters are taken from one heap in these portions, by turns.
pub fn nim(portions: &[u8]) -> Session<Nim> {
    let mut session = Session::new(Arc::new(Nim::new(&[40])), Seed(1), players(2)).expect("two players");
    portions.iter().for_each(|&count| make(&mut session, count));
    session
}

pub fn make(session: &mut Session<Nim>, count: u8) {
    let Turn::Seat(seat) = session.turn() else { panic!("it is over") };
    session.act(seat, take(count)).expect("enough are left");
}

pub fn portions(session: &Session<Nim>) -> Vec<u8> {
    let count = |step: &Step<Nim>| if let Step::Action(_, take) = step { take.count } else { 0 };
    session.steps().iter().map(count).collect()
}

/// A game of two lines that leave each other after two steps, of four and three steps.
pub fn branched() -> (Arc<Nim>, Record<Nim>) {
    let mut session = nim(&[1, 2, 3, 1]);
    session.seek(2);
    make(&mut session, 1);
    (Arc::clone(session.game()), session.record(false))
}

/// Two players of three, whose cards are dealt, and one has bet.
fn bet() -> Session<Kuhn> {
    let mut session = Session::new(Arc::new(Kuhn::new(2, true)), Seed(4), players(2)).expect("two players");
    while session.advance().is_some() {}
    session.act(Seat(0), KuhnAction::Bet).expect("it may");
    session
}

#[test]
fn an_action_taken_back_is_replaced_and_a_reply_is_kept() {
    let mut session = nim(&[1, 2, 3]);
    session.undo().expect("its own action");
    make(&mut session, 1);
    assert_eq!((portions(&session), session.lines().len()), (vec![1, 2, 1], 1));
    session.seek(0);
    make(&mut session, 3);
    let lines: Vec<_> = session.lines().iter().map(|line| (line.id.0, line.fork, line.len)).collect();
    assert_eq!((lines, session.line()), (vec![(0, 0, 3), (1, 0, 1)], LineId(1)));
    session.switch(LineId(0)).expect("it was kept");
    assert_eq!(portions(&session), [1, 2, 1]);
}

#[test]
fn the_same_step_goes_along_the_line_it_was_made_on() {
    let mut session = nim(&[1, 2, 3]);
    session.seek(0);
    make(&mut session, 3);
    make(&mut session, 3);
    session.seek(0);
    make(&mut session, 1);
    assert_eq!((session.line(), session.len(), session.undone().len()), (LineId(0), 1, 2));
    make(&mut session, 2);
    assert_eq!((session.line(), session.undone().len(), session.lines().len()), (LineId(0), 1, 2));
}

#[test]
fn an_ended_line_is_kept_and_so_is_one_with_another_hanging_on_it() {
    let mut session = Session::new(Arc::new(Nim::new(&[3])), Seed(1), players(2)).expect("two players");
    make(&mut session, 3);
    assert_eq!(session.turn(), Turn::Over);
    session.undo().expect("its own action");
    make(&mut session, 2);
    assert_eq!(session.lines().len(), 2, "who wins otherwise can see how it had been won");

    let mut session = nim(&[1, 1]);
    session.seek(0);
    session.fork().expect("there is room");
    session.switch(LineId(0)).expect("it was set aside");
    session.undo().expect("its own action");
    session.fork().expect("there is room");
    make(&mut session, 2);
    session.undo().expect("its own action");
    session.undo().expect("its own action");
    make(&mut session, 3);
    assert_eq!(session.lines().len(), 3, "two lines begin with the one that is taken back");
}

#[test]
fn what_is_only_looked_at_is_kept_by_a_fork() {
    let mut session = nim(&[1, 2, 3]);
    assert_eq!(session.fork(), Ok(LineId(0)), "nothing was taken back");
    session.undo().expect("its own action");
    assert_eq!(session.fork(), Ok(LineId(1)));
    make(&mut session, 1);
    assert_eq!(session.lines().len(), 2);
    session.switch(LineId(0)).expect("it was set aside");
    assert_eq!(portions(&session), [1, 2, 3]);
    // A fork on which nothing was done is no line.
    session.undo().expect("its own action");
    session.fork().expect("there is room");
    session.switch(LineId(1)).expect("it is there");
    assert_eq!(session.lines().iter().map(|line| line.id.0).collect::<Vec<_>>(), [0, 1]);
}

#[test]
fn lines_that_are_not_there_or_in_use_are_refused() {
    let mut session = nim(&[1]);
    assert_eq!(session.remove(LineId(0)), Err(LineError::Current));
    let (switched, removed) = (session.switch(LineId(3)), session.remove(LineId(3)));
    assert_eq!((switched, removed), (Err(LineError::Unknown(LineId(3))), Err(LineError::Unknown(LineId(3)))));
    assert_eq!(switched.expect_err("it is not there").to_string(), "there is no line 3");
    assert_eq!(portions(&session), [1]);
}

#[test]
fn there_are_only_so_many_lines() {
    let mut session = Session::new(Arc::new(Nim::new(&[250; 12])), Seed(1), players(2)).expect("two players");
    let mut begun = 0;
    // Every pair of first steps is a line.
    let pairs = (0..36u8).flat_map(|first| (0..36u8).map(move |second| (first, second)));
    let act = |session: &mut Session<Nim>, number: u8| {
        let Turn::Seat(seat) = session.turn() else { panic!("it is over") };
        session.act(seat, Take { heap: number / 3, count: number % 3 + 1 }).map(drop)
    };
    let refused = pairs.into_iter().find_map(|(first, second)| {
        session.seek(0);
        act(&mut session, first)
            .and_then(|()| act(&mut session, second))
            .and_then(|()| act(&mut session, 0))
            .err()
            .or_else(|| {
                begun += 1;
                None
            })
    });
    let refused = refused.expect("there are more pairs than lines");
    assert_eq!((begun, refused.rule), (MOST_LINES, "too-many-lines"));
    assert_eq!(refused.to_string(), "there are 1000 lines already; remove one to begin another");
    assert_eq!(session.lines().len(), MOST_LINES);
    assert_eq!(session.fork(), Err(LineError::TooMany));
    session.switch(LineId(0)).expect("it is there");
    session.undo().expect("its own action");
    act(&mut session, 1).expect("what replaces an action needs no room");
    let record = session.record(false);
    let game = Arc::clone(session.game());
    Session::replay(Arc::clone(&game), &record).expect("it can be read again");
    let mut record = Record { branches: record.branches, ..record };
    let last = record.branches.last().expect("there are many").clone();
    record.branches.push(Branch { line: LineId(5_000), ..last });
    let error = Session::replay(game, &record).expect_err("one more");
    assert_eq!(error, RecordError::Branches { found: 1_000, most: 999 });
}

#[test]
fn replies_are_gone_back_over_where_nothing_is_hidden() {
    let mut session = nim(&[1, 2, 3, 1]);
    assert_eq!(session.undo_to(Seat(0), TakeBack::Honest), Ok(2));
    assert_eq!((portions(&session), session.undone().len()), (vec![1, 2], 2));
    assert_eq!(session.undo_to(Seat(1), TakeBack::Honest), Ok(1));
    assert_eq!(session.undo_to(Seat(1), TakeBack::Honest), Err(UndoError::Start));
    make(&mut session, 3);
    assert_eq!((session.lines().len(), session.hindsight()), (2, 0));
}

#[test]
fn what_was_seen_is_gone_back_over_in_practice_alone() {
    let mut session = bet();
    session.advance().expect("the bet is rolled");
    session.act(Seat(1), KuhnAction::Fold).expect("it may");
    let len = session.len();
    assert_eq!(session.undoable_to(Seat(0), TakeBack::Honest), Err(UndoError::Chance));
    assert_eq!(session.undo_to(Seat(0), TakeBack::Honest), Err(UndoError::Chance));
    assert_eq!((session.len(), session.hindsight()), (len, 0));
    assert_eq!(session.undo_to(Seat(0), TakeBack::Marked), Ok(3));
    // To look and to do the same again is no gain.
    session.act(Seat(0), KuhnAction::Bet).expect("it may");
    assert_eq!((session.hindsight(), session.lines().len()), (0, 1));
    session.undo().expect("its own action");
    session.act(Seat(0), KuhnAction::Check).expect("it may");
    assert_eq!((session.hindsight(), session.lines().len()), (1, 2));
    let record = session.record(true);
    let other = Record { rules: 7, ..record.clone() };
    let game = Arc::clone(session.game());
    assert_eq!(Session::replay(Arc::clone(&game), &record).expect("it is its own").hindsight(), 1);
    assert_eq!(Session::resume(game, &other).expect("there is a snapshot").hindsight(), 1);
}

#[test]
fn a_bet_tells_of_the_card_and_a_call_turns_cards_up() {
    let mut session = Session::new(Arc::new(Kuhn::new(2, false)), Seed(4), players(2)).expect("two players");
    while session.advance().is_some() {}
    session.act(Seat(0), KuhnAction::Check).expect("it may");
    session.act(Seat(1), KuhnAction::Bet).expect("it may");
    let shown = UndoError::Revealed { step: session.len() - 1 };
    assert_eq!(session.undo_to(Seat(0), TakeBack::Honest), Err(shown));
    assert_eq!(shown.to_string(), "something hidden has been shown; that cannot be taken back");
    assert_eq!(session.undoable(), Ok(()), "the one who bet learned nothing");
    session.act(Seat(0), KuhnAction::Call).expect("it may");
    assert_eq!(session.undo(), Err(UndoError::Revealed { step: session.len() - 1 }));
}

/// Who has seen what comes knows it, even where the line on which it came is removed.
#[test]
fn to_remove_the_line_that_showed_it_does_not_help() {
    let mut session = bet();
    session.advance().expect("the bet is rolled");
    session.undo_to(Seat(0), TakeBack::Marked).expect("practice");
    session.fork().expect("there is room");
    session.remove(LineId(0)).expect("the game does not stand on it");
    assert_eq!((session.hindsight(), session.lines().len()), (1, 1));
    session.act(Seat(0), KuhnAction::Check).expect("it may");
    assert_eq!(session.hindsight(), 1);
}

#[test]
fn what_another_line_shows_is_known_too() {
    let mut session = bet();
    session.advance().expect("the bet is rolled");
    session.undo_to(Seat(0), TakeBack::Marked).expect("practice");
    session.fork().expect("there is room");
    session.act(Seat(0), KuhnAction::Check).expect("it may");
    assert_eq!((session.hindsight(), session.lines().len()), (1, 2));
}

/// A line that shows the roll stays while another line that begins with it does.
#[test]
fn to_remove_a_line_that_lives_on_in_another_is_no_gain() {
    let mut session = bet();
    session.advance().expect("the bet is rolled");
    session.act(Seat(1), KuhnAction::Fold).expect("it may");
    session.seek(4);
    session.act(Seat(1), KuhnAction::Call).expect("it may");
    let seen = session.hindsight();
    session.undo_to(Seat(0), TakeBack::Marked).expect("practice");
    session.fork().expect("there is room");
    session.remove(LineId(1)).expect("the game does not stand on it");
    assert_eq!((session.hindsight(), session.lines().len()), (seen, 2));
}

#[test]
fn what_was_shown_counts_once() {
    let mut session = Session::new(Arc::new(Kuhn::new(3, true)), Seed(4), players(3)).expect("three players");
    while session.advance().is_some() {}
    session.act(Seat(0), KuhnAction::Bet).expect("it may");
    session.advance().expect("the bet is rolled");
    session.undo_to(Seat(0), TakeBack::Marked).expect("practice");
    session.act(Seat(0), KuhnAction::Check).expect("it may");
    session.act(Seat(1), KuhnAction::Check).expect("it may");
    session.undo().expect("it showed nothing to its seat");
    session.act(Seat(1), KuhnAction::Bet).expect("it may");
    assert_eq!((session.hindsight(), session.lines().len()), (1, 2));
}

#[test]
fn a_step_replaced_at_a_keyframe_replaces_the_keyframe() {
    let game = Arc::new(Nim::new(&[250, 250]));
    let mut session = play_random(&game, Seed(2), 64).expect("it plays");
    session.undo().expect("its own action");
    let Turn::Seat(seat) = session.turn() else { panic!("it goes on") };
    let instead = (1..=3).map(|count| Step::Action(seat, take(count))).find(|step| session.undone()[0] != *step);
    let Some(Step::Action(_, action)) = instead else { panic!("there are three") };
    session.act(seat, action).expect("enough are left");
    let state = session.state().clone();
    for _ in 0..70 {
        let Turn::Seat(seat) = session.turn() else { panic!("it goes on") };
        session.act(seat, Take { heap: 1, count: 1 }).expect("enough are left");
    }
    session.seek(64);
    assert_eq!((session.lines().len(), session.state()), (1, &state));
}

/// A fork that ends where a longer line goes on is no line once the game goes along another.
#[test]
fn an_unused_fork_is_forgotten_when_play_goes_along_another_line() {
    let mut session = nim(&[1, 1, 1, 1]);
    session.seek(1);
    make(&mut session, 3);
    session.switch(LineId(0)).expect("it was kept");
    session.seek(3);
    session.fork().expect("there is room");
    session.seek(1);
    make(&mut session, 3);
    assert_eq!(session.lines().iter().map(|line| line.id.0).collect::<Vec<_>>(), [0, 1]);
    assert_eq!(session.line(), LineId(1));
}

/// Only a record can hold a line that another one begins with and that the game does not stand on.
#[test]
fn a_line_on_the_way_that_has_no_steps_of_its_own_is_passed() {
    let (game, mut record) = branched();
    let mut session = Session::replay(Arc::clone(&game), &record).expect("it can be followed");
    session.switch(LineId(0)).expect("it is there");
    make(&mut session, 2);
    let (steps, hash) = (session.steps()[4..].to_vec(), session.hash());
    record.branches.push(Branch { line: LineId(2), parent: LineId(0), fork: 4, steps, hash });
    let mut session = Session::replay(Arc::clone(&game), &record).expect("it can be followed");
    assert_eq!(session.lines().len(), 3);
    session.switch(LineId(2)).expect("it is there");
    assert_eq!(session.hash(), hash);
    let again = Session::replay(game, &session.record(false)).expect("what is written can be read");
    assert_eq!((again.hash(), again.lines()), (hash, session.lines()));
}

#[test]
fn a_line_that_is_removed_leaves_the_shared_steps() {
    for (first, second) in [((3, 2), (2, 3)), ((2, 3), (3, 2))] {
        let mut session = nim(&[1, 1, 1, 1, 1]);
        for (at, count) in [first, second, (1, 2)] {
            session.switch(LineId(0)).expect("it is there");
            session.seek(at);
            session.fork().expect("there is room");
            make(&mut session, count);
        }
        session.remove(LineId(0)).expect("the game stands on another");
        let lines: Vec<_> = session.lines().iter().map(|line| (line.id.0, line.fork, line.len)).collect();
        assert_eq!(lines, [(1, 0, first.0 + 1), (2, 2, second.0 + 1), (3, 1, 2)]);
        for (line, steps) in [(1, first), (2, second)] {
            session.switch(LineId(line)).expect("it is there");
            assert_eq!(portions(&session), [&vec![1; steps.0][..], &[steps.1]].concat());
        }
    }
}

#[test]
fn what_is_taken_over_from_a_removed_line_has_its_keyframes() {
    let game = Arc::new(Nim::new(&[250, 250]));
    let mut session = play_random(&game, Seed(2), 200).expect("it plays");
    let mut states = Vec::new();
    for (at, count) in [(70, 80), (63, 1)] {
        session.switch(LineId(0)).expect("it is there");
        session.seek(at);
        session.fork().expect("there is room");
        for _ in 0..count {
            let Turn::Seat(seat) = session.turn() else { panic!("it goes on") };
            session.act(seat, Take { heap: 1, count: 1 }).expect("enough are left");
        }
        if states.is_empty() {
            states.extend((0..=150).map(|index| {
                session.seek(index);
                session.state().clone()
            }));
        }
    }
    session.remove(LineId(0)).expect("the game stands on another");
    session.switch(LineId(1)).expect("it is there");
    for at in [150, 129, 128, 127, 71, 70, 69, 64, 63, 0] {
        session.seek(at);
        assert_eq!((session.len(), session.state()), (at, &states[at]));
    }
}
