//! Small positions in which an opponent once did something silly, each with what is right (`realm_cases`).

use std::path::Path;

use lab::{AnyGame, ExplainRequest, Library, Opening, TextFile};
use registry::games::DominionModule;
use tabletop::Budget;

/// The file, who is asked, after how many decisions, what it must not do and what it should, by words of its reasons in English.
const CASES: [(&str, &str, u64, &str, &str); 4] = [
    ("minion2", "champion@hard", 1, "discard your hand", "+2 coins"),
    ("nobles2", "champion@hard", 1, "+3 cards", "+2 actions"),
    (
        "guard_gain",
        "strategist:menu=e2-d4-p8-gold@99|smithy@10|silver@99,guard=on",
        1,
        "Gain Smithy",
        "could end the game while another player is ahead",
    ),
    ("two_buys_win", "champion@hard", 2, "Province", "the game ends after this turn, and is won"),
];

#[test]
fn what_was_silly_once_is_done_right() {
    let library =
        Library::open(&Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")).expect("the repository is a library");
    for (name, agent, after, silly, right) in CASES {
        let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("tests/realm_cases/{name}.ron"));
        let text = std::fs::read_to_string(&path).expect("a scene");
        let request = ExplainRequest {
            opening: Opening::Scene(TextFile { name: name.to_owned(), text }),
            agent: Some(agent.to_owned()),
            seed: None,
            budget: Budget::default(),
            after,
            graph: None,
            language: None,
        };
        let report = DominionModule.explain(&library, &request).expect("reasons");
        let told = &report.explanation.headline.text;
        assert!(!told.contains(silly) && told.contains(right), "{name}: {told}");
    }
}
