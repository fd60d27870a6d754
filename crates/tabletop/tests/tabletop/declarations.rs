//! Resigning and draws by agreement: who may declare what and when, and what sessions, records, tables and agents make of it.

use std::sync::Arc;

use tabletop::conformance::{AgentOptions, Information, Options, Promise, check_agent, check_game};
use tabletop::{
    Agent, Decision, Declaration, Effort, Eye, FORMAT, Fault, Game, Limits, Record, RecordError, Seat, Seed, Session,
    Standing, Step, Table, TakeBack, Think, Turn, UndoError,
};

use crate::sessions::players;
use crate::tiny::{Count, Counting, CountingState, Hook, Kuhn, KuhnAction, KuhnView, Nim};
use Declaration::{AcceptDraw, DeclineDraw, OfferDraw, Resign};

const FIRST: Seat = Seat(0);
const SECOND: Seat = Seat(1);

fn session() -> Session<Counting> {
    Session::new(Arc::new(Counting(10)), Seed(1), players(2)).expect("a player per seat")
}

/// A game in which each seat has counted one.
fn begun() -> Session<Counting> {
    let mut session = session();
    session.act(FIRST, Count(1)).expect("it is legal");
    session.act(SECOND, Count(1)).expect("it is legal");
    session
}

fn declared(declarations: &[(Seat, Declaration)]) -> Session<Counting> {
    let mut session = begun();
    for (seat, declaration) in declarations {
        session.declare(*seat, *declaration).unwrap_or_else(|illegal| panic!("{declaration:?}: {illegal}"));
    }
    session
}

fn end(places: [u8; 2], reason: &'static str) -> Option<Standing> {
    Some(Standing::new(places.to_vec(), reason))
}

/// Written, read and followed.
fn saved(session: &Session<Counting>) -> Session<Counting> {
    let text = session.record(true).to_ron().expect("it can be written");
    let record = Record::from_ron(&text).unwrap_or_else(|error| panic!("{error}"));
    Session::replay(Arc::clone(session.game()), &record).unwrap_or_else(|error| panic!("{error}"))
}

#[test]
fn games_that_know_declarations_keep_every_promise() {
    let thorough = |information| Options { games: 60, probe_every: 1, information, ..Options::default() };
    let open = check_game(&Arc::new(Counting(12)), &thorough(Information::Perfect)).expect("it is sound");
    let hidden = check_game(&Arc::new(Kuhn::new(2, true)), &thorough(Information::Hidden)).expect("it is sound");
    let without = check_game(&Arc::new(Nim::new(&[3, 4])), &thorough(Information::Perfect)).expect("it is sound");
    assert!(open.declared > 100 && hidden.declared > 100 && without.declared == 0, "{open} {hidden} {without}");
}

#[test]
fn whoever_resigns_has_lost_whoevers_turn_it_is() {
    for (resigner, places) in [(FIRST, [2, 1]), (SECOND, [1, 2])] {
        let mut session = declared(&[(resigner, Resign)]);
        assert_eq!((session.turn(), session.standing()), (Turn::Over, end(places, "resignation")));
        assert_eq!(session.act(FIRST, Count(1)).map_err(|illegal| illegal.rule), Err("not-your-turn"));
        assert_eq!((session.may_declare(FIRST), session.may_declare(SECOND)), (vec![], vec![]));
        assert_eq!(session.to_declare(), None);
        let again = saved(&session);
        assert_eq!((again.standing(), again.hash()), (session.standing(), session.hash()));
    }
}

