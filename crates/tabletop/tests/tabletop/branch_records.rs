//! Records with branches: how they are written and read, and what is said of those whose branches are wrong.

use std::sync::Arc;

use tabletop::conformance::play_random;
use tabletop::{Branch, BranchProblem, Game, LineId, Record, RecordError, Seat, Seed, Session, Step, Turn};

use crate::branches::{branched, make, nim, portions, take};
use crate::tiny::{Kuhn, Nim};

#[test]
fn a_record_tells_of_its_branches_and_of_nothing_where_there_are_none() {
    let (game, record) = branched();
    let text = record.to_ron().expect("it can be written");
    assert!(text.contains("line: 1,") && text.contains("branches: [") && !text.contains("hindsight"), "{text}");
    assert_eq!(Record::from_ron(&text), Ok(record.clone()));
    assert_eq!((record.steps.len(), record.branches[0].fork, record.branches[0].steps.len()), (3, 2, 2));
    Session::replay(game, &record).expect("it can be followed");
    let mut plain = nim(&[1, 2, 3]);
    let before = plain.record(false).to_ron();
    plain.undo().expect("its own action");
    make(&mut plain, 2);
    plain.undo().expect("its own action");
    make(&mut plain, 3);
    assert_eq!(plain.record(false).to_ron(), before);
    let written = before.expect("it can be written");
    assert!(!["line", "branches", "hindsight"].iter().any(|field| written.contains(field)), "{written}");
    plain.undo().expect("its own action");
    assert!(plain.record(false).branches.is_empty(), "what would be replaced is not kept");
}

/// Written before there were branches.
const OLD: &str = r#"(
 format: 1,
 game: "nim",
 rules: 1,
 content: 14144645293874801883,
 setup: (
  heaps: [4, 4],
  listed: true,
 ),
 seed: 6,
 players: [
  (name: "seat 1", controller: Agent("random"), look: 0),
  (name: "seat 2", controller: Agent("random"), look: 1),
 ],
 origin: None,
 steps: [
  Action(0, (heap: 0, count: 1)),
  Action(1, (heap: 1, count: 1)),
  Action(0, (heap: 1, count: 1)),
 ],
 hash: 10053079753247728835,
 snapshot: None,
)"#;

#[test]
fn an_old_record_is_read_and_written_as_it_was() {
    let record: Record<Nim> = Record::from_ron(OLD).expect("it can be read");
    assert_eq!((record.line, record.branches.len(), record.hindsight), (LineId(0), 0, 0));
    assert_eq!(record.to_ron().expect("it can be written"), OLD);
    let session = Session::replay(Arc::new(Nim::new(&[4, 4])), &record).expect("it can be followed");
    assert_eq!(session.record(false).to_ron().expect("it can be written"), OLD);
}

#[test]
fn the_rest_of_a_line_is_kept_and_can_be_done_again() {
    let mut session = nim(&[1, 2, 3]);
    session.seek(1);
    let record = session.record(false);
    let line = LineId(0);
    assert_eq!((record.steps.len(), record.branches.len()), (1, 1));
    assert_eq!((record.branches[0].line, record.branches[0].parent, record.branches[0].fork), (line, line, 1));
    let mut replayed = Session::replay(Arc::clone(session.game()), &record).expect("it can be followed");
    assert_eq!((replayed.undone(), replayed.lines()), (session.undone(), session.lines()));
    replayed.redo().expect("it was kept");
    assert_eq!(portions(&replayed), [1, 2]);
}

/// Each row is a way to spoil a branch, and what is said.
#[test]
fn branches_that_cannot_be_are_refused_by_number() {
    type Spoil = fn(&mut Record<Nim>);
    let rows: [(Spoil, &str); 11] = [
        (|record| record.branches[0].parent = LineId(0), "branch 0: it leaves line 0, which is not told before it"),
        (|record| record.branches[0].parent = LineId(9), "branch 0: it leaves line 9, which is not told before it"),
        (|record| record.branches[0].fork = 4, "branch 0: it leaves line 1 after 4 steps, but that has 3"),
        (|record| record.branches[0].fork = usize::MAX, "branch 0: it leaves line 1 after"),
        (|record| record.branches[0].steps.clear(), "branch 0: it has no steps"),
        (
            |record| record.branches[0].line = LineId(u32::MAX),
            "branch 4294967295: branches have numbers up to 999999999",
        ),
        (|record| record.line = LineId(u32::MAX), "branch 4294967295: branches have numbers up to 999999999"),
        (|record| record.branches.push(record.branches[0].clone()), "branch 0: another one has the same number"),
        (
            |record| record.branches[0].line = LineId(1),
            "branch 1: it has the number of the record's own line, but does not go on from where that ends",
        ),
        (
            |record| record.branches[0].steps[1] = Step::Action(Seat(1), take(9)),
            "branch 0: step 3: one to 3 counters are taken",
        ),
        (|record| record.branches[0].hash ^= 1, "branch 0: its steps lead to another end than recorded (hash "),
    ];
    for (spoil, said) in rows {
        let (game, mut record) = branched();
        spoil(&mut record);
        let error = Session::replay(game, &record).expect_err(said);
        assert!(matches!(error, RecordError::Branch { .. }) && error.to_string().starts_with(said), "{error}\n{said}");
    }
    let (game, mut record) = branched();
    // The rest of the record's own line, twice.
    let mut whole = nim(&[1, 2, 3]);
    whole.seek(1);
    let mut twice = whole.record(false);
    twice.branches.push(twice.branches[0].clone());
    let error = Session::replay(Arc::clone(whole.game()), &twice).expect_err("there is one rest");
    assert_eq!(error, RecordError::Branch { line: LineId(0), problem: BranchProblem::Twice });
    // Each leaves the other.
    let mut second = Branch { line: LineId(7), parent: LineId(8), ..record.branches[0].clone() };
    record.branches.push(second.clone());
    (second.line, second.parent) = (LineId(8), LineId(7));
    record.branches.push(second);
    let error = Session::replay(game, &record).expect_err("neither begins");
    assert_eq!(error, RecordError::Branch { line: LineId(7), problem: BranchProblem::Parent(LineId(8)) });
}

