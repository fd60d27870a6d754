//! `report --runs`: what runs of breeding found, as text, page, tables and pictures, in any language.

use std::fs;
use std::path::Path;

use serde_json::Value;

use crate::common::{json, ok, refused, root};

const KINGDOMS: [&str; 2] = ["chapel,village,smithy,remodel,witch,market", "moat,smithy,festival,witch,workshop,mine"];

fn path(folder: &Path, name: &str) -> String {
    folder.join(name).to_str().expect("a path in UTF-8").to_owned()
}

/// Breeds for a kingdom, keeps the run in a file, and returns what it found.
fn bred(kingdom: &str, file: &str) -> Value {
    let numbers = "--pool 12 --leaders 4 --generations 6 --games 40 --finals 40 --validate 400".split(' ');
    let named = ["train", "dominion", "--kingdom", kingdom, "--checkpoint", file, "--json"];
    json(&named.into_iter().chain(numbers).collect::<Vec<_>>()).remove(0)
}

/// The rows of a table of a text, without its head.
fn rows<'t>(text: &'t str, title: &str) -> Vec<Vec<&'t str>> {
    let part = text.split("### ").find(|part| part.starts_with(title)).unwrap_or_else(|| panic!("no {title}: {text}"));
    let lines = part.lines().filter(|line| line.starts_with('|')).skip(2);
    lines.map(|line| line.trim_matches('|').split('|').map(str::trim).collect()).collect()
}

/// The records of a file of CSV without quoted line breaks.
fn records(file: &str) -> Vec<Vec<String>> {
    let text = fs::read_to_string(file).unwrap_or_else(|error| panic!("{file}: {error}"));
    let record = |line: &str| {
        let (mut fields, mut quoted) = (vec![String::new()], false);
        for sign in line.chars() {
            match sign {
                '"' => quoted = !quoted,
                ',' if !quoted => fields.push(String::new()),
                other => fields.last_mut().expect("a field").push(other),
            }
        }
        fields
    };
    text.lines().map(record).collect()
}

#[test]
fn a_run_is_told_as_it_was_measured() {
    let folder = tempfile::tempdir().unwrap();
    let run = path(folder.path(), "run.ron");
    let found = bred(KINGDOMS[0], &run);
    let report = ["report", "dominion", "--runs", &run, "--games", "400"];
    let text = ok(&report);
    assert_eq!(text, ok(&[&report[..], &["--threads", "1"]].concat()), "the same at any number of threads");
    let leaders = found["leaders"].as_array().expect("leaders");
    let number = |value: &Value| value.as_f64().unwrap_or_else(|| panic!("{value}"));
    let percent = |value: &Value| format!("{:.1}", 100.0 * number(value));
    // As many games as the run itself validated with, on the same seeds: the same figures.
    let board = rows(&text, "Leaderboard");
    assert_eq!(board.len(), leaders.len());
    for (row, leader) in board.iter().zip(leaders) {
        let expected = &leader["expected"];
        let wanted = format!(
            "{} % ({} – {})",
            percent(&expected["share"]),
            percent(&expected["low"]),
            percent(&expected["high"])
        );
        assert_eq!((row[2], row[3]), (&wanted[..], &format!("{} %", percent(&leader["share"]))[..]));
        assert!(row[1].split(" · ").count() >= 3 && !row[1].contains("realm-"), "{row:?}");
        assert!(text.contains(&leader["strategy"].as_str().unwrap().replace('|', "\\|")), "{leader}");
    }
    let tournament = rows(&text, "Tournament");
    for (own, row) in tournament.iter().enumerate() {
        for (rival, cell) in row[1..].iter().enumerate() {
            let met = &leaders[own]["meetings"][rival];
            if met.is_null() {
                assert!(cell.is_empty() && own == rival, "{cell}");
                continue;
            }
            let lead = (number(&met["won"]) - number(&met["lost"])) / 4.0;
            let told: f64 = cell.split(' ').next().and_then(|told| told.parse().ok()).expect("a number");
            // Half a tenth may be rounded either way.
            assert!((told - lead).abs() < 0.0501 && cell.starts_with(['+', '-']), "{cell} is not {lead}");
        }
    }
    // Generations 4 and 6 against 1 and 4.
    let progression = rows(&text, "Progression");
    let filled: Vec<usize> =
        progression.iter().map(|row| row[1..3].iter().filter(|cell| !cell.is_empty()).count()).collect();
    assert_eq!((filled, progression[0][0], progression[1][0]), (vec![1, 2], "4", "6"));
    let marks: Vec<&str> = progression.iter().map(|row| row[3]).collect();
    assert!(marks.iter().all(|mark| ["simple", "complex"].contains(mark)), "{marks:?}");
    assert_eq!(rows(&text, "The runs")[0][7], marks[1], "the kingdom is what its last leader is");
    for (row, mark) in progression.iter().zip(&marks) {
        // Behind somebody beyond chance: the upper bound has a minus.
        let behind = row[1..3].iter().filter_map(|cell| cell.split(" – ").nth(1)).any(|high| high.starts_with('-'));
        assert_eq!(*mark == "complex", behind, "{row:?}");
    }
    assert_eq!(rows(&text, "Course of the run").len(), 6);
    let cards = rows(&text, "Cards");
    assert_eq!(cards.len(), 6);
    for row in cards {
        let id = row[0].to_lowercase().replace(' ', "_");
        let uses =
            |leader: &&Value| leader["uses"].as_array().is_some_and(|uses| uses.iter().any(|used| *used == id[..]));
        let with = leaders.iter().filter(uses).count();
        assert_eq!(row[1], format!("{with} of {}", leaders.len()));
        assert_eq!(row[2].is_empty(), with == 0 || with == leaders.len(), "{row:?}");
    }
    assert!(!text.contains("Cards over all runs") && !text.contains("Run 1"));
}

