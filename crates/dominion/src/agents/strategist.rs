//! An opponent that buys by a menu and plays its cards by a fixed order.

use tabletop::{Agent, Decision, Effort, Think};

use super::buying::{Guard, Shopper};
use super::heuristics::{Heuristic, Heuristics};
use super::judging::{keep_in_deck, keep_in_hand, least};
use super::parameters::PlayParameters;
use super::reasons::{self, Choice};
use crate::action::Action;
use crate::cards::{Card, Cards};
use crate::kinds::Type;
use crate::menu::{Menu, MenuError, Plan};
use crate::rules::Dominion;
use crate::sight::Sight;
use crate::state::{Phase, State};
use crate::view::View;

/// An opponent whose strategy is a menu, in one game.
#[derive(Clone, Debug)]
pub struct Strategist {
    name: String,
    plan: Plan,
    guard: Guard,
    parameters: PlayParameters,
    heuristics: Heuristics,
}

impl Strategist {
    /// One that follows `menu`. With `guard` it does nothing that would end the game while another seat is ahead, as long as it has a choice, and
    /// always what ends it as its own.
    ///
    /// # Errors
    /// The first entry of the menu whose card the game does not have.
    pub fn new(game: &Dominion, name: impl Into<String>, menu: &Menu, guard: bool) -> Result<Self, MenuError> {
        Ok(Self {
            name: name.into(),
            plan: menu.plan(game)?,
            guard: if guard { Guard::Turn } else { Guard::Off },
            parameters: PlayParameters::default(),
            heuristics: Heuristics::ALL,
        })
    }

    /// The same, playing its cards by these numbers.
    #[must_use]
    pub fn with_parameters(self, parameters: PlayParameters) -> Self {
        Self { parameters, ..self }
    }

    /// The same without one of the rules it plays its cards by, so that what the rule is worth can be measured.
    #[must_use]
    pub fn without(self, heuristic: Heuristic) -> Self {
        Self { heuristics: self.heuristics.without(heuristic), ..self }
    }

    /// The same, guarded where it buys, as games are played out within a search.
    #[must_use]
    pub(crate) fn guarded_in_buys(self) -> Self {
        Self { guard: Guard::Buys, ..self }
    }

    fn shopper<'a>(&'a self, game: &'a Dominion, sight: &'a Sight<'a>) -> Shopper<'a> {
        Shopper {
            game,
            sight,
            plan: &self.plan,
            guard: self.guard,
            parameters: self.parameters,
            heuristics: self.heuristics,
        }
    }

    /// What it does.
    pub(crate) fn choose(&self, game: &Dominion, sight: &Sight<'_>) -> Action {
        self.shopper(game, sight).decide()
    }

    /// What it would do if the actions of its hand were none.
    pub(crate) fn choose_without_actions(&self, game: &Dominion, sight: &Sight<'_>) -> Action {
        self.shopper(game, sight).treasures_and_buys()
    }

    /// So many of a heap, those first that are wanted least in hand, or in the deck.
    pub(crate) fn least_wanted(
        &self,
        game: &Dominion,
        sight: &Sight<'_>,
        from: &Cards,
        count: u16,
        deck: bool,
    ) -> Cards {
        let shopper = self.shopper(game, sight);
        let mind = shopper.mind();
        if deck {
            least(from, count, |card| keep_in_deck(mind, card))
        } else {
            least(from, count, |card| keep_in_hand(game, card))
        }
    }

    /// What it buys of a kingdom in which no card in play keeps another from being bought. `Err` where that takes a closer look.
    #[inline]
    pub(crate) fn wants(&self, game: &Dominion, state: &State) -> Result<Option<Card>, ()> {
        let closer = (self.guard != Guard::Off && may_end(game, state)) || self.plan.weighs_points(game, state);
        if closer {
            return Err(());
        }
        let paid = || {
            let play = &state.players[state.active.index()].play;
            let pays = self.heuristics.has(Heuristic::PaidBuys) && game.tokens_per_buy(play) > 0;
            (pays && state.supply.has(Card::COPPER)).then_some(Card::COPPER)
        };
        Ok(self.plan.buys(game, state).or_else(paid))
    }

