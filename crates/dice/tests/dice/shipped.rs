//! Everything shipped loads, is as much as was promised, and can be played.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::{Arc, LazyLock};

use dice::{Alea, Catalogue, Combatant, Content, Effect, Form, Setup, Slot, Sources, Status};
use tabletop::conformance::{Information, Options, check_game};
use tabletop::{Game, Seed};

static CONTENT: LazyLock<Content> = LazyLock::new(|| {
    let (content, faults) = Content::load(Sources::SHIPPED);
    let told: Vec<String> = faults.iter().map(ToString::to_string).collect();
    assert!(told.is_empty(), "{}", told.join("\n"));
    content
});

/// Every effect a face may have.
fn effects(catalogue: &Catalogue, face: &dice::Face) -> Vec<Effect> {
    let programs = [Some(&face.action), face.at_start.as_ref(), face.at_end.as_ref()];
    let lists = programs.into_iter().flatten().flat_map(|program| program.lists());
    lists.flat_map(|list| catalogue.effects(*list)).copied().collect()
}

#[test]
fn there_is_as_much_as_was_promised() {
    let cards = CONTENT.catalogue.cards();
    assert!(cards.len() >= 60, "{} cards", cards.len());
    assert_eq!(CONTENT.heroes.len(), 3);
    let (bosses, others): (Vec<_>, Vec<_>) = CONTENT.enemies.iter().partition(|enemy| enemy.boss);
    assert_eq!((bosses.len(), others.len()), (4, 24));
    for tier in 1..=5 {
        let count = others.iter().filter(|enemy| enemy.tier == tier).count();
        assert!(count >= 4, "{count} enemies in tier {tier}");
    }
    let ideas: BTreeSet<&str> = CONTENT.enemies.iter().map(|enemy| enemy.text.as_str()).collect();
    assert_eq!(ideas.len(), CONTENT.enemies.len());
    let carried: BTreeSet<Vec<String>> =
        CONTENT.enemies.iter().map(|enemy| enemy.fighter.cards.iter().cloned().map(String::from).collect()).collect();
    assert_eq!(carried.len(), CONTENT.enemies.len(), "no two enemies carry the same");
}

#[test]
fn every_card_says_what_it_does_and_its_forms_differ() {
    for card in CONTENT.catalogue.cards() {
        let [minus, base, plus] = &card.faces;
        for face in &card.faces {
            assert!(!face.text.is_empty(), "{}", card.id);
            assert!(!effects(&CONTENT.catalogue, face).is_empty(), "{} does nothing", card.id);
        }
        for (form, face) in [(Form::Minus, minus), (Form::Plus, plus)] {
            let play = |face: &dice::Face| (face.slot, face.uses, face.size, effects(&CONTENT.catalogue, face));
            assert!(play(face) != play(base), "{}{}", card.id, form.sign());
        }
    }
}

#[test]
fn names_are_told_apart() {
    let mut names = BTreeMap::<&str, usize>::new();
    let cards = CONTENT.catalogue.cards().iter().map(|card| card.name.as_str());
    let fighters = CONTENT.enemies.iter().map(|enemy| enemy.fighter.name.as_str());
    for name in cards.chain(fighters).chain(CONTENT.heroes.iter().map(|hero| hero.fighter.name.as_str())) {
        *names.entry(name).or_default() += 1;
    }
    assert!(names.values().all(|count| *count == 1), "{names:?}");
}

#[test]
fn every_status_and_slot_is_met() {
    let catalogue = &CONTENT.catalogue;
    let all: Vec<Effect> = catalogue.cards().iter().flat_map(|card| effects(catalogue, &card.faces[1])).collect();
    for status in Status::BUILT_IN {
        let met = all.iter().any(|effect| matches!(effect, Effect::Inflict { status: put, .. } if *put == status));
        assert!(met, "nothing puts {}", status.id().expect("it is built in"));
    }
    let kind = |slot: Slot| format!("{slot:?}").split('(').next().unwrap_or_default().to_owned();
    let faces = catalogue.cards().iter().flat_map(|card| &card.faces);
    let slots: BTreeSet<String> = faces.map(|face| kind(face.slot)).collect();
    assert_eq!(slots.len(), 13, "{slots:?}");
}

#[test]
fn every_card_is_carried_or_can_be() {
    for card in CONTENT.catalogue.cards() {
        for form in Form::ALL {
            let carried = dice::CardRef { id: card.id.clone(), form };
            let fighter = Combatant {
                name: "Bearer".to_owned(),
                max_hp: 20,
                dice: 3,
                cards: vec![carried],
                ..Combatant::default()
            };
            let setup = Setup::new([fighter.clone(), fighter], 12);
            let game = Arc::new(Alea::new(setup, Arc::clone(&CONTENT.catalogue)).expect("it can be carried"));
            let options = Options {
                games: 1,
                draws: 0,
                probe_every: 40,
                information: Information::Perfect,
                ..Options::default()
            };
            check_game(&game, &options).unwrap_or_else(|violation| panic!("{}{}: {violation}", card.id, form.sign()));
        }
    }
}

#[test]
fn every_hero_can_meet_every_enemy() {
    for hero in &CONTENT.heroes {
        for (index, enemy) in CONTENT.enemies.iter().enumerate() {
            let setup = Setup::new([hero.fighter.clone(), enemy.fighter.clone()], 100);
            let game = Arc::new(Alea::new(setup, Arc::clone(&CONTENT.catalogue)).expect("they can meet"));
            let seed = Seed(index as u64);
            let options = Options {
                games: 1,
                seed,
                draws: 0,
                probe_every: 60,
                information: Information::Perfect,
                ..Options::default()
            };
            let report = check_game(&game, &options);
            report.unwrap_or_else(|violation| panic!("{} v {}: {violation}", hero.id, enemy.id));
        }
    }
}

#[test]
fn the_content_hash_is_that_of_the_cards() {
    let setup = Setup::new([CONTENT.heroes[0].fighter.clone(), CONTENT.enemies[0].fighter.clone()], 9);
    let game = Alea::new(setup, Arc::clone(&CONTENT.catalogue)).expect("they can meet");
    let (again, _) = Content::load(Sources { cards: Sources::SHIPPED.cards, ..Sources::default() });
    assert_eq!(game.content_hash(), again.catalogue.hash());
    let (fewer, _) = Content::load(Sources { cards: &Sources::SHIPPED.cards[1..], ..Sources::default() });
    assert_ne!(game.content_hash(), fewer.catalogue.hash());
}
