//! Leduc hold'em, solved whole.

use search::{Entry, plain};

use super::leduc::Leduc;
use super::{averages, iterate, start, whole};

/// What it is worth to seat 0, in chips (Lanctot et al. 2019, "OpenSpiel").
const VALUE: f64 = -0.0856;

#[test]
fn leduc_is_solved_to_a_hundredth_of_a_chip() {
    let mut cfr = whole(&start(Leduc::new()), Entry::Dealt);
    // With ranks instead of cards: 3 private cards of either seat, 6 ways through a round, and what is known of them.
    assert_eq!(cfr.solved().sets, 288);
    iterate(&mut cfr, 100);
    let rough = plain::exploitability(&start(Leduc::new()), &averages(&cfr));
    iterate(&mut cfr, 400);
    let fine = plain::exploitability(&start(Leduc::new()), &averages(&cfr));
    println!("Leduc: {rough} after 100 iterations, {fine} after 500, value {}", cfr.value());
    assert!(fine < 0.01 && fine < rough / 2.0, "{rough}, then {fine}");
    assert!((fine - cfr.exploitability()).abs() < 1e-12);
    assert!((cfr.value() - VALUE).abs() < 0.01, "{}", cfr.value());
}

/// `cargo test -p search --release --test search leduc -- --ignored --nocapture`
#[test]
#[ignore = "ten thousand iterations"]
fn leduc_is_solved_to_a_few_hundred_thousandths() {
    let mut cfr = whole(&start(Leduc::new()), Entry::Dealt);
    for _ in 0..10 {
        iterate(&mut cfr, 1_000);
        println!("{} iterations: {:e}, value {:.6}", cfr.solved().iterations, cfr.exploitability(), cfr.value());
    }
    assert!(cfr.exploitability() < 5e-5, "{}", cfr.exploitability());
    assert!((cfr.value() - VALUE).abs() < 1e-4, "{}", cfr.value());
}
