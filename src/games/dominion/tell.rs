//! What is shown of an event as it is told: on the table, in the ear and across the screen.

use bevy::{ecs::system::SystemParam, prelude::*};
use dominion::{Card, Event};
use tabletop::Game;

use super::{chronicle, cues::Cue, state::RealmTable, wording};
use crate::{
    audio::{self, PlaySound},
    table::Banner,
    text::Words,
    theme::board,
};

/// What a cue sets off besides the table's own change.
#[derive(SystemParam)]
pub struct Stage<'w> {
    sounds: MessageWriter<'w, PlaySound>,
}

impl Stage<'_> {
    fn play(&mut self, effect: audio::Effect) {
        self.sounds.write(PlaySound(effect));
    }
}

/// Begins a cue.
pub(super) fn begin(table: &mut RealmTable, cue: Cue, lasts: f32, words: &Words, stage: &mut Stage) {
    let Cue { told, after, tidying } = cue;
    table.at = told.step;
    if let Some(view) = after {
        table.shown.catch_up(*view);
    }
    table.shown.touch(&told.event);
    // What is replayed has been told.
    if table.replaying.is_none() && !tidying {
        chronicle::tell(table, words, &told);
    }
    stir(table, &told.event, lasts, words, stage);
}

/// What an event sets off in the ear and across the screen.
fn stir(table: &mut RealmTable, event: &Event, lasts: f32, words: &Words, stage: &mut Stage) {
    let shown = lasts > 0.0;
    match *event {
        Event::TurnBegan { seat, .. } if table.replaying.is_none() && table.is_person(seat) => {
            stage.play(audio::Effect::Turn);
            let text = words.with("realm-banner-turn", &[("name", &table.name(words, seat))]);
            table.banner = Some(Banner::new(Some(seat), text, lasts.max(board::TURN_BANNER)));
        }
        Event::Played { .. } | Event::Drew { .. } if shown => stage.play(audio::Effect::Card),
        Event::Bought { seat, card } if shown => {
            let great = matches!(card, Card::PROVINCE | Card::COLONY);
            stage.play(if great { audio::Effect::Capture } else { audio::Effect::March });
            if great {
                let (name, game) = (table.name(words, seat).into_owned(), table.game().clone());
                let card = wording::card(words, &game, card);
                let text = words.with("realm-banner-bought", &[("name", &name), ("card", &card)]);
                table.banner = Some(Banner::new(Some(seat), text, lasts.max(board::TURN_BANNER)));
            }
        }
        Event::Gained { .. } | Event::Trashed { .. } if shown => stage.play(audio::Effect::March),
        Event::Safe { seat, card } if shown => {
            let (name, game) = (table.name(words, seat).into_owned(), table.game().clone());
            let card = wording::card(words, &game, card);
            let text = words.with("realm-banner-safe", &[("name", &name), ("card", &card)]);
            table.banner = Some(Banner::new(Some(seat), text, lasts.max(board::TURN_BANNER)));
        }
        Event::Over(_) => {
            table.shown.standing = table.host.session().and_then(|session| session.game().standing(session.state()));
            let won = |seat| table.is_person(seat);
            let mine = table.shown.standing.iter().flat_map(|standing| standing.winners()).any(won);
            stage.play(if mine { audio::Effect::Win } else { audio::Effect::Loss });
        }
        _ => {}
    }
}
