//! Programs from outside over whole games and matches: what they hear at the end, many games in one process, what they used, and
//! the records of the talk.

use std::io::Write;
use std::sync::atomic::AtomicBool;
use std::sync::{Arc, Mutex};

use door::{AnyGameDoor, Recorder};
use lab::{GameModule, Opening, PlayReport, PlayRequest, ProgramReport};
use matches::{AnyGameMatches, MatchReport, MatchRequest, RunControl};
use pig::{Action, FREE, PigModule};
use serde_json::{Value, json};
use tabletop::{Eye, Game, Monitor, Seat, Seed, Think};
use test_kit::library;

/// Whether there is a Python to run the bots of this test; without one it says that it shows nothing.
fn python() -> bool {
    let found = std::process::Command::new("python3").arg("--version").output().is_ok_and(|run| run.status.success());
    if !found {
        eprintln!("skipped: there is no python3 to run bots with");
    }
    found
}

fn unruly(how: &str) -> String {
    let script = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/door/unruly.py");
    // Nobody is to be late on a busy machine but who is silent on purpose.
    let seconds = if how.contains("silent") { 4 } else { 60 };
    format!("cmd@{seconds}:python3 \"{script}\" '{how}'")
}

fn strict() -> String {
    format!("cmd:python3 '{}/tests/door/strict.py'", env!("CARGO_MANIFEST_DIR"))
}

/// A place that can be read while it is written to.
#[derive(Clone, Default)]
struct Shared(Arc<Mutex<Vec<u8>>>);

impl Write for Shared {
    fn write(&mut self, bytes: &[u8]) -> std::io::Result<usize> {
        self.0.lock().expect("no panic").extend_from_slice(bytes);
        Ok(bytes.len())
    }
    fn flush(&mut self) -> std::io::Result<()> {
        Ok(())
    }
}

impl Shared {
    fn lines(&self) -> Vec<String> {
        let bytes = self.0.lock().expect("no panic").clone();
        String::from_utf8(bytes).expect("UTF-8").lines().map(str::to_owned).collect()
    }
}

/// A match of so many games against a keeper of the house, its report, and what the program wrote to standard error.
fn compete(program: &str, games: u64, threads: usize) -> (MatchReport, Vec<String>) {
    let errors = Shared::default();
    let request = MatchRequest {
        opening: Opening::Setup { options: Some("(target: 16)".to_owned()), seats: None },
        agents: vec!["shy".to_owned(), program.to_owned()],
        games,
        seed: Seed(3),
        budget: FREE,
        threads: Some(threads),
        recorder: Recorder::default().with_complaints(errors.clone()),
    };
    let control = RunControl { progress: &|_, _| {}, stop: &AtomicBool::new(false) };
    let report = PigModule.play_match(&library(), &request, &control).expect("the match is played");
    (report, errors.lines())
}

/// A report without what is not the same everywhere, and without the program's name.
fn games_of(mut report: MatchReport) -> MatchReport {
    report.games_per_cpu_second = 0.0;
    report.programs = Vec::new();
    report.agents[1].agent = String::new();
    report
}

fn used(report: &MatchReport) -> &ProgramReport {
    assert_eq!(report.programs.len(), 1, "{:?}", report.programs);
    &report.programs[0]
}

fn play(program: &str, recorder: &Recorder) -> (PlayReport, Vec<String>) {
    let request = PlayRequest {
        opening: Opening::Setup { options: Some("(target: 16)".to_owned()), seats: None },
        agents: Some(vec!["shy".to_owned(), program.to_owned()]),
        seed: Some(Seed(5)),
        budget: FREE,
        language: None,
    };
    let mut log = Vec::new();
    let report = PigModule
        .play_with_programs(&library(), &request, recorder, &AtomicBool::new(false), &mut |line| {
            log.push(line.to_owned())
        })
        .expect("the request is sound");
    (report, log)
}

