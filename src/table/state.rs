//! A game at the table and everything the screen knows about it.

use std::borrow::Cow;

use bevy::prelude::*;
use derive_where::derive_where;
use tabletop::{Controller, Explanation, Eye, Message, Player, Seat, Turn};

use super::{
    ActionOf, Autosave, Banner, Curtain, DeclaredStep, EventOf, HostOf, Log, LoggedEvent, Made, Queue, Reasoning,
    Reasons, RulesOf, Sight, TableGame, TablePuzzle, Why, recap::RecapLine, replay::Tape, review::Review,
};
use crate::{
    text::Words,
    theme::{Livery, Palette},
};

/// The table as it lay before a decision that is read about, and what waits until it is shut.
pub struct LookBack<T: TableGame> {
    /// Steps made then.
    pub(super) step: usize,
    /// The person to act.
    pub(super) reader: Seat,
    /// The table as it is.
    pub(super) now: T::Shown,
    /// What the person was about to do.
    pub(super) draft: T::Draft,
}

/// What happened between two turns of a person.
#[derive_where(Clone)]
pub struct Recap<T: TableGame> {
    /// Who reads it.
    pub reader: Seat,
    /// Steps made when it was drawn up.
    pub at: usize,
    /// What lay on the table when the person's last turn had ended.
    pub before: T::Shown,
    /// What the person saw since.
    pub events: Vec<LoggedEvent<EventOf<T>>>,
    /// What of it is put in words: that, and what the person's own turn brought to whoever came next.
    pub told: Vec<LoggedEvent<EventOf<T>>>,
    /// The same in few words.
    pub lines: Vec<RecapLine>,
}

/// A game at the table.
#[derive(Resource)]
pub struct Table<T: TableGame> {
    /// The session and its opponents.
    pub host: HostOf<T>,
    /// Whose eyes the screen shows it through.
    pub sight: Sight,
    /// The curtain between persons who share the screen.
    pub curtain: Curtain,
    /// The players' colours, as the settings have them.
    pub palette: Palette,
    /// What has been shown.
    pub shown: T::Shown,
    /// What is still to be shown.
    pub cues: Queue<T::Cue>,
    /// The step whose events are being shown, while there are any to show.
    pub at: usize,
    /// What the person to act is about to do.
    pub draft: T::Draft,
    /// What the person to act knows; `None` while nobody at this machine is to act or the story is still being told.
    pub view: Option<T::View>,
    /// What happened, in words.
    pub log: Log,
    /// Whether it no longer tells what happened, since steps were taken back.
    pub stale_log: bool,
    /// Why opponents did it.
    pub reasons: Reasons,
    /// Which decision is looked at in the why panel; `why.ask(step)` opens it on the one that led to a step.
    pub why: Why,
    /// What the panel shows of it, and advice.
    pub reasoning: Reasoning<RulesOf<T::Content>>,
    /// The record that is watched, where this is a replay and no game.
    pub tape: Option<Tape<EventOf<T>>>,
    /// The saves of the running game.
    pub autosave: Autosave,
    /// The words across the board.
    pub banner: Option<Banner>,
    /// Whether everything up to the next turn of a person at this machine is to be told at once.
    pub hurried: bool,
    /// What happened since the last turn of the person to act.
    pub recap: Option<Recap<T>>,
    /// Whether its card is shown.
    pub recap_open: bool,
    /// What the person to act was about to do, while the recap is replayed on the board.
    pub replaying: Option<T::Draft>,
    /// The seat that sets up where nobody else sees it, as far as what happened has been shown.
    pub setting_up: Option<Seat>,
    /// What was declared last and is still to be told across the board.
    pub(super) said: Option<DeclaredStep>,
    /// The table as it is, while it is shown as it lay when a decision was made that is read about.
    pub(super) look_back: Option<LookBack<T>>,
    /// A message to the person to act, such as a rule that forbids something.
    pub hint: Option<Message>,
    /// The action of the person to act that can be taken back.
    pub(super) back: Option<ActionOf<T>>,
    /// A seat's play in the record that is watched, looked over.
    pub review: Option<Review>,
    /// The puzzle that is solved here.
    pub puzzle: Option<TablePuzzle<RulesOf<T::Content>>>,
    /// What only this game keeps here.
    pub own: T,
}

impl<T: TableGame> Table<T> {
    /// The table of a session as it stands, with nobody but opponents in the seats where it is `watched`.
    ///
    /// # Errors
    /// What keeps it from being shown.
    pub fn lay(host: HostOf<T>, watched: bool) -> Result<Self, Message> {
        let human = |player: &Player| !watched && player.controller == Controller::Human;
        let players = host.players();
        let mut persons = Seat::all(players.len()).filter(|seat| human(&players[seat.index()]));
        let sight = match (persons.next(), persons.next()) {
            (None, _) => Sight::All,
            (Some(only), None) => Sight::Seat(only),
            _ => Sight::Public,
        };
        let (own, shown) = T::lay(&host, sight)?;
        Ok(Self {
            host,
            sight,
            curtain: Curtain::default(),
            palette: Palette::default(),
            shown,
            cues: Queue::default(),
            at: 0,
            draft: T::Draft::default(),
            view: None,
            log: Log::default(),
            stale_log: false,
            reasons: Reasons::default(),
            why: Why::default(),
            reasoning: Reasoning::default(),
            tape: None,
            autosave: Autosave::default(),
            banner: None,
            hurried: false,
            recap: None,
            recap_open: false,
            replaying: None,
            setting_up: None,
            said: None,
            look_back: None,
            hint: None,
            back: None,
            review: None,
            puzzle: None,
            own,
        })
    }

