//! The gauntlet through the registry: setups by name, whole runs, matches of heroes, reasons, records.

use std::sync::atomic::AtomicBool;

use lab::{
    AnyGame, ExplainReport, ExplainRequest, GraphShape, Opening, PlayReport, PlayRequest, ReplayRequest, TextFile,
    record_game, scenes_of,
};
use matches::{AnyGameMatches, MatchReport, MatchRequest, RunControl};
use registry::game;
use registry::games::GauntletModule;
use tabletop::{Budget, Seed};
use test_kit::library;

fn setup(text: &str) -> Opening {
    Opening::Setup { options: Some(text.to_owned()), seats: None }
}

fn play(opening: Opening, agents: &[&str], log: &mut dyn FnMut(&str)) -> Result<PlayReport, lab::LabError> {
    let agents = Some(agents.iter().map(|agent| (*agent).to_owned()).collect());
    let request = PlayRequest { opening, agents, seed: Some(Seed(3)), budget: Budget::nodes(60), language: None };
    AnyGame::play(&GauntletModule, &library(), &request, &AtomicBool::new(false), log)
}

#[test]
fn the_registry_knows_it_and_its_scene() {
    assert_eq!(game("gauntlet").unwrap().info().seats, 2..=2);
    assert_eq!(scenes_of(&library(), "gauntlet"), ["dice/gauntlet"]);
    assert!(!scenes_of(&library(), "dice").contains(&"dice/gauntlet".to_owned()));
}

#[test]
fn setups_name_a_hero_and_slips_get_a_suggestion() {
    for (opening, agents, wanted) in [
        (setup("(hero: \"thif\")"), &["greedy"][..], "unknown hero 'thif'; did you mean 'thief'?"),
        (setup("(hera: \"thief\")"), &["greedy"], "did you mean 'hero'?"),
        (setup("(terms: (ways: 9))"), &["greedy"], "terms: ways: 9 is not between 1 and 4"),
        (setup("(terms: (rest: 101))"), &["greedy"], "terms: rest: 101 is not between 0 and 100"),
        (Opening::CLASSIC, &["greedy", "greedy", "greedy"], "3 seats are asked for, and the game has 2"),
        (Opening::CLASSIC, &["gredy"], "did you mean 'greedy'?"),
    ] {
        let told = play(opening, agents, &mut |_| {}).expect_err("it cannot be played").to_string();
        assert!(told.contains(wanted), "{told}");
    }
    let text = "(game: \"gauntlet\", title: \"t\", description: \"d\",\n setup: (hero: \"thif\",\n terms: (ways: 2)), players: [Human, Human])";
    let file = TextFile { name: "s.ron".to_owned(), text: text.to_owned() };
    let told = lab::Scene::load(&GauntletModule, &library(), &file).unwrap_err().to_string();
    assert!(told.starts_with("s.ron:2:16: unknown hero 'thif'"), "{told}");
}

#[test]
fn every_agent_plays_a_run_that_is_told_and_can_be_replayed() {
    for agent in AnyGame::agents(&GauntletModule) {
        let (mut lines, mut fights) = (Vec::new(), 0);
        let mut log = |line: &str| {
            fights += u64::from(line.starts_with("Odo Brasswright meets "));
            lines.push(line.to_owned());
        };
        let report = play(setup("(hero: \"inventor\")"), &[&agent.name, "left-to-right"], &mut log).unwrap();
        assert!(report.fault.is_none(), "{:?}", report.fault);
        let reason = report.reason.as_deref();
        assert_eq!(report.rounds, fights, "{lines:?}");
        assert!(reason == Some("defeat") || (reason == Some("boss_beaten") && fights == 6), "{report:?}");
        assert!(report.turns >= fights);
        let last = lines.last().expect("it is told");
        assert_eq!(last == "The gauntlet is lost", reason == Some("defeat"), "{last}");
        assert!(lines.iter().any(|line| line.starts_with("  and behind it: ")));
        assert!(lines.iter().any(|line| line.contains(" with ")));
        let record = TextFile { name: "g.ron".to_owned(), text: report.record };
        assert_eq!(record_game(&record).unwrap(), "gauntlet");
        let replay =
            AnyGame::replay(&GauntletModule, &library(), &record, ReplayRequest { verify: true, branch: None })
                .unwrap();
        assert_eq!((&replay.hash, replay.verified), (&report.hash, true));
    }
}

/// One fight of the first tier and a boss: long enough to compare.
const SHORT: &str = "(hero: \"thief\", terms: (layers: [(tier: 1, gold: 4, hp: 4, dice: 2, recovery: 100)]))";

fn compare(opening: Opening, agents: &[&str], games: u64, threads: usize) -> MatchReport {
    let request = MatchRequest {
        opening,
        agents: agents.iter().map(|agent| (*agent).to_owned()).collect(),
        games,
        seed: Seed(4),
        budget: Budget::nodes(30),
        threads: Some(threads),
        recorder: door::Recorder::default(),
    };
    let control = RunControl { progress: &|_, _| {}, stop: &AtomicBool::new(false) };
    AnyGameMatches::play_match(&GauntletModule, &library(), &request, &control).expect("it can be played")
}

#[test]
fn a_match_compares_agents_as_the_hero_over_the_same_seeds() {
    let report = compare(setup(SHORT), &["left-to-right", "left-to-right"], 8, 2);
    assert_eq!((report.groups, report.games, report.seats), (4, 8, 2));
    let [one, two] = &report.agents[..] else { panic!("{report:?}") };
    assert_eq!((one.agent.as_str(), one.wins), ("left-to-right#1", two.wins));
    assert_eq!(report.seat_effect[0].wins, one.wins + two.wins, "heroes sit first: {report:?}");
    assert_eq!(report.seat_effect.iter().map(|seat| seat.wins).sum::<u64>(), report.games);
    let strip = |report: &MatchReport| {
        let mut value = serde_json::to_value(report).unwrap();
        assert!(value["games_per_cpu_second"].take().is_number());
        value
    };
    let again = compare(setup(SHORT), &["left-to-right", "left-to-right"], 8, 1);
    assert_eq!(strip(&report), strip(&again));
    // Where nobody says otherwise every hero sets out once in a group.
    assert_eq!(compare(Opening::CLASSIC, &["wanderer"], 1, 2).games, 3);
}

fn explain(after: u64, graph: Option<GraphShape>) -> ExplainReport {
    let library = library();
    let opening = Opening::Scene(library.scene("dice/gauntlet").expect("the scene is there"));
    let request =
        ExplainRequest { opening, agent: None, seed: None, budget: Budget::default(), after, graph, language: None };
    AnyGame::explain(&GauntletModule, &library, &request).expect("it can be explained")
}

#[test]
fn choices_are_explained_and_turns_are_drawn() {
    let choice = explain(0, Some(GraphShape::Merged));
    assert!(choice.explanation.headline.text.starts_with("Fight "), "{}", choice.explanation.headline);
    assert_eq!(choice.explanation.candidates.len(), 2);
    assert!(choice.graph.unwrap().contains("<graphml"));
    let turn = |shape| explain(1, Some(shape));
    let (merged, tree) = (turn(GraphShape::Merged), turn(GraphShape::Tree(32)));
    assert!(merged.action.get("Fight").is_some() && merged.explanation.effort.nodes > 0, "{:?}", merged.action);
    let nodes = |report: &ExplainReport| report.graph.as_ref().unwrap().matches("<node ").count();
    assert!(nodes(&tree) >= nodes(&merged) && nodes(&merged) > 3);
}
