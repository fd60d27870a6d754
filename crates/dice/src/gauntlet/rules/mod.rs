//! The rules of a run: a pure state machine over [`State`].
//!
//! `draw` is what chance does between fights, `fight` lends the duel, `choice` is what the hero may do between fights, `course`
//! what follows from it, `validity` checks states from files.

mod choice;
mod course;
mod draw;
mod fight;
mod validity;

#[cfg(test)]
mod tests;

use std::sync::Arc;

use rand::RngExt;
use tabletop::{Audience, EventSink, Eye, Facts, Game, Illegal, Rng, Seat, Standing, Turn, canonical_hash};

use super::action::{Action, Outcome};
use super::event::Event;
use super::hero::{Carried, Hero};
use super::setup::{Setup, SetupError};
use super::state::{Stage, State};
use super::tally::Tally;
use crate::Alea;
use crate::card::CardId;
use crate::content::{Content, Enemy};
use crate::modifier::Modifier;

/// The rules of one run: a hero, what the run is like, and everything that can be met.
#[derive(Clone, Debug)]
pub struct Gauntlet {
    setup: Setup,
    content: Arc<Content>,
    /// The hero as it sets out.
    hero: crate::Hero,
    /// Cards that may be offered.
    pool: Vec<CardId>,
    /// The fight, where that is all: a duel by itself.
    duel: Option<Alea>,
    hash: u64,
}

impl Gauntlet {
    /// The rules of `setup` with this content.
    ///
    /// # Errors
    /// Every fault of the setup.
    pub fn new(setup: Setup, content: Arc<Content>) -> Result<Self, Vec<SetupError>> {
        setup.check(&content)?;
        if let Some(duel) = &setup.duel {
            return Self::of_duel(setup.clone(), duel.clone(), content);
        }
        let content = content.under(&setup.modifiers);
        let content = content.map_err(|errors| errors.into_iter().map(SetupError::Modifier).collect::<Vec<_>>())?;
        let found = content.hero(&setup.hero).cloned();
        let hero = found.ok_or_else(|| vec![SetupError::Hero(setup.hero.clone())])?;
        let pool = draw::pool(&content);
        let hash = canonical_hash(&(content.catalogue.hash(), &content.enemies, &content.heroes));
        Ok(Self { setup, content, hero, pool, duel: None, hash })
    }

    fn of_duel(setup: Setup, duel: crate::Setup, content: Arc<Content>) -> Result<Self, Vec<SetupError>> {
        let fighter = duel.fighters[0].clone();
        let hero = crate::Hero { id: String::new(), text: String::new(), fighter, scraps: false, growth: Vec::new() };
        let rules = Alea::new(duel, Arc::clone(&content.catalogue));
        let rules = rules.map_err(|faults| faults.into_iter().map(SetupError::Duel).collect::<Vec<_>>())?;
        let hash = rules.content_hash();
        Ok(Self { setup, content, hero, pool: Vec::new(), duel: Some(rules), hash })
    }

    /// The rules of the fight, where that is all: a duel by itself, which begins in its fight and ends with it.
    pub fn as_duel(&self) -> Option<&Alea> {
        self.duel.as_ref()
    }

    /// Whether it is a duel by itself.
    pub fn is_duel(&self) -> bool {
        self.duel.is_some()
    }

    /// The rule modifiers that its fights are under.
    pub fn modifiers(&self) -> impl Iterator<Item = &Modifier> {
        let chosen = self.setup.duel.as_ref().map_or(&self.setup.modifiers, |duel| &duel.modifiers);
        chosen.iter().filter_map(|id| self.content.catalogue.modifier(id))
    }

    /// Everything that can be met.
    pub fn content(&self) -> &Arc<Content> {
        &self.content
    }

    /// The hero as it set out.
    pub fn hero(&self) -> &crate::Hero {
        &self.hero
    }

    /// The enemy of a number on the map.
    pub fn enemy(&self, number: u16) -> Option<&Enemy> {
        self.content.enemies.get(usize::from(number))
    }

    /// Fights until the run is won, the boss's among them.
    pub fn length(&self) -> usize {
        if self.is_duel() { 1 } else { self.setup.terms.layers.len() + 1 }
    }
}

impl Game for Gauntlet {
    const ID: &'static str = "gauntlet";
    const RULES: u32 = 1;

    type Setup = Setup;
    type State = State;
    type Action = Action;
    type Outcome = Outcome;
    type Event = Event;
    type View = State;

    fn setup(&self) -> &Setup {
        &self.setup
    }

