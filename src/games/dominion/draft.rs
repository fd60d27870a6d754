//! What a person is about to do: the cards gathered for an answer, and what the keys have come to.
//!
//! A [`Draft`] turns clicks and keys into actions and knows neither window nor session.

use dominion::{Action, Card, Cards};

use super::{offers::Offers, query::Source};

/// What the keys can come to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Target {
    /// A card that can be played or chosen.
    Card(Card),
    /// A pile that can be taken from.
    Pile(Card),
    /// An answer, by its place among the buttons.
    Answer(usize),
}

/// What a person is about to do.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Draft {
    /// The cards gathered so far.
    pub chosen: Cards,
    /// What the keys have come to.
    pub focus: Option<Target>,
}

impl Draft {
    /// Clears what no longer holds, and gathers what there is no choice about.
    pub fn settle(&mut self, offers: &Offers) {
        *self = Self::default();
        if let Some(selection) = offers.selection
            && selection.least == selection.from.total()
        {
            self.chosen = selection.from;
        }
    }

    /// One more of a card, as far as it may be chosen. Of a choice of one another takes its place.
    pub fn add(&mut self, offers: &Offers, card: Card) {
        let Some(selection) = offers.selection else { return };
        if selection.most == 1 {
            self.chosen = Cards::NONE;
        }
        let room = self.chosen.total() < selection.most;
        if room && self.chosen.count(card) < selection.from.count(card) {
            self.chosen.add(card, 1);
        }
    }

    /// One fewer.
    pub fn remove(&mut self, card: Card) {
        self.chosen.take(card, 1);
    }

    /// One more, or none where all there may be are chosen.
    pub fn turn(&mut self, offers: &Offers, card: Card) {
        let before = self.chosen;
        self.add(offers, card);
        if self.chosen == before {
            let count = self.chosen.count(card);
            self.chosen.take(card, count);
        }
    }

    /// The answer as it stands, where it is one.
    pub fn answer(&self, offers: &Offers) -> Option<Action> {
        let selection = offers.selection?;
        let whole = (selection.least..=selection.most).contains(&self.chosen.total());
        whole.then_some(Action::Choose(self.chosen))
    }

    /// What the primary button does: the answer that is gathered, else on with the turn.
    pub fn primary(&self, offers: &Offers) -> Option<Action> {
        match offers.asked {
            Some(_) if offers.selection.is_some() => self.answer(offers),
            // Which of several answers is meant nobody knows.
            Some(_) => None,
            None if offers.treasures => Some(Action::PlayTreasures),
            None => Some(Action::EndTurn),
        }
    }

    /// What the keys have come to, done: an action, or `None` where it only changes what is gathered.
    pub fn press(&mut self, offers: &Offers, target: Target) -> Option<Action> {
        match target {
            Target::Card(card) if offers.gathers() => {
                self.turn(offers, card);
                None
            }
            Target::Card(card) if offers.selection.is_some() => Some(Action::Choose(Cards::one(card))),
            Target::Card(card) => Some(Action::Play(card)),
            Target::Pile(card) if offers.asked.is_some() => Some(Action::Gain(card)),
            Target::Pile(card) => Some(Action::Buy(card)),
            Target::Answer(at) => offers.answers.get(at).copied(),
        }
    }

    /// Takes back what is gathered, then what the keys have come to. Returns whether there was anything.
    pub fn back(&mut self) -> bool {
        if !self.chosen.is_empty() {
            self.chosen = Cards::NONE;
            return true;
        }
        self.focus.take().is_some()
    }

    /// The next or previous target, around; after the last one none, so that the primary button is meant again.
    pub fn cycle(&mut self, offers: &Offers, forward: bool) {
        let all = targets(offers);
        let at = self.focus.and_then(|focus| all.iter().position(|target| *target == focus));
        self.focus = match (at, forward) {
            (None, true) => all.first(),
            (None, false) => all.last(),
            (Some(at), true) => all.get(at + 1),
            (Some(at), false) => at.checked_sub(1).and_then(|at| all.get(at)),
        }
        .copied();
    }
}

/// Everything the keys can come to: answers, then cards, then piles.
fn targets(offers: &Offers) -> Vec<Target> {
    let answers = (0..offers.answers.len()).map(Target::Answer);
    let cards = offers.numbered.iter().copied().map(Target::Card);
    let piles = offers.piles.iter().copied().map(Target::Pile);
    answers.chain(cards).chain(piles).collect()
}

/// The digit of a kind, from 0, where it lies in a place from which it can be taken.
pub fn digit(offers: &Offers, source: Source, card: Card) -> Option<usize> {
    let here = offers.offers(source, card) && offers.answers.is_empty();
    here.then(|| offers.numbered.iter().position(|known| *known == card)).flatten()
}

#[cfg(test)]
mod tests {
    use dominion::{Query, Selection};

    use super::*;

    fn gathering(least: u16, most: u16) -> Offers {
        let from = Cards::NONE.with(Card::COPPER, 3).with(Card::ESTATE, 2);
        let selection = Some(Selection { from, least, most });
        Offers { asked: Some(Query::Sift), selection, ..Offers::default() }
    }

    #[test]
    fn cards_are_gathered_up_to_what_may_be() {
        let (offers, mut draft) = (gathering(2, 2), Draft::default());
        assert_eq!(draft.primary(&offers), None, "two are asked for");
        for _ in 0..3 {
            draft.add(&offers, Card::ESTATE);
        }
        draft.add(&offers, Card::COPPER);
        assert_eq!(draft.chosen, Cards::NONE.with(Card::ESTATE, 2));
        assert_eq!(draft.primary(&offers), Some(Action::Choose(draft.chosen)));
        draft.remove(Card::ESTATE);
        assert_eq!(draft.answer(&offers), None);
        assert!(draft.back() && !draft.back());
    }

    #[test]
    fn of_one_card_another_takes_the_place() {
        let (offers, mut draft) = (gathering(1, 1), Draft::default());
        assert_eq!(draft.press(&offers, Target::Card(Card::ESTATE)), Some(Action::Choose(Cards::one(Card::ESTATE))));
        draft.add(&offers, Card::COPPER);
        draft.add(&offers, Card::ESTATE);
        assert_eq!(draft.chosen, Cards::one(Card::ESTATE));
    }

    #[test]
    fn what_must_be_given_is_gathered_at_once() {
        let mut draft = Draft::default();
        draft.settle(&gathering(5, 5));
        assert_eq!(draft.chosen.total(), 5);
        draft.settle(&gathering(0, 4));
        assert!(draft.chosen.is_empty());
    }

    #[test]
    fn keys_go_through_all_there_is_and_come_back_to_the_primary_button() {
        let offers = Offers {
            plays: vec![Card::COPPER, Card::SILVER],
            numbered: vec![Card::COPPER, Card::SILVER],
            treasures: true,
            piles: vec![Card::ESTATE],
            ..Offers::default()
        };
        let mut draft = Draft::default();
        assert_eq!(draft.primary(&offers), Some(Action::PlayTreasures));
        let mut seen = Vec::new();
        for _ in 0..4 {
            draft.cycle(&offers, true);
            seen.push(draft.focus);
        }
        let all = [Target::Card(Card::COPPER), Target::Card(Card::SILVER), Target::Pile(Card::ESTATE)];
        assert_eq!(seen, [Some(all[0]), Some(all[1]), Some(all[2]), None]);
        assert_eq!(draft.press(&offers, all[2]), Some(Action::Buy(Card::ESTATE)));
        draft.cycle(&offers, false);
        assert_eq!(draft.focus, Some(all[2]));
    }
}
