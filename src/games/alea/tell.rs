//! What is shown of an event as it is told: on the table, in the ear and across the screen.

use bevy::prelude::*;
use dice::{Event as Fought, gauntlet::Event};

use super::{chronicle, cues::Cue, state::Duel};
use crate::{
    audio::{self, PlaySound},
    games::alea::theme::duel,
    settings::Settings,
    table::Banner,
    text::Words,
};

/// Begins to show what happened.
pub(super) fn begin(
    table: &mut Duel,
    cue: Cue,
    lasts: f32,
    settings: &Settings,
    words: &Words,
    sounds: &mut MessageWriter<PlaySound>,
) {
    table.at = cue.told.step;
    // What is replayed has been told.
    let new = table.replaying.is_none();
    let shown = lasts > 0.0;
    let moves = shown && !settings.reduced_motion;
    let speed = if moves { settings.speed.lasts(1.0) } else { 0.0 };
    if let (Event::Begins(_), Some(after)) = (cue.told.event, &cue.after) {
        table.enter(after);
    }
    if new {
        let mut log = std::mem::take(&mut table.log);
        chronicle::teller(table, words).tell(&mut log, &cue.told);
        table.log = log;
    }
    if let Event::Fight(event) = &cue.told.event {
        table.shown.apply(event, if moves { lasts } else { 0.0 }, speed);
    }
    if let Some(road) = table.own.road.as_mut().filter(|_| new) {
        road.follow(&cue.told);
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
                let text = words.with("alea-banner-turn", &[("name", &table.name(words, seat))]);
                table.banner = Some(Banner::new(Some(seat), text, lasts));
            }
        }
        Event::Fight(Fought::Over(end)) => {
            let won = end.winner.is_some_and(|winner| table.is_person(winner));
            sound(if won { audio::Effect::Win } else { audio::Effect::Loss });
            if shown {
                let text = match end.winner {
                    Some(winner) => words.with("alea-banner-won", &[("name", &table.name(words, winner))]),
                    None => words.get("alea-banner-nobody").to_owned(),
                };
                let lasts = lasts.max(duel::END);
                table.banner = Some(match end.winner {
                    Some(winner) => Banner::great(winner, text, lasts),
                    None => Banner::new(None, text, lasts),
                });
            }
        }
        _ => {}
    }
}
