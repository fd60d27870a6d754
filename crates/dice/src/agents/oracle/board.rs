//! One turn of an enemy against a hero, and such turns drawn of all enemies.

use std::sync::Arc;

use rand::RngExt;
use tabletop::{Game, NoEvents, Seed, Turn};

use crate::{Alea, Combatant, Content, Setup, State, Status};

/// Stacks of the status an enemy is under.
const STACKS: u8 = 2;

/// An enemy's turn against a hero, dice rolled, both somewhere between their last HP and their best.
#[derive(Clone, Debug)]
pub struct Board {
    /// The enemy's id.
    pub enemy: String,
    /// What it is under, two stacks of it.
    pub status: Option<Status>,
    /// The rules.
    pub game: Alea,
    /// The position: the enemy, in the first seat, is to act, or the fight is over (poison and the like may have ended it).
    pub state: State,
}

impl Board {
    /// The turn of the enemy at this place of the content's list, with its own dice but at most `dice` of them.
    ///
    /// `None` where there is no such enemy, no hero, or the two cannot meet.
    pub fn new(content: &Content, enemy: usize, status: Option<Status>, dice: u8, seed: Seed) -> Option<Self> {
        let found = content.enemies.get(enemy)?;
        let seed = seed.derive(&found.id, status.map_or(0, |status| status.place() as u64 + 1));
        let mut rng = seed.stream("health", 0);
        let hero = content.heroes.get(enemy % content.heroes.len().max(1))?;
        // Poison must not end it before it begins.
        let mut health = |most: u16| Some(rng.random_range((most / 8).max(u16::from(STACKS) + 1).min(most)..=most));
        let fighter = Combatant {
            hp: health(found.fighter.max_hp),
            dice: found.fighter.dice.min(dice),
            statuses: status.and_then(Status::id).map(|id| (id.to_owned(), STACKS)).into_iter().collect(),
            ..found.fighter.clone()
        };
        let hero = Combatant { hp: health(hero.fighter.max_hp), ..hero.fighter.clone() };
        let game = Alea::new(Setup::new([fighter, hero], 20), Arc::clone(&content.catalogue)).ok()?;
        let state = opened(&game, seed)?;
        Some(Self { enemy: found.id.clone(), status, game, state })
    }
}

/// The fight as it stands when the first seat is to act: the dice are rolled.
pub(super) fn opened(game: &Alea, seed: Seed) -> Option<State> {
    let mut state = game.start();
    for draw in 0.. {
        if game.turn(&state) != Turn::Chance {
            break;
        }
        let outcome = game.draw(&state, &mut seed.stream("chance", draw))?;
        game.resolve(&mut state, &outcome, &mut NoEvents).ok()?;
    }
    Some(state)
}

/// One board for every enemy, clean and under each status: 18 for each. At most `dice` dice each.
pub fn boards(content: &Content, dice: u8, seed: Seed) -> Vec<Board> {
    let statuses = || [None].into_iter().chain(Status::BUILT_IN.map(Some));
    let enemies = 0..content.enemies.len();
    enemies
        .flat_map(|enemy| statuses().filter_map(move |status| Board::new(content, enemy, status, dice, seed)))
        .collect()
}
