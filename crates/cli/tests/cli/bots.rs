//! `bot`: what docs/bots.md shows is what the program says, and nothing a host writes stops it.

use std::io::Write;
use std::process::Stdio;

use serde_json::{Value, json};

use crate::common::{json, lab, ok, refused, root};

/// Runs `bot GAME --agent AGENT` on these bytes and returns its lines.
fn talk(game: &str, agent: &str, said: &[u8]) -> Vec<Value> {
    let mut bot = lab();
    bot.args(["bot", game, "--agent", agent]).stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    let mut bot = bot.spawn().expect("the program starts");
    let mut input = bot.stdin.take().expect("a pipe");
    let said = said.to_vec();
    let writer = std::thread::spawn(move || input.write_all(&said));
    let output = bot.wait_with_output().expect("the program ends");
    writer.join().expect("no panic").expect("the program reads everything");
    let errors = String::from_utf8_lossy(&output.stderr);
    assert_eq!((output.status.code(), errors.as_ref()), (Some(0), ""));
    let lines = String::from_utf8(output.stdout).expect("UTF-8");
    lines.lines().map(|line| serde_json::from_str(line).expect("a line of JSON")).collect()
}

/// The lines of the transcripts in docs/bots.md: what the host says, and what the bot answers.
fn transcripts() -> Vec<(String, Vec<String>, Vec<Value>)> {
    let text = std::fs::read_to_string(root().join("docs/bots.md")).expect("docs/bots.md is there");
    let mut found = Vec::new();
    let mut lines = text.lines();
    while let Some(line) = lines.next() {
        let Some(agent) = line.strip_prefix("$ rubicon-lab bot dice --agent ") else { continue };
        let (mut said, mut heard) = (Vec::new(), Vec::new());
        for line in lines.by_ref().take_while(|line| !line.starts_with("```")) {
            match line.split_once(' ') {
                Some(("→", line)) => said.push(line.to_owned()),
                Some(("←", line)) => heard.push(serde_json::from_str(line).expect(line)),
                _ => panic!("neither said nor heard: {line}"),
            }
        }
        found.push((agent.to_owned(), said, heard));
    }
    found
}

#[test]
fn the_transcripts_of_the_documentation_are_what_is_said() {
    let transcripts = transcripts();
    assert!(transcripts.len() >= 2, "{transcripts:?}");
    for (agent, said, heard) in transcripts {
        assert_eq!(talk("dice", &agent, (said.join("\n") + "\n").as_bytes()), heard, "{agent}");
    }
}