#[test]
fn the_page_needs_nothing_else_and_tables_and_pictures_are_files() {
    let folder = tempfile::tempdir().unwrap();
    let at = |name: &str| path(folder.path(), name);
    let (first, second, out, tables, pictures) =
        (at("a.ron"), at("b.ron"), at("runs.html"), at("tables"), at("deeper/pictures"));
    bred(KINGDOMS[0], &first);
    bred(KINGDOMS[1], &second);
    let runs = format!("{first},{second}");
    let report = ["report", "dominion", "--runs", &runs, "--games", "100"];
    let said = ok(&[&report[..], &["--out", &out, "--tables", &tables, "--pictures", &pictures]].concat());
    for line in ["the report is in", "12 tables are in", "6 pictures are in"] {
        assert!(said.contains(line), "{said}");
    }
    let page = fs::read_to_string(&out).unwrap();
    for outside in ["src=", "<link", "<script", "@import", "url(", "http"] {
        let found = page.replace("http://www.w3.org/2000/svg", "").contains(outside);
        assert!(!found, "{outside}");
    }
    let text = ok(&report);
    for title in text.lines().filter_map(|line| line.strip_prefix("### ")) {
        assert!(page.contains(&format!("<h2>{title}</h2>")), "{title}");
    }
    assert!(page.contains("<h2>Run 2: Leaderboard</h2>") && page.matches("<figure>").count() == 4);
    let squares = page.matches("class=\"lead ").count();
    assert_eq!(squares, page.matches("--strength:").count());
    // Both kingdoms have Witch and Smithy; the other eight cards stand in one each.
    let evaluation = rows(&text, "Cards over all runs");
    assert_eq!(evaluation.len(), 10);
    let common: Vec<&str> = evaluation.iter().filter(|row| row[1] == "2").map(|row| row[0]).collect();
    assert!(common.len() == 2 && common.contains(&"Witch") && common.contains(&"Smithy"), "{common:?}");
    let witch = evaluation.iter().find(|row| row[0] == "Witch").unwrap();
    assert!(witch[2] == "2" && witch[3].starts_with("100.0 % (34.2 – "), "{witch:?}");
    // CSV: every record is as long as its head; a lead stands in three fields.
    let mut names: Vec<String> =
        fs::read_dir(&tables).unwrap().map(|entry| entry.unwrap().file_name().into_string().unwrap()).collect();
    names.sort();
    assert_eq!(names.len(), 12);
    assert_eq!(
        (&names[0][..], &names[1][..], &names[11][..]),
        ("01-runs.csv", "02-leaderboard.csv", "12-evaluation.csv")
    );
    for name in &names {
        let records = records(&format!("{tables}/{name}"));
        assert!(
            records.len() > 1 && records.iter().all(|record| record.len() == records[0].len()),
            "{name}: {records:?}"
        );
    }
    let tournament = records(&format!("{tables}/03-tournament.csv"));
    let cell = rows(&text, "Run 1: Tournament")[0][2].split(' ').next().unwrap().parse::<f64>().unwrap();
    assert!((tournament[1][4].parse::<f64>().unwrap() - cell / 100.0).abs() < 1e-3, "{tournament:?}");
    // SVG: what is in the table is in the picture.
    let heat = fs::read_to_string(format!("{pictures}/03-tournament.svg")).unwrap();
    let svg = roxmltree::Document::parse(&heat).expect("the picture is XML");
    let words: Vec<&str> = svg.descendants().filter_map(|node| node.text()).map(str::trim).collect();
    assert!(words.contains(&rows(&text, "Run 1: Tournament")[0][2].split(' ').next().unwrap()), "{words:?}");
    let curve = fs::read_to_string(format!("{pictures}/04-progression.svg")).unwrap();
    let svg = roxmltree::Document::parse(&curve).expect("the picture is XML");
    assert!(svg.descendants().any(|node| node.text().is_some_and(|text| text.contains("generation 6"))));
}

