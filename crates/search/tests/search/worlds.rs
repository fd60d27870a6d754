//! Races in sampled worlds, on a game of cards whose worlds are few enough to enumerate.

use rand::RngExt;
use rand::seq::SliceRandom;
use search::{Race, Raced, Worlds};
use tabletop::{Monitor, Rng, Seed};

/// Two cards of the other player and four of one's own are dealt from cards 1 to 9. One leads a card; the other player beats it
/// with the lowest card that does, else gives the lowest. Then a coin says whether the next trick counts, and one leads the
/// highest card that is left.
struct Trick {
    own: [u8; 4],
    /// Every world that was drawn, in order.
    drawn: Vec<[u8; 2]>,
    /// Every playout: the candidate, the world and the coin.
    played: Vec<(u8, [u8; 2], bool)>,
}

/// As a game would set it.
const RACE: Race = Race { playouts: 4_000, batch: 32, dropped: 2.5, clear: 1.0 };
/// What a card kept is worth, in tricks.
const RANK: f64 = 0.01;

impl Trick {
    fn new(own: [u8; 4]) -> Self {
        Self { own, drawn: Vec::new(), played: Vec::new() }
    }

    /// Every hand of four cards.
    fn all() -> impl Iterator<Item = Self> {
        let cards = |set: u32| (1..=9).filter(|card| (set >> card) & 1 == 1).collect::<Vec<u8>>();
        (0..1 << 10).step_by(2).filter_map(move |set| cards(set).try_into().ok()).map(Self::new)
    }

    fn unseen(&self) -> Vec<u8> {
        (1..=9).filter(|card| !self.own.contains(card)).collect()
    }

    /// Tricks won and the highest card kept.
    fn ends(&self, lead: u8, theirs: [u8; 2], counts: bool) -> [f64; 2] {
        let [low, high] = [theirs[0].min(theirs[1]), theirs[0].max(theirs[1])];
        let (answer, left) = if low > lead || high < lead { (low, high) } else { (high, low) };
        let next = self.own.iter().copied().filter(|card| *card != lead).max().unwrap_or(0);
        [f64::from(u8::from(lead > answer) + u8::from(counts && next > left)), next.into()]
    }

    /// What leading a card is worth, by enumerating all worlds and both sides of the coin.
    fn exact(&self, lead: u8) -> f64 {
        let unseen = self.unseen();
        let (mut sum, mut count) = (0.0, 0.0);
        for (at, one) in unseen.iter().enumerate() {
            for other in &unseen[at + 1..] {
                for counts in [false, true] {
                    let [tricks, kept] = self.ends(lead, [*one, *other], counts);
                    sum += tricks + RANK * kept;
                    count += 1.0;
                }
            }
        }
        sum / count
    }

    fn race(&mut self, race: Race, seed: u64) -> Raced<u8, 2> {
        let candidates = self.own.to_vec();
        race.run(self, candidates, &mut Seed(seed).stream("race", 0), &Monitor::new())
    }
}

impl Worlds<2> for Trick {
    type World = [u8; 2];
    type Candidate = u8;

    fn weights(&self) -> [f64; 2] {
        [1.0, RANK]
    }

    fn draw(&mut self, rng: &mut Rng) -> [u8; 2] {
        let mut unseen = self.unseen();
        unseen.shuffle(rng);
        let world = [unseen[0], unseen[1]];
        self.drawn.push(world);
        world
    }

    fn play_out(&mut self, world: &[u8; 2], lead: &u8, chance: &mut Rng) -> Option<[f64; 2]> {
        let counts = chance.random();
        self.played.push((*lead, *world, counts));
        Some(self.ends(*lead, *world, counts))
    }
}

/// Worlds of which each is worth anything at all, and candidates that add a little to it: by so much, and by a spread of their own.
struct Noise;

impl Worlds<1> for Noise {
    type World = f64;
    type Candidate = (f64, f64);

    fn weights(&self) -> [f64; 1] {
        [1.0]
    }

