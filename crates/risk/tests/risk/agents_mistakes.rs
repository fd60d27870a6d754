//! The mistakes that can be set: what somebody leaves behind, forgets, and misjudges, in every decision of whole games.

use risk::{Action, Phase, Risk, Setup, State, agents};
use tabletop::{Eye, Game, NoEvents, Seat, Seed, Turn};

use crate::position::decide;
use crate::support::world;

/// Plays a game of three in which everybody decides as `spec`, and calls `visit` with every decision before it is carried out.
fn watch(spec: &str, seed: u64, mut visit: impl FnMut(&Risk, &State, Seat, &Action)) {
    let setup = Setup { seats: 3, muster: 20, round_limit: 12, ..Setup::default() };
    let game = Risk::new(setup, world()).expect("playable");
    let mut state = game.start();
    for step in 0..3_000 {
        let mut rng = Seed(seed).stream("play", step);
        match game.turn(&state) {
            Turn::Over => return,
            Turn::Chance => {
                let outcome = game.draw(&state, &mut rng).expect("chance is due");
                game.resolve(&mut state, &outcome, &mut NoEvents).expect("it can come");
            }
            Turn::Seat(seat) => {
                let action = decide(&game, spec, &game.view(&state, Eye::Seat(seat))).action;
                visit(&game, &state, seat, &action);
                game.apply(&mut state, &action, &mut NoEvents).expect("legal");
            }
        }
    }
}

/// Decisions on moving in, as a share of all that may go; those that leave no choice are none.
fn shares_sent(spec: &str) -> Vec<f64> {
    let mut shares = Vec::new();
    for seed in 0..4 {
        watch(spec, seed, |_, state, _, action| {
            let (Phase::Occupy { from, least, .. }, Action::Occupy(sent)) = (&state.board.phase, action) else {
                return;
            };
            let most = state.board.land(*from).armies - 1;
            if most > 10 * least {
                shares.push(f64::from(*sent) / f64::from(most));
            }
        });
    }
    shares
}

#[test]
fn a_beginner_leaves_behind_what_is_set() {
    let mean = |shares: &[f64]| shares.iter().sum::<f64>() / shares.len() as f64;
    let usual = shares_sent("beginner:finish=off,restless=0");
    let half = shares_sent("beginner:finish=off,restless=0,stays=0.5");
    let most = shares_sent("beginner:finish=off,restless=0,stays=0.9");
    assert!(usual.len() > 4 && most.len() > 4, "{usual:?}, {most:?}");
    assert_eq!(usual, half, "half of them, where nothing is set");
    assert!(usual.iter().all(|share| (0.4..=0.5).contains(share)), "{usual:?}");
    assert!(most.iter().all(|share| *share <= 0.11) && mean(&most) < mean(&usual), "{most:?}");
}

#[test]
fn who_forgets_the_rear_never_marches() {
    let marches = |spec: &str| {
        let mut marches = 0;
        watch(spec, 5, |_, _, _, action| marches += u32::from(matches!(action, Action::Fortify { .. })));
        marches
    };
    assert!(marches("beginner:restless=0") > 3);
    assert_eq!(marches("beginner:restless=0,forgets=1"), 0);
}

/// First placings that lie in the continent of which most is one's own.
#[test]
fn without_a_thought_for_continents_armies_go_elsewhere() {
    let differ = |other: &str| {
        let (mut differ, mut all) = (0, 0);
        watch("beginner:whim=0", 3, |game, state, seat, action| {
            if matches!(state.board.phase, Phase::Reinforce { .. }) && matches!(action, Action::Place(_)) {
                all += 1;
                differ += u32::from(decide(game, other, &game.view(state, Eye::Seat(seat))).action != *action);
            }
        });
        (differ, all)
    };
    assert_eq!(differ("beginner:whim=0,continents=6").0, 0, "that is what it usually does");
    let (forgot, all) = differ("beginner:whim=0,continents=0");
    assert!(forgot > 3, "{forgot} of {all}");
}

#[test]
fn a_marshal_that_misjudges_decides_otherwise_and_by_the_rules() {
    let differ = |other: &str| {
        let (mut differ, mut all) = (0, 0);
        watch("marshal@easy", 2, |game, state, seat, action| {
            if state.board.phase == Phase::Attack {
                all += 1;
                let decision = decide(game, other, &game.view(state, Eye::Seat(seat)));
                game.validate(state, &decision.action).expect("legal");
                differ += u32::from(decision.action != *action);
            }
        });
        (differ, all)
    };
    assert_eq!(differ("marshal@easy:misjudge=0").0, 0);
    let ((little, all), (much, _)) = (differ("marshal@easy:misjudge=0.1"), differ("marshal@easy:misjudge=0.9"));
    assert!(much > little && much * 5 > all, "{little} and {much} of {all}");
    assert!(agents::make("marshal:misjudge=1.5").is_err());
}
