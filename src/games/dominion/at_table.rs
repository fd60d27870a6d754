//! Realm as the table asks for it.

use dominion::{Action, Dominion, Event, Type, View};
use tabletop::{Message, Seat};

use super::{
    Content, chronicle,
    cues::{self, Cue},
    draft::Draft,
    finish,
    offers::Offers,
    recap,
    shown::Shown,
    state::{Realm, RealmTable},
    tell::{self, Stage},
    timeline,
};
use crate::{
    settings::Settings,
    table::{self, Host, LoggedEvent, Sight, TableGame, recap::RecapLine, replay::Timeline, report::Report},
    text::Words,
};

/// What a point changes of the game that is bought or gained (see [`TableGame::impact`]), a coin of what another card costs, a card that is
/// trashed or an attack that hits.
const POINT: f64 = 0.2;
const COIN: f64 = 0.04;
const TRASHED: f64 = 0.1;

impl TableGame for Realm {
    type Shown = Shown;
    type Cue = Cue;
    type Draft = Draft;
    type View = View;
    type Content = Content;
    type Stage = Stage<'static>;

    /// Digits stand for answers, and for cards.
    const DIGITS: bool = true;

    fn lay(host: &Host<Dominion>, sight: Sight) -> Result<(Self, Shown), Message> {
        let session = host.session().ok_or_else(table::nobody)?;
        Ok((Self::default(), Shown::new(session, sight)))
    }

    fn queue(table: &mut RealmTable, events: Vec<LoggedEvent<Event>>) {
        cues::queue(table, events);
    }

    fn begin(table: &mut RealmTable, cue: Cue, lasts: f32, _: &Settings, words: &Words, stage: &mut Stage<'_>) {
        tell::begin(table, cue, lasts, words, stage);
    }

    fn write_log(table: &mut RealmTable, past: &[LoggedEvent<Event>], words: &Words) {
        chronicle::write(table, past, words);
    }

    fn settle(table: &mut RealmTable) {
        let Shown { touched, taken, .. } = table.shown;
        if let Some(session) = table.host.session() {
            table.shown = Shown { touched, taken, ..Shown::new(session, table.sight) };
        }
    }

    fn jump(table: &mut RealmTable) {
        if let Some(session) = table.host.session() {
            table.shown = Shown::new(session, table.sight);
        }
    }

    fn shown_at(table: &RealmTable, step: usize) -> Option<Shown> {
        let mut past = table.host.session()?.clone();
        past.seek(step);
        Some(Shown::new(&past, table.sight))
    }

    fn arrive(table: &mut RealmTable, seat: Seat) -> bool {
        table.view = table.seen_by(seat);
        if let Some(view) = &table.view {
            table.own.offers = Offers::new(table.host.game(), view);
        }
        table.draft.settle(&table.own.offers);
        false
    }

    fn actor(table: &RealmTable) -> Option<Seat> {
        table.view.as_ref()?.seat
    }

    fn pass_on(table: &mut RealmTable) {
        table.view = None;
        table.own.offers = Offers::default();
    }

    /// Hands are hidden in every game.
    fn secrets(_: &RealmTable) -> bool {
        true
    }

    fn hides(table: &RealmTable) -> bool {
        table.shares_secrets()
    }

    fn ends_turn(event: &Event) -> bool {
        matches!(event, Event::TurnBegan { .. } | Event::Over(_))
    }

    fn over(table: &RealmTable) -> bool {
        table.shown.standing.is_some()
    }

    fn round(table: &RealmTable) -> u32 {
        table.shown.turn()
    }

    fn impact(table: &RealmTable, event: &Event) -> f64 {
        let game = table.game();
        match *event {
            Event::Bought { card, .. } | Event::Gained { card, .. } => game.kind(card).map_or(0.0, |kind| {
                let points = f64::from(kind.points.unsigned_abs());
                if kind.is(Type::Treasure) || points == 0.0 { COIN * f64::from(kind.cost) } else { POINT * points }
            }),
            Event::Trashed { cards, .. } => TRASHED * f64::from(cards.total()),
            _ => 0.0,
        }
    }

    fn report(table: &RealmTable, words: &Words) -> Report {
        finish::report(table, words)
    }

    fn is_seen(event: &Event) -> bool {
        cues::length(event) > 0.0
    }

    fn begins_turn(event: &Event) -> bool {
        matches!(event, Event::TurnBegan { .. })
    }

    fn timeline(table: &RealmTable, _: &[LoggedEvent<Event>], words: &Words) -> Timeline {
        timeline::timeline(table, words)
    }

    fn recap(
        table: &RealmTable,
        before: &Shown,
        events: &[LoggedEvent<Event>],
        reader: Seat,
        words: &Words,
    ) -> Vec<RecapLine> {
        recap::lines(table.game(), before.active(), events, reader, words)
    }

    fn takes_back(_: &RealmTable, action: &Action) -> bool {
        // A turn that has ended is over: the others have gone on.
        *action != Action::EndTurn
    }
}
