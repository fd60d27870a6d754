//! Opponents keep the contract, see what is near, and each is stronger than the one before it.

use std::sync::Arc;

use boards::chess::fog::{Action, Event, Fog, Relative};
use tabletop::conformance::{AgentOptions, check_agent};
use tabletop::{Agent, Budget, Eye, Game, Monitor, Seat, Seed, Think, Turn};

use super::support::{ending, game, make, score, told};

/// In fog the suite tries each agent on twins of the true position, in which everything hidden is drawn anew.
#[test]
fn every_opponent_keeps_every_promise() {
    for (index, relative) in (0..).zip(Relative::ALL) {
        for fog in [true, false] {
            let game = Arc::new(game(relative, fog, &[]));
            for (spec, nodes) in [
                ("novice", 60),
                ("grabber", 60),
                ("scout:belief=60", 60),
                ("scout:belief=200", 3_000),
                ("oracle:belief=60", 200),
                ("oracle:belief=200", 3_000),
            ] {
                // The dearest is tried in two relatives, and in sight only the one that searches where rules differ most.
                let few = fog || spec.starts_with("scout") && matches!(relative, Relative::Janggi | Relative::Shatranj);
                if !few || nodes > 60 && !(fog && matches!(relative, Relative::Chess | Relative::Janggi)) {
                    continue;
                }
                let options = AgentOptions {
                    games: 2,
                    seed: Seed(index),
                    budget: Budget::nodes(nodes),
                    probe_every: 4,
                    ..AgentOptions::default()
                };
                let report = check_agent(&game, |_| make(spec), &options, |_| {});
                let report = report.unwrap_or_else(|violation| panic!("{spec}, {relative:?}, fog {fog}: {violation}"));
                println!("{spec}, {relative:?}, fog {fog}: {report:?}");
                assert!(report.decisions > 10 && (!fog || report.twins_apart > 0), "{spec}, {relative:?}: {report:?}");
            }
        }
    }
}

#[test]
fn scout_sees_what_is_near() {
    for (relative, fog, start, best, why) in [
        (Relative::Chess, false, "6k1/5ppp/8/8/8/8/8/3RK3 w - - 0 1", "d1-d8", "mate on the back rank"),
        (Relative::Chess, false, "4k3/8/8/3q4/8/4N3/8/4K3 w - - 0 1", "e3-d5", "a queen that nobody guards"),
        (Relative::Xiangqi, false, "4k4/R8/9/9/9/9/9/9/1R7/3K5 w - - 0 1", "b2-b10", "mate by two chariots"),
        (Relative::Chess, true, "4k3/8/8/8/8/8/8/4R1K1 w - - 0 1", "e1-e8", "the king can be taken"),
        (Relative::Chess, true, "4k3/8/8/3q4/8/4N3/8/4K3 w - - 0 1", "e3-d5", "the queen can be taken"),
        (Relative::Janggi, true, "4k4/9/9/9/9/9/9/9/4R4/3K5 w - - 0 1", "e2-e10", "the general can be taken"),
    ] {
        let game = game(relative, fog, &[start]);
        for spec in ["scout@normal", "scout@hard"] {
            let (action, reasons) = told(&game, spec);
            assert_eq!(action, best, "{why}: {:#?}", reasons.candidates);
        }
    }
}

/// The other side does one thing or another, and the seat sees the same: it is told the same, and does the same.
fn unseen_changes_nothing(spec: &str) {
    let monitor = Monitor::new();
    let (mut compared, mut apart) = (0, 0);
    for relative in [Relative::Chess, Relative::Xiangqi, Relative::Janggi, Relative::Sittuyin] {
        let game = game(relative, true, &[]);
        let (mut state, mut rng) = (game.start(), Seed(21).stream("play", 0));
        let mut players = [make(spec), make(spec)];
        for ply in 0..24 {
            let Turn::Seat(seat) = game.turn(&state) else { break };
            let own = Eye::Seat(Seat(1 - seat.0));
            let action = game.sample(&game.view(&state, Eye::Seat(seat)), &mut rng).expect("something can be done");
            let after = |action: &Action| {
                let (mut next, mut events) = (state.clone(), Vec::new());
                game.apply(&mut next, action, &mut events).expect("it is allowed");
                (next, events)
            };
            let (next, events) = after(&action);
            let told =
                |events: &[Event], eye| events.iter().filter_map(|event| game.redact(event, eye)).collect::<Vec<_>>();
            if game.turn(&next) == Turn::Over {
                break;
            }
            let view = game.view(&next, own);
            for other in game.actions(&game.view(&state, Eye::Seat(seat))).expect("few enough") {
                let (twin, others) = after(&other);
                if twin != next && game.view(&twin, own) == view {
                    assert_eq!(told(&others, own), told(&events, own), "{relative:?}, ply {ply}: {action} and {other}");
                    apart += 1;
                }
            }
            let waiting = usize::from(1 - seat.0);
            told(&events, Eye::Seat(seat)).iter().for_each(|event| players[usize::from(seat.0)].observe(&game, event));
            told(&events, own).iter().for_each(|event| players[waiting].observe(&game, event));
            let decide = |player: &mut Box<dyn Agent<Fog>>| {
                let rng = Seed(1).stream("think", ply);
                let mut think = Think { budget: Budget::nodes(400), explain: true, rng, monitor: &monitor };
                player.decide(&game, &view, &mut think)
            };
            let decision = decide(&mut players[waiting]);
            assert_eq!(decide(&mut players[waiting]), decision, "asked again");
            compared += 1;
            state = next;
        }
    }
    assert!(compared > 60 && apart > 60, "{compared} decisions, {apart} twins");
}

