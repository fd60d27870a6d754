//! Matches on a tiny game: fairness, repeatability, counting, faults.

use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};

use lab::{AnyGame, LabError, Opening};
use matches::{AnyGameMatches, MatchReport, MatchRequest, RunControl};
use pig::{FREE, PigModule};
use tabletop::Seed;
use test_kit::library;

fn request(agents: &[&str], games: u64) -> MatchRequest {
    MatchRequest {
        opening: Opening::CLASSIC,
        agents: agents.iter().map(|&agent| agent.to_owned()).collect(),
        games,
        seed: Seed(3),
        budget: FREE,
        threads: Some(1),
        recorder: door::Recorder::default(),
    }
}

fn play(request: &MatchRequest) -> Result<MatchReport, LabError> {
    let stop = AtomicBool::new(false);
    PigModule.play_match(&library(), request, &RunControl { progress: &|_, _| {}, stop: &stop })
}

/// The report as JSON without the one figure that is a time.
fn timeless(report: &MatchReport) -> serde_json::Value {
    let mut value = serde_json::to_value(report).expect("a report is JSON");
    assert!(value["games_per_cpu_second"].take().is_number());
    value
}

#[test]
fn one_thread_and_two_find_the_same() {
    let one = play(&request(&["bold", "shy", "bold"], 300)).unwrap();
    let two = play(&MatchRequest { threads: Some(2), ..request(&["bold", "shy", "bold"], 300) }).unwrap();
    assert_eq!(timeless(&one), timeless(&two));
    let other = play(&MatchRequest { seed: Seed(4), ..request(&["bold", "shy", "bold"], 300) }).unwrap();
    assert_ne!(timeless(&one)["agents"], timeless(&other)["agents"]);
}

#[test]
fn games_are_rounded_up_to_whole_groups_and_all_are_counted() {
    let report = play(&MatchRequest {
        opening: Opening::Setup { options: Some("(target: 20)".to_owned()), seats: Some(4) },
        ..request(&["bold", "shy"], 101)
    })
    .unwrap();
    assert_eq!((report.requested, report.games, report.groups, report.seats), (101, 104, 26, 4));
    let names: Vec<&str> = report.agents.iter().map(|agent| agent.agent.as_str()).collect();
    assert_eq!(names, ["bold#1", "shy#1", "bold#2", "shy#2"]);
    assert_eq!(report.agents.iter().map(|agent| agent.wins).sum::<u64>(), 104);
    assert_eq!(report.seat_effect.iter().map(|seat| seat.wins).sum::<u64>(), 104);
    assert_eq!(report.endings["target"], 104);
    assert_eq!(report.agents[0].wins_by["target"], report.agents[0].wins);
    assert_eq!((report.ties, report.unfinished, report.stopped), (0, 0, false));
    assert!(report.mean_turns > 4.0 && report.mean_rounds >= report.mean_turns / 4.0);
}

#[test]
fn the_same_agent_in_every_seat_wins_as_often_everywhere() {
    let opening = Opening::Setup { options: Some("(target: 6)".to_owned()), seats: None };
    let report = play(&MatchRequest { opening, ..request(&["shy", "shy"], 1000) }).unwrap();
    // Equal agents on equal seeds play equal games, so each entrant wins exactly where its seat wins.
    assert_eq!(report.agents[0].wins, report.agents[1].wins);
    assert_eq!(report.agents[0].elo, 0.0);
    assert!(report.seat_effect[0].low > 0.5, "the first seat rolls first: {:?}", report.seat_effect);
    // In Pig seat 1 begins, so moving first is sitting there.
    let (first, seat) = (&report.first_mover, &report.seat_effect[0]);
    assert_eq!((first.wins, first.win_rate, first.low, first.high), (seat.wins, seat.win_rate, seat.low, seat.high));
}

#[test]
fn progress_counts_every_game() {
    let stop = AtomicBool::new(false);
    let calls = Mutex::new(Vec::new());
    let progress = |played, planned| calls.lock().unwrap().push((played, planned));
    let request = MatchRequest { threads: Some(2), ..request(&["bold", "shy"], 20) };
    PigModule.play_match(&library(), &request, &RunControl { progress: &progress, stop: &stop }).unwrap();
    let mut calls = calls.into_inner().unwrap();
    calls.sort_unstable();
    assert_eq!(calls, (1..=20).map(|played| (played, 20)).collect::<Vec<_>>());
}

#[test]
fn a_stopped_match_reports_whole_groups() {
    let stop = AtomicBool::new(false);
    let played = AtomicU64::new(0);
    let progress = |_, _| {
        if played.fetch_add(1, Ordering::Relaxed) == 6 {
            stop.store(true, Ordering::Relaxed);
        }
    };
    let control = RunControl { progress: &progress, stop: &stop };
    let report = PigModule.play_match(&library(), &request(&["bold", "shy"], 1000), &control).unwrap();
    assert!(report.stopped && report.games == 8, "{report:?}");
}

#[test]
fn a_fault_names_the_game_and_how_to_see_it_again() {
    let faults: Vec<LabError> = [1, 2, 2]
        .map(|threads| {
            let request = MatchRequest { threads: Some(threads), ..request(&["shy", "cheat"], 200) };
            play(&request).unwrap_err()
        })
        .into();
    let LabError::Fault { what, command } = &faults[0] else { panic!("{faults:?}") };
    assert!(what.contains("seed ") && what.contains("step ") && what.contains("there is nothing to keep"), "{what}");
    assert!(command.starts_with("rubicon-lab play pig --seats 2 --agents "), "{command}");
    assert!(
        faults.iter().all(|fault| *fault == faults[0]),
        "the first fault in order, whatever the threads: {faults:?}"
    );
    // The command does show it again.
    let words: Vec<&str> = command.split(' ').collect();
    let after = |flag| words[words.iter().position(|word| *word == flag).unwrap() + 1];
    let again = lab::PlayRequest {
        opening: Opening::Setup { options: None, seats: Some(2) },
        agents: Some(lab::parse_roster(after("--agents")).unwrap()),
        seed: Some(after("--seed").parse().unwrap()),
        budget: FREE,
        language: None,
    };
    let report = PigModule.play(&library(), &again, &AtomicBool::new(false), &mut |_| {}).unwrap();
    let Some(LabError::Fault { what: seen, .. }) = report.fault else { panic!("no fault") };
    let step = |text: &str| text[text.find("step ").unwrap()..].to_owned();
    assert_eq!(step(&seen), step(what));
}

#[test]
fn requests_that_cannot_be_played_say_why() {
    let opening = |seats| Opening::Setup { options: None, seats: Some(seats) };
    let unknown = play(&request(&["bold", "shi"], 10)).unwrap_err();
    assert_eq!(unknown.to_string(), "unknown agent 'shi'; did you mean 'shy'?");
    let crowded = play(&MatchRequest { opening: opening(2), ..request(&["shy"; 3], 10) }).unwrap_err();
    assert!(crowded.to_string().starts_with("3 agents are named for 2 seats"), "{crowded}");
    let many = play(&MatchRequest { opening: opening(9), ..request(&["shy"], 10) }).unwrap_err();
    assert!(many.to_string().starts_with("9 seats are not between 2 and 4"), "{many}");
    let none = play(&request(&["shy"], 0)).unwrap_err();
    assert!(none.to_string().starts_with("0 games cannot be played; ask for 1 to"), "{none}");
    let nobody = play(&request(&[], 5)).unwrap_err();
    assert!(nobody.to_string().starts_with("no agents are named"), "{nobody}");
}
