//! Hare and Hedgehog as the table asks for it.

use bevy::prelude::*;
use hare::{Event, Hare, State};
use tabletop::{Game, Message, Seat};

use super::{
    Content, board, chronicle,
    cues::{self, Cue},
    draft::Draft,
    finish,
    offers::offers,
    recap,
    shown::Shown,
    state::{Race, RaceTable},
    tell::{self, Stage},
    timeline,
    way_home::WayHome,
};
use crate::{
    settings::Settings,
    table::{self, Host, LoggedEvent, Sight, TableGame, recap::RecapLine, replay::Timeline, report::Report},
    text::Words,
};

/// What a runner that comes home changes of the game (see [`TableGame::impact`]), a restart, a card, a carrot that is paid.
const HOME: f64 = 2.0;
const RESTART: f64 = 1.0;
const CARD: f64 = 0.2;
const CARROT: f64 = 0.004;

impl TableGame for Race {
    type Shown = Shown;
    type Cue = Cue;
    type Draft = Draft;
    type View = State;
    type Content = Content;
    type Stage = Stage<'static>;

    /// Digits stand on the buttons for what is done without going forward.
    const DIGITS: bool = true;

    fn lay(host: &Host<Hare>, _: Sight) -> Result<(Self, Shown), Message> {
        let session = host.session().ok_or_else(table::nobody)?;
        Ok((Self::default(), Shown::new(session.game(), session.state())))
    }

    fn prepare(world: &mut World, table: &RaceTable) {
        board::spawn(world, table.game());
    }

    fn queue(table: &mut RaceTable, events: Vec<LoggedEvent<Event>>) {
        cues::queue(table, events);
    }

    fn begin(table: &mut RaceTable, cue: Cue, lasts: f32, _: &Settings, words: &Words, stage: &mut Stage<'_>) {
        tell::begin(table, cue, lasts, words, stage);
    }

    fn write_log(table: &mut RaceTable, past: &[LoggedEvent<Event>], words: &Words) {
        chronicle::write(table, past, words);
    }

    fn settle(table: &mut RaceTable) {
        let (Some(state), game) = (table.state(), table.game().clone()) else { return };
        table.shown.catch_up(&game, &state);
    }

    fn jump(table: &mut RaceTable) {
        let (Some(state), game) = (table.state(), table.game().clone()) else { return };
        table.shown = Shown::new(&game, &state);
        let last = table.host.session().and_then(|session| session.len().checked_sub(1));
        for told in last.map(|last| table.host.past(last)).unwrap_or_default() {
            if let Event::Drew { seat, card } = told.event {
                table.shown.card = Some((seat, card));
            }
        }
    }

    fn shown_at(table: &RaceTable, step: usize) -> Option<Shown> {
        let mut past = table.host.session()?.clone();
        past.seek(step);
        Some(Shown::new(past.game(), past.state()))
    }

    fn arrive(table: &mut RaceTable, seat: Seat) -> bool {
        let (Some(state), game) = (table.state(), table.game().clone()) else { return false };
        table.own.offers = offers(&game, &state);
        table.own.way_home = WayHome::find(&game, &state, seat);
        table.draft.settle(&table.own.offers);
        table.view = Some(state);
        false
    }

    fn actor(table: &RaceTable) -> Option<Seat> {
        table.view.as_ref().map(State::mover)
    }

    fn pass_on(table: &mut RaceTable) {
        table.view = None;
        table.own.offers.clear();
        table.own.way_home = None;
    }

    fn secrets(table: &RaceTable) -> bool {
        table.game().setup().hidden_carrots
    }

    fn hides(table: &RaceTable) -> bool {
        table.shares_secrets()
    }

    /// A turn has no event of its own, and cards that follow a move belong to it: whatever ends one is kept.
    fn ends_turn(event: &Event) -> bool {
        let within = matches!(event, Event::Drew { .. } | Event::Paid { .. } | Event::Toll { .. });
        !within && !matches!(event, Event::Home { .. } | Event::Restarted { .. })
    }

    fn over(table: &RaceTable) -> bool {
        table.shown.standing.is_some()
    }

    fn round(table: &RaceTable) -> u32 {
        table.shown.round
    }

    fn impact(_: &RaceTable, event: &Event) -> f64 {
        match *event {
            Event::Home { .. } => HOME,
            Event::Restarted { .. } => RESTART,
            Event::Drew { .. } => CARD,
            Event::Moved { carrots, .. } => CARROT * f64::from(carrots.unsigned_abs()),
            Event::Ate { carrots, .. } | Event::Paid { carrots, .. } | Event::Toll { carrots, .. } => {
                CARROT * f64::from(carrots)
            }
            _ => 0.0,
        }
    }

    fn report(table: &RaceTable, words: &Words) -> Report {
        finish::report(table, words)
    }

    fn is_seen(event: &Event) -> bool {
        cues::length(event) > 0.0
    }

    fn begins_turn(event: &Event) -> bool {
        cues::begins_turn(event)
    }

    fn is_of_next(event: &Event, person: Seat) -> bool {
        chronicle::seat_of(event).is_some_and(|seat| seat != person)
    }

    fn timeline(table: &RaceTable, _: &[LoggedEvent<Event>], words: &Words) -> Timeline {
        timeline::timeline(table, words)
    }

    fn recap(
        table: &RaceTable,
        _: &Shown,
        events: &[LoggedEvent<Event>],
        reader: Seat,
        words: &Words,
    ) -> Vec<RecapLine> {
        recap::lines(table.game(), &table.names(words), events, reader, words)
    }
}
