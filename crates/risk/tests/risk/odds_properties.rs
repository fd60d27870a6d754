//! What must hold of every fight, whatever its armies.

use proptest::prelude::*;
use risk::odds::{Battle, Defence, Forecast, Method, Moments, OddsTable, Outcome};

fn defence() -> impl Strategy<Value = Defence> {
    prop_oneof![Just(Defence::Standard), Just(Defence::Capital)]
}

/// Armies of every magnitude a game or a slip of the finger can produce.
fn any_armies() -> impl Strategy<Value = u32> {
    prop_oneof![0..4u32, 0..120u32, 0..2_500u32, 0..3_000_000u32]
}

/// Moments of the ends, added up one by one.
fn moments(outcome: &Outcome, of: impl Fn(u32, u32) -> u32, conquered: Option<bool>) -> Moments {
    let cells: Vec<(f64, f64)> = outcome
        .ends()
        .filter(|end| conquered.is_none_or(|wanted| wanted == end.conquered))
        .map(|end| (f64::from(of(end.attackers, end.defenders)), end.probability))
        .collect();
    let total: f64 = cells.iter().map(|(_, p)| p).sum();
    let mean = cells.iter().map(|(x, p)| x * p).sum::<f64>() / total;
    let variance = cells.iter().map(|(x, p)| (x - mean).powi(2) * p).sum::<f64>() / total;
    Moments { mean, variance }
}

fn close(a: Moments, b: Moments) -> bool {
    let near = |a: f64, b: f64| (a - b).abs() <= 1e-9 * (1.0 + a.abs().max(b.abs()));
    near(a.mean, b.mean) && near(a.variance, b.variance)
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(96))]

    #[test]
    fn the_ends_of_any_fight_are_a_distribution(
        attackers in any_armies(), defenders in any_armies(), stop_at in any_armies(), defence in defence(),
    ) {
        let outcome = Battle::new(attackers, defenders).against(defence).stop_at(stop_at).outcome();
        let total: f64 = outcome.ends().map(|end| end.probability).sum();
        prop_assert!((total - 1.0).abs() < 1e-12, "{total}");
        for end in outcome.ends() {
            prop_assert!(end.probability > 0.0 && end.probability <= 1.0 + 1e-12);
            prop_assert!(end.attackers <= attackers && end.defenders <= defenders);
            if end.conquered {
                prop_assert!(end.defenders == 0 && end.attackers > 0);
            } else {
                let floor = stop_at.saturating_sub(1);
                let reached = end.attackers <= floor && end.attackers + defence.max_dice() > floor;
                prop_assert!(reached || (attackers <= floor && end.attackers == attackers));
            }
        }
        let p = outcome.p_conquer();
        prop_assert!((0.0..=1.0).contains(&p));
        let conquered: f64 = outcome.ends().filter(|end| end.conquered).map(|end| end.probability).sum();
        prop_assert!((p - conquered).abs() < 1e-12);
    }

    #[test]
    fn the_figures_are_those_of_the_ends(
        attackers in any_armies(), defenders in any_armies(), stop_at in 0..40u32, defence in defence(),
    ) {
        let outcome = Battle::new(attackers, defenders).against(defence).stop_at(stop_at).outcome();
        prop_assert!(close(outcome.attackers_left(), moments(&outcome, |a, _| a, None)));
        prop_assert!(close(outcome.defenders_left(), moments(&outcome, |_, d| d, None)));
        prop_assert!(close(outcome.attackers_lost(), moments(&outcome, |a, _| attackers - a, None)));
        prop_assert!(close(outcome.defenders_lost(), moments(&outcome, |_, d| defenders - d, None)));
        match outcome.attackers_left_if_conquered() {
            Some(left) => prop_assert!(close(left, moments(&outcome, |a, _| a, Some(true)))),
            None => prop_assert_eq!(outcome.p_conquer(), 0.0),
        }
        match outcome.defenders_left_if_held() {
            Some(left) => prop_assert!(close(left, moments(&outcome, |_, d| d, Some(false)))),
            None => prop_assert!(outcome.ends().all(|end| end.conquered)),
        }
    }

    #[test]
    fn more_attackers_help_and_more_defenders_hinder(
        attackers in 0..1_300u32, defenders in 0..1_300u32, stop_at in 0..6u32, defence in defence(),
    ) {
        let p = |attackers, defenders| {
            let outcome = Battle::new(attackers, defenders).against(defence).stop_at(stop_at).outcome();
            (outcome.p_conquer(), outcome.method())
        };
        let (here, method) = p(attackers, defenders);
        for (other, other_method, sign) in [
            { let (q, m) = p(attackers + 1, defenders); (q, m, 1.0) },
            { let (q, m) = p(attackers, defenders + 1); (q, m, -1.0) },
        ] {
            let exact = method == Method::Exact && other_method == Method::Exact;
            let tolerance = if exact { 1e-12 } else { 1e-6 };
            prop_assert!(sign * (other - here) >= -tolerance, "{here} then {other}");
        }
    }

    #[test]
    fn stopping_early_never_helps(attackers in 0..200u32, defenders in 0..200u32, stop_at in 1..60u32, defence in defence()) {
        let p = |stop_at| Battle::new(attackers, defenders).against(defence).stop_at(stop_at).outcome().p_conquer();
        prop_assert!(p(stop_at + 1) <= p(stop_at) + 1e-12);
    }

    #[test]
    fn a_third_die_only_helps_the_defender(attackers in 1..200u32, defenders in 0..200u32) {
        let p = |defence| Battle::new(attackers, defenders).against(defence).outcome().p_conquer();
        prop_assert!(p(Defence::Capital) <= p(Defence::Standard) + 1e-12);
    }
}

