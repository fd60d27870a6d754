//! Scenes, single games, explanations and replays on a tiny game.

use std::sync::atomic::AtomicBool;

use lab::{
    AnyGame, ExplainRequest, GraphShape, LabError, Opening, PlayRequest, ReplayRequest, Scene, TextFile, record_game,
    scene_game,
};
use tabletop::{Controller, LineId, Seed, Session, Turn};

use pig::{Action, FREE, PigModule};
use test_kit::library;

const GOOD: &str = r#"(
    game: "pig",
    title: "Two keepers",
    description: "The bold one is ahead.",
    setup: (target: 40),
    players: [Human, Agent("bold")],
    seed: 9,
    start: Steps([Action(0, Roll), Outcome(4), Action(0, Hold)]),
)"#;

const VERIFY: ReplayRequest = ReplayRequest { verify: true, branch: None };

fn file(text: &str) -> TextFile {
    TextFile { name: "s.ron".to_owned(), text: text.to_owned() }
}

fn load(text: &str) -> Result<Scene<pig::Pig>, LabError> {
    Scene::load(&PigModule, &library(), &file(text))
}

fn play(opening: Opening) -> PlayRequest {
    PlayRequest { opening, agents: None, seed: None, budget: FREE, language: None }
}

#[test]
fn a_scene_is_rules_players_and_a_beginning() {
    let scene = load(GOOD).unwrap();
    assert_eq!(scene_game(&file(GOOD)).unwrap(), "pig");
    assert_eq!((scene.title.as_str(), scene.seed), ("Two keepers", Some(Seed(9))));
    assert_eq!(scene.players[0].controller, Controller::Human);
    assert_eq!((scene.players[1].name.as_str(), scene.players[1].livery), ("BOLD", 1));
    assert_eq!(scene.agents(&PigModule), ["shy", "bold"]);
    let origin = scene.origin.unwrap();
    assert_eq!((origin.totals, origin.active.0), (vec![4, 0], 1));
}

#[test]
fn every_fault_of_a_scene_is_told_with_its_place() {
    let text = r#"(
    game: "pgi",
    title: 7,
    setup: (seats: 5,
        target: 0),
    players: [Agent("shi"), Human],
)"#;
    let faults = load(text).unwrap_err().to_string();
    let lines: Vec<&str> = faults.lines().collect();
    for (line, beginning) in lines.iter().zip([
        "s.ron:2:11: the scene is of the game 'pgi', not 'pig'",
        "s.ron:3:12: a text in quotation marks is missing before '7'",
        "s.ron:1:1: 'description' is missing; add description:",
        "s.ron:4:20: 5 seats are not between 2 and 4; change it",
        "s.ron:5:17: a target of 0 is no target; change it",
        "s.ron:6:15: unknown agent 'shi'; did you mean 'shy'?",
    ]) {
        assert!(line.starts_with(beginning), "{line}\n{beginning}");
    }
    assert_eq!(lines.len(), 6, "{faults}");
}

#[test]
fn beginnings_must_be_possible() {
    for (start, reason) in [
        ("Steps([Action(0, Hold)])", "step 0 cannot be made: there is nothing to keep"),
        ("Steps([Action(1, Roll)])", "step 0 cannot be made: it is not the turn of seat 2"),
        ("Steps([Action(0, Roll), Outcome(7)])", "step 1 cannot be made: a die has six faces"),
        ("State((totals: [1], pot: 0, active: 0, rolling: false, turns: 1))", "there is one total per seat"),
    ] {
        let text = GOOD.replace("Steps([Action(0, Roll), Outcome(4), Action(0, Hold)])", start);
        let fault = load(&text).unwrap_err().to_string();
        assert!(fault.starts_with("s.ron:8:12: ") && fault.contains(reason), "{fault}");
    }
    let text = GOOD.replace("[Human, Agent(\"bold\")]", "[Human]");
    assert!(load(&text).unwrap_err().to_string().contains("1 players are named for 2 seats"));
}

#[test]
fn a_scene_plays_out_and_its_record_replays() {
    let mut log = Vec::new();
    let request = play(Opening::Scene(file(GOOD)));
    let stop = AtomicBool::new(false);
    let report = PigModule.play(&library(), &request, &stop, &mut |line| log.push(line.to_owned())).unwrap();
    assert!(report.fault.is_none());
    assert_eq!((report.reason.as_deref(), report.seed), (Some("target"), Seed(9)));
    assert_eq!(report.seats.iter().filter(|seat| seat.place == Some(1)).count(), 1);
    assert!(log.iter().any(|line| line.starts_with("SHY holds ")), "{log:?}");
    assert_eq!(report.seats[0].agent, "shy", "it plays for the person");
    assert!(!report.record.contains("Human"));
    let record = TextFile { name: "g.ron".to_owned(), text: report.record.clone() };
    assert_eq!(record_game(&record).unwrap(), "pig");
    let replay = PigModule.replay(&library(), &record, VERIFY).unwrap();
    assert_eq!((&replay.hash, replay.steps, replay.verified), (&report.hash, report.steps, true));
    // The same game again, and another by another seed.
    let same = PigModule.play(&library(), &request, &stop, &mut |_| {}).unwrap();
    assert_eq!(same.record, report.record);
    let other = PlayRequest { seed: Some(Seed(10)), ..request };
    assert_ne!(PigModule.play(&library(), &other, &stop, &mut |_| {}).unwrap().hash, report.hash);
}

