//! Merging boards costs no exactness.

use std::sync::Arc;

use rand::RngExt;
use search::{Expansion, Method, PlanLimits, Planner, Reward, plain};
use tabletop::{Game, Monitor, NoEvents, Seed};

use super::{Board, regret};
use crate::agents::turn::{TurnState, Worth};
use crate::agents::{Level, Points};
use crate::{Alea, Catalogue, Combatant, Content, Setup, Source, Sources, State, Status};

fn near(one: Worth, two: Worth) -> bool {
    (one.points - two.points).abs() < 1e-4 && (one.risk - two.risk).abs() < 1e-9
}

/// Every enemy, clean and under each status: 504 boards, all but a few small enough.
#[test]
fn merged_turns_are_worth_what_unmerged_ones_are() {
    let (content, points) = (Content::shipped(), Points::shipped());
    let (mut boards, mut largest) = (0, 0);
    for enemy in 0..content.enemies.len() {
        for status in [None].into_iter().chain(Status::BUILT_IN.map(Some)) {
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

/// What puts statuses on either side, takes them off, ends the turn, and acts at its end.
const CARDS: &str = r#"[
    (id: "c0", name: "c0", slot: Any, action: "gain(POISON, d); attack(2)"),
    (id: "c1", name: "c1", slot: Any, action: "cure(POISON, d); heal(1)"),
    (id: "c2", name: "c2", slot: Any, action: "inflict(POISON, d)"),
    (id: "c3", name: "c3", slot: Any, action: "inflict(SHIELD, d); attack(3)"),
    (id: "c4", name: "c4", slot: Even, action: "strip(SHIELD, 3); attack(d)"),
    (id: "c5", name: "c5", slot: Any, action: "gain(BURN, 1); roll_die()"),
    (id: "c6", name: "c6", slot: Any, action: "gain(CURSE, 1); attack(d)"),
    (id: "c7", name: "c7", slot: Odd, action: "gain(FURY, 1); cure(CURSE, 1)"),
    (id: "c8", name: "c8", slot: Any, action: "inflict(THORNS, 2); attack(d)"),
    (id: "c9", name: "c9", slot: Any, action: "attack(d + 2); lose(2)"),
    (id: "c10", name: "c10", slot: Any, action: "gain(FREEZE, 2); give_die(d - 1)"),
    (id: "c11", name: "c11", slot: Any, action: "attack(1); gain(POISON, 2); end_turn()"),
    (
        id: "c12", name: "c12", slot: Passive, at_end: "gain(POISON, 1); inflict(LOCK, 2)",
        plus: (at_end: "gain(POISON, 1)"), minus: (at_end: "gain(POISON, 2)"),
    ),
    (id: "c13", name: "c13", slot: Countdown(7), action: "cure(FREEZE, 1); strip(POISON, 1); heal(3)"),
]"#;

/// A turn with three of the cards, both sides near their end and under some statuses.
fn afflicted(catalogue: &Arc<Catalogue>, seed: u64) -> (Alea, State) {
    let mut rng = Seed(seed).stream("afflicted", 0);
    let mut some = |most: u8| rng.random_range(0..=most);
    let fighter = |name: &str, cards: Vec<u8>, dice, hp: u8, statuses: &[(&str, u8)]| Combatant {
        name: name.to_owned(),
        max_hp: 20,
        hp: Some(u16::from(hp) + 1),
        dice,
        cards: cards.into_iter().map(|card| format!("c{card}").into()).collect(),
        statuses: statuses.iter().map(|(id, count)| ((*id).to_owned(), *count)).collect(),
        ..Combatant::default()
    };
    let cards = vec![some(13), some(13), some(13)];
    let bad = [("curse", some(2)), ("shield", some(2)), ("thorns", some(2))];
    let one = fighter("One", cards, 2, some(9), &bad);
    let two = fighter("Two", vec![4, 6], 3, some(12), &[("poison", some(2)), ("shield", some(4))]);
    let game = Alea::new(Setup::new([one, two], 3), Arc::clone(catalogue)).expect("they can meet");
    let mut state = game.start();
    // Poison that was there from the start would have fallen by now.
    state.fighters[0].statuses.set(Status::POISON, some(3));
    while let Some(outcome) = game.draw(&state, &mut rng) {
        game.resolve(&mut state, &outcome, &mut NoEvents).expect("it was drawn");
    }
    (game, state)
}

#[test]
fn statuses_on_both_sides_are_worth_the_same_merged_or_not() {
    let sources = Sources { cards: &[Source { name: "merging.ron", text: CARDS }], ..Sources::default() };
    let (content, faults) = Content::load(sources);
    assert_eq!(faults, []);
    let (mut sure, mut doomed, mut merged) = (0, 0, 0);
    for seed in 0..400 {
        let (game, state) = afflicted(&content.catalogue, seed);
        for points in [Points::shipped(), Points::published()] {
            let root = TurnState::new(&game, &points, &state);
            let plan = Expansion::new().plan(&root, 5_000, false, &Monitor::new()).expect("two dice are soon laid");
            let (found, wanted) = (plan.value, plain::expectimax(&root));
            let costs = found.costs.iter().zip(wanted.costs).all(|(found, wanted)| (found - wanted).abs() < 1e-6);
            assert!(
                near(found, wanted) && costs && (found.win - wanted.win).abs() < 1e-9,
                "{found:?}, {wanted:?}: {state:?}"
            );
            sure += u32::from(found.is_sure());
            doomed += u32::from(found.risk > 0.0);
            merged += u32::from(plan.states < plan.edges + 1);
        }
    }
    assert!(
        sure > 20 && doomed > 20 && merged > 100,
        "{sure} sure wins, {doomed} in danger, {merged} with boards that meet"
    );
}

/// Statuses and cards of the worked example: scripts at moments of all sorts, what was used and taken, what the foe did last.
const CURSES: [&str; 2] = [
    include_str!("../../../../../mods/example-curses/statuses/statuses.ron"),
    include_str!("../../../../../mods/example-curses/equipment/cards.ron"),
];

/// A turn with four cards of the example, both sides under some of its statuses.
fn cursed(content: &Content, dice: u8, seed: u64) -> (Alea, State) {
    const CARDS: [&str; 8] =
        ["rime-needle", "slow-bomb", "evil-eye", "nimble-hand", "wolf-tooth", "flurry", "ape-mask", "pack-drum"];
    const STATUSES: [&str; 5] = ["frostbite", "fuse", "jinx", "picked-pocket", "bloodlust"];
    let mut rng = Seed(seed).stream("cursed", 0);
    let mut fighter = |dice| {
        let mut some = |most: usize| rng.random_range(0..=most);
        let cards = (0..4).map(|_| CARDS[some(CARDS.len() - 1)].into()).collect();
        let statuses = STATUSES.iter().filter(|_| some(2) == 0).map(|id| ((*id).to_owned(), 1)).collect();
        let hp = some(19) as u16 + 1;
        Combatant {
            name: "Fighter".to_owned(),
            max_hp: 20,
            hp: Some(hp),
            dice,
            cards,
            statuses,
            ..Combatant::default()
        }
    };
    let fighters = [fighter(dice), fighter(3)];
    let game = Alea::new(Setup::new(fighters, 9), Arc::clone(&content.catalogue)).expect("they can meet");
    let mut state = game.start();
    let last = game.catalogue().find("wolf-tooth").and_then(|id| game.catalogue().card(id)).expect("it is there");
    state.fighters[1].last = last.faces[1].action.lists()[3];
    let mut rng = Seed(seed).stream("dice", 0);
    while let Some(outcome) = game.draw(&state, &mut rng) {
        game.resolve(&mut state, &outcome, &mut NoEvents).expect("it was drawn");
    }
    (game, state)
}

#[test]
fn statuses_with_scripts_are_worth_the_same_merged_or_not() {
    let [statuses, cards] = CURSES.map(|text| [Source { name: "curses.ron", text }]);
    let layers = [Sources::SHIPPED, Sources { statuses: &statuses, cards: &cards, ..Sources::default() }];
    let loaded = Content::load_layers(&layers);
    assert_eq!(loaded.faults, [vec![], vec![]]);
    let points = Points::shipped();
    let (mut boards, mut whole, mut earned) = (0, 0, 0);
    for seed in 0..300 {
        let solved = (1..=3).rev().find_map(|dice| {
            let (game, state) = cursed(&loaded.content, dice, seed);
            let root = TurnState::new(&game, &points, &state);
            let plan = Expansion::new().plan(&root, 400, false, &Monitor::new()).ok()?;
            Some((plan.value, plain::expectimax(&root), state))
        });
        let Some((merged, unmerged, state)) = solved else { continue };
        assert!(near(merged, unmerged), "{merged:?} instead of {unmerged:?}: {state:?}");
        boards += 1;
        earned += u32::from(merged.points > 50.0);
        // At the size that opponents plan, with as many dice as enemies have.
        let (game, state) = cursed(&loaded.content, 4, seed);
        let root = TurnState::new(&game, &points, &state);
        whole += u32::from(Expansion::new().plan(&root, Level::FULL.states, false, &Monitor::new()).is_ok());
    }
    println!(
        "{boards} boards, {earned} on which something is earned; of turns of four dice {whole} of 300 are worked out whole"
    );
    assert!(boards >= 290 && earned > 150 && whole >= 285, "{boards} boards, {earned} worth something, {whole} whole");
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
