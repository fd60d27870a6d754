//! Opponents asked again: who decides by what its seat sees decides the same, and who looks elsewhere is found out.

use std::sync::atomic::{AtomicBool, AtomicU8, Ordering};

use lab::honest::{CannotAsk, Deed, Honest, HonestReport, HonestRequest, ask_anew, question};
use lab::{AnyGame, GameModule, Host, NoPrograms, Opening, PlayRequest, Scene, TextFile};
use pig::{Action, FREE, Pig, PigModule, State};
use tabletop::{Agent, Decision, Declaration, Eye, Game, Monitor, Record, Seat, Seed, Session, Think, Turn};
use test_kit::{WithAgent, changed, library};

/// Steps of a game that never ends.
const MOST: usize = 2_000;

fn opening(setup: &str) -> Opening {
    Opening::Setup { options: Some(setup.to_owned()), seats: None }
}

fn played(module: &impl AnyGame, setup: &str, agents: &[&str]) -> String {
    let agents = Some(agents.iter().map(|agent| (*agent).to_owned()).collect());
    let request = PlayRequest { opening: opening(setup), agents, seed: Some(Seed(3)), budget: FREE, language: None };
    let report = module.play(&library(), &request, &AtomicBool::new(false), &mut |_| {}).expect("it can be played");
    assert_eq!(report.fault, None);
    report.record
}

fn asked(module: &impl AnyGame, record: &str, step: Option<usize>) -> HonestReport {
    let file = TextFile { name: "g.ron".to_owned(), text: record.to_owned() };
    let request = HonestRequest { step, ..HonestRequest::default() };
    let told = module.honest(&library(), &file, request, &AtomicBool::new(false), &mut |_, _| {});
    told.unwrap_or_else(|error| panic!("{error}"))
}

fn session(record: &str) -> Session<Pig> {
    let record = Record::<Pig>::from_ron(record).expect("a record");
    let game = PigModule.rules(record.setup.clone(), &library()).expect("sound rules");
    Session::replay(game, &record).unwrap_or_else(|error| panic!("{error}"))
}

/// A game of two, in which each step is made by `step` where it is not chance's.
fn host_plays<M: GameModule<Game = Pig, Written = pig::Setup>>(
    module: &M,
    agents: &[&str; 2],
    mut step: impl FnMut(&mut Host<Pig>, Seat),
) -> String {
    let mut scene = Scene::open(module, &library(), &opening("()")).expect("the classic setup");
    let agents = agents.map(str::to_owned);
    scene.seat(module, &agents, &NoPrograms).expect("they can be seated");
    let mut host = Host::new(module, &scene, Seed(8), FREE, &NoPrograms).expect("a table");
    while host.session.len() < MOST {
        match host.session.turn() {
            Turn::Over => break,
            Turn::Chance => drop(host.step().expect("chance falls")),
            Turn::Seat(seat) => step(&mut host, seat),
        }
    }
    host.session.record(false).to_ron().expect("it can be written")
}

#[test]
fn who_decides_by_what_it_sees_decides_the_same() {
    let record = played(&PigModule, "(seats: 3)", &["shy", "bold", "keeper:at=9"]);
    let report = asked(&PigModule, &record, None);
    assert!(report.holds(), "{report:#?}");
    let decisions = session(&record).steps().iter().filter(|step| matches!(step, tabletop::Step::Action(..))).count();
    assert_eq!(report.seats.iter().map(|seat| seat.asked).sum::<u64>(), decisions as u64);
    assert!(
        report.seats.iter().all(|seat| seat.asked > 2 && seat.same_elsewhere == 0),
        "nothing is hidden: {report:#?}"
    );
}

