//! The course of a game on screen: opponents play, what happened is told cue by cue, persons act.

use std::time::Duration;

use bevy::{
    ecs::system::{StaticSystemParam, SystemParam},
    prelude::*,
};
use lab::GameModule;
use tabletop::{Controller, Seat, Turn};

use super::{
    ActionOf, Autosave, BestList, BestScore, EventOf, HostError, Kept, LabContent, Log, LoggedEvent, PlayLimits,
    Played, SaveAs, Sight, Table, TableGame, best,
    career::{self, FinishedGame, NextLevel, PersonsEnd, proposal},
    replay,
    report::{LastBoard, Report},
    review::Review,
    setup::proposed,
    solved,
};
use crate::{
    input::Actions,
    settings::{Settings, Speed},
    shell::{Motion, Notices, Overlay, Screen, TableStatus},
    stamp,
    storage::Storage,
    text::Words,
};

/// How long opponents play on by themselves where nothing is shown in between.
const STRETCH: Duration = Duration::from_millis(80);
/// Most seconds that may pass for cues in one frame, so that nothing leaps after the window stood still.
const LONGEST_FRAME: f32 = 0.1;

/// What a table tells the rest of the program.
#[derive(SystemParam)]
pub struct Outside<'w, 's> {
    status: ResMut<'w, TableStatus>,
    motion: ResMut<'w, Motion>,
    notices: ResMut<'w, Notices>,
    actions: ResMut<'w, Actions>,
    next: ResMut<'w, NextState<Screen>>,
    commands: Commands<'w, 's>,
    storage: Option<Res<'w, Storage>>,
}

/// One frame at the table: takes what opponents did, shows the next cues, and lets opponents play on when no cue is left. The table
/// counts as changed only where something of it has: not while it waits for a person or for an opponent's thought.
pub fn advance<T: TableGame>(
    mut table: ResMut<Table<T>>,
    content: Res<T::Content>,
    settings: Res<Settings>,
    words: Res<Words>,
    time: Res<Time>,
    overlay: Res<State<Overlay>>,
    mut stage: StaticSystemParam<T::Stage>,
    mut outside: Outside,
) {
    let before = table.standing();
    let mut changed = words.is_changed() || table.palette != settings.palette;
    let known = table.bypass_change_detection();
    if changed {
        known.palette = settings.palette;
    }
    known.stale_log |= words.is_changed();
    // What is being told is not told ahead.
    if known.stale_log && known.caught_up() && !known.host.away() {
        (known.stale_log, changed) = (false, true);
        known.retell(&words);
    }
    if let Some(played) = known.host.poll() {
        known.take(played, &mut outside.notices);
        changed = true;
    }
    changed |= puzzle(known, &words, &mut outside);
    // The menu holds the story; opponents may finish the thought they are at.
    let runs = *overlay.get() == Overlay::None;
    if runs {
        let frame = time.delta_secs();
        let elapsed = frame.min(LONGEST_FRAME);
        let speed = T::speed(known, settings.speed);
        let begun = match known.hurried {
            true => known.cues.finish(),
            false => known.cues.pass(elapsed, frame, |seconds| speed.lasts(seconds)),
        };
        for (cue, lasts) in begun {
            T::begin(known, cue, lasts, &settings, &words, &mut stage);
            changed = true;
        }
        if known.pass(elapsed) {
            outside.motion.smooth();
            changed = true;
        }
    }
    if !known.caught_up() {
        outside.motion.smooth();
    } else if known.tape.is_some() {
        if runs {
            replay::go_on(known);
        }
        changed |= known.take_findings();
        if known.review.as_ref().is_some_and(Review::goes_on) {
            outside.motion.ambient();
        }
    } else {
        go_on(known, &content, runs, (&settings, &words), &mut outside);
    }
    if known.host.away() {
        outside.motion.ambient();
    }
    let busy = known.host.away() || !known.caught_up();
    outside.status.set_if_neq(TableStatus { round: T::round(known), busy, over: known.has_ended() });
    if changed || known.standing() != before {
        table.set_changed();
    }
}

/// Takes what was worked out of the puzzle at the table, and keeps that it was solved. Whether anything changed.
fn puzzle<T: TableGame>(table: &mut Table<T>, words: &Words, outside: &mut Outside) -> bool {
    let Some(puzzle) = table.puzzle.as_mut().filter(|_| table.tape.is_none()) else { return false };
    let changed = puzzle.poll();
    if puzzle.waits() {
        outside.motion.ambient();
    }
    if let (Some(name), Some(storage)) = (puzzle.newly_solved(table.host.step_at(0).as_ref()), &outside.storage) {
        solved::remember(storage, (T::ID, name), words, &mut outside.notices);
    }
    changed
}