#[test]
fn an_offer_is_accepted_or_declined_by_the_other_seat() {
    let offered = declared(&[(FIRST, OfferDraw)]);
    assert_eq!((offered.draw_offer(), offered.turn()), (Some(FIRST), Turn::Seat(FIRST)));
    assert_eq!(offered.to_declare(), Some((SECOND, vec![Resign, AcceptDraw, DeclineDraw])));
    assert_eq!(offered.may_declare(FIRST), [Resign]);
    let mut accepted = saved(&offered);
    accepted.declare(SECOND, AcceptDraw).expect("it is offered one");
    assert_eq!((accepted.turn(), accepted.standing()), (Turn::Over, end([1, 1], "draw_agreed")));
    assert_eq!((accepted.draw_offer(), saved(&accepted).standing()), (None, accepted.standing()));
    let mut declined = saved(&offered);
    declined.declare(SECOND, DeclineDraw).expect("it is offered one");
    assert_eq!((declined.turn(), declined.standing(), declined.draw_offer()), (Turn::Seat(FIRST), None, None));
}

#[test]
fn an_offer_is_not_repeated_before_a_move_of_ones_own() {
    let mut session = declared(&[(FIRST, OfferDraw), (SECOND, DeclineDraw)]);
    assert_eq!(session.may_declare(FIRST), [Resign]);
    session.act(FIRST, Count(1)).expect("it is legal");
    assert_eq!(session.may_declare(SECOND), [Resign, OfferDraw], "the other seat may offer one in its turn");
    session.act(SECOND, Count(1)).expect("it is legal");
    assert_eq!(session.may_declare(FIRST), [Resign, OfferDraw]);
}

#[test]
fn an_offer_lapses_when_whoever_made_it_moves() {
    let mut session = declared(&[(FIRST, OfferDraw)]);
    session.act(FIRST, Count(1)).expect("it is legal");
    assert_eq!((session.draw_offer(), session.may_declare(SECOND)), (None, vec![Resign, OfferDraw]));
    // Nothing of it matters any more once each has moved: the game is as if nobody had spoken.
    assert_eq!(session.hash(), session.game().hash(session.state()));
}

#[test]
fn what_may_not_be_declared_is_refused_with_a_reason() {
    for (before, seat, declaration, case) in [
        (&[][..], SECOND, OfferDraw, "not_to_act"),
        (&[], FIRST, AcceptDraw, "no_offer"),
        (&[(FIRST, OfferDraw)], FIRST, AcceptDraw, "no_offer"),
        (&[(FIRST, OfferDraw)], FIRST, OfferDraw, "again"),
        (&[(FIRST, OfferDraw), (SECOND, DeclineDraw)], SECOND, DeclineDraw, "no_offer"),
        (&[(FIRST, Resign)], SECOND, Resign, "over"),
        (&[], Seat(2), Resign, "no_seat"),
        (&[], Seat(255), OfferDraw, "no_seat"),
    ] {
        let mut session = declared(before);
        let (hash, len) = (session.hash(), session.len());
        let illegal = session.declare(seat, declaration).expect_err("it is not allowed");
        assert_eq!((illegal.rule, illegal.case), ("declaration", case), "{before:?} {seat} {declaration:?}");
        assert_eq!((session.hash(), session.len()), (hash, len));
    }
    let mut nim = Session::new(Arc::new(Nim::new(&[3])), Seed(1), players(2)).expect("a player per seat");
    for (declaration, case) in [(Resign, "no_resigning"), (OfferDraw, "no_draws")] {
        assert_eq!(nim.declare(FIRST, declaration).map_err(|illegal| illegal.case), Err(case));
    }
}

#[test]
fn a_record_without_declarations_is_written_as_before_and_one_with_them_says_that_it_is_newer() {
    let plain = begun().record(false);
    let told = declared(&[(FIRST, OfferDraw)]).record(false);
    assert_eq!((plain.format, told.format), (1, FORMAT));
    assert!(told.to_ron().expect("it can be written").contains("Declaration(0, OfferDraw)"));
    // What was declared on another line counts, too.
    let mut branched = declared(&[(SECOND, Resign)]);
    branched.seek(1);
    branched.act(SECOND, Count(3)).expect("it is legal");
    assert_eq!((branched.lines().len(), branched.record(false).format), (2, FORMAT));
    assert_eq!(saved(&branched).lines(), branched.lines());
    let mut forged = told;
    forged.steps[2] = Step::Declaration(SECOND, AcceptDraw);
    let error = Session::replay(Arc::new(Counting(10)), &forged).expect_err("nobody offered one");
    assert!(matches!(&error, RecordError::Step { index: 2, illegal } if illegal.case == "no_offer"), "{error}");
}

