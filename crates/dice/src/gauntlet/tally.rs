//! What is counted during a run and told at its end.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use tabletop::{EventSink, Seat};

use super::event::Event;
use crate::event::Cause;
use crate::status_kind::StatusKinds;

/// The figures of a run so far. Sums stop at the largest number there is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Tally {
    /// Fights won, the boss's among them.
    pub fights: u32,
    /// Turns of the hero.
    pub turns: u32,
    /// HP the enemies lost.
    pub dealt: u32,
    /// HP the hero lost.
    pub taken: u32,
    /// What the hero's shield took.
    pub blocked: u32,
    /// HP that came back to the hero, in fights and between.
    pub healed: u32,
    /// Dice the hero rolled or was given.
    pub dice: u32,
    /// The sum of those that lay open when they came.
    pub pips: u32,
    /// Activations of the hero's cards.
    pub cards_used: u32,
    /// Statuses the hero put on enemies, each by its count.
    pub inflicted: u32,
    /// Most HP an enemy lost by one hit.
    pub hardest_hit: u32,
    /// Gold earned.
    pub gold_earned: u32,
    /// Gold spent.
    pub gold_spent: u32,
    /// Cards taken, bought ones among them.
    pub cards_taken: u32,
    /// Cards upgraded.
    pub cards_upgraded: u32,
    /// Cards taken apart.
    pub cards_scrapped: u32,
}

const HERO: Seat = Seat(0);

fn add(sum: &mut u32, more: impl Into<u32>) {
    *sum = sum.saturating_add(more.into());
}

impl Tally {
    /// Counts what happened between fights; what happens in one is [counted](Self::count_fight) as it happens.
    pub(super) fn count(&mut self, event: &Event) {
        match *event {
            Event::Won { gold } => {
                add(&mut self.fights, 1u32);
                add(&mut self.gold_earned, gold);
            }
            Event::Grew { healed, .. } => add(&mut self.healed, healed),
            Event::Scrapped(_) => add(&mut self.cards_scrapped, 1u32),
            Event::Took { price, .. } => {
                add(&mut self.cards_taken, 1u32);
                add(&mut self.gold_spent, price);
            }
            Event::Upgraded(_) => add(&mut self.cards_upgraded, 1u32),
            Event::Healed { hp, price } => {
                add(&mut self.healed, hp);
                add(&mut self.gold_spent, price);
            }
            _ => {}
        }
    }

    /// Counts what happened in a fight.
    pub(super) fn count_fight(&mut self, event: &crate::Event, kinds: &StatusKinds) {
        match *event {
            crate::Event::TurnEnd { seat: HERO } => add(&mut self.turns, 1u32),
            crate::Event::Die { seat: HERO, die, .. } => {
                add(&mut self.dice, 1u32);
                add(&mut self.pips, die.value);
            }
            crate::Event::Activated { seat: HERO, .. } => add(&mut self.cards_used, 1u32),
            crate::Event::Hurt { seat: HERO, hp, shield, .. } => {
                add(&mut self.taken, hp);
                add(&mut self.blocked, shield);
            }
            crate::Event::Hurt { cause, hp, .. } => {
                add(&mut self.dealt, hp);
                // Poison, fire and thorns are no hits.
                if cause == Cause::Attack {
                    self.hardest_hit = self.hardest_hit.max(hp.into());
                }
            }
            crate::Event::Healed { seat: HERO, hp } => add(&mut self.healed, hp),
            crate::Event::Status { seat, status, change } if seat != HERO && !kinds.good(status) => {
                add(&mut self.inflicted, change.max(0).unsigned_abs());
            }
            crate::Event::Over(_) => add(&mut self.turns, 1u32),
            _ => {}
        }
    }
}

/// Counts every event of a fight and passes it on.
pub(super) struct Counting<'a, S> {
    /// `None` in a duel by itself, of which nothing is counted.
    pub tally: Option<&'a mut Tally>,
    pub kinds: &'a StatusKinds,
    pub events: &'a mut S,
}

impl<S: EventSink<Event>> EventSink<crate::Event> for Counting<'_, S> {
    fn push(&mut self, event: impl FnOnce() -> crate::Event) {
        let event = event();
        if let Some(tally) = &mut self.tally {
            tally.count_fight(&event, self.kinds);
        }
        self.events.push(|| Event::Fight(event));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn poison_is_no_hit() {
        let (mut tally, kinds) = (Tally::default(), StatusKinds::default());
        for (cause, hp) in [(Cause::Attack, 8), (Cause::Poison, 15), (Cause::Thorns, 9), (Cause::Attack, 3)] {
            tally.count_fight(&crate::Event::Hurt { seat: Seat(1), cause, hp, shield: 0 }, &kinds);
        }
        tally.count_fight(&crate::Event::Hurt { seat: HERO, cause: Cause::Attack, hp: 20, shield: 0 }, &kinds);
        assert_eq!((tally.hardest_hit, tally.dealt, tally.taken), (8, 35, 20));
    }
}
