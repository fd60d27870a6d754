//! The rules: a pure state machine over [`State`], one file per part of a game.
//!
//! `start` sets the board up, `turn` passes turns and counts income, `cards` trades, `battle` rolls, captures and
//! eliminates, `fortify` moves, `victory` ends the game. `legal` says whether an action is allowed, from what its seat may
//! know alone; `chance` lists and draws outcomes; `sight` decides who sees
//! what, `reveal` what a step showed, and `worlds` draws what somebody does not see; `validity` says whether a state can be one at all; `sample`
//! plays at random. No opponent's judgement belongs here.

mod battle;
mod cards;
mod chance;
mod fortify;
mod legal;
mod reveal;
mod sample;
mod sight;
mod start;
mod turn;
mod validity;
mod victory;
mod worlds;

#[cfg(test)]
mod tests;

use std::sync::Arc;

use tabletop::variants::Variant;
use tabletop::{Audience, EventSink, Eye, Facts, Game, Illegal, Rng, Seat, Standing, Turn};

use crate::action::{Action, Outcome};
use crate::board::{Board, Phase};
use crate::card::Card;
use crate::event::{Event, EventKind, Seats};
use crate::map::{Map, TerritoryId};
use crate::setup::{Setup, SetupError};
use crate::state::{State, Trading, View};
use crate::variants::VARIANTS;

/// The rules of one game: a setup on a map.
#[derive(Clone, Debug)]
pub struct Risk {
    setup: Setup,
    map: Arc<Map>,
}

impl Risk {
    /// The rules of `setup` on `map`, which is the map as its file has it: portals and blizzards of the setup are drawn here.
    ///
    /// # Errors
    /// Every fault of the setup.
    pub fn new(setup: Setup, map: Arc<Map>) -> Result<Self, Vec<SetupError>> {
        setup.check(&map)?;
        let map = setup.played_on(map).map_err(|fault| vec![fault])?;
        Ok(Self { setup, map })
    }

    /// The map as it is played, with portals and blizzards.
    pub fn map(&self) -> &Arc<Map> {
        &self.map
    }

    /// Whether the seat that looks may do this now, from its own view.
    ///
    /// # Errors
    /// The rule it breaks.
    pub fn check(&self, view: &View, action: &Action) -> Result<(), Illegal> {
        if view.seat() != Some(view.board.active) {
            return Err(Illegal::new("not-your-turn", "it is another seat's turn"));
        }
        self.legal(&view.board, &view.hand, action)
    }

    /// The dice the defender of a territory rolls against an attack.
    pub fn defender_dice(&self, board: &Board, territory: TerritoryId) -> u32 {
        let most = if self.setup.capital_dice && board.capitals.contains(&territory) { 3 } else { 2 };
        board.land(territory).armies.min(most)
    }

    /// Tells something everybody sees.
    fn tell(events: &mut impl EventSink<Event>, kind: impl FnOnce() -> EventKind) {
        events.push(|| Event { kind: kind(), seen: Seats::ALL, whole: Seats::ALL });
    }

    /// Tells something that only those who see all these territories see: who sees one end of a march is not told the other.
    fn tell_at(
        &self,
        events: &mut impl EventSink<Event>,
        board: &Board,
        places: &[TerritoryId],
        kind: impl FnOnce() -> EventKind,
    ) {
        events.push(|| {
            let seen = places.iter().fold(Seats::ALL, |seen, &place| seen.and(self.watchers(board, place)));
            Event { kind: kind(), seen, whole: seen }
        });
    }

    /// Tells a part of an attack: those who see `to` see it, and whole those who see `from` too.
    fn tell_attack(
        &self,
        events: &mut impl EventSink<Event>,
        board: &Board,
        (from, to): (TerritoryId, TerritoryId),
        kind: impl FnOnce() -> EventKind,
    ) {
        events.push(|| {
            let seen = self.watchers(board, to);
            Event { kind: kind(), seen, whole: seen.and(self.watchers(board, from)) }
        });
    }
}

impl Game for Risk {
    const ID: &'static str = "risk";
    const RULES: u32 = 2;

    type Setup = Setup;
    type State = State;
    type Action = Action;
    type Outcome = Outcome;
    type Event = Event;
    type View = View;