    fn draw(&mut self, rng: &mut Rng) -> f64 {
        rng.random_range(-100.0..100.0)
    }

    fn play_out(&mut self, world: &f64, (more, spread): &(f64, f64), chance: &mut Rng) -> Option<[f64; 1]> {
        Some([world + more + spread * chance.random_range(-1.0..1.0)])
    }
}

fn noise(race: Race, candidates: &[(f64, f64)]) -> Raced<(f64, f64), 1> {
    race.run(&mut Noise, candidates.to_vec(), &mut Seed(1).stream("race", 0), &Monitor::new())
}

#[test]
fn what_is_done_is_the_best_by_enumeration_for_every_hand() {
    let (mut hands, mut agreed) = (0, 0);
    for mut trick in Trick::all() {
        let raced = trick.race(RACE, hands);
        let exact: Vec<f64> = trick.own.iter().map(|lead| trick.exact(*lead)).collect();
        let best = exact.iter().copied().fold(f64::MIN, f64::max);
        assert!(best - exact[raced.best] < 0.12, "{:?}: {exact:?} against {raced:?}", trick.own);
        agreed += u64::from(best - exact[raced.best] < 1e-9);
        for (runner, exact) in raced.runners.iter().zip(&exact) {
            // Worths lie between 0 and 2.09, so that no standard deviation is above 1.05.
            let most = 5.0 * 1.05 / (runner.playouts() as f64).sqrt();
            assert!((runner.worth() - exact).abs() < most, "{:?}: {runner:?} instead of {exact}", trick.own);
        }
        hands += 1;
    }
    assert!(hands == 126 && agreed > 110, "{agreed} of {hands}");
}

#[test]
fn more_worlds_come_nearer_to_the_enumeration() {
    let off = |playouts| -> f64 {
        let race = Race { playouts, batch: usize::MAX, ..RACE };
        // Each hand meets worlds of its own, or all would err the same way.
        let errors = |(seed, mut trick): (u64, Trick)| -> f64 {
            let raced = trick.race(race, seed);
            raced.runners.iter().map(|runner| (runner.worth() - trick.exact(runner.candidate)).abs()).sum()
        };
        (0..).zip(Trick::all()).map(errors).sum()
    };
    let [few, many, most] = [off(64), off(1_024), off(16_384)];
    // Sixteen times the worlds, a quarter of the error.
    assert!(many < few / 2.5 && most < many / 2.5, "{few}, {many}, {most}");
}

#[test]
fn all_candidates_meet_the_same_worlds_with_the_same_chance() {
    let mut trick = Trick::new([2, 5, 6, 9]);
    let raced = trick.race(RACE, 3);
    let of = |lead: u8| -> Vec<_> {
        trick.played.iter().filter(|played| played.0 == lead).map(|(_, world, coin)| (*world, *coin)).collect()
    };
    let longest = raced.runners.iter().map(|runner| of(runner.candidate)).max_by_key(Vec::len).expect("four of them");
    assert_eq!(longest.iter().map(|(world, _)| *world).collect::<Vec<_>>(), trick.drawn);
    for runner in &raced.runners {
        let met = of(runner.candidate);
        assert_eq!((met.len(), &met[..]), (runner.playouts(), &longest[..met.len()]), "{}", runner.candidate);
    }
    assert!(raced.runners.iter().any(|runner| !runner.stayed()), "somebody drops out: {raced:?}");
    // The worlds are the same ones when others race.
    let mut two = Trick::new([2, 5, 6, 9]);
    let fewer = RACE.run(&mut two, vec![5, 6], &mut Seed(3).stream("race", 0), &Monitor::new());
    let shared = two.drawn.len().min(trick.drawn.len());
    assert!(shared >= 32 && fewer.runners.len() == 2);
    assert_eq!(two.drawn[..shared], trick.drawn[..shared]);
}

#[test]
fn the_same_seed_is_the_same_race() {
    let once = |seed| Trick::new([1, 4, 7, 8]).race(RACE, seed);
    assert_eq!(once(1), once(1));
    assert_ne!(once(1), once(2));
}

