//! Conquest as the table asks for it.

use std::sync::Arc;

use bevy::prelude::*;
use risk::{Board, Event, EventKind, Risk, Victory, View, map::TerritoryId};
use tabletop::{Game, Message, Seat, message};

use super::{
    Content, board,
    chronicle::{Chronicle, Names},
    cues::{self, Cue},
    draft::Draft,
    finish,
    pace::Scene,
    people, recap,
    shown::Shown,
    state::{Conquest, Match, visible},
    tell::{self, Stage},
    timeline,
};
use crate::{
    portrait::Portrait,
    settings::{Settings, Speed},
    table::{self, Host, LoggedEvent, Sight, TableGame, recap::RecapLine, replay::Timeline, report::Report},
    text::Words,
};

/// What a captured territory changes of the game (see [`TableGame::impact`]), a continent that it makes whole, a seat that is out, an army lost.
const CAPTURE: f64 = 0.5;
const CONTINENT: f64 = 1.0;
const ELIMINATION: f64 = 2.0;
const ARMY: f64 = 0.02;

impl TableGame for Conquest {
    type Shown = Shown;
    type Cue = Cue;
    type Draft = Draft;
    type View = View;
    type Content = Content;
    type Stage = Stage<'static>;

    fn lay(host: &Host<Risk>, sight: Sight) -> Result<(Self, Shown), Message> {
        let session = host.session().ok_or_else(table::nobody)?;
        let map = session.game().map();
        map.geometry().ok_or_else(|| {
            let map = map.name();
            message!("fault-table-no_drawing", "the map '{map}' has no drawing, so it cannot be played here", map)
        })?;
        Ok((Self::default(), Shown::new(&visible(session, sight))))
    }

    fn prepare(world: &mut World, table: &Match) {
        board::spawn(world, table.map());
    }

    fn portrait(table: &Match, seat: Seat) -> Option<Arc<Portrait>> {
        people::of_controller(&table.player(seat)?.controller)
    }

    fn voice(table: &Match, seat: Seat) -> Option<String> {
        people::id_of(&table.player(seat)?.controller).map(str::to_owned)
    }

    fn queue(table: &mut Match, events: Vec<LoggedEvent<Event>>) {
        cues::queue(table, events);
    }

    fn begin(table: &mut Match, cue: Cue, lasts: f32, settings: &Settings, words: &Words, stage: &mut Stage<'_>) {
        tell::begin(table, cue, lasts, settings, words, stage);
    }

    fn pass(table: &mut Match, elapsed: f32) -> bool {
        table.own.battle.as_mut().is_some_and(|battle| battle.pass(elapsed))
    }

    fn speed(table: &Match, speed: Speed) -> Speed {
        // Who asks for a replay wants to see it.
        let unseen = table.replaying.is_some() && speed == Speed::Instant;
        if unseen { Speed::Fast } else { speed }
    }

    fn write_log(table: &mut Match, past: &[LoggedEvent<Event>], words: &Words) {
        table.own.chronicle = Chronicle::default();
        let names = Names::of(&table.host, words);
        for told in past {
            table.own.chronicle.tell(&mut table.log, &names, told.step, &told.event.kind);
        }
    }

    fn settle(table: &mut Match) {
        if let Some(view) = table.visible() {
            table.shown.catch_up(&view);
        }
    }

    fn jump(table: &mut Match) {
        (table.own.battle, table.own.deed) = Default::default();
        let Some(session) = table.host.session() else { return };
        table.shown = Shown::new(&visible(session, table.sight));
        let Some(last) = session.len().checked_sub(1) else { return };
        if let Some(told) = table.host.past(last).last()
            && let EventKind::Rolled { from, to, .. } = told.event.kind
        {
            table.shown.fight = Some((from, to));
        }
    }

    fn shown_at(table: &Match, step: usize) -> Option<Shown> {
        let mut past = table.host.session()?.clone();
        past.seek(step);
        Some(Shown::new(&visible(&past, table.sight)))
    }

    fn arrive(table: &mut Match, _: Seat) -> bool {
        table.view = table.visible();
        let mut draft = std::mem::take(&mut table.draft);
        if let Some(due) = table.due() {
            draft.settle(due);
        }
        table.draft = draft;
        table.own.battle = table.own.battle.take().filter(|_| table.replaying.is_none());
        table.own.unfolded = true;
        false
    }

    fn actor(table: &Match) -> Option<Seat> {
        table.due().map(|due| due.seat())
    }

    fn pass_on(table: &mut Match) {
        table.view = None;
        table.own.scene = Scene::Nothing;
    }

    fn secrets(table: &Match) -> bool {
        table.game().setup().has_cards() || has_orders(table)
    }

    /// Before anybody at this machine holds a card there is nothing to hide in a game that hides nothing but cards.
    fn hides(table: &Match) -> bool {
        let sizes = &table.shown.board.hand_sizes;
        let cards = table.persons().any(|seat| sizes.get(seat.index()).is_some_and(|size| *size > 0));
        table.shares_secrets() && (has_orders(table) || cards)
    }

    fn ends_turn(event: &Event) -> bool {
        matches!(event.kind, EventKind::Turn { .. } | EventKind::Over(_))
    }

    fn impact(table: &Match, event: &Event) -> f64 {
        match &event.kind {
            EventKind::Captured { seat, to, .. } => {
                CAPTURE + if rounds_off(table, *seat, *to) { CONTINENT } else { 0.0 }
            }
            EventKind::Eliminated { .. } => ELIMINATION,
            EventKind::Rolled { attacker_lost, defender_lost, .. } => {
                ARMY * f64::from(attacker_lost.saturating_add(*defender_lost))
            }
            _ => 0.0,
        }
    }

    fn over(table: &Match) -> bool {
        table.shown.standing.is_some()
    }

    fn round(table: &Match) -> u32 {
        table.shown.board.round
    }

    fn report(table: &Match, words: &Words) -> Report {
        finish::report(table, words)
    }

    fn is_seen(event: &Event) -> bool {
        cues::length(&event.kind) > 0.0
    }

    fn begins_turn(event: &Event) -> bool {
        matches!(event.kind, EventKind::Turn { .. })
    }

    fn timeline(table: &Match, _: &[LoggedEvent<Event>], words: &Words) -> Timeline {
        timeline::timeline(table, words)
    }

    fn recap(
        table: &Match,
        before: &Shown,
        events: &[LoggedEvent<Event>],
        reader: Seat,
        words: &Words,
    ) -> Vec<RecapLine> {
        let deeds = recap::sum_up(table.map(), before, events, reader);
        deeds.iter().map(|deeds| recap::line(table, words, deeds, reader)).collect()
    }
}

/// Whether seats hold orders of their own, or see no further than they reach.
fn has_orders(table: &Match) -> bool {
    let setup = table.game().setup();
    setup.fog || matches!(setup.victory, Victory::Missions | Victory::Capitals(_))
}

/// Whether a seat holds the whole continent of a territory as the game stands.
fn rounds_off(table: &Match, seat: Seat, territory: TerritoryId) -> bool {
    let map = table.map();
    let held = |board: &Board| {
        let members = map.continent_members(map.continent_of(territory));
        members.iter().all(|member| board.land(*member).owner.is(seat))
    };
    table.host.session().is_some_and(|session| held(&session.state().board))
}