/// The messages about the end that a program repeated on standard error.
fn ends(errors: &[String]) -> Vec<Value> {
    let said = errors.iter().filter_map(|line| line.split_once(" | ")).map(|(_, said)| said);
    said.filter(|line| !line.is_empty()).map(|line| serde_json::from_str(line).expect(line)).collect()
}

#[test]
fn a_program_learns_how_every_game_ended() {
    if !python() {
        return;
    }
    for how in ["report end", "many, report end"] {
        let (report, errors) = compete(&unruly(how), 12, 1);
        let ends = ends(&errors);
        assert_eq!((ends.len(), report.agents[1].forfeits), (12, 0), "{how}: {errors:#?}");
        let won = ends.iter().filter(|end| end["end"]["place"] == 1).count();
        assert_eq!(won as u64, report.agents[1].wins, "{how}");
        assert!(won > 0 && won < 12, "both ends were seen: {won}");
        for end in &ends {
            let end = &end["end"];
            assert_eq!((&end["reason"], &end["forfeits"]), (&json!("target"), &json!(0)), "{how}");
            // The last thing to happen is that somebody holds enough; both what happened and the last view say so.
            let events = end["events"].as_array().expect("a list");
            let held = events.last().expect("something happened")["Held"].clone();
            assert!(held[1].as_u64().is_some_and(|total| total >= 16), "{how}: {end}");
            assert_eq!(end["view"]["totals"][held[0].as_u64().expect("a seat") as usize], held[1], "{how}");
            assert_eq!(end["places"][held[0].as_u64().expect("a seat") as usize], 1, "{how}");
        }
    }
}