/// Called when no cue is left: hands the turn to a person, lets opponents play on, or goes to the result.
fn go_on<T: TableGame>(
    table: &mut Table<T>,
    content: &T::Content,
    runs: bool,
    (settings, words): (&Settings, &Words),
    outside: &mut Outside,
) {
    if table.catch_up(words) {
        outside.actions.rest();
    }
    // A turn that has ended is on disk before anything else happens.
    if table.autosave.holds() {
        outside.motion.ambient();
    } else if table.has_ended() {
        let report = T::report(table, words);
        let first =
            report.standings.iter().filter(|placing| placing.place == 1).map(|placing| table.name(words, placing.seat));
        let first: Vec<_> = first.collect();
        let round = report.rounds;
        info!("game over: {} after round {round}; first place: {}", report.reason, first.join(", "));
        outside.commands.insert_resource(LastBoard(
            table.host.session().and_then(|session| content.likeness(session, settings.palette)),
        ));
        let counted = outside.storage.as_deref().zip(finished(table, &report)).and_then(|(storage, game)| {
            let career = career::enter(storage, T::ID, game, words, &mut outside.notices)?;
            let rungs = T::Content::MODULE.rungs();
            proposal(&career, &rungs).map(|next| proposed(words, &rungs, next))
        });
        outside.commands.insert_resource(NextLevel(counted));
        outside.commands.insert_resource(report);
        outside.commands.insert_resource(best_list(table, words, outside.storage.as_deref(), &mut outside.notices));
        outside.next.set(Screen::Result);
    } else if runs && table.actor().is_none() {
        let instant = table.hurried || settings.speed == Speed::Instant;
        let decisions = if instant { u32::MAX } else { 1 };
        table.host.play(PlayLimits { decisions, time: STRETCH, explain: true });
    }
}

/// The best list that the persons' scores have been entered in; an empty one where there are none or nothing is kept.
fn best_list<T: TableGame>(
    table: &Table<T>,
    words: &Words,
    storage: Option<&Storage>,
    notices: &mut Notices,
) -> BestList {
    let (Some(storage), Some(end)) = (storage, table.host.scored_end()) else { return BestList::default() };
    let entry = |seat: Seat| {
        let name = table.own_name(seat).to_owned();
        Some(BestScore { score: *end.scores.get(seat.index())?, name, seed: table.host.seed(), end: end.hash })
    };
    let new: Vec<BestScore> = table.persons().filter_map(entry).collect();
    if new.is_empty() {
        return BestList::default();
    }
    best::enter(storage, (T::ID, &end.setup), &new, words, notices).unwrap_or_default()
}

/// The game that has ended, as it counts for its persons; `None` where it counts for nobody: a game of opponents alone or for one seat, a
/// puzzle, a game that began in the middle, and one in which somebody went back although what would come was known.
fn finished<T: TableGame>(table: &Table<T>, report: &Report) -> Option<FinishedGame> {
    let session = table.host.session()?;
    let (players, persons) = (table.host.players(), table.persons().collect::<Vec<_>>());
    let from_its_start = session.origin().is_none() && table.puzzle.is_none();
    if persons.is_empty() || players.len() < 2 || !from_its_start || session.hindsight() > 0 {
        return None;
    }
    let luck = |seat: Seat| report.course.luck.as_ref()?.lines.iter().find(|line| line.seat == seat)?.score;
    let ended = |seat: &Seat| {
        let placing = report.standings.iter().find(|placing| placing.seat == *seat)?;
        Some(PersonsEnd { name: table.own_name(*seat).to_owned(), place: placing.place, luck: luck(*seat) })
    };
    let opponents = players.iter().filter_map(|player| match &player.controller {
        Controller::Agent(spec) => Some(spec.clone()),
        Controller::Human => None,
    });
    Some(FinishedGame {
        game: FinishedGame::identity(&table.host.setup_text()?, players, table.host.seed()),
        at: stamp::now(),
        persons: persons.iter().map(ended).collect::<Option<_>>()?,
        opponents: opponents.collect(),
        rounds: report.rounds,
    })
}

impl<T: TableGame> Table<T> {
    /// A key that changes whenever the table does anything but show cues; equal keys mean that nothing has changed.
    fn standing(&self) -> impl PartialEq + use<T> {
        let playing = self.tape.as_ref().map(|tape| (tape.playing, self.host.steps()));
        let waits = (self.curtain.waiting(), self.setting_up, self.draw_offer());
        (self.caught_up(), self.host.away(), self.actor(), waits, self.sight, self.hurried, playing)
    }

    /// Queues what a stretch of play brought.
    fn take(&mut self, played: Played<EventOf<T>>, notices: &mut Notices) {
        for fault in played.faults {
            notices.failed(fault);
        }
        self.heard(&played.declared);
        for made in played.made {
            self.reasons.keep(made);
        }
        for told in &played.events {
            let impact = T::impact(self, &told.event);
            self.reasons.weigh(told.step, impact);
        }
        if played.events.iter().any(|told| T::ends_turn(&told.event)) {
            self.autosave.mark();
        }
        self.queue(played.events);
    }

    /// Queues what happened, as far as whoever looks may see it.
    pub(super) fn queue(&mut self, events: Vec<LoggedEvent<EventOf<T>>>) {
        let seen =
            |told: LoggedEvent<EventOf<T>>| Some(LoggedEvent { step: told.step, event: self.seen(&told.event)? });
        let seen: Vec<_> = events.into_iter().filter_map(seen).collect();
        if !seen.is_empty() {
            T::queue(self, seen);
        }
    }

