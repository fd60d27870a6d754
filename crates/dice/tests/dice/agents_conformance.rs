//! Every opponent keeps the contract in fights of what is shipped, and the planner is the better player.

use std::sync::{Arc, LazyLock};

use dice::agents::{Greedy, LeftToRight, Level, Planner, Points, Wanderer};
use dice::{Alea, Content, Setup};
use tabletop::conformance::{AgentOptions, check_agent};
use tabletop::{Agent, Budget, Limits, Seat, Seed, Table};

static CONTENT: LazyLock<Content> = LazyLock::new(Content::shipped);

fn points() -> Arc<Points> {
    Arc::new(Points::shipped())
}

fn fight(hero: usize, enemy: usize) -> Alea {
    let fighters = [CONTENT.heroes[hero].fighter.clone(), CONTENT.enemies[enemy].fighter.clone()];
    Alea::new(Setup::new(fighters, 60), Arc::clone(&CONTENT.catalogue)).expect("they can meet")
}

fn keeps_the_contract(agent: impl Fn() -> Box<dyn Agent<Alea>>, slack: u64) {
    for (hero, enemy) in [(0, 4), (1, 9), (2, 14), (0, 19), (1, 23), (2, 25)] {
        let game = Arc::new(fight(hero, enemy));
        let options =
            AgentOptions { games: 2, budget: Budget::nodes(300), slack, probe_every: 12, ..AgentOptions::default() };
        let report = check_agent(&game, |_| agent(), &options, |_| {});
        let report = report.unwrap_or_else(|violation| panic!("{hero} v {enemy}: {violation}"));
        assert!(report.decisions > 10);
    }
}

#[test]
fn the_planner_keeps_the_contract() {
    keeps_the_contract(|| Box::new(Planner::new(points(), Level::default())), 64);
}

#[test]
fn a_planner_that_slips_keeps_the_contract() {
    keeps_the_contract(|| Box::new(Planner::new(points(), Level { slips: 0.5, ..Level::default() })), 64);
}

#[test]
fn the_baselines_keep_the_contract() {
    keeps_the_contract(|| Box::new(LeftToRight::new(points())), 0);
    keeps_the_contract(|| Box::new(Greedy::new(points())), 0);
    keeps_the_contract(|| Box::new(Wanderer::new(points())), 0);
}

/// Wins of the enemy's brain against the planner as hero, over the same seeds.
fn wins(brain: impl Fn() -> Box<dyn Agent<Alea>>) -> u32 {
    let mut wins = 0;
    for seed in 0..4 {
        for enemy in 0..CONTENT.enemies.len() {
            let game = fight(seed as usize % 3, enemy);
            let mut agents: Vec<Box<dyn Agent<Alea>>> =
                vec![Box::new(Planner::new(points(), Level::default())), brain()];
            let table = Table::new(&game, Seed(seed), &mut agents).expect("two sit down");
            let limits = Limits { budget: Budget::nodes(400), ..Limits::default() };
            let finish = table.play(limits).expect("they keep the rules");
            wins += u32::from(finish.standing.expect("it ends").winner() == Some(Seat(1)));
        }
    }
    wins
}

#[test]
fn the_planner_is_the_better_enemy() {
    let (planner, wanderer) =
        (wins(|| Box::new(Planner::new(points(), Level::default()))), wins(|| Box::new(Wanderer::new(points()))));
    assert!(planner > wanderer + 10, "the planner won {planner} fights of 112, random play {wanderer}");
}
