//! Scenes and saves.

use std::sync::atomic::AtomicBool;

use lab::{AnyGame, GameModule, Opening, PlayRequest, TextFile};
use registry::games::{BanqiModule, FlipJungleModule, FogModule, GeneralsModule, JungleModule};
use tabletop::{Budget, Seed};
use test_kit::{changed, follow_malformed, library};

use super::{Case, refused};

const SCENE: &str = r#"(
    game: "banqi",
    title: "T",
    description: "D",
    setup: (ranks: chinese),
    players: [Human, Agent("chains")],
    start: Notation("????????/????????/??GA????/???????? r1 - 0 ply 2"),
)"#;

/// What is written in the scene, what stands there instead, and what is said.
const SCENES: &[(&str, &str, &str)] = &[
    ("chinese", "chines", "s.ron:5:20: there is no 'chines'; did you mean 'chinese'?"),
    ("\"chains\"", "\"chain\"", "s.ron:6:22: there is no agent 'chain'; did you mean 'chains'?"),
    (
        "\"chains\"",
        "\"strategist@best\"",
        "s.ron:6:22: agent 'strategist@best': 'strategist' has no level 'best'; known are: easy, normal, hard, expert",
    ),
    (
        "\"chains\"",
        "\"strategist:nodes=0\"",
        "s.ron:6:22: agent 'strategist:nodes=0': nodes=0 is not a number from 1 to 100000000",
    ),
    (
        "\"chains\"",
        "\"tracker\"",
        "s.ron:6:22: there is no agent 'tracker'; known are: novice, grabber, chains, strategist",
    ),
    (
        "[Human, Agent(\"chains\")]",
        "[Human]",
        "s.ron:6:14: 1 players are named for 2 seats; name one per seat: Human or Agent(\"…\")",
    ),
    (
        "Agent(\"chains\")]",
        "Human, Human]",
        "s.ron:6:14: 3 players are named for 2 seats; name one per seat: Human or Agent(\"…\")",
    ),
    (
        "r1 - 0",
        "r1 G 0",
        "s.ron:7:61: the pieces that lie open, lie face down and were taken are not together those of the game; write all pieces that were taken, such as GAAss",
    ),
    (
        "??GA????",
        "??GX????",
        "s.ron:7:43: 'X' is no piece; red pieces are GAERHCS, black ones gaerhcs, and ? lies face down",
    ),
    (
        "??GA????",
        "??GA???",
        "s.ron:7:40: the row '??GA???' does not have 8 squares; write a letter for each piece and a number for empty squares",
    ),
    ("r1 - 0 ply 2\"", "r1 - 0 ply 2", "s.ron:7:21: a text begins and does not end; close it with a quotation mark"),
    ("Notation(", "Notaton(", "s.ron:7:12: there is no 'Notaton'; did you mean 'Notation'?"),
    ("title: \"T\",", "", "s.ron:1:1: 'title' is missing; add title: \"…\","),
];

/// How many there are.
pub(super) const COUNT: usize = SCENES.len();

#[test]
fn scenes_with_one_thing_wrong() {
    let opening = |text: String| Opening::Scene(TextFile { name: "s.ron".to_owned(), text });
    let texts: Vec<String> = SCENES.iter().map(|(written, instead, _)| changed(SCENE, written, instead)).collect();
    let cases: Vec<Case<'_>> = texts.iter().zip(SCENES).map(|(text, (.., told))| (text.as_str(), *told)).collect();
    refused(&BanqiModule, opening, SCENE, &cases);
}

/// The record of a short game.
fn record<M: GameModule>(module: &M, agent: &str) -> String {
    let request = PlayRequest {
        opening: Opening::Setup { options: Some("(quiet_limit: 9)".to_owned()), seats: None },
        agents: Some(vec![agent.to_owned(), agent.to_owned()]),
        seed: Some(Seed(4)),
        budget: Budget::nodes(10),
        language: None,
    };
    AnyGame::play(module, &library(), &request, &AtomicBool::new(false), &mut |_| {}).expect("it is played").record
}

#[test]
fn saves_that_cannot_be_followed_say_why() {
    let library = library();
    let save = record(&BanqiModule, "novice");
    follow_malformed(
        &BanqiModule,
        &library,
        &save,
        &[
            ("quiet_limit: 9", "quiet_limit: 0"),
            ("quiet_limit: 9", "quiet_limit: 8"),
            ("game: \"banqi\"", "game: \"jungle\""),
            ("ranks: taiwanese", "ranks: hong_kong"),
            ("size: small", "size: large"),
            ("Action(0, ", "Action(7, "),
            ("piece('", "piece('?"),
            ("Action(0, \"", "Action(0, \"z"),
            ("(", "["),
        ],
    );
    let save = record(&JungleModule, "novice");
    follow_malformed(
        &JungleModule,
        &library,
        &save,
        &[("quiet_limit: 9", "quiet_limit: 999"), ("game: \"jungle\"", "game: \"flip_jungle\""), ("(", "[")],
    );
    let save = record(&FlipJungleModule, "novice");
    follow_malformed(
        &FlipJungleModule,
        &library,
        &save,
        &[("quiet_limit: 9", "quiet_limit: 0"), ("equals: taken", "equals: given"), ("(", "[")],
    );
    let save = record(&FogModule, "novice");
    follow_malformed(
        &FogModule,
        &library,
        &save,
        &[
            ("quiet_limit: 9", "quiet_limit: 999"),
            ("relative: chess", "relative: xiangqi"),
            ("fog: true", "fog: maybe"),
            ("Action(0, \"", "Action(0, \"z"),
            ("(", "["),
        ],
    );
    let save = record(&GeneralsModule, "novice");
    follow_malformed(
        &GeneralsModule,
        &library,
        &save,
        &[
            ("quiet_limit: 9", "quiet_limit: 999"),
            ("relative: salpakan", "relative: attaque"),
            ("disclosure: usual", "disclosure: none"),
            ("Action(0, \"", "Action(0, \"P"),
            ("screen", "start"),
            ("(", "["),
        ],
    );
}
