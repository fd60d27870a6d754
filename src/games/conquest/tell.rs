//! What is shown of an event as it is told: on the board, in the ear and across the screen.

use bevy::prelude::*;
use risk::EventKind;

use super::{
    battle::{Battle, Deed},
    board::{Hit, Pop, place_of},
    chronicle::Names,
    cues::{self, Cue},
    effects,
    state::Match,
};
use crate::{
    audio::{self, PlaySound},
    board::{Effect, Flash},
    games::conquest::place_names,
    settings::Settings,
    table::{Banner, Sight},
    text::{Value, Words},
};

/// What a cue sets off besides the table's own change.
#[derive(bevy::ecs::system::SystemParam)]
pub struct Stage<'w> {
    flashes: MessageWriter<'w, Flash>,
    pops: MessageWriter<'w, Pop>,
    hits: MessageWriter<'w, Hit>,
    effects: MessageWriter<'w, Effect>,
    sounds: MessageWriter<'w, PlaySound>,
}

/// Begins a cue.
pub(super) fn begin(table: &mut Match, cue: Cue, lasts: f32, settings: &Settings, words: &Words, stage: &mut Stage) {
    let shown = lasts > 0.0;
    let moves = shown && !settings.reduced_motion;
    table.own.scene = cue.scene();
    match cue {
        Cue::Aim { step, seat, from, to } => {
            table.at = step;
            table.shown.fight = Some((from, to));
            let defender = table.shown.board.land(to).owner;
            table.own.battle = Some(Battle::new((from, to), seat, defender));
            table.own.deed = Some((seat, Deed::Attack(to, defender)));
            table.own.unfolded |= shown && defender.seat().is_some_and(|seat| table.is_person(seat));
        }
        Cue::Tumble { roll } => {
            table.shown.fight = table.own.battle.as_ref().map(|battle| battle.lands).or(table.shown.fight);
            if let Some(battle) = table.own.battle.as_mut().filter(|_| shown) {
                battle.throw(roll, if moves { lasts } else { 0.0 });
                stage.sounds.write(PlaySound(audio::Effect::Dice));
            }
        }
        Cue::Event(told) => {
            table.at = told.step;
            follow(table, &told.event.kind);
            table.shown.apply(&told.event.kind);
            // What is replayed has been told.
            let told_now = table.replaying.is_none();
            if let Some(event) = table.logged(&told.event).filter(|_| told_now) {
                let names = Names::of(&table.host, words);
                table.own.chronicle.tell(&mut table.log, &names, told.step, &event.kind);
            }
            stir(table, &told.event.kind, lasts, words, stage);
            great(table, &told.event.kind, lasts, words, stage);
        }
    }
}

/// The dock's stage follows an event, before the board does.
fn follow(table: &mut Match, event: &EventKind) {
    table.own.deed = Deed::from_event(event).or(table.own.deed);
    match *event {
        EventKind::Rolled { seat, from, to, roll, defender, attacker_lost, defender_lost } => {
            let known = table.own.battle.take().filter(|battle| battle.lands == (from, to));
            let mut battle = known.unwrap_or_else(|| Battle::new((from, to), seat, defender));
            battle.fall(roll, [attacker_lost, defender_lost]);
            table.own.battle = Some(battle);
        }
        EventKind::Captured { .. } => table.own.battle.iter_mut().for_each(|battle| battle.taken = true),
        EventKind::Turn { seat, .. } => {
            table.own.battle = None;
            let passed_on = table.is_person(table.shown.board.active) && !table.is_person(seat);
            table.own.unfolded &= !passed_on;
        }
        // Dice of an attack from out of sight are not shown, and those of the last one are not its dice.
        EventKind::Assaulted { .. } | EventKind::Fortified { .. } => table.own.battle = None,
        _ => {}
    }
}

