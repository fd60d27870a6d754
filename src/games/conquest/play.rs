//! The course of a game on screen: opponents play, what happened is told moment by moment, persons act.

use std::time::Duration;

use bevy::prelude::*;
use lab::GameModule;
use risk::{Action, Event, EventKind};
use tabletop::{Seat, Step, Turn};

use super::{
    chronicle::{Chronicle, Names},
    cues, finish,
    recap::Recap,
    replay,
    state::{Match, Sight},
    tell::{Stage, age, begin},
};
use crate::{
    input::Actions,
    settings::{Settings, Speed},
    shell::{Motion, Notices, Overlay, Screen, TableStatus},
    storage::Storage,
    table::{Autosave, Kept, LoggedEvent, PlayLimits, Played, SaveAs},
    text::Words,
};

/// How long opponents play on by themselves where nothing is shown in between.
const STRETCH: Duration = Duration::from_millis(80);
/// Seconds of pictures at most in one frame, so that a window that stood still does not leap.
const LONGEST_FRAME: f32 = 0.1;

/// Takes what opponents did, tells the story on, and lets them play when it has been told.
#[expect(clippy::too_many_arguments, reason = "a system takes what it needs from the world")]
pub fn advance(
    mut table: ResMut<Match>,
    settings: Res<Settings>,
    words: Res<Words>,
    time: Res<Time>,
    overlay: Res<State<Overlay>>,
    mut stage: Stage,
    mut status: ResMut<TableStatus>,
    mut motion: ResMut<Motion>,
    mut notices: ResMut<Notices>,
    mut actions: ResMut<Actions>,
    mut commands: Commands,
    mut next: ResMut<NextState<Screen>>,
) {
    let table = &mut *table;
    if std::mem::take(&mut table.stale_log) {
        retell(table, &words);
    }
    if let Some(played) = table.host.poll() {
        take(table, played, &mut notices);
    }
    // The menu holds the story; opponents may finish the thought they are at.
    if *overlay.get() == Overlay::None {
        let elapsed = time.delta_secs().min(LONGEST_FRAME);
        let begun = match table.hurried {
            true => table.cues.finish(),
            false => {
                // Who asks for a replay wants to see it.
                let unseen = table.replaying.is_some() && settings.speed == Speed::Instant;
                let speed = if unseen { Speed::Fast } else { settings.speed };
                table.cues.pass(elapsed, |seconds| speed.lasts(seconds))
            }
        };
        for (cue, lasts) in begun {
            begin(table, cue, lasts, &settings, &words, &mut stage);
        }
        age(table, elapsed, &mut motion);
    }
    replay::look_into(table);
    if table.told() && table.tape.is_some() {
        if *overlay.get() == Overlay::None {
            replay::go_on(table);
        }
    } else if table.told() {
        if catch_up(table) {
            // No key of whoever sat there before lifts the curtain.
            actions.rest();
        }
        // A turn that has ended is on disk before anything else happens.
        if table.autosave.holds() {
            motion.ambient();
        } else if let Some(standing) = &table.shown.standing {
            let winners: Vec<&str> = standing.winners().map(|seat| table.name(seat)).collect();
            let round = table.shown.board.round;
            info!("game over: {} after round {round}; first place: {}", standing.reason, winners.join(", "));
            commands.insert_resource(finish::report(table, &words));
            next.set(Screen::Result);
        } else if *overlay.get() == Overlay::None && table.view.is_none() {
            let instant = table.hurried || settings.speed == Speed::Instant;
            let decisions = if instant { u32::MAX } else { 1 };
            table.host.play(PlayLimits { decisions, time: STRETCH, explain: true });
        }
    } else {
        motion.smooth();
    }
    if table.host.away() {
        motion.ambient();
    }
    let now = TableStatus {
        round: table.shown.board.round,
        busy: table.host.away() || !table.told(),
        over: table.shown.standing.is_some(),
    };
    status.set_if_neq(now);
}

/// Gives the players the colours of the settings.
pub fn sync_palette(mut table: ResMut<Match>, settings: Res<Settings>) {
    if table.palette != settings.palette {
        table.palette = settings.palette;
    }
}

/// Queues what a stretch of play brought.
fn take(table: &mut Match, played: Played<Event>, notices: &mut Notices) {
    table.reasoning.hold(&played);
    for fault in played.faults {
        notices.error(fault);
    }
    for made in played.made {
        table.reasons.keep(made);
    }
    if played.events.iter().any(|told| matches!(told.event.kind, EventKind::Turn { .. } | EventKind::Over(_))) {
        table.autosave.mark();
    }
    let seen: Vec<LoggedEvent<Event>> = played
        .events
        .into_iter()
        .filter_map(|told| Some(LoggedEvent { step: told.step, event: table.seen(&told.event)? }))
        .collect();
    cues::queue(&mut table.cues, seen);
}

