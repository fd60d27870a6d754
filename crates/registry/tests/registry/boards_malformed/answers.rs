//! What programs from outside may answer: each bad answer forfeits a move, and says why.

use std::path::Path;
use std::sync::atomic::AtomicBool;

use door::{AnyGameDoor, Recorder};
use lab::{Opening, PlayRequest};
use registry::games::{BanqiModule, FlipJungleModule, FogModule, GeneralsModule, JungleModule};
use tabletop::{Budget, Seed};
use test_kit::library;

use super::Case;

/// Answers each request with the next of its arguments, put for the action, and then with what is legal.
const BOT: &str = r#"
import json, sys
answers = sys.argv[1:]
for line in sys.stdin:
    kind, message = next(iter(json.loads(line).items()))
    if kind == "hello":
        print(json.dumps({"ready": {"protocol": 2, "name": "Slips"}}), flush=True)
    elif kind == "decide":
        legal = json.dumps((message["actions"] or message["samples"])[0])
        action = answers.pop(0) if answers else legal
        print('{"decision": {"id": %d, "action": %s}}' % (message["id"], action), flush=True)
"#;

/// What is answered, and what is said of it: where it is to be read, from which column on; else what it may not do.
const BANQI: &[Case<'_>] = &[
    (r#""z9""#, "column 38: 'z9' is no square; write its row and column, such as b3"),
    (r#""a9""#, "column 38: 'a9' is no square; write its row and column, such as b3"),
    (r#""a1-a1""#, "column 41: a piece does not move to where it stands; write b3 to turn over what lies there"),
    (r#""a1-""#, "column 39: '' is no square; write its row and column, such as b3"),
    (r#""""#, "column 36: '' is no square; write its row and column, such as b3"),
    (r#"{"Flip":3}"#, "column 33: invalid type: map, expected a string"),
    ("17", "column 35: invalid type: integer '17', expected a string"),
    ("null", "column 37: invalid type: null, expected a string"),
    (r#""e1""#, "it may not do \"e1\": there is no such square on this board"),
    (r#""a1-d4""#, "it may not do \"a1-d4\": a piece that lies face down cannot move: turn it over"),
];

const JUNGLE: &[Case<'_>] = &[
    (r#""a3""#, "column 38: 'a3' is no move; write from where to where, such as a3-a4"),
    (r#""h1-h2""#, "column 41: 'h1' is no square; write its column and row, such as d1"),
    (r#""a3-a3""#, "it may not do \"a3-a3\": your own animal stands there"),
    (r#""a3-a9""#, "it may not do \"a3-a9\": an animal goes one step along a row or column"),
];

const FLIP_JUNGLE: &[Case<'_>] = &[
    (r#""a5""#, "column 38: 'a5' is no square; write its column and row, such as b3"),
    (r#""e1""#, "column 38: 'e1' is no square; write its column and row, such as b3"),
    (r#""a1-d4""#, "it may not do \"a1-d4\": a piece that lies face down cannot move: turn it over"),
];

const FOG: &[Case<'_>] = &[
    (r#""e2""#, "column 38: 'e2' is no move; write from where to where, such as e2-e4 or e7-e8=Q; R@d1; or pass"),
    (r#""e2-e9""#, "it may not do \"e2-e9\": there is no such square on this board"),
    (r#""e2-e4=q""#, "column 43: 'q' is no letter of a piece; write a capital letter, such as Q"),
    (r#""i1-i2""#, "it may not do \"i1-i2\": there is no such square on this board"),
    (r#""""#, "column 36: '' is no move; write from where to where, such as e2-e4 or e7-e8=Q; R@d1; or pass"),
    (r#""Q@z1""#, "column 40: 'z1' is no square; write its column and row, such as e4"),
    (r#"17"#, "column 35: invalid type: integer '17', expected a string"),
    (r#""e2-e5""#, "it may not do \"e2-e5\": the piece does not go there"),
    (r#""e7-e5""#, "it may not do \"e7-e5\": no piece of yours stands there"),
    (r#""a1-a2""#, "it may not do \"a1-a2\": a piece of yours stands there"),
    (r#""pass""#, "it may not do \"pass\": nobody leaves the turn here"),
    (r#""Q@d4""#, "it may not do \"Q@d4\": this piece cannot be put there"),
    (r#""e2-e4=Q""#, "it may not do \"e2-e4=Q\": the piece does not become that"),
];

const GENERALS: &[Case<'_>] = &[
    (r#""e3""#, "column 38: 'e3' is no move; write from where to where, such as e3-e4"),
    (r#""e3-e9""#, "it may not do \"e3-e9\": place your pieces first"),
    (
        r#""""#,
        "column 36: '' are no rows of pieces; write the foremost row first, a letter for each piece, a number for empty squares, and / between rows",
    ),
    ("17", "column 35: invalid type: integer '17', expected a string"),
    (
        r#""PGP1SPAP1/YTDB1CLKP""#,
        "it may not do \"PGP1SPAP1/YTDB1CLKP\": a side places its pieces on 3 rows of 9 squares",
    ),
    (
        r#""PPP/PP""#,
        "column 42: the row 'PP' does not have 3 squares; write a letter for each piece and a number for empty squares",
    ),
    (
        r#""PGP1SPAPP/YTDB1CLKP/FYPMIJ3""#,
        "it may not do \"PGP1SPAPP/YTDB1CLKP/FYPMIJ3\": there are too many pieces of the rank private",
    ),
    (
        r#""PGP1SPAP1/YTDB1CLKP/FYPMI4""#,
        "it may not do \"PGP1SPAP1/YTDB1CLKP/FYPMI4\": not every piece is placed: the second lieutenant is missing",
    ),
    (r#""PGP1SPAP1/YTDB1CLKP/FYPMIZ3""#, "it may not do \"PGP1SPAP1/YTDB1CLKP/FYPMIZ3\": no piece has the letter Z"),
    (r#""p8/9/9""#, "column 42: 'p8/9/9' is no move; write from where to where, such as e3-e4"),
    (r#""e3-e4""#, "it may not do \"e3-e4\": place your pieces first"),
    (r#"{"Place":"P"}"#, "column 33: invalid type: map, expected a string"),
];

/// How many there are.
pub(super) const COUNT: usize = BANQI.len() + JUNGLE.len() + FLIP_JUNGLE.len() + FOG.len() + GENERALS.len();

/// What is said of a forfeited move: without the answer as a whole, and without what was played instead.
fn reason(line: &str) -> Option<&str> {
    let (_, told) = line.split_once(" forfeits the move: ")?;
    let (told, _) = told.split_once("; \"")?;
    Some(told.rsplit_once("}}', ").map_or(told, |(_, reason)| reason))
}

/// A bot is out of the game after its third slip, so that each answer has a game of its own.
fn answered(any_game: &dyn AnyGameDoor, (answer, told): &Case<'_>, script: &Path) {
    let bot = format!("cmd@60:python3 '{}' '{answer}'", script.display());
    let request = PlayRequest {
        opening: Opening::CLASSIC,
        agents: Some(vec![bot, "novice".to_owned()]),
        seed: Some(Seed(5)),
        budget: Budget::nodes(10),
        language: None,
    };
    let mut log = Vec::new();
    let report = any_game
        .play_with_programs(&library(), &request, &Recorder::default(), &AtomicBool::new(false), &mut |line| {
            log.push(line.to_owned());
        })
        .expect("the request is sound");
    let said: Vec<&str> = log.iter().filter_map(|line| reason(line)).collect();
    assert_eq!((said.as_slice(), report.seats[0].forfeits), (&[*told][..], 1), "{answer}: {log:#?}");
}

#[test]
fn answers_with_one_thing_wrong() {
    let python = std::process::Command::new("python3").arg("--version").output();
    if !python.is_ok_and(|run| run.status.success()) {
        eprintln!("skipped: there is no python3 to run bots with");
        return;
    }
    let folder = tempfile::tempdir().expect("a folder");
    let script = folder.path().join("slips.py");
    std::fs::write(&script, BOT).expect("it can be written");
    let games: [(&dyn AnyGameDoor, &[Case<'_>]); 5] = [
        (&BanqiModule, BANQI),
        (&JungleModule, JUNGLE),
        (&FlipJungleModule, FLIP_JUNGLE),
        (&FogModule, FOG),
        (&GeneralsModule, GENERALS),
    ];
    for (any_game, cases) in games {
        cases.iter().for_each(|case| answered(any_game, case, &script));
    }
}