#[test]
fn taking_back_goes_over_what_was_said_and_takes_back_what_ended_the_game() {
    let mut session = declared(&[(FIRST, OfferDraw), (SECOND, DeclineDraw)]);
    assert_eq!(session.undo_to(FIRST, TakeBack::Honest), Ok(4), "back to its move");
    assert_eq!((session.state().count, session.may_declare(FIRST)), (0, vec![Resign, OfferDraw]));
    let mut session = declared(&[(FIRST, OfferDraw), (SECOND, AcceptDraw)]);
    assert_eq!(session.undo_to(SECOND, TakeBack::Honest), Ok(1), "back to the answer");
    assert_eq!((session.draw_offer(), session.standing()), (Some(FIRST), None));
    let mut session = declared(&[(FIRST, OfferDraw), (SECOND, AcceptDraw)]);
    assert_eq!(session.undo_to(FIRST, TakeBack::Honest), Ok(2), "back to the offer");
    assert_eq!((session.draw_offer(), session.turn()), (None, Turn::Seat(FIRST)));
    let mut session = declared(&[(FIRST, Resign)]);
    assert_eq!(session.undo(), Ok(()));
    assert_eq!((session.turn(), session.len()), (Turn::Seat(FIRST), 2));
    session.redo().expect("it was taken back");
    assert_eq!(session.standing(), end([2, 1], "resignation"));
    assert_eq!(self::session().undo_to(FIRST, TakeBack::Honest), Err(UndoError::Start));
}

/// Resigns or offers a draw in its turn, accepts draws or not, and counts one.
struct Speaker {
    declares: Option<Declaration>,
    accepts: bool,
}

impl Agent<Counting> for Speaker {
    fn name(&self) -> &str {
        "speaker"
    }

    fn declare(
        &mut self,
        _: &Counting,
        view: &CountingState,
        may: &[Declaration],
        _: &mut Think<'_>,
    ) -> Option<Declaration> {
        self.declares.filter(|declaration| may.contains(declaration) && view.count > 1)
    }

    fn answer_draw(&mut self, _: &Counting, _: &CountingState, _: &mut Think<'_>) -> bool {
        self.accepts
    }

    fn decide(&mut self, _: &Counting, _: &CountingState, _: &mut Think<'_>) -> Decision<Count> {
        Decision::plain(Count(1))
    }
}

fn played(first: Speaker, second: Speaker) -> (Option<Standing>, Vec<Declaration>) {
    let mut agents: Vec<Box<dyn Agent<Counting>>> = vec![Box::new(first), Box::new(second)];
    let (game, mut said) = (Counting(6), Vec::new());
    let table = Table::new(&game, Seed(1), &mut agents).expect("two sit down");
    let finish = table.play_watched(Limits::default(), |step, _| {
        if let Step::Declaration(_, declaration) = step {
            said.push(*declaration);
        }
    });
    (finish.expect("they are sound").standing, said)
}

#[test]
fn a_table_lets_agents_declare_and_answer() {
    let quiet = |accepts| Speaker { declares: None, accepts };
    let says = |declaration| Speaker { declares: Some(declaration), accepts: false };
    assert_eq!(played(quiet(true), quiet(false)), (end([2, 1], "counted"), vec![]));
    assert_eq!(played(quiet(true), says(Resign)), (end([1, 2], "resignation"), vec![Resign]));
    assert_eq!(played(says(OfferDraw), quiet(true)), (end([1, 1], "draw_agreed"), vec![OfferDraw, AcceptDraw]));
    let declined = vec![OfferDraw, DeclineDraw, OfferDraw, DeclineDraw];
    assert_eq!(played(says(OfferDraw), quiet(false)), (end([2, 1], "counted"), declined));
}

