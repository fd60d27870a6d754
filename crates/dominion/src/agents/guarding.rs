//! The guard over plays and answers: what ends the game as one's own comes first, what ends it for another seat is left where there is a choice.

use super::buying::{Guard, Shopper};
use super::ending::{self, Others, Outlook, Prospect};
use super::playing::first_among;
use crate::action::Action;
use crate::cards::{Card, Cards};
use crate::rules::Selection;
use crate::task::Query;

impl Shopper<'_> {
    /// The turn, where the guard looks at it: the game may end with it.
    fn watched(&self) -> Option<Prospect> {
        (self.guard == Guard::Turn && ending::is_near(self.game, self.sight))
            .then(|| Prospect::new(self.game, self.sight))
    }

    /// The action that is played next, if any.
    pub fn play(&self, hand: &Cards) -> Option<Card> {
        let Some(turn) = self.watched() else { return first_among(self.mind(), hand, hand) };
        if ending::of_buys(self.game, &turn) == Outlook::Won {
            // Nothing is played any more that could go wrong.
            return None;
        }
        let comes = |card: &Card, others| self.comes_of(&turn, &Action::Play(*card), others);
        let mut actions = self.game.actions_among(hand);
        if let Some(card) = actions.clone().find(|card| comes(card, Others::AsIs) == Outlook::Won) {
            return Some(card);
        }
        if self.game.end_by(&turn.supply).is_some() {
            // It ends anyway, and whatever brings points may help.
            return first_among(self.mind(), hand, hand);
        }
        let safe = actions.by_ref().filter(|card| comes(card, Others::AtWorst) != Outlook::Lost);
        let safe = safe.fold(Cards::NONE, |safe, card| safe.with(card, hand.count(card)));
        first_among(self.mind(), hand, &safe)
    }

    /// The answer to a question.
    pub fn answer(&self, query: Query) -> Action {
        let usual = self.usual_answer(query);
        let Some(turn) = self.watched() else { return usual };
        let options = self.decisive(query);
        if options.is_empty() {
            return usual;
        }
        let comes = |action: &Action, others| self.comes_of(&turn, action, others);
        if turn.own_turn && comes(&usual, Others::AsIs) == Outlook::Won {
            return usual;
        }
        if turn.own_turn
            && let Some(action) = options.iter().find(|action| comes(action, Others::AsIs) == Outlook::Won)
        {
            return *action;
        }
        if comes(&usual, Others::AtWorst) != Outlook::Lost {
            return usual;
        }
        let safe: Vec<Action> =
            options.into_iter().filter(|action| comes(action, Others::AtWorst) != Outlook::Lost).collect();
        self.best_of(query, &safe).unwrap_or(usual)
    }

    /// What comes of the turn after an action or answer.
    fn comes_of(&self, turn: &Prospect, action: &Action, others: Others) -> Outlook {
        let after = ending::after(self.game, self.sight, turn, action);
        after.map_or(Outlook::Open, |after| ending::of(self.game, after, others))
    }

    /// Whether what was done ends the game as one's own, for the reasons that are told.
    pub fn wins_by(&self, action: &Action) -> bool {
        self.watched().is_some_and(|turn| self.comes_of(&turn, action, Others::AsIs) == Outlook::Won)
    }

    /// The answers to a question that may decide how the game ends.
    fn decisive(&self, query: Query) -> Vec<Action> {
        match query {
            Query::Gain { optional, .. } => {
                let piles = self.game.piles_to_gain(self.sight).map(Action::Gain);
                piles.chain(optional.then_some(Action::Decline)).collect()
            }
            Query::Remodel { .. } | Query::Salvage | Query::PlayTimes { .. } => {
                let Some(Selection { from, least, .. }) = self.game.select(self.sight) else { return Vec::new() };
                let one = from.kinds().map(|card| Action::Choose(Cards::one(card)));
                one.chain((least == 0).then_some(Action::Choose(Cards::NONE))).collect()
            }
            Query::Choose(_) | Query::DiscardOrCurse(_) | Query::PlayRevealed(_) => {
                self.game.list(self.sight).unwrap_or_default()
            }
            _ => Vec::new(),
        }
    }

    /// The one of some answers that is given by the usual rules, or the first.
    fn best_of(&self, query: Query, some: &[Action]) -> Option<Action> {
        match (query, self.game.select(self.sight)) {
            (Query::Gain { optional, .. }, _) => {
                let piles = some.iter().filter_map(|action| match action {
                    Action::Gain(card) => Some(*card),
                    _ => None,
                });
                self.gain(piles, optional).map(Action::Gain).or_else(|| some.first().copied())
            }
            (_, Some(selection)) => {
                let offered = |card: Card| some.contains(&Action::Choose(Cards::one(card)));
                let from = selection.from.only(offered);
                if from.is_empty() {
                    return some.first().copied();
                }
                let most = selection.most.min(from.total());
                let chosen = self.cards(query, &Selection { from, least: selection.least.min(most), most });
                Some(Action::Choose(chosen)).filter(|action| some.contains(action)).or_else(|| some.first().copied())
            }
            _ => some.first().copied(),
        }
    }
}
