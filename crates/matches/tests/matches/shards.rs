//! Shards: however a match is cut and in whatever order its parts come, it is the match of one process.

use std::sync::LazyLock;
use std::sync::atomic::AtomicBool;

use lab::{LabError, Opening, TextFile};
use matches::{AnyGameMatches, MatchRequest, RunControl, ShardIndex, merge};
use pig::{FREE, PigModule};
use proptest::prelude::*;
use registry::game;
use serde_json::{Value, json};
use tabletop::Seed;
use test_kit::library;

fn request(games: u64) -> MatchRequest {
    MatchRequest {
        opening: Opening::Setup { options: Some("(target: 15)".to_owned()), seats: None },
        agents: ["bold", "shy", "bold"].map(str::to_owned).into(),
        games,
        seed: Seed(8),
        budget: FREE,
        threads: Some(1),
        recorder: door::Recorder::default(),
    }
}

/// The report without the one figure that is a time.
fn timeless(report: &matches::MatchReport) -> Value {
    let mut value = serde_json::to_value(report).expect("a report is JSON");
    assert!(value["games_per_cpu_second"].take().as_f64().is_some_and(|rate| rate > 0.0));
    value
}

fn whole(any_game: &dyn AnyGameMatches, request: &MatchRequest) -> Value {
    let control = RunControl { progress: &|_, _| {}, stop: &AtomicBool::new(false) };
    timeless(&any_game.play_match(&library(), request, &control).expect("the match is played"))
}

fn shard(any_game: &dyn AnyGameMatches, request: &MatchRequest, shard: u64, of: u64) -> String {
    let control = RunControl { progress: &|_, _| {}, stop: &AtomicBool::new(false) };
    let line = any_game.shard(&library(), request, ShardIndex { shard, of }, &control).expect("the shard is played");
    line.expect("nobody stopped it")
}

fn file(text: String) -> TextFile {
    TextFile { name: "shards.jsonl".to_owned(), text }
}

fn merged(lines: &[String]) -> Result<matches::MatchReport, LabError> {
    merge(&[file(lines.join("\n"))])
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(60))]
    #[test]
    fn any_cut_in_any_order_is_the_match_of_one_process(
        of in 1u64..40,
        order in any::<u64>(),
        again in proptest::collection::vec(any::<prop::sample::Index>(), 0..5),
        files in 1usize..4,
    ) {
        static WHOLE: LazyLock<Value> = LazyLock::new(|| whole(&PigModule, &request(60)));
        let mut lines: Vec<String> = (1..=of).map(|at| shard(&PigModule, &request(60), at, of)).collect();
        let repeated: Vec<String> = again.iter().map(|at| at.get(&lines).clone()).collect();
        lines.extend(repeated);
        use rand::seq::SliceRandom;
        lines.shuffle(&mut Seed(order).stream("order", 0));
        let size = lines.len().div_ceil(files);
        let files: Vec<TextFile> = lines.chunks(size).map(|lines| file(lines.join("\n") + "\n\n")).collect();
        prop_assert_eq!(&timeless(&merge(&files).expect("all shards are there")), &*WHOLE);
    }
}

#[test]
fn every_game_can_be_cut() {
    let cases: [(&str, &str, &[&str]); 3] = [
        ("risk", "(round_limit: 6)", &["raider", "sentinel"]),
        ("dice", "(hero: \"thief\", enemy: \"frost-hen\")", &["greedy", "wanderer"]),
        // One fight and a boss.
        ("gauntlet", "(hero: \"thief\", terms: (layers: [(tier: 1, gold: 4, hp: 4)]))", &["greedy"]),
    ];
    for (id, options, agents) in cases {
        let any_game = game(id).expect("a game of the house");
        let request = MatchRequest {
            opening: Opening::Setup { options: Some(options.to_owned()), seats: None },
            agents: agents.iter().map(|&agent| agent.to_owned()).collect(),
            ..request(6)
        };
        let lines: Vec<String> = [3, 1, 2].map(|at| shard(any_game, &request, at, 3)).into();
        assert_eq!(timeless(&merged(&lines).expect("all shards are there")), whole(any_game, &request), "{id}");
    }
}

/// A shard without the time it took, which stands at its end.
fn without_time(line: &str) -> &str {
    line.rsplit_once(",\"cpu_seconds\":").expect("the time stands at the end").0
}

