//! Formation as the table asks for it.

use bevy::{ecs::system::SystemParamItem, prelude::*};
use rubicon::{
    audio::{self, PlaySound},
    settings::Settings,
    table::{
        self, Host, LabContent, LoggedEvent, Sight, TableGame, recap::RecapLine, replay::Timeline, report::Report,
    },
    text::Words,
};
use tabletop::{Game, Message, Seat, Session, Turn};

use super::{
    board, chronicle,
    content::Content,
    course,
    places::moves_of,
    rules::{Formation, FormationEvent, FormationView},
    state::{Field, FieldTable, exchange, is_over},
};

/// How long an event is shown, seconds.
const SHOWN: f32 = 0.6;

/// An event that is shown for a while.
pub struct Cue {
    told: LoggedEvent<FormationEvent>,
    /// What is seen after it: each step has one event.
    after: FormationView,
}

/// What is seen of a session as it stands.
fn seen(session: &Session<Formation>, sight: Sight) -> FormationView {
    Content::visible(session.game(), session.state(), sight)
}

/// What is seen of it when so many steps were made.
fn seen_at(session: &Session<Formation>, step: usize, sight: Sight) -> FormationView {
    let mut past = session.clone();
    past.seek(step);
    seen(&past, sight)
}

impl TableGame for Field {
    type Shown = FormationView;
    type Cue = Cue;
    /// What a person is about to do lies in the hand that the board of pieces has.
    type Draft = ();
    type View = FormationView;
    type Content = Content;
    type Stage = MessageWriter<'static, PlaySound>;

    fn lay(host: &Host<Formation>, sight: Sight) -> Result<(Self, FormationView), Message> {
        let session = host.session().ok_or_else(table::nobody)?;
        Ok((Self::default(), seen(session, sight)))
    }

    fn prepare(world: &mut World, _: &FieldTable) {
        board::open(world);
    }

    fn queue(table: &mut FieldTable, events: Vec<LoggedEvent<FormationEvent>>) {
        let Some(session) = table.host.session().cloned() else { return };
        for told in events {
            let after = seen_at(&session, told.step + 1, table.sight);
            table.cues.push(Cue { told, after }, SHOWN);
        }
    }

    fn begin(
        table: &mut FieldTable,
        cue: Cue,
        lasts: f32,
        _: &Settings,
        words: &Words,
        sounds: &mut SystemParamItem<'_, '_, Self::Stage>,
    ) {
        table.at = cue.told.step;
        // Whoever takes the seat next reads the log, too.
        if table.replaying.is_none()
            && let Some(event) = table.logged(&cue.told.event)
        {
            chronicle::tell(table, &LoggedEvent { step: cue.told.step, event }, words);
        }
        (table.shown, table.own.lasts) = (cue.after, lasts);
        if lasts > 0.0 {
            sounds.write(PlaySound(audio::Effect::March));
        }
    }

    fn write_log(table: &mut FieldTable, past: &[LoggedEvent<FormationEvent>], words: &Words) {
        past.iter().for_each(|told| chronicle::tell(table, told, words));
    }

    fn settle(table: &mut FieldTable) {
        if let Some(session) = table.host.session() {
            table.shown = seen(session, table.sight);
        }
    }

    fn jump(table: &mut FieldTable) {
        Self::settle(table);
        table.own.lasts = 0.0;
    }

    fn shown_at(table: &FieldTable, step: usize) -> Option<FormationView> {
        Some(seen_at(table.host.session()?, step, table.sight))
    }

    fn arrive(table: &mut FieldTable, seat: Seat) -> bool {
        let Some(session) = table.host.session() else { return false };
        let view = session.view(table.sight.eye());
        let actions = session.game().actions(&view).unwrap_or_default();
        table.own.moves =
            actions.iter().flat_map(|action| moves_of(seat, *action).into_iter().map(|by| (by, *action))).collect();
        table.view = Some(view);
        false
    }

    fn actor(table: &FieldTable) -> Option<Seat> {
        match table.host.turn() {
            Some(Turn::Seat(seat)) if table.view.is_some() => Some(seat),
            _ => None,
        }
    }

    fn pass_on(table: &mut FieldTable) {
        table.view = None;
        table.own.moves.clear();
    }

    fn secrets(_: &FieldTable) -> bool {
        true
    }

    fn ends_turn(event: &FormationEvent) -> bool {
        !matches!(event, FormationEvent::Swapped(..))
    }

    fn over(table: &FieldTable) -> bool {
        is_over(&table.shown)
    }

    fn round(table: &FieldTable) -> u32 {
        exchange(&table.shown)
    }

    fn report(table: &FieldTable, words: &Words) -> Report {
        course::report(table, words)
    }

    fn is_seen(_: &FormationEvent) -> bool {
        true
    }

    fn begins_turn(event: &FormationEvent) -> bool {
        Self::ends_turn(event)
    }

    fn timeline(table: &FieldTable, _: &[LoggedEvent<FormationEvent>], words: &Words) -> Timeline {
        course::timeline(table, words)
    }

    fn recap(
        _: &FieldTable,
        _: &FormationView,
        events: &[LoggedEvent<FormationEvent>],
        reader: Seat,
        _: &Words,
    ) -> Vec<RecapLine> {
        chronicle::recap(events, reader)
    }
}
