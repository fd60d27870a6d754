//! Trees that grow against the plainest solver there is: CFR+ as a recursion over the whole game, without a tree, without a prediction, without static values.

use std::collections::BTreeMap;

use search::{Cfr, CfrLimits, Entry, ExtensiveForm, Start, plain};
use tabletop::{Monitor, Seat, Turn};

use super::kuhn::Kuhn;
use super::leduc::Leduc;
use super::{ROOM, averages, rng, start};

/// What is kept for an information set, by move.
#[derive(Clone, Default)]
struct Kept {
    regrets: Vec<f64>,
    average: Vec<f64>,
}

impl Kept {
    /// Moves in proportion to their regrets; all alike where there is none.
    fn strategy(&self) -> Vec<f64> {
        let sum: f64 = self.regrets.iter().sum();
        let alike = 1.0 / self.regrets.len() as f64;
        self.regrets.iter().map(|regret| if sum > 0.0 { regret / sum } else { alike }).collect()
    }
}

/// CFR+ (Tammelin 2014) over all of a game.
#[derive(Default)]
struct Recursion {
    sets: BTreeMap<(u8, u64), Kept>,
    /// Regrets of this iteration, which are added once it is over.
    earned: BTreeMap<(u8, u64), Vec<f64>>,
    iterations: u64,
}

impl Recursion {
    fn iterate<G: ExtensiveForm>(&mut self, starts: &[Start<G>], iterations: u64) {
        let sum: f64 = starts.iter().map(|start| start.weight).sum();
        for _ in 0..iterations {
            self.iterations += 1;
            for learner in 0..2 {
                for start in starts {
                    self.value(&start.position, learner, start.weight / sum, 1.0);
                }
                for (id, earned) in std::mem::take(&mut self.earned) {
                    let kept = self.sets.get_mut(&id).expect("it was visited");
                    kept.regrets.iter_mut().zip(earned).for_each(|(regret, more)| *regret = (*regret + more).max(0.0));
                }
            }
        }
    }

    /// What a position is worth to the seat that learns; `others` is how likely chance and the other seat come here, `own` how likely that seat does.
    fn value<G: ExtensiveForm>(&mut self, position: &G, learner: u8, others: f64, own: f64) -> f64 {
        let after = |mv| {
            let mut next = position.clone();
            next.play(mv);
            next
        };
        let mut moves = Vec::new();
        let seat = match position.turn() {
            Turn::Over => {
                let payoff = position.evaluate();
                return if learner == 0 { payoff } else { -payoff };
            }
            Turn::Chance => {
                let outcomes = plain::chances(position).into_iter();
                return outcomes.map(|(share, mv)| share * self.value(&after(mv), learner, others * share, own)).sum();
            }
            Turn::Seat(seat) => seat,
        };
        position.moves(&mut moves);
        let id = (seat.0, position.information(seat));
        let nothing = || Kept { regrets: vec![0.0; moves.len()], average: vec![0.0; moves.len()] };
        let strategy = self.sets.entry(id).or_insert_with(nothing).strategy();
        if seat.0 != learner {
            let shares = strategy.iter().zip(&moves);
            return shares.map(|(share, mv)| share * self.value(&after(*mv), learner, others * share, own)).sum();
        }
        let values: Vec<f64> = (strategy.iter().zip(&moves))
            .map(|(share, mv)| self.value(&after(*mv), learner, others, own * share))
            .collect();
        let mean: f64 = strategy.iter().zip(&values).map(|(share, value)| share * value).sum();
        let earned = self.earned.entry(id).or_insert_with(|| vec![0.0; moves.len()]);
        earned.iter_mut().zip(&values).for_each(|(sum, value)| *sum += others * (value - mean));
        let kept = self.sets.get_mut(&id).expect("it was put there");
        let weight = self.iterations as f64 * own;
        kept.average.iter_mut().zip(&strategy).for_each(|(sum, share)| *sum += weight * share);
        mean
    }

    fn averages(&self, seat: Seat, key: u64, count: usize) -> Vec<f64> {
        let kept = self.sets.get(&(seat.0, key));
        let sum: f64 = kept.map_or(0.0, |kept| kept.average.iter().sum());
        match kept {
            Some(kept) if sum > 0.0 => kept.average.iter().map(|share| share / sum).collect(),
            _ => vec![1.0 / count as f64; count],
        }
    }
}

/// How much the recursion loses to whoever knows it after so many iterations, and a tree that grew from nothing after each of these.
fn compared<G: ExtensiveForm>(
    game: G,
    plain: u64,
    growing: (u32, f64),
    checkpoints: &[u64],
    seed: u64,
) -> (f64, Vec<f64>) {
    let starts = start(game);
    let mut recursion = Recursion::default();
    recursion.iterate(&starts, plain);
    let policy = |seat, key, moves: &[G::Move]| recursion.averages(seat, key, moves.len());
    let mut grown = Cfr::new(ROOM);
    grown.begin(&starts, Entry::Dealt).expect("the start can happen");
    let (mut rng, mut before) = (rng(seed), 0);
    let mut losses = Vec::new();
    for iterations in checkpoints {
        let limits = CfrLimits::iterations(iterations - before).growing(growing.0, growing.1);
        grown.solve(&limits, &mut rng, &Monitor::new()).expect("keys forget nothing");
        losses.push(plain::exploitability(&starts, &averages(&grown)));
        before = *iterations;
    }
    (plain::exploitability(&starts, &policy), losses)
}

#[test]
fn a_tree_that_grows_where_one_seat_explores_loses_as_little_as_a_recursion_over_the_whole_game() {
    for seed in 0..3 {
        let (plain, grown) = compared(Kuhn::default(), 300, (1, 1.0), &[30, 300, 3_000], seed);
        println!("Kuhn: {plain}, grown {grown:?}");
        assert!(grown[1] < plain && grown.windows(2).all(|pair| pair[1] < pair[0] / 10.0), "{plain}, {grown:?}");
    }
    let (plain, grown) = compared(Leduc::new(), 300, (8, 4.0), &[50, 300, 1_000, 2_500], 1);
    println!("Leduc: {plain}, grown {grown:?}");
    assert!(grown[3] < plain && grown.windows(2).all(|pair| pair[1] < pair[0] / 2.0), "{plain}, {grown:?}");
}
