//! Any text as a list of rule modifiers; a fight under all that are sound is played for a while.
#![no_main]

use std::sync::Arc;

use dice::{Alea, Combatant, Content, Setup, Source, Sources};
use libfuzzer_sys::fuzz_target;
use tabletop::{Game, NoEvents, Seed, Turn};

const CARDS: &str = r#"[(id: "punch", name: "Punch", slot: Any, text: "T.", uses: Unlimited, action: "attack(d)")]"#;

fuzz_target!(|text: &str| {
    let cards = [Source { name: "cards.ron", text: CARDS }];
    let modifiers = [Source { name: "fuzz.ron", text }];
    let (content, faults) = Content::load(Sources { cards: &cards, modifiers: &modifiers, ..Sources::default() });
    assert!(faults.iter().all(|fault| fault.line >= 1 && fault.column >= 1));
    let fighter = Combatant { max_hp: 20, dice: 2, cards: vec!["punch".into()], ..Combatant::default() };
    let modifiers = content.catalogue.modifiers().iter().map(|modifier| modifier.id.clone()).collect();
    let setup = Setup { modifiers, ..Setup::new([fighter.clone(), fighter], 9) };
    // Those that have different fighters begin cannot hold together.
    let Ok(game) = Alea::new(setup, Arc::clone(&content.catalogue)) else { return };
    let mut state = game.start();
    for step in 0..60 {
        let mut rng = Seed(1).stream("play", step);
        match game.turn(&state) {
            Turn::Over => return,
            Turn::Chance => {
                let outcome = game.draw(&state, &mut rng).expect("chance is due");
                game.resolve(&mut state, &outcome, &mut NoEvents).expect("it can come");
            }
            Turn::Seat(_) => {
                let action = game.sample(&state, &mut rng).expect("something can be done");
                game.apply(&mut state, &action, &mut NoEvents).expect("it is legal");
            }
        }
        game.check_state(&state).expect("what is played is sound");
    }
});