    fn variants() -> &'static [Variant<Setup>] {
        VARIANTS
    }

    fn setup(&self) -> &Setup {
        &self.setup
    }

    fn content_hash(&self) -> u64 {
        self.map.hash()
    }

    fn seats(&self) -> usize {
        self.setup.seats.into()
    }

    fn start(&self) -> State {
        self.empty_table()
    }

    fn check_state(&self, state: &State) -> Result<(), Illegal> {
        self.check_validity(state)
    }

    fn turn(&self, state: &State) -> Turn {
        match state.board.phase {
            Phase::First | Phase::Mission(_) | Phase::Deal(_) | Phase::Scatter(_) | Phase::Roll(_) | Phase::Draw => {
                Turn::Chance
            }
            Phase::Over(_) => Turn::Over,
            Phase::Claim
            | Phase::Muster
            | Phase::Capital
            | Phase::Reinforce { .. }
            | Phase::Attack
            | Phase::Occupy { .. }
            | Phase::Fortify => Turn::Seat(state.board.active),
        }
    }

    fn standing(&self, state: &State) -> Option<Standing> {
        match &state.board.phase {
            Phase::Over(standing) => Some(standing.clone()),
            _ => None,
        }
    }

    fn view(&self, state: &State, eye: Eye) -> View {
        let mut view = View {
            eye,
            board: state.board.clone(),
            hand: Vec::new(),
            mission: None,
            capital: None,
            missions: Vec::new(),
            trading: Trading::NoSet,
        };
        self.look(state, eye, &mut view);
        view
    }

    fn view_into(&self, state: &State, eye: Eye, view: &mut View) {
        view.board.copy_from(&state.board);
        self.look(state, eye, view);
    }

    fn redact(&self, event: &Event, eye: Eye) -> Option<Event> {
        self.redacted(event, eye)
    }

    fn world(&self, view: &View, rng: &mut Rng) -> Option<State> {
        self.world_of(view, rng)
    }

    /// A view forgets what events have told of a fight that is seen in part.
    fn conceal(&self, state: &State, eye: Eye, rng: &mut Rng) -> State {
        self.twin_of(state, eye, rng).unwrap_or_else(|| state.clone())
    }

    fn reveals(&self, before: &State, after: &State, seat: Seat) -> bool {
        self.shows(before, after, seat)
    }

    fn actions(&self, view: &View) -> Option<Vec<Action>> {
        self.listed(view)
    }

    fn sample(&self, view: &View, rng: &mut Rng) -> Option<Action> {
        self.sampled(view, rng)
    }

    fn facts(&self, view: &View, action: &Action, _audience: Audience) -> Facts {
        self.facts_of(view, action)
    }

    fn validate(&self, state: &State, action: &Action) -> Result<(), Illegal> {
        self.legal(&state.board, self.active_hand(state), action)
    }

    fn apply(&self, state: &mut State, action: &Action, events: &mut impl EventSink<Event>) -> Result<(), Illegal> {
        self.validate(state, action)?;
        match *action {
            Action::Claim(territory) => self.claim(state, territory, events),
            Action::Place(ref armies) => self.place(state, armies, events),
            Action::Capital(territory) => self.name_capital(state, territory, events),
            Action::Trade { cards, bonus } => self.trade(state, cards, bonus, events),
            Action::Attack { from, to, dice } => self.attack(state, from, to, dice, None),
            Action::Blitz { from, to, stop } => {
                let dice = (state.board.land(from).armies - 1).min(3) as u8;
                self.attack(state, from, to, dice, Some(stop));
            }
            Action::Occupy(armies) => self.occupy(state, armies, events),
            Action::EndAttack => self.end_attack(state, events),
            Action::Fortify { from, to, armies } => self.move_armies(state, from, to, armies, events),
            Action::EndTurn => self.end_turn(state, events),
        }
        Ok(())
    }

    fn stream(&self, state: &State) -> &'static str {
        match state.board.phase {
            Phase::Roll(_) => "dice",
            Phase::Draw => "cards",
            Phase::Mission(_) => "missions",
            _ => "deal",
        }
    }

    fn outcomes(&self, state: &State) -> Vec<(f64, Outcome)> {
        self.chances(state)
    }

    fn draw(&self, state: &State, rng: &mut Rng) -> Option<Outcome> {
        self.drawn(state, rng)
    }

    fn resolve(&self, state: &mut State, outcome: &Outcome, events: &mut impl EventSink<Event>) -> Result<(), Illegal> {
        self.possible(state, outcome)?;
        match *outcome {
            Outcome::First(seat) => self.begin(state, seat, events),
            Outcome::Mission(mission) => self.deal_mission(state, mission, events),
            Outcome::Territory(territory) => self.deal(state, territory, events),
            Outcome::Roll(roll) => self.roll(state, roll, events),
            Outcome::Card(card) => self.take_card(state, card, events),
        }
        Ok(())
    }
}

impl Risk {
    /// The active seat's hand; empty if the state names a seat that is not there.
    fn active_hand<'a>(&self, state: &'a State) -> &'a [Card] {
        state.hands.get(state.board.active.index()).map_or(&[], Vec::as_slice)
    }
}