/// What an event sets off on the board, in the ear and across the screen.
fn stir(table: &mut Match, event: &EventKind, lasts: f32, words: &Words, stage: &mut Stage) {
    let shown = lasts > 0.0;
    match *event {
        EventKind::Settled { territory, .. } | EventKind::Scattered { territory } if shown => {
            stage.pops.write(Pop { territory, seconds: lasts });
        }
        EventKind::Placed { territory, armies, .. } if shown => {
            stage.pops.write(Pop { territory, seconds: lasts });
            stage.effects.write(effects::gain(territory, armies, 2.5 * lasts));
            stage.sounds.write(PlaySound(audio::Effect::March));
        }
        EventKind::Rolled { from, to, attacker_lost, defender_lost, .. } if shown => {
            for (territory, armies) in [(from, attacker_lost), (to, defender_lost)] {
                if armies > 0 {
                    stage.hits.write(Hit { territory, seconds: lasts });
                    stage.effects.write(effects::loss(territory, armies, 1.6 * lasts));
                }
            }
        }
        EventKind::Assaulted { to, defender_lost, .. } if shown => {
            stage.flashes.write(Flash { place: place_of(to), seconds: 1.6 * lasts });
            if defender_lost > 0 {
                stage.hits.write(Hit { territory: to, seconds: lasts });
                stage.effects.write(effects::loss(to, defender_lost, 1.6 * lasts));
            }
            stage.sounds.write(PlaySound(audio::Effect::Dice));
        }
        EventKind::Captured { to, .. } if shown => {
            stage.flashes.write(Flash { place: place_of(to), seconds: 1.6 * lasts });
            stage.sounds.write(PlaySound(audio::Effect::Capture));
        }
        EventKind::Occupied { from: None, to, .. } if shown => {
            stage.pops.write(Pop { territory: to, seconds: lasts });
            stage.sounds.write(PlaySound(audio::Effect::March));
        }
        EventKind::Occupied { from: Some(from), to, armies } | EventKind::Fortified { from, to, armies, .. }
            if shown =>
        {
            if let Some(seat) = table.shown.board.land(to).owner.seat() {
                let livery = table.livery(seat);
                stage.effects.write(effects::march([from, to], armies, livery, lasts));
            }
            stage.pops.write(Pop { territory: to, seconds: lasts });
            stage.sounds.write(PlaySound(audio::Effect::March));
        }
        EventKind::Traded { seat, armies, .. } if shown => {
            stage.sounds.write(PlaySound(audio::Effect::Card));
            let text = words.with("conquest-banner-traded", &[("name", &table.name(words, seat)), ("n", &armies)]);
            table.banner = Some(Banner::new(Some(seat), text, 2.0 * lasts));
        }
        EventKind::Drew { .. } if shown => {
            stage.sounds.write(PlaySound(audio::Effect::Card));
        }
        EventKind::Turn { seat, .. } => {
            // Where nobody waits for a turn of their own, a skip ends with the turn.
            table.hurried &= table.sight != Sight::All;
            let mine = table.is_person(seat);
            if mine {
                stage.sounds.write(PlaySound(audio::Effect::Turn));
            }
            if shown || mine {
                let text = words.with("conquest-banner-turn", &[("name", &table.name(words, seat))]);
                let lasts = lasts.max(crate::theme::board::TURN_BANNER);
                table.banner = Some(Banner::new(Some(seat), text, lasts));
            }
        }
        _ => {}
    }
}

/// The moments that change a game, each with the face of whoever brought it about.
fn great(table: &mut Match, event: &EventKind, lasts: f32, words: &Words, stage: &mut Stage) {
    let shown = lasts > 0.0;
    match *event {
        EventKind::Captured { seat, to, .. } if shown => {
            if let Some(continent) = cues::completes(table.map(), &table.shown.board, seat, to) {
                let continent = place_names::continent(words, table.map(), continent);
                let values: [(&str, &dyn Value); 2] = [("name", &table.name(words, seat)), ("place", &continent)];
                let text = words.with("conquest-banner-continent", &values);
                table.banner = Some(Banner::great(seat, text, lasts));
            }
        }
        EventKind::Eliminated { seat, by, .. } => {
            let mine = table.is_person(seat);
            stage.sounds.write(PlaySound(if mine { audio::Effect::Loss } else { audio::Effect::Eliminated }));
            let values: [(&str, &dyn Value); 2] = [("loser", &table.name(words, seat)), ("by", &table.name(words, by))];
            let text = words.with("conquest-banner-eliminated", &values);
            let lasts = lasts.max(crate::theme::board::TURN_BANNER);
            table.banner = Some(Banner::great(by, text, lasts));
        }
        EventKind::Over(ref standing) => {
            let won = standing.winners().any(|seat| table.is_person(seat));
            stage.sounds.write(PlaySound(if won { audio::Effect::Win } else { audio::Effect::Loss }));
            if let Some(winner) = standing.winner().filter(|_| shown) {
                let text = words.with("conquest-banner-won", &[("name", &table.name(words, winner))]);
                table.banner = Some(Banner::great(winner, text, lasts));
            }
        }
        _ => {}
    }
}
