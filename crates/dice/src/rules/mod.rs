//! The rules: a pure state machine over [`State`], one file per part of a fight.
//!
//! `turn` follows the order of a turn, `dice` brings dice before their owner, `place` puts them on cards and activates,
//! `effects` runs what actions do, `hooks` what statuses do at moments that are theirs, `harm` hurts, heals and counts statuses. `legal` says whether an action is allowed, `chance`
//! lists what may come, `validity` checks states from files. No opponent's judgement belongs here, and no script.

mod chance;
mod dice;
mod effects;
mod harm;
mod hooks;
mod legal;
mod place;
mod turn;
mod validity;

#[cfg(test)]
mod tests;

use std::sync::Arc;

use arrayvec::ArrayVec;
use rand::RngExt;
use tabletop::{Audience, EventSink, Eye, Facts, Game, Illegal, Rng, Seat, Standing, Turn, canonical_hash};

use crate::action::{Action, Outcome};
use crate::agents::Points;
use crate::card::{Catalogue, Face};
use crate::combatant::Combatant;
use crate::effect::ListId;
use crate::event::Event;
use crate::in_force::InForce;
use crate::modifier::Who;
use crate::setup::{Setup, SetupError};
use crate::stage::{Due, End, Reason, Stage, Task};
use crate::state::{CardState, Fighter, State, other};
use crate::status::{Innate, Status};
use crate::status_kind::Hook;

/// The rules of one fight: two fighters, and the cards there are. Clones share both.
#[derive(Clone, Debug)]
pub struct Alea {
    setup: Arc<Setup>,
    /// Those of the setup, as its rule modifiers have them.
    fighters: Arc<[Combatant; 2]>,
    catalogue: Arc<Catalogue>,
}

impl Alea {
    /// The rules of `setup` with these cards.
    ///
    /// # Errors
    /// Every fault of the setup.
    pub fn new(setup: Setup, catalogue: Arc<Catalogue>) -> Result<Self, Vec<SetupError>> {
        setup.check(&catalogue)?;
        let mut fighters = setup.fighters.clone();
        let in_force = InForce::new(&setup.modifiers, catalogue.modifiers());
        let in_force = in_force.map_err(|errors| errors.into_iter().map(SetupError::Modifier).collect::<Vec<_>>())?;
        for (fighter, who) in fighters.iter_mut().zip(Who::ALL) {
            in_force.apply(fighter, who);
        }
        let catalogue = in_force.catalogue(&catalogue);
        Ok(Self { setup: Arc::new(setup), fighters: Arc::new(fighters), catalogue })
    }

    /// The cards.
    pub fn catalogue(&self) -> &Arc<Catalogue> {
        &self.catalogue
    }

    /// The fighters by seat, as the rule modifiers have them.
    pub fn combatants(&self) -> &[Combatant; 2] {
        &self.fighters
    }

    /// Most HP of a seat.
    pub fn max_hp(&self, seat: Seat) -> u16 {
        self.combatant(seat).max_hp
    }

    /// HP a seat must lose for its limit break; `None` where it has none.
    pub fn limit(&self, seat: Seat) -> Option<u16> {
        self.combatant(seat).limit.as_ref().map(|limit| limit.after)
    }

    /// Dice a seat rolls in its first turn.
    pub fn first_dice(&self, seat: Seat) -> u8 {
        self.combatant(seat).dice
    }

    /// The face of a card that is up.
    pub fn face(&self, card: &CardState) -> Option<&Face> {
        self.catalogue.face(card.card, card.face())
    }

    /// Whether a card has uses left.
    pub fn ready(&self, card: &CardState) -> bool {
        self.face(card).is_some_and(|face| legal::ready(card, face))
    }

    /// Whether these are the same rules: the same fighters with the same catalogue.
    pub(crate) fn same(&self, other: &Self) -> bool {
        Arc::ptr_eq(&self.catalogue, &other.catalogue)
            && (Arc::ptr_eq(&self.setup, &other.setup) || self.setup == other.setup)
    }

    /// What a fighter plays for, whoever plays it; `None` where that is up to who plays it.
    pub fn own_points(&self, seat: Seat) -> Option<&Points> {
        self.combatant(seat).points.as_ref()
    }

    fn combatant(&self, seat: Seat) -> &Combatant {
        &self.fighters[usize::from(seat.0 & 1)]
    }

    /// Who has the first turn of each round.
    fn first(&self) -> Seat {
        let [one, two] = [Seat(0), Seat(1)].map(|seat| self.combatant(seat).has(Innate::GoesFirst));
        if two && !one { Seat(1) } else { Seat(0) }
    }

    fn fighter(&self, seat: Seat) -> Fighter {
        let combatant = self.combatant(seat);
        let cards = combatant
            .all_cards()
            .filter_map(|(role, card)| self.catalogue.find(&card.id).map(|id| CardState::new(id, card.form, role)));
        Fighter {
            hp: combatant.starting_hp(),
            statuses: combatant
                .statuses
                .iter()
                .filter_map(|(id, count)| Some((self.catalogue.statuses().find(id)?, *count)))
                .collect(),
            fresh: crate::Statuses::default(),
            dice: ArrayVec::new(),
            cards: cards.take(crate::MOST_CARDS).collect(),
            limit: 0,
            last: ListId::NOTHING,
            coming: ArrayVec::new(),
        }
    }