    fn content_hash(&self) -> u64 {
        self.hash
    }

    fn seats(&self) -> usize {
        2
    }

    fn start(&self) -> State {
        if let Some(duel) = &self.duel {
            return State::of_duel(duel.start());
        }
        let fighter = &self.hero.fighter;
        let carried = fighter.cards.iter().filter_map(|card| Some((self.content.catalogue.find(&card.id)?, card.form)));
        State {
            stage: Stage::Mapping,
            map: Vec::new(),
            layer: 0,
            way: None,
            hero: Hero {
                max_hp: fighter.max_hp,
                hp: fighter.starting_hp(),
                dice: fighter.dice,
                gold: 0,
                cards: carried.map(|(card, form)| Carried { card, form }).collect(),
                gadget: None,
            },
            offers: Vec::new(),
            dealing: false,
            fight: None,
            tally: Tally::default(),
        }
    }

    fn check_state(&self, state: &State) -> Result<(), Illegal> {
        self.check_validity(state)
    }

    fn turn(&self, state: &State) -> Turn {
        match (state.stage, &state.fight) {
            (Stage::Over { .. }, _) => Turn::Over,
            (Stage::Mapping, _) => Turn::Chance,
            (_, Some(fight)) if fight.due.is_some() => Turn::Chance,
            (_, Some(fight)) => Turn::Seat(fight.active),
            (_, None) if state.dealing => Turn::Chance,
            (_, None) => Turn::Seat(Seat(0)),
        }
    }

    fn standing(&self, state: &State) -> Option<Standing> {
        if let Some(duel) = &self.duel {
            return duel.standing(state.fight.as_ref()?);
        }
        let Stage::Over { won } = state.stage else { return None };
        let (places, reason) = if won { (vec![1, 2], "boss_beaten") } else { (vec![2, 1], "defeat") };
        Some(Standing::new(places, reason))
    }

    fn view(&self, state: &State, _: Eye) -> State {
        state.clone()
    }

    fn view_into(&self, state: &State, _: Eye, view: &mut State) {
        view.clone_from(state);
    }

    fn redact(&self, event: &Event, _: Eye) -> Option<Event> {
        Some(*event)
    }

    fn world(&self, view: &State, _: &mut Rng) -> Option<State> {
        Some(view.clone())
    }

    /// Everything lies open but what has not fallen yet.
    fn reveals(&self, before: &State, _: &State, _: Seat) -> bool {
        self.turn(before) == Turn::Chance
    }

    fn actions(&self, view: &State) -> Option<Vec<Action>> {
        Some(self.listed(view))
    }

    fn sample(&self, view: &State, rng: &mut Rng) -> Option<Action> {
        let listed = self.listed(view);
        (!listed.is_empty()).then(|| listed[rng.random_range(0..listed.len())])
    }

    fn facts(&self, view: &State, action: &Action, _audience: Audience) -> Facts {
        self.facts_of(view, *action)
    }

    fn validate(&self, state: &State, action: &Action) -> Result<(), Illegal> {
        self.legal(state, *action)
    }

    fn apply(&self, state: &mut State, action: &Action, events: &mut impl EventSink<Event>) -> Result<(), Illegal> {
        self.legal(state, *action)?;
        match *action {
            Action::Fight(action) => self.act_in_fight(state, action, events),
            action => {
                self.choose(state, action, events);
                Ok(())
            }
        }
    }

    fn stream(&self, state: &State) -> &'static str {
        match (&state.fight, self.fight(state)) {
            (Some(fight), Some(game)) => game.stream(fight),
            _ if state.stage == Stage::Mapping => "map",
            _ => "offers",
        }
    }

    fn outcomes(&self, state: &State) -> Vec<(f64, Outcome)> {
        self.chances(state)
    }

    fn resolve(&self, state: &mut State, outcome: &Outcome, events: &mut impl EventSink<Event>) -> Result<(), Illegal> {
        match *outcome {
            Outcome::Fight(outcome) => self.fall_in_fight(state, outcome, events),
            outcome => self.fall(state, outcome, events),
        }
    }

    /// Of a duel that of its fight, which its records have had from the first.
    fn hash(&self, state: &State) -> u64 {
        match (&self.duel, &state.fight) {
            (Some(duel), Some(fight)) => duel.hash(fight),
            _ => canonical_hash(state),
        }
    }
}

/// Tells what happened to whoever listens, and counts it.
fn tell(state: &mut State, event: Event, events: &mut impl EventSink<Event>) {
    state.tally.count(&event);
    events.push(|| event);
}
