//! The tiny games pass, and the checks were not vacuous.

use std::sync::Arc;

use tabletop::conformance::{Information, Options, Report, check_game, check_state, golden, play_random};
use tabletop::{Game, Seed, Turn};

use crate::tiny::{Kuhn, Nim, NimState};

fn passes<G: Game>(game: G, options: Options) -> Report {
    check_game(&Arc::new(game), &options).unwrap_or_else(|violation| panic!("{violation}"))
}

fn thorough(games: u64, information: Information) -> Options {
    Options { games, probe_every: 1, information, ..Options::default() }
}

#[test]
fn nim_keeps_every_promise() {
    let report = passes(Nim::new(&[5, 4, 3]), thorough(100, Information::Perfect));
    assert_eq!((report.games, report.records, report.twins_apart, report.outcomes), (100, 100, 0, 0));
    assert!(report.refused > report.probes && report.allowed > report.probes, "{report}");
    assert_eq!(report.probes, report.actions + report.games, "{report}");
}

#[test]
fn nim_keeps_them_without_a_list_of_actions() {
    let report = passes(Nim::unlisted(&[5, 4, 3]), thorough(100, Information::Perfect));
    assert!(report.refused > report.probes && report.allowed > report.probes, "{report}");
}

#[test]
fn a_game_longer_than_a_keyframe_is_gone_back_through() {
    let report = passes(Nim::new(&[90, 90]), Options { games: 20, ..thorough(20, Information::Perfect) });
    assert!(report.longest > 80, "{report}");
}

#[test]
fn kuhn_poker_keeps_every_promise() {
    for (seats, rolled) in [(2, false), (2, true), (3, true), (4, true)] {
        let report = passes(Kuhn::new(seats, rolled), thorough(100, Information::Hidden));
        assert!(report.twins_apart * 3 > report.twins, "{report}");
        assert!(report.events_compared > report.probes, "{report}");
        assert!(report.distributions >= u64::from(seats) + u64::from(rolled), "{report}");
        assert!(report.actions > 0 && report.outcomes >= report.games * u64::from(seats), "{report}");
    }
}

#[test]
fn the_same_options_check_the_same() {
    let options = thorough(20, Information::Hidden);
    assert_eq!(passes(Kuhn::new(3, true), options.clone()), passes(Kuhn::new(3, true), options));
}

#[test]
fn a_position_of_ones_own_is_checked() {
    let game = Arc::new(Nim::new(&[1]));
    let state = NimState { heaps: vec![0, 200, 7], mover: tabletop::Seat(1) };
    let report = check_state(&game, &state, &Options::default()).expect("any heaps are a position");
    assert_eq!((report.probes, report.games), (1, 0));
}

#[test]
fn random_play_leads_back_to_a_step() {
    let game = Arc::new(Kuhn::new(3, true));
    let whole = play_random(&game, Seed(5), u64::MAX).expect("it plays to the end");
    assert_eq!(whole.turn(), Turn::Over);
    let part = play_random(&game, Seed(5), 4).expect("it plays");
    assert_eq!(part.steps(), &whole.steps()[..4]);
    assert!(play_random(&game, Seed(5), 0).expect("nothing is played").is_empty());
}

#[test]
fn a_golden_game_tells_every_step_and_the_end() {
    let text = golden(&Arc::new(Nim::new(&[2, 1])), Seed(3), 100).expect("it plays");
    let session = play_random(&Arc::new(Nim::new(&[2, 1])), Seed(3), 100).expect("it plays");
    assert!(text.starts_with("nim seed 3\n") && text.contains("seat 1 (heap:"), "{text}");
    assert_eq!(text.lines().count(), session.len() + 3, "{text}");
    assert!(text.contains(&format!("{:016x}", session.hash())), "{text}");
    let cards = golden(&Arc::new(Kuhn::new(2, true)), Seed(3), 1).expect("it plays");
    assert!(cards.contains(" chance Card(") && cards.ends_with("unfinished after 1 steps\n"), "{cards}");
}
