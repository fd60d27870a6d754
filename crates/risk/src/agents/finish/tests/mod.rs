//! A chase finds what a plain one finds, in as many positions, over whole games.

mod plain;

use tabletop::{Budget, Eye, Game, Monitor, NoEvents, Seed, Think, Turn};

use self::plain::PlainChase;
use super::bound::Bound;
use super::chase::{Changes, Chase};
use super::quarry::{Finish, Quarry, battles};
use super::theatre::Theatre;
use crate::agents::make;
use crate::agents::sets::Few;
use crate::agents::sight::{Ground, Sight};
use crate::map::{TerritoryId, TerritorySet};
use crate::setup::{Setup, Start, Victory};
use crate::testing::world;
use crate::{Phase, Risk};

/// Calls `visit` with every position of a game in which a seat places, attacks or moves in.
fn positions(game: &Risk, names: &[&str], seed: Seed, mut visit: impl FnMut(&Sight<'_>)) {
    let mut agents: Vec<_> = names.iter().map(|name| make(name).unwrap()).collect();
    let (mut state, monitor) = (game.start(), Monitor::new());
    for step in 0.. {
        let mut rng = seed.stream("play", step);
        match game.turn(&state) {
            Turn::Over => break,
            Turn::Chance => {
                let outcome = game.draw(&state, &mut rng).unwrap();
                game.resolve(&mut state, &outcome, &mut NoEvents).unwrap();
            }
            Turn::Seat(seat) => {
                let view = game.view(&state, Eye::Seat(seat));
                if matches!(view.board.phase, Phase::Reinforce { .. } | Phase::Attack | Phase::Occupy { .. }) {
                    visit(&Sight::new(game, &view));
                }
                let mut think = Think { budget: Budget::default(), explain: false, rng, monitor: &monitor };
                let action = agents[seat.index()].decide(game, &view, &mut think).action;
                game.apply(&mut state, &action, &mut NoEvents).unwrap();
            }
        }
    }
}

#[test]
fn a_chase_finds_what_a_plain_one_finds() {
    let (mut runs, mut found, mut refused) = (0, 0, 0);
    let setups = [
        (Setup { seats: 2, ..Setup::default() }, vec!["sentinel", "raider"]),
        (Setup { seats: 3, fog: true, ..Setup::default() }, vec!["sentinel", "raider", "gardener"]),
        (
            Setup { seats: 4, start: Start::Scatter, ..Setup::default() },
            vec!["raider", "sentinel", "raider", "sentinel"],
        ),
        (
            Setup { seats: 3, victory: Victory::Capitals(0), capital_dice: true, ..Setup::default() },
            vec!["sentinel", "raider", "raider"],
        ),
        (
            Setup { seats: 3, victory: Victory::Share(70), two_phase: true, ..Setup::default() },
            vec!["raider", "raider", "sentinel"],
        ),
    ];
    let monitor = Monitor::new();
    for (index, (setup, names)) in (0..).zip(setups) {
        let game = Risk::new(setup, world()).unwrap();
        for seed in 0..6 {
            positions(&game, &names, Seed(31).derive("chase", 10 * index + seed), |sight| {
                for quarry in Quarry::all(sight, Finish::Rivals) {
                    let bound = quarry.takes_all().then(|| Bound::new(sight, quarry.wanted));
                    let (mut few, mut any) = (Theatre::<Few>::new(sight), Theatre::<TerritorySet>::new(sight));
                    let mut chase = Chase::new(&mut few, quarry.wanted, quarry.need, &monitor);
                    let mut wide = Chase::new(&mut any, quarry.wanted, quarry.need, &monitor);
                    let mut plain = PlainChase::new(sight, quarry.wanted, quarry.need, &monitor);
                    let front = sight.fronts().next().unwrap_or(TerritoryId(0));
                    let reinforced = (front, sight.armies(front).saturating_add(sight.board().to_place));
                    for (changes, most) in [(Changes::new(), 400), (Changes::from_iter([reinforced]), 40)] {
                        if changes.iter().any(|&(at, _)| !sight.own(at)) {
                            continue;
                        }
                        let quick = chase.run(&changes, battles(sight), most);
                        assert_eq!(quick, plain.run(&changes, battles(sight), most));
                        assert_eq!(quick, wide.run(&changes, battles(sight), most));
                        assert_eq!([chase.positions, wide.positions], [plain.positions; 2]);
                        runs += 1;
                        found += usize::from(quick.is_some());
                        // What no plan can be likelier than refuses a chase that would find none.
                        if bound.as_ref().is_some_and(|bound| bound.refuses(sight, &changes)) {
                            refused += 1;
                            assert_eq!(quick, None);
                        }
                    }
                }
            });
        }
    }
    assert!(found > 200 && refused > 200 && runs > found + refused + 200, "{found} found, {refused} refused of {runs}");
}
