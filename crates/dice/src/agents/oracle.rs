//! The planner's values against search without any merging.

use std::sync::Arc;

use search::{Expansion, Method, PlanLimits, Planner, Reward, plain};
use tabletop::{Game, Monitor, NoEvents, Seed, Turn};

use super::points::Points;
use super::turn::{TurnState, Worth};
use crate::{Alea, Combatant, Content, Setup, Source, Sources, State, Status};

macro_rules! shipped {
    ($($name:literal),*) => { [$(Source { name: $name, text: include_str!(concat!("../../../../assets/dice/", $name)) }),*] };
}

fn content() -> Content {
    let cards = shipped![
        "cards/blades.ron",
        "cards/guards.ron",
        "cards/tinkering.ron",
        "cards/afflictions.ron",
        "cards/innate.ron"
    ];
    let (enemies, heroes) = (shipped!["enemies.ron"], shipped!["heroes.ron"]);
    let (content, faults) = Content::load(Sources { cards: &cards, enemies: &enemies, heroes: &heroes });
    assert_eq!(faults, []);
    content
}

fn points() -> Points {
    Points::from_ron("points.ron", include_str!("../../../../assets/dice/points.ron")).expect("it is sound")
}

/// An enemy's first turn with `dice` dice, under a status.
fn board(content: &Content, enemy: usize, status: Option<Status>, dice: u8) -> (Alea, State) {
    let fighter = &content.enemies[enemy].fighter;
    let statuses = status.map(|status| (status, 2)).into_iter().collect();
    let enemy = Combatant { dice: fighter.dice.min(dice), statuses, ..fighter.clone() };
    let setup = Setup { fighters: [enemy, content.heroes[0].fighter.clone()], rounds: 20 };
    let game = Alea::new(setup, Arc::clone(&content.catalogue)).expect("they can meet");
    let mut state = game.start();
    let seed = Seed(11);
    for draw in 0.. {
        if game.turn(&state) != Turn::Chance {
            break;
        }
        let mut rng = seed.stream(&fighter.name, draw + 100 * status.map_or(0, |status| status as u64 + 1));
        let outcome = game.draw(&state, &mut rng).expect("chance is due");
        game.resolve(&mut state, &outcome, &mut NoEvents).expect("what is drawn can come");
    }
    (game, state)
}

fn near(one: Worth, two: Worth) -> bool {
    (one.points - two.points).abs() < 1e-4 && (one.risk - two.risk).abs() < 1e-9
}

/// Every enemy, clean and under each status: 504 boards, all but a few small enough.
#[test]
fn merged_turns_are_worth_what_unmerged_ones_are() {
    let content = content();
    let points = points();
    let (mut boards, mut largest) = (0, 0);
    for enemy in 0..content.enemies.len() {
        for status in [None].into_iter().chain(Status::ALL.map(Some)) {
            // As many dice as leave few enough ways for a search that merges none.
            let solved = (1..=3).rev().find_map(|dice| {
                let (game, state) = board(&content, enemy, status, dice);
                let root = TurnState::new(&game, &points, &state);
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
    let content = content();
    let points = points();
    let (mut best, mut found) = (0.0, 0.0);
    for enemy in 0..content.enemies.len() {
        let (game, state) = board(&content, enemy, None, 3);
        let root = TurnState::new(&game, &points, &state);
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
