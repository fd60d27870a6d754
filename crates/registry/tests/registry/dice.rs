//! Alea through the registry: setups by name, opponents, matches in the arena, reasons as graphs, puzzles.

use std::sync::atomic::AtomicBool;

use lab::{AnyGame, ExplainReport, ExplainRequest, GameModule, GraphShape, Opening, PlayRequest};
use matches::{AnyGameMatches, MatchReport, MatchRequest, RunControl};
use registry::games::DiceModule;
use tabletop::{Budget, Seed};
use test_kit::library;

fn setup(text: &str) -> Opening {
    Opening::Setup { options: Some(text.to_owned()), seats: None }
}

fn refused(opening: Opening, agents: &[&str]) -> String {
    let agents = Some(agents.iter().map(|agent| (*agent).to_owned()).collect());
    let request = PlayRequest { opening, agents, seed: None, budget: Budget::default(), language: None };
    let played = AnyGame::play(&DiceModule, &library(), &request, &AtomicBool::new(false), &mut |_| {});
    played.expect_err("it cannot be played").to_string()
}

#[test]
fn whatever_is_shipped_is_without_fault() {
    let stock = DiceModule.stock(&library()).unwrap();
    assert_eq!(stock.all_problems(), []);
    let content = stock.content;
    assert_eq!((content.heroes.len(), content.enemies.len()), (3, 28));
}

#[test]
fn setups_name_content_and_slips_get_a_suggestion() {
    for (opening, agents, wanted) in [
        (setup("(hero: \"thif\")"), &["planner"][..], "unknown hero 'thif'; did you mean 'thief'?"),
        (setup("(enemy: \"mudlin\")"), &["planner"], "unknown enemy 'mudlin'; did you mean 'mudling'?"),
        (setup("(enmy: \"mudling\")"), &["planner"], "did you mean 'enemy'?"),
        (setup("(fighters: [(name: \"A\", max_hp: 5, dice: 1)])"), &["planner"], "1 fighters are written out"),
        (setup("(hero: \"thief\", fighters: [])"), &["planner"], "'hero' is named beside fighters"),
        (setup("(rounds: 0)"), &["planner"], "rounds: 0 is not between 1 and 1000"),
        (Opening::CLASSIC, &["planner", "greedy", "wanderer"], "3 seats are asked for, and the game has 2"),
        (Opening::CLASSIC, &["planer"], "did you mean 'planner'?"),
    ] {
        let told = refused(opening, agents);
        assert!(told.contains(wanted), "{told}");
    }
}

#[test]
fn every_agent_plays_a_whole_fight_and_the_log_tells_it() {
    for agent in AnyGame::agents(&DiceModule) {
        let agents = Some(vec![agent.name.clone(), "left-to-right".to_owned()]);
        let opening = setup("(hero: \"thief\", enemy: \"candle-imp\")");
        let request = PlayRequest { opening, agents, seed: Some(Seed(3)), budget: Budget::nodes(200), language: None };
        let (mut lines, mut turns) = (Vec::new(), 0);
        let mut log = |line: &str| {
            turns += u64::from(line.starts_with("Round "));
            lines.push(line.to_owned());
        };
        let report = AnyGame::play(&DiceModule, &library(), &request, &AtomicBool::new(false), &mut log).unwrap();
        assert!(report.fault.is_none() && report.reason.is_some(), "{report:?}");
        assert!(lines.iter().any(|line| line.contains(" with ")) && lines.iter().any(|line| line.contains(" HP")));
        // The first turn begins before anybody listens.
        assert_eq!(report.turns, turns + 1, "{}: {lines:?}", agent.name);
    }
}

fn fight(agents: &[&str], games: u64, threads: usize) -> MatchReport {
    let request = MatchRequest {
        opening: Opening::CLASSIC,
        agents: agents.iter().map(|agent| (*agent).to_owned()).collect(),
        games,
        seed: Seed(4),
        budget: Budget::nodes(150),
        threads: Some(threads),
        recorder: door::Recorder::default(),
    };
    let control = RunControl { progress: &|_, _| {}, stop: &AtomicBool::new(false) };
    AnyGameMatches::play_match(&DiceModule, &library(), &request, &control).expect("it can be played")
}

#[test]
fn a_match_plays_every_enemy_with_every_brain_over_the_same_seeds() {
    let report = fight(&["planner", "wanderer"], 1, 2);
    assert_eq!((report.groups, report.games, report.seats), (1, 2 * 3 * 28, 2));
    let [planner, wanderer] = &report.agents[..] else { panic!("{report:?}") };
    assert!(planner.wins > wanderer.wins && planner.elo > wanderer.elo, "{report:?}");
    assert!(planner.low <= planner.win_rate && planner.win_rate <= planner.high);
    assert_eq!(report.seat_effect.iter().map(|seat| seat.wins).sum::<u64>() + report.ties, report.games);
    assert_eq!(report.seat_effect[1].wins, planner.wins + wanderer.wins);
    let strip = |report: &MatchReport| {
        let mut value = serde_json::to_value(report).unwrap();
        assert!(value["games_per_cpu_second"].take().is_number());
        value
    };
    assert_eq!(strip(&report), strip(&fight(&["planner", "wanderer"], 1, 1)));
    // The same brain under two names does the same.
    let twins = fight(&["greedy", "greedy"], 1, 2);
    assert_eq!((twins.agents[0].agent.as_str(), twins.agents[1].agent.as_str()), ("greedy#1", "greedy#2"));
    assert_eq!(twins.agents[0].wins, twins.agents[1].wins);
}

