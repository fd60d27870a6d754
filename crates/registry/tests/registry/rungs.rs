//! The ladder of Conquest: what is wrong with a file of rungs is told with its place, and every rung is stronger than the one below it.

use std::sync::atomic::AtomicBool;

use lab::{AnyGame, GameModule, Opening, PlayRequest, TextFile};
use matches::{AnyGameMatches, MatchRequest, RunControl};
use registry::games::RiskModule;
use registry::games::risk::rungs::{read, rungs};
use tabletop::{Budget, Seed};
use test_kit::library;

static QUIET: AtomicBool = AtomicBool::new(false);

#[test]
fn six_rungs_lead_from_a_first_game_to_strategos() {
    let names: Vec<&str> = rungs().iter().map(|rung| rung.name.as_str()).collect();
    assert_eq!(names, ["recruit", "corporal", "sergeant", "lieutenant", "colonel", "strategos"]);
    assert_eq!(GameModule::rungs(&RiskModule), rungs());
    for rung in rungs() {
        let agent = RiskModule.agent(&rung.name).expect("a rung can be seated");
        assert!(rung.plays.starts_with(agent.name()), "{}", rung.name);
    }
    assert_eq!(rungs().last().map(|rung| rung.plays.as_str()), Some("strategos"));
    let known: Vec<String> = GameModule::personas(&RiskModule).into_iter().map(|persona| persona.name).collect();
    assert!(rungs().iter().all(|rung| !known.contains(&rung.name)), "no rung is called like a persona");
}

#[test]
fn a_rung_sits_by_its_name_wherever_agents_are_named() {
    let request = PlayRequest {
        opening: Opening::Setup { options: Some("(round_limit: 3)".to_owned()), seats: Some(4) },
        agents: Some(["recruit", "colonel", "captain", "recruit"].map(str::to_owned).to_vec()),
        seed: Some(Seed(3)),
        budget: Budget::nodes(200),
        language: None,
    };
    let report = AnyGame::play(&RiskModule, &library(), &request, &QUIET, &mut |_| {}).expect("played");
    let seats: Vec<(&str, &str)> = report.seats.iter().map(|seat| (seat.agent.as_str(), seat.name.as_str())).collect();
    let named = ["Recruit 1", "Colonel", "Captain Tolliver", "Recruit 2"];
    assert_eq!(seats, ["recruit", "colonel", "captain", "recruit"].into_iter().zip(named).collect::<Vec<_>>());
    let refused = |spec: &str| RiskModule.agent(spec).err().unwrap_or_else(|| panic!("'{spec}' is seated")).to_string();
    for (spec, words) in [
        ("recriut", "did you mean 'recruit'?"),
        ("recruit:whim=2", "a rung of the ladder has no levels and no settings"),
        ("colonel@hard", "what it plays, 'marshal:"),
    ] {
        assert!(refused(spec).contains(words), "'{spec}': {}", refused(spec));
    }
    assert!(RiskModule.agent("strategos:length=4").is_ok(), "the highest rung is an agent, which has settings");
}

const FILE: &str = "(
  rungs: [
    (id: \"low\", name: \"Low\", play: \"Easy.\", plays: \"raider:margin=1\", elo: 0, like: [\"duke\"]),
    (id: \"marshal\", name: \"High\", play: \"Hard.\", plays: \"marshal\", elo: 200),
  ],
)";

#[test]
fn faults_of_a_file_come_with_place_and_remedy() {
    let whole = TextFile { name: "l.ron".to_owned(), text: FILE.to_owned() };
    assert_eq!(read(&whole).expect("nothing is wrong with it").len(), 2);
    for (from, to, words) in [
        ("id: \"low\"", "id: \"Low\"", "l.ron:3:10: 'Low' cannot be an id; use small letters"),
        ("id: \"low\"", "id: \"raider\"", "'raider' is an opponent of the catalogue"),
        ("id: \"low\"", "id: \"duke\"", "there are two opponents 'duke'"),
        ("id: \"marshal\"", "id: \"low\"", "l.ron:4:10: there are two opponents 'low'"),
        ("\"Easy.\"", "\"\"", "the play has 0 characters"),
        ("\"Low\"", "\"A rung of a very long name\"", "write one line of 1 to 20 characters"),
        ("raider:margin=1", "raidr", "did you mean 'raider'?"),
        ("elo: 200", "elo: 0", "l.ron:4:73: elo 0 is not above that of the rung below"),
        ("[\"duke\"]", "[\"duchess\"]", "there is no opponent 'duchess'"),
        ("play: \"Hard.\"", "ploy: \"Hard.\"", "'ploy'"),
    ] {
        assert!(FILE.contains(from), "{from}");
        let file = TextFile { name: "l.ron".to_owned(), text: FILE.replacen(from, to, 1) };
        let problems = read(&file).err().unwrap_or_else(|| panic!("'{to}' is taken"));
        assert!(problems.iter().all(|problem| problem.place.is_some()), "{problems:?}");
        let told = problems.iter().map(ToString::to_string).collect::<Vec<_>>().join("\n");
        assert!(told.contains(words), "{to}: {told}");
    }
    let empty = TextFile { name: "l.ron".to_owned(), text: "(rungs: [])".to_owned() };
    assert!(read(&empty).expect_err("empty")[0].to_string().contains("there is no rung in it"));
}

/// The share of games that a rung wins against so many seats of the one below it, every seat taken in turn.
fn share(rung: usize, others: usize, games: u64) -> f64 {
    let mut agents = vec![rungs()[rung - 1].name.clone(); others];
    agents.insert(0, rungs()[rung].name.clone());
    let request = MatchRequest {
        opening: Opening::Setup { options: None, seats: Some(agents.len()) },
        agents,
        games,
        seed: Seed(1),
        budget: Budget::default(),
        threads: None,
        recorder: door::Recorder::default(),
    };
    let control = RunControl { progress: &|_, _| {}, stop: &QUIET };
    RiskModule.play_match(&library(), &request, &control).expect("played").agents[0].win_rate
}

/// Each step in few games: a rung that is no stronger than the one below fails here.
#[test]
fn every_rung_of_the_ladder_beats_the_one_below() {
    for rung in 1..rungs().len() {
        let games = if rungs()[rung].name == "strategos" { 24 } else { 60 };
        let (duel, table) = (share(rung, 1, games), share(rung, 3, games));
        eprintln!("{}: {duel:.3} in a duel, {table:.3} with three of the rung below", rungs()[rung].name);
        assert!(duel > 0.5, "{}: {duel:.3} in a duel", rungs()[rung].name);
        assert!(table > 0.25, "{}: {table:.3} at a table of four", rungs()[rung].name);
    }
}

/// Each step in many games: what is promised, unless chance alone may have kept it away.
/// `cargo test --release -p registry --test registry no_rung -- --ignored --nocapture`.
#[test]
#[ignore = "twenty minutes"]
fn no_rung_of_the_ladder_falls_short_of_what_is_promised() {
    for rung in 1..rungs().len() {
        let (duel, table) = (share(rung, 1, 400), share(rung, 3, 300));
        eprintln!("{}: {duel:.3} in a duel, {table:.3} with three of the rung below", rungs()[rung].name);
        // What is promised lies within two standard errors of what was played.
        let reaches =
            |share: f64, games: f64, promised: f64| share + 2.0 * (share * (1.0 - share) / games).sqrt() >= promised;
        let name = &rungs()[rung].name;
        assert!(reaches(duel, 400.0, 0.60) && reaches(table, 300.0, 0.33), "{name}: {duel:.3}, {table:.3}");
    }
}
