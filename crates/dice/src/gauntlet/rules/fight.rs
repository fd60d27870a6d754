//! The fight under way, as the duel it is.

use std::sync::Arc;

use tabletop::{EventSink, Game, Illegal, Seat};

use super::Gauntlet;
use crate::card::CardRef;
use crate::combatant::Combatant;
use crate::gauntlet::duel;
use crate::gauntlet::event::Event;
use crate::gauntlet::hero::Carried;
use crate::gauntlet::state::State;
use crate::gauntlet::tally::Counting;
use crate::stage::Stage;
use crate::{Alea, Setup};

impl Gauntlet {
    /// The rules of the fight under way, whose position is [`State::fight`]; `None` between fights.
    pub fn fight(&self, state: &State) -> Option<Alea> {
        state.fight.as_ref()?;
        match &self.duel {
            Some(duel) => Some(duel.clone()),
            None => self.against(state, state.taken()?.enemy),
        }
    }

    /// The rules of a fight of the hero, as it is, against the enemy of a number; `None` where there is no such enemy.
    pub fn against(&self, state: &State, enemy: u16) -> Option<Alea> {
        let enemy = self.enemy(enemy)?.fighter.clone();
        let setup = Setup::new([self.combatant(state), enemy], self.setup.terms.rounds);
        Alea::new(setup, Arc::clone(&self.content.catalogue)).ok()
    }

    /// The hero as it enters a fight.
    fn combatant(&self, state: &State) -> Combatant {
        let hero = &state.hero;
        let named = |carried: &Carried| {
            let card = self.content.catalogue.card(carried.card)?;
            Some(CardRef { id: card.id.clone(), form: carried.form })
        };
        Combatant {
            max_hp: hero.max_hp,
            hp: Some(hero.hp),
            dice: hero.dice,
            cards: hero.cards.iter().filter_map(named).collect(),
            skill: hero.gadget.as_ref().and_then(named).or_else(|| self.hero.fighter.skill.clone()),
            ..self.hero.fighter.clone()
        }
    }

    /// Begins the fight on the way that was taken.
    pub(super) fn begin_fight(&self, state: &mut State, enemy: u16, events: &mut impl EventSink<Event>) {
        if let Some(game) = self.against(state, enemy) {
            let fight = game.start();
            super::tell(state, Event::Begins(enemy), events);
            state.fight = Some(fight);
            self.settle_fight(state, events);
        }
    }

    pub(super) fn act_in_fight(
        &self,
        state: &mut State,
        action: crate::Action,
        events: &mut impl EventSink<Event>,
    ) -> Result<(), Illegal> {
        let game = self.fight(state).ok_or_else(no_fight)?;
        let State { fight: Some(fight), tally, .. } = state else { return Err(no_fight()) };
        let tally = self.duel.is_none().then_some(tally);
        game.apply(fight, &action, &mut Counting { tally, kinds: game.catalogue().statuses(), events })?;
        self.settle_fight(state, events);
        Ok(())
    }

    pub(super) fn fall_in_fight(
        &self,
        state: &mut State,
        outcome: crate::Outcome,
        events: &mut impl EventSink<Event>,
    ) -> Result<(), Illegal> {
        let game = self.fight(state).ok_or_else(no_fight)?;
        let State { fight: Some(fight), tally, .. } = state else { return Err(no_fight()) };
        let tally = self.duel.is_none().then_some(tally);
        game.resolve(fight, &outcome, &mut Counting { tally, kinds: game.catalogue().statuses(), events })?;
        self.settle_fight(state, events);
        Ok(())
    }

    /// Goes on with the run where the fight is over.
    fn settle_fight(&self, state: &mut State, events: &mut impl EventSink<Event>) {
        let Some(Stage::Over(end)) = state.fight.as_ref().map(|fight| fight.stage) else { return };
        if self.is_duel() {
            // The fight stays where it ended: that is how the duel stands.
            state.stage = duel::stage_after(end);
            return;
        }
        let fight = state.fight.take();
        state.hero.hp = fight.map_or(0, |fight| fight.fighters[0].hp);
        if end.winner == Some(Seat(0)) {
            self.win(state, events);
        } else {
            Self::finish(state, false, events);
        }
    }

    /// Whether the fighter to act may do this.
    pub(super) fn legal_in_fight(&self, state: &State, action: crate::Action) -> Result<(), Illegal> {
        let game = self.fight(state).ok_or_else(no_fight)?;
        let fight = state.fight.as_ref().ok_or_else(no_fight)?;
        game.validate(fight, &action)
    }
}

fn no_fight() -> Illegal {
    Illegal::new("no-fight", "no fight is under way")
}