#[test]
fn the_table_is_the_outcome_of_every_fight_in_it() {
    let table = OddsTable::shared();
    for defence in [Defence::Standard, Defence::Capital] {
        for attackers in 0..=OddsTable::SIZE {
            for defenders in 0..=OddsTable::SIZE {
                let outcome = Battle::new(attackers, defenders).against(defence).outcome();
                let forecast = table.forecast(attackers, defenders, defence);
                assert_eq!(forecast.p_conquer, table.p_conquer(attackers, defenders, defence));
                let pairs = [
                    (forecast.p_conquer, outcome.p_conquer()),
                    (forecast.attackers_left, outcome.attackers_left().mean),
                    (forecast.defenders_left, outcome.defenders_left().mean),
                ];
                for (found, known) in pairs {
                    // Survivors are sums of up to 100 armies times a probability right to 1e-12.
                    let tolerance = 1e-12 * (1.0 + known);
                    assert!((found - known).abs() < tolerance, "{attackers} v {defenders}: {found}, not {known}");
                }
            }
        }
    }
}

#[test]
fn the_table_goes_on_where_it_ends() {
    let table = OddsTable::shared();
    for defence in [Defence::Standard, Defence::Capital] {
        for near in (1..=OddsTable::SIZE + 30).step_by(3) {
            for far in [OddsTable::SIZE + 1, OddsTable::SIZE + 2] {
                for (attackers, defenders) in [(near, far), (far, near)] {
                    let outcome = Battle::new(attackers, defenders).against(defence).outcome();
                    assert_eq!(outcome.method(), Method::Exact);
                    let found = table.forecast(attackers, defenders, defence);
                    let case = format!("{attackers} v {defenders}, {defence:?}: {found:?}");
                    assert!((found.p_conquer - outcome.p_conquer()).abs() < 1e-4, "{case}");
                    assert!((found.attackers_left - outcome.attackers_left().mean).abs() < 0.1, "{case}");
                    assert!((found.defenders_left - outcome.defenders_left().mean).abs() < 0.1, "{case}");
                }
            }
        }
    }
}

#[test]
fn nobody_to_fight_is_no_error() {
    let table = OddsTable::shared();
    for defence in [Defence::Standard, Defence::Capital] {
        for armies in [0, 1, 7, 101, u32::MAX] {
            let p = |attackers, defenders| {
                let outcome = Battle::new(attackers, defenders).against(defence).outcome();
                assert_eq!(outcome.ends().count(), 1);
                assert_eq!(outcome.method(), Method::Exact);
                assert_eq!(outcome.attackers_lost(), Moments { mean: 0.0, variance: 0.0 });
                let forecast = table.forecast(attackers, defenders, defence);
                let expected = Forecast {
                    p_conquer: outcome.p_conquer(),
                    attackers_left: f64::from(attackers),
                    defenders_left: f64::from(defenders),
                };
                assert_eq!(forecast, expected);
                outcome.p_conquer()
            };
            assert_eq!(p(0, armies), 0.0);
            assert_eq!(p(armies, 0), if armies == 0 { 0.0 } else { 1.0 });
        }
    }
}

#[test]
fn a_fight_at_its_stop_limit_ends_as_it_starts() {
    for (attackers, stop_at) in [(1, 2), (4, 5), (4, 900), (4, u32::MAX)] {
        let outcome = Battle::new(attackers, 3).stop_at(stop_at).outcome();
        let ends: Vec<_> = outcome.ends().collect();
        assert_eq!(ends.len(), 1);
        assert_eq!((ends[0].attackers, ends[0].defenders, ends[0].conquered), (attackers, 3, false));
        let empty = Battle::new(attackers, 0).stop_at(stop_at).outcome();
        assert_eq!(empty.p_conquer(), 1.0);
    }
}

#[test]
fn the_largest_armies_have_odds() {
    let most = u32::MAX;
    let certain = Battle::new(most, 1_000_000).outcome();
    assert_eq!(certain.p_conquer(), 1.0);
    let hopeless = Battle::new(1_000_000, most).outcome();
    assert_eq!(hopeless.p_conquer(), 0.0);
    assert!(hopeless.attackers_left_if_conquered().is_none());
    for (attackers, defenders) in [(most, 1), (1, most), (most, 1000), (1000, most), (most, most)] {
        for defence in [Defence::Standard, Defence::Capital] {
            for stop_at in [0, 500, most - 5_000, most] {
                let outcome = Battle::new(attackers, defenders).against(defence).stop_at(stop_at).outcome();
                let total: f64 = outcome.ends().map(|end| end.probability).sum();
                // A million terms added one by one.
                assert!((total - 1.0).abs() < 1e-10, "{attackers} v {defenders}, stop at {stop_at}: {total}");
            }
        }
    }
    // Two dice lose to three in the long run, three do not.
    for (defence, p) in [(Defence::Standard, 1.0), (Defence::Capital, 0.0)] {
        assert_eq!(Battle::new(most, most).against(defence).outcome().p_conquer(), p);
        assert_eq!(OddsTable::shared().p_conquer(most, most, defence), p);
    }
}
