//! The duel at the table and everything the screen knows about it.

use std::sync::Arc;

use bevy::prelude::*;
use dice::{
    Alea, Stage, State,
    gauntlet::{Action, Gauntlet},
};
use tabletop::{Controller, Game, Player, Seat, Turn};

use super::{
    bout::{Bout, Position},
    cues::Cue,
    hand::Hand,
    reasoning::Reasoning,
    road::Road,
    shown::Shown,
};
use crate::{
    table::{Autosave, Banner, Log, Queue, Reasons, Why},
    theme::{Livery, Palette},
};

/// A fight of Alea at the table, by itself or as part of a gauntlet. Nothing in it is hidden from anybody.
#[derive(Resource)]
pub struct Duel {
    /// The session and its opponents.
    pub host: Bout,
    /// The rules of the fight that is shown.
    pub rules: Arc<Alea>,
    /// The gauntlet, as far as it has been shown.
    pub road: Option<Road>,
    /// The players' colours, as the settings have them.
    pub palette: Palette,
    /// What has been shown.
    pub shown: Shown,
    /// What is still to be shown.
    pub cues: Queue<Cue>,
    /// What the person to act is about to do.
    pub hand: Hand,
    /// The fight in which a person at this machine is to act; `None` while none is, or the story is still being told.
    pub view: Option<State>,
    /// What happened, in words.
    pub log: Log,
    /// Whether it no longer tells what happened, since steps were taken back.
    pub stale_log: bool,
    /// Why opponents did it.
    pub reasons: Reasons,
    /// Which decision is looked at in the why panel.
    pub why: Why,
    /// What the panel shows of it, advice, and the drawn graph.
    pub reasoning: Reasoning,
    /// The saves of the running game.
    pub autosave: Autosave,
    /// The words across the board.
    pub banner: Option<Banner>,
    /// Whether everything up to the next turn of a person is to be told at once.
    pub hurried: bool,
    /// The step whose events are being shown, while there are any to show.
    pub at: usize,
    /// A message to the person to act, such as a rule that forbids something.
    pub hint: Option<String>,
}

impl Duel {
    /// The table as it stands; `None` where nobody is there to fight.
    pub fn lay(host: Bout) -> Option<Self> {
        let position = host.position()?;
        let rules = host.rules(&position)?;
        let shown = Shown::new(&position.fight.unwrap_or_else(|| rules.start()));
        Some(Self {
            road: position.run.map(Road::new),
            shown,
            rules,
            host,
            palette: Palette::default(),
            cues: Queue::default(),
            hand: Hand::default(),
            view: None,
            log: Log::default(),
            stale_log: false,
            reasons: Reasons::default(),
            why: Why::default(),
            reasoning: Reasoning::default(),
            autosave: Autosave::default(),
            banner: None,
            hurried: false,
            at: 0,
            hint: None,
        })
    }

    /// The rules of the fight that is shown.
    pub fn game(&self) -> &Arc<Alea> {
        &self.rules
    }

    /// The gauntlet's rules and how it stands, as far as it has been shown; `None` for a duel.
    pub fn journey(&self) -> Option<(&Arc<Gauntlet>, &Road)> {
        Some((self.host.gauntlet()?.game(), self.road.as_ref()?))
    }

    /// Takes over a position at a moment when everything up to it has been shown.
    pub fn settle(&mut self, position: Position) {
        if let Some(fight) = &position.fight {
            self.shown.settle(fight);
        }
        if let (Some(road), Some(run)) = (&mut self.road, position.run) {
            road.shown = run;
        }
    }

    /// Lays the table for the fight that begins in a position.
    pub fn enter(&mut self, position: &Position) {
        if let Some(rules) = self.host.rules(position) {
            self.shown = Shown::new(&rules.start());
            self.rules = rules;
            self.hand = Hand::default();
        }
    }

    /// A seat's player.
    pub fn player(&self, seat: Seat) -> Option<&Player> {
        self.host.players().get(seat.index())
    }

    /// A seat's colour and shape.
    pub fn livery(&self, seat: Seat) -> Livery {
        self.palette.livery(self.player(seat).map_or(seat.0, |player| player.look))
    }

