//! Whether something may be done, and why not, in words for players.

use tabletop::{Illegal, Message};

use super::Dominion;
use crate::action::Action;
use crate::cards::{Card, Cards};
use crate::kinds::{Choice, Kind, Type};
use crate::sight::Sight;
use crate::state::Phase;
use crate::task::Query;

type Verdict = Result<(), Illegal>;

fn ensure(holds: bool, otherwise: impl FnOnce() -> Illegal) -> Verdict {
    if holds { Ok(()) } else { Err(otherwise()) }
}

impl Dominion {
    /// Whether the seat to act may do this.
    pub(super) fn allows(&self, sight: Option<&Sight<'_>>, action: &Action) -> Verdict {
        let Some(sight) = sight else {
            return Err(Illegal::new("nobody-acts", "no seat is to act now"));
        };
        match sight.query {
            None => self.allows_move(sight, action),
            Some(query) => self.allows_answer(sight, query, action),
        }
    }

    /// The name of a card, for messages.
    pub fn name(&self, card: Card) -> Message {
        match self.kind(card) {
            Some(kind) => kind.name_message(),
            None => Message::text(format!("card {}", card.0)),
        }
    }

    /// The names of cards with their counts, for messages.
    pub fn names(&self, cards: &Cards) -> Vec<Message> {
        cards.counts().map(|(card, count)| Kind::counted(self.name(card), count)).collect()
    }

    /// What one of a card's choices does, in words.
    pub fn choice_in_words(&self, card: Card, at: u8) -> Message {
        let choice = self.kind(card).and_then(|kind| kind.choices.get(usize::from(at)));
        Choice::option_text(choice, at)
    }

    fn about(&self, rule: &'static str, before: &str, card: Card, after: &str) -> Illegal {
        let name = self.name(card);
        Illegal::new(rule, format!("{before}{name}{after}")).with("card", name)
    }

    fn allows_move(&self, sight: &Sight<'_>, action: &Action) -> Verdict {
        match *action {
            Action::Play(card) => self.allows_play(sight, card),
            Action::PlayTreasures => {
                ensure(sight.turn.phase != Phase::Buy, too_late)?;
                ensure(sight.hand.kinds().any(|card| self.play_rank(card).is_some()), || {
                    Illegal::new("no-treasures", "there is no plain treasure in your hand")
                })
            }
            Action::Buy(card) => self.allows_buy(sight, card),
            Action::EndTurn => Ok(()),
            Action::Choose(_) | Action::Gain(_) | Action::Option(_) | Action::Accept | Action::Decline => {
                Err(Illegal::new("not-asked", "nothing is asked; play a card, buy one or end the turn"))
            }
        }
    }

    fn allows_play(&self, sight: &Sight<'_>, card: Card) -> Verdict {
        ensure(sight.hand.has(card), || self.about("not-in-hand", "", card, " is not in your hand"))?;
        ensure(sight.turn.phase != Phase::Buy, too_late)?;
        if self.is(card, Type::Treasure) {
            return Ok(());
        }
        ensure(self.is(card, Type::Action), || {
            self.about("not-playable", "", card, " is neither an action nor a treasure")
        })?;
        ensure(sight.turn.phase == Phase::Action, || {
            Illegal::new("treasures-played", "after a treasure no more actions are played")
        })?;
        ensure(sight.turn.actions > 0, || Illegal::new("no-actions", "no action is left"))
    }

    fn allows_buy(&self, sight: &Sight<'_>, card: Card) -> Verdict {
        ensure(self.piles().any(|pile| pile == card), || self.about("no-pile", "there is no pile of ", card, ""))?;
        ensure(sight.supply.has(card), || self.about("pile-empty", "the pile of ", card, " is empty"))?;
        ensure(sight.turn.buys > 0, || Illegal::new("no-buys", "no buy is left"))?;
        let (cost, coins) = (self.cost(card, sight.turn), sight.turn.coins);
        ensure(u16::from(cost) <= coins, || {
            let name = self.name(card);
            Illegal::new("beyond-coins", format!("{name} costs {cost}, and there are {coins} coins"))
                .with("card", name)
                .with("cost", cost)
                .with("coins", coins)
        })?;
        match self.barred(sight, card) {
            None => Ok(()),
            Some(by) => {
                let (name, bar) = (self.name(card), self.name(by));
                Err(Illegal::new("barred", format!("{name} cannot be bought with {bar} in play"))
                    .with("card", name)
                    .with("by", bar))
            }
        }
    }

