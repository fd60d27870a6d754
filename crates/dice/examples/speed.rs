//! Prints what planning costs in processor time: `cargo run --release -p dice --example speed`.

use std::sync::Arc;

use cpu_time::ProcessTime;
use dice::agents::oracle::extent;
use dice::agents::{Level, Planner, Points};
use dice::{Alea, Combatant, Content, Outcome, Setup, Source, Sources, State};
use tabletop::{Agent, Budget, Game, Monitor, NoEvents, Seat, Seed, Think, Turn};

const BOARDS: &str = r#"[
    (id: "sword", name: "Sword", slot: Any, size: 2, action: "attack(d + 2)"),
    (id: "shield", name: "Shield", slot: AtMost(3), action: "shield(d)"),
    (id: "spanner", name: "Spanner", slot: Pair, action: "give_die(d1 + d2)"),
    (id: "hammer", name: "Hammer", slot: Any, action: "attack(d); if d == 6 { inflict(SHOCK, 1) }"),
    (id: "shooter", name: "Shooter", slot: Countdown(5), uses: Unlimited, action: "attack(2)"),
    (id: "one", name: "One", slot: Any, uses: Unlimited, action: "attack(d)"),
    (id: "two", name: "Two", slot: AtMost(5), uses: Unlimited, action: "shield(d)"),
    (id: "three", name: "Three", slot: AtLeast(2), uses: Unlimited, action: "inflict(POISON, 1)"),
    (id: "four", name: "Four", slot: Any, uses: Unlimited, action: "give_die(7 - d)"),
    (id: "five", name: "Five", slot: Odd, uses: Unlimited, action: "attack(d - 1); inflict(BURN, 1)"),
]"#;

/// Decisions of each enemy the percentile is taken from.
const DECISIONS: usize = 200;

/// The first turn of a fighter with these cards and dice.
fn board(cards: &[&str], dice: &[u8]) -> (Alea, State) {
    let sources = Sources { cards: &[Source { name: "boards", text: BOARDS }], ..Sources::default() };
    let fighter = Combatant {
        name: "Fighter".to_owned(),
        max_hp: 60,
        dice: dice.len() as u8,
        cards: cards.iter().map(|card| (*card).into()).collect(),
        ..Combatant::default()
    };
    let setup = Setup { fighters: [fighter.clone(), fighter], rounds: 60 };
    let game = Alea::new(setup, Content::load(sources).0.catalogue).expect("the board is sound");
    let mut state = game.start();
    for die in dice {
        game.resolve(&mut state, &Outcome::Die(*die), &mut NoEvents).expect("dice are rolled");
    }
    (game, state)
}

/// Decides once; milliseconds and effort.
fn decide(agent: &mut Planner, game: &Alea, state: &State, seed: u64) -> (f64, dice::Action, u64) {
    let monitor = Monitor::new();
    let rng = Seed(seed).stream("think", 0);
    let mut think = Think { budget: Budget::default(), explain: false, rng, monitor: &monitor };
    let start = ProcessTime::now();
    let decision = agent.decide(game, state, &mut think);
    (start.elapsed().as_secs_f64() * 1e3, decision.action, decision.effort.nodes)
}

fn percentile(times: &mut [f64], percent: usize) -> f64 {
    times.sort_by(f64::total_cmp);
    times.get((times.len() * percent).div_ceil(100).saturating_sub(1)).copied().unwrap_or(0.0)
}

fn told(name: &str, points: &Arc<Points>, (game, state): (Alea, State)) {
    let mut agent = Planner::new(Arc::clone(points), Level::default());
    let runs = if decide(&mut agent, &game, &state, 0).0 > 5.0 { 20 } else { 2_000 };
    let mut times: Vec<f64> = (0..runs).map(|seed| decide(&mut agent, &game, &state, seed).0).collect();
    println!("{name}: {:.3} ms (median), {:.3} ms (p99)", percentile(&mut times, 50), percentile(&mut times, 99));
}

