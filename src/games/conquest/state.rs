//! The game at the table and everything the screen knows about it.

use std::sync::Arc;

use bevy::prelude::*;
use risk::{Action, Board, Risk, View, map::Map};
use tabletop::{Controller, Explanation, Eye, Game, Player, Seat, Step, Turn};

use super::{
    chronicle::Chronicle,
    cues::Cue,
    draft::{Draft, Due},
    reasoning::Reasoning,
    recap::Recap,
    replay::Tape,
    shown::Shown,
};
use crate::{
    table::{Autosave, Banner, Curtain, Host, Made, Queue, Reasons, Why},
    theme::{Livery, Palette},
};

/// Whose eyes the screen shows the game through.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Sight {
    /// One person's.
    Seat(Seat),
    /// What everybody may know: several persons share the screen and none of them is to act.
    Public,
    /// Everything: no person plays, so nothing is hidden from anybody.
    All,
}

/// A game of Conquest at the table.
#[derive(Resource)]
pub struct Match {
    /// The session and its opponents.
    pub host: Host<Risk>,
    /// Whose eyes the screen shows it through.
    pub sight: Sight,
    /// The curtain between persons who share the screen.
    pub curtain: Curtain,
    /// The players' colours, as the settings have them.
    pub palette: Palette,
    /// What has been shown.
    pub shown: Shown,
    /// What is still to be shown.
    pub cues: Queue<Cue>,
    /// What the person to act is about to do.
    pub draft: Draft,
    /// What the person to act knows; `None` while nobody at this machine is to act or the story is still being told.
    pub view: Option<View>,
    /// What happened, in words.
    pub chronicle: Chronicle,
    /// Why opponents did it.
    pub reasons: Reasons,
    /// Which decision is looked at in the why panel; `why.ask(step)` opens it on the one that led to a step.
    pub why: Why,
    /// What the panel shows of it, and advice.
    pub reasoning: Reasoning,
    /// The record that is watched, where this is a replay and no game.
    pub tape: Option<Tape>,
    /// The saves of the running game.
    pub autosave: Autosave,
    /// Dice on the table.
    pub dice: Option<DiceOnTable>,
    /// The words across the board.
    pub banner: Option<Banner>,
    /// Whether everything up to the next turn of a person at this machine is to be told at once.
    pub hurried: bool,
    /// What happened since the last turn of the person to act.
    pub recap: Option<Recap>,
    /// Whether its card is shown.
    pub recap_open: bool,
    /// What the person to act was about to do, while the recap is replayed on the board.
    pub replaying: Option<Draft>,
    /// Whether the log no longer tells what happened, since steps were taken back.
    pub stale_log: bool,
    /// A message to the person to act, such as a rule that forbids something.
    pub hint: Option<String>,
}

/// The roll that lies on the table.
#[derive(Clone, PartialEq, Debug)]
pub struct DiceOnTable {
    /// The dice.
    pub roll: risk::Roll,
    /// The attacker.
    pub attacker: Seat,
    /// The defender.
    pub defender: risk::Owner,
    /// Seconds they still tumble.
    pub tumbling: f32,
    /// Seconds since they were thrown.
    pub age: f32,
}

impl Match {
    /// The rules.
    pub fn game(&self) -> &Arc<Risk> {
        self.host.game()
    }

    /// The map.
    pub fn map(&self) -> &Arc<Map> {
        self.host.game().map()
    }

    /// A seat's player.
    pub fn player(&self, seat: Seat) -> Option<&Player> {
        self.host.players().get(seat.index())
    }

    /// A seat's colour and shape.
    pub fn livery(&self, seat: Seat) -> Livery {
        self.palette.livery(self.player(seat).map_or(seat.0, |player| player.look))
    }

    /// A seat's name.
    pub fn name(&self, seat: Seat) -> &str {
        self.player(seat).map_or("?", |player| player.name.as_str())
    }

    /// Whether a person sits there; in a replay nobody does.
    pub fn is_person(&self, seat: Seat) -> bool {
        self.tape.is_none() && self.player(seat).is_some_and(|player| player.controller == Controller::Human)
    }