#[test]
fn a_host_of_version_2_reads_texts_where_messages_would_be() {
    let (agent, said, heard) = transcripts().swap_remove(0);
    let older = said.iter().map(|line| line.replace(r#""versions":[1,2,3,4]"#, r#""versions":[1,2]"#) + "\n");
    let answers = talk("dice", &agent, older.collect::<String>().as_bytes());
    let [told, plain] = [&heard, &answers].map(|of| &of[2]["decision"]["explanation"]);
    assert_eq!(answers[0]["ready"]["protocol"], 2);
    assert_eq!((plain["headline"].as_str(), plain["headline"].is_string()), (told["headline"]["text"].as_str(), true));
    let term = |of: &Value| of["candidates"][0]["terms"][0]["name"].clone();
    assert_eq!((term(plain), term(told)["id"].as_str()), (json!("points at once"), Some("term-points_now")));
}

#[test]
fn an_opponent_by_the_door_plays_as_it_does_at_home() {
    // Sentinel decides without a generator, so it makes no difference on which side of the door it sits.
    let bot = format!("cmd:'{}' bot risk --agent sentinel", env!("CARGO_BIN_EXE_rubicon-lab"));
    let play = |agents: &str| {
        let setup = "(round_limit: 15)";
        let mut args = vec!["match", "risk", "--agents", agents, "--games", "2", "--setup", setup, "--json"];
        args.extend(["--seed", "9"]);
        let mut report = json(&args).remove(0);
        for agent in report["agents"].as_array_mut().expect("agents") {
            agent["agent"].take();
        }
        for taken in ["games_per_cpu_second", "programs"] {
            report[taken].take();
        }
        report
    };
    assert_eq!(play(&format!("raider,{bot}")), play("raider,sentinel"));
}

#[test]
fn tables_call_a_program_by_its_name_and_the_talk_is_kept() {
    let folder = tempfile::tempdir().expect("a folder");
    let (talk, errors) = (folder.path().join("talk.txt"), folder.path().join("errors.txt"));
    let bot = format!("raider,cmd:'{}' bot risk --agent sentinel", env!("CARGO_BIN_EXE_rubicon-lab"));
    let mut args = vec!["match", "risk", "--agents", &bot, "--games", "2", "--setup", "(round_limit: 5)"];
    args.extend(["--threads", "1", "--transcript", talk.to_str().expect("UTF-8")]);
    args.extend(["--stderr", errors.to_str().expect("UTF-8")]);
    let table = ok(&args);
    assert!(table.lines().any(|line| line.starts_with("sentinel  ")), "{table}");
    let used = table.lines().last().expect("a line about the program");
    assert!(used.starts_with("sentinel is cmd:") && used.contains(": 1 process, "), "{used}");
    let kept = std::fs::read_to_string(&talk).expect("the transcript");
    let with = |start: &str| kept.lines().filter(|line| line.starts_with(start)).count();
    assert_eq!((with("1 → {\"hello\":"), with("1 ← {\"ready\":"), with("1 → {\"end\":")), (2, 2, 2));
    assert_eq!((with("1 · plays seat 2, group 0, rotation 0"), with("1 · plays seat 1, group 0, rotation 1")), (1, 1));
    assert_eq!(std::fs::read_to_string(&errors).expect("it is there").lines().count(), 4, "it complained of nothing");
    let faulty = [&args[..6], &["--setup", "(map: \"nowhere\")"], &args[8..12]].concat();
    assert!(refused(&faulty).contains("nowhere"));
    assert_eq!(std::fs::read_to_string(&talk).expect("the transcript"), kept, "a refused request leaves it alone");
    let once = [&args[..5], &["1"], &args[6..12]].concat();
    std::fs::write(&talk, "old\n".repeat(9_999)).expect("written");
    ok(&once);
    assert!(!std::fs::read_to_string(&talk).expect("the transcript").contains("old"), "a new one replaces it");
    let nowhere = folder.path().join("no/talk.txt");
    args.truncate(8);
    args.extend(["--transcript", nowhere.to_str().expect("UTF-8")]);
    assert!(refused(&args).contains("name a file in a folder that is there"));
}

#[test]
fn the_pages_are_printed() {
    let page = std::fs::read_to_string(root().join("docs/bots/risk.md")).expect("the page");
    assert_eq!(ok(&["bot", "doc", "risk"]).trim_end(), page.trim_end());
    let schema = json(&["bot", "doc", "dice", "--json"]).remove(0);
    assert!(schema["$defs"]["Die"]["properties"]["value"]["maximum"] == 6, "{schema}");
    assert!(refused(&["bot", "doc", "chess"]).contains("unknown game 'chess'"));
    assert!(refused(&["bot", "risk"]).contains("--agent"));
}

#[test]
fn every_game_can_be_asked() {
    for (game, agent) in [("risk", "drifter"), ("dice", "greedy"), ("gauntlet", "greedy")] {
        let bot = format!("cmd:'{}' bot {game} --agent {agent}", env!("CARGO_BIN_EXE_rubicon-lab"));
        let report = json(&["play", game, "--agents", &bot, "--seed", "3", "--json"]).remove(0);
        assert!(report["reason"].is_string(), "{report}");
        assert!(
            report["seats"].as_array().expect("seats").iter().all(|seat| seat.get("forfeits").is_none()),
            "{report}"
        );
    }
}

#[test]
fn wrong_lines_get_one_line_with_place_and_remedy_and_the_door_goes_on() {
    let (_, said, heard) = transcripts().remove(0);
    let hello = &said[0];
    let request: Value =
        serde_json::from_str(said.iter().find(|line| line.contains("decide")).expect("a request")).expect("JSON");
    let with = |change: &dyn Fn(&mut Value)| {
        let mut request = request.clone();
        change(&mut request["decide"]);
        request.to_string()
    };
    let cases: Vec<(String, &str)> = vec![
        (String::new(), "EOF while parsing"),
        ("hello".to_owned(), "expected value"),
        ("[]".to_owned(), "expected value"),
        (r#"{"decide": {}}"#.to_owned(), "missing field 'id'"),
        (r#"{"resign": {}}"#.to_owned(), "unknown variant 'resign'"),
        (
            hello.replace(r#""protocol":1,"versions":[1,2,3,4]"#, r#""protocol":5,"versions":[5,6]"#),
            "version of the protocol 5 is asked for, and this is 1 to 4",
        ),
        (hello.replace(r#""game":"dice""#, r#""game":"chess""#), "the game 'chess' is asked for"),
        (hello.replace(r#""seat":0"#, r#""seat":7"#), "count seats from 0"),
        (hello.replace("cleaver", "no-such-card"), "the setup cannot be played"),
        (with(&|decide| decide["view"]["active"] = json!(9)), "the view cannot be played"),
        (with(&|decide| decide["view"]["stage"] = json!("Nonsense")), "unknown variant"),
        (with(&|decide| decide["view"]["fighters"] = json!([])), "invalid length 0"),
        ("x".repeat(17 << 20), "the line is longer than 16 MiB"),
        (
            r#"{"hello": {"protocol": 1, "primer": "#.to_owned() + "[".repeat(200_000).as_str(),
            "recursion limit exceeded",
        ),
    ];
    let mut text = hello.clone() + "\n";
    for (line, _) in &cases {
        text += line;
        text.push('\n');
    }
    let mut bytes = text.into_bytes();
    bytes.extend(b"\xff\xfe\n");
    bytes.extend((said[1..].join("\n") + "\n").as_bytes());
    let answers = talk("dice", "greedy", &bytes);
    assert_eq!(answers[0], heard[0]);
    for (at, (line, told)) in cases.iter().enumerate() {
        let error = &answers[at + 1]["error"];
        let reason = format!("{} {}", error["reason"].as_str().unwrap_or_default(), error["remedy"]);
        assert!(reason.contains(told), "{}: {}", &line[..line.len().min(60)], answers[at + 1]);
        assert_eq!(error["line"], json!(at + 2), "{error}");
    }
    assert!(answers[cases.len() + 1]["error"]["reason"].as_str().expect("a reason").contains("not UTF-8"));
    assert_eq!(answers[cases.len() + 2..], heard[1..], "the door goes on");
}

#[test]
fn bots_there_are_not_are_refused() {
    assert!(refused(&["bot", "risk", "--agent", "centinel"]).contains("did you mean 'sentinel'?"));
    assert!(refused(&["bot", "chess", "--agent", "sentinel"]).contains("unknown game 'chess'"));
    assert!(refused(&["bot", "risk", "--agent", "cmd:x"]).contains("cannot be served to another"));
    assert!(refused(&["match", "risk", "--agents", "cmd:no-such-bot,raider", "--games", "2"]).contains("is not found"));
}
