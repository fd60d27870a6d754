//! The game for two keeps the contract, in every relative, in fog and in sight.

use std::collections::BTreeMap;
use std::sync::Arc;

use boards::chess::fen;
use boards::chess::fog::{Fog, Relative, Setup};
use tabletop::conformance::{Information, Options, check_game};
use tabletop::{Eye, Game, NoEvents, Seat, Seed, Turn};

fn game(relative: Relative, fog: bool) -> Fog {
    let setup = Setup { relative, fog, ..Setup::default() };
    Fog::new(setup).unwrap_or_else(|faults| panic!("{relative:?}: {faults:?}"))
}

#[test]
fn every_relative_passes_the_suite() {
    for (index, relative) in (0..).zip(Relative::ALL) {
        for fog in [false, true] {
            let information = if fog { Information::Hidden } else { Information::Perfect };
            let options = Options { games: 2, seed: Seed(index), probe_every: 60, information, ..Options::default() };
            let report = check_game(&Arc::new(game(relative, fog)), &options);
            let report = report.unwrap_or_else(|violation| panic!("{relative:?}, fog {fog}: {violation}"));
            println!("{relative:?}, fog {fog}: {report}");
            assert!(report.actions > 40 && report.declared > 0, "{relative:?}: {report}");
        }
    }
}

/// Soldiers that go from side to side bring a game no further.
#[test]
fn soldiers_that_go_sideways_do_not_play_for_ever() {
    for (relative, start) in [
        (Relative::Xiangqi, "3k5/9/9/P8/9/9/9/p8/9/4K4 w - - 0 1"),
        (Relative::Janggi, "3k5/9/9/P8/9/9/9/p8/9/5K3 w - - 0 1"),
    ] {
        let setup = Setup { relative, starts: vec![start.to_owned()], ..Setup::default() };
        let game = Fog::new(setup).expect("a game");
        let (mut state, mut turn) = (game.start(), 0);
        while game.turn(&state) != Turn::Over {
            let row = ["7", "3"][turn % 2];
            let (from, to) = if turn / 2 % 2 == 0 { ("a", "b") } else { ("b", "a") };
            let action = serde_json::from_value(format!("{from}{row}-{to}{row}").into()).expect("an action");
            game.apply(&mut state, &action, &mut NoEvents).expect("it is allowed");
            turn += 1;
            assert!(turn < 20, "{relative:?}");
        }
        assert_eq!(game.standing(&state).expect("it is over").reason, "repetition");
    }
}

/// Plays at random to the end; how it ended.
fn random_game(game: &Fog, seed: Seed) -> String {
    let mut rng = seed.stream("play", 0);
    let mut state = game.start();
    while let Turn::Seat(seat) = game.turn(&state) {
        let view = game.view(&state, Eye::Seat(seat));
        let action = game.sample(&view, &mut rng).expect("something can be done");
        game.apply(&mut state, &action, &mut NoEvents).expect("it is allowed");
        game.check_state(&state).expect("sound");
    }
    game.standing(&state).expect("it is over").reason.into_owned()
}

#[test]
fn random_games_end_by_their_rules_in_every_way() {
    let mut ends: BTreeMap<String, u32> = BTreeMap::new();
    for relative in Relative::ALL {
        for fog in [false, true] {
            let game = game(relative, fog);
            for number in 0..12 {
                *ends.entry(random_game(&game, Seed(3).derive("game", number))).or_insert(0) += 1;
            }
        }
    }
    let known = ["taken", "mate", "bare", "passed", "points", "quiet", "stuck"];
    assert!(known.iter().all(|end| ends.contains_key(*end)), "{ends:?}");
}

/// In full: `cargo test -p boards ten_thousand_games_in_fog -- --ignored --nocapture`.
#[test]
#[ignore = "ten thousand games of each relative"]
fn ten_thousand_games_in_fog_have_no_fault() {
    for relative in Relative::ALL {
        let game = game(relative, true);
        let mut ends: BTreeMap<String, u32> = BTreeMap::new();
        for number in 0..10_000 {
            *ends.entry(random_game(&game, Seed(4).derive("game", number))).or_insert(0) += 1;
        }
        println!("{relative:?}: {ends:?}");
    }
}

/// How often the draw of what is dark finds a state, over random games, and that it looks like what was seen.
#[test]
fn worlds_look_like_their_views() {
    for relative in Relative::ALL {
        let game = game(relative, true);
        let (mut asked, mut missed) = (0, Vec::new());
        for number in 0..3 {
            let mut rng = Seed(6).derive("game", number).stream("play", 0);
            let mut state = game.start();
            while let Turn::Seat(seat) = game.turn(&state) {
                let view = game.view(&state, Eye::Seat(seat));
                for eye in [Eye::Seat(seat), Eye::Seat(Seat(1 - seat.0)), Eye::Public] {
                    let view = game.view(&state, eye);
                    asked += 1;
                    let Some(world) = game.world(&view, &mut rng) else {
                        let text = fen::write(game.rules(), &state.position(game.rules()));
                        missed.push(format!("{relative:?}, {eye:?}: {text}"));
                        continue;
                    };
                    assert_eq!(game.view(&world, eye), view, "{relative:?}");
                    assert_eq!(game.turn(&world), game.turn(&state), "{relative:?}");
                }
                let action = game.sample(&view, &mut rng).expect("something can be done");
                game.apply(&mut state, &action, &mut NoEvents).expect("it is allowed");
            }
        }
        assert!(asked > 300 && missed.is_empty(), "of {asked} views these have no world: {missed:#?}");
    }
}