    /// What it buys with the coins there are.
    pub(crate) fn buys(&self, game: &Dominion, sight: &Sight<'_>) -> Option<Card> {
        self.shopper(game, sight).buy(sight.turn.coins)
    }
}

/// Whether the game may end with what the active seat buys.
#[inline]
fn may_end(game: &Dominion, state: &State) -> bool {
    let (supply, buys) = (&state.supply, state.turn.buys);
    let last = |pile: Card| supply.count(pile) <= buys;
    last(Card::PROVINCE)
        || (game.setup_colonies() && last(Card::COLONY))
        || (game.empty_piles(supply).saturating_add(buys) >= 3 && game.piles_of_at_most(supply, buys) >= 3)
}

impl Shopper<'_> {
    /// What is done.
    pub fn decide(&self) -> Action {
        self.sight.query.map_or_else(|| self.moves(), |query| self.answer(query))
    }

    /// What is done where nothing is asked: actions, then treasures, then buys.
    fn moves(&self) -> Action {
        let Sight { turn, hand, .. } = *self.sight;
        if turn.phase == Phase::Action
            && turn.actions > 0
            && let Some(card) = self.play(hand)
        {
            return Action::Play(card);
        }
        self.treasures_and_buys()
    }

    /// The same once no more actions are played.
    fn treasures_and_buys(&self) -> Action {
        let Sight { turn, hand, .. } = *self.sight;
        if turn.phase != Phase::Buy
            && let Some(action) = treasure(self, hand)
        {
            return action;
        }
        self.buy(turn.coins).map_or(Action::EndTurn, Action::Buy)
    }
}

/// The treasures played next: those that bring more than coins one by one, then all others at once; Coppers are kept where the menu
/// wants a card that they bar and the coins suffice without them.
fn treasure(shopper: &Shopper<'_>, hand: &Cards) -> Option<Action> {
    let (game, sight) = (shopper.game, shopper.sight);
    let mut treasures = hand.kinds().filter(|&card| game.is(card, Type::Treasure));
    let coins = |card: Card| game.kind(card).map_or(0, |kind| u16::from(kind.plus.coins));
    if let Some(card) = treasures.clone().find(|&card| game.is_involved(card)) {
        return Some(Action::Play(card));
    }
    let held = |bar: Card| {
        let others = hand.counts().filter(|(card, _)| *card != bar && game.is(*card, Type::Treasure));
        let without = others.map(|(card, count)| coins(card) * u16::from(count)).sum::<u16>() + sight.turn.coins;
        let wanted = shopper.buy(without).and_then(|card| game.kind(card)).and_then(|kind| kind.barred_by);
        wanted.is_some_and(|by| by.card() == bar) && hand.has(bar)
    };
    if held(Card::COPPER) {
        return treasures.find(|&card| card != Card::COPPER).map(Action::Play);
    }
    treasures.next().map(|_| Action::PlayTreasures)
}

impl Agent<Dominion> for Strategist {
    fn name(&self) -> &str {
        &self.name
    }

    fn decide(&mut self, game: &Dominion, view: &View, think: &mut Think<'_>) -> Decision<Action> {
        let Some(sight) = Sight::through(view) else { return Decision::plain(Action::EndTurn) };
        let shopper = self.shopper(game, &sight);
        let chosen = shopper.decide();
        Decision::explained(chosen, Effort::default(), think, || {
            let choice = match (sight.query, chosen) {
                (Some(query), _) => Choice::Answer(query),
                (None, Action::Play(card)) if game.is(card, Type::Action) => Choice::Play,
                (None, Action::Play(_) | Action::PlayTreasures) => Choice::Treasures,
                (None, _) => Choice::Buy,
            };
            reasons::explain(&shopper, choice, chosen)
        })
    }
}