#[test]
fn what_worlds_bring_to_all_alike_does_not_hide_who_is_ahead() {
    // By averages alone, worlds between -100 and 100 would hide a hundredth for millions of playouts.
    let raced = noise(RACE, &[(0.0, 0.0), (0.01, 0.0), (-0.01, 0.0)]);
    assert_eq!((raced.best, raced.playouts), (1, 3 * 32));
    let lead = raced.runners[1].lead(&raced.runners[2]);
    assert!((lead.mean - 0.02).abs() < 1e-9 && lead.error < 1e-9, "{lead:?}");
}

#[test]
fn a_lead_is_the_paired_difference_with_its_spread() {
    let race = Race { playouts: 20_000, batch: usize::MAX, ..RACE };
    let raced = noise(race, &[(0.0, 0.0), (0.5, 3.0)]);
    let lead = raced.runners[1].lead(&raced.runners[0]);
    // An even spread from -3 to 3 has a standard deviation of the square root of 3.
    let error = 3f64.sqrt() / (raced.runners[0].playouts() as f64).sqrt();
    assert!((lead.error / error - 1.0).abs() < 0.05, "{lead:?}, not {error}");
    assert!((lead.mean - 0.5).abs() < 4.0 * error, "{lead:?}");
    let back = raced.runners[0].lead(&raced.runners[1]);
    assert_eq!((back.mean, back.error), (-lead.mean, lead.error));
}

#[test]
fn the_first_gives_way_only_to_what_is_clearly_better() {
    let candidates = [(0.0, 0.0), (0.1, 3.0)];
    let race = Race { playouts: 2_000, batch: usize::MAX, ..RACE };
    let lead = |raced: &Raced<(f64, f64), 1>| raced.runners[1].lead(&raced.runners[0]);
    let eager = noise(Race { clear: 0.0, ..race }, &candidates);
    assert!(lead(&eager).mean > 0.0 && eager.best == 1, "{:?}", lead(&eager));
    let errors = lead(&eager).mean / lead(&eager).error;
    assert_eq!(noise(Race { clear: errors * 0.99, ..race }, &candidates).best, 1);
    assert_eq!(noise(Race { clear: errors * 1.01, ..race }, &candidates).best, 0);
}

#[test]
fn who_falls_behind_or_does_the_same_drops_out() {
    let candidates = [(0.0, 0.0), (0.0, 0.0), (-1.0, 0.5)];
    let raced = noise(RACE, &candidates);
    let stayed: Vec<bool> = raced.runners.iter().map(|runner| runner.stayed()).collect();
    assert_eq!((stayed, raced.best, raced.playouts), (vec![true, false, false], 0, 3 * 32));
    // Behind by no more than the margin, one stays; of equals the second still goes.
    let wide = noise(Race { dropped: 1_000.0, ..RACE }, &candidates);
    let playouts: Vec<usize> = wide.runners.iter().map(|runner| runner.playouts()).collect();
    assert_eq!(playouts, [(4_000 - 32) / 2, 32, (4_000 - 32) / 2]);
}

#[test]
fn budgets_bound_a_race_and_stops_end_it() {
    let candidates = [(0.0, 1.0), (0.0, 2.0), (0.0, 3.0)];
    for playouts in [0, 2, 3, 100, 1_000] {
        let raced = noise(Race { playouts, batch: usize::MAX, ..RACE }, &candidates);
        assert_eq!((raced.playouts, raced.cut), (playouts / 3 * 3, false));
    }
    let monitor = Monitor::new();
    monitor.stop();
    let stopped = RACE.run(&mut Noise, candidates.to_vec(), &mut Seed(1).stream("race", 0), &monitor);
    assert_eq!((stopped.playouts, stopped.cut, stopped.best), (0, true, 0));
    for few in [&candidates[..0], &candidates[..1]] {
        let raced = noise(RACE, few);
        assert_eq!((raced.runners.len(), raced.playouts, raced.best), (few.len(), 0, 0));
    }
}
