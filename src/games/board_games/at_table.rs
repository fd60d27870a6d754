//! A board game as the table asks for it.

use bevy::{ecs::system::SystemParamItem, prelude::*};
use tabletop::{Game, Message, Seat, Session, Turn};

use super::{
    board, chronicle,
    content::Content,
    course,
    game::{BoardGame, Happened, RulesOf, Seen},
    placing::Placing,
    shown::Position,
    state::{Cue, Field, FieldTable},
};
use crate::{
    audio::{Effect, PlaySound},
    settings::Settings,
    table::{self, Banner, Host, LoggedEvent, Sight, TableGame, recap::RecapLine, replay::Timeline, report::Report},
    text::Words,
    theme::board::GREAT_BANNER,
};

impl<B: BoardGame> TableGame for Field<B> {
    type Shown = Position<B>;
    type Cue = Cue<B>;
    /// What a person is about to do lies in the hand that the board of pieces has.
    type Draft = ();
    type View = Seen<B>;
    type Content = Content<B>;
    type Stage = MessageWriter<'static, PlaySound>;

    fn lay(host: &Host<RulesOf<B>>, sight: Sight) -> Result<(Self, Position<B>), Message> {
        let session = host.session().ok_or_else(table::nobody)?;
        Ok((Self::default(), Position::of(session, sight)))
    }

    fn prepare(world: &mut World, table: &FieldTable<B>) {
        board::open(world, table);
    }

    fn queue(table: &mut FieldTable<B>, events: Vec<LoggedEvent<Happened<B>>>) {
        let Some(session) = table.host.session().cloned() else { return };
        let mut step = None;
        for told in events {
            // The board shows what came of a step with its first event.
            let first = step.replace(told.step) != Some(told.step);
            let after = first.then(|| Position::at(&session, told.step + 1, table.sight));
            let lasts = B::shown(&told.event).lasts;
            table.cues.push(Cue { told, after }, lasts);
        }
    }

    fn begin(
        table: &mut FieldTable<B>,
        cue: Cue<B>,
        lasts: f32,
        _: &Settings,
        words: &Words,
        sounds: &mut SystemParamItem<'_, '_, Self::Stage>,
    ) {
        table.at = cue.told.step;
        if table.replaying.is_none()
            && let Some(event) = table.logged(&cue.told.event)
        {
            chronicle::tell(table, &LoggedEvent { step: cue.told.step, event }, words);
        }
        if let Some(sound) = B::shown(&cue.told.event).sound.filter(|_| lasts > 0.0) {
            sounds.write(PlaySound(sound));
        }
        if B::is_end(&cue.told.event) && lasts > 0.0 {
            let standing = table.host.session().and_then(Session::standing);
            let mine = standing.and_then(|standing| standing.winner()).is_some_and(|winner| table.is_person(winner));
            sounds.write(PlaySound(if mine { Effect::Win } else { Effect::Loss }));
        }
        if B::is_great(&cue.told.event) && lasts > 0.0 {
            let seat = chronicle::doer(table, cue.told.step);
            let text = chronicle::line(table, words, &cue.told.event).unwrap_or_default();
            table.banner = Some(Banner::new(seat, text, lasts.max(GREAT_BANNER)));
        }
        if let Some(after) = cue.after {
            table.own.lasts = lasts;
            show(table, after);
        }
    }

    fn write_log(table: &mut FieldTable<B>, past: &[LoggedEvent<Happened<B>>], words: &Words) {
        past.iter().for_each(|told| chronicle::tell(table, told, words));
    }

    fn settle(table: &mut FieldTable<B>) {
        if let Some(now) = table.host.session().map(|session| Position::of(session, table.sight)) {
            show(table, now);
        }
    }

    fn jump(table: &mut FieldTable<B>) {
        Self::settle(table);
        table.own.lasts = 0.0;
    }

    fn shown_at(table: &FieldTable<B>, step: usize) -> Option<Position<B>> {
        Some(Position::at(table.host.session()?, step, table.sight))
    }

    fn arrive(table: &mut FieldTable<B>, _: Seat) -> bool {
        let Some(session) = table.host.session() else { return false };
        let view = session.view(table.sight.eye());
        let actions = session.game().actions(&view).unwrap_or_default();
        let game = session.game();
        let actions: Vec<_> = actions.into_iter().map(|action| (B::piece_move(game, &action), action)).collect();
        table.own.offer(actions);
        table.own.placing = B::camp(game, &view).map(|camp| {
            let first = B::placements(game).into_iter().next();
            Placing::new(camp, first.map_or_else(Vec::new, |(_, action)| B::placed(game, &view, &action)))
        });
        table.view = Some(view);
        false
    }

    fn actor(table: &FieldTable<B>) -> Option<Seat> {
        match table.host.turn() {
            Some(Turn::Seat(seat)) if table.view.is_some() => Some(seat),
            _ => None,
        }
    }

    fn pass_on(table: &mut FieldTable<B>) {
        table.view = None;
        table.own.withdraw();
    }

    fn secrets(table: &FieldTable<B>) -> bool {
        B::secrets(table.host.game())
    }

    fn hides(table: &FieldTable<B>) -> bool {
        table.shares_secrets()
    }

    fn ends_turn(event: &Happened<B>) -> bool {
        B::is_deed(event)
    }

    fn over(table: &FieldTable<B>) -> bool {
        table.shown.over && table.caught_up()
    }

    fn round(table: &FieldTable<B>) -> u32 {
        table.shown.round
    }

    fn impact(_: &FieldTable<B>, event: &Happened<B>) -> f64 {
        B::impact(event)
    }

    fn report(table: &FieldTable<B>, words: &Words) -> Report {
        course::report(table, words)
    }

    fn is_seen(event: &Happened<B>) -> bool {
        B::is_deed(event)
    }

    fn begins_turn(event: &Happened<B>) -> bool {
        B::is_deed(event)
    }

    fn timeline(table: &FieldTable<B>, past: &[LoggedEvent<Happened<B>>], words: &Words) -> Timeline {
        course::timeline(table, past, words)
    }

    /// What the other side did is one move: it is seen on the board, and stands in the log.
    fn recap(_: &FieldTable<B>, _: &Position<B>, _: &[LoggedEvent<Happened<B>>], _: Seat, _: &Words) -> Vec<RecapLine> {
        Vec::new()
    }
}

/// Shows a position, and has what the player noted follow it.
fn show<B: BoardGame>(table: &mut FieldTable<B>, position: Position<B>) {
    table.shown = position;
    let game = table.host.game().clone();
    B::follow(&mut table.own.notes, &game, &table.shown.view);
}
