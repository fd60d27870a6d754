//! The course of a duel on screen: opponents play, what happened is told event by event, persons act.

use std::{sync::Arc, time::Duration};

use bevy::prelude::*;
use dice::{
    Event as Fought,
    gauntlet::{Action, Event},
};
use tabletop::Turn;

use super::{
    chronicle::Teller,
    cues::{self, Cue},
    finish,
    state::Duel,
};
use crate::{
    audio::{self, PlaySound},
    games::alea::theme::duel,
    input::Actions,
    settings::{Settings, Speed},
    shell::{Motion, Notices, Overlay, Screen, TableStatus},
    storage::Storage,
    table::{Autosave, Banner, Kept, LoggedEvent, PlayLimits, Played, SaveAs},
    text::Words,
};

/// How long opponents play on by themselves where nothing is shown in between.
const STRETCH: Duration = Duration::from_millis(80);
/// Seconds of pictures at most in one frame, so that a window that stood still does not leap.
const LONGEST_FRAME: f32 = 0.1;

/// Takes what opponents did, tells the story on, and lets them play when it has been told.
#[expect(clippy::too_many_arguments, reason = "a system takes what it needs from the world")]
pub fn advance(
    mut table: ResMut<Duel>,
    settings: Res<Settings>,
    words: Res<Words>,
    time: Res<Time>,
    overlay: Res<State<Overlay>>,
    mut sounds: MessageWriter<PlaySound>,
    mut status: ResMut<TableStatus>,
    mut motion: ResMut<Motion>,
    mut notices: ResMut<Notices>,
    mut actions: ResMut<Actions>,
    mut commands: Commands,
    mut next: ResMut<NextState<Screen>>,
) {
    let table = &mut *table;
    table.palette = settings.palette;
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
            false => table.cues.pass(elapsed, |seconds| settings.speed.lasts(seconds)),
        };
        for (cue, lasts) in begun {
            begin(table, cue, lasts, &settings, &words, &mut sounds);
        }
        let mut moves = table.shown.pass(elapsed);
        if let Some(banner) = &mut table.banner {
            banner.age += elapsed;
            moves = true;
            if banner.age > banner.lasts {
                table.banner = None;
            }
        }
        if moves {
            motion.smooth();
        }
    }
    if table.told() {
        if catch_up(table) {
            // A key that was meant for the fight passes no reward by.
            actions.rest();
        }
        // A turn that has ended is on disk before anything else happens.
        if table.autosave.holds() {
            motion.ambient();
        } else if table.finished() {
            info!("over after {} ({})", table.round(), if table.road.is_some() { "fights" } else { "rounds" });
            commands.insert_resource(finish::report(table, &words));
            next.set(Screen::Result);
        } else if *overlay.get() == Overlay::None && !table.waits() {
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
    let now = TableStatus { round: table.round(), busy: table.host.away() || !table.told(), over: table.finished() };
    status.set_if_neq(now);
}

/// Queues what a stretch of play brought.
fn take(table: &mut Duel, played: Played<Event>, notices: &mut Notices) {
    for fault in played.faults {
        notices.error(fault);
    }
    for made in played.made {
        table.reasons.keep(made);
    }
    if played.events.iter().any(|told| is_kept(&told.event)) {
        table.autosave.mark();
    }
    if let Some(past) = table.host.track().filter(|_| !played.events.is_empty()) {
        cues::queue(&mut table.cues, played.events, past);
    }
}

/// Whether the game is kept on disk when this has happened: at the end of every turn, and at every step between fights.
fn is_kept(event: &Event) -> bool {
    !matches!(event, Event::Fight(event) if !matches!(event, Fought::Turn { .. } | Fought::Over(_)))
}

/// Everything has been told: the board is what it is, and a person may be to act. Returns whether the person comes from a
/// victory.
fn catch_up(table: &mut Duel) -> bool {
    if table.waits() {
        return false;
    }
    let Some(position) = table.host.position() else { return false };
    let fight = position.fight.clone();
    table.settle(position);
    if table.person_to_act().is_some() {
        table.hurried = false;
        match (fight, &mut table.road) {
            (Some(state), _) => {
                table.hand.settle(&state);
                table.view = Some(state);
            }
            (None, Some(road)) => {
                // The panel would lie over the hero's cards, which may be what there is to choose from.
                table.why.close();
                return road.arrive();
            }
            (None, None) => {}
        }
    }
    false
}

/// A person acts in a fight. What it brings is told like everything else.
pub fn act(table: &mut Duel, action: dice::Action, notices: &mut Notices) {
    if table.due().is_some() {
        choose(table, Action::Fight(action), notices);
    }
}

/// A person acts, in a fight or between two.
pub fn choose(table: &mut Duel, action: Action, notices: &mut Notices) {
    let Some(seat) = table.actor() else { return };
    table.hint = None;
    match table.host.act(seat, action) {
        Ok(played) => {
            table.pass_on();
            table.hand.lay_back();
            keep_choice(table, action);
            take(table, played, notices);
        }
        Err(problem) => table.hint = Some(problem.to_string()),
    }
}

/// What was chosen between fights, or taken back there, is on disk before anything else happens.
fn keep_choice(table: &mut Duel, action: Action) {
    if !matches!(action, Action::Fight(_)) {
        table.autosave.mark();
    }
}

/// Takes the last action back, where it was this person's and nothing has fallen by chance since.
pub fn undo(table: &mut Duel) {
    let (Some(action), Some(seat)) = (table.undoable(), table.actor()) else { return };
    match table.host.undo(seat) {
        Ok(()) => {
            keep_choice(table, action);
            table.pass_on();
            (table.hint, table.stale_log) = (None, true);
            table.hand.lay_back();
        }
        Err(problem) => table.hint = Some(problem.to_string()),
    }
}

/// Does again what was taken back last. What it brings is told like everything else.
pub fn redo(table: &mut Duel, notices: &mut Notices) {
    let Some(seat) = table.redoable().and(table.actor()) else { return };
    match table.host.redo(seat) {
        Ok(played) => {
            table.pass_on();
            table.hint = None;
            take(table, played, notices);
        }
        Err(problem) => table.hint = Some(problem.to_string()),
    }
}

/// Writes the log anew.
pub fn retell(table: &mut Duel, words: &Words) {
    let mut log = crate::table::Log::default();
    let past = table.host.past();
    let mut teller = teller(table, words);
    // The first turn of a duel begins with the fight itself, and so without an event.
    if let Some(start) = table.host.duel().and_then(|_| table.host.track()?.at(0).fight) {
        let event = Event::Fight(Fought::Turn { seat: start.active, round: start.round });
        teller.tell(&mut log, &LoggedEvent { step: 0, event });
    }
    let rules = table.journey().map(|(rules, _)| Arc::clone(rules));
    for told in &past {
        if let (Event::Begins(enemy), Some(rules)) = (told.event, &rules) {
            teller.names[1] = rules.enemy(enemy).map_or("?", |enemy| enemy.fighter.name.as_str());
        }
        teller.tell(&mut log, told);
    }
    table.log = log;
    if let Some(road) = &mut table.road {
        road.retrace(&past);
    }
}

fn teller<'a>(table: &'a Duel, words: &'a Words) -> Teller<'a> {
    Teller { catalogue: table.game().catalogue(), names: [0, 1].map(|seat| table.name(tabletop::Seat(seat))), words }
}

/// Begins to show what happened.
fn begin(
    table: &mut Duel,
    cue: Cue,
    lasts: f32,
    settings: &Settings,
    words: &Words,
    sounds: &mut MessageWriter<PlaySound>,
) {
    table.at = cue.told.step;
    let shown = lasts > 0.0;
    let moves = shown && !settings.reduced_motion;
    let speed = if moves { settings.speed.lasts(1.0) } else { 0.0 };
    if let (Event::Begins(_), Some(after)) = (cue.told.event, &cue.after) {
        table.enter(after);
    }
    let mut log = std::mem::take(&mut table.log);
    teller(table, words).tell(&mut log, &cue.told);
    table.log = log;
    if let Event::Fight(event) = &cue.told.event {
        table.shown.apply(event, if moves { lasts } else { 0.0 }, speed);
    }
    if let Some(road) = &mut table.road {
        road.follow(&cue.told.event);
    }
    if let Some(after) = cue.after {
        table.settle(*after);
    }
    let mut sound = |effect| {
        sounds.write(PlaySound(effect));
    };
    match cue.told.event {
        Event::Fight(Fought::Die { .. }) if shown => sound(audio::Effect::Dice),
        Event::Fight(Fought::Placed { .. }) | Event::Offered(_) if shown => sound(audio::Effect::Card),
        Event::Fight(Fought::Hurt { .. }) if shown => sound(audio::Effect::Capture),
        Event::Fight(Fought::Turn { seat, .. }) => {
            let mine = table.is_person(seat);
            // Where nobody waits for a turn of their own, a skip ends with the turn.
            let waited = table.persons().next().is_some();
            table.hurried &= waited;
            if mine {
                sound(audio::Effect::Turn);
            }
            if shown {
                let text = words.with("alea.banner.turn", &[("name", &table.name(seat))]);
                table.banner = Some(Banner { seat: Some(seat), text, age: 0.0, lasts });
            }
        }
        Event::Fight(Fought::Over(end)) => {
            let won = end.winner.is_some_and(|winner| table.is_person(winner));
            sound(if won { audio::Effect::Win } else { audio::Effect::Loss });
            if shown {
                let text = match end.winner {
                    Some(winner) => words.with("alea.banner.won", &[("name", &table.name(winner))]),
                    None => words.get("alea.banner.nobody").to_owned(),
                };
                table.banner = Some(Banner { seat: end.winner, text, age: 0.0, lasts: lasts.max(duel::END) });
            }
        }
        _ => {}
    }
}

impl Kept for Duel {
    fn autosave(&mut self) -> &mut Autosave {
        &mut self.autosave
    }

    fn here(&self) -> bool {
        !self.host.away()
    }

    fn ended(&self) -> bool {
        self.host.turn() == Some(Turn::Over)
    }

    fn write(&mut self, storage: &Storage) {
        self.host.save(&mut self.autosave, storage);
    }

    fn write_as(&mut self, storage: &Storage, asked: SaveAs) {
        self.host.save_as(&mut self.autosave, storage, asked);
    }
}
