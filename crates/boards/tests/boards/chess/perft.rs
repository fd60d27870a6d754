//! Counts of lines of play, against those of other programs.

use boards::chess::relatives::{CAMBODIAN, CHESS, JANGGI, MAKRUK, SHATRANJ, SITTUYIN, XIANGQI};
use boards::chess::{Counted, Rules, perft};

use super::game;

/// Two castlings, a passing pawn, promotions and pins are near (Peter McKenzie's position).
const KIWIPETE: &str = "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1";

fn is_counted(rules: &'static Rules, text: &str, counted: Counted, known: &[u64]) {
    let (chess, position) = game(rules, text);
    let found: Vec<u64> = (1..=known.len()).map(|depth| perft(&chess, &position, depth as u32, counted)).collect();
    assert_eq!(found, known, "{} {text}", rules.id);
}

#[test]
fn chess_by_the_ordinary_rules_and_in_fog() {
    is_counted(&CHESS, "", Counted::Legal, &[20, 400, 8_902, 197_281]);
    is_counted(&CHESS, KIWIPETE, Counted::Legal, &[48, 2_039, 97_862]);
    is_counted(&CHESS, "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1", Counted::Legal, &[14, 191, 2_812, 43_238]);
    let promotions = "r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1";
    is_counted(&CHESS, promotions, Counted::Legal, &[6, 264, 9_467]);
    is_counted(&CHESS, "", Counted::InFog, &[20, 400, 8_902, 197_742]);
    is_counted(&CHESS, KIWIPETE, Counted::InFog, &[48, 2_049, 98_903]);
}

#[test]
fn relatives_by_the_ordinary_rules() {
    is_counted(&XIANGQI, "", Counted::Legal, &[44, 1_920, 79_666]);
    let xiangqi = "r1ba1a3/4kn3/2n1b4/pNp1p1p1p/4c4/6P2/P1P2R2P/1CcC5/9/2BAKAB2 w - - 0 1";
    is_counted(&XIANGQI, xiangqi, Counted::Legal, &[38, 1_128, 43_929]);
    // Of 33 032 lines 32 begin with two turns that are left, after which the game is over here.
    is_counted(&JANGGI, "", Counted::Legal, &[32, 1_024, 33_032 - 32]);
    is_counted(&SHATRANJ, "", Counted::Legal, &[16, 256, 4_176, 68_122]);
    let shatranj = "rnbqkbnr/p3p1pp/2p5/3pPp2/3P1P2/2P5/P5PP/RNBQKBNR w - - 0 1";
    is_counted(&SHATRANJ, shatranj, Counted::Legal, &[19, 302, 5_889]);
    is_counted(&MAKRUK, "", Counted::Legal, &[23, 529, 12_012, 273_026]);
    is_counted(&CAMBODIAN, "", Counted::Legal, &[25, 625, 15_031, 361_719]);
    // Neither king leaps out of check.
    let aimed = "r1s1ks1r/3nm3/pppNpppp/3n4/5P2/PPPPPNPP/8/R1SKMS1R b DEe - 0 5";
    is_counted(&CAMBODIAN, aimed, Counted::Legal, &[2, 72]);
    is_counted(&SITTUYIN, "", Counted::Legal, &[88, 7_744, 580_096]);
}

/// Positions of the library of tests of Fairy-Stockfish: pawns that promote where they stand, cannons, generals that face each other.
#[test]
fn relatives_in_the_middle_of_a_game() {
    for (rules, text, depth, known) in [
        (&SITTUYIN, "8/8/6R1/s3r3/P5R1/1KP3p1/1F2kr2/8[] b - - 0 72", 4, 652_686),
        (&SITTUYIN, "2r5/6k1/6p1/3s2P1/3npR2/8/p2N2F1/3K4[] w - - 1 50", 4, 373_984),
        (&SITTUYIN, "8/6s1/5P2/3n4/pR2K2S/1P6/1k4p1/8[] w - - 1 50", 4, 268_869),
        (&SITTUYIN, "1k5K/3r2P1/8/8/8/8/8/8[] w - - 0 1", 5, 68_662),
        (&XIANGQI, "4kcP1N/8n/3rb4/9/9/9/9/3p1A3/4K4/5CB2 w - - 0 1", 4, 92_741),
        (&JANGGI, "1n1kaabn1/cr2N4/5C1c1/p1pNp3p/9/9/P1PbP1P1P/3r1p3/4A4/R1BA1KB1R b - - 0 1", 4, 76_763),
        (&JANGGI, "1Pbcka3/3nNn1c1/N2CaC3/1pB6/9/9/5P3/9/4K4/9 w - - 0 23", 4, 151_202),
    ] {
        let (chess, position) = game(rules, text);
        assert_eq!(perft(&chess, &position, depth, Counted::Legal), known, "{} {text}", rules.id);
    }
}

/// In full: `cargo test -p boards --release chess_counts_in_full -- --ignored`.
#[test]
#[ignore = "millions of lines"]
fn chess_counts_in_full() {
    is_counted(&CHESS, "", Counted::Legal, &[20, 400, 8_902, 197_281, 4_865_609]);
    is_counted(&CHESS, KIWIPETE, Counted::Legal, &[48, 2_039, 97_862, 4_085_603]);
    is_counted(&CHESS, "", Counted::InFog, &[20, 400, 8_902, 197_742, 4_897_256]);
    is_counted(&CHESS, KIWIPETE, Counted::InFog, &[48, 2_049, 98_903, 4_206_146]);
    is_counted(&XIANGQI, "", Counted::Legal, &[44, 1_920, 79_666, 3_290_240]);
    is_counted(&JANGGI, "", Counted::Legal, &[32, 1_024, 33_032 - 32, 1_065_277]);
    let xiangqi = "1rbaka2R/5r3/6n2/2p1p1p2/4P1bP1/PpC3Bc1/1nPR2P2/2N2AN2/1c2K1p2/2BAC4 w - - 0 1";
    let (chess, position) = game(&XIANGQI, xiangqi);
    assert_eq!(perft(&chess, &position, 4, Counted::Legal), 4_485_547);
}
