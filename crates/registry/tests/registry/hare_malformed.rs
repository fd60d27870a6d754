//! Studies, scenes and saves of Hare and Hedgehog with one thing wrong: one line each, with its place and what to do.

use lab::{AnyGame, LabError, Problem, Scene, TextFile};
use registry::games::HareModule;
use test_kit::{Malformed, Row, follow_malformed, library};

/// A sound study, a line for each part.
const STUDY: &str = r#"(
    game: "hare",
    title: "T",
    description: "D",
    setup: (seats: 2),
    players: [Human, Agent("parlett")],
    position: (
        to_move: 0,
        players: [
            (carrots: 30, salads: 1, runners: [(square: 42, eating: true)]),
            (carrots: 40, salads: 0, runners: [(square: 50)]),
        ],
    ),
    study: (
        winner: 1,
        reason: "R",
        origin: Played(agent: "parlett@easy", games: 10, won: 7),
    ),
)"#;

/// Faults of a study.
const STUDIES: &[Row] = &[
    ("winner: 1", "winner: 2", "s.ron:15:17: there is no seat 2 at a table of 2", "numbered from 0"),
    ("winner: 1,", "", "s.ron:14:12: 'winner' is missing", "add winner: 0"),
    ("winner: 1", "winer: 1", "s.ron:15:9: there is no field 'winer'", "did you mean 'winner'?"),
    ("winner: 1", "winner: \"b\"", "s.ron:15:17: a whole number is missing", ""),
    ("\"R\"", "\" \"", "s.ron:16:17: the judgement has no reason", "say in a sentence"),
    ("reason: \"R\",", "", "s.ron:14:12: 'reason' is missing", "add reason"),
    ("games: 10, won: 7", "games: 10, won: 11", "s.ron:17:17: 11 games of 10 cannot be won", "1 or more"),
    ("games: 10, won: 7", "games: 0, won: 0", "s.ron:17:17: 0 games of 0 cannot be won", "1 or more"),
    ("parlett@easy", "parlet", "s.ron:17:17: there is no agent 'parlet'", "did you mean 'parlett'?"),
    (
        "Played(agent: \"parlett@easy\", games: 10, won: 7)",
        "Solved(steps: 0)",
        "s.ron:17:17: a win in no steps",
        "1 or more",
    ),
    ("Played(agent: \"parlett@easy\", games: 10, won: 7)", "Guess", "s.ron:17:17: there is no 'Guess'", "Hand"),
    (
        "Played(agent: \"parlett@easy\", games: 10, won: 7)",
        "Searched(agent: \"faith\", depth: 0, nodes: 9, lead: 1.0)",
        "s.ron:17:17: a search of no depth",
        "how deep",
    ),
    (
        "Played(agent: \"parlett@easy\", games: 10, won: 7)",
        "Searched(agent: \"faith\", depth: 2, nodes: 9, lead: inf)",
        "s.ron:17:17: the lead is not a number",
        "best of the others",
    ),
    ("to_move: 0", "to_move: 5", "s.ron:8:18: there is no seat 5 at a table of 2", "numbered from 0"),
    ("to_move: 0,", "", "s.ron:7:15: 'to_move' is missing", "add to_move: 0"),
    (
        "            (carrots: 40, salads: 0, runners: [(square: 50)]),\n",
        "",
        "s.ron:7:15: 1 players stand",
        "one for each seat",
    ),
    ("[(square: 50)]", "[(square: 50), (square: 1)]", "s.ron:11:13: 2 runners where each seat has 1", "write as many"),
    ("[(square: 50)]", "[(square: 65)]", "s.ron:11:48: there is no square 65", "to 64, the goal"),
    ("[(square: 50)]", "[(square: 64)]", "s.ron:11:48: a runner is home and has no place", "as they came home"),
    (
        "[(square: 50)]",
        "[(square: 50, place: 1)]",
        "s.ron:11:48: a runner on square 50 is not home",
        "as they came home",
    ),
    ("[(square: 50)]", "[(square: 42)]", "s.ron:11:48: somebody else stands on square 42", "start and the goal"),
    (
        "[(square: 50)]",
        "[(square: 50, eating: true)]",
        "s.ron:11:48: nobody eats a salad on square 50",
        "leave out eating",
    ),
    ("salads: 1", "salads: 0", "s.ron:10:48: a runner eats, and its seat has no salad", "give it a salad"),
    ("salads: 1", "salads: 4", "s.ron:10:35: 4 salads are more than a seat begins with, 3", "3 or fewer"),
    ("carrots: 40", "carrots: -4", "s.ron:11:24: this number is too large or below the least", "in range"),
    ("carrots: 40, ", "", "s.ron:11:13: 'carrots' is missing", "add carrots: 68"),
];

