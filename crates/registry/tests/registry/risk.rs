//! Conquest through the registry: matches, explanations, replays.

use std::sync::atomic::AtomicBool;

use lab::{AnyGame, ExplainRequest, GameModule, GraphShape, Opening, PlayRequest, Scene, TextFile};
use matches::{AnyGameMatches, MatchRequest, RunControl};
use registry::games::RiskModule;
use registry::{GAMES, game};
use tabletop::{Budget, Seed};
use test_kit::library;

/// Enough for a legal answer of every agent; strength is not tested here.
const SMALL: Budget = Budget::nodes(200);

#[test]
fn every_game_of_the_registry_can_be_asked() {
    for any_game in GAMES {
        let info = any_game.info();
        assert_eq!(game(info.id).unwrap().info(), info);
        let agents = any_game.agents();
        assert!(!agents.is_empty() && agents.iter().all(|agent| !agent.idea.is_empty()), "{}", info.id);
    }
    assert!(game("rsik").err().unwrap().to_string().contains("did you mean 'risk'?"));
    assert!(RiskModule.agent(RiskModule.stand_in()).is_ok());
}

#[test]
fn every_agent_plays_a_whole_game_at_every_number_of_seats() {
    let (library, stop) = (library(), AtomicBool::new(false));
    let agents: Vec<String> = AnyGame::agents(&RiskModule).into_iter().map(|agent| agent.name).collect();
    for seats in 2..=8 {
        let opening = Opening::Setup { options: Some("(round_limit: 12)".to_owned()), seats: Some(seats) };
        let rotated = agents.iter().cycle().skip(seats).take(seats).cloned().collect();
        let request =
            PlayRequest { opening, agents: Some(rotated), seed: Some(Seed(5)), budget: SMALL, language: None };
        let report = AnyGame::play(&RiskModule, &library, &request, &stop, &mut |_| {}).unwrap();
        assert!(report.fault.is_none() && report.reason.is_some(), "{report:?}");
    }
}

#[test]
fn turns_are_counted_exactly() {
    // Every turn begins with one line of the log, whoever falls when.
    let (library, stop) = (library(), AtomicBool::new(false));
    for seed in 0..12 {
        let opening = Opening::Setup { options: Some("(round_limit: 40)".to_owned()), seats: Some(2 + seed % 7) };
        let request = PlayRequest {
            opening,
            agents: Some(vec!["sentinel".to_owned(), "raider".to_owned()]),
            seed: Some(Seed(seed as u64)),
            budget: SMALL,
            language: None,
        };
        let mut turns = 0;
        let mut count = |line: &str| turns += u64::from(line.starts_with("Round "));
        let report = AnyGame::play(&RiskModule, &library, &request, &stop, &mut count).unwrap();
        assert_eq!(report.turns, turns, "seed {seed}: {report:?}");
    }
}

#[test]
fn a_match_is_the_same_at_any_number_of_threads() {
    let (library, stop) = (library(), AtomicBool::new(false));
    let report = |threads| {
        let request = MatchRequest {
            opening: Opening::CLASSIC,
            agents: vec!["sentinel".to_owned(), "raider".to_owned(), "drifter".to_owned()],
            games: 30,
            seed: Seed(8),
            budget: SMALL,
            threads: Some(threads),
            recorder: door::Recorder::default(),
        };
        let control = RunControl { progress: &|_, _| {}, stop: &stop };
        let report = RiskModule.play_match(&library, &request, &control).unwrap();
        let mut value = serde_json::to_value(&report).unwrap();
        assert!(value["games_per_cpu_second"].take().is_number());
        (report, value)
    };
    let (one, two) = (report(1), report(2));
    assert_eq!(one.1, two.1);
    let first = &one.0.first_mover;
    assert!(first.low <= first.win_rate && first.win_rate <= first.high && first.wins <= 30, "{first:?}");
    let sentinel = &one.0.agents[0];
    assert!(sentinel.wins > one.0.agents[2].wins, "a guard beats a drunkard: {:?}", one.0.agents);
}