    /// Lets time pass for what is shown. Returns whether anything moves.
    fn pass(&mut self, elapsed: f32) -> bool {
        let mut moves = T::pass(self, elapsed);
        if let Some(banner) = &mut self.banner {
            banner.age += elapsed;
            moves = true;
            if banner.age > banner.lasts {
                self.banner = None;
            }
        }
        moves
    }

    /// Called when no cue is left: shows the session as it stands and finds the person whose turn it is. Returns whether keys that are
    /// still held down were meant for what was shown before and are to be ignored.
    fn catch_up(&mut self, words: &Words) -> bool {
        let Some(turn) = self.host.turn() else { return false };
        self.setting_up = self.host.setting_up();
        self.tell_said(words);
        if self.waits_for_answer() {
            return false;
        }
        if self.person_to_act().is_some() || self.curtain.waiting().is_some() {
            return false;
        }
        let wanted = self.wanted_sight();
        self.sight = if self.persons().count() > 1 { Sight::Public } else { wanted };
        if let (Sight::Public, Sight::Seat(seat)) = (self.sight, wanted) {
            T::settle(self);
            if T::hides(self) && self.curtain.falls(seat) {
                self.hint = None;
                self.hurried = false;
                // No key of whoever sat there before lifts the curtain.
                return true;
            }
            self.curtain.stays_up(seat);
            self.sight = wanted;
        }
        T::settle(self);
        let Turn::Seat(seat) = turn else { return false };
        if !self.is_person(seat) {
            return false;
        }
        debug!("{} to act at {}", self.own_name(seat), self.progress());
        self.hurried = false;
        if let Some(draft) = self.replaying.take() {
            // Back where the recap began to be replayed, with everything in hand.
            let rests = T::arrive(self, seat);
            self.draft = draft;
            return rests;
        }
        let last = self.host.undoable(seat).and_then(|step| self.host.action_at(step));
        self.back = last.map(|(_, action)| action);
        self.sum_up(seat, words);
        T::arrive(self, seat)
    }

    /// A person acts. What it brings is told like everything else.
    pub fn act(&mut self, action: ActionOf<T>, notices: &mut Notices) {
        let Some(seat) = self.actor() else { return };
        let kept = T::is_kept(&action);
        let played = self.host.act(seat, action);
        self.went_on(played.map(Some), kept, notices);
    }

    /// Takes back what this person did last, and what others did since, where nothing was shown since.
    pub fn undo(&mut self, notices: &mut Notices) {
        let (Some(action), Some(seat)) = (self.undoable().cloned(), self.actor()) else { return };
        let undone = self.host.undo(seat);
        self.stale_log |= undone.is_ok();
        self.went_on(undone.map(|()| None), T::is_kept(&action), notices);
    }

    /// Does again what was taken back last. What it brings is told like everything else.
    pub fn redo(&mut self, notices: &mut Notices) {
        let (Some(action), Some(seat)) = (self.redoable(), self.actor()) else { return };
        let played = self.host.redo(seat);
        self.went_on(played.map(Some), T::is_kept(&action), notices);
    }

    /// The person to act has changed the game, or was refused.
    fn went_on(&mut self, changed: Result<Option<Played<EventOf<T>>>, HostError>, kept: bool, notices: &mut Notices) {
        match changed {
            Ok(played) => {
                self.hint = None;
                T::pass_on(self);
                if kept {
                    self.autosave.mark();
                }
                if let Some(played) = played {
                    self.take(played, notices);
                }
            }
            Err(refused) => self.hint = Some(refused.message()),
        }
    }

    /// Shows everything up to the next turn of a person at once. While an earlier position is looked at, goes back to the game instead.
    pub fn hurry(&mut self) {
        if self.looks_back() {
            self.why.close();
            self.come_back();
            return;
        }
        self.hurried = true;
        self.host.hurry();
    }

    /// Writes the log anew, as far as whoever looks may read it, and what is said of the last turns.
    pub fn retell(&mut self, words: &Words) {
        let past = self.host.past(0);
        let read = |told: LoggedEvent<EventOf<T>>| {
            let event = self.logged(&told.event).and_then(|event| self.seen(&event))?;
            Some(LoggedEvent { step: told.step, event })
        };
        let past: Vec<_> = past.into_iter().filter_map(read).collect();
        self.log = Log::default();
        self.write_log(&past, words);
        self.sum_up_anew(words);
    }
}

impl<T: TableGame> Table<T> {
    /// How far the game has come, for the log of the program.
    fn progress(&self) -> String {
        let Some(session) = self.host.session() else { return String::new() };
        let turns = T::Content::MODULE.length(session.game(), session.state()).turns;
        format!("turn {turns}, step {}", session.len())
    }
}

impl<T: TableGame> Kept for Table<T> {
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
        let progress = self.progress();
        self.host.save(&mut self.autosave, storage, progress);
    }

    fn write_as(&mut self, storage: &Storage, asked: SaveAs) {
        self.host.save_as(&mut self.autosave, storage, asked);
    }
}
