//! Hare and Hedgehog through the registry: its scenes, whole games, matches, reasons, replays, the bots' door, its figures.

use std::sync::atomic::AtomicBool;

use door::AnyGameDoor;
use hare::Hare;
use lab::{AnyGame, ExplainRequest, Opening, PlayRequest, ReplayRequest, Scene, TextFile};
use matches::bench::{Bench, Figure};
use matches::{AnyGameBench, AnyGameMatches, MatchRequest, RunControl};
use registry::games::HareModule;
use serde_json::{Value, json};
use tabletop::{Budget, Eye, Game, Seed};
use test_kit::library;

/// Enough for a legal answer of every agent; strength is not tested here.
const SMALL: Budget = Budget::nodes(100);

#[test]
fn its_scenes_are_there_and_are_read() {
    let library = library();
    let names = library.scenes(Some(Hare::ID));
    assert_eq!(names, ["hare/first-race", "hare/four", "hare/no-luck", "hare/six", "hare/three", "hare/two"]);
    for (name, seats) in names.iter().zip([3, 4, 3, 6, 3, 2]) {
        let scene = Scene::load(&HareModule, &library, &library.scene(name).unwrap()).unwrap();
        assert_eq!(scene.players.len(), seats, "{name}");
    }
}

#[test]
fn every_agent_plays_a_whole_game_at_every_number_of_seats() {
    let (library, stop) = (library(), AtomicBool::new(false));
    let agents: Vec<String> = AnyGame::agents(&HareModule).into_iter().map(|agent| agent.name).collect();
    for seats in 2..=6 {
        let request = PlayRequest {
            opening: Opening::Setup { options: None, seats: Some(seats) },
            agents: Some(agents.iter().cycle().skip(seats).take(seats).cloned().collect()),
            seed: Some(Seed(5)),
            budget: SMALL,
            language: Some("ru".to_owned()),
        };
        let mut lines = 0;
        let report = AnyGame::play(&HareModule, &library, &request, &stop, &mut |_| lines += 1).unwrap();
        assert!(report.fault.is_none() && report.reason.is_some(), "{report:?}");
        assert!(lines > 20 && report.turns >= report.rounds && report.rounds > 5, "{report:?}");
    }
}

#[test]
fn a_saved_race_is_followed_to_the_same_end() {
    let (library, stop) = (library(), AtomicBool::new(false));
    let request = PlayRequest {
        opening: Opening::Scene(library.scene("hare/three").unwrap()),
        agents: None,
        seed: None,
        budget: SMALL,
        language: None,
    };
    let report = AnyGame::play(&HareModule, &library, &request, &stop, &mut |_| {}).unwrap();
    let saved = |text: String| TextFile { name: "race".to_owned(), text };
    let follow =
        |text| AnyGame::replay(&HareModule, &library, &saved(text), ReplayRequest { verify: true, branch: None });
    let replay = follow(report.record.clone()).unwrap();
    assert_eq!((replay.hash, replay.steps), (report.hash, report.steps));
    // Another first move than was made: what follows is not the same race.
    let changed = report.record.replacen("squares: 7", "squares: 5", 1);
    assert_ne!(changed, report.record);
    assert!(follow(changed).is_err());
}

#[test]
fn every_agent_explains_and_searches_are_told_seat_by_seat() {
    let library = library();
    for agent in AnyGame::agents(&HareModule) {
        for after in [0, 40] {
            let request = ExplainRequest {
                opening: Opening::Scene(library.scene("hare/three").unwrap()),
                agent: Some(agent.name.clone()),
                seed: None,
                budget: SMALL,
                after,
                graph: None,
                language: Some("ru".to_owned()),
            };
            let report = AnyGame::explain(&HareModule, &library, &request).unwrap();
            let explanation = &report.explanation;
            assert_eq!(explanation.candidates.iter().filter(|candidate| candidate.chosen).count(), 1, "{}", agent.name);
            assert_eq!(
                explanation.rows.len(),
                if agent.name == "tortoise" { 0 } else { 3 },
                "{}: {explanation:?}",
                agent.name
            );
        }
    }
}

#[test]
fn a_match_is_the_same_at_any_number_of_threads_and_searching_wins_it() {
    let (library, stop) = (library(), AtomicBool::new(false));
    let report = |threads| {
        let request = MatchRequest {
            opening: Opening::CLASSIC,
            agents: vec!["parlett".to_owned(), "tortoise".to_owned()],
            games: 20,
            seed: Seed(8),
            budget: SMALL,
            threads: Some(threads),
            recorder: door::Recorder::default(),
        };
        let control = RunControl { progress: &|_, _| {}, stop: &stop };
        let report = HareModule.play_match(&library, &request, &control).unwrap();
        let mut value = serde_json::to_value(&report).unwrap();
        assert!(value["games_per_cpu_second"].take().is_number());
        (report, value)
    };
    let (one, two) = (report(1), report(2));
    assert_eq!(one.1, two.1);
    assert!(one.0.agents[0].win_rate > 0.9, "{:?}", one.0.agents);
}