#[test]
fn moving_first_is_told_apart_from_the_seat() {
    let (library, stop) = (library(), AtomicBool::new(false));
    let request = MatchRequest {
        opening: Opening::Setup { options: Some("(two_phase: true, start: Scatter)".to_owned()), seats: Some(2) },
        agents: vec!["sentinel".to_owned(), "sentinel".to_owned()],
        games: 300,
        seed: Seed(2),
        budget: SMALL,
        threads: None,
        recorder: door::Recorder::default(),
    };
    let control = RunControl { progress: &|_, _| {}, stop: &stop };
    let report = RiskModule.play_match(&library, &request, &control).unwrap();
    // Who begins is drawn, so seats are alike; of two equal agents the one that begins wins more often.
    assert!(report.seat_effect.iter().all(|seat| seat.low < 0.5 && seat.high > 0.5), "{:?}", report.seat_effect);
    assert!(report.first_mover.low > 0.5, "{:?}", report.first_mover);
}

#[test]
fn decisions_are_explained_by_every_agent() {
    let library = library();
    let file = library.scene("risk/duel").unwrap();
    for agent in AnyGame::agents(&RiskModule) {
        for after in [0, 60] {
            let request = ExplainRequest {
                opening: Opening::Scene(file.clone()),
                agent: Some(agent.name.clone()),
                seed: None,
                budget: SMALL,
                after,
                graph: Some(GraphShape::Merged),
                language: None,
            };
            let report = AnyGame::explain(&RiskModule, &library, &request).unwrap();
            let explanation = &report.explanation;
            assert!(!explanation.headline.is_empty(), "{}: {report:?}", agent.name);
            let chosen = explanation.candidates.iter().filter(|candidate| candidate.chosen).count();
            assert_eq!(chosen, 1, "{} after {after}: {explanation:?}", agent.name);
            assert!(report.graph.unwrap().contains("<graphml"));
        }
    }
}

#[test]
fn an_attack_that_was_searched_shows_its_tree() {
    let library = library();
    let file = library.scene("risk/two-phase").unwrap();
    let graph = |agent: &str| {
        let request = ExplainRequest {
            opening: Opening::Scene(file.clone()),
            agent: Some(agent.to_owned()),
            seed: None,
            budget: Budget::default(),
            after: 120,
            graph: Some(GraphShape::Merged),
            language: None,
        };
        let report = AnyGame::explain(&RiskModule, &library, &request).unwrap();
        (report.explanation.candidates.len(), report.graph.unwrap().matches("<node ").count())
    };
    let (weighed, searched) = graph("minimax");
    assert!(searched > 1 + weighed, "{searched} nodes for {weighed} candidates");
    let (weighed, shown) = graph("sentinel");
    assert_eq!(shown, 1 + weighed, "it looks one step ahead: the position and what it weighed");
}

#[test]
fn faults_of_a_setup_point_at_their_field() {
    let text = r#"(
    game: "risk",
    title: "t",
    description: "d",
    setup: (
        seats: 9,
        muster: 0, victory: Share(20),
    ),
    players: [Human, Agent("minimaks")],
)"#;
    let file = TextFile { name: "s.ron".to_owned(), text: text.to_owned() };
    let error = Scene::load(&RiskModule, &library(), &file).unwrap_err().to_string();
    let lines: Vec<&str> = error.lines().collect();
    assert_eq!(lines.len(), 4, "{error}");
    for (line, beginning) in lines.iter().zip([
        "s.ron:6:16: seats: 9 is not between 2 and 8",
        "s.ron:7:17: muster: 0 is not",
        "s.ron:7:29: victory: a share of 20 %",
        "s.ron:9:22: there is no agent 'minimaks'",
    ]) {
        assert!(line.starts_with(beginning), "{line}\n{beginning}");
    }
    let lost = text.replace("seats: 9", "map: \"atlantis\"");
    let file = TextFile { name: "s.ron".to_owned(), text: lost };
    let error = Scene::load(&RiskModule, &library(), &file).unwrap_err().to_string();
    assert!(error.contains("assets/risk/atlantis.ron") && error.contains("'atlantis'"), "{error}");
}
