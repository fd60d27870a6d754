//! Whole duels through the parts of the table: what is shown is what is, and previews come true.

use super::mods::ModChoice;
use lab::Library;
use std::{path::Path, sync::Arc};

use dice::{Action, Alea, Event, State};
use tabletop::{Eye, Game, Seat, Seed, Session, Turn};

use super::{preview::preview, shown::Shown, teller::Teller};
use crate::{
    games::alea::Content,
    table::{Log, LoggedEvent},
    text::Words,
};

fn content() -> Content {
    let library = Library::open(Path::new(env!("CARGO_MANIFEST_DIR"))).expect("the program's files");
    Content::load(&library, None, &ModChoice::default()).0
}

/// Fights of heroes against enemies, played at random; `watch` sees each step with the position before and after.
fn fights(content: &Content, mut watch: impl FnMut(&Arc<Alea>, &State, Option<Action>, &[Event], &State)) {
    for (seed, enemy) in content.duel.enemies.iter().enumerate() {
        let hero = &content.duel.heroes[seed % content.duel.heroes.len()];
        let setup = dice::Setup { fighters: [hero.fighter.clone(), enemy.fighter.clone()], rounds: 12 };
        let game = Arc::new(Alea::new(setup, Arc::clone(&content.duel.catalogue)).expect("what is shipped is sound"));
        let players = crate::games::conquest::testing::agents(2);
        let mut session = Session::new(Arc::clone(&game), Seed(seed as u64), players).expect("seated");
        for _ in 0..400 {
            let before = session.state().clone();
            let (action, events) = match session.turn() {
                Turn::Over => break,
                Turn::Chance => (None, session.advance().expect("chance is due")),
                Turn::Seat(seat) => {
                    let view = session.view(Eye::Seat(seat));
                    let action = game.sample(&view, &mut session.thinking(seat)).expect("something can be done");
                    (Some(action), session.act(seat, action).expect("legal"))
                }
            };
            watch(&game, &before, action, &events, session.state());
        }
    }
}

#[test]
fn what_is_shown_is_what_is() {
    let content = content();
    let mut steps = 0;
    fights(&content, |_, before, _, events, after| {
        steps += 1;
        let mut shown = Shown::new(before);
        events.iter().for_each(|event| shown.apply(event, 0.1, 1.0));
        for (told, fighter) in shown.state.fighters.iter().zip(&after.fighters) {
            assert_eq!(told.hp, fighter.hp, "{events:?}");
            assert_eq!(told.dice, fighter.dice, "{events:?}");
        }
        assert_eq!((shown.state.active, shown.state.round), (after.active, after.round));
        assert_eq!(shown.over.is_some(), after.over());
        shown.settle(after);
        assert_eq!(shown.state, *after);
        for (tumbling, fighter) in shown.tumbling.iter().zip(&after.fighters) {
            assert_eq!(tumbling.len(), fighter.dice.len());
        }
        // All that moves comes to rest.
        let rests = (0..200).any(|_| !shown.pass(0.1));
        assert!(rests, "{shown:?}");
    });
    assert!(steps > 2000, "{steps}");
}

#[test]
fn a_preview_comes_true() {
    let (content, words) = (content(), Words::english());
    let mut told = 0;
    fights(&content, |game, before, action, events, after| {
        let Some(action) = action.filter(|action| *action != Action::EndTurn) else { return };
        let expected = preview(game, before, action, ["the hero", "the enemy"], &words);
        if events.iter().any(|event| matches!(event, Event::TurnEnd { .. })) {
            return;
        }
        for seat in [Seat(0), Seat(1)] {
            let lost: u16 = events
                .iter()
                .map(|event| match event {
                    Event::Hurt { seat: hurt, hp, .. } if *hurt == seat => *hp,
                    _ => 0,
                })
                .sum();
            assert_eq!(expected.harm[seat.index()], lost, "{action:?} {expected:?}");
        }
        let sum: f64 = expected.chances.iter().map(|(chance, _)| chance).sum();
        assert!(expected.chances.is_empty() || (sum - 1.0).abs() < 1e-9, "{expected:?}");
        if after.over() {
            assert!(expected.certain.iter().any(|line| line.contains("falls")), "{expected:?}");
        }
        told += expected.certain.len();
    });
    assert!(told > 500, "{told}");
}

#[test]
fn every_fight_can_be_told() {
    let (content, words) = (content(), Words::english());
    let (mut log, mut step) = (Log::default(), 0);
    fights(&content, |game, _, _, events, _| {
        let teller = Teller { catalogue: game.catalogue(), names: ["Marta".into(), "the foe".into()], words: &words };
        for event in events {
            teller.tell(&mut log, &LoggedEvent { step, event: dice::gauntlet::Event::Fight(*event) });
        }
        step += 1;
    });
    assert!(log.entries().len() > 1000);
    for entry in log.entries() {
        assert!(!entry.text.is_empty() && !entry.text.contains(['{', '}']), "{}", entry.text);
        assert!(!entry.text.starts_with("alea-"), "{}", entry.text);
    }
}