/// Answers what it may not say.
struct Rude;

impl Agent<Counting> for Rude {
    fn name(&self) -> &str {
        "rude"
    }

    fn declare(
        &mut self,
        _: &Counting,
        _: &CountingState,
        _: &[Declaration],
        _: &mut Think<'_>,
    ) -> Option<Declaration> {
        Some(AcceptDraw)
    }

    fn decide(&mut self, _: &Counting, _: &CountingState, _: &mut Think<'_>) -> Decision<Count> {
        Decision::plain(Count(1))
    }
}

#[test]
fn what_an_agent_may_not_declare_is_its_fault() {
    let mut agents: Vec<Box<dyn Agent<Counting>>> = vec![Box::new(Rude), Box::new(Rude)];
    let game = Counting(6);
    let fault = Table::new(&game, Seed(1), &mut agents).expect("two sit down").play(Limits::default());
    let Err(Fault::Illegal { step: 0, illegal, .. }) = fault else { panic!("{fault:?}") };
    assert_eq!((illegal.rule, illegal.case), ("declaration", "no_offer"));
}

/// How an agent at Kuhn poker breaks its word.
#[derive(Clone, Copy, PartialEq, Debug)]
enum Manner {
    /// Accepts a draw with the lowest card.
    Honest,
    /// Declares what it may not.
    Rude,
    /// Says something else each time.
    Moody,
    /// Accepts a draw where the other one has the highest card.
    Peeking,
}

struct Gambler {
    manner: Manner,
    hook: Hook,
    asked: u32,
}

impl Agent<Kuhn> for Gambler {
    fn name(&self) -> &str {
        "gambler"
    }

    fn declare(&mut self, _: &Kuhn, _: &KuhnView, _: &[Declaration], _: &mut Think<'_>) -> Option<Declaration> {
        (self.manner == Manner::Rude).then_some(AcceptDraw)
    }

    fn answer_draw(&mut self, _: &Kuhn, view: &KuhnView, _: &mut Think<'_>) -> bool {
        self.asked += 1;
        let Eye::Seat(seat) = view.eye else { return false };
        match self.manner {
            Manner::Moody => self.asked.is_multiple_of(2),
            Manner::Peeking => {
                let truth = self.hook.lock().expect("no agent panics with it");
                truth.as_ref().is_some_and(|truth| truth.cards.get(1 - seat.index()) == Some(&2))
            }
            Manner::Honest | Manner::Rude => view.cards.get(seat.index()) == Some(&Some(0)),
        }
    }

    fn decide(&mut self, game: &Kuhn, view: &KuhnView, think: &mut Think<'_>) -> Decision<KuhnAction> {
        let action = game.actions(view).and_then(|actions| actions.first().copied()).expect("it is to act");
        Decision::explained(action, Effort::default(), think, || unreachable!("reasons are not asked for"))
    }
}

#[test]
fn what_agents_say_follows_from_their_views() {
    for (manner, promise) in [
        (Manner::Honest, None),
        (Manner::Rude, Some(Promise::AgentLegal)),
        (Manner::Moody, Some(Promise::AgentRepeatable)),
        (Manner::Peeking, Some(Promise::AgentBlind)),
    ] {
        let hook = Hook::default();
        let make = |_| -> Box<dyn Agent<Kuhn>> { Box::new(Gambler { manner, hook: Arc::clone(&hook), asked: 0 }) };
        // Decisions are not probed: what is said is checked wherever something may be.
        let options = AgentOptions { games: 40, probe_every: u64::MAX, ..AgentOptions::default() };
        let report = check_agent(&Arc::new(Kuhn::new(2, false)), make, &options, |truth| {
            *hook.lock().expect("no agent panics with it") = Some(truth.clone());
        });
        let caught = report.as_ref().err().map(|violation| violation.promise);
        assert_eq!(caught, promise, "{manner:?}");
        assert!(report.map_or(true, |report| report.said > 40), "{manner:?}");
    }
}
