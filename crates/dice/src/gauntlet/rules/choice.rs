//! What the hero may do between fights, and why not.

use tabletop::{EventSink, Illegal};

use super::{Gauntlet, tell};
use crate::card::{CardId, Form};
use crate::gauntlet::action::Action;
use crate::gauntlet::event::Event;
use crate::gauntlet::hero::Carried;
use crate::gauntlet::map::Site;
use crate::gauntlet::state::{Stage, State};
use crate::setup::BOARD_CELLS;
use crate::state::MOST_HP;

impl Gauntlet {
    /// Cells of the board a card covers.
    pub fn cells(&self, carried: Carried) -> u32 {
        self.content.catalogue.face(carried.card, carried.form).map_or(0, |face| face.size.into())
    }

    /// Cells of the board that are free.
    pub fn room(&self, state: &State) -> u32 {
        BOARD_CELLS.saturating_sub(state.hero.cards.iter().map(|carried| self.cells(*carried)).sum())
    }

    /// Gold a card costs where the hero is: something in a shop, else nothing.
    pub fn price(&self, state: &State) -> u16 {
        if state.stage == Stage::Visiting(Site::Shop) { self.setup.terms.card_price } else { 0 }
    }

    fn fits(&self, state: &State, card: CardId) -> bool {
        self.cells(Carried { card, form: Form::Base }) <= self.room(state)
    }

    /// Every legal action, in the order they are shown. None where no seat is to act.
    pub(in crate::gauntlet) fn listed(&self, state: &State) -> Vec<Action> {
        if let (Some(fight), Some(game)) = (&state.fight, self.fight(state)) {
            return game.listed(fight).into_iter().map(Action::Fight).collect();
        }
        let places = |count: usize| 0..count.min(u8::MAX.into()) as u8;
        let cards = || places(state.hero.cards.len());
        let mut all: Vec<Action> = places(state.ways().len()).map(Action::Go).collect();
        all.extend(places(state.offers.len()).map(Action::Take));
        all.extend(cards().map(Action::Upgrade));
        all.extend(cards().map(|card| Action::Scrap(Some(card))));
        all.extend([Action::Scrap(None), Action::Eat, Action::Rest, Action::Drill]);
        all.extend(cards().map(Action::Drop));
        all.push(Action::Leave);
        all.retain(|action| self.legal(state, *action).is_ok());
        all
    }

    /// Whether the seat to act may do this.
    pub(super) fn legal(&self, state: &State, action: Action) -> Result<(), Illegal> {
        if let Action::Fight(action) = action {
            return self.legal_in_fight(state, action);
        }
        if self.is_duel() {
            return Err(Illegal::new("not-now", "there is nothing but the fight").case("duel"));
        }
        if state.fight.is_some() || state.dealing {
            return Err(not_now());
        }
        match (state.stage, action) {
            (Stage::Choosing, Action::Go(way)) => match state.ways().get(usize::from(way)) {
                Some(_) => Ok(()),
                None => Err(Illegal::new("no-such-way", "there is no such way")),
            },
            (Stage::Scrapping, Action::Scrap(None)) => Ok(()),
            (Stage::Scrapping, Action::Scrap(Some(card))) => self.spare(state, card),
            (Stage::Levelling | Stage::Visiting(Site::Chest | Site::Shop), Action::Take(offer)) => {
                self.can_take(state, offer)
            }
            (Stage::Levelling | Stage::Visiting(Site::Chest | Site::Shop), Action::Drop(card)) => {
                self.spare(state, card)?;
                if state.offers.iter().all(|offer| self.fits(state, *offer)) {
                    return Err(Illegal::new("room", "there is room for everything offered"));
                }
                Ok(())
            }
            (Stage::Visiting(Site::Anvil), Action::Upgrade(card)) => self.can_upgrade(state, card),
            (Stage::Visiting(Site::Shop), Action::Eat) => {
                if state.hero.hp >= state.hero.max_hp {
                    return Err(Illegal::new("healthy", "you have all your HP"));
                }
                Self::can_pay(state, self.setup.terms.meal_price)
            }
            (Stage::Visiting(Site::Rest), Action::Rest | Action::Drill) => Ok(()),
            (Stage::Levelling | Stage::Visiting(Site::Chest | Site::Shop | Site::Anvil), Action::Leave) => Ok(()),
            _ => Err(not_now()),
        }
    }