#[test]
fn a_host_of_ones_own_asks_by_lines_of_json() {
    let game = Hare::new(ron::from_str("(seats: 2, luck: false)").unwrap()).unwrap();
    let view = game.view(&game.start(), Eye::Seat(tabletop::Seat(0)));
    let versions = [1, door::PROTOCOL];
    let hello = json!({ "hello": {
        "protocol": 1, "versions": versions, "game": "hare", "seat": 0, "seats": 2, "setup": game.setup(),
    } });
    let request = json!({ "decide": { "id": 1, "view": view, "budget": 200, "explain": true } });
    let mut output = Vec::new();
    let input = format!("{hello}\n{request}\n");
    HareModule.bot(&library(), "parlett", &mut input.as_bytes(), &mut output).unwrap();
    let lines: Vec<Value> =
        String::from_utf8(output).unwrap().lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    let decision = &lines.last().unwrap()["decision"];
    let action: hare::Action = serde_json::from_value(decision["action"].clone()).unwrap();
    assert!(game.validate(&game.start(), &action).is_ok(), "{lines:?}");
    assert!(decision["explanation"]["rows"].as_array().is_some_and(|rows| rows.len() == 2), "{decision}");
}

#[test]
fn its_figures_are_measured_and_held() {
    let mut tell = |_: &Figure| {};
    let mut bench = Bench::new(Some("moves"), &mut tell, &|_| {});
    AnyGameBench::bench(&HareModule, &library(), &mut bench).unwrap();
    let told = bench.into_figures();
    assert!(!told.is_empty() && told.iter().all(|figure| figure.value > 0.0 && figure.budget.is_some()), "{told:?}");
}

/// A scene of three that begins as `start` says.
fn scene_of(start: &str) -> TextFile {
    let text = format!(
        "(\n    game: \"hare\", title: \"t\", description: \"d\",\n    setup: (board: \"1978\", seats: 3),\n    \
         players: [Human, Agent(\"sprinter\"), Agent(\"sprinter\")],\n    start: {start},\n)\n"
    );
    TextFile { name: "notes.ron".to_owned(), text }
}

#[test]
fn a_scene_begins_where_a_written_race_leads() {
    let position = "position 7 47c 3s / 9 50c 3s / 10 50c 3s; 1 to move";
    let read = |start: String| Scene::load(&HareModule, &library(), &scene_of(&start));
    let scene = read(format!("Notation(\"{position}\\nmoves +6\")")).expect("it can be read");
    let state = scene.origin.expect("it begins there");
    assert_eq!((state.mover(), state.carrots(tabletop::Seat(0))), (tabletop::Seat(1), 26));
    // Faults lie where they stand in the file, whatever signs are written in other ways.
    for (start, place) in [
        ("Notation(\"7 47c 3s / 70 50c 3s / 10 50c 3s; 1 to move\")", "notes.ron:5:33"),
        ("Notation(\"position 7 47c 3s / 9 50c 3s / 10 50c 3s; 1 to move\\nmoves hop\")", "notes.ron:5:81"),
        ("Notation(\"game hare (seats: 2)\\nposition 7 47c 3s; 1 to move\")", "notes.ron:5:32"),
    ] {
        let error = read(start.to_owned()).map(|scene| scene.name).expect_err(start).to_string();
        assert!(error.starts_with(place), "{start}: {error}");
    }
}

#[test]
fn a_decision_is_explained_where_a_written_race_stands() {
    let text = "game hare (board: \"1978\", seats: 2, luck: false)\nposition 60 12c 0s / 61 24c 0s; 2 to move";
    let asked = |text: &str, seats| {
        let request = ExplainRequest {
            opening: Opening::Position { text: text.to_owned(), options: None, seats },
            agent: Some("sprinter".to_owned()),
            seed: None,
            budget: SMALL,
            after: 0,
            graph: None,
            language: None,
        };
        AnyGame::explain(&HareModule, &library(), &request)
    };
    let report = asked(text, None).expect("it can be played");
    assert_eq!(report.seat, 2);
    assert_eq!(report.position.as_deref(), Some("60 12c 0s / 61 24c 0s; 2 to move"));
    let error = asked("60 12c 0s / 61 24c 0s; 3 to move", Some(2)).expect_err("there is no such seat").to_string();
    assert!(error.starts_with("line 1, column 24: ") || error.contains("1:24"), "{error}");
}
