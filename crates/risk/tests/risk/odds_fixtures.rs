//! The odds against published figures: J. Osborne, "Markov Chains for the RISK Board Game Revisited", Mathematics Magazine
//! 76(2), 2003, and the fractions and decimals computed from it.

use risk::odds::{Battle, Defence, OddsTable, RollOdds};

#[test]
fn one_roll_falls_as_published() {
    let published = [
        ((1, 1), [15, 21, 0], 36),
        ((1, 2), [55, 161, 0], 216),
        ((2, 1), [125, 91, 0], 216),
        ((2, 2), [295, 420, 581], 1296),
        ((3, 1), [855, 441, 0], 1296),
        ((3, 2), [2890, 2611, 2275], 7776),
    ];
    for ((attacker, defender), ways, throws) in published {
        let roll = RollOdds::of_dice(attacker, defender).expect("legal dice");
        assert_eq!([0, 1, 2].map(|lost| roll.ways(lost)), ways, "{attacker} v {defender}");
        assert_eq!(roll.ways(3), 0);
        assert_eq!(roll.throws(), throws);
        for (lost, ways) in (0..).zip(ways) {
            assert_eq!(roll.probability(lost), f64::from(ways) / f64::from(throws));
        }
    }
}

/// P(conquer) both from the table and from the distribution of ends.
fn both(attackers: u32, defenders: u32) -> [f64; 2] {
    [
        OddsTable::shared().p_conquer(attackers, defenders, Defence::Standard),
        Battle::new(attackers, defenders).outcome().p_conquer(),
    ]
}

#[test]
fn small_fights_are_the_published_fractions() {
    let published = [
        ((1, 1), 5, 12),
        ((2, 1), 1955, 2592),
        ((1, 2), 275, 2592),
        ((3, 1), 342_035, 373_248),
        ((2, 2), 235, 648),
        ((3, 2), 6_610_505, 10_077_696),
    ];
    for ((attackers, defenders), numerator, denominator) in published {
        let known = f64::from(numerator) / f64::from(denominator);
        for found in both(attackers, defenders) {
            assert!((found - known).abs() < 1e-12, "{attackers} v {defenders}: {found}");
        }
    }
}

#[test]
fn larger_fights_agree_to_the_printed_digits() {
    let published = [
        (3, 0.470_251_09, 8),
        (5, 0.506_202_83, 8),
        (10, 0.567_592_87, 8),
        (20, 0.633_43, 5),
        (30, 0.676_11, 5),
        (50, 0.735_54, 5),
    ];
    for (armies, known, digits) in published {
        for found in both(armies, armies) {
            let half_a_digit = 0.5 * 10f64.powi(-digits);
            assert!((found - known).abs() <= half_a_digit, "{armies} v {armies}: {found}");
        }
    }
}

#[test]
fn five_against_five_cost_what_is_published() {
    let outcome = Battle::new(5, 5).outcome();
    let forecast = OddsTable::shared().forecast(5, 5, Defence::Standard);
    for (attackers_lost, defenders_lost) in [
        (outcome.attackers_lost().mean, outcome.defenders_lost().mean),
        (5.0 - forecast.attackers_left, 5.0 - forecast.defenders_left),
    ] {
        assert!((attackers_lost - 3.3685).abs() <= 5e-5, "{attackers_lost}");
        assert!((defenders_lost - 3.5568).abs() <= 5e-5, "{defenders_lost}");
    }
}

#[test]
fn an_even_chance_takes_as_many_attackers_as_published() {
    let published = [(1, 2), (2, 3), (3, 4), (4, 5), (5, 5), (8, 8), (10, 10), (15, 14), (20, 18), (30, 27), (40, 35)];
    let table = OddsTable::shared();
    for (defenders, known) in published {
        let found = (1..).find(|&attackers| table.p_conquer(attackers, defenders, Defence::Standard) >= 0.5);
        assert_eq!(found, Some(known), "against {defenders}");
    }
}
