//! Plays gauntlets with the planner on both sides and prints how far heroes come:
//! `cargo run --release -p dice --example gauntlet [runs]`.

use std::sync::Arc;

use dice::Content;
use dice::agents::{Level, Planner, Points};
use dice::gauntlet::{Gauntlet, Setup, Stage, Terms, Traveller};
use tabletop::{Agent, Limits, Seed, Table};

fn main() {
    let runs = std::env::args().nth(1).and_then(|runs| runs.parse().ok()).unwrap_or(20);
    let (content, points) = (Arc::new(Content::shipped()), Arc::new(Points::shipped()));
    println!("| hero | runs | won | fights won (0, 1, 2, …) | HP dealt : taken | turns |\n|---|--:|--:|---|---|--:|");
    for hero in &content.heroes {
        let setup = Setup { hero: hero.id.clone(), terms: Terms::default() };
        let game = Gauntlet::new(setup, Arc::clone(&content)).expect("what is shipped can be played");
        let mut reached = vec![0u32; game.length() + 1];
        let (mut won, mut dealt, mut taken, mut turns) = (0, 0, 0, 0);
        for seed in 0..runs {
            let traveller = || -> Box<dyn Agent<Gauntlet>> {
                let fighter = Planner::new(Arc::clone(&points), Level::default());
                Box::new(Traveller::new(Box::new(fighter), Arc::clone(&points)))
            };
            let mut agents = vec![traveller(), traveller()];
            let table = Table::new(&game, Seed(seed), &mut agents).expect("two sit down");
            let state = table.play(Limits::default()).expect("they keep the rules").state;
            won += u32::from(state.stage == Stage::Over { won: true });
            reached[state.tally.fights as usize] += 1;
            (dealt, taken, turns) = (dealt + state.tally.dealt, taken + state.tally.taken, turns + state.tally.turns);
        }
        let share = 100.0 * f64::from(won) / runs.max(1) as f64;
        println!("| {} | {runs} | {share:.0} % | {reached:?} | {dealt} : {taken} | {turns} |", hero.id);
    }
}
