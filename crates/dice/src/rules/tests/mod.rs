//! The rules, one by one. Each file tests one part; what they share is here.

mod boons;
mod cards;
mod effects;
mod slots;
mod statuses;
mod turn;

use std::convert::Infallible;
use std::sync::Arc;

use tabletop::{Game, Seat, Turn};

use super::Alea;
use crate::{
    Action, Amount, Card, Catalogue, Combatant, Content, Die, Due, Effect, Ends, Event, Face, Form, Innate, Limit,
    Outcome, Program, Setup, Side, Slot, Sources, State, Status, Uses,
};

/// A fight under test: rules, position, and what happened last.
pub(super) struct Fight {
    pub game: Alea,
    pub state: State,
    pub events: Vec<Event>,
}

/// What a fight is made of before it begins.
pub(super) struct Ring {
    pub catalogue: Catalogue,
    pub fighters: [Combatant; 2],
    pub rounds: u16,
}

/// A face whose action depends on its dice alone.
pub(super) fn face(catalogue: &mut Catalogue, slot: Slot, effects: impl Fn(i16, i16) -> Vec<Effect>) -> Face {
    let bonus = if let Slot::Bonus(bonus) = slot { i16::from(bonus) } else { 0 };
    let program = Program::tabulate(slot.arity(), &[], |[one, two], _| {
        Ok::<_, Infallible>(catalogue.list(effects(i16::from(one) + bonus, two.into())))
    });
    let Ok(program) = program;
    Face::new(slot, program)
}

pub(super) fn attack(amount: i16) -> Effect {
    Effect::Attack { amount: amount.into(), pierce: false }
}

pub(super) fn inflict(side: Side, status: Status, count: i16) -> Effect {
    Effect::Inflict { side, status, amount: count.into() }
}

impl Ring {
    /// Two fighters of 30 HP and three dice. Both have a `sword` that attacks with its die.
    pub fn new() -> Self {
        let fighter = |name: &str| Combatant { name: name.to_owned(), max_hp: 30, dice: 3, ..Combatant::default() };
        let catalogue = Catalogue::clone(&Content::load(Sources::default()).0.catalogue);
        let ring = Self { catalogue, fighters: [fighter("Left"), fighter("Right")], rounds: 50 };
        ring.card("sword", Slot::Any, |die, _| vec![attack(die)]).hold(1, "sword")
    }

    /// A card for the first fighter.
    pub fn card(self, id: &str, slot: Slot, effects: impl Fn(i16, i16) -> Vec<Effect>) -> Self {
        self.card_with(id, slot, effects, |_| {})
    }

    /// The same with changes to its face. The weakened face does as much less as -1 on each die.
    pub fn card_with(
        mut self,
        id: &str,
        slot: Slot,
        effects: impl Fn(i16, i16) -> Vec<Effect>,
        change: impl Fn(&mut Face),
    ) -> Self {
        let mut base = face(&mut self.catalogue, slot, &effects);
        let mut minus = face(&mut self.catalogue, slot, |one, two| effects(one - 1, two - 1));
        change(&mut base);
        change(&mut minus);
        let card = Card {
            id: id.to_owned(),
            name: id.to_owned(),
            faces: [minus, base.clone(), base],
            immune: Vec::new(),
            offers: Vec::new(),
            sign: Vec::new(),
        };
        self.catalogue.add(card).expect("the card is sound");
        self.hold(0, id)
    }

    /// Gives a card to a fighter.
    pub fn hold(mut self, who: usize, id: &str) -> Self {
        self.fighters[who].cards.push(id.into());
        self
    }

    /// A status from the start.
    pub fn with(mut self, who: usize, status: Status, count: u8) -> Self {
        self.fighters[who].statuses.push((status.id().expect("it is built in").to_owned(), count));
        self
    }

    pub fn born(mut self, who: usize, innate: Innate) -> Self {
        self.fighters[who].innate.push(innate);
        self
    }

    /// The last card becomes the first fighter's skill.
    pub fn skilled(mut self) -> Self {
        self.fighters[0].skill = self.fighters[0].cards.pop();
        self
    }

    /// The last card becomes the first fighter's limit break.
    pub fn limited(mut self, after: u16) -> Self {
        let card = self.fighters[0].cards.pop();
        self.fighters[0].limit = card.map(|card| Limit { card, after });
        self
    }

    /// At the start, where chance may be due.
    pub fn fight(self) -> Fight {
        let setup = Setup::new(self.fighters, self.rounds);
        let game = Alea::new(setup, Arc::new(self.catalogue)).expect("the setup is sound");
        let state = game.start();
        Fight { game, state, events: Vec::new() }
    }

    /// Where the first fighter acts with these dice.
    pub fn dice(mut self, values: &[u8]) -> Fight {
        self.fighters[0].dice = values.len() as u8;
        let mut fight = self.fight();
        fight.roll(values);
        fight
    }
}

impl Fight {
    /// Places, by place of die and card, that must be legal.
    pub fn place(&mut self, die: u8, card: u8) -> &mut Self {
        self.act(Action::Place { die, card })
    }

    pub fn act(&mut self, action: Action) -> &mut Self {
        self.events.clear();
        let done = self.game.apply(&mut self.state, &action, &mut self.events);
        done.unwrap_or_else(|illegal| panic!("{action:?}: {illegal}"));
        self.check()
    }

    /// Chance decides so.
    pub fn fall(&mut self, outcome: Outcome) -> &mut Self {
        self.events.clear();
        let done = self.game.resolve(&mut self.state, &outcome, &mut self.events);
        done.unwrap_or_else(|illegal| panic!("{outcome:?}: {illegal}"));
        self.check()
    }

    /// The turn's dice.
    pub fn roll(&mut self, values: &[u8]) -> &mut Self {
        for value in values {
            assert_eq!(self.state.due, Some(Due::Roll));
            self.fall(Outcome::Die(*value));
        }
        self
    }

    /// Ends the turn and rolls 1s for the other fighter, then ends that too, and rolls these.
    pub fn next_turn(&mut self, values: &[u8]) -> &mut Self {
        self.end();
        self.end();
        self.roll(values)
    }

    /// Ends the turn; what is due for the other fighter falls as low as it can.
    pub fn end(&mut self) -> &mut Self {
        let seat = self.state.active;
        self.act(Action::EndTurn);
        while self.game.turn(&self.state) == Turn::Chance && self.state.active != seat && seat == Seat(0) {
            let (_, outcome) = self.game.outcomes(&self.state)[0];
            self.fall(outcome);
        }
        self
    }

    fn check(&mut self) -> &mut Self {
        self.game.check_state(&self.state).unwrap_or_else(|illegal| panic!("{illegal}: {:?}", self.state));
        self
    }

    /// The rule an action breaks.
    pub fn refused(&self, action: Action) -> &'static str {
        self.game.validate(&self.state, &action).expect_err("it should be refused").rule
    }

    /// HP of a seat.
    pub fn hp(&self, seat: usize) -> u16 {
        self.state.fighters[seat].hp
    }

    pub fn of(&self, seat: usize, status: Status) -> u8 {
        self.state.fighters[seat].of(status)
    }

    /// The values of the first fighter's dice.
    pub fn values(&self) -> Vec<u8> {
        self.state.fighters[0].dice.iter().map(|die| die.value).collect()
    }

    pub fn die(&self, at: usize) -> Die {
        self.state.fighters[0].dice[at]
    }
}
