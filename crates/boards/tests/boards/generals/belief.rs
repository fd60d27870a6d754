//! Beliefs compared with a plain enumeration of all ways to give ranks, and with what really is.

use std::collections::BTreeMap;

use boards::generals::belief::{Belief, Habits, fitting_ranks};
use boards::generals::{Disclosure, Generals, Rank, Relative, Setup, Side, Survivor, View};
use tabletop::{Game, Seed};

use super::support::{at_random, rules, seen, usual, view};

/// Even weights, and such as nobody has.
const HABITS: [Habits; 2] =
    [Habits::NONE, Habits { flag_ahead: 0.3, flag_moved: 0.5, flag_came: 0.1, still_ahead: 0.7, weak_came: 0.2 }];

/// All ways to give the ranks that are left, by trying every one of them for every piece, with their weights as the plainest program has them.
fn enumerated(game: &Generals, view: &View, side: Side, habits: &Habits) -> Vec<(Vec<Rank>, f64)> {
    let mut left = view.counts[side.index()].clone();
    view.known.army(side).iter().filter_map(|piece| piece.rank).for_each(|rank| left[rank.index()] -= 1);
    let mut ways = Vec::new();
    give(game, view, side, &mut Vec::new(), &mut left, &mut ways);
    let weigh = |ranks: Vec<Rank>| {
        let weights = ranks.iter().enumerate().map(|(place, rank)| weight(game, view, side, place, *rank, habits));
        let weight = weights.product();
        (ranks, weight)
    };
    ways.into_iter().map(weigh).collect()
}

fn give(
    game: &Generals,
    view: &View,
    side: Side,
    given: &mut Vec<Rank>,
    left: &mut Vec<u8>,
    ways: &mut Vec<Vec<Rank>>,
) {
    let army = view.known.army(side);
    let Some(piece) = army.get(given.len()) else {
        if came_out(game, view, side, given) {
            ways.push(given.clone());
        }
        return;
    };
    for rank in game.rules().all().iter() {
        let known = piece.rank == Some(rank);
        if known || (piece.rank.is_none() && left[rank.index()] > 0 && piece.may.contains(rank)) {
            given.push(rank);
            left[rank.index()] -= u8::from(!known);
            give(game, view, side, given, left, ways);
            left[rank.index()] += u8::from(!known);
            given.pop();
        }
    }
}

/// Whether every fight came out as these ranks have it.
fn came_out(game: &Generals, view: &View, side: Side, ranks: &[Rank]) -> bool {
    let known = &view.known;
    known.fights.iter().all(|fight| {
        let rank = |whose: Side, home| {
            let place = known.place_of(whose, home).expect("it is there");
            if whose == side { ranks[place] } else { known.army(whose)[place].rank.expect("it is known") }
        };
        let survivor =
            game.rules().survivor(rank(fight.side, fight.attacker), rank(fight.side.other(), fight.defender));
        fight.survivor
            == match survivor {
                Survivor::Attacker => Some(fight.side),
                Survivor::Defender => Some(fight.side.other()),
                Survivor::Nobody => None,
            }
    })
}

fn weight(game: &Generals, view: &View, side: Side, place: usize, rank: Rank, habits: &Habits) -> f64 {
    let (rules, piece) = (game.rules(), view.known.army(side)[place]);
    if piece.rank.is_some() {
        return 1.0;
    }
    let came = view.known.fights.iter().any(|fight| fight.side == side && fight.attacker == piece.home);
    let rows = i32::from(rules.ahead(side, piece.home));
    if rank == rules.flag {
        let moved = if piece.moved { habits.flag_moved } else { 1.0 };
        return habits.flag_ahead.powi(rows) * moved * if came { habits.flag_came } else { 1.0 };
    }
    if !rules.moving().contains(rank) {
        return habits.still_ahead.powi(rows);
    }
    let army = || rules.all().iter().flat_map(|rank| (0..rules.info(rank).count).map(move |_| rank));
    let taken = army().filter(|other| rules.survivor(rank, *other) == Survivor::Attacker).count();
    let strength = (4.0 * taken as f64 / army().count() as f64).round() / 4.0;
    if came { habits.weak_came + (1.0 - habits.weak_came) * strength } else { 1.0 }
}

