//! Scripts run when cards are loaded, and never again: not in a fight, and not in a search.

use std::sync::Arc;

use dice::agents::{Level, Planner, Points};
use dice::{Alea, Content, Setup, Sources, script_runs};
use tabletop::{Agent, Limits, Seed, Table};

#[test]
fn loading_runs_scripts_and_planning_runs_none() {
    let before = script_runs();
    let (content, faults) = Content::load(Sources::SHIPPED);
    assert_eq!(faults, []);
    let loading = script_runs() - before;
    // Every face's script at least once; most of them once for every die.
    assert!(loading > 3 * content.catalogue.cards().len() as u64, "{loading} runs at load");
    let (before, points) = (script_runs(), Arc::new(Points::shipped()));
    let mut decisions = 0;
    for (at, enemy) in content.enemies.iter().enumerate() {
        let hero = &content.heroes[at % content.heroes.len()];
        let setup = Setup::new([hero.fighter.clone(), enemy.fighter.clone()], 4);
        let game = Alea::new(setup, Arc::clone(&content.catalogue)).expect("they can meet");
        // The hero works its turns out, the enemy samples every one of them.
        let sampled = Level { states: 1, iterations: 50, slips: 0.0 };
        let mut agents: Vec<Box<dyn Agent<Alea>>> = [Level::FULL, sampled]
            .map(|level| Box::new(Planner::new(Arc::clone(&points), level)) as Box<dyn Agent<Alea>>)
            .into();
        let table = Table::new(&game, Seed(at as u64), &mut agents).expect("two sit down");
        decisions += table.play(Limits::default()).expect("they keep the rules").decisions;
    }
    assert!(decisions > 200, "{decisions} decisions");
    assert_eq!(script_runs(), before, "no script runs in {decisions} decisions and the fights they are made in");
}
