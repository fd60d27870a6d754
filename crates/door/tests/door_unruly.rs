//! Programs that do anything but answer: every one costs moves and says why, and none stops the game or is left behind.
//! One test alone, because it counts the threads of its process.

use std::sync::atomic::AtomicBool;
use std::time::{Duration, Instant};

use door::{AnyGameDoor, Recorder};
use lab::{Opening, PlayReport, PlayRequest};
use pig::{FREE, PigModule};
use tabletop::Seed;
use test_kit::library;

/// How a program misbehaves, what is said about it, and whether it costs moves.
const CASES: &[(&str, &str, bool)] = &[
    ("exit at once", "it ended with exit code 3", true),
    ("complain and exit", "exit code 1, and said last: NameError: name 'strategy' is not defined", true),
    ("silent", "no answer to the hello within 1 s", true),
    ("decide before hello", "it decided before it was asked", true),
    ("wrong version", "it speaks version 99 of the protocol, and this is 1 to 4", true),
    ("games in version 1", "it says 'games', which version 1 of the protocol does not know", true),
    ("several games", "unknown variant 'several', expected 'one' or 'many'", true),
    ("greeting is text", "its answer to the hello, column 1: expected value", true),
    ("refuse hello", "it refused the hello: I play chess only", true),
    ("empty line", "column 0: EOF while parsing", true),
    ("text", "its answer 'I think I shall roll', column 1: expected value", true),
    ("two values", "trailing characters", true),
    ("list", "its answer '[1, 2]', column 1", true),
    ("unknown message", "unknown variant 'move'", true),
    ("unknown field", "unknown field 'explanaton'", true),
    ("missing id", "missing field 'id'", true),
    ("wrong id", "it answered request 7 while asked 2", true),
    ("wrong type", "its answer '{", true),
    ("unknown action", "unknown variant 'Fly', expected 'Roll' or 'Hold'", true),
    ("illegal action", "it may not do \"Hold\": there is nothing to keep", true),
    ("nan", "write numbers that are finite", true),
    ("bad reasons", "", false),
    ("huge line", "it printed a line of more than 1 MiB", true),
    ("endless line", "it printed a line of more than 1 MiB", true),
    ("flood", "it keeps answering what was not asked", true),
    ("deep", "recursion limit exceeded", true),
    ("not utf-8", "its answer is not UTF-8 at byte 15", true),
    ("nul bytes", "column 1: expected value", true),
    ("two answers", "", false),
    ("ready again", "it said 'ready' when asked for a decision", true),
    ("error", "it did not understand: what is a pot?", true),
    ("die", "it was ended (signal: 9", true),
    ("hang", "no answer to request 1 within 3 s", true),
    ("close output", "it closed its standard output", true),
    ("event hoarder", "", false),
    ("hold pipes", "", false),
    ("sleep after end", "", false),
    ("print after end", "", false),
    ("flood after end", "", false),
    ("exit at end", "", false),
    ("many, and sleep after end", "", false),
    ("many, and flood after end", "", false),
    ("many, and exit at end", "", false),
    ("nothing", "", false),
];

/// Whether there is a Python to run the bots of this test; without one it says that it shows nothing.
fn python() -> bool {
    let found = std::process::Command::new("python3").arg("--version").output().is_ok_and(|run| run.status.success());
    if !found {
        eprintln!("skipped: there is no python3 to run bots with");
    }
    found
}

fn bot(how: &str) -> String {
    let script = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/door/unruly.py");
    // Nobody is to be late on a busy machine but who waits on purpose.
    let seconds = match how {
        "silent" => 1,
        "hang" => 3,
        _ => 15,
    };
    format!("cmd@{seconds}:python3 \"{script}\" '{how}'")
}

fn play(agents: &[String]) -> (PlayReport, Vec<String>) {
    let opening = Opening::Setup { options: Some("(target: 12)".to_owned()), seats: None };
    let request =
        PlayRequest { opening, agents: Some(agents.to_vec()), seed: Some(Seed(5)), budget: FREE, language: None };
    let mut log = Vec::new();
    let report = PigModule
        .play_with_programs(&library(), &request, &Recorder::default(), &AtomicBool::new(false), &mut |line| {
            log.push(line.to_owned())
        })
        .expect("the request is sound");
    (report, log)
}

/// Threads of this process, and processes it has started and not yet buried; where the system tells.
fn alive() -> Option<(usize, usize)> {
    let threads = std::fs::read_dir("/proc/self/task").ok()?.count();
    let tasks = std::fs::read_dir("/proc/self/task").ok()?.flatten();
    let children = tasks.filter_map(|task| std::fs::read_to_string(task.path().join("children")).ok());
    Some((threads, children.map(|list| list.split_whitespace().count()).sum()))
}

/// Threads and processes before and now, if there are still more of them after a while: the system lists a thread
/// a moment longer than whoever joins it waits for it.
fn left_behind(before: Option<(usize, usize)>) -> Option<((usize, usize), (usize, usize))> {
    let before = before?;
    let patience = Instant::now() + Duration::from_secs(2);
    loop {
        let after = alive()?;
        if after.0 <= before.0 && after.1 <= before.1 {
            return None;
        }
        if Instant::now() > patience {
            return Some((before, after));
        }
        std::thread::sleep(Duration::from_millis(10));
    }
}

#[test]
fn every_misdeed_costs_moves_is_told_and_leaves_nothing_behind() {
    if !python() {
        return;
    }
    let before = alive();
    for &(how, told, costs) in CASES {
        let started = Instant::now();
        let (report, log) = play(&["shy".to_owned(), bot(how)]);
        assert!(report.fault.is_none() && report.reason.is_some(), "{how}: {:?}", report.fault);
        let forfeits = report.seats[1].forfeits;
        assert_eq!((report.seats[0].forfeits, forfeits > 0), (0, costs), "{how}: {log:#?}");
        let notes: Vec<&String> = log.iter().filter(|line| line.contains("forfeits the move")).collect();
        if costs {
            let note = notes.first().unwrap_or_else(|| panic!("{how}: {log:#?}"));
            assert!(note.contains(told), "{how}: {note}");
            assert!(note.contains("in seat 2, request ") && note.contains(" is played; "), "{how}: {note}");
            assert!(notes.len() <= 3, "{how}: a program that never answers is given up: {notes:#?}");
        }
        assert!(log.iter().all(|line| !line.contains(|c: char| c.is_control())), "{how}: {log:#?}");
        assert!(started.elapsed() < Duration::from_secs(20), "{how} took {:?}", started.elapsed());
        if let Some((before, after)) = left_behind(before) {
            panic!("{how}: {before:?} threads and processes, now {after:?}");
        }
    }
}