/// Views of few pieces: what fell, moved, and fought in many ways.
const FEW: [&str; 6] = [
    "3?1?3/9/2?1?4/9/4A4/9/9/F8 w seen w army AF/agykpf fallen ?i6,?i7",
    "3?1?3/9/2?1?4/9/4M4/9/9/F8 w seen w army MPPF/agsppf fallen ?i6,?i7,Pa3,Pa4 fights a3xi6-,e4xi7+ moved a3",
    "3?1?3/9/2?1?4/9/4M4/9/9/F8 w seen w army MPPF/agsppf fallen ?i6,?i7,Pa3,Pa4 fights c6xa3+,i6xa4=,i7xe4- moved c6,i6,i7",
    "3?1?3/9/2?1?4/9/4M4/9/9/F8 w seen w army MYF/yypppf fallen ?i6,Ya3,?i7 fights e4xi6+,d8xa3+ moved d8 may c6PY",
    "f8/9/2!1!4/9/4c4/9/1!1!5/9 b seen b army AYPSKF/cyf fallen !i1,!i2,yh8 fights i1xh8+,e4xi2+ moved i1",
    "2?1?4/9/9/9/1?1?1?3/9/4K4/F8 w seen w army KF/pppppyf fallen ?i6,?i7 moved i6",
];

#[test]
fn chances_are_those_of_a_plain_enumeration() {
    let mut ways_of_all = 0;
    for (number, text) in FEW.into_iter().enumerate() {
        let game = usual();
        let view = seen(&game, text);
        let side = view.side.expect("somebody sees it").other();
        for habits in &HABITS {
            let ways = enumerated(&game, &view, side, habits);
            assert!(ways.len() > 2, "{text}: {} ways", ways.len());
            ways_of_all += ways.len();
            let sum: f64 = ways.iter().map(|(_, weight)| weight).sum();
            let belief =
                Belief::new(&game, &view, side, habits, &mut Seed(1).stream("belief", 0)).expect("some way fits");
            assert!(belief.is_exact());
            for place in 0..view.known.army(side).len() {
                for rank in game.rules().all().iter() {
                    let with = ways.iter().filter(|(ranks, _)| ranks[place] == rank).map(|(_, weight)| weight);
                    let chance = with.sum::<f64>() / sum;
                    let told = belief.chance(place, rank);
                    assert!((told - chance).abs() < 1e-9, "{text}, piece {place}, {rank:?}: {told}, not {chance}");
                }
            }
            compare_draws(&belief, &ways, sum, number as u64);
        }
    }
    assert!(ways_of_all > 1_000, "{ways_of_all}");
}

/// Draws come as often as their weights say.
fn compare_draws(belief: &Belief, ways: &[(Vec<Rank>, f64)], sum: f64, seed: u64) {
    const DRAWS: u32 = 20_000;
    let mut rng = Seed(seed).stream("draw", 0);
    let mut counts: BTreeMap<Vec<Rank>, u32> = BTreeMap::new();
    for _ in 0..DRAWS {
        *counts.entry(belief.draw(&mut rng)).or_insert(0) += 1;
    }
    let mut squares = 0.0;
    for (ranks, weight) in ways.iter().filter(|(_, weight)| *weight > 0.0) {
        let expected = f64::from(DRAWS) * weight / sum;
        let found = f64::from(counts.remove(ranks).unwrap_or(0));
        squares += (found - expected).powi(2) / expected;
    }
    assert!(counts.is_empty(), "these ways do not fit: {counts:?}");
    // Chi-square: its mean is one less than the ways, its spread the root of twice that.
    let free = ways.len() as f64;
    assert!(squares < free + 6.0 * (2.0 * free).sqrt() + 10.0, "{squares} of {free} ways");
}

