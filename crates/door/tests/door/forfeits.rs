//! What a forfeit costs: in Conquest's attacks the attack and not the turn, and time that is a program's own and not the machine's.

use std::io::Write;
use std::sync::atomic::AtomicBool;
use std::sync::{Arc, Mutex};

use door::{AnyGameDoor, Recorder};
use lab::{Opening, PlayReport, PlayRequest};
use pig::{FREE, PigModule};
use registry::game;
use serde_json::{Value, json};
use tabletop::Seed;
use test_kit::library;

/// Whether there is a Python to run the bots of this test; without one it says that it shows nothing.
fn python() -> bool {
    let found = std::process::Command::new("python3").arg("--version").output().is_ok_and(|run| run.status.success());
    if !found {
        eprintln!("skipped: there is no python3 to run bots with");
    }
    found
}

fn bot(time: &str, script: &str, how: &str) -> String {
    format!("cmd{time}:python3 '{}/tests/door/{script}' '{how}'", env!("CARGO_MANIFEST_DIR"))
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

fn play(
    any_game: &dyn AnyGameDoor,
    options: &str,
    agents: [String; 2],
    recorder: &Recorder,
) -> (PlayReport, Vec<String>) {
    let request = PlayRequest {
        opening: Opening::Setup { options: Some(options.to_owned()), seats: None },
        agents: Some(agents.to_vec()),
        seed: Some(Seed(5)),
        budget: FREE,
        language: None,
    };
    let mut log = Vec::new();
    let report = any_game
        .play_with_programs(&library(), &request, recorder, &AtomicBool::new(false), &mut |line| {
            log.push(line.to_owned())
        })
        .expect("the request is sound");
    (report, log)
}

/// What the host said to a bot of Conquest that slips so often a turn, and the moves it forfeited.
fn conquest(slips: u32) -> (Vec<Value>, u64) {
    let talk = Shared::default();
    let recorder = Recorder::default().with_transcript(talk.clone());
    let agents = ["drifter".to_owned(), bot("@60", "slips.py", &slips.to_string())];
    let options = "(seats: 2, neutrals: false, start: Scatter, round_limit: 4, cards: Off)";
    let (report, log) = play(game("risk").expect("Conquest"), options, agents, &recorder);
    assert!(report.fault.is_none(), "{log:#?}");
    let text = String::from_utf8(talk.0.lock().expect("no panic").clone()).expect("UTF-8");
    let said = text.lines().filter_map(|line| line.split_once(" → ")).map(|(_, said)| said);
    (said.map(|line| serde_json::from_str(line).expect(line)).collect(), report.seats[1].forfeits)
}

#[test]
fn a_forfeit_in_the_attacks_costs_the_attack_and_the_third_the_turn() {
    if !python() {
        return;
    }
    for slips in [2, 3] {
        let (said, forfeits) = conquest(slips);
        let played: Vec<&Value> =
            said.iter().filter_map(|message| message.get("forfeit")).map(|forfeit| &forfeit["played"]).collect();
        assert_eq!(forfeits, played.len() as u64);
        let phases: Vec<&Value> = said
            .iter()
            .filter_map(|message| message.get("decide"))
            .map(|request| &request["view"]["board"]["phase"])
            .collect();
        let fortifying = phases.iter().filter(|phase| **phase == &json!("Fortify")).count();
        match slips {
            // Asked again twice a turn, and then its own answer counts: the turn goes on to its fortifying.
            2 => {
                assert_eq!(played, vec![&Value::Null; 8], "four turns");
                assert_eq!(fortifying, 4, "{phases:?}");
            }
            // The third ends the turn.
            _ => {
                let turn = [&Value::Null, &Value::Null, &json!("EndTurn")];
                assert_eq!(played, turn.repeat(4), "four turns");
                assert_eq!(fortifying, 0, "{phases:?}");
            }
        }
    }
}

#[test]
fn processor_time_is_the_programs_own() {
    if !python() || !cfg!(target_os = "linux") {
        return;
    }
    let run = |time: &str, how: &str| {
        let agents = ["shy".to_owned(), bot(time, "unruly.py", how)];
        let (report, log) = play(&PigModule, "(target: 12)", agents, &Recorder::default());
        (report.seats[1].forfeits, log)
    };
    // Whoever waits for the machine, or sleeps, uses none of it.
    let (forfeits, log) = run("@1cpu", "asleep");
    assert_eq!(forfeits, 0, "{log:#?}");
    let (forfeits, log) = run("@1", "asleep");
    assert!(forfeits > 0 && log.iter().any(|line| line.contains("within 1 s; ")), "{log:#?}");
    for how in ["spin", "spin in a child"] {
        let (forfeits, log) = run("@1cpu", how);
        assert!(forfeits > 0, "{how}: {log:#?}");
        assert!(log.iter().any(|line| line.contains("within 1 s of processor time; ")), "{how}: {log:#?}");
    }
}
