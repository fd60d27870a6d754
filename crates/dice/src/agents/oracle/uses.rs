//! Who uses which card: fights of planners, counted.
//!
//! Every hero meets every enemy. A card that nobody brings along is given to each hero in turn, beside what it has. A card
//! that is never used by somebody who carries it says that its bearer does not know what it is worth, or that it is worth
//! nothing there.

use std::collections::BTreeMap;
use std::sync::Arc;

use tabletop::{Agent, Budget, Game, Monitor, Seed, Think, Turn};

use crate::agents::{Level, Planner, Points};
use crate::event::Event;
use crate::setup::BOARD_CELLS;
use crate::slot::Slot;
use crate::state::MOST_ROLLED;
use crate::{Alea, CardRef, Combatant, Content, Role, Setup, State};

/// Rounds after which nobody has won.
const ROUNDS: u16 = 60;

/// How often somebody used a card of its own.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Uses {
    /// Whose card it is, by id.
    pub bearer: String,
    /// The card.
    pub card: CardRef,
    /// Whether it was given to its bearer for the count.
    pub lent: bool,
    /// Fights the bearer had it in.
    pub fights: u32,
    /// How often it was used in them.
    pub uses: u32,
}

/// Counts uses over fights of every hero against every enemy, `fights` of each pair; one pair in `every` is played, another one
/// for each fight. Cards that act by themselves are left out.
pub fn uses(content: &Content, points: &Arc<Points>, fights: u64, every: usize, seed: Seed) -> Vec<Uses> {
    let mut count =
        Count { content, points, level: Level { states: 3_000, iterations: 200, slips: 0.0 }, rows: BTreeMap::new() };
    let pairs: Vec<(usize, usize)> =
        (0..content.heroes.len()).flat_map(|hero| (0..content.enemies.len()).map(move |enemy| (hero, enemy))).collect();
    for fight in 0..fights {
        for (at, (hero, enemy)) in pairs.iter().enumerate() {
            if (at + fight as usize).is_multiple_of(every.max(1)) {
                let seed = seed.derive("fight", fight * pairs.len() as u64 + at as u64);
                let bearer = content.heroes[*hero].fighter.clone();
                count.fight((&content.heroes[*hero].id, bearer, None), *enemy, seed);
            }
        }
    }
    for (at, card) in rewards(content).iter().enumerate() {
        for fight in 0..fights * content.heroes.len() as u64 {
            let at = at + fight as usize;
            let (hero, enemy) = (&content.heroes[at % content.heroes.len()], at * 5 % content.enemies.len());
            let bearer = armed(&hero.fighter, card, content);
            count.fight((&hero.id, bearer, Some(card)), enemy, seed.derive(&card.id, fight));
        }
    }
    count.rows.into_values().collect()
}

/// Cards that can be used and that neither an enemy nor a hero brings along.
fn rewards(content: &Content) -> Vec<CardRef> {
    let fighters =
        || content.enemies.iter().map(|enemy| &enemy.fighter).chain(content.heroes.iter().map(|hero| &hero.fighter));
    let brought = |id: &str| fighters().any(|fighter| fighter.all_cards().any(|(_, card)| card.id == id));
    let cards = content.catalogue.cards().iter().filter(|card| card.faces[1].slot != Slot::Passive);
    cards.filter(|card| !brought(&card.id)).map(|card| card.id.as_str().into()).collect()
}

/// Dice that a hero has more by the time it finds cards.
const GROWN: u8 = 2;

/// A hero on its road, with more dice and one card more; what no longer fits on its board is left at home, last first.
fn armed(hero: &Combatant, card: &CardRef, content: &Content) -> Combatant {
    let size = |card: &CardRef| {
        let face = content.catalogue.find(&card.id).and_then(|id| content.catalogue.face(id, card.form));
        face.map_or(0, |face| u32::from(face.size))
    };
    let mut bearer = hero.clone();
    while bearer.cards.iter().map(size).sum::<u32>() + size(card) > BOARD_CELLS && bearer.cards.pop().is_some() {}
    bearer.cards.push(card.clone());
    bearer.dice = (bearer.dice + GROWN).min(MOST_ROLLED);
    bearer
}

struct Count<'a> {
    content: &'a Content,
    points: &'a Arc<Points>,
    level: Level,
    rows: BTreeMap<(String, CardRef, bool), Uses>,
}

impl Count<'_> {
    /// Plays a fight of a hero, who may be lent a card, and counts what both use.
    fn fight(&mut self, (hero, bearer, lent): (&str, Combatant, Option<&CardRef>), enemy: usize, seed: Seed) {
        let enemy = &self.content.enemies[enemy];
        let setup = Setup::new([bearer, enemy.fighter.clone()], ROUNDS);
        let Ok(game) = Alea::new(setup, Arc::clone(&self.content.catalogue)) else { return };
        let used = self.play(&game, seed);
        for (fighter, (name, used)) in game.setup().fighters.iter().zip([hero, &enemy.id].into_iter().zip(used)) {
            for (at, (role, card)) in fighter.all_cards().enumerate() {
                let face =
                    self.content.catalogue.find(&card.id).and_then(|id| self.content.catalogue.face(id, card.form));
                if face.is_none_or(|face| face.slot == Slot::Passive) {
                    continue;
                }
                let own = lent.is_some_and(|lent| lent == card) && role == Role::Gear && name == hero;
                let row = self.rows.entry((name.to_owned(), card.clone(), own)).or_insert_with(|| Uses {
                    bearer: name.to_owned(),
                    card: card.clone(),
                    lent: own,
                    fights: 0,
                    uses: 0,
                });
                row.fights += 1;
                row.uses += used[at];
            }
        }
    }

    /// How often each side used each of its cards, by their places at the start.
    fn play(&self, game: &Alea, seed: Seed) -> [Vec<u32>; 2] {
        let mut agents = [0, 1].map(|_| Planner::new(Arc::clone(self.points), self.level));
        let mut state = game.start();
        let mut used = state.fighters.each_ref().map(|fighter| vec![0; fighter.cards.len()]);
        for step in 0.. {
            let mut events: Vec<Event> = Vec::new();
            match game.turn(&state) {
                Turn::Over => break,
                Turn::Chance => {
                    let Some(outcome) = game.draw(&state, &mut seed.stream("chance", step)) else { break };
                    if game.resolve(&mut state, &outcome, &mut events).is_err() {
                        break;
                    }
                }
                Turn::Seat(seat) => {
                    let action = decide(&mut agents[usize::from(seat.0 & 1)], game, &state, seed, step);
                    if game.apply(&mut state, &action, &mut events).is_err() {
                        break;
                    }
                }
            }
            for event in events {
                if let Event::Activated { seat, card, .. } = event
                    && let Some(uses) = used[usize::from(seat.0 & 1)].get_mut(usize::from(card))
                {
                    *uses += 1;
                }
            }
        }
        used
    }
}

fn decide(agent: &mut Planner, game: &Alea, state: &State, seed: Seed, step: u64) -> crate::Action {
    let monitor = Monitor::new();
    let mut think =
        Think { budget: Budget::default(), explain: false, rng: seed.stream("think", step), monitor: &monitor };
    agent.decide(game, state, &mut think).action
}
