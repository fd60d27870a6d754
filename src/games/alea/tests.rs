//! Whole duels through the parts of the table: what is shown is what is, and previews come true.

use super::mods::ModChoice;
use lab::{Library, TextFile};
use std::{path::Path, sync::Arc};

use dice::{
    Action, Alea, Event, State,
    gauntlet::{self, Gauntlet},
};
use tabletop::{Controller, Eye, Game, Player, Seat, Seed, Session, Turn};

use super::{preview::preview, shown::Shown, teller::Teller};
use crate::{
    games::alea::Content,
    table::{Chairs, GameFiles, LabContent, Log, LoggedEvent, OwnPrograms},
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
        let setup = dice::Setup::new([hero.fighter.clone(), enemy.fighter.clone()], 12);
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
fn a_preview_tells_of_a_die_that_is_passed_on() {
    let cards = r#"[(id: "parcel", name: "Parcel", slot: Any, action: "pass_die()")]"#;
    let sources = dice::Sources { cards: &[dice::Source { name: "cards.ron", text: cards }], ..Default::default() };
    let (content, faults) = dice::Content::load(sources);
    assert_eq!(faults, []);
    let fighter = dice::Combatant { max_hp: 9, dice: 2, cards: vec!["parcel".into()], ..Default::default() };
    let setup = dice::Setup::new([fighter.clone(), fighter], 9);
    let game = Alea::new(setup, content.catalogue).expect("sound");
    let mut state = game.start();
    while let [(_, first), ..] = game.outcomes(&state)[..] {
        game.resolve(&mut state, &first, &mut Vec::new()).expect("it may come");
    }
    let told = preview(&game, &state, Action::Place { die: 0, card: 0 }, ["Marta", "the foe"], &Words::english());
    assert_eq!(told.certain, ["the foe gets a die of 1 next turn"]);
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

#[test]
fn programs_sit_at_duels_and_gauntlets_where_the_player_has_named_them() {
    let (content, words) = (content(), Words::english());
    let [hero, enemy] = [&content.duel.heroes[0].fighter, &content.duel.enemies[0].fighter];
    let duel = gauntlet::Setup::of_duel(dice::Setup::new([hero.clone(), enemy.clone()], 12));
    let run = gauntlet::Setup::of_run(&content.duel.heroes[0].id, gauntlet::Terms::default());
    let program = "cmd@5:cargo --version";
    let player =
        |spec: &str, livery| Player { name: "Bot".to_owned(), controller: Controller::Agent(spec.to_owned()), livery };
    let players = [player("left-to-right", 0), player(program, 1)];
    let mut own = OwnPrograms::default();
    own.allow(&players);
    for setup in [duel, run] {
        let rules = content.game(&setup).expect("what is shipped is sound");
        let seated = |own: Option<&OwnPrograms>| content.chairs(&rules, &players, &words, own).expect("seated");
        let names = |chairs: &Chairs<Gauntlet>| -> Vec<String> {
            chairs.agents.iter().flatten().map(|agent| agent.name().to_owned()).collect()
        };
        let (named, foreign) = (seated(Some(&own)), seated(None));
        assert_eq!(names(&named), ["left-to-right", program]);
        assert_eq!((named.programs.len(), named.notices.len()), (1, 0));
        // What happens is told to the program, in the game's own words.
        assert!(named.agents[1].as_ref().is_some_and(|agent| agent.watches()));
        assert_eq!(names(&foreign), ["left-to-right", "planner"]);
        assert_eq!((foreign.programs.len(), foreign.notices.len()), (0, 1));
    }
}

/// Records of duels as they were written before a duel was a gauntlet of one fight.
#[test]
fn saves_of_duels_and_gauntlets_of_before_are_taken_up() {
    let (content, words) = (content(), Words::english());
    let texts = [
        (include_str!("../../../crates/dice/tests/dice/records/duel.ron"), "Alea", 20),
        (include_str!("../../../crates/dice/tests/dice/records/run.ron"), "Gauntlet", 30),
    ];
    for (text, name, steps) in texts {
        let (line, replayed) = (content.save_line("saves/x.ron", text, &words), content.replay(text));
        assert_eq!(line.expect("it is listed").game, name);
        assert!(replayed.expect("its steps lead to its end").over, "{name}");
        let retitled = content.retitled(text, "mine").expect("it is read");
        let record = content.record(&retitled).expect("it is written");
        assert_eq!(record.steps, content.record(text).expect("sound").steps);
        assert!(record.steps.len() > steps && record.about.values().any(|title| title == "mine"));
        let saved = content.saved_game(text).expect("it is taken up");
        assert!(saved.over && saved.game.resume.is_some());
        let file = TextFile { name: "old.ron".to_owned(), text: text.to_owned() };
        assert_eq!(content.scene(&file).expect("it is opened").setup, saved.game.setup);
    }
}
