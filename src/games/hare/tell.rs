//! What is shown of an event as it is told: on the board, in the ear and across the screen.

use bevy::{ecs::system::SystemParam, prelude::*};
use hare::{Event, GOAL, Runner};
use tabletop::Seat;

use super::{
    board::{Hop, place_of},
    chronicle, cues,
    cues::Cue,
    state::RaceTable,
    wording,
};
use crate::{
    audio::{self, PlaySound},
    board::{Effect, Flash},
    table::Banner,
    text::Words,
    theme::{board, color},
};

/// What a cue sets off besides the table's own change.
#[derive(SystemParam)]
pub struct Stage<'w> {
    flashes: MessageWriter<'w, Flash>,
    hops: MessageWriter<'w, Hop>,
    effects: MessageWriter<'w, Effect>,
    sounds: MessageWriter<'w, PlaySound>,
}

impl Stage<'_> {
    fn play(&mut self, effect: audio::Effect) {
        self.sounds.write(PlaySound(effect));
    }

    /// Letters that rise where a runner stands.
    fn rise(&mut self, square: u8, carrots: i32, seconds: f32) {
        let shade = if carrots < 0 { color::DANGER_TEXT } else { color::LAMP_BRIGHT };
        let sign = if carrots < 0 { '\u{2212}' } else { '+' };
        let text = format!("{sign}{}", carrots.unsigned_abs());
        self.effects.write(Effect::Rise { place: place_of(square), text, shade, seconds });
    }
}

/// Begins a cue.
pub(super) fn begin(table: &mut RaceTable, cue: Cue, lasts: f32, words: &Words, stage: &mut Stage) {
    let Cue { told, after } = cue;
    table.at = told.step;
    stir(table, &told.event, lasts, words, stage);
    table.shown.apply(&told.event);
    // What is replayed has been told.
    if table.replaying.is_none() {
        chronicle::tell(table, words, &told);
    }
    let Some(after) = after else { return };
    let before = table.shown.mover;
    let game = table.game().clone();
    table.shown.catch_up(&game, &after);
    let next = table.shown.mover;
    if before != next && table.is_person(next) && table.shown.standing.is_none() && table.replaying.is_none() {
        stage.play(audio::Effect::Turn);
        let text = words.with("hare-banner-turn", &[("name", &table.name(words, next))]);
        table.banner = Some(Banner::new(Some(next), text, lasts.max(board::TURN_BANNER)));
    }
}

/// What an event sets off on the board, in the ear and across the screen.
fn stir(table: &mut RaceTable, event: &Event, lasts: f32, words: &Words, stage: &mut Stage) {
    let shown = lasts > 0.0;
    let stands = |seat: Seat, runner: Runner| {
        table.shown.seat(seat).runners.get(runner.index()).map_or(0, |runner| runner.square)
    };
    match *event {
        Event::Moved { seat, runner, from, to, carrots } if shown => {
            let number = table.shown.number(seat, runner);
            stage.hops.write(Hop { number, from, to, seconds: lasts });
            stage.rise(from, carrots, 2.0 * lasts.max(cues::length(event)));
            stage.play(audio::Effect::March);
        }
        Event::Sent { seat, runner, from, to } if shown => {
            let number = table.shown.number(seat, runner);
            stage.hops.write(Hop { number, from, to, seconds: lasts });
            stage.play(audio::Effect::March);
        }
        Event::Toll { seat, to, carrots } if shown => {
            stage.rise(stands(seat, Runner::A), -i32::from(carrots), 2.4 * lasts);
            stage.rise(stands(to, Runner::A), i32::from(carrots), 2.4 * lasts);
            stage.play(audio::Effect::Card);
        }
        Event::Took(seat) | Event::Gave(seat) if shown => {
            let carrots = if matches!(event, Event::Took(_)) { 10 } else { -10 };
            let square = stands(seat, Runner::A);
            stage.rise(square, carrots, 2.0 * lasts);
            stage.play(audio::Effect::Card);
        }
        Event::Ate { seat, runner, carrots, .. } | Event::Paid { seat, runner, carrots, .. } if shown => {
            let square = stands(seat, runner);
            stage.flashes.write(Flash { place: place_of(square), seconds: 1.5 * lasts });
            stage.rise(square, i32::from(carrots), 2.4 * lasts);
            stage.play(audio::Effect::Capture);
        }
        Event::Refunded { seat, carrots } if shown => {
            let square = stands(seat, Runner::A);
            stage.rise(square, i32::from(carrots), 2.4 * lasts);
        }
        Event::Drew { seat, card } if shown => {
            stage.play(audio::Effect::Card);
            let name = table.name(words, seat).into_owned();
            let card = wording::card(words, table.game(), card);
            let text = words.with("hare-banner-card", &[("name", &name), ("card", &card)]);
            table.banner = Some(Banner::new(Some(seat), text, lasts));
        }
        Event::Restarted { seat, .. } => {
            stage.play(audio::Effect::Eliminated);
            let text = words.with("hare-banner-restart", &[("name", &table.name(words, seat))]);
            table.banner = Some(Banner::new(Some(seat), text, lasts.max(board::TURN_BANNER)));
        }
        Event::Missed(seat) if shown => {
            let text = words.with("hare-banner-missed", &[("name", &table.name(words, seat))]);
            table.banner = Some(Banner::new(Some(seat), text, 2.0 * lasts));
        }
        Event::Home { seat, place, .. } => {
            let mine = table.is_person(seat);
            stage.play(if mine { audio::Effect::Win } else { audio::Effect::Capture });
            stage.flashes.write(Flash { place: place_of(GOAL), seconds: 1.6 * lasts });
            if shown {
                let name = table.name(words, seat);
                let text = words.with("hare-banner-home", &[("name", &name), ("place", &u32::from(place))]);
                table.banner = Some(Banner::great(seat, text, lasts.max(board::TURN_BANNER)));
            }
        }
        _ => {}
    }
}
