//! Matches of a game for one seat: every agent plays every seed alone, and what is found is its mean score.

use std::sync::atomic::AtomicBool;

use lab::{Opening, TextFile};
use matches::{AnyGameMatches, MatchReport, MatchRequest, RunControl, ShardIndex, merge};
use pig::solo::SoloModule;
use pig::{FREE, PigModule};
use tabletop::Seed;
use test_kit::library;

fn request(agents: &[&str], games: u64) -> MatchRequest {
    MatchRequest {
        opening: Opening::CLASSIC,
        agents: agents.iter().map(|agent| (*agent).to_owned()).collect(),
        games,
        seed: Seed(3),
        budget: FREE,
        threads: Some(2),
        recorder: door::Recorder::default(),
    }
}

fn play(game: &dyn AnyGameMatches, request: &MatchRequest) -> MatchReport {
    let control = RunControl { progress: &|_, _| {}, stop: &AtomicBool::new(false) };
    game.play_match(&library(), request, &control).unwrap_or_else(|error| panic!("{error:?}"))
}

#[test]
fn each_agent_plays_alone_and_its_mean_score_is_found() {
    let report = play(&SoloModule, &request(&["steady", "timid"], 400));
    assert_eq!((report.seats, report.games, report.groups, report.unfinished), (1, 400, 200, 0));
    let scores: Vec<_> = report.agents.iter().map(|agent| agent.score.expect("it is scored")).collect();
    // Five turns: whoever keeps from 20 on has some 8 points of each; whoever keeps the first face that is no one, 5/6 of 4.
    let (steady, timid) = (scores[0], scores[1]);
    assert!((35.0..48.0).contains(&steady.mean) && (15.5..18.0).contains(&timid.mean), "{scores:?}");
    let apart = steady.mean - steady.margin.expect("200 groups") > timid.mean + timid.margin.expect("200 groups");
    assert!(apart && timid.margin < steady.margin, "{scores:?}");
    assert!(report.agents.iter().all(|agent| agent.elo == 0.0), "nobody meets anybody: {report:?}");
}

#[test]
fn one_game_has_a_mean_and_no_interval() {
    let report = play(&SoloModule, &request(&["timid"], 1));
    let score = report.agents[0].score.expect("it is scored");
    assert_eq!((report.games, score.margin, score.mean.fract()), (1, None, 0.0));
}

#[test]
fn shards_merge_to_the_match_of_one_process() {
    let request = request(&["steady", "timid"], 60);
    let whole = play(&SoloModule, &request);
    let control = RunControl { progress: &|_, _| {}, stop: &AtomicBool::new(false) };
    let shard = |shard| {
        let part = ShardIndex { shard, of: 3 };
        SoloModule.shard(&library(), &request, part, &control).expect("it is played").expect("nobody stops it")
    };
    let text = [shard(3), shard(1), shard(2)].join("\n");
    let merged = merge(&[TextFile { name: "shards".to_owned(), text }]).unwrap_or_else(|error| panic!("{error:?}"));
    assert_eq!((merged.agents, merged.endings), (whole.agents, whole.endings));
}

#[test]
fn a_match_without_scores_is_reported_as_before() {
    let report = serde_json::to_value(play(&PigModule, &request(&["bold", "shy"], 10))).expect("a report is JSON");
    assert!(report["agents"][0].get("score").is_none(), "{report}");
}
