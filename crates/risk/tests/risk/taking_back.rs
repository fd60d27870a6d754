//! What may be taken back in Conquest: replies where nothing is hidden, and nothing that anybody has seen.

use std::sync::Arc;

use risk::{Action, Event, Phase, Risk, Setup, Start, Victory};
use tabletop::{Eye, Game, Record, Seat, Seed, Session, Step, TakeBack, Turn, UndoError};

use crate::support::{player, world};

fn begun(setup: Setup) -> Session<Risk> {
    let seats = setup.seats.into();
    let game = Arc::new(Risk::new(setup, world()).expect("playable"));
    let mut session = Session::new(game, Seed(6), vec![player("sentinel"); seats]).expect("seated");
    settle(&mut session);
    session
}

fn settle(session: &mut Session<Risk>) {
    while session.turn() == Turn::Chance {
        session.advance().expect("it is due");
    }
}

/// Whose turn it is.
fn active(session: &Session<Risk>) -> Seat {
    let Turn::Seat(seat) = session.turn() else { panic!("{:?}", session.turn()) };
    seat
}

/// The seat to act does what random play would do with this number.
fn random(session: &mut Session<Risk>, number: u64) -> Vec<Event> {
    let seat = active(session);
    let action = session.game().sample(&session.view(Eye::Seat(seat)), &mut Seed(number).stream("action", 0));
    session.act(seat, action.expect("it is its turn")).expect("it was sampled")
}

fn claim(session: &mut Session<Risk>, name: &str) {
    let territory = world().find(name).expect("it is on the map");
    session.act(active(session), Action::Claim(territory)).expect("it is free");
}

#[test]
fn replies_are_taken_back_where_nothing_is_hidden() {
    let mut session = begun(Setup { seats: 3, ..Setup::default() });
    let (first, before, played) = (active(&session), session.hash(), session.len());
    (0..3).for_each(|number| drop(random(&mut session, number)));
    assert_eq!((active(&session), session.undo_to(first, TakeBack::Honest)), (first, Ok(3)));
    assert_eq!((session.hash(), session.undone().len()), (before, 3));
    // Something else begins a branch: the replies stay.
    let placed = session.undone()[0].clone();
    let mut number = 0;
    while session.steps().last().is_none_or(|step| *step == placed) || session.len() == played {
        session.seek(played);
        number += 1;
        random(&mut session, number);
    }
    assert_eq!((session.lines().len(), session.hindsight()), (2, 0));
}

#[test]
fn a_reply_tells_of_a_secret_mission() {
    let mut session = begun(Setup { seats: 3, victory: Victory::Missions, ..Setup::default() });
    let (first, begun) = (active(&session), session.len());
    random(&mut session, 1);
    assert_eq!(session.undoable_to(first, TakeBack::Honest), Ok(1), "its own placing shows it nothing");
    random(&mut session, 2);
    assert_eq!(session.undo_to(first, TakeBack::Honest), Err(UndoError::Revealed { step: begun + 1 }));
    assert_eq!(session.undo_to(first, TakeBack::Marked), Ok(2));
}

#[test]
fn dice_are_gone_over_in_practice_alone_and_fall_again() {
    let mut session = begun(Setup { seats: 3, ..Setup::default() });
    let mut seat = active(&session);
    while !session.state().board.phase.eq(&Phase::Attack) {
        random(&mut session, 5);
        settle(&mut session);
        seat = active(&session);
    }
    let attack = (0..).find_map(|number| {
        let action = session.game().sample(&session.view(Eye::Seat(seat)), &mut Seed(number).stream("action", 0));
        action.filter(|action| matches!(action, Action::Attack { .. } | Action::Blitz { .. }))
    });
    let attack = attack.expect("there is always one to be drawn");
    let before = session.len();
    session.act(seat, attack.clone()).expect("legal");
    assert_eq!(session.undoable_to(seat, TakeBack::Honest), Ok(1), "the dice still lie in the cup");
    let fallen = session.advance().expect("dice are due");
    assert_eq!(session.undo_to(seat, TakeBack::Honest), Err(UndoError::Chance));
    assert_eq!(session.undo_to(seat, TakeBack::Marked), Ok(2));
    // The same attack meets the same dice: nothing was gained.
    session.act(seat, attack).expect("legal");
    assert_eq!((session.advance(), session.hindsight(), session.lines().len()), (Some(fallen), 0, 1));
    session.undo_to(seat, TakeBack::Marked).expect("practice");
    session.act(seat, Action::EndAttack).expect("legal");
    assert_eq!((session.len(), session.hindsight(), session.lines().len()), (before + 1, 1, 2));
    let text = session.record(false).to_ron().expect("it can be written");
    let record: Record<Risk> = Record::from_ron(&text).expect("and read");
    assert_eq!((record.hindsight, record.branches.len()), (1, 1));
    let replayed = Session::replay(Arc::clone(session.game()), &record).expect("it can be followed");
    replayed.verify_dice().expect("those of the branch follow from the seed too");
    assert_eq!((replayed.hash(), replayed.lines()), (session.hash(), session.lines()));
}

#[test]
fn the_last_capital_named_turns_all_of_them_up() {
    let mut session = begun(Setup { seats: 2, neutrals: false, victory: Victory::Capitals(0), ..Setup::default() });
    let mut named = 0;
    while named < 2 {
        random(&mut session, 1);
        settle(&mut session);
        if matches!(session.steps().last(), Some(Step::Action(_, Action::Capital(_)))) {
            named += 1;
            let shown = UndoError::Revealed { step: session.len() - 1 };
            assert_eq!(session.undoable(), if named == 2 { Err(shown) } else { Ok(()) });
        }
    }
}

#[test]
fn fog_that_has_lifted_stays_lifted() {
    let mut session = begun(Setup { seats: 3, fog: true, start: Start::Claim, ..Setup::default() });
    let (first, begun) = (active(&session), session.len());
    claim(&mut session, "Brazil");
    assert_eq!(session.undoable(), Ok(()), "nobody stands beside it");
    claim(&mut session, "Japan");
    claim(&mut session, "Peru");
    let shown = UndoError::Revealed { step: begun + 2 };
    assert_eq!((session.undo(), session.undoable()), (Err(shown), Err(shown)), "now Brazil is seen from Peru");
    assert_eq!(session.undo_to(first, TakeBack::Honest), Err(UndoError::Revealed { step: begun + 1 }));
    // Who goes back all the same leaves a branch that tells of it, though it was an action of its own.
    session.seek(begun + 2);
    claim(&mut session, "Siam");
    assert_eq!((session.lines().len(), session.hindsight()), (2, 1));
}