/// Where there are too many counts, ranks are exchanged, and chances are only near the true ones.
#[test]
fn chances_of_large_armies_are_near_what_is_exact() {
    let game = rules(Setup { relative: Relative::Attaque, disclosure: Disclosure::Survivor, ..Setup::default() });
    let (mut compared, mut drawn) = (0, 0);
    for number in 0..12 {
        let state = at_random(&game, Seed(number), 240);
        if state.end.is_some() {
            continue;
        }
        let view = view(&game, &state, 0);
        let belief = Belief::new(&game, &view, Side::Black, &Habits::NONE, &mut Seed(1).stream("belief", 0))
            .expect("some way fits");
        drawn += usize::from(!belief.is_exact());
        // By even weights all pieces of which as little is known are alike; their chances are one number, to which their average must be near.
        let fitting = fitting_ranks(&game, &view, Side::Black);
        let mut alike: BTreeMap<u16, Vec<usize>> = BTreeMap::new();
        (0..fitting.len()).for_each(|place| alike.entry(fitting[place].0).or_default().push(place));
        for places in alike.values().filter(|places| places.len() > 4) {
            for rank in game.rules().all().iter() {
                let chances: Vec<f64> = places.iter().map(|place| belief.chance(*place, rank)).collect();
                let mean = chances.iter().sum::<f64>() / chances.len() as f64;
                let error = chances.iter().map(|chance| (chance - mean).abs()).fold(0.0, f64::max);
                assert!(error < 0.17, "{number}, {rank:?}: {chances:?}");
                compared += chances.len();
            }
        }
        for (rank, count) in (0..).map(Rank).zip(&view.counts[1]) {
            let all: f64 = (0..fitting.len()).map(|place| belief.chance(place, rank)).sum();
            assert!((all - f64::from(*count)).abs() < 1e-6, "{rank:?}: {all} of {count}");
        }
    }
    assert!(compared > 300 && drawn > 0, "{compared} chances compared, {drawn} beliefs that were drawn");
}

/// The true rank of each piece is always among those that are believed to be possible, and an army has as many of each as it has.
#[test]
fn what_is_true_is_never_ruled_out() {
    let mut asked = 0;
    for relative in Relative::ALL {
        let game = rules(Setup { relative, ..Setup::default() });
        for number in 0..4 {
            for steps in [3, 30, 90, 170] {
                let state = at_random(&game, Seed(number), steps);
                if state.end.is_some() {
                    continue;
                }
                for side in Side::ALL {
                    let view = game.view(&state, tabletop::Eye::Seat(side.other().seat()));
                    let habits = Habits::default();
                    let belief = Belief::new(&game, &view, side, &habits, &mut Seed(2).stream("belief", 0))
                        .expect("the truth fits");
                    let fitting = fitting_ranks(&game, &view, side);
                    for (place, piece) in state.army(side).iter().enumerate() {
                        let rank = piece.rank.expect("it is known");
                        assert!(fitting[place].contains(rank), "{relative:?}, {number}, {steps}, {place}");
                        assert!(
                            !belief.is_exact() || belief.chance(place, rank) > 0.0,
                            "{relative:?}, {number}, {steps}, {place}"
                        );
                        let all: f64 = game.rules().all().iter().map(|rank| belief.chance(place, rank)).sum();
                        assert!((all - 1.0).abs() < 1e-6, "{all}");
                        asked += 1;
                    }
                }
            }
        }
    }
    assert!(asked > 1_000, "{asked}");
}

#[test]
fn a_fight_tells_what_it_can() {
    let game = usual();
    // White's colonel fell to the piece that stands on c6: it is stronger, or a spy.
    let view = seen(&game, "3?1?3/9/2?6/9/9/9/9/F8 w seen w army CF/agypf fallen Ca3,?i6,?i7 fights a3xc6- moved a3");
    let place = view.known.piece_on(boards::board::Square(47)).expect("it stands there").1;
    let fitting = fitting_ranks(&game, &view, Side::Black)[place];
    let letters: String = fitting.iter().map(|rank| game.rules().info(rank).letter).collect();
    assert_eq!(letters, "YAGTDB");
    let belief =
        Belief::new(&game, &view, Side::Black, &Habits::NONE, &mut Seed(1).stream("belief", 0)).expect("some way fits");
    let chance = |letter| belief.chance(place, game.rules().rank(letter).expect("a rank"));
    assert!(['Y', 'A', 'G'].iter().all(|letter| (chance(*letter) - 1.0 / 3.0).abs() < 1e-9));
    let [wins, both, loses] = belief.odds(&game, game.rules().rank('P').expect("a rank"), place);
    assert!((wins - 1.0 / 3.0).abs() < 1e-9 && both == 0.0 && (loses - 2.0 / 3.0).abs() < 1e-9);
}
