//! Turns too large to be worked out in play: many dice and cards, as a hero has them late in a gauntlet.

use std::sync::Arc;

use rand::RngExt;
use rand::seq::{IndexedRandom, SliceRandom};
use tabletop::{Game, Rng, Seat, Seed, Turn};

use super::board::{Board, opened};
use crate::card::{CardRef, Form};
use crate::effect::Effect;
use crate::setup::BOARD_CELLS;
use crate::{Alea, Catalogue, Combatant, Content, Setup, Slot, Status};

/// Dice these boards have at least and at most.
pub const DICE: std::ops::RangeInclusive<u8> = 6..=8;

/// Cards of the board they have at least and at most; skill and limit break come on top.
pub const CARDS: std::ops::RangeInclusive<usize> = 5..=7;

/// HP that a fighter near death has at most.
const NEAR_DEATH: u16 = 16;

/// Draws the board of a seed: a hero with shipped cards of every kind, one of which at least leaves what it does to chance,
/// against any enemy, both often under a status, and each near death half the time. `None` where they cannot meet or the fight
/// is over before the hero acts.
pub(super) fn large(content: &Content, dice: u8, cards: usize, seed: Seed) -> Option<Board> {
    let mut rng = seed.stream("large", 0);
    let hero = content.heroes.choose(&mut rng)?;
    let foe = content.enemies.choose(&mut rng)?;
    let skilled = rng.random_bool(0.5);
    let max_hp = hero.fighter.max_hp + rng.random_range(0..=40);
    let mut hp = |most: u16| {
        let near = rng.random_bool(0.5);
        Some(if near { rng.random_range(1..=NEAR_DEATH.min(most)) } else { rng.random_range(most / 4..=most) })
    };
    let (own_hp, foe_hp) = (hp(max_hp), hp(foe.fighter.max_hp));
    let fighter = Combatant {
        max_hp,
        hp: own_hp,
        dice,
        cards: gear(content, cards, &mut rng)?,
        skill: hero.fighter.skill.clone().filter(|_| skilled),
        limit: hero.fighter.limit.clone().filter(|_| skilled),
        statuses: afflicted(&mut rng),
        ..hero.fighter.clone()
    };
    let foe = Combatant { hp: foe_hp, statuses: afflicted(&mut rng), ..foe.fighter.clone() };
    let enemy = foe.name.clone();
    let game = Alea::new(Setup::new([fighter, foe], 20), Arc::clone(&content.catalogue)).ok()?;
    let state = opened(&game, seed)?;
    let acts = game.turn(&state) == Turn::Seat(Seat(0));
    acts.then_some(Board { enemy, status: None, game, state })
}

/// So many cards that fit on the board, none of which is only worn or a skill, and the first of which may go either way.
fn gear(content: &Content, count: usize, rng: &mut Rng) -> Option<Vec<CardRef>> {
    let skill = |id: &str| {
        let skills = content
            .heroes
            .iter()
            .flat_map(|hero| [hero.fighter.skill.as_ref(), hero.fighter.limit.as_ref().map(|limit| &limit.card)]);
        skills.flatten().any(|card| card.id == id)
    };
    let catalogue: &Catalogue = &content.catalogue;
    let mut ids: Vec<_> = catalogue
        .cards()
        .iter()
        .filter(|card| card.faces[Form::Base as usize].slot != Slot::Passive && !skill(&card.id))
        .map(|card| card.id.as_str())
        .collect();
    let either = |id: &&str| {
        let face = catalogue.find(id).and_then(|card| catalogue.face(card, Form::Base));
        let lists = face.into_iter().flat_map(|face| face.action.lists());
        lists.flat_map(|list| catalogue.effects(*list)).any(|effect| matches!(effect, Effect::OneOf { .. }))
    };
    for _ in 0..100 {
        ids.shuffle(rng);
        let first = ids.iter().position(either)?;
        ids.swap(0, first);
        let forms = [Form::Base, Form::Base, Form::Base, Form::Plus];
        let chosen: Vec<CardRef> = ids
            .iter()
            .take(count)
            .map(|id| CardRef { id: (*id).to_owned(), form: *forms.choose(rng).unwrap_or(&Form::Base) })
            .collect();
        let cells: u32 = chosen
            .iter()
            .filter_map(|card| Some(u32::from(catalogue.face(catalogue.find(&card.id)?, card.form)?.size)))
            .sum();
        if cells <= BOARD_CELLS {
            return Some(chosen);
        }
    }
    None
}

/// Nothing half the time, else one to three stacks of a status.
fn afflicted(rng: &mut Rng) -> Vec<(String, u8)> {
    match rng.random_bool(0.5) {
        true => Vec::new(),
        false => Status::IDS.choose(rng).map(|id| ((*id).to_owned(), rng.random_range(1..=3))).into_iter().collect(),
    }
}
