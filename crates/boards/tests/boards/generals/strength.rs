//! Matches: who beats whom, and how far from one that knows all ranks.

use boards::generals::{Action, Generals, Relative, Setup};
use tabletop::{Agent, Decision, Eye, Game, Limits, Monitor, NoEvents, Seed, Table, Think, Turn};

use super::agents::make;
use super::support::{rules, usual};
use crate::matches::Score;

/// The score of the first of two opponents, each seed played from both sides.
pub fn score(game: &Generals, [one, other]: [&str; 2], seeds: std::ops::Range<u64>) -> Score {
    let mut score = Score::default();
    for seed in seeds {
        for first in [true, false] {
            let specs = if first { [one, other] } else { [other, one] };
            let mut agents: Vec<Box<dyn Agent<Generals>>> = specs.map(make).into_iter().collect();
            let table = Table::new(game, Seed(seed), &mut agents).expect("two seats");
            let finish = table.play(Limits::default()).expect("they keep the rules");
            score.add(points(&finish.standing.expect("it ends").places, usize::from(!first)));
        }
    }
    score
}

fn points(places: &[u8], own: usize) -> f64 {
    match places[own].cmp(&places[1 - own]) {
        std::cmp::Ordering::Less => 1.0,
        std::cmp::Ordering::Equal => 0.5,
        std::cmp::Ordering::Greater => 0.0,
    }
}

/// In full: `cargo test -p boards generals_ladder -- --ignored --nocapture`.
#[test]
#[ignore = "long matches; short ones are played by the test of the opponents"]
fn generals_ladder() {
    let game = usual();
    for (one, other, seeds) in [
        ("grabber", "novice", 100),
        ("marshal@easy", "grabber", 60),
        ("marshal@normal", "grabber", 60),
        ("marshal@normal", "marshal@easy", 60),
        ("marshal@hard", "marshal@normal", 50),
    ] {
        println!("{one} against {other}: {}", score(&game, [one, other], 0..seeds));
    }
}

/// In full: `cargo test -p boards attaque_ladder -- --ignored --nocapture`.
#[test]
#[ignore = "long matches"]
fn attaque_ladder() {
    let game = rules(Setup { relative: Relative::Attaque, ..Setup::default() });
    for (one, other, seeds) in [("grabber", "novice", 50), ("marshal@easy", "grabber", 50)] {
        println!("{one} against {other}: {}", score(&game, [one, other], 0..seeds));
    }
}

/// What a change of the settings is worth: `cargo test -p boards generals_settings -- --ignored --nocapture`.
#[test]
#[ignore = "long matches, which prove nothing"]
fn generals_settings() {
    let game = usual();
    let usual = "marshal:nodes=300,samples=32";
    for change in ["hunt=0.1", "danger=0", "informed=1", "habits=0"] {
        println!("{change} against the usual: {}", score(&game, [&format!("{usual},{change}"), usual], 0..60));
    }
}

/// An opponent that is handed the true state and so knows every rank, which nobody is in the program: it sees both armies and plays the same search.
fn knows_all(game: &Generals, spec: &str, seed: u64, first: bool) -> f64 {
    let mut honest = make(spec);
    let mut seeing = make(spec);
    let own = usize::from(!first);
    let monitor = Monitor::new();
    let (mut state, mut step) = (game.start(), 0);
    loop {
        step += 1;
        match game.turn(&state) {
            Turn::Over => return points(&game.standing(&state).expect("it is over").places, own),
            Turn::Chance => {
                let outcome = game.draw(&state, &mut Seed(seed).stream("chance", 0)).expect("it is due");
                game.resolve(&mut state, &outcome, &mut NoEvents).expect("it may come");
            }
            Turn::Seat(seat) => {
                let mut view = game.view(&state, Eye::Seat(seat));
                let sees_all = seat.index() != own && !game.setting_up(&state);
                if sees_all {
                    view.known = state.clone();
                }
                let rng = Seed(seed).stream("think", step);
                let mut think = Think { budget: tabletop::Budget::default(), explain: false, rng, monitor: &monitor };
                let agent = if sees_all { &mut seeing } else { &mut honest };
                let decision: Decision<Action> = agent.decide(game, &view, &mut think);
                game.apply(&mut state, &decision.action, &mut NoEvents).expect("it is allowed");
            }
        }
    }
}

/// An upper bound: `cargo test -p boards against_one_that_knows -- --ignored --nocapture`.
#[test]
#[ignore = "a long match"]
fn against_one_that_knows_all_ranks() {
    let game = usual();
    for spec in ["grabber", "marshal@easy", "marshal@normal"] {
        let mut sum = Score::default();
        for seed in 0..50 {
            [true, false].into_iter().for_each(|first| sum.add(knows_all(&game, spec, seed, first)));
        }
        println!("{spec} against the same that knows all ranks: {sum}");
    }
}