    /// Ends the fight.
    fn finish(&self, state: &mut State, winner: Option<Seat>, reason: Reason, events: &mut impl EventSink<Event>) {
        let end = End { winner, reason };
        state.stage = Stage::Over(end);
        state.due = None;
        state.tasks.clear();
        state.dodged = false;
        state.ending = false;
        (state.dealt, state.hooks) = (0, 0);
        if let Some(winner) = winner {
            self.heal_at_end(state, winner, events);
        }
        events.push(|| Event::Over(end));
    }

    /// Does what was found legal, within the turn: where that ends, it is not passed on.
    pub(crate) fn act(&self, state: &mut State, action: Action, events: &mut impl EventSink<Event>) {
        match action {
            Action::Place { die, card } => self.place(state, die, card, events),
            Action::Use { card } => self.use_alone(state, card, events),
            Action::EndTurn => self.end_turn(state),
        }
        self.run_turn(state, events);
    }

    /// Goes on with an outcome that was found possible, within the turn: where that ends, it is not passed on.
    pub(crate) fn come(&self, state: &mut State, outcome: Outcome, events: &mut impl EventSink<Event>) {
        self.fall(state, outcome, events);
        self.run_turn(state, events);
    }

    /// Goes on until somebody or chance has to decide, or the fight is over.
    fn run(&self, state: &mut State, events: &mut impl EventSink<Event>) {
        self.run_turn(state, events);
        while state.stage == Stage::Ending && state.due.is_none() {
            self.pass_turn(state, events);
            self.run_turn(state, events);
        }
    }

    /// The same as far as the turn goes: at its end, what is left is to [pass it on](Self::run).
    fn run_turn(&self, state: &mut State, events: &mut impl EventSink<Event>) {
        while state.due.is_none() && !state.over() {
            match state.tasks.pop() {
                Some(Task::Passive(card)) => self.act_alone(state, card, events),
                Some(task) => self.run_effects(state, task, events),
                None => {
                    state.dodged = false;
                    (state.dealt, state.hooks) = (0, 0);
                    if !self.pass_stage(state, events) {
                        return;
                    }
                }
            }
        }
    }
}

impl Game for Alea {
    const ID: &'static str = "dice";
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
        match self.setup.modifiers.is_empty() {
            true => self.catalogue.hash(),
            // What they make of the fighters stands in no setup.
            false => canonical_hash(&(self.catalogue.hash(), &*self.fighters)),
        }
    }

    fn seats(&self) -> usize {
        2
    }

    fn start(&self) -> State {
        let mut state = State {
            round: 1,
            active: self.first(),
            stage: Stage::Starting,
            fighters: [Seat(0), Seat(1)].map(|seat| self.fighter(seat)),
            due: None,
            tasks: ArrayVec::new(),
            dodged: false,
            ending: false,
            placements: 0,
            used: 0,
            dealt: 0,
            hooks: 0,
        };
        self.begin_turn(&mut state, &mut tabletop::NoEvents);
        for seat in [other(state.active), state.active] {
            self.wake(&mut state, seat, Hook::AtFightStart, 0);
        }
        self.run(&mut state, &mut tabletop::NoEvents);
        state
    }

    fn check_state(&self, state: &State) -> Result<(), Illegal> {
        self.check_validity(state)
    }

    fn turn(&self, state: &State) -> Turn {
        match (state.stage, state.due) {
            (Stage::Over(_), _) => Turn::Over,
            (_, Some(_)) => Turn::Chance,
            (_, None) => Turn::Seat(state.active),
        }
    }

    fn standing(&self, state: &State) -> Option<Standing> {
        let Stage::Over(End { winner, reason }) = state.stage else { return None };
        let places = match winner {
            None => vec![1, 1],
            Some(winner) => [Seat(0), Seat(1)].map(|seat| if seat == winner { 1 } else { 2 }).to_vec(),
        };
        let reason = match reason {
            Reason::Defeat => "defeat",
            Reason::Flight => "flight",
            Reason::Rounds => "round_limit",
        };
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
        self.act(state, *action, events);
        self.run(state, events);
        Ok(())
    }

    fn stream(&self, state: &State) -> &'static str {
        match state.due {
            Some(Due::Shock | Due::Weaken | Due::Copy(_) | Due::Steal) => "cards",
            Some(Due::Curse { .. }) => "curses",
            Some(Due::Branch { .. }) => "branches",
            _ => "dice",
        }
    }

    fn outcomes(&self, state: &State) -> Vec<(f64, Outcome)> {
        let mut outcomes = Vec::new();
        self.each_chance(state, |probability, outcome| outcomes.push((probability, outcome)));
        outcomes
    }

    fn resolve(&self, state: &mut State, outcome: &Outcome, events: &mut impl EventSink<Event>) -> Result<(), Illegal> {
        self.possible(state, *outcome)?;
        self.come(state, *outcome, events);
        self.run(state, events);
        Ok(())
    }
}

/// Who gains when `seat` is out.
const fn rival(seat: Seat) -> Option<Seat> {
    Some(other(seat))
}

/// Whether the skill and the limit break of a fighter are off.
fn silenced(fighter: &Fighter) -> bool {
    fighter.statuses.has(Status::SILENCE)
}
