//! What can be said from a view alone: whether it can be one at all, and whether its seat may do something.

use tabletop::{Game, Illegal};

use super::Dominion;
use crate::action::Action;
use crate::cards::{Card, Cards};
use crate::sight::Sight;
use crate::state::{Player, State, Top};
use crate::view::{PlayerView, View};

impl Dominion {
    /// Whether the seat that looks may do this now.
    ///
    /// # Errors
    /// The rule it breaks.
    pub fn permits(&self, view: &View, action: &Action) -> Result<(), Illegal> {
        self.allows(Sight::through(view).as_ref(), action)
    }

    /// Whether a view that a stranger wrote can be that of a seat that is to act: some state looks so to it.
    ///
    /// # Errors
    /// What is wrong with it.
    pub fn check_view(&self, view: &View) -> Result<(), Illegal> {
        let unsound = |text: String| Illegal::new("unsound-state", text);
        let seen = view.seat.ok_or_else(|| unsound("the view is nobody's".to_owned()))?;
        let state =
            self.some_state(view).ok_or_else(|| unsound("the cards of a seat are not those it owns".to_owned()))?;
        if view.players.iter().enumerate().any(|(index, player)| player.own.is_some() != (index == seen.index())) {
            return Err(unsound(format!("the view is not that of {seen}")));
        }
        self.check_state(&state)?;
        if Sight::through(view).is_none() {
            return Err(unsound(format!("{seen} is not to act")));
        }
        Ok(())
    }

    /// A state that looks so: what is not seen lies anywhere. `None` where none does.
    pub(crate) fn some_state(&self, view: &View) -> Option<State> {
        let players: Option<Vec<Player>> = view.players.iter().map(dealt).collect();
        Some(State {
            supply: view.supply,
            trash: view.trash,
            players: players?,
            active: view.active,
            turn: view.turn,
            stack: view.stack.clone(),
        })
    }
}

/// A seat whose cards look so: what is not seen lies anywhere. `None` where no cards do.
fn dealt(view: &PlayerView) -> Option<Player> {
    let mut pool = view.owned;
    let mut takes = |cards: &Cards| {
        let there = pool.includes(cards);
        pool.take_all(cards);
        there.then_some(())
    };
    for heap in [&view.shown, &view.discard, &view.play, &view.aside] {
        takes(heap)?;
    }
    for card in view.top.iter().flatten() {
        takes(&Cards::one(*card))?;
    }
    let (hand, looked, deck) = match &view.own {
        Some(own) => {
            for heap in [&own.hand, &own.looked, &own.deck] {
                takes(heap)?;
            }
            let sizes = (own.hand.total(), own.looked.total(), own.deck.total());
            let told = (view.hand_size, view.looked_size, view.deck_size);
            if sizes != told || !pool.is_empty() || view.top.contains(&None) {
                return None;
            }
            (own.hand, own.looked, own.deck)
        }
        None => {
            takes(&view.known)?;
            let mut hand = view.known;
            hand.add_all(&some_of(&mut pool, view.hand_size.checked_sub(view.known.total())?)?);
            (hand, some_of(&mut pool, view.looked_size)?, Cards::NONE)
        }
    };
    let mut top = Vec::with_capacity(view.top.len());
    for card in &view.top {
        let hidden = card.is_none() || view.own.is_some();
        let card = match card {
            Some(card) => *card,
            None => some_of(&mut pool, 1)?.kinds().next()?,
        };
        top.push(Top { card, open: !hidden });
    }
    let deck = if view.own.is_some() { deck } else { pool };
    (deck.total() == view.deck_size).then_some(())?;
    Some(Player {
        hand,
        known: view.known,
        showed: view.showed,
        top,
        deck,
        looked,
        shown: view.shown,
        discard: view.discard,
        play: view.play,
        staying: view.staying,
        later: view.later,
        aside: view.aside,
        tokens: view.tokens,
        turns: view.turns,
    })
}

/// So many cards of a pool, which are then gone from it; `None` where there are fewer.
fn some_of(pool: &mut Cards, count: u16) -> Option<Cards> {
    let mut some = Cards::NONE;
    let mut left = count;
    for card in Card::all() {
        let taken = pool.take(card, u8::try_from(left).unwrap_or(u8::MAX));
        some.add(card, taken);
        left -= u16::from(taken);
    }
    (left == 0).then_some(some)
}
