//! What lessons of Realm claim, held against the rules at every decision where one may be told.

use std::path::Path;

use dominion::{Card, Dominion, Phase, State, Task, Type};
use lab::{Library, Opening, Scene};
use registry::games::DominionModule;
use tabletop::Controller;

use super::{
    coach::Lesson,
    state::{Realm, RealmTable},
};
use crate::table::lesson_checks::read;

/// The claim of a lesson.
fn check(table: &RealmTable, state: &State, lesson: Lesson) -> Result<(), String> {
    let (game, turn) = (table.game(), &state.turn);
    let own = &state.players[state.active.index()];
    let among = |wanted: Type| own.hand.kinds().any(|card| game.is(card, wanted));
    let asked = state.stack.iter().any(|task| matches!(task, Task::Ask(..)));
    let holds = match lesson {
        Lesson::Treasures => among(Type::Treasure) && !asked && turn.phase != Phase::Buy,
        // A pile is lit that is neither Copper nor Curse.
        Lesson::Buy => {
            let worth = |card: &Card| ![Card::COPPER, Card::CURSE].contains(card) && state.supply.has(*card);
            let affordable = |card: Card| u16::from(game.cost(card, turn)) <= turn.coins;
            turn.buys > 0 && game.piles().filter(worth).any(affordable)
        }
        // All that is in hand and in play goes.
        Lesson::End => !asked && own.staying.is_empty(),
        Lesson::Actions => among(Type::Action) && turn.actions > 0 && turn.phase == Phase::Action,
        Lesson::Answer => asked,
        Lesson::Points => game.kind(Card::PROVINCE).is_some_and(|kind| kind.cost == 8 && kind.points == 6),
        Lesson::Piles => state.supply.count(Card::PROVINCE) <= 4,
        Lesson::Opponents => {
            let asked = |player: &tabletop::Player| player.controller != Controller::Human;
            own.turns > 0 && table.host.players().iter().any(asked)
        }
    };
    if holds { Ok(()) } else { Err(format!("{turn:?} with {:?}", own.hand)) }
}

#[test]
fn lessons_of_realm_claim_what_is_so() {
    let library = Library::open(Path::new(env!("CARGO_MANIFEST_DIR"))).expect("the program's files");
    let mut told = [0; 8];
    for seed in 0..6_u64 {
        let seats = 2 + seed % 3;
        let options = Some(format!("(random: {seed}, seats: {seats}, turn_limit: 25, colonies: {})", seed % 2 == 0));
        let scene = Scene::open(&DominionModule, &library, &Opening::Setup { options, seats: None }).expect("rules");
        let counts = read::<Realm, Dominion>(&scene.game, (seed, 500), check);
        told.iter_mut().zip(counts).for_each(|(sum, count)| *sum += count);
    }
    assert!(told.iter().filter(|count| **count > 0).count() >= 6, "{told:?}");
}
