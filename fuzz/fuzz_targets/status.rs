//! Any text as a list of statuses: it is read or refused, every fault has a place, and a fight of two who have all of them goes on or ends; nothing panics or hangs.
#![no_main]

use std::sync::Arc;

use dice::{Alea, Combatant, Content, MOST_STACKS, Setup, Source, Sources};
use libfuzzer_sys::fuzz_target;
use tabletop::{Game, NoEvents, Turn};

const CARDS: &str = r#"[(id: "sabre", name: "Sabre", slot: Any, text: "T.", action: "attack(d); heal(1)")]"#;
/// Steps of the fight, more than which no status needs to show what it does.
const STEPS: u32 = 200;

fuzz_target!(|text: &str| {
    let cards = [Source { name: "cards.ron", text: CARDS }];
    let statuses = [Source { name: "fuzz.ron", text }];
    let (content, faults) = Content::load(Sources { cards: &cards, statuses: &statuses, ..Sources::default() });
    assert!(faults.iter().all(|fault| fault.line >= 1 && fault.column >= 1));
    let statuses = content.catalogue.statuses().iter().map(|(_, kind)| (kind.id.clone(), 2)).collect();
    let fighter =
        Combatant { max_hp: 20, dice: 3, cards: vec!["sabre".into()], statuses, ..Combatant::default() };
    let Ok(game) = Alea::new(Setup::new([fighter.clone(), fighter], 20), Arc::clone(&content.catalogue))
    else {
        return;
    };
    let mut state = game.start();
    for step in 0..STEPS {
        match game.turn(&state) {
            Turn::Over => break,
            Turn::Chance => {
                let outcomes = game.outcomes(&state);
                let (_, outcome) = outcomes[step as usize % outcomes.len()];
                game.resolve(&mut state, &outcome, &mut NoEvents).expect("it was listed");
            }
            Turn::Seat(_) => {
                let actions = game.actions(&state).expect("somebody is to act");
                game.apply(&mut state, &actions[step as usize % actions.len()], &mut NoEvents).expect("it was listed");
            }
        }
        for fighter in &state.fighters {
            assert!(fighter.hp <= 20 && fighter.statuses.iter().all(|(_, count)| count <= MOST_STACKS));
        }
    }
});