    /// A seat's player.
    pub fn player(&self, seat: Seat) -> Option<&Player> {
        self.host.players().get(seat.index())
    }

    /// A seat's colour and shape.
    pub fn livery(&self, seat: Seat) -> Livery {
        self.palette.livery(self.player(seat).map_or(seat.0, |player| player.livery))
    }

    /// A seat's name, in the language.
    pub fn name<'a>(&'a self, words: &'a Words, seat: Seat) -> Cow<'a, str> {
        words.person(self.own_name(seat))
    }

    /// A seat's name as its player or its game has it.
    pub fn own_name(&self, seat: Seat) -> &str {
        let player = || self.player(seat).map_or("?", |player| player.name.as_str());
        T::name(self, seat).unwrap_or_else(player)
    }

    /// The names of all seats, in the language.
    pub fn names(&self, words: &Words) -> Vec<String> {
        Seat::all(self.host.players().len()).map(|seat| self.name(words, seat).into_owned()).collect()
    }

    /// Colours and shapes of the seats, and their names.
    pub fn seats(&self, words: &Words) -> Vec<(Livery, String)> {
        let all = Seat::all(self.host.players().len());
        all.map(|seat| (self.livery(seat), self.name(words, seat).into_owned())).collect()
    }

    /// Whether a person sits there; in a replay nobody does.
    pub fn is_person(&self, seat: Seat) -> bool {
        self.tape.is_none() && self.player(seat).is_some_and(|player| player.controller == Controller::Human)
    }

    /// The persons at this machine.
    pub fn persons(&self) -> impl Iterator<Item = Seat> + '_ {
        Seat::all(self.host.players().len()).filter(|seat| self.is_person(*seat))
    }

    /// Whether anybody plays who can be asked why.
    pub fn has_opponents(&self) -> bool {
        self.host.players().iter().any(|player| player.controller != Controller::Human)
    }

    /// Who decides for a seat, in words; `title` is what players call an opponent.
    pub fn who_decides(&self, words: &Words, seat: Seat, title: impl FnOnce(&str) -> String) -> String {
        match self.spec(seat) {
            Some(program) if lab::is_program(program) => lab::program_title(program),
            Some(spec) => title(spec),
            None => words.get("setup-human").to_owned(),
        }
    }

    /// The agent spec of the opponent in a seat; `None` for a person.
    pub fn spec(&self, seat: Seat) -> Option<&str> {
        match &self.player(seat)?.controller {
            Controller::Agent(spec) => Some(spec),
            Controller::Human => None,
        }
    }

    /// The person whose turn it is; `None` while cues are left or opponents play.
    pub fn actor(&self) -> Option<Seat> {
        T::actor(self)
    }

    /// Whether everything that happened has been shown: no cue is left.
    pub fn caught_up(&self) -> bool {
        self.cues.is_empty()
    }

    /// The seat that sets up, and whoever looks at the screen can only wait for it and sees nothing of it.
    pub fn unseen_setup(&self) -> Option<Seat> {
        self.setting_up.filter(|seat| !matches!(self.sight, Sight::All) && self.sight != Sight::Seat(*seat))
    }

    /// The action of the person to act that can be taken back, with all that was done since: nothing was shown to the person since,
    /// such as dice.
    pub fn undoable(&self) -> Option<&ActionOf<T>> {
        self.back.as_ref().filter(|action| self.actor().is_some() && T::takes_back(self, action))
    }

    /// The action of the person to act that was taken back last and can be done again.
    pub fn redoable(&self) -> Option<ActionOf<T>> {
        let (by, action) = self.host.action_at(self.host.steps()?)?;
        (Some(by) == self.actor()).then_some(action)
    }

    /// Whose eyes the screen should show the game through now.
    pub fn wanted_sight(&self) -> Sight {
        if let Some(tape) = &self.tape {
            return tape.eyes.map_or(Sight::All, Sight::Seat);
        }
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

    /// Whether several persons share the screen and hold secrets from each other.
    pub fn shares_secrets(&self) -> bool {
        T::secrets(self) && self.persons().count() > 1
    }

    /// An event as the log may keep it: whoever takes the seat next reads it too.
    pub fn logged(&self, event: &EventOf<T>) -> Option<EventOf<T>> {
        if self.shares_secrets() { self.host.redacted(event, Eye::Public) } else { Some(event.clone()) }
    }

    /// An event as the screen may show it.
    pub fn seen(&self, event: &EventOf<T>) -> Option<EventOf<T>> {
        match self.sight {
            Sight::All => Some(event.clone()),
            sight => self.host.redacted(event, sight.eye()),
        }
    }

    /// The decision that led to step `step`, whether or not its reasons may be read.
    pub fn decision(&self, step: usize) -> Option<&Made> {
        self.reasons.leading_to(step)
    }

    /// Whether the reasons of a decision may be read now by whoever looks at the screen.
    pub fn readable(&self, made: &Made) -> bool {
        let admits = |reasons: &Explanation| reasons.audience.admits(self.sight.eye(), made.seat);
        made.explanation.as_deref().is_some_and(|reasons| self.reasons_open() || admits(reasons))
    }

    /// Whether opponents' reasons may be read now: during a game only where nothing is hidden from the reader anyway, in a replay always.
    pub fn reasons_open(&self) -> bool {
        self.tape.is_some() || self.sight == Sight::All || self.has_ended() || !T::secrets(self)
    }
}
