//! Planning a small turn in both ways.

use search::{Expansion, Plan, Planning, Sampling};
use tabletop::{Monitor, Seed};

/// The exact plan; sampling must agree where it gets to the end of a turn.
pub fn plan<P: Planning<Reward = f64>>(root: &P) -> Plan<P::Move, f64> {
    let monitor = Monitor::new();
    let plan = Expansion::new().plan(root, 100_000, false, &monitor).expect("these turns are small");
    let sampled = Sampling::new().plan(root, 20 * plan.edges, false, &mut Seed(1).stream("known", 0), &monitor);
    assert!(sampled.exact);
    assert_eq!((sampled.value, sampled.best(), sampled.states), (plan.value, plan.best(), plan.states));
    plan
}

pub fn assert_near(value: f64, known: f64, within: f64) {
    assert!((value - known).abs() <= within, "{value}, known {known}");
}

/// Spreads a small number over all bits of a hash.
pub fn spread(code: u64) -> u64 {
    let x = code.wrapping_add(1).wrapping_mul(0x9e37_79b9_7f4a_7c15);
    x ^ (x >> 29)
}
