//! Reports: a plan is played match by match, kept, and told, whoever the opponents are.

use std::sync::atomic::AtomicBool;

use lab::{Library, TextFile};
use matches::RunControl;
use pig::PigModule;
use registry::game;
use reports::{Cell, Document, Ladder, ReportPlan, Results, measure};

const PLAN: &str = r#"Experiments(
    title: "Pig", preface: "Three pigs.", seed: 7,
    ladder: (agents: ["shy", "bold", "keeper:at=40"], games: 20),
    further_ladders: [(title: "short games, four seats", setup: "(target: 12)", seats: 4, agents: ["shy", "bold"], games: 40)],
    mirrors: (agents: ["bold"], seats: [2, 3], games: 12),
    tables: [(
        title: "Three at a table", note: "Who wins.",
        matches: [
            (name: "the bold one", agents: ["bold", "shy"], seats: 3, games: 30, target: 0.2),
            (agents: ["bold", "shy", "keeper:at=40"], games: 30, setup: "(target: 20)"),
        ],
    )],
)"#;

/// A library with this plan alone.
fn library(plan: &str) -> (tempfile::TempDir, Library) {
    let folder = tempfile::tempdir().expect("a folder for the plan");
    let assets = folder.path().join("assets/pig/report");
    std::fs::create_dir_all(&assets).expect("a folder for the plan");
    std::fs::write(assets.join("experiments.ron"), plan).expect("a folder for the plan");
    let library = Library::open(folder.path()).expect("a folder for the plan");
    (folder, library)
}

#[test]
fn a_report_goes_on_where_it_was_stopped_and_tells_the_same() {
    let (_folder, library) = library(PLAN);
    let plan = ReportPlan::of(&library, "pig").unwrap();
    assert_eq!(plan.all().len(), 3 + 1 + 2 + 2);
    let stop = AtomicBool::new(false);
    let control = RunControl { progress: &|_, _| {}, stop: &stop };
    let (mut results, mut lines) = (Results::default(), String::new());
    for (index, trial) in plan.all().iter().enumerate() {
        let document = Document::from_plan(&plan, &results, &[]);
        assert_eq!(document.missing, plan.all().len() - index, "nothing is told before it is played");
        assert_eq!(Ladder::of(&plan, &plan.ladder, &results).is_some(), index >= 3, "the ladder waits for every pair");
        let report = measure(&PigModule, &test_kit::library(), trial, Some(1), &control).unwrap();
        lines += &(results.add(trial, &report).unwrap() + "\n");
        assert_eq!(results.of(trial).map(|known| known.games), Some(report.games));
    }
    let read = Results::read(&TextFile { name: "results".to_owned(), text: lines }).unwrap();
    let document = Document::from_plan(&plan, &results, &[]);
    assert_eq!(Document::from_plan(&plan, &read, &[]), document);
    assert_eq!(document.missing, 0);
    let titles: Vec<&str> = document.sections.iter().map(|section| section.title.as_str()).collect();
    let ladders = ["The ladder", "Everybody against everybody"];
    let further = ladders.map(|title| format!("{title}: short games, four seats"));
    assert_eq!(titles[..2], ladders);
    assert_eq!(titles[2..4], further);
    assert_eq!(titles[4..], ["Three at a table", "What the seat is worth"]);
    assert!(document.sections.iter().all(|section| section.rows.iter().all(|row| row.len() == section.head.len())));
    // One row where the others are alike, one each where they are not.
    let table = &document.sections[4];
    assert_eq!(table.rows.len(), 1 + 3);
    assert_eq!(table.rows[0][0], Cell::Text("the bold one".to_owned()));
    assert_eq!(table.rows[0][1], Cell::Text("shy, bold".to_owned()));
}

#[test]
fn shares_of_the_ladder_are_those_of_its_matches() {
    let (_folder, library) = library(PLAN);
    let plan = ReportPlan::of(&library, "pig").unwrap();
    let stop = AtomicBool::new(false);
    let control = RunControl { progress: &|_, _| {}, stop: &stop };
    let mut results = Results::default();
    for trial in plan.pairs(&plan.ladder) {
        let report = measure(&PigModule, &test_kit::library(), &trial, Some(1), &control).unwrap();
        results.add(&trial, &report).unwrap();
    }
    let ladder = Ladder::of(&plan, &plan.ladder, &results).unwrap();
    assert!(ladder.rated.windows(2).all(|pair| pair[0].elo >= pair[1].elo));
    assert_eq!(ladder.rated.iter().map(|rated| rated.games).sum::<u64>(), 2 * 3 * 20);
    for trial in plan.pairs(&plan.ladder) {
        let place = |agent: &str| ladder.rated.iter().position(|rated| rated.agent == agent).unwrap();
        let (row, column) = (place(&trial.agents[0]), place(&trial.agents[1]));
        let found = &results.of(&trial).unwrap().agents;
        assert_eq!(ladder.cross[row][column].unwrap().rate, found[0].win_rate);
        assert_eq!(ladder.cross[column][row].unwrap().rate, found[1].win_rate);
        assert!(ladder.cross[row][row].is_none());
    }
}