#[test]
fn an_action_that_was_changed_is_found() {
    let mut decisions = 0;
    let mut changed_at = None;
    let record = host_plays(&PigModule, &["shy", "bold"], |host, seat| {
        decisions += 1;
        let pot = host.session.view(Eye::Seat(seat)).pot;
        // Whoever is bold never holds so soon.
        if changed_at.is_none() && decisions > 9 && seat == Seat(1) && pot > 0 && pot < 10 {
            changed_at = Some(host.session.len());
            host.session.act(seat, Action::Hold).expect("it is allowed");
        } else {
            host.step().expect("a step");
        }
    });
    let changed_at = changed_at.expect("it was changed somewhere");
    let report = asked(&PigModule, &record, None);
    let [shy, bold] = &report.seats[..] else { panic!("two seats") };
    assert!(!report.holds() && shy.same == shy.asked && bold.same + 1 == bold.asked, "{report:#?}");
    let different = bold.different.as_ref().expect("it is told where");
    assert_eq!((different.step, different.other_world), (changed_at, false));
    assert_eq!([&different.then, &different.now].map(|action| action.as_str()), [Some("Hold"), Some("Roll")]);
    assert!(different.turn > 2 && different.words == ["\"Hold\"", "\"Roll\""], "{different:?}");
    let told = asked(&PigModule, &record, Some(changed_at)).told.expect("one was asked for").to_string();
    assert!(told.ends_with("it does not decide the same. Then: \"Hold\". Now: \"Roll\"."), "{told}");
}

/// The die that will fall next, 0 where nobody has looked: what no seat may know, laid where a cheat finds it.
static NEXT_DIE: AtomicU8 = AtomicU8::new(0);

/// Rolls until it knows that a one is next.
struct Peeker;

impl Agent<Pig> for Peeker {
    fn name(&self) -> &str {
        "peeker"
    }
    fn decide(&mut self, _: &Pig, view: &State, _: &mut Think<'_>) -> Decision<Action> {
        let warned = NEXT_DIE.load(Ordering::Relaxed) == 1;
        Decision::plain(if view.pot > 0 && warned { Action::Hold } else { Action::Roll })
    }
}

#[test]
fn who_peeks_is_found_out() {
    let module = WithAgent { module: PigModule, name: "peeker", make: || Box::new(Peeker) };
    let record = host_plays(&module, &["shy", "peeker"], |host, seat| {
        let mut ahead = host.session.clone();
        if ahead.act(seat, Action::Roll).is_ok() {
            let die = ahead.state().pot;
            ahead.advance();
            let one = ahead.turn() != Turn::Over && ahead.state().pot <= die;
            NEXT_DIE.store(if one { 1 } else { 6 }, Ordering::Relaxed);
        }
        host.step().expect("a step");
    });
    NEXT_DIE.store(0, Ordering::Relaxed);
    let report = asked(&module, &record, None);
    let [shy, peeker] = &report.seats[..] else { panic!("two seats") };
    assert!(!report.holds() && shy.same == shy.asked, "{report:#?}");
    assert!(peeker.same < peeker.asked, "it held whenever a one was next: {report:#?}");
    assert_eq!(peeker.different.as_ref().map(|different| &different.then), Some(&"Hold".into()));
}

/// Resigns where it is behind, and declines every draw but the one it offers first.
struct Quitter;

impl Agent<Pig> for Quitter {
    fn name(&self) -> &str {
        "quitter"
    }
    fn decide(&mut self, _: &Pig, view: &State, _: &mut Think<'_>) -> Decision<Action> {
        Decision::plain(if view.pot > 5 { Action::Hold } else { Action::Roll })
    }
    fn declare(&mut self, _: &Pig, view: &State, may: &[Declaration], _: &mut Think<'_>) -> Option<Declaration> {
        let behind = view.totals.iter().any(|total| total > &(view.totals[view.active.index()] + 20));
        let first = view.turns > 2 && view.pot == 0 && may.contains(&Declaration::OfferDraw);
        if behind { Some(Declaration::Resign) } else { first.then_some(Declaration::OfferDraw) }
    }
}

#[test]
fn what_was_declared_is_asked_too() {
    let module = WithAgent { module: PigModule, name: "quitter", make: || Box::new(Quitter) };
    let record = played(&module, "(target: 90, declares: true)", &["quitter", "bold"]);
    let declared = |text: &str| {
        session(text).steps().iter().filter(|step| matches!(step, tabletop::Step::Declaration(..))).count()
    };
    assert!(declared(&record) > 2, "{record}");
    let report = asked(&module, &record, None);
    assert!(report.holds(), "{report:#?}");
    assert_eq!(report.seats.iter().map(|seat| seat.asked).sum::<u64>(), decided(&record));
    // Somebody else in that seat would have gone on.
    let other = changed(&record, "Agent(\"quitter\")", "Agent(\"shy\")");
    let report = asked(&module, &other, None);
    let different = report.seats[0].different.as_ref().expect("it differs");
    assert!(!report.holds() && report.seats[1].different.is_none(), "{report:#?}");
    assert!(different.then.get("declares").is_some() || different.then.is_string(), "{different:?}");
}