/// Every enemy against a hero, both planning: the slowest enemy's 99th percentile.
fn enemies(content: &Content, points: &Arc<Points>) {
    let mut worst = (0.0, "");
    for enemy in &content.enemies {
        let mut times = Vec::new();
        for seed in 0.. {
            let hero = &content.heroes[seed as usize % content.heroes.len()];
            let setup = Setup { fighters: [hero.fighter.clone(), enemy.fighter.clone()], rounds: 60 };
            let game = Alea::new(setup, Arc::clone(&content.catalogue)).expect("they can meet");
            let mut agent = Planner::new(Arc::clone(points), Level::default());
            let mut state = game.start();
            for step in 0.. {
                match game.turn(&state) {
                    Turn::Over => break,
                    Turn::Chance => {
                        let outcome = game.draw(&state, &mut Seed(seed).stream("chance", step)).expect("chance is due");
                        game.resolve(&mut state, &outcome, &mut NoEvents).expect("what is drawn can come");
                    }
                    Turn::Seat(seat) => {
                        let (time, action, _) = decide(&mut agent, &game, &state, step);
                        times.extend((seat == Seat(1)).then_some(time));
                        game.apply(&mut state, &action, &mut NoEvents).expect("it is legal");
                    }
                }
            }
            if times.len() >= DECISIONS {
                break;
            }
        }
        let p99 = percentile(&mut times, 99);
        if p99 > worst.0 {
            worst = (p99, &enemy.id);
        }
    }
    println!("slowest enemy ({}): {:.3} ms (p99)", worst.1, worst.0);
}

fn main() {
    let points = Arc::new(Points::shipped());
    let start = ProcessTime::now();
    let content = Content::shipped();
    println!("loading {} cards: {:.0} ms", content.catalogue.cards().len(), start.elapsed().as_secs_f64() * 1e3);
    told("frog", &points, board(&["sword", "shield"], &[1, 3]));
    let (game, mut state) = board(&["spanner", "hammer", "shooter"], &[3, 4, 6]);
    state.fighters[0].cards.iter_mut().for_each(|card| card.shocked = true);
    state.fighters[0].dice.iter_mut().for_each(|die| die.burning = true);
    told("handyman, shocked and burning", &points, (game, state));
    told(
        "8 dice, 5 reusable cards",
        &points,
        board(&["one", "two", "three", "four", "five"], &[1, 2, 3, 4, 5, 6, 6, 5]),
    );
    let (game, state) = board(&["sword", "shield", "hammer", "shooter"], &[1, 2, 3, 4, 5, 6, 6, 5]);
    let start = ProcessTime::now();
    let mut sum = (0, 0);
    while start.elapsed().as_secs_f64() < 1.0 {
        let found = extent(&game, &state, &points, 1_000_000).expect("it fits");
        sum = (sum.0 + found.states, sum.1 + found.boards);
    }
    let spent = start.elapsed().as_secs_f64() * 1e6;
    println!("expansion: {:.2} M distinct, {:.2} M made a second", sum.0 as f64 / spent, sum.1 as f64 / spent);
    let enemy = content.enemy("lamplighter").expect("it is there").fighter.clone();
    let setup = Setup { fighters: [enemy.clone(), enemy], rounds: 60 };
    let game = Alea::new(setup, Arc::clone(&content.catalogue)).expect("they can meet");
    let mut state = game.start();
    for die in [2, 3, 5, 6] {
        game.resolve(&mut state, &Outcome::Die(die), &mut NoEvents).expect("dice are rolled");
    }
    let level = Level { states: 0, iterations: 10_000, ..Level::default() };
    let mut agent = Planner::new(Arc::clone(&points), level);
    let (mut time, mut iterations) = (0.0, 0);
    while time < 1_000.0 {
        let (spent, _, nodes) = decide(&mut agent, &game, &state, iterations);
        (time, iterations) = (time + spent, iterations + nodes);
    }
    println!("sampling: {:.0} k iterations a second", iterations as f64 / time);
    enemies(&content, &points);
}