#[test]
fn a_match_of_one_fight_is_that_fight_alone() {
    let request = MatchRequest {
        opening: setup("(enemy: \"dust-moth\")"),
        agents: vec!["greedy".to_owned()],
        games: 7,
        seed: Seed(1),
        budget: Budget::nodes(100),
        threads: None,
        recorder: door::Recorder::default(),
    };
    let control = RunControl { progress: &|_, _| {}, stop: &AtomicBool::new(false) };
    let report = AnyGameMatches::play_match(&DiceModule, &library(), &request, &control).unwrap();
    assert_eq!((report.games, report.groups, report.stopped), (7, 7, false));
    let stopped = RunControl { progress: &|_, _| {}, stop: &AtomicBool::new(true) };
    let report = AnyGameMatches::play_match(&DiceModule, &library(), &request, &stopped).unwrap();
    assert_eq!((report.games, report.stopped), (0, true));
}

fn explain(scene: &str, graph: Option<GraphShape>) -> ExplainReport {
    let library = library();
    let opening = Opening::Scene(library.scene(scene).expect("the scene is there"));
    let request =
        ExplainRequest { opening, agent: None, seed: None, budget: Budget::default(), after: 0, graph, language: None };
    AnyGame::explain(&DiceModule, &library, &request).expect("it can be explained")
}

#[test]
fn a_turn_is_drawn_merged_or_as_a_tree() {
    let graph = |shape| explain("dice/puzzle-six-for-the-maul", Some(shape)).graph.unwrap();
    let (merged, tree, shallow) = (graph(GraphShape::Merged), graph(GraphShape::Tree(32)), graph(GraphShape::Tree(1)));
    let nodes = |text: &str| text.matches("<node ").count();
    let edges = |text: &str| text.matches("<edge ").count();
    assert_eq!(edges(&tree), nodes(&tree) - 1, "a tree has one edge less than nodes");
    assert!(edges(&merged) >= nodes(&merged), "what meets again is drawn once");
    assert!(nodes(&shallow) < nodes(&merged) && nodes(&merged) < nodes(&tree));
}

#[test]
fn the_puzzles_are_solved() {
    for (scene, wanted) in [
        ("dice/puzzle-which-die", "3 on Butcher's Cleaver"),
        ("dice/puzzle-six-for-the-maul", "6 on Stone Maul"),
        ("dice/puzzle-nearly-wound", "3 on Pebble Sling"),
        ("dice/puzzle-burning-six", "3 on Tin Buckler"),
        ("dice/puzzle-last-blow", "3 on Turning Lens"),
    ] {
        let candidates = explain(scene, None).explanation.candidates;
        assert_eq!(candidates[0].label.text, wanted, "{scene}");
        assert!(candidates[0].chosen);
        let last = candidates.last().expect("there are choices");
        assert!(candidates[0].score > last.score + 100.0, "{scene}: nothing hangs on it");
    }
    // The published figures of the board the first puzzle shows.
    let scores: Vec<f64> =
        explain("dice/puzzle-which-die", None).explanation.candidates.iter().map(|c| c.score).collect();
    assert_eq!(scores[..4], [558.0, 558.0, 438.0, 438.0]);
    // The last blow ends the fight at once.
    let library = library();
    let opening = Opening::Scene(library.scene("dice/puzzle-last-blow").unwrap());
    let request = PlayRequest { opening, agents: None, seed: None, budget: Budget::default(), language: None };
    let report = AnyGame::play(&DiceModule, &library, &request, &AtomicBool::new(false), &mut |_| {}).unwrap();
    assert_eq!((report.turns, report.seats[0].place), (1, Some(1)));
}

#[test]
fn levels_differ_in_what_they_look_at() {
    let module = DiceModule;
    let nodes = |spec: &str| {
        let library = library();
        let opening = Opening::Scene(library.scene("dice/the-croupier").unwrap());
        let request = ExplainRequest {
            opening,
            agent: Some(spec.to_owned()),
            seed: None,
            budget: Budget::default(),
            after: 8,
            graph: None,
            language: None,
        };
        AnyGame::explain(&module, &library, &request).unwrap().explanation.effort.nodes
    };
    assert!(nodes("planner@easy") < nodes("planner@hard"));
    assert!(module.agent(module.stand_in()).is_ok());
}