    /// The persons at this machine.
    pub fn persons(&self) -> impl Iterator<Item = Seat> + '_ {
        Seat::all(self.host.players().len()).filter(|seat| self.is_person(*seat))
    }

    /// The decision a person at this machine is to make, once everything before it has been shown.
    pub fn due(&self) -> Option<Due<'_>> {
        let view = self.view.as_ref()?;
        Some(Due { game: self.host.game(), view })
    }

    /// The action of the person to act that can be taken back: the last step, with no chance since and nothing revealed by
    /// it.
    pub fn undoable(&self) -> Option<&Action> {
        let seat = self.due()?.seat();
        match self.host.session()?.steps().last()? {
            // The last capital named reveals all.
            Step::Action(by, action) if *by == seat && !matches!(action, Action::Capital(_)) => Some(action),
            _ => None,
        }
    }

    /// The action of the person to act that was taken back last and can be done again.
    pub fn redoable(&self) -> Option<&Action> {
        let seat = self.due()?.seat();
        match self.host.session()?.undone().first()? {
            Step::Action(by, action) if *by == seat => Some(action),
            _ => None,
        }
    }

    /// Whether everything that happened has been shown.
    pub fn told(&self) -> bool {
        self.cues.is_empty()
    }

    /// Whose eyes the screen should show the game through now.
    pub fn wanted_sight(&self) -> Sight {
        let mut persons = self.persons();
        match (persons.next(), persons.next()) {
            (None, _) => Sight::All,
            (Some(only), None) => Sight::Seat(only),
            _ => match self.host.turn() {
                Some(Turn::Seat(seat)) if self.is_person(seat) => Sight::Seat(seat),
                _ => Sight::Public,
            },
        }
    }

    /// Whether seats hold anything that others may not see.
    pub fn secrets(&self) -> bool {
        let setup = self.host.game().setup();
        setup.has_cards() || setup.fog || matches!(setup.victory, risk::Victory::Missions | risk::Victory::Capitals(_))
    }

    /// Whether several persons share the screen and hold secrets from each other.
    pub fn shares_secrets(&self) -> bool {
        self.secrets() && self.persons().count() > 1
    }

    /// Whether the person who is to act next would show something that another one may not see. Before anybody at this
    /// machine holds a card there is nothing to hide in a game that hides nothing but cards.
    pub fn hides(&self) -> bool {
        let setup = self.host.game().setup();
        let orders = setup.fog || matches!(setup.victory, risk::Victory::Missions | risk::Victory::Capitals(_));
        let sizes = &self.shown.board.hand_sizes;
        let cards = self.persons().any(|seat| sizes.get(seat.index()).is_some_and(|size| *size > 0));
        self.shares_secrets() && (orders || cards)
    }

    /// An event as the log may keep it: whoever takes the seat next reads it too.
    pub fn logged(&self, event: &risk::Event) -> Option<risk::Event> {
        if self.shares_secrets() { self.game().redact(event, Eye::Public) } else { Some(event.clone()) }
    }

    /// What the screen may show of the state; `None` while opponents are playing.
    pub fn visible(&self) -> Option<View> {
        let session = self.host.session()?;
        Some(match self.sight {
            Sight::Seat(seat) => session.view(Eye::Seat(seat)),
            Sight::Public => session.view(Eye::Public),
            Sight::All => {
                let open: Board = session.state().board.clone();
                View { board: open, ..session.view(Eye::Public) }
            }
        })
    }

    /// An event as the screen may show it.
    pub fn seen(&self, event: &risk::Event) -> Option<risk::Event> {
        let game = self.host.game();
        match self.sight {
            Sight::Seat(seat) => game.redact(event, Eye::Seat(seat)),
            Sight::Public => game.redact(event, Eye::Public),
            Sight::All => Some(event.clone()),
        }
    }

    /// The decision that led to step `step`, whether or not its reasons may be read.
    pub fn decision(&self, step: usize) -> Option<&Made> {
        self.reasons.leading_to(step)
    }

    /// Whether the reasons of a decision may be read now by whoever looks at the screen.
    pub fn readable(&self, made: &Made) -> bool {
        let eye = match self.sight {
            Sight::Seat(seat) => Eye::Seat(seat),
            Sight::Public | Sight::All => Eye::Public,
        };
        let admits = |explanation: &Explanation| explanation.audience.admits(eye, made.seat);
        made.explanation.as_deref().is_some_and(|explanation| self.reasons_open() || admits(explanation))
    }

    /// Whether opponents' reasons may be read during the game: only where nothing is hidden from the reader anyway.
    pub fn reasons_open(&self) -> bool {
        self.sight == Sight::All || self.shown.standing.is_some() || !self.secrets()
    }
}
