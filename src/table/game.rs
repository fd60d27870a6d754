//! What a game at the table says about itself. Everything else there is the same for every game.

use std::sync::Arc;

use bevy::{
    ecs::system::{SystemParam, SystemParamItem},
    prelude::*,
};
use tabletop::{Game, Message, Seat};

use super::{Host, LabContent, LoggedEvent, RulesOf, Sight, Table, recap::RecapLine, replay::Timeline, report::Report};
use crate::{
    portrait::Portrait,
    settings::{Settings, Speed},
    text::Words,
};

/// The session at the table of a game.
pub type HostOf<T> = Host<RulesOf<<T as TableGame>::Content>>;
/// What a seat does at the table of a game.
pub type ActionOf<T> = <RulesOf<<T as TableGame>::Content> as Game>::Action;
/// What happens at the table of a game.
pub type EventOf<T> = <RulesOf<<T as TableGame>::Content> as Game>::Event;

/// A game at the table. The type itself holds what only this game keeps there, as [`Table::own`].
pub trait TableGame: Sized + Send + Sync + 'static {
    /// What is shown of the game: its state up to the cue that was shown last.
    type Shown: Clone + Send + Sync + 'static;
    /// Something that is shown for a while.
    type Cue: Send + Sync + 'static;
    /// What the person to act is about to do.
    type Draft: Default + Send + Sync + 'static;
    /// What the person to act knows.
    type View: Send + Sync + 'static;
    /// What the game ships, and how its sessions are begun.
    type Content: LabContent;
    /// What a cue sets off besides the table's own change, such as sounds.
    type Stage: SystemParam + 'static;

    /// The game, by the id of its [`ClientGame`](super::ClientGame).
    const ID: &'static str = <Self::Content as LabContent>::ID;

    /// What this game keeps at the table, and what is shown of a session as it stands.
    ///
    /// # Errors
    /// What keeps it from being shown.
    fn lay(host: &HostOf<Self>, sight: Sight) -> Result<(Self, Self::Shown), Message>;

    /// Called once before the table is shown: prepares what the game shows around it.
    fn prepare(world: &mut World, table: &Table<Self>) {
        let _ = (world, table);
    }

    /// Whether digits are the game's keys, and not those of the candidates in the why panel.
    const DIGITS: bool = false;

    /// The portrait of whoever decides for a seat, where it is somebody.
    fn portrait(table: &Table<Self>, seat: Seat) -> Option<Arc<Portrait>> {
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

    /// Called with new events of the session: queues a cue for each that the viewer may see.
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

    /// Called when the log is empty: writes every event of `past` into it that all viewers may read. In a replay `past` may be
    /// the latest part only.
    fn write_log(table: &mut Table<Self>, past: &[LoggedEvent<EventOf<Self>>], words: &Words);

    /// Called when no cue is left: copies what the viewer may see of the session into `shown`.
    fn settle(table: &mut Table<Self>);

    /// Called when the session of a replay was moved to another step: copies what the viewer may see of it into `shown`.
    fn jump(table: &mut Table<Self>);

    /// What the viewer would have seen on the table before a step; `None` while opponents play.
    fn shown_at(table: &Table<Self>, step: usize) -> Option<Self::Shown>;

    /// Called when it is a person's turn and no cue is left. Returns whether keys that are held down are not meant for that.
    fn arrive(table: &mut Table<Self>, seat: Seat) -> bool;

    /// The person whose turn it is; `None` while cues are left or opponents play.
    fn actor(table: &Table<Self>) -> Option<Seat>;

    /// Called when a person has acted: until the cues of that action are shown nobody may act.
    fn pass_on(table: &mut Table<Self>);

    /// Whether the game has hidden information: a seat may hold what others may not see.
    fn secrets(table: &Table<Self>) -> bool {
        let _ = table;
        false
    }

    /// Whether a curtain is needed before the next person acts: that person's view shows what another one may not see.
    fn hides(table: &Table<Self>) -> bool {
        Self::secrets(table)
    }

    /// Whether a person may take back `action`, the last one that was made.
    fn takes_back(table: &Table<Self>, action: &ActionOf<Self>) -> bool {
        let _ = (table, action);
        true
    }

    /// Whether the autosave is written after this event, which ends a turn.
    fn ends_turn(event: &EventOf<Self>) -> bool;

    /// Whether the autosave is written after this action was played or taken back, although no turn ended.
    fn is_kept(action: &ActionOf<Self>) -> bool {
        let _ = action;
        false
    }

    /// Whether the end of the game has been shown.
    fn over(table: &Table<Self>) -> bool;

    /// Number of the round that is shown, from 1; 0 before the first. A game may count turns or fights instead.
    fn round(table: &Table<Self>) -> u32;

    /// How much an event that was just shown changed, from 0 to about 2. The why panel prefers the decision
    /// whose events changed most.
    fn impact(table: &Table<Self>, event: &EventOf<Self>) -> f64 {
        let _ = (table, event);
        0.0
    }

    /// How the game ended, for the result screen.
    fn report(table: &Table<Self>, words: &Words) -> Report;

    /// Whether an event changes anything on the screen; a replay does not stop at those that do not.
    fn is_seen(event: &EventOf<Self>) -> bool;

    /// Whether an event begins a turn; the recap uses it to tell the end of one turn from the beginning of the next.
    fn begins_turn(event: &EventOf<Self>) -> bool;

    /// Whether an event at the end of a person's own turn already belongs to the next seat's turn, so that the recap tells it.
    fn is_of_next(event: &EventOf<Self>, person: Seat) -> bool {
        let _ = (event, person);
        false
    }

    /// The timeline below a replay. Called with the session at its end.
    fn timeline(table: &Table<Self>, past: &[LoggedEvent<EventOf<Self>>], words: &Words) -> Timeline;

    /// What the other seats did since the last turn of `reader`, one line for each, in the order of their turns. `before` is what was
    /// shown at the end of that turn, `events` what `reader` has seen since. Empty where none of it is worth telling.
    fn recap(
        table: &Table<Self>,
        before: &Self::Shown,
        events: &[LoggedEvent<EventOf<Self>>],
        reader: Seat,
        words: &Words,
    ) -> Vec<RecapLine>;

    /// Reads an action that an adviser proposes, from the JSON of its candidate.
    fn advised(table: &Table<Self>, written: serde_json::Value) -> Option<ActionOf<Self>> {
        let _ = table;
        serde_json::from_value(written).ok()
    }
}
