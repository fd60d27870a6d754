//! A plain game as the table asks for it.

use bevy::{ecs::system::SystemParamItem, prelude::*};
use lab::GameModule;
use tabletop::{Message, Seat, Session, Turn};

use super::{
    Content, GameOf, Happened, PlainGame, PlainTable, Seen, course,
    state::{ChosenAction, Cue, Plain},
};
use crate::{
    audio::{self, PlaySound},
    settings::Settings,
    table::{
        self, Entry, Host, LabContent, LoggedEvent, Sight, TableGame, Tone, recap::RecapLine, replay::Timeline,
        report::Report,
    },
    text::Words,
};

/// How long an event is shown, seconds.
const SHOWN: f32 = 0.6;

impl<P: PlainGame> TableGame for Plain<P> {
    type Shown = Seen<P>;
    type Cue = Cue<P>;
    type Draft = ChosenAction;
    type View = Seen<P>;
    type Content = Content<P>;
    type Stage = MessageWriter<'static, PlaySound>;

    /// Digits choose what is done.
    const DIGITS: bool = true;

    fn lay(host: &Host<GameOf<P>>, sight: Sight) -> Result<(Self, Seen<P>), Message> {
        let session = host.session().ok_or_else(table::nobody)?;
        let own = Self { offers: Vec::new(), round: round::<P>(session), over: false, told: None };
        Ok((own, session.view(sight.eye())))
    }

    fn queue(table: &mut PlainTable<P>, events: Vec<LoggedEvent<Happened<P>>>) {
        let Some(mut past) = table.host.session().cloned() else { return };
        let mut events = events.into_iter().peekable();
        while let Some(told) = events.next() {
            let last = events.peek().is_none_or(|next| next.step != told.step);
            let after = last.then(|| {
                past.seek(told.step + 1);
                past.view(table.sight.eye())
            });
            table.cues.push(Cue { told, after }, SHOWN);
        }
    }

    fn begin(
        table: &mut PlainTable<P>,
        cue: Cue<P>,
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
            tell(table, &LoggedEvent { step: cue.told.step, event }, words);
        }
        if let Some(after) = cue.after {
            table.shown = after;
        }
        if lasts > 0.0 {
            sounds.write(PlaySound(audio::Effect::Card));
        }
    }

    fn write_log(table: &mut PlainTable<P>, past: &[LoggedEvent<Happened<P>>], words: &Words) {
        table.own.told = None;
        past.iter().for_each(|told| tell(table, told, words));
    }

    fn settle(table: &mut PlainTable<P>) {
        let Some(session) = table.host.session() else { return };
        let (view, round, over) = (session.view(table.sight.eye()), round::<P>(session), session.turn() == Turn::Over);
        (table.shown, table.own.round, table.own.over) = (view, round, over);
    }

    fn jump(table: &mut PlainTable<P>) {
        Self::settle(table);
    }

    fn shown_at(table: &PlainTable<P>, step: usize) -> Option<Seen<P>> {
        let mut past = table.host.session()?.clone();
        past.seek(step);
        Some(past.view(table.sight.eye()))
    }

    fn arrive(table: &mut PlainTable<P>, _: Seat) -> bool {
        let Some(session) = table.host.session() else { return false };
        let view = session.view(table.sight.eye());
        table.own.offers = P::offers(session.game(), &view);
        (table.view, table.draft) = (Some(view), ChosenAction::default());
        false
    }

    fn actor(table: &PlainTable<P>) -> Option<Seat> {
        match table.host.turn() {
            Some(Turn::Seat(seat)) if table.view.is_some() => Some(seat),
            _ => None,
        }
    }

    fn pass_on(table: &mut PlainTable<P>) {
        table.view = None;
        table.own.offers.clear();
    }

    fn secrets(table: &PlainTable<P>) -> bool {
        P::secrets(table.host.game())
    }

    fn hides(table: &PlainTable<P>) -> bool {
        table.shares_secrets()
    }

    fn ends_turn(event: &Happened<P>) -> bool {
        P::ends_turn(event)
    }

    fn over(table: &PlainTable<P>) -> bool {
        table.own.over
    }

    fn round(table: &PlainTable<P>) -> u32 {
        table.own.round
    }

    fn report(table: &PlainTable<P>, words: &Words) -> Report {
        course::report(table, words)
    }

    fn is_seen(_: &Happened<P>) -> bool {
        true
    }

    fn begins_turn(event: &Happened<P>) -> bool {
        P::ends_turn(event)
    }

    fn timeline(table: &PlainTable<P>, _: &[LoggedEvent<Happened<P>>], words: &Words) -> Timeline {
        course::timeline(table, words)
    }

    fn recap(
        table: &PlainTable<P>,
        _: &Seen<P>,
        events: &[LoggedEvent<Happened<P>>],
        reader: Seat,
        words: &Words,
    ) -> Vec<RecapLine> {
        let mut deeds: Vec<(Seat, Vec<String>)> = Vec::new();
        for told in events {
            let (Some(seat), Some(text)) = (doer(table, told.step), narrated(table, words, &told.event)) else {
                continue;
            };
            match deeds.last_mut().filter(|(by, _)| *by == seat) {
                Some((_, texts)) => texts.push(text),
                None => deeds.push((seat, vec![text])),
            }
        }
        deeds.retain(|(seat, _)| *seat != reader);
        deeds.iter().map(|(seat, texts)| RecapLine::new(*seat, &[], texts)).collect()
    }
}

fn round<P: PlainGame>(session: &Session<GameOf<P>>) -> u32 {
    Content::<P>::round(session.game(), session.state())
}

/// Who did what came to pass at a step; what fell by chance was done by whoever acted before.
fn doer<P: PlainGame>(table: &PlainTable<P>, step: usize) -> Option<Seat> {
    (0..=step).rev().find_map(|step| table.host.action_at(step)).map(|(seat, _)| seat)
}

fn narrated<P: PlainGame>(table: &PlainTable<P>, words: &Words, event: &Happened<P>) -> Option<String> {
    let names: Vec<String> = table.host.players().iter().map(|player| player.name.clone()).collect();
    P::MODULE.narrate(table.host.game(), &names, event).map(|line| words.message(&line.message))
}

/// Tells an event in the log, under a heading for every turn.
fn tell<P: PlainGame>(table: &mut PlainTable<P>, told: &LoggedEvent<Happened<P>>, words: &Words) {
    let Some(text) = narrated(table, words, &told.event) else { return };
    let seat = doer(table, told.step);
    if seat.is_some() && seat != table.own.told {
        table.own.told = seat;
        let name = seat.map_or_else(String::new, |seat| table.name(words, seat).into_owned());
        let text = words.with("plain-turn", &[("name", &name)]);
        table.log.add(Entry { seat, text, tone: Tone::Turn, place: None, step: told.step });
    }
    table.log.add(Entry { seat, text, tone: Tone::Plain, place: None, step: told.step });
}