/// At a table of four each of a pair has two seats, and every game is won by one of them.
#[test]
fn seats_of_a_pair_count_together_at_larger_tables() {
    let (_folder, library) = library(PLAN);
    let plan = ReportPlan::of(&library, "pig").unwrap();
    let round = &plan.further_ladders[0];
    let [trial] = &plan.pairs(round)[..] else { panic!("one pair") };
    let stop = AtomicBool::new(false);
    let control = RunControl { progress: &|_, _| {}, stop: &stop };
    let report = measure(&PigModule, &test_kit::library(), trial, Some(1), &control).unwrap();
    let seats: Vec<u64> = report.agents.iter().map(|entrant| entrant.wins).collect();
    let sides: Vec<(&str, u64)> = report.together.iter().map(|side| (side.agent.as_str(), side.wins)).collect();
    assert_eq!(sides, [("shy", seats[0] + seats[2]), ("bold", seats[1] + seats[3])]);
    assert_eq!(seats.iter().sum::<u64>(), 40);
    let mut results = Results::default();
    results.add(trial, &report).unwrap();
    let ladder = Ladder::of(&plan, round, &results).unwrap();
    assert_eq!(ladder.rated.iter().map(|rated| rated.games).collect::<Vec<_>>(), [40, 40]);
    let share = ladder.cross[0][1].unwrap();
    assert_eq!(share.rate, ladder.rated[0].wins as f64 / 40.0);
    assert!(share.low < share.rate && share.rate < share.high);
}

#[test]
fn broken_plans_and_results_are_told_with_their_place() {
    for (old, new, part) in [
        ("\"shy\", \"bold\", \"keeper:at=40\"", "\"shy\"", "two agents or more"),
        ("games: 12", "games: 0", "no agents or no games"),
        ("seats: 4", "seats: 3", "an even number of seats"),
        ("preface", "prefase", "experiments.ron:2:"),
        ("mirrors", "mirors", "did you mean 'mirrors'?"),
    ] {
        let (_folder, library) = library(&PLAN.replacen(old, new, 1));
        let error = ReportPlan::of(&library, "pig").unwrap_err().to_string();
        assert!(error.contains(part), "{error}");
    }
    let text = "\n{\"trial\": 1}\n".to_owned();
    let error = Results::read(&TextFile { name: "found.jsonl".to_owned(), text }).unwrap_err().to_string();
    assert!(error.starts_with("found.jsonl:2:") && error.contains("delete the line"), "{error}");
}

/// Shipped weights were learned as their agent is played where no level is named, and beat the best they began with.
#[test]
fn shipped_weights_learned_what_is_played() {
    let library = Library::find(None).unwrap();
    let plan = ReportPlan::of(&library, "risk").unwrap();
    let agent = risk::agents::list().iter().find(|agent| agent.id == "minimax-ga").unwrap();
    let usual = agent.levels.iter().find(|level| level.usual).unwrap();
    let mut played: Vec<(&str, String)> = usual.settings.iter().map(|&(key, value)| (key, value.to_owned())).collect();
    played.sort();
    for file in plan.learned(game("risk").unwrap(), &library).unwrap() {
        let budget = file.made.budget.to_string();
        let settings =
            file.subject.split_once(':').unwrap().1.split(',').map(|setting| setting.split_once('=').unwrap());
        let mut learned: Vec<(&str, String)> = settings.map(|(key, value)| (key, value.to_owned())).collect();
        learned.push(("nodes", budget));
        learned.sort();
        assert_eq!(learned, played, "{}", file.subject);
        let first = file.validation.iter().find(|known| known.name == "the best of the first population").unwrap();
        assert!(first.share.games >= 1_000, "{}", file.subject);
        for known in &file.validation {
            assert!(known.share.low > 1.0 / file.seats as f64, "{}: {known:?}", file.subject);
        }
    }
}

/// What is shipped names opponents and setups there are.
#[test]
fn the_shipped_plan_can_be_played() {
    let library = Library::find(None).unwrap();
    let plan = ReportPlan::of(&library, "risk").unwrap();
    let any_game = game("risk").unwrap();
    assert_eq!(plan.learned(any_game, &library).unwrap().len(), plan.learned.len());
    // A match that is stopped before its first game is checked like any other.
    let stop = AtomicBool::new(true);
    for trial in plan.all() {
        let report = measure(any_game, &library, &trial, Some(1), &RunControl { progress: &|_, _| {}, stop: &stop });
        assert_eq!(report.unwrap_or_else(|error| panic!("{trial:?}: {error}")).games, 0);
    }
}