#[test]
fn it_is_told_in_russian_too() {
    let folder = tempfile::tempdir().unwrap();
    let (run, out) = (path(folder.path(), "run.ron"), path(folder.path(), "run.html"));
    bred(KINGDOMS[0], &run);
    let runs = format!("{run},{run}");
    let report = ["report", "dominion", "--runs", &runs, "--games", "40", "--lang", "ru"];
    let text = ok(&report);
    // Menus as text and signs of the layout aside nothing is left in Latin letters.
    let told = text.lines().flat_map(|line| line.split('|')).filter(|cell| !cell.contains('@') && !cell.contains('\\'));
    for cell in told {
        assert!(!cell.contains(|sign: char| sign.is_ascii_alphabetic()), "{cell}");
    }
    assert!(
        text.contains("Ведьма") && text.contains("### Прогон 2: Таблица лидеров") && text.contains(",0 % ("),
        "{text}"
    );
    ok(&[&report[..], &["--out", &out]].concat());
    let page = fs::read_to_string(&out).unwrap();
    assert!(page.contains("<html lang=\"ru\">") && page.contains("<h1>Держава: "), "{}", &page[..200]);
    let ids = |tag: &str| -> Vec<String> {
        let file = fs::read_to_string(root().join(format!("assets/text/{tag}/bred.ftl"))).unwrap();
        let ids = file.lines().filter_map(|line| line.split_once(" =")).map(|(id, _)| id.to_owned());
        ids.filter(|id| id.starts_with("bred-")).collect()
    };
    assert_eq!(ids("en"), ids("ru"));
}

#[test]
fn what_cannot_be_told_is_refused_in_one_line() {
    let folder = tempfile::tempdir().unwrap();
    let run = path(folder.path(), "run.ron");
    let found = bred(KINGDOMS[0], &run);
    let told = refused(&["report", "risk", "--runs", &run]);
    assert_eq!(told, "risk breeds no strategies, so it has no --runs; leave it out");
    assert!(refused(&["report", "dominion", "--runs", "lost.ron"]).starts_with("lost.ron: cannot be read"));
    assert!(refused(&["report", "dominion", "--runs", &run, "--known"]).contains("--runs"));
    assert!(refused(&["report", "dominion", "--games", "5"]).contains("--runs"));
    assert!(refused(&["report", "dominion", "--runs", &run, "--lang", "xx"]).contains("there is no language 'xx'"));
    let told = refused(&["report", "dominion", "--runs", &run, "--tables", &format!("{run}/tables")]);
    assert!(told.contains("cannot be made a folder"), "{told}");
    // Before the final: without champions, and with the games of the last generation.
    let text = fs::read_to_string(&run).unwrap();
    let before = text.split("    champions:").next().unwrap();
    let games = |number: &Value| format!("    games: {number},\n    history");
    let last = &found["curve"].as_array().unwrap().last().unwrap()["games"];
    let unended = before.replace(&games(&found["games"]), &games(last)) + "    champions: None,\n),\n)\n";
    let file = path(folder.path(), "unended.ron");
    fs::write(&file, &unended).unwrap();
    let runs = format!("{run},{file}");
    let told = refused(&["report", "dominion", "--runs", &runs]);
    assert_eq!(
        told,
        format!(
            "{file}: the run is at generation 6 of 6, and its leaders have not met; go on with it by train --resume"
        )
    );
    // The run goes on from there to what it was.
    json(&["train", "dominion", "--resume", &file, "--json"]);
    assert_eq!(fs::read_to_string(&file).unwrap(), text);
    fs::write(&file, text.replacen("pool: 12", "pool: 1", 1)).unwrap();
    let told = refused(&["report", "dominion", "--runs", &file]);
    assert!(told.starts_with(&format!("{file}:")) && told.contains("pool: 1 is not between"), "{told}");
}