fn decided(record: &str) -> u64 {
    session(record).steps().iter().filter(|step| !matches!(step, tabletop::Step::Outcome(_))).count() as u64
}

#[test]
fn persons_are_passed_over_and_programs_cannot_be_asked() {
    let record = played(&PigModule, "()", &["shy", "bold"]);
    let sits = |controller: &str| asked(&PigModule, &changed(&record, "Agent(\"bold\")", controller), None);
    let person = sits("Human");
    assert!(person.holds() && person.seats[1].person && person.seats[1].asked == 0, "{person:#?}");
    for (controller, why) in [
        ("Agent(\"cmd:./bot\")", "A program from outside decided."),
        ("Agent(\"bald\")", "unknown agent 'bald'; did you mean"),
    ] {
        let report = sits(controller);
        let told = report.seats[1].not_asked.as_ref().expect("it is told why").to_string();
        assert!(!report.holds() && told.contains(why), "{told}");
        assert_eq!((report.seats[0].same, report.seats[1].asked), (report.seats[0].asked, 0));
    }
    let nobody = changed(&changed(&record, "Agent(\"bold\")", "Human"), "Agent(\"shy\")", "Human");
    assert!(!asked(&PigModule, &nobody, None).holds(), "nothing is shown where nobody was asked");
}

#[test]
fn one_decision_is_asked_for_by_its_step() {
    let record = played(&PigModule, "()", &["bold", "cheat"]);
    let session = session(&record);
    let mut told = 0;
    for (step, made) in session.steps().iter().enumerate() {
        let asked = question(&PigModule, &session, FREE, step);
        let tabletop::Step::Action(seat, action) = made else {
            assert_eq!(asked.err(), Some(CannotAsk::NoDecision));
            continue;
        };
        let question = asked.expect("an opponent decided");
        assert_eq!((question.step, question.seat, &question.then), (step, *seat, &Deed::Acts(*action)));
        // `cheat` does what it does because of what it heard since the game began.
        assert_eq!(ask_anew(&PigModule, &question, &Monitor::new()), Honest::Same { other_world: false });
        told += 1;
    }
    assert!(told > 10);
    assert_eq!(question(&PigModule, &session, FREE, session.len()).err(), Some(CannotAsk::NoDecision));
    let first = question(&PigModule, &session, FREE, 0).expect("the first roll");
    let monitor = Monitor::new();
    monitor.stop();
    assert_eq!(ask_anew(&PigModule, &first, &monitor), Honest::CannotAsk(CannotAsk::Stopped));
    let file = TextFile { name: "g.ron".to_owned(), text: record };
    let request = HonestRequest { step: Some(1), ..HonestRequest::default() };
    let refused = PigModule.honest(&library(), &file, request, &AtomicBool::new(false), &mut |_, _| {});
    let refused = refused.expect_err("a die fell there").to_string();
    assert_eq!(
        refused,
        "g.ron: step 1: Nobody decided anything there; name a step at which an opponent of the house decided"
    );
}

#[test]
fn it_can_be_stopped_and_tells_how_far_it_is() {
    let record = played(&PigModule, "()", &["shy", "bold"]);
    let file = TextFile { name: "g.ron".to_owned(), text: record.clone() };
    let (stop, mut seen) = (AtomicBool::new(false), Vec::new());
    let mut progress = |done, all| {
        seen.push((done, all));
        stop.store(seen.len() == 3, Ordering::Relaxed);
    };
    let report = PigModule.honest(&library(), &file, HonestRequest::default(), &stop, &mut progress).expect("a record");
    assert!(report.stopped && !report.holds());
    assert_eq!(report.seats.iter().map(|seat| seat.asked).sum::<u64>(), 2);
    let all = session(&record).len() as u64;
    assert!(seen.len() == 3 && seen.iter().all(|&(done, of)| done <= all && of == all), "{seen:?}");
    assert!(Pig::ID == report.game);
}
