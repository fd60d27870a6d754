//! Programs that resign, offer draws and answer them, those that may not, and those of a protocol that does not know of it; and an agent of
//! the house that is offered one.

use std::sync::atomic::AtomicBool;

use door::{AnyGameDoor, Recorder};
use lab::{Opening, PlayReport, PlayRequest};
use pig::{FREE, PigModule};
use serde_json::{Value, json};
use tabletop::{Record, Seed, Session, Step};
use test_kit::library;

/// Whether there is a Python to run the bots of this test; without one it says that it shows nothing.
fn python() -> bool {
    let found = std::process::Command::new("python3").arg("--version").output().is_ok_and(|run| run.status.success());
    if !found {
        eprintln!("skipped: there is no python3 to run bots with");
    }
    found
}

fn bot(version: u32, wanted: &str, answer: &str) -> String {
    format!("cmd@60:python3 '{}/tests/door/declaring.py' {version} {wanted} {answer}", env!("CARGO_MANIFEST_DIR"))
}

fn play(agents: [String; 2]) -> (PlayReport, Vec<String>) {
    let request = PlayRequest {
        opening: Opening::Setup { options: Some("(target: 40, declares: true)".to_owned()), seats: None },
        agents: Some(agents.to_vec()),
        seed: Some(Seed(5)),
        budget: FREE,
        language: None,
    };
    let (mut log, never) = (Vec::new(), AtomicBool::new(false));
    let mut told = |line: &str| log.push(line.to_owned());
    let report = PigModule.play_with_programs(&library(), &request, &Recorder::default(), &never, &mut told);
    (report.expect("the request is sound"), log)
}

/// How many declarations are in the record, which can be followed.
fn declared(report: &PlayReport) -> usize {
    let record = Record::<pig::Pig>::from_ron(&report.record).expect("it can be read");
    let game = lab::GameModule::rules(&PigModule, record.setup.clone(), &library()).expect("they are sound");
    let session = Session::replay(game, &record).unwrap_or_else(|error| panic!("{error}"));
    session.steps().iter().filter(|step| matches!(step, Step::Declaration(..))).count()
}

#[test]
fn programs_resign_and_agree_on_draws() {
    if !python() {
        return;
    }
    let (report, log) = play([bot(4, "Resign", "DeclineDraw"), "bold".to_owned()]);
    assert_eq!((report.reason.as_deref(), declared(&report)), (Some("resignation"), 1), "{log:#?}");
    assert_eq!(report.seats.iter().map(|seat| seat.place).collect::<Vec<_>>(), [Some(2), Some(1)]);
    assert!(log.iter().any(|line| line.ends_with(" resigned")), "{log:#?}");
    let (report, log) = play([bot(4, "OfferDraw", "DeclineDraw"), bot(4, "None", "AcceptDraw")]);
    assert_eq!((report.reason.as_deref(), declared(&report)), (Some("draw_agreed"), 2), "{log:#?}");
    assert!(log.iter().any(|line| line.ends_with(" accepts the draw")), "{log:#?}");
    // Opponents of the house decline, and the game goes on.
    let (report, log) = play([bot(4, "OfferDraw", "DeclineDraw"), "bold".to_owned()]);
    assert_eq!((report.reason.as_deref(), declared(&report)), (Some("target"), 2), "{log:#?}");
    assert!(report.seats.iter().all(|seat| seat.forfeits == 0), "{log:#?}");
}

#[test]
fn whoever_does_not_know_declarations_declines_and_makes_none() {
    if !python() {
        return;
    }
    let (report, log) = play([bot(4, "OfferDraw", "DeclineDraw"), bot(3, "Resign", "AcceptDraw")]);
    assert_eq!((report.reason.as_deref(), declared(&report)), (Some("target"), 2), "{log:#?}");
    assert!(log.iter().any(|line| line.ends_with(" declines the draw")), "{log:#?}");
    // What may not be declared costs the move, and so does a declaration in an older version.
    for (version, told) in
        [(4, "it may not declare AcceptDraw"), (3, "its version of the protocol knows no declarations")]
    {
        let (report, log) = play([bot(version, "AcceptDraw", "DeclineDraw"), "bold".to_owned()]);
        assert_eq!((report.reason.as_deref(), report.seats[0].forfeits), (Some("target"), 1), "{log:#?}");
        assert!(log.iter().any(|line| line.contains(told)), "{log:#?}");
    }
    // Whoever answers an offer with something else declines, and no move is lost.
    let (report, log) = play([bot(4, "OfferDraw", "DeclineDraw"), bot(4, "None", "Resign")]);
    assert_eq!((report.reason.as_deref(), declared(&report)), (Some("target"), 2), "{log:#?}");
    assert!(log.iter().any(|line| line.contains("it does not answer the draw")), "{log:#?}");
    assert!(report.seats.iter().all(|seat| seat.forfeits == 0), "{log:#?}");
}

#[test]
fn an_agent_of_the_house_answers_an_offer() {
    let hello = |declares: bool| json!({"hello": {"protocol": 1, "versions": [4], "game": "pig", "seat": 1, "seats": 2, "setup": {"declares": declares}}});
    let view = json!({"totals": [3, 4], "pot": 0, "active": 0, "rolling": false, "turns": 3});
    let offer = json!({"offer": {"id": 1, "view": view, "seed": 7}});
    let answers = |declares: bool| -> Vec<Value> {
        let (input, mut output) = (format!("{}\n{offer}\n", hello(declares)), Vec::new());
        PigModule.bot(&library(), "bold", &mut input.as_bytes(), &mut output).expect("it is there");
        let text = String::from_utf8(output).expect("UTF-8");
        text.lines().map(|line| serde_json::from_str(line).expect(line)).collect()
    };
    assert_eq!(answers(true)[1], json!({"declaration": {"id": 1, "declaration": "DeclineDraw"}}));
    assert_eq!(answers(false)[1]["error"]["reason"], json!("no draw is agreed on in this game"));
}
