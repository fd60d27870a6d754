//! Recaps of duels held against the rules: HP that the foe took, cards it used, and that nothing of the reader's own turn is told of the foe.

use std::{path::Path, sync::Arc};

use dice::{
    CardId, Cause, Event as Fought, Form, State, Status,
    gauntlet::{self, Event, Gauntlet},
};
use lab::Library;
use tabletop::{Controller, Eye, Game, Player, Seat, Seed, Session, Turn};

use super::{
    Content, card_words,
    mods::ModChoice,
    recap::{RECAP, recap},
    state::{Duel, Fights},
};
use crate::{
    table::{Host, LabContent, LoggedEvent, Table},
    text::{
        Words,
        heard::{Said, listen, says_all},
    },
};

const READER: Seat = Seat(0);

fn content() -> Content {
    let library = Library::open(Path::new(env!("CARGO_MANIFEST_DIR"))).expect("the program's files");
    Content::load(&library, None, &ModChoice::default()).0
}

fn players() -> Vec<Player> {
    let player = |name: &str, controller, look| Player { name: name.to_owned(), controller, livery: look };
    vec![player("Marta", Controller::Human, 0), player("the foe", Controller::Agent("somebody".to_owned()), 1)]
}

/// The fights of every hero and enemy in turn.
fn fights(content: &Content) -> Vec<Arc<Gauntlet>> {
    let fight = |(at, enemy): (usize, &dice::Enemy)| {
        let hero = &content.duel.heroes[at % content.duel.heroes.len()];
        let setup = dice::Setup::new([hero.fighter.clone(), enemy.fighter.clone()], 12);
        content.game(&gauntlet::Setup::of_duel(setup)).expect("what is shipped is sound")
    };
    content.duel.enemies.iter().enumerate().map(fight).collect()
}

fn table(session: &Session<Gauntlet>) -> Duel {
    let nobody = session.players().iter().map(|_| None).collect();
    let host = Host::resume(Arc::clone(session.game()), &session.record(false), nobody).expect("followed");
    Table::<Fights>::lay(host, false).expect("it is laid")
}

fn said(table: &Duel, events: &[LoggedEvent<Event>], words: &Words) -> Vec<Said> {
    let (_, heard) = listen(|| recap(table, events, READER, words));
    heard.into_iter().filter(|said| said.id.starts_with("alea-recap-")).collect()
}

/// What is told of the turn of the foe between two positions, the second being the reader's turn.
fn check(words: &Words, content: &Content, said: &[Said], before: &State, after: &State) -> Result<(), String> {
    let [was, is] = [before, after].map(|state| &state.fighters[READER.index()]);
    let dealt = said.iter().find(|said| said.id == "alea-recap-dealt");
    // Poison takes its own at the beginning of the reader's turn.
    if was.of(Status::POISON) == 0 && is.of(Status::POISON) == 0 {
        let lost = i64::from(was.hp) - i64::from(is.hp);
        let told = dealt.map_or(Ok(0), |said| said.number("dealt"))?;
        if told != lost.max(0) {
            return Err(format!("it takes {told} HP, and {lost} are gone"));
        }
    }
    let foe = &before.fighters[1];
    for used in said.iter().filter(|said| said.id == "alea-recap-used") {
        for name in used.name("cards")?.split(", ") {
            let called = |card: &dice::CardState| {
                let known = content.duel.catalogue.card(card.card);
                known.is_some_and(|card| Form::ALL.into_iter().any(|form| card_words::name(words, card, form) == name))
            };
            // A card of the reader's may have been stolen or copied.
            if !foe.cards.iter().chain(&was.cards).any(called) {
                return Err(format!("{name} is no card of theirs"));
            }
        }
    }
    Ok(())
}

#[test]
fn what_a_recap_of_a_duel_says_is_so() {
    let (content, words) = (content(), Words::english());
    let mut read = 0;
    for (seed, game) in fights(&content).into_iter().enumerate() {
        let mut session = Session::new(Arc::clone(&game), Seed(seed as u64), players()).expect("seated");
        // What happened since the reader's turn, and the position then.
        let mut since: Option<(State, Vec<LoggedEvent<Event>>)> = None;
        for step in 0..300 {
            let before = session.state().fight.clone().expect("a duel");
            let events = match session.turn() {
                Turn::Over => break,
                Turn::Chance => session.advance().expect("chance is due"),
                Turn::Seat(seat) => {
                    if seat == READER
                        && let Some((start, events)) = since.take().filter(|(_, events)| !events.is_empty())
                    {
                        let said = said(&table(&session), &events, &words);
                        read += usize::from(!said.is_empty());
                        if let Err(why) = check(&words, &content, &said, &start, &before) {
                            panic!("fight {seed}, step {step}: {why}: {said:?}");
                        }
                    }
                    let view = session.view(Eye::Seat(seat));
                    let action = game.sample(&view, &mut session.thinking(seat)).expect("something can be done");
                    session.act(seat, action).expect("legal")
                }
            };
            let after = session.state().fight.as_ref().expect("a duel");
            match (&mut since, after.active == READER, before.active == READER) {
                // The reader's turn ends with this step, which the recap does not tell.
                (None, false, true) => since = Some((after.clone(), Vec::new())),
                (Some((_, told)), ..) => {
                    told.extend(events.into_iter().map(|event| LoggedEvent { step, event }));
                }
                _ => {}
            }
        }
    }
    assert!(read > 40, "only {read} recaps");
}

/// A shield that the reader's own card brings when the turn begins is no gift of the foe.
#[test]
fn what_ones_own_turn_begins_with_is_no_deed_of_the_foe() {
    let (content, words) = (content(), Words::english());
    let game = fights(&content).remove(0);
    let session = Session::new(game, Seed(1), players()).expect("seated");
    let foe = Seat(1);
    let events = [
        Fought::Turn { seat: foe, round: 1 },
        Fought::Status { seat: READER, status: Status::POISON, change: 2 },
        Fought::TurnEnd { seat: foe },
        Fought::Turn { seat: READER, round: 2 },
        Fought::Status { seat: READER, status: Status::SHIELD, change: 3 },
        Fought::Status { seat: foe, status: Status::BURN, change: 1 },
    ];
    let events = events.map(|event| LoggedEvent { step: 1, event: Event::Fight(event) });
    let said = said(&table(&session), &events, &words);
    let told: Vec<_> = said.iter().map(|said| (&*said.id, said.number("n"))).collect();
    assert_eq!(told, [("alea-recap-inflicted", Ok(2))]);
}

#[test]
fn all_that_may_be_said_is_said_of_something_in_both_languages() {
    let table = table(&Session::new(fights(&content()).remove(0), Seed(1), players()).expect("seated"));
    let foe = Seat(1);
    let events = [
        Fought::Activated { seat: foe, card: 0, id: CardId(0), form: Form::Plus, dice: [3, 0] },
        Fought::Hurt { seat: READER, cause: Cause::Attack, hp: 3, shield: 0 },
        Fought::Status { seat: READER, status: Status::POISON, change: 2 },
        Fought::Healed { seat: foe, hp: 4 },
        Fought::Status { seat: foe, status: Status::SHIELD, change: 3 },
    ];
    let events = events.map(|event| LoggedEvent { step: 1, event: Event::Fight(event) });
    says_all(&RECAP, |words| drop(recap(&table, &events, READER, words)));
}