/// Everything has been told: the board is what it is, and a person may be to act. Returns whether the curtain falls.
fn catch_up(table: &mut Match) -> bool {
    let Some(turn) = table.host.turn() else { return false };
    if table.view.is_some() || table.curtain.waiting().is_some() {
        return false;
    }
    let wanted = table.wanted_sight();
    table.sight = if table.persons().count() > 1 { Sight::Public } else { wanted };
    if let (Sight::Public, Sight::Seat(seat)) = (table.sight, wanted) {
        let Some(view) = table.visible() else { return false };
        table.shown.catch_up(&view);
        if table.hides() && table.curtain.falls(seat) {
            table.hint = None;
            table.hurried = false;
            return true;
        }
        table.curtain.stays_up(seat);
        table.sight = wanted;
    }
    let Some(view) = table.visible() else { return false };
    table.shown.catch_up(&view);
    if let Turn::Seat(seat) = turn
        && table.is_person(seat)
    {
        let step = table.host.session().map_or(0, tabletop::Session::len);
        debug!("{} to act at step {step}, round {}: {:?}", table.name(seat), view.board.round, view.board.phase);
        table.view = Some(view);
        table.hurried = false;
        if let Some(draft) = table.replaying.take() {
            // Back where the replay began, with everything in hand.
            (table.draft, table.dice) = (draft, None);
            return false;
        }
        sum_up(table, seat);
        let mut draft = std::mem::take(&mut table.draft);
        if let Some(due) = table.due() {
            draft.settle(due);
        }
        table.draft = draft;
    }
    false
}

/// A person acts. What it brings is told like everything else.
pub fn act(table: &mut Match, action: Action, notices: &mut Notices) {
    let Some(seat) = table.due().map(|due| due.seat()) else { return };
    table.hint = None;
    match table.host.act(seat, action) {
        Ok(played) => {
            table.view = None;
            take(table, played, notices);
        }
        Err(problem) => table.hint = Some(problem.to_string()),
    }
}

/// Takes the last action back, where it was this person's and nothing has fallen by chance since.
pub fn undo(table: &mut Match) {
    let Some(seat) = table.due().map(|due| due.seat()) else { return };
    if table.undoable().is_none() {
        return;
    }
    match table.host.undo(seat) {
        Ok(()) => {
            table.view = None;
            table.hint = None;
            table.stale_log = true;
        }
        Err(problem) => table.hint = Some(problem.to_string()),
    }
}

/// Does again what was taken back last. What it brings is told like everything else.
pub fn redo(table: &mut Match, notices: &mut Notices) {
    let Some(seat) = table.due().map(|due| due.seat()) else { return };
    if table.redoable().is_none() {
        return;
    }
    match table.host.redo(seat) {
        Ok(played) => {
            table.view = None;
            table.hint = None;
            take(table, played, notices);
        }
        Err(problem) => table.hint = Some(problem.to_string()),
    }
}

/// Shows again what happened since the last turn of the person to act, from the table as it lay then. The game stands still
/// meanwhile, and nothing is rolled again.
pub fn replay(table: &mut Match) {
    let Some(recap) = table.recap.as_ref().filter(|recap| table.view.is_some() && !recap.events.is_empty()) else {
        return;
    };
    table.shown = recap.before.clone();
    cues::queue(&mut table.cues, recap.events.clone());
    table.replaying = Some(std::mem::take(&mut table.draft));
    (table.view, table.recap_open, table.dice) = (None, false, None);
}

/// Sums up what happened since the last turn of the person whose turn begins.
fn sum_up(table: &mut Match, seat: Seat) {
    let Some(session) = table.host.session() else { return };
    let begun = match session.steps().iter().rev().find_map(|step| match step {
        Step::Action(by, _) => Some(*by != seat),
        Step::Outcome(_) => None,
    }) {
        Some(begun) => begun,
        None => return,
    };
    if !begun {
        // In the middle of the turn the card has been read.
        table.recap_open = false;
    } else if table.recap.as_ref().is_none_or(|recap| recap.at != session.len()) {
        table.recap = Recap::of(session, seat);
        table.recap_open = table.recap.as_ref().is_some_and(|recap| !recap.deeds.is_empty());
    }
}

/// Writes the log anew, as far as whoever looks may read it.
pub fn retell(table: &mut Match, words: &Words) {
    table.chronicle = Chronicle::default();
    for told in table.host.past() {
        if let Some(event) = table.logged(&told.event).and_then(|event| table.seen(&event)) {
            let names = Names::of(&table.host, words);
            table.chronicle.tell(&names, told.step, &event.kind);
        }
    }
}

impl Kept for Match {
    fn autosave(&mut self) -> &mut Autosave {
        &mut self.autosave
    }

    fn here(&self) -> bool {
        self.host.session().is_some()
    }

    fn ended(&self) -> bool {
        self.host.turn() == Some(Turn::Over)
    }

    fn write(&mut self, storage: &Storage) {
        let Some(session) = self.host.session() else { return };
        let turns = lab::games::RiskModule.length(session.game(), session.state()).turns;
        let what = format!("turn {turns}, step {}", session.len());
        self.autosave.write(session.record(true), storage, what);
    }

    fn write_as(&mut self, storage: &Storage, asked: SaveAs) {
        if let Some(session) = self.host.session() {
            self.autosave.write_named(session.record(true), storage, asked);
        }
    }
}