#[test]
fn what_is_not_seen_changes_nothing() {
    unseen_changes_nothing("scout:belief=300");
    unseen_changes_nothing("oracle:belief=300");
}

/// What is told in fog is true: sums, counts and chances.
#[test]
fn scout_says_what_it_believes() {
    let game = game(Relative::Chess, true, &["4k3/8/8/8/8/8/3P4/4K3 w - - 0 1"]);
    let (_, reasons) = told(&game, "scout@hard");
    assert_eq!(reasons.headline.id, "headline-chess_all_worlds", "{reasons:#?}");
    // There is one position yet: the king stands where it began.
    let [row] = &reasons.rows[..] else { panic!("{:?}", reasons.rows) };
    assert_eq!(row.values, [Some(100.0), Some(100.0)]);
    // The client takes the last column for the main one.
    let titles: Vec<&str> = reasons.columns.iter().map(|column| &*column.title.id).collect();
    assert_eq!(titles, ["column-chess_likeliest", "column-chess_any"]);
    assert!(reasons.candidates.len() >= 3 && reasons.line.len() == 2, "{reasons:#?}");
}

#[test]
fn scout_beats_grabber_in_fog_and_in_sight() {
    for (relative, fog) in
        [(Relative::Chess, true), (Relative::Xiangqi, true), (Relative::Janggi, true), (Relative::Chess, false)]
    {
        let score = score(&game(relative, fog, &[]), "scout@easy", "grabber", 0..4);
        println!("{relative:?}, fog {fog}: scout@easy against grabber {score}");
        assert!(score.share() > 0.7, "{relative:?}, fog {fog}: {score}");
    }
}

/// In full: `cargo test -p boards fog_ladder -- --ignored --nocapture`.
#[test]
#[ignore = "a long match; a short one is played by the test before"]
fn fog_ladder() {
    for relative in Relative::ALL {
        let game = game(relative, true, &[]);
        println!("{relative:?}: grabber against novice {}", score(&game, "grabber", "novice", 0..50));
        println!("{relative:?}: scout@easy against grabber {}", score(&game, "scout@easy", "grabber", 0..50));
    }
}

/// In full: `cargo test -p boards levels_of_scout -- --ignored --nocapture`.
#[test]
#[ignore = "a long match"]
fn levels_of_scout_in_fog() {
    let chess = game(Relative::Chess, true, &[]);
    println!("scout@normal against scout@easy {}", score(&chess, "scout@normal", "scout@easy", 0..50));
    println!("scout@hard against scout@normal {}", score(&chess, "scout@hard", "scout@normal", 0..20));
}

/// What a change of the settings is worth: `cargo test -p boards fog_settings -- --ignored --nocapture`.
#[test]
#[ignore = "long matches, which prove nothing"]
fn fog_settings() {
    let chess = game(Relative::Chess, true, &[]);
    let usual = "scout@normal";
    for other in ["plan=0", "risk=0", "plan=1", "risk=40", "seen=0", "danger=0", "belief=300", "whim=0"] {
        println!("{usual} against {other}: {}", score(&chess, usual, &format!("{usual}:{other}"), 0..40));
    }
}

#[test]
fn endings_that_are_won_are_won_in_fog() {
    for (name, start, seeds) in
        [("queen", "4k3/8/8/8/8/8/8/3QK3 w - - 0 1", 12), ("rook", "4k3/8/8/8/8/8/8/R3K3 w - - 0 1", 50)]
    {
        for spec in ["scout@easy", "scout@normal"] {
            let (games, won, lost, plies) = ending(Relative::Chess, start, [spec, "scout@easy"], seeds);
            println!(
                "{spec}, king and {name} against king: {won} of {games} won, {lost} lost, {plies} plies on average"
            );
            assert!(
                games >= 10 && won + games.div_ceil(20) >= games,
                "{spec}, {name}: {won} of {games} won, {lost} lost"
            );
        }
    }
}

/// In full: `cargo test -p boards bare_kings -- --ignored --nocapture`.
#[test]
#[ignore = "some hundred games"]
fn bare_kings() {
    for (name, start) in [("queen", "4k3/8/8/8/8/8/8/3QK3 w - - 0 1"), ("rook", "4k3/8/8/8/8/8/8/R3K3 w - - 0 1")] {
        for spec in ["scout@easy", "scout@normal", "scout@hard"] {
            for other in ["novice", "scout@easy"] {
                let (games, won, lost, plies) = ending(Relative::Chess, start, [spec, other], 50);
                println!(
                    "{spec}, king and {name} against the king of {other}: {won} of {games} won, {lost} lost, {plies} plies on average"
                );
            }
        }
    }
}
