//! A game with a hidden set-up is written and read, and what is copied tells nobody more than they know; notations that slip are caught.

use std::sync::Arc;

use tabletop::conformance::{NotationReport, Promise, Violation, check_notation};
use tabletop::notation::{Misread, Transcript};
use tabletop::{Controller, Eye, Game, Player, Rng, Seat, Seed, Session};

use crate::tiny::{Formation, FormationAction, FormationNotation, NotationSlip};

const NOTATION: FormationNotation = FormationNotation(NotationSlip::None);

fn checked(slip: NotationSlip) -> Result<NotationReport, Violation> {
    check_notation(&FormationNotation(slip), &Arc::new(Formation::default()), 40, Seed(5))
}

fn rng() -> Rng {
    Seed(1).stream("test", 0)
}

/// The first seat set up `[1, 3, 2]`, and the second `[2, 1, 3]`; then one runner was sent.
fn session() -> Session<Formation> {
    use FormationAction::{Ready, Send, Swap};
    let player = |name: &str| Player { name: name.to_owned(), controller: Controller::Human, livery: 0 };
    let mut session = Session::new(Arc::<Formation>::default(), Seed(1), vec![player("Ada"), player("Ben")])
        .expect("a player per seat");
    for action in [Swap(1), Ready, Swap(0), Ready, Send(1)] {
        session.act(session.state().active, action).expect("it is legal");
    }
    session
}

fn fault(text: &str) -> Misread {
    let read = Transcript::of(text).and_then(|read| read.open(&NOTATION, &Formation::default(), &mut rng()));
    read.map(|read| read.state).expect_err(text)
}

#[test]
fn the_notation_keeps_every_promise() {
    let report = checked(NotationSlip::None).expect("it is sound");
    assert!(report.positions > 500 && report.words > 500 && report.faults > 1_000, "{report}");
    assert!(report.hidden > 100 && report.unknown > 20, "{report}");
}

#[test]
fn whatever_slips_is_caught() {
    for (slip, promise) in [
        (NotationSlip::TellsSwaps, Promise::NotationHides),
        (NotationSlip::ForgetsReady, Promise::NotationReadsBack),
        (NotationSlip::Panics, Promise::NotationFaults),
        (NotationSlip::Misplaces, Promise::NotationFaults),
    ] {
        assert_eq!(checked(slip).expect_err("it is flawed").promise, promise, "{slip:?}");
    }
}

#[test]
fn a_copied_position_holds_what_its_seat_knows() {
    let session = session();
    let copied = |eye| {
        let view = session.view(eye);
        Transcript::write_position(&NOTATION, &**session.game(), &view)
    };
    assert_eq!(copied(Eye::Seat(Seat(0))), "game formation r#None\nposition 13*2r:0 ???r:0 3 2\n");
    assert_eq!(copied(Eye::Seat(Seat(1))), "game formation r#None\nposition ?3*?r:0 213r:0 3 2!\n");
    assert_eq!(copied(Eye::Public), "game formation r#None\nposition ?3*?r:0 ???r:0 3 2\n");
}

#[test]
fn what_was_copied_is_opened_with_all_that_is_unknown_drawn() {
    let session = session();
    let view = session.view(Eye::Seat(Seat(0)));
    let text = Transcript::write_position(&NOTATION, &**session.game(), &view);
    let mut found = std::collections::BTreeSet::new();
    for index in 0..40 {
        let mut rng = Seed(index).stream("paste", 0);
        let opened = Transcript::of(&text).and_then(|read| read.open(&NOTATION, &Formation::default(), &mut rng));
        let state = opened.expect("it can be read").state;
        assert_eq!(session.game().view(&state, Eye::Seat(Seat(0))), view);
        found.insert(state.rows[1].strengths);
    }
    assert_eq!(found.len(), 6, "{found:?}");
}

#[test]
fn a_copied_game_leaves_out_what_was_set_up_unseen() {
    let session = session();
    let copied = |eye| Transcript::write_game(&NOTATION, &session, eye);
    assert_eq!(copied(Eye::Seat(Seat(0))), "game formation r#None\nmoves swap1 ready ? ready send1\n");
    assert_eq!(copied(Eye::Public), "game formation r#None\nmoves ? ready ? ready send1\n");
    let misread = fault(&copied(Eye::Public));
    assert_eq!(misread.reason.id, "fault-notation-unknown");
    assert_eq!(misread.place(&copied(Eye::Public)), (2, 7));
}

#[test]
fn a_game_of_which_all_is_known_is_read_whole() {
    let text = "moves swap1 ready swap0\n ready\tsend1";
    let read = Transcript::of(text).and_then(|read| read.open(&NOTATION, &Formation::default(), &mut rng()));
    let read = read.expect("every move is legal");
    assert_eq!((read.steps.len(), &read.state), (5, session().state()));
}

#[test]
fn each_fault_has_its_place() {
    for (text, id, place) in [
        ("", "fault-notation-empty", (1, 1)),
        (" \n ", "fault-notation-empty", (1, 1)),
        ("game chess\nposition 123:0 123:0 - 1!", "fault-notation-game", (1, 6)),
        ("123:0 123:0 - 1!\n123:0 123:0 - 1!", "fault-notation-twice", (2, 1)),
        ("moves swap1 ready ready send0 send0 send0", "fault-notation-move", (1, 37)),
        ("game formation\n  moves swap1\nhop", "text", (3, 1)),
        ("position 123:0 12:0 - 1!", "text", (1, 16)),
    ] {
        let misread = match Transcript::of(text) {
            Err(misread) => misread,
            Ok(_) => fault(text),
        };
        assert_eq!(misread.place(text), place, "{text:?}: {misread}");
        if id != "text" {
            assert_eq!(misread.reason.id, id, "{misread}");
        }
    }
    let long = "1".repeat(5_000);
    assert_eq!(fault_of(&long), "fault-notation-long");
    assert_eq!(fault_of(&format!("moves {long}")), "fault-notation-long");
    assert_eq!(fault_of(&"moves swap1 swap1\n".repeat(100_000)), "fault-notation-long");
}

fn fault_of(text: &str) -> String {
    match Transcript::of(text) {
        Err(misread) => misread.reason.id.into_owned(),
        Ok(_) => fault(text).reason.id.into_owned(),
    }
}