#[test]
fn damaged_records_are_refused_with_the_step() {
    let stop = AtomicBool::new(false);
    let record = PigModule.play(&library(), &play(Opening::CLASSIC), &stop, &mut |_| {}).unwrap().record;
    let replay = |text: String| {
        let file = TextFile { name: "g.ron".to_owned(), text };
        PigModule.replay(&library(), &file, VERIFY).map(|_| ()).unwrap_err().to_string()
    };
    let first = record.find("Outcome(").unwrap() + "Outcome(".len();
    let face: u8 = record[first..=first].parse().unwrap();
    let loaded = format!("{}{}{}", &record[..first], if face == 6 { 5 } else { 6 }, &record[first + 1..]);
    let fault = replay(loaded);
    assert!(fault.starts_with("g.ron: ") && fault.contains("undamaged copy"), "{fault}");
    assert!(replay(record.replace("seed: 1,", "seed: 2,")).contains("does not follow from the seed"));
    assert!(replay(record.replace("game: \"pig\"", "game: \"risk\"")).contains("is of the game 'risk', not 'pig'"));
    assert!(replay(record.replace("rules: 1", "rules: 9")).contains("version 9 of the rules"));
    assert!(replay(record[..record.len() / 2].to_owned()).starts_with("g.ron:"));
}

#[test]
fn branches_of_a_record_are_told_and_followed() {
    let scene = load(GOOD).unwrap();
    let mut session = Session::new(scene.game, Seed(9), scene.players).unwrap();
    let play = |session: &mut Session<pig::Pig>, hold_at: u32| {
        while session.turn() != Turn::Over {
            let Turn::Seat(seat) = session.turn() else {
                session.advance().unwrap();
                continue;
            };
            let action = if session.state().pot >= hold_at { Action::Hold } else { Action::Roll };
            session.act(seat, action).unwrap();
        }
    };
    play(&mut session, 8);
    let plain = PigModule.replay(&library(), &saved(&session), VERIFY).unwrap();
    assert!(plain.branch.is_none() && plain.branches.is_empty() && plain.hindsight == 0);
    let told = serde_json::to_string(&plain).unwrap();
    assert!(!told.contains("branch") && !told.contains("hindsight"), "{told}");

    let first = format!("{:016x}", session.hash());
    session.seek(4);
    play(&mut session, 20);
    let report = PigModule.replay(&library(), &saved(&session), VERIFY).unwrap();
    assert_eq!((report.branch, report.hindsight, report.branches.len()), (Some(1), 1, 2));
    assert_eq!(
        (&report.branches[0].hash, report.branches[0].parent, report.branches[0].steps),
        (&first, None, plain.steps)
    );
    assert_eq!((&report.branches[1].hash, report.branches[1].parent), (&report.hash, Some(0)));
    assert!(report.branches[1].fork >= 4 && report.branches[1].reason.as_deref() == Some("target"));
    let other = ReplayRequest { branch: Some(0), ..VERIFY };
    let followed = PigModule.replay(&library(), &saved(&session), other).unwrap();
    assert_eq!((followed.hash, followed.steps, followed.branch), (first, plain.steps, Some(0)));
    let none = ReplayRequest { branch: Some(7), ..VERIFY };
    let fault = PigModule.replay(&library(), &saved(&session), none).unwrap_err().to_string();
    session.switch(LineId(0)).unwrap();
    session.remove(LineId(1)).unwrap();
    session.seek(4);
    let left = PigModule.replay(&library(), &saved(&session), VERIFY).unwrap();
    assert_eq!((left.steps, left.branch, left.branches[0].steps), (4, Some(0), plain.steps), "the rest is told of");
    assert_eq!(fault, "g.ron: has no branch 7; follow it without a branch to see which it has");
}

fn saved(session: &Session<pig::Pig>) -> TextFile {
    TextFile { name: "g.ron".to_owned(), text: session.record(false).to_ron().expect("it can be written") }
}

#[test]
fn a_decision_is_explained_in_its_own_terms() {
    let request = ExplainRequest {
        opening: Opening::Scene(file(GOOD)),
        agent: None,
        seed: None,
        budget: FREE,
        after: 0,
        graph: Some(GraphShape::Merged),
        language: None,
    };
    let report = PigModule.explain(&library(), &request).unwrap();
    assert_eq!((report.seat, report.agent.as_str()), (2, "bold"));
    assert!(report.explanation.headline.text.starts_with("Roll at "), "{:?}", report.explanation);
    assert!(report.graph.unwrap().contains("<graphml"));
    let asked = ExplainRequest { agent: Some("shy".to_owned()), ..request.clone() };
    assert_eq!(PigModule.explain(&library(), &asked).unwrap().explanation.agent.text, "shy");
    let late = ExplainRequest { after: 1_000_000, ..request };
    assert!(PigModule.explain(&library(), &late).unwrap_err().to_string().contains("the game is over"));
}

#[test]
fn an_agent_that_comes_late_is_told_what_its_seat_saw() {
    // The cheat cheats only once it has seen twelve rolls, which its seat has by then.
    let request = ExplainRequest {
        opening: Opening::Setup { options: Some("(target: 500)".to_owned()), seats: None },
        agent: Some("cheat".to_owned()),
        seed: Some(Seed(1)),
        budget: FREE,
        after: 60,
        graph: None,
        language: None,
    };
    let outcomes: Vec<bool> = (60..75)
        .map(|after| PigModule.explain(&library(), &ExplainRequest { after, ..request.clone() }).is_err())
        .collect();
    assert!(outcomes.contains(&true), "it never saw a roll: {outcomes:?}");
}