    fn can_pay(state: &State, price: u16) -> Result<(), Illegal> {
        if state.hero.gold >= price {
            return Ok(());
        }
        let text = format!("it costs {price} gold, and you have {}", state.hero.gold);
        Err(Illegal::new("gold", text).with("price", price).with("gold", state.hero.gold))
    }

    fn can_take(&self, state: &State, offer: u8) -> Result<(), Illegal> {
        let Some(&card) = state.offers.get(usize::from(offer)) else {
            return Err(Illegal::new("no-such-card", "no such card is offered").case("offered"));
        };
        if !self.fits(state, card) {
            return Err(Illegal::new("no-room", "there is no room for it on your board: throw something away first"));
        }
        Self::can_pay(state, self.price(state))
    }

    /// Whether a card can be done without: one always stays.
    fn spare(&self, state: &State, card: u8) -> Result<(), Illegal> {
        if usize::from(card) >= state.hero.cards.len() {
            return Err(no_such_card());
        }
        if state.hero.cards.len() < 2 {
            return Err(Illegal::new("last-card", "it is your last card"));
        }
        Ok(())
    }

    fn can_upgrade(&self, state: &State, card: u8) -> Result<(), Illegal> {
        let Some(&carried) = state.hero.cards.get(usize::from(card)) else { return Err(no_such_card()) };
        let Some(better) = upgraded(carried) else {
            return Err(Illegal::new("upgraded", "it is as good as it gets"));
        };
        if self.cells(better) > self.room(state) + self.cells(carried) {
            let text = "the better card is larger, and there is no room for it";
            return Err(Illegal::new("no-room", text).case("larger"));
        }
        Ok(())
    }

    /// Does what was found legal.
    pub(super) fn choose(&self, state: &mut State, action: Action, events: &mut impl EventSink<Event>) {
        let card = |card: u8| usize::from(card);
        match action {
            Action::Go(way) => {
                state.way = Some(way);
                state.stage = Stage::Fighting;
                if let Some(way) = state.taken() {
                    self.begin_fight(state, way.enemy, events);
                }
            }
            Action::Scrap(scrapped) => {
                if let Some(at) = scrapped {
                    let scrapped = state.hero.cards.remove(card(at));
                    state.hero.gadget = Some(scrapped);
                    tell(state, Event::Scrapped(scrapped), events);
                }
                self.go_on(state, events);
            }
            Action::Take(offer) => self.take(state, offer, events),
            Action::Drop(at) => {
                let dropped = state.hero.cards.remove(card(at));
                tell(state, Event::Dropped(dropped), events);
            }
            Action::Upgrade(at) => {
                let carried = &mut state.hero.cards[card(at)];
                *carried = upgraded(*carried).unwrap_or(*carried);
                let better = *carried;
                tell(state, Event::Upgraded(better), events);
                self.go_on(state, events);
            }
            Action::Eat => Self::mend(state, self.setup.terms.meal, self.setup.terms.meal_price, events),
            Action::Rest => {
                Self::mend(state, self.sleep(state), 0, events);
                self.go_on(state, events);
            }
            Action::Drill => {
                let hero = &mut state.hero;
                let hp = self.setup.terms.drill.min(MOST_HP.saturating_sub(hero.max_hp));
                hero.max_hp += hp;
                hero.hp += hp;
                tell(state, Event::Drilled { hp }, events);
                self.go_on(state, events);
            }
            Action::Leave => self.go_on(state, events),
            Action::Fight(_) => {}
        }
    }

    /// Takes an offered card. One is taken, except in a shop, where gold is the bound.
    fn take(&self, state: &mut State, offer: u8, events: &mut impl EventSink<Event>) {
        let price = self.price(state);
        let taken = state.offers.remove(usize::from(offer));
        state.hero.cards.push(Carried { card: taken, form: Form::Base });
        state.hero.gold = state.hero.gold.saturating_sub(price);
        tell(state, Event::Took { card: taken, price }, events);
        if state.stage != Stage::Visiting(Site::Shop) {
            self.go_on(state, events);
        }
    }
}

/// A card one form better, if there is one.
const fn upgraded(carried: Carried) -> Option<Carried> {
    match carried.form {
        Form::Minus => Some(Carried { form: Form::Base, ..carried }),
        Form::Base => Some(Carried { form: Form::Plus, ..carried }),
        Form::Plus => None,
    }
}

fn not_now() -> Illegal {
    Illegal::new("not-now", "that cannot be done here").case("here")
}

fn no_such_card() -> Illegal {
    Illegal::new("no-such-card", "you have no such card")
}
