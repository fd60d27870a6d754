//! What is shown of an event as it is told: on the table, in the ear and across the screen.

use std::sync::Arc;

use bevy::{ecs::system::SystemParam, prelude::*};
use dice::{End, Event as Fought, gauntlet::Event};

use super::{Content, chronicle, cues::Cue, portrait::id_of_fighter, state::Duel};
use crate::{
    audio::{self, PlayOwn, PlaySound},
    games::alea::theme::duel,
    settings::Settings,
    table::Banner,
    text::Words,
};

/// What is heard besides what is seen on the table.
#[derive(SystemParam)]
pub struct Stage<'w> {
    sounds: MessageWriter<'w, PlaySound>,
    own: MessageWriter<'w, PlayOwn>,
    content: Res<'w, Content>,
}

impl Stage<'_> {
    /// Has the sound of a card, a status or a fighter be heard, where a mod brings one.
    fn own(&mut self, id: Option<&str>) {
        if let Some(sound) = id.and_then(|id| self.content.sounds.get(id)) {
            self.own.write(PlayOwn(Arc::clone(sound)));
        }
    }
}

/// Whose sound an event has: that of a card that is used, of a status that is put on, of a fighter that begins its first turn or has won.
fn whose<'a>(table: &'a Duel, event: &Event, content: &'a dice::Content) -> Option<&'a str> {
    let Event::Fight(event) = event else { return None };
    let catalogue = table.own.rules.catalogue();
    match *event {
        Fought::Activated { id, .. } => Some(&catalogue.card(id)?.id),
        Fought::Status { status, change: 1.., .. } => Some(&catalogue.statuses().get(status)?.id),
        Fought::Turn { seat, round: 1 } | Fought::Over(End { winner: Some(seat), .. }) => {
            id_of_fighter(table.own_name(seat), content)
        }
        _ => None,
    }
}

/// Begins to show what happened.
pub(super) fn begin(table: &mut Duel, cue: Cue, lasts: f32, settings: &Settings, words: &Words, stage: &mut Stage) {
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
    if shown {
        let content = Arc::clone(&stage.content.duel);
        stage.own(whose(table, &cue.told.event, &content));
    }
    let mut sound = |effect| {
        stage.sounds.write(PlaySound(effect));
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