    /// The name of a seat's fighter, else of its player.
    pub fn name(&self, seat: Seat) -> &str {
        let fighter = &self.rules.setup().fighters[seat.index() & 1];
        if !fighter.name.is_empty() {
            return &fighter.name;
        }
        self.player(seat).map_or("?", |player| player.name.as_str())
    }

    /// Whether a person sits there.
    pub fn is_person(&self, seat: Seat) -> bool {
        self.player(seat).is_some_and(|player| player.controller == Controller::Human)
    }

    /// The persons at this machine.
    pub fn persons(&self) -> impl Iterator<Item = Seat> + '_ {
        Seat::all(self.host.players().len()).filter(|seat| self.is_person(*seat))
    }

    /// How the registry is asked for the opponent in a seat; `None` for a person's.
    pub fn spec(&self, seat: Seat) -> Option<&str> {
        match &self.player(seat)?.controller {
            Controller::Agent(spec) => Some(spec),
            Controller::Human => None,
        }
    }

    /// The fight in which a person is to act, once everything before it has been shown.
    pub fn due(&self) -> Option<&State> {
        self.view.as_ref()
    }

    /// Whether a person is to act, in a fight or between two.
    pub fn waits(&self) -> bool {
        self.view.is_some() || self.crossroads().is_some()
    }

    /// The gauntlet's choice that a person is to make, once everything before it has been shown.
    pub fn crossroads(&self) -> Option<&Road> {
        self.road.as_ref().filter(|road| road.due)
    }

    /// The person to act, in a fight or between two.
    pub fn actor(&self) -> Option<Seat> {
        match &self.view {
            Some(state) => Some(state.active),
            None => self.crossroads().map(|_| Road::HERO),
        }
    }

    /// Lays back what the person to act has taken up. Returns whether anything was.
    pub fn lay_back(&mut self) -> bool {
        let chosen = self.road.as_mut().is_some_and(|road| road.due && road.lay_back());
        self.hand.lay_back() || chosen
    }

    /// Nobody is to act any more: what was decided is told first.
    pub fn pass_on(&mut self) {
        self.view = None;
        if let Some(road) = &mut self.road {
            road.due = false;
        }
    }

    /// Whether everything that happened has been shown.
    pub fn told(&self) -> bool {
        self.cues.is_empty()
    }

    /// The action of the person to act that can be taken back: the last step, with no chance since, in the same turn or on the
    /// same way between two fights.
    pub fn undoable(&self) -> Option<Action> {
        let (by, action) = self.host.last()?;
        (Some(by) == self.actor() && self.stays(action)).then_some(action)
    }

    /// The action of the person to act that was taken back last and can be done again.
    pub fn redoable(&self) -> Option<Action> {
        let (by, action) = self.host.undone()?;
        (Some(by) == self.actor()).then_some(action)
    }

    /// Whether taking an action back stays within the fight, or between the same two.
    fn stays(&self, action: Action) -> bool {
        match action {
            Action::Fight(dice::Action::EndTurn) => false,
            Action::Fight(_) => self.view.is_some(),
            _ => self.view.is_none(),
        }
    }

    /// The seat to act, where it is a person's and the game goes on.
    pub fn person_to_act(&self) -> Option<Seat> {
        match self.host.turn()? {
            Turn::Seat(seat) if self.is_person(seat) => Some(seat),
            _ => None,
        }
    }

    /// Whether the fight is over, as far as it has been shown.
    pub fn over(&self) -> bool {
        self.shown.over.is_some() || matches!(self.shown.state.stage, Stage::Over(_))
    }

    /// Whether nothing follows any more, as far as it has been shown.
    pub fn finished(&self) -> bool {
        match &self.road {
            Some(road) => road.shown.over(),
            None => self.shown.over.is_some(),
        }
    }

    /// What is counted while it is played: rounds of a duel, fights of a gauntlet, from 1.
    pub fn round(&self) -> u32 {
        match &self.road {
            Some(road) => road.fights(),
            None => self.shown.state.round.into(),
        }
    }
}
