//! Two seats set up unseen, one after the other: the game that does it keeps its promises, those that let something slip are caught,
//! and sessions and records know of it.

use std::sync::Arc;

use tabletop::conformance::{Information, Options, Promise, Report, Violation, check_game};
use tabletop::{Controller, Eye, Player, Record, Seat, Seed, Session, TakeBack, UndoError};

use crate::tiny::{Formation, FormationAction, FormationEvent, Nim, Slip};

fn checked(slip: Slip) -> Result<Report, Violation> {
    let information = Information::Hidden;
    let options = Options { games: 60, probe_every: 1, information, ..Options::default() };
    check_game(&Arc::new(Formation(slip)), &options)
}

/// A game of two persons in which these actions were made, each by the seat to act.
fn session(actions: &[FormationAction]) -> Session<Formation> {
    let player = |name: &str| Player { name: name.to_owned(), controller: Controller::Human, livery: 0 };
    let game = Arc::new(Formation::default());
    let mut session = Session::new(game, Seed(1), vec![player("Ada"), player("Ben")]).expect("a player per seat");
    for action in actions {
        let seat = session.state().active;
        session.act(seat, *action).expect("it is legal");
    }
    session
}

#[test]
fn the_game_keeps_every_promise() {
    let report = checked(Slip::None).expect("it is sound");
    assert!(report.set_up_unseen > 1_000 && report.twins_apart > 1_000, "{report}");
}

#[test]
fn whatever_slips_is_caught() {
    for slip in [Slip::TellsOfSwaps, Slip::ShowsRow, Slip::ShowsFront, Slip::TellsByOrder, Slip::GoesOnAtEnd] {
        let violation = checked(slip).expect_err("it is flawed");
        assert_eq!(violation.promise, Promise::SetUpUnseen, "{slip:?}: {violation}");
    }
}

#[test]
fn a_game_without_a_set_up_has_none() {
    let report = check_game(&Arc::new(Nim::new(&[3, 2])), &Options::default()).expect("it is sound");
    assert_eq!(report.set_up_unseen, 0);
}

#[test]
fn each_seat_sets_up_in_turn_and_the_other_sees_only_that() {
    use FormationAction::{Ready, Send, Swap};
    let mut game = session(&[]);
    let unseen = game.view(Eye::Seat(Seat(1)));
    let told = game.act(Seat(0), Swap(1)).expect("it is legal");
    assert_eq!(told, [FormationEvent::Swapped(Seat(0), 1)]);
    assert_eq!((game.setting_up(), game.view(Eye::Seat(Seat(1)))), (Some(Seat(0)), unseen));
    assert_eq!(game.view(Eye::Seat(Seat(0))).rows[0].strengths, [Some(1), Some(3), Some(2)]);
    game.act(Seat(0), Ready).expect("it is legal");
    let seen = game.view(Eye::Seat(Seat(1))).rows[0];
    assert_eq!((game.setting_up(), seen.strengths, seen.ready), (Some(Seat(1)), [None; 3], true));
    game.act(Seat(1), Ready).expect("it is legal");
    assert_eq!(game.setting_up(), None);
    game.act(Seat(0), Send(1)).expect("it is legal");
    assert_eq!(game.view(Eye::Seat(Seat(1))).rows[0].strengths, [None, Some(3), None]);
}

#[test]
fn a_set_up_is_taken_back_until_the_next_seat_has_begun() {
    use FormationAction::{Ready, Swap};
    let mut game = session(&[Swap(0), Swap(1)]);
    assert_eq!(game.undo_to(Seat(0), TakeBack::Honest), Ok(1));
    assert_eq!(game.state().rows[0].strengths, [2, 1, 3]);
    let mut game = session(&[Swap(0), Ready, Swap(0)]);
    assert_eq!(game.undo_to(Seat(0), TakeBack::Honest), Err(UndoError::Revealed { step: 2 }));
    assert_eq!(game.undo_to(Seat(1), TakeBack::Honest), Ok(1));
    assert_eq!(game.setting_up(), Some(Seat(1)));
}

#[test]
fn a_record_goes_on_in_the_middle_of_a_set_up() {
    use FormationAction::{Ready, Swap};
    let game = session(&[Swap(0), Ready, Swap(1)]);
    let text = game.record(true).to_ron().expect("it can be written");
    let record = Record::from_ron(&text).expect("it can be read");
    let again = Session::resume(Arc::new(Formation::default()), &record).expect("it can be followed");
    assert_eq!((again.setting_up(), again.state()), (Some(Seat(1)), game.state()));
}
