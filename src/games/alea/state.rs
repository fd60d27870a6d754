//! The duel at the table and everything the screen knows about it.

use std::sync::Arc;

use bevy::prelude::*;
use dice::{Action, Alea, Stage, State};
use tabletop::{Controller, Eye, Player, Seat, Step, Turn};

use super::{hand::Hand, moments::Moment, reasoning::Reasoning, shown::Shown};
use crate::{
    table::{Autosave, Banner, Host, Log, Queue, Reasons, Why},
    theme::{Livery, Palette},
};

/// A fight of Alea at the table. Nothing in it is hidden from anybody.
#[derive(Resource)]
pub struct Duel {
    /// The session and its opponents.
    pub host: Host<Alea>,
    /// The players' colours, as the settings have them.
    pub palette: Palette,
    /// What has been shown.
    pub shown: Shown,
    /// What is still to be shown.
    pub moments: Queue<Moment>,
    /// What the person to act is about to do.
    pub hand: Hand,
    /// The position in which a person at this machine is to act; `None` while none is, or the story is still being told.
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
    /// A message to the person to act, such as a rule that forbids something.
    pub hint: Option<String>,
}

impl Duel {
    /// The table of a fight as it stands.
    pub fn lay(host: Host<Alea>) -> Self {
        // Nobody plays yet, so the session is here.
        let state = host.view(Eye::Public).unwrap_or_else(|| tabletop::Game::start(&**host.game()));
        Self {
            shown: Shown::new(&state),
            host,
            palette: Palette::default(),
            moments: Queue::default(),
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
            hint: None,
        }
    }

    /// The rules.
    pub fn game(&self) -> &Arc<Alea> {
        self.host.game()
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
        let fighter = &tabletop::Game::setup(&**self.host.game()).fighters[seat.index() & 1];
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

    /// The position in which a person is to act, once everything before it has been shown.
    pub fn due(&self) -> Option<&State> {
        self.view.as_ref()
    }

    /// Whether everything that happened has been shown.
    pub fn told(&self) -> bool {
        self.moments.is_empty()
    }

    /// The action of the person to act that can be taken back: the last step, with no chance since, in the same turn.
    pub fn undoable(&self) -> Option<&Action> {
        let seat = self.due()?.active;
        match self.host.session()?.steps().last()? {
            Step::Action(by, action) if *by == seat && *action != Action::EndTurn => Some(action),
            _ => None,
        }
    }

    /// The action of the person to act that was taken back last and can be done again.
    pub fn redoable(&self) -> Option<&Action> {
        let seat = self.due()?.active;
        match self.host.session()?.undone().first()? {
            Step::Action(by, action) if *by == seat => Some(action),
            _ => None,
        }
    }

    /// The seat to act, where it is a person's and the fight goes on.
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
}