#[test]
fn the_end_is_told_after_forfeits_and_after_the_events_of_those_who_want_them() {
    if !python() {
        return;
    }
    let (talk, errors) = (Shared::default(), Shared::default());
    let recorder = Recorder::default().with_transcript(talk.clone()).with_complaints(errors.clone());
    let (report, log) = play(&unruly("report end, events, one forfeit"), &recorder);
    assert_eq!(report.seats[1].forfeits, 1, "{log:#?}");
    let ends = ends(&errors.lines());
    assert_eq!((ends.len(), &ends[0]["end"]["forfeits"]), (1, &json!(1)), "{ends:?}");
    assert_eq!(ends[0]["end"]["place"], report.seats[1].place.map_or(Value::Null, Value::from));
    assert_eq!(ends[0]["end"]["events"], json!([]), "it has heard them one by one");
    let said: Vec<String> = talk.lines().into_iter().filter(|line| line.contains(" → ")).collect();
    let [.., before, last] = &said[..] else { panic!("{said:#?}") };
    assert!(before.starts_with(r#"1 → {"event":{"Held":"#) && last.starts_with(r#"1 → {"end":{"#), "{said:#?}");
}

#[test]
fn a_strict_program_of_the_first_version_plays_as_before() {
    if !python() {
        return;
    }
    let (report, errors) = compete(&strict(), 6, 1);
    assert_eq!((report.games, report.agents[1].forfeits), (6, 0), "{:?}", report.notes);
    let complaints: Vec<&String> = errors.iter().filter(|line| line.contains(" | ")).collect();
    assert!(complaints.is_empty(), "{complaints:?}");
    assert_eq!((used(&report).processes, used(&report).name.as_deref()), (6, Some("Strict")));
}

#[test]
fn who_is_stopped_while_a_program_is_greeted_loses_no_move_by_it() {
    if !python() {
        return;
    }
    let game = PigModule.rules(PigModule.setup(), &library()).expect("the classic game");
    let mut chair = door::chair(&PigModule, &strict(), Seat(0)).expect("it can be seated");
    let heard = chair.listen();
    let view = game.view(&game.start(), Eye::Seat(Seat(0)));
    for stopped in [true, false, true, false] {
        let monitor = Monitor::new();
        if stopped {
            monitor.stop();
        }
        let rng = Seed(1).stream("decision", 0);
        let mut think = Think { budget: FREE, explain: false, rng, monitor: &monitor };
        assert_eq!(chair.agent.decide(&game, &view, &mut think).action, Action::Roll);
    }
    let (notes, forfeits) = heard();
    assert!(notes.len() == 2 && notes.iter().all(|note| note.contains("was not waited for")), "{notes:?}");
    assert_eq!(forfeits, 0);
}

#[test]
fn one_process_plays_many_games_and_plays_them_alike() {
    if !python() {
        return;
    }
    let (apart, _) = compete(&unruly("nothing"), 12, 1);
    assert_eq!((used(&apart).processes, used(&apart).replaced), (12, 0));
    for threads in [1, 3] {
        let (together, _) = compete(&unruly("many"), 12, threads);
        assert!(used(&together).processes <= threads as u64, "{:?}", used(&together));
        assert_eq!((used(&together).replaced, used(&together).name.as_deref()), (0, Some("Unruly")));
        assert_eq!(games_of(together), games_of(apart.clone()), "{threads} threads");
    }
}

#[test]
fn a_process_that_fails_between_two_games_is_replaced_and_costs_no_move() {
    if !python() {
        return;
    }
    let (apart, _) = compete(&unruly("nothing"), 10, 1);
    // How it misbehaves, processes, how many were replaced, and why. After three that failed every game has a process of its own.
    let cases = [
        ("many, print after end", 1, 0, ""),
        ("many, exit at end", 10, 3, "it ended with exit code 7"),
        ("many, die at second hello", 10, 3, "it ended with exit code 8"),
        ("many, refuse second hello", 10, 3, "it refused the hello: one game is enough"),
        ("many, silent at second hello", 10, 3, "no answer to the hello within 4 s"),
        ("many, flood after end", 10, 3, "its answer to the hello, column 1: expected value"),
    ];
    for (how, processes, replaced, why) in cases {
        let (report, _) = compete(&unruly(how), 10, 1);
        let used = used(&report);
        assert_eq!((used.processes, used.replaced), (processes, replaced), "{how}: {used:?}");
        assert_eq!(used.why_replaced.as_deref().unwrap_or_default(), why, "{how}");
        assert_eq!(games_of(report), games_of(apart.clone()), "{how}");
    }
}

#[test]
fn the_processor_time_of_a_program_and_its_children_is_told() {
    if !python() || !cfg!(target_os = "linux") {
        return;
    }
    let (report, _) = compete(&unruly("many, work"), 2, 1);
    // Three tenths of a second of its own, and in each of two games as much in a child.
    assert!(used(&report).cpu_seconds > 0.85, "{:?}", used(&report));
    let (idle, _) = play(&unruly("many"), &Recorder::default());
    let idle = &idle.programs[0];
    assert!(idle.cpu_seconds > 0.0 && idle.cpu_seconds < 0.85, "{idle:?}");
}

#[test]
fn a_transcript_holds_every_line_both_ways() {
    if !python() {
        return;
    }
    let (talk, errors) = (Shared::default(), Shared::default());
    let recorder = Recorder::default().with_transcript(talk.clone()).with_complaints(errors.clone());
    let (report, _) = play(&unruly("many, report end"), &recorder);
    let lines = talk.lines();
    let with = |start: &str| lines.iter().filter(|line| line.starts_with(start)).count() as u64;
    let asked = with(r#"1 → {"decide":"#);
    assert!(asked > 2 && asked == with(r#"1 ← {"decision": {"#), "{lines:#?}");
    assert_eq!((with(r#"1 → {"hello":"#), with(r#"1 ← {"ready": {"#), with(r#"1 → {"end":"#)), (1, 1, 1), "{lines:#?}");
    assert!(lines[0].starts_with("1 · started: python3 "), "{}", lines[0]);
    assert_eq!(lines[1], "1 · plays seat 2");
    assert!(lines[lines.len() - 1].starts_with("1 · ended: "), "{lines:#?}");
    assert_eq!(lines.len() as u64, 2 * asked + 6, "{lines:#?}");
    assert!(report.reason.is_some() && errors.lines().iter().any(|line| line.starts_with(r#"1 | {"end":"#)));
}
