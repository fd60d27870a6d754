//! Positions count as the rules do, and stay in step as they change, over games played at random.

use tabletop::{Eye, Game, NoEvents, Seat, Seed, Turn};

use super::{NEUTRAL, Position, Rules, march, position};
use crate::agents::sight::Sight;
use crate::board::{Owner, Phase};
use crate::map::TerritorySet;
use crate::testing::world;
use crate::{Action, Fortify, Risk, Setup, Start, State};

/// Calls `visit` with every position of some random games in which a seat is to act.
fn positions(games: u64, mut visit: impl FnMut(&Risk, &State, &Sight<'_>)) {
    for index in 0..games {
        let seed = Seed(29).derive("game", index);
        let fortify = [Fortify::Adjacent, Fortify::Path, Fortify::Unlimited, Fortify::Off][index as usize % 4];
        let setup =
            Setup { seats: 2 + (index % 5) as u8, start: Start::Scatter, round_limit: 12, fortify, ..Setup::default() };
        let game = Risk::new(setup, world()).unwrap();
        let mut state = game.start();
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
                    visit(&game, &state, &Sight::new(&game, &view));
                    let action = game.sample(&view, &mut rng).unwrap();
                    game.apply(&mut state, &action, &mut NoEvents).unwrap();
                }
            }
        }
    }
}

/// Everything that is counted is what a plain count of the board gives.
fn assert_counted(game: &Risk, state: &State, rules: &Rules, position: &Position) {
    let board = &state.board;
    for seat in Seat::all(board.seats()) {
        let (lands, armies) = board.strength(Owner::of(seat));
        assert_eq!((position.lands(seat.0), u64::from(position.troops(seat.0))), (lands, armies));
        assert_eq!(position.own(seat.0).len(), lands);
        if board.alive(seat) {
            assert_eq!(position.income(seat.0), game.income(board, seat).total());
        }
        for continent in game.map().continents() {
            let members = game.map().continent_members(continent);
            let held = members.iter().filter(|&&at| board.holds(seat, at)).count();
            assert_eq!(usize::from(position.held(&rules.terrain, seat.0, continent.0)), held);
            assert_eq!(position.holds(&rules.terrain, seat.0, continent.0), held == members.len());
        }
    }
    let neutral = board.lands.iter().filter(|land| land.owner == Owner::NEUTRAL).count();
    assert_eq!(position.lands(NEUTRAL) as usize, neutral);
}

#[test]
fn a_position_counts_as_the_rules_do() {
    let mut seen = 0;
    positions(20, |game, state, sight| {
        let rules = Rules::new(sight);
        assert_counted(game, state, &rules, &position(&rules, sight));
        seen += 1;
    });
    assert!(seen > 2_000, "{seen}");
}

/// A capture by the rules, and one by the position, lead to the same counts.
#[test]
fn a_capture_keeps_the_counts_in_step() {
    let mut captured = 0;
    positions(30, |game, state, sight| {
        let Phase::Occupy { from, to, least } = state.board.phase else { return };
        let rules = Rules::new(sight);
        // As the territory falls: it is still its defender's in what the position had before.
        let mut taken = position(&rules, sight);
        taken.shift(from.0, to.0, least);
        let mut after = state.clone();
        game.apply(&mut after, &Action::Occupy(least), &mut NoEvents).unwrap();
        if matches!(after.board.phase, Phase::Attack) {
            assert_counted(game, &after, &rules, &taken);
        }
        // And back again, by the counts alone.
        let mut other = taken.clone();
        let loser = (sight.me.0 + 1) % game.seats() as u8;
        other.lose(to.0, taken.armies(to.0));
        let beside = other.own(loser).iter().next();
        if let Some(beside) = beside.filter(|&at| other.armies(at) > 1) {
            other.capture(&rules.terrain, beside, to.0, 1);
            assert_eq!(other.lands(loser), taken.lands(loser) + 1);
            assert_eq!(other.lands(sight.me.0) + 1, taken.lands(sight.me.0));
            let lands = (0..42u8).map(|at| (other.owner(at), other.armies(at)));
            let mut fresh = Position::new(&rules.terrain, lands, other.alive);
            fresh.hands = other.hands;
            (fresh.seat, fresh.first, fresh.trades) = (other.seat, other.first, other.trades);
            fresh.captured = other.captured;
            assert_eq!(fresh, other, "counted anew it is the same");
        }
        captured += 1;
    });
    assert!(captured > 100, "{captured}");
}

#[test]
fn the_march_is_one_the_rules_allow() {
    let (mut marched, mut stayed) = (0, 0);
    positions(60, |game, state, sight| {
        if state.board.phase != Phase::Fortify {
            return;
        }
        let rules = Rules::new(sight);
        match march(&rules, &position(&rules, sight), sight.me.0) {
            None => stayed += 1,
            Some((from, to, armies)) => {
                let at = crate::map::TerritoryId;
                game.validate(state, &Action::Fortify { from: at(from), to: at(to), armies }).unwrap();
                marched += 1;
            }
        }
    });
    assert!(marched > 30 && stayed > 30, "{marched}, {stayed}");
}

#[test]
fn sets_hold_what_is_put_in() {
    let some = [0, 1, 63, 64, 127, 128, 200, 253];
    let set: TerritorySet = some.into_iter().collect();
    assert_eq!(set.iter().collect::<Vec<u8>>(), some);
    assert_eq!(set.len(), 8);
    let mut fewer = set;
    fewer.remove(64);
    assert!(fewer.within(set) && !set.within(fewer) && !fewer.contains(64) && set.contains(64));
    assert_eq!(set.without(fewer).iter().collect::<Vec<u8>>(), [64]);
    assert_eq!(set.and(fewer), fewer);
    assert_eq!(fewer.or(set), set);
}
