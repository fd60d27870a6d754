//! The same reasons by every door: the library, `explain --json`, `explain` as text, and the graph.

use lab::{ExplainReport, ExplainRequest, Library, Opening, TextFile};
use registry::game;
use roxmltree::{Document, Node};
use tabletop::{Budget, Candidate};

use crate::common::{json, ok, root};

const AGENTS: [&str; 10] = [
    "drifter",
    "beginner",
    "raider",
    "gardener",
    "sentinel",
    "mercenary",
    "minimax",
    "minimax-ga",
    "marshal",
    "strategos",
];

/// Candidates that the text shows besides the chosen one.
const SHOWN: usize = 12;

fn explained(agent: &str, after: u64) -> ExplainReport {
    let library = Library::open(&root()).expect("the repository is a library");
    // The program runs in the repository and names the file from there.
    let scene = library.scene("risk/two-phase").expect("it is shipped");
    let opening = Opening::Scene(TextFile { name: "scenes/risk/two-phase.ron".to_owned(), ..scene });
    let budget = Budget::nodes(3_000);
    let request = ExplainRequest {
        opening,
        agent: Some(agent.to_owned()),
        seed: None,
        budget,
        after,
        graph: None,
        language: None,
    };
    game("risk").expect("listed").explain(&library, &request).expect("an explanation")
}

/// The datum of a node or an edge of a graph.
fn datum<'a>(node: &Node<'a, '_>, key: &str) -> Option<&'a str> {
    node.children().find(|child| child.attribute("key") == Some(key))?.text()
}

/// The edges from the position: the move, whether it was chosen, the value it leads to, and whether that is only a bound.
fn root_edges(graph: &Document<'_>) -> Vec<(String, bool, Option<f64>, String)> {
    let all = |name| graph.descendants().filter(move |node| node.has_tag_name(name));
    let from_root = all("edge").filter(|edge| edge.attribute("source") == Some("n0"));
    from_root
        .map(|edge| {
            let to =
                all("node").find(|node| node.attribute("id") == edge.attribute("target")).expect("it leads somewhere");
            let value = datum(&to, "value").map(|value| value.parse().expect("a number"));
            let bound = datum(&to, "bound").unwrap_or("none").to_owned();
            (datum(&edge, "move").expect("a move").to_owned(), datum(&edge, "chosen") == Some("true"), value, bound)
        })
        .collect()
}

#[test]
fn every_door_tells_the_same_reasons() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("why.graphml");
    let mut searched = 0;
    for agent in AGENTS {
        for after in [0, 45, 46, 47, 48] {
            let report = explained(agent, after);
            let after = after.to_string();
            let args = ["explain", "risk/two-phase", "--agent", agent, "--after", &after, "--budget", "3000"];
            let told = ok(&[&args[..], &["--json"]].concat());
            assert_eq!(told.trim_end(), serde_json::to_string(&report).unwrap(), "{args:?}");
            let text = ok(&[&args[..], &["--graphml", file.to_str().unwrap()]].concat());
            check_text(&text, &report);
            let xml = std::fs::read_to_string(&file).unwrap();
            searched += u32::from(check_graph(&Document::parse(&xml).unwrap(), &report));
        }
    }
    assert!(searched > 0, "no tree was searched");
    assert_eq!(json(&["explain", "risk/two-phase", "--json"]).len(), 1);
}

fn check_text(text: &str, report: &ExplainReport) {
    let reasons = &report.explanation;
    let lines: Vec<&str> = text.lines().map(str::trim).collect();
    assert_eq!(lines[1], reasons.headline.text, "{text}");
    for (rank, candidate) in reasons.candidates.iter().enumerate() {
        let found = lines.iter().find_map(|line| score_in_row(line, rank + 1, &candidate.label.text));
        assert_eq!(found.is_some(), rank < SHOWN || candidate.chosen, "{}: {text}", candidate.label);
        let Some((chosen, score)) = found else { continue };
        assert_eq!(chosen, candidate.chosen, "{text}");
        assert!((score - candidate.score).abs() <= 0.005 + 1e-9, "{score} for {candidate:?}");
    }
    for (ply, step) in reasons.line.iter().enumerate() {
        let row = |line: &&&str| line.starts_with(&format!("{}. ", ply + 1)) && line.ends_with(&step.label.text);
        assert!(lines.iter().any(|line| row(&line)), "{}: {text}", step.label);
    }
    for row in &reasons.rows {
        assert!(lines.iter().any(|line| line.starts_with(&row.label.text)), "{}: {text}", row.label);
    }
}

/// Whether the row of a candidate is marked, and its score; `None` for any other line.
fn score_in_row(line: &str, rank: usize, label: &str) -> Option<(bool, f64)> {
    let mut words = line.trim_start_matches('→').strip_suffix(label)?.split_whitespace();
    let is_rank = words.next()? == rank.to_string();
    let score = words.next()?.replace('\u{2212}', "-").parse().ok()?;
    is_rank.then_some((line.starts_with('→'), score))
}

/// Compares the edges from the position with the candidates; returns whether they come from a tree that was searched.
fn check_graph(graph: &Document<'_>, report: &ExplainReport) -> bool {
    let candidates = &report.explanation.candidates;
    let edges = root_edges(graph);
    let of = |candidate: &Candidate| edges.iter().find(|(label, ..)| *label == candidate.label.text);
    let tree = report.agent.starts_with("minimax") && report.explanation.effort.nodes > 0;
    for candidate in candidates {
        let (_, chosen, value, bound) = of(candidate).unwrap_or_else(|| panic!("{candidate:?} is not in {edges:?}"));
        let value = value.unwrap_or_else(|| panic!("{candidate:?} has no value in {edges:?}"));
        assert_eq!(*chosen, candidate.chosen, "{candidate:?}: {edges:?}");
        match bound.as_str() {
            "exact" => {
                assert!((value - candidate.score).abs() <= 1e-9 * value.abs().max(1.0), "{value}: {candidate:?}")
            }
            // The tree was grown to decide: of what was not chosen it may know no more than that it is not better.
            "upper" => assert!(tree && candidate.score <= value + 1e-9, "at most {value}: {candidate:?}"),
            other => panic!("{other}: {candidate:?}"),
        }
    }
    assert!(edges.len() == candidates.len() || tree && edges.len() >= candidates.len(), "{edges:?}, {candidates:?}");
    tree
}
