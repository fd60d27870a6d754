//! What a game at the table says about itself. Everything else there is the same for every game.

use std::sync::Arc;

use bevy::{
    ecs::system::{SystemParam, SystemParamItem},
    prelude::*,
};
use tabletop::{Message, Seat};

use super::{GameHost, LoggedEvent, Sessions, Sight, Table, recap::RecapLine, replay::Timeline, report::Report};
use crate::{
    portrait::Portrait,
    settings::{Settings, Speed},
    text::Words,
};

/// The session at the table of a game.
pub type HostOf<T> = <<T as TableGame>::Content as Sessions>::Host;
/// What a seat does at the table of a game.
pub type ActionOf<T> = <HostOf<T> as GameHost>::Action;
/// What happens at the table of a game.
pub type EventOf<T> = <HostOf<T> as GameHost>::Event;

/// A game at the table. The type itself holds what only this game keeps there, as [`Table::own`].
pub trait TableGame: Sized + Send + Sync + 'static {
    /// What is shown, as far as the story has been told.
    type Shown: Clone + Send + Sync + 'static;
    /// Something that is shown for a while.
    type Cue: Send + Sync + 'static;
    /// What the person to act is about to do.
    type Draft: Default + Send + Sync + 'static;
    /// What the person to act knows.
    type View: Send + Sync + 'static;
    /// What the game ships, and how its sessions are begun.
    type Content: Sessions;
    /// What a cue sets off besides the table's own change, such as sounds.
    type Stage: SystemParam + 'static;

    /// The game, by the id of its face.
    const ID: &'static str = <Self::Content as Sessions>::ID;

    /// What this game keeps at the table, and what is shown of a session as it stands.
    ///
    /// # Errors
    /// What keeps it from being shown.
    fn lay(host: &HostOf<Self>, sight: Sight) -> Result<(Self, Self::Shown), Message>;

    /// The table is about to be shown: whatever stands around it.
    fn prepare(world: &mut World, table: &Table<Self>) {
        let _ = (world, table);
    }

    /// Whether digits are the game's keys, and not those of the candidates in the why panel.
    const DIGITS: bool = false;

    /// The portrait of whoever decides for a seat, where it is somebody.
    fn face(table: &Table<Self>, seat: Seat) -> Option<Arc<Portrait>> {
        let _ = (table, seat);
        None
    }

    /// Under which id the own words of whoever decides for a seat are kept, where it is somebody.
    fn voice(table: &Table<Self>, seat: Seat) -> Option<String> {
        let _ = (table, seat);
        None
    }

    /// A seat's name where it is not its player's.
    fn name(table: &Table<Self>, seat: Seat) -> Option<&str> {
        let _ = (table, seat);
        None
    }

    /// Who sat there when a step was made, by name, where somebody else does by now.
    fn former(table: &Table<Self>, seat: Seat, step: usize) -> Option<&str> {
        let _ = (table, seat, step);
        None
    }

    /// Queues what happened, as whoever looks sees it.
    fn queue(table: &mut Table<Self>, events: Vec<LoggedEvent<EventOf<Self>>>);

    /// Begins to show a cue, for `lasts` seconds; 0 where nothing is to move.
    fn begin(
        table: &mut Table<Self>,
        cue: Self::Cue,
        lasts: f32,
        settings: &Settings,
        words: &Words,
        stage: &mut SystemParamItem<'_, '_, Self::Stage>,
    );

    /// Lets time pass for what is shown. Returns whether anything moves.
    fn pass(table: &mut Table<Self>, elapsed: f32) -> bool {
        let _ = (table, elapsed);
        false
    }

    /// How fast the story is told.
    fn speed(table: &Table<Self>, speed: Speed) -> Speed {
        let _ = table;
        speed
    }

    /// Writes what happened into a log that is empty, as far as everybody who looks may read it; where a record is watched, it
    /// may be but the latest of it.
    fn write_log(table: &mut Table<Self>, past: &[LoggedEvent<EventOf<Self>>], words: &Words);

    /// Everything has been told: takes over what the session holds, as far as whoever looks may see it.
    fn settle(table: &mut Table<Self>);

    /// The session was moved to another place of a record that is watched: what is shown follows.
    fn jump(table: &mut Table<Self>);

    /// What whoever looks would see on the table before a step; `None` while opponents play.
    fn shown_at(table: &Table<Self>, step: usize) -> Option<Self::Shown>;

    /// A person is to act, once everything has been told. Returns whether keys that are held down are not meant for that.
    fn arrive(table: &mut Table<Self>, seat: Seat) -> bool;

    /// The person who is to act, once everything before it has been told.
    fn actor(table: &Table<Self>) -> Option<Seat>;

    /// Nobody is to act any more: what was decided is told first.
    fn pass_on(table: &mut Table<Self>);

    /// Whether seats hold anything that others may not see.
    fn secrets(table: &Table<Self>) -> bool {
        let _ = table;
        false
    }

    /// Whether the person who is to act next would show something that another one may not see.
    fn hides(table: &Table<Self>) -> bool {
        Self::secrets(table)
    }

    /// Whether a person may take back an action of this kind, which was the last.
    fn takes_back(table: &Table<Self>, action: &ActionOf<Self>) -> bool {
        let _ = (table, action);
        true
    }

    /// Whether the game is kept on disk when this has happened.
    fn ends_turn(event: &EventOf<Self>) -> bool;

    /// Whether the game is kept on disk when this was done or taken back.
    fn is_kept(action: &ActionOf<Self>) -> bool {
        let _ = action;
        false
    }

    /// Whether nothing follows any more, as far as it has been shown.
    fn over(table: &Table<Self>) -> bool;

    /// What is counted while it is played, from 1, as far as it has been shown; 0 before the first.
    fn round(table: &Table<Self>) -> u32;

    /// How much of the game an event changed that has just come to pass, from 0 to about 2: what a player would point at first when telling of
    /// the turn. A decision tells the more, the more it changed.
    fn impact(table: &Table<Self>, event: &EventOf<Self>) -> f64 {
        let _ = (table, event);
        0.0
    }

    /// How the game ended, for the result screen.
    fn report(table: &Table<Self>, words: &Words) -> Report;

    /// Whether there is anything to be seen of an event.
    fn is_seen(event: &EventOf<Self>) -> bool;

    /// Whether a turn begins with an event, for those who go through a record turn by turn.
    fn begins_turn(event: &EventOf<Self>) -> bool;

    /// Whether an event of a person's own turn belongs to whoever comes next, such as what the next turn begins with: it is told of what
    /// others did since.
    fn is_of_next(event: &EventOf<Self>, person: Seat) -> bool {
        let _ = (event, person);
        false
    }

    /// The line below a record that is watched, whose session stands at its end.
    fn timeline(table: &Table<Self>, past: &[LoggedEvent<EventOf<Self>>], words: &Words) -> Timeline;

    /// What others did since a person's last turn, one line each, in the order of their turns: `before` is what lay on the table
    /// then, `events` what the person saw since. Nothing where none of it is worth telling.
    fn recap(
        table: &Table<Self>,
        before: &Self::Shown,
        events: &[LoggedEvent<EventOf<Self>>],
        reader: Seat,
        words: &Words,
    ) -> Vec<RecapLine>;

    /// An advised action, as its candidate has it.
    fn advised(table: &Table<Self>, written: serde_json::Value) -> Option<ActionOf<Self>> {
        let _ = table;
        serde_json::from_value(written).ok()
    }
}