/// Faults of any scene.
const SCENES: &[Row] = &[
    ("(seats: 2)", "(seats: 7)", "s.ron:5:20: seats: 7 is not between 2 and 6", ""),
    ("(seats: 2)", "(seats: 2, board: \"1979\")", "s.ron:5:30: board: there is no board '1979'", "2008, 1978"),
    ("(seats: 2)", "(seats: 2, carrots: 5000)", "s.ron:5:32: carrots: 5000 are more than 2080", "use fewer"),
    ("(seats: 2)", "(seats: 2, deck: (move_again: 16))", "s.ron:5:29: deck: ", "take some out"),
    ("(seats: 2)", "(seats: 2, luk: false)", "s.ron:5:23: there is no field 'luk'", "did you mean 'luck'?"),
    (
        "Agent(\"parlett\")",
        "Agent(\"parlett@easier\")",
        "s.ron:6:22: agent 'parlett@easier': ",
        "known are: easy, normal, hard, expert",
    ),
    ("[Human, Agent(\"parlett\")]", "[Human]", "s.ron:6:14: 1 players are named for 2 seats", "one per seat"),
    (
        "    position: (",
        "    start: Steps([]),\n    position: (",
        "s.ron:8:15: a scene begins in one place",
        "leave out",
    ),
    ("title: \"T\",", "title: \"T\"", "s.ron:4:5: ", "comma"),
];

fn load(text: &str) -> Result<Scene<hare::Hare>, LabError> {
    let file = TextFile { name: "s.ron".to_owned(), text: text.to_owned() };
    Scene::load(&HareModule, &library(), &file)
}

fn faults(text: &str) -> Result<(), Vec<Problem>> {
    load(text).map(drop).map_err(LabError::problems)
}

#[test]
fn what_is_wrong_with_a_study_or_a_scene_is_said_once_with_its_place_and_a_remedy() {
    assert!(load(STUDY).unwrap().study.is_some());
    Malformed::new(STUDY, &faults).check(STUDIES.iter().chain(SCENES));
}

#[test]
fn faults_that_need_the_whole_of_a_position_are_told_too() {
    let study = Malformed::new(STUDY, &faults);
    let home = STUDY.replacen(
        "(carrots: 40, salads: 0, runners: [(square: 50)])",
        "(carrots: 4, salads: 0, runners: [(square: 64, place: 1)])",
        1,
    );
    assert!(study.refused(&home).starts_with("s.ron:14:12: the game is over"));
    let salads = home.replacen("salads: 0", "salads: 2", 1);
    assert!(study.refused(&salads).starts_with("s.ron:11:13: a seat is home with salads left"));
    let place = home.replacen("place: 1", "place: 3", 1);
    assert!(study.refused(&place).starts_with("s.ron:7:15: the places of those at home are not 1 to 1"));
    let stuck = STUDY.replacen(
        "(carrots: 30, salads: 1, runners: [(square: 42, eating: true)])",
        "(carrots: 0, salads: 0, runners: [(square: 1)])",
        1,
    );
    assert!(study.refused(&stuck).starts_with("s.ron:7:15: the seat to move can do nothing"));
    let nowhere: String = STUDY
        .lines()
        .filter(|line| {
            let parts = ["position: (", "to_move", "players: [\n", "(carrots", "        players: [", "        ],"];
            !parts.iter().any(|part| line.contains(part)) && *line != "    ),"
        })
        .map(|line| format!("{line}\n"))
        .collect::<String>()
        .replacen(
            "        origin: Played(agent: \"parlett@easy\", games: 10, won: 7),\n",
            "        origin: Hand,\n    ),\n",
            1,
        );
    assert!(study.refused(&nowhere).contains("the study does not say which position it is of"));
}

#[test]
fn every_fault_of_a_study_is_told_together() {
    let text = STUDY.replacen("winner: 1", "winner: 9", 1).replacen("\"R\"", "\"\"", 1).replacen(
        "seats: 2",
        "seats: 2, rounds: 1",
        1,
    );
    let text = text.replacen("won: 7", "won: 70", 1).replacen("Agent(\"parlett\")", "Agent(\"perlett\")", 1);
    let told = load(&text).unwrap_err().to_string();
    assert_eq!(told.lines().count(), 4, "{told}");
    let text = STUDY.replacen("eating: true", "eating: true, place: 2", 1).replacen("square: 50", "square: 99", 1);
    let told = load(&text).unwrap_err().to_string();
    assert_eq!(told.lines().count(), 2, "{told}");
}

#[test]
fn saves_that_cannot_be_followed_say_why() {
    let library = library();
    let request = lab::PlayRequest {
        opening: lab::Opening::Setup { options: Some("(round_limit: 3)".to_owned()), seats: Some(2) },
        agents: Some(vec!["sprinter".to_owned()]),
        seed: Some(tabletop::Seed(4)),
        budget: tabletop::Budget::nodes(10),
        language: None,
    };
    let record =
        AnyGame::play(&HareModule, &library, &request, &std::sync::atomic::AtomicBool::new(false), &mut |_| {})
            .unwrap()
            .record;
    let changes = [
        ("seats: 2", "seats: 9"),
        ("round_limit: 3", "round_limit: 0"),
        ("game: \"hare\"", "game: \"hair\""),
        ("squares: ", "squares: 6"),
        ("board: \"2008\"", "board: \"1978\""),
        ("Forward", "Foreward"),
        ("(", "["),
    ];
    follow_malformed(&HareModule, &library, &record, &changes);
}