    /// The card in play that keeps one from being bought.
    fn barred(&self, sight: &Sight<'_>, card: Card) -> Option<Card> {
        let by = self.kind(card)?.barred_by?.card();
        sight.play.has(by).then_some(by)
    }

    fn allows_answer(&self, sight: &Sight<'_>, query: Query, action: &Action) -> Verdict {
        match (query, action) {
            (_, Action::Play(_) | Action::PlayTreasures | Action::Buy(_) | Action::EndTurn) => {
                Err(Illegal::new("asked", "a question is to be answered first"))
            }
            (_, Action::Choose(cards)) => self.allows_cards(sight, cards),
            (Query::Gain { .. }, Action::Gain(card)) => {
                ensure(self.piles_to_gain(sight).any(|pile| pile == *card), || {
                    self.about("not-gainable", "", *card, " cannot be gained here")
                })
            }
            (Query::Gain { optional, .. }, Action::Decline) => {
                ensure(optional || self.piles_to_gain(sight).next().is_none(), || {
                    Illegal::new("must-gain", "a card must be gained")
                })
            }
            (Query::Choose(card), Action::Option(at)) => {
                let choices = self.kind(card).map_or(0, |kind| kind.choices.len());
                ensure(usize::from(*at) < choices, no_option)
            }
            (Query::DiscardOrCurse(_), Action::Option(at)) => ensure(*at < 2, no_option),
            (Query::Shield, Action::Accept) => {
                let shield = |card: Card| self.shields >> card.0 & 1 == 1;
                ensure(sight.hand.kinds().any(shield), || {
                    Illegal::new("no-shield", "there is no card in your hand to show")
                })
            }
            (Query::DiscardCurse, Action::Accept) => ensure(sight.hand.has(Card::CURSE), || {
                self.about("not-in-hand", "", Card::CURSE, " is not in your hand")
            }),
            (
                Query::PlayRevealed(_) | Query::SetDrawnAside(_) | Query::SpyDiscard(_),
                Action::Accept | Action::Decline,
            )
            | (Query::Shield | Query::DiscardCurse, Action::Decline) => Ok(()),
            (_, Action::Gain(_) | Action::Option(_) | Action::Accept | Action::Decline) => {
                Err(Illegal::new("other-answer", "that is no answer to what is asked"))
            }
        }
    }

    fn allows_cards(&self, sight: &Sight<'_>, cards: &Cards) -> Verdict {
        let Some(selection) = self.select(sight) else {
            return Err(Illegal::new("other-answer", "that is no answer to what is asked"));
        };
        if let Some(card) = cards.kinds().find(|&card| cards.count(card) > selection.from.count(card)) {
            return Err(self.about("not-among", "", card, " cannot be chosen, or not so often"));
        }
        let (chosen, least, most) = (cards.total(), selection.least, selection.most);
        ensure(chosen >= least, || {
            Illegal::new("too-few-cards", format!("{chosen} cards are fewer than {least}"))
                .with("chosen", chosen)
                .with("least", least)
        })?;
        ensure(chosen <= most, || {
            Illegal::new("too-many-cards", format!("{chosen} cards are more than {most}"))
                .with("chosen", chosen)
                .with("most", most)
        })
    }

    /// Whether a card may be bought now.
    pub(crate) fn can_buy(&self, sight: &Sight<'_>, card: Card) -> bool {
        sight.turn.buys > 0
            && sight.supply.has(card)
            && u16::from(self.cost(card, sight.turn)) <= sight.turn.coins
            && self.barred(sight, card).is_none()
    }
}

fn too_late() -> Illegal {
    Illegal::new("bought", "after something was bought no more cards are played")
}

fn no_option() -> Illegal {
    Illegal::new("no-option", "there is no such choice")
}