/// A branch that claims to leave its parent earlier than the parent leaves its own is the same branch of that one.
#[test]
fn a_branch_may_name_any_line_that_shares_its_steps() {
    let (game, mut record) = branched();
    let extra = Branch { line: LineId(2), parent: LineId(0), fork: 1, ..record.branches[0].clone() };
    let mut session = Session::replay(Arc::clone(&game), &record).expect("it can be followed");
    session.seek(1);
    session.fork().expect("there is room");
    make(&mut session, 1);
    make(&mut session, 1);
    let (steps, hash) = (session.steps()[1..].to_vec(), session.hash());
    record.branches.push(Branch { steps, hash, ..extra });
    let mut session = Session::replay(game, &record).expect("it can be followed");
    let forks: Vec<_> = session.lines().iter().map(|line| (line.parent, line.fork)).collect();
    assert_eq!(forks, [(None, 0), (Some(LineId(0)), 2), (Some(LineId(0)), 1)]);
    for (line, steps) in [(2, &[1, 1, 1][..]), (1, &[1, 2, 1]), (2, &[1, 1, 1]), (0, &[1, 2, 3, 1])] {
        session.switch(LineId(line)).expect("it is there");
        assert_eq!(portions(&session), steps);
    }
    let mut session = Session::replay(Arc::clone(session.game()), &record).expect("it can be followed");
    session.seek(1);
    make(&mut session, 1);
    assert_eq!((session.line(), session.lines().len()), (LineId(2), 3), "its first step is known here");
}

#[test]
fn chosen_dice_of_a_branch_are_found_out() {
    let game = Arc::new(Kuhn::new(2, true));
    let session = play_random(&game, Seed(3), 2).expect("it plays");
    let mut record = session.record(false);
    // Another second card, as a branch.
    let Step::Outcome(first) = record.steps[0] else { panic!("a card was dealt") };
    let mut state = game.start();
    game.resolve(&mut state, &first, &mut tabletop::NoEvents).expect("it came");
    let others = game.outcomes(&state);
    let other = others.into_iter().map(|(_, other)| other).find(|other| Step::Outcome(*other) != record.steps[1]);
    let other = other.expect("two cards were left");
    game.resolve(&mut state, &other, &mut tabletop::NoEvents).expect("it is possible");
    let (steps, hash) = (vec![Step::Outcome(other)], game.hash(&state));
    record.branches.push(Branch { line: LineId(1), parent: LineId(0), fork: 1, steps, hash });
    let chosen = Session::replay(Arc::clone(&game), &record).expect("every step is possible");
    let error = chosen.verify_dice().expect_err("the card was chosen");
    assert_eq!(error, RecordError::Branch { line: LineId(1), problem: BranchProblem::Dice { index: 1 } });
    assert_eq!(error.to_string(), "branch 1: step 1: the recorded outcome does not follow from the seed");
}

/// To grow every branch costs its own steps and the way from one keyframe, wherever it leaves its parent.
#[test]
fn a_branch_of_a_branch_past_keyframes_is_followed() {
    let game = Arc::new(Nim::new(&[250, 250]));
    let mut session = play_random(&game, Seed(2), 150).expect("it plays");
    let mut ends = vec![(session.line(), session.hash())];
    for (at, number) in [(130, 1), (64, 2), (100, 3), (63, 4), (127, 5)] {
        session.seek(at);
        session.fork().expect("there is room");
        for step in 0..90 {
            let Turn::Seat(seat) = session.turn() else { break };
            let mut rng = Seed(number).stream("choice", step);
            let action = game.sample(session.state(), &mut rng).expect("its turn");
            session.act(seat, action).expect("it was sampled");
        }
        ends.push((session.line(), session.hash()));
    }
    let mut replayed = Session::replay(game, &session.record(false)).expect("it can be followed");
    assert_eq!(replayed.lines(), session.lines());
    for &(line, hash) in ends.iter().rev().chain(&ends) {
        replayed.switch(line).expect("it is there");
        assert_eq!(replayed.hash(), hash, "{line}");
        for at in [0, 63, 64, 65, 128, 129] {
            session.switch(line).expect("it is there");
            session.seek(at);
            replayed.seek(at);
            assert_eq!(replayed.hash(), session.hash(), "{line}, step {at}");
        }
    }
}