#[test]
fn a_shard_is_the_same_line_whenever_it_is_played() {
    let once = shard(&PigModule, &request(60), 2, 7);
    let again = shard(&PigModule, &MatchRequest { threads: Some(2), ..request(60) }, 2, 7);
    assert_eq!(without_time(&once), without_time(&again));
    assert!(!once.contains('\n'));
}

/// The problems of these shards, one a line.
fn refused(lines: &[String]) -> Vec<String> {
    merged(lines).expect_err("such shards are refused").to_string().lines().map(str::to_owned).collect()
}

#[test]
fn shards_that_do_not_fit_are_refused_each_with_its_remedy() {
    let lines: Vec<String> = (1..=4).map(|at| shard(&PigModule, &request(60), at, 4)).collect();
    let command =
        "rubicon-lab shard match pig --setup '(target: 15)' --agents bold,shy,bold --games 60 --seed 8 --shard";
    let with = |at: usize, line: String| {
        let mut lines = lines.clone();
        lines[at] = line;
        refused(&lines)
    };

    assert_eq!(
        refused(&[lines[3].clone(), lines[1].clone()]),
        [
            format!("shard 1/4 is missing; run it: {command} 1/4"),
            format!("shard 3/4 is missing; run it: {command} 3/4"),
        ]
    );
    let cut = with(1, lines[1][..200].to_owned());
    assert!(cut[0].starts_with("shards.jsonl:2:200: is no shard: EOF while parsing"), "{cut:?}");
    assert_eq!(cut[1], format!("shard 2/4 is missing; run it: {command} 2/4"));
    let damaged =
        format!("shards.jsonl:2:1: shard 2/4 is damaged: it is not what was written; run it again: {command} 2/4");
    for (from, to) in
        [("\"turns\":", "\"turns\":1"), ("\"winners\":[0]", "\"winners\":[1]"), ("\"check\":\"", "\"check\":\"0")]
    {
        assert_eq!(with(1, lines[1].replacen(from, to, 1))[0], damaged, "{from}");
    }
    let newer = with(1, lines[1].replacen("\"format\":1", "\"format\":2", 1));
    assert!(newer[0].contains("shard 2/4 has format 2, and this program reads 1"), "{newer:?}");

    let other = |request: MatchRequest| with(2, shard(&PigModule, &request, 3, 4));
    let strangers = [
        (MatchRequest { seed: Seed(9), ..request(60) }, "seed 9, not 8"),
        (MatchRequest { games: 63, ..request(60) }, "games 63, not 60"),
        (
            MatchRequest { agents: ["shy", "shy", "shy"].map(str::to_owned).into(), ..request(60) },
            "agents shy,shy,shy, not",
        ),
        (MatchRequest { opening: Opening::CLASSIC, ..request(60) }, "content or setup"),
        (MatchRequest { budget: tabletop::Budget::nodes(5), ..request(60) }, "budget 5, not none"),
    ];
    for (request, told) in strangers {
        let problems = other(request);
        assert!(problems[0].starts_with("shards.jsonl:3:1: shard 3/4 is of another match: "), "{problems:?}");
        assert!(problems[0].contains(told) && problems[1].starts_with("shard 3/4 is missing"), "{problems:?}");
    }
    let overlap = with(2, shard(&PigModule, &request(60), 2, 3));
    assert!(overlap[0].contains("shard 2/3 overlaps: the match is cut into 4 shards elsewhere"), "{overlap:?}");
    assert_eq!(refused(&[])[0], "there are no shards; name files that 'rubicon-lab shard' has printed");
}

#[test]
fn no_change_of_a_shard_panics() {
    let line = shard(&PigModule, &request(12), 1, 1);
    let shard: Value = serde_json::from_str(&line).expect("JSON");
    let wild = [json!(null), json!(-1), json!(1e300), json!(u64::MAX), json!("x"), json!([]), json!({})];
    for pointer in [
        "/match/seats",
        "/match/groups",
        "/match/entrants",
        "/match/shape",
        "/shard",
        "/of",
        "/groups",
        "/groups/0/0/first",
        "/cpu_seconds",
    ] {
        for value in &wild {
            let mut shard = shard.clone();
            *shard.pointer_mut(pointer).unwrap_or_else(|| panic!("{pointer} is there")) = value.clone();
            if pointer != "/cpu_seconds" {
                assert!(!refused(&[shard.to_string()]).is_empty(), "{pointer} {value}");
            } else {
                let _ = merged(&[shard.to_string()]);
            }
        }
    }
}
