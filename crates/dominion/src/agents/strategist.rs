//! An opponent that buys by a menu and plays its cards by a fixed order.

use tabletop::{Agent, Decision, Effort, Think};

use super::buying::Shopper;
use super::playing::ranked;
use super::reasons::{self, Choice};
use crate::action::Action;
use crate::cards::{Card, Cards};
use crate::kinds::Type;
use crate::menu::{Menu, MenuError, Plan};
use crate::rules::Dominion;
use crate::state::Phase;
use crate::task::{Query, Task};
use crate::view::View;

/// An opponent whose strategy is a menu, in one game.
#[derive(Clone, Debug)]
pub struct Strategist {
    name: String,
    plan: Plan,
    guard: bool,
}

impl Strategist {
    /// One that follows `menu`. With `guard` it never buys what would end the game while another seat is ahead.
    ///
    /// # Errors
    /// The first entry of the menu whose card the game does not have.
    pub fn new(game: &Dominion, name: impl Into<String>, menu: &Menu, guard: bool) -> Result<Self, MenuError> {
        Ok(Self { name: name.into(), plan: menu.plan(game)?, guard })
    }

    /// What it does.
    fn act(&self, shopper: &Shopper<'_>) -> Action {
        match asked(shopper.view) {
            Some(query) => shopper.answer(query),
            None => self.moves(shopper),
        }
    }

    /// What it does where nothing is asked: actions, then treasures, then buys.
    fn moves(&self, shopper: &Shopper<'_>) -> Action {
        let (game, view) = (shopper.game, shopper.view);
        let hand = view.me().map_or(Cards::NONE, |(_, own)| own.hand);
        if view.turn.phase == Phase::Action
            && view.turn.actions > 0
            && let Some((_, card)) = ranked(game, view, &hand).into_iter().next()
        {
            return Action::Play(card);
        }
        if view.turn.phase != Phase::Buy
            && let Some(action) = treasure(shopper, &hand)
        {
            return action;
        }
        shopper.buy(view.turn.coins).map_or(Action::EndTurn, Action::Buy)
    }
}

/// What is asked, if anything.
fn asked(view: &View) -> Option<Query> {
    match view.stack.last() {
        Some(Task::Ask(_, query)) => Some(*query),
        _ => None,
    }
}

/// The treasures played next: those that bring more than coins one by one, then all others at once; Coppers are kept where the menu
/// wants a card that they bar and the coins suffice without them.
fn treasure(shopper: &Shopper<'_>, hand: &Cards) -> Option<Action> {
    let (game, view) = (shopper.game, shopper.view);
    let mut treasures = hand.kinds().filter(|&card| game.is(card, Type::Treasure));
    let coins = |card: Card| game.kind(card).map_or(0, |kind| u16::from(kind.plus.coins));
    if let Some(card) = treasures.clone().find(|&card| game.is_involved(card)) {
        return Some(Action::Play(card));
    }
    let held = |bar: Card| {
        let others = hand.counts().filter(|(card, _)| *card != bar && game.is(*card, Type::Treasure));
        let without = others.map(|(card, count)| coins(card) * u16::from(count)).sum::<u16>() + view.turn.coins;
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
        let shopper = Shopper { game, view, plan: &self.plan, guard: self.guard };
        let chosen = self.act(&shopper);
        Decision::explained(chosen, Effort::default(), think, || {
            let choice = match (asked(view), chosen) {
                (Some(query), _) => Choice::Answer(query),
                (None, Action::Play(card)) if game.is(card, Type::Action) => Choice::Play,
                (None, Action::Play(_) | Action::PlayTreasures) => Choice::Treasures,
                (None, _) => Choice::Buy,
            };
            reasons::explain(&shopper, choice, chosen)
        })
    }
}
