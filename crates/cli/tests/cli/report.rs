//! `report`: the page and the text say what the results say, and what is committed is in step.

use std::fs;

use crate::common::{ok, refused, root};

fn kept() -> String {
    root().join("docs/results/risk.jsonl").to_str().expect("a path in UTF-8").to_owned()
}

#[test]
fn the_tables_of_the_docs_are_those_of_the_kept_results() {
    let committed = fs::read_to_string(root().join("docs/opponents.md")).unwrap();
    let folder = tempfile::tempdir().unwrap();
    let copy = folder.path().join("opponents.md");
    fs::write(&copy, &committed).unwrap();
    let said = ok(&["report", "risk", "--results", &kept(), "--known", "--text", copy.to_str().unwrap()]);
    assert!(said.contains("its tables are in"), "{said}");
    let fresh = fs::read_to_string(&copy).unwrap();
    assert!(
        fresh == committed,
        "run rubicon-lab report risk --results docs/results/risk.jsonl --known --text docs/opponents.md"
    );
    assert!(fresh.contains("| marshal |"));
}

#[test]
fn the_page_needs_nothing_else_and_says_the_same_as_the_text() {
    let folder = tempfile::tempdir().unwrap();
    let out = folder.path().join("risk.html");
    ok(&["report", "risk", "--results", &kept(), "--known", "--out", out.to_str().unwrap()]);
    let page = fs::read_to_string(&out).unwrap();
    for outside in ["src=", "<link", "<script", "@import", "url("] {
        assert!(!page.contains(outside), "{outside}");
    }
    let text = ok(&["report", "risk", "--results", &kept(), "--known"]);
    let shares: Vec<&str> = text.split('|').map(str::trim).filter(|cell| cell.contains(" % (")).collect();
    assert!(shares.len() > 40, "{}", shares.len());
    for share in shares {
        assert!(page.contains(&format!("<span>{share}</span>")), "{share}");
    }
    let titles = text.lines().filter_map(|line| line.strip_prefix("### "));
    for title in titles {
        assert!(page.contains(&format!("<h2>{title}</h2>")), "{title}");
    }
}

#[test]
fn bad_input_is_told_before_anything_is_played() {
    let folder = tempfile::tempdir().unwrap();
    let write = |name: &str, text: &str| {
        let file = folder.path().join(name);
        fs::write(&file, text).unwrap();
        file.to_str().unwrap().to_owned()
    };
    let text = write("no-marks.md", "# Nothing\n");
    assert!(refused(&["report", "risk", "--text", &text]).contains("no place for the tables"));
    let results = write("broken.jsonl", "{}\n");
    assert!(refused(&["report", "risk", "--results", &results]).contains("broken.jsonl:1:"));
    assert!(refused(&["report", "rsik"]).contains("did you mean 'risk'?"));
    assert!(refused(&["report", "gauntlet"]).contains("experiments.ron"));
    assert!(refused(&["report", "risk", "--known"]).contains("--results"));
    let nowhere = folder.path().join("none/page.html");
    let said = refused(&["report", "risk", "--results", &kept(), "--known", "--out", nowhere.to_str().unwrap()]);
    assert!(said.contains("cannot be written"), "{said}");
}
