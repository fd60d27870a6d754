//! Merging boards costs no exactness.

use search::{Expansion, Method, PlanLimits, Planner, Reward, plain};
use tabletop::{Monitor, Seed};

use super::{Board, regret};
use crate::agents::Points;
use crate::agents::turn::{TurnState, Worth};
use crate::{Content, Status};

fn near(one: Worth, two: Worth) -> bool {
    (one.points - two.points).abs() < 1e-4 && (one.risk - two.risk).abs() < 1e-9
}

/// Every enemy, clean and under each status: 504 boards, all but a few small enough.
#[test]
fn merged_turns_are_worth_what_unmerged_ones_are() {
    let (content, points) = (Content::shipped(), Points::shipped());
    let (mut boards, mut largest) = (0, 0);
    for enemy in 0..content.enemies.len() {
        for status in [None].into_iter().chain(Status::ALL.map(Some)) {
            // As many dice as leave few enough ways for a search that merges none.
            let solved = (1..=3).rev().find_map(|dice| {
                let board = Board::new(&content, enemy, status, dice, Seed(11))?;
                let root = TurnState::new(&board.game, &points, &board.state);
                let plan = Expansion::new().plan(&root, 300, false, &Monitor::new()).ok()?;
                Some((plan.value, plain::expectimax(&root), plan.states))
            });
            // Card Sharp doubled by fury has too many throws even with one die.
            let Some((merged, unmerged, states)) = solved else { continue };
            let name = &content.enemies[enemy].id;
            assert!(near(merged, unmerged), "{name} under {status:?}: {merged:?} instead of {unmerged:?}");
            boards += 1;
            largest = largest.max(states);
        }
    }
    assert!(boards >= 500 && largest > 100, "{boards} boards, the largest of {largest} states");
}

/// The first move that sampling makes, played on perfectly, is worth nearly what the best one is.
#[test]
fn sampled_turns_come_near_the_exact_value() {
    let (content, points) = (Content::shipped(), Points::shipped());
    let (mut best, mut found) = (0.0, 0.0);
    for enemy in 0..content.enemies.len() {
        let board = Board::new(&content, enemy, None, 3, Seed(11)).expect("they can meet");
        let root = TurnState::new(&board.game, &points, &board.state);
        let Ok(exact) = Expansion::new().plan(&root, 50_000, false, &Monitor::new()) else { continue };
        let limits = PlanLimits::default().budgets(0, 2_000);
        let mut rng = Seed(1).stream("sampling", enemy as u64);
        let sampled = Planner::new().plan(&root, &limits, &mut rng, &Monitor::new());
        assert_eq!(sampled.method, Method::Sampling);
        let chosen = exact.ranking.iter().find(|prospect| prospect.mv == sampled.best());
        best += exact.value.score();
        found += chosen.map_or(0.0, |prospect| prospect.value.score());
    }
    assert!(best > 1_000.0 && found > 0.97 * best, "{found} points of {best}");
}

/// On a part of the boards; `cargo run --release -p dice --example regret` measures all of them.
#[test]
fn regret_does_not_rise_with_the_budget() {
    let (content, points) = (Content::shipped(), Points::shipped());
    let boards = super::boards(&content, 4, Seed(5));
    let boards: Vec<Board> = boards.into_iter().step_by(7).collect();
    let rows = regret(&boards, &points, &[50, 200, 1_000, 2_000], 4_000, Seed(1));
    assert!(rows[0].boards > 50 && rows[0].lethal > 3, "{rows:?}");
    assert!(rows[0].mean > 0.0, "so few iterations leave something to improve: {rows:?}");
    for pair in rows.windows(2) {
        let [few, many] = pair else { continue };
        assert!(many.mean <= few.mean && many.p95 <= few.p95, "{rows:?}");
        assert!(many.missed_lethal <= few.missed_lethal && many.self_kill <= few.self_kill, "{rows:?}");
    }
    // Losses so small that the mean hardly sees them may come and go between neighbouring budgets.
    assert!(rows[3].optimal >= rows[0].optimal && rows[3].missed_lethal == 0.0, "{rows:?}");
}
