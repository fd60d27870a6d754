//! What an action of Realm does at once and what it meets, as facts that sentences may use.
//!
//! Cards owned, coins and piles everybody sees; the hand its seat alone, so that nothing of it is told to everyone.

use tabletop::{Audience, Facts};

use crate::action::Action;
use crate::cards::Card;
use crate::kinds::{Basic, Kind, Step, Type};
use crate::rules::Dominion;
use crate::view::View;

impl Dominion {
    /// See [`Game::facts`](tabletop::Game::facts).
    pub(crate) fn facts_of(&self, view: &View, action: &Action, audience: Audience) -> Facts {
        if self.permits(view, action).is_err() {
            return Facts::new();
        }
        let Some((me, own)) = view.me() else { return Facts::new() };
        let coppers = me.owned.count(Basic::Copper.card());
        let facts = Facts::new().count("deck", me.owned.total()).count("coppers", coppers);
        match *action {
            Action::Buy(card) | Action::Gain(card) => {
                let facts = self.card_facts(card, facts);
                facts.count("coins", view.turn.coins).count("left", view.supply.count(card))
            }
            Action::Play(card) if audience == Audience::Seat => {
                let actions = own.hand.counts().filter(|&(held, _)| self.is(held, Type::Action));
                let others = actions.map(|(_, count)| u32::from(count)).sum::<u32>().saturating_sub(1);
                self.card_facts(card, facts).count("more_actions", others).count("actions", view.turn.actions)
            }
            Action::PlayTreasures if audience == Audience::Seat => {
                let of = |wanted| own.hand.counts().filter(move |&(held, _)| self.is(held, wanted));
                let coins =
                    |(card, count)| self.kind(card).map_or(0, |kind| u32::from(kind.plus.coins)) * u32::from(count);
                // What others add to, such as a Silver after a Merchant, is not foreseen here.
                let plain = |(card, _)| self.kind(card).is_some_and(|kind| kind.steps.is_empty());
                let plain = of(Type::Treasure).all(plain) && view.turn.silver_bonus == 0;
                facts
                    .holds("plain", plain)
                    .count("treasures", of(Type::Treasure).map(|(_, count)| u32::from(count)).sum::<u32>())
                    .count("treasure_coins", of(Type::Treasure).map(coins).sum::<u32>())
                    .count("hand_actions", of(Type::Action).map(|(_, count)| u32::from(count)).sum::<u32>())
                    .count("actions", view.turn.actions)
            }
            Action::EndTurn => facts.count("coins", view.turn.coins),
            _ => facts,
        }
    }

    /// What a card is and says.
    fn card_facts(&self, card: Card, facts: Facts) -> Facts {
        let facts = facts.with("card", self.name(card));
        let Some(kind) = self.kind(card) else { return facts };
        facts
            .count("draws", kind.plus.cards)
            .count("brings_actions", kind.plus.actions)
            .count("brings_coins", kind.plus.coins)
            .holds("trashes", trashes(kind))
            .holds("victory", kind.is(Type::Victory))
            .count("points", kind.points)
    }
}

/// Whether a card can take others out of the hand for good.
fn trashes(kind: &Kind) -> bool {
    kind.all_steps().any(|step| matches!(step, Step::Trash { .. }))
}
