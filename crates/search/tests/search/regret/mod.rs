//! Games in which a seat does not see everything: `kuhn`, `leduc` and `table` are games whose solutions are known, `random` has games of every
//! kind, `recursion` solves them as plainly as can be, `matrix` solves them as linear programs.

mod contract;
mod equilibria;
mod growing;
mod kuhn;
mod leduc;
mod matrix;
mod mixtures;
mod poker;
mod random;
mod random_games;
mod recursion;
mod subgames;
mod table;

use search::{Cfr, CfrLimits, Entry, ExtensiveForm, Start};
use tabletop::{Monitor, Rng, Seat, Seed};

/// Enough nodes for every game here.
const ROOM: usize = 1_000_000;

fn start<G>(position: G) -> [Start<G>; 1] {
    [Start::new(position, 1.0)]
}

fn rng(seed: u64) -> Rng {
    Seed(seed).stream("regret", 0)
}

/// A game with its tree built whole.
fn whole<G: ExtensiveForm>(starts: &[Start<G>], entry: Entry) -> Cfr<G> {
    let mut cfr = Cfr::new(ROOM);
    cfr.begin(starts, entry).expect("the starts can happen");
    assert!(cfr.open_all().expect("keys forget nothing") && cfr.solved().whole);
    cfr
}

fn iterate<G: ExtensiveForm>(cfr: &mut Cfr<G>, iterations: u64) {
    cfr.solve(&CfrLimits::iterations(iterations), &mut rng(0), &Monitor::new()).expect("keys forget nothing");
}

/// The averages as a policy; where the tree does not know a set, all moves alike.
fn averages<G: ExtensiveForm>(cfr: &Cfr<G>) -> impl Fn(Seat, u64, &[G::Move]) -> Vec<f64> {
    |seat, key, moves| {
        cfr.average(seat, key).map_or_else(|| vec![1.0 / moves.len() as f64; moves.len()], |mix| mix.probabilities())
    }
}
