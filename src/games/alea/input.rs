//! Keys of the person to act: numbers are dice, letters are cards. Between two fights numbers are what there is to choose.

use bevy::prelude::*;

use dice::gauntlet::Action;

use super::{letters, offers, road, state::Duel};
use crate::{
    input::Actions,
    keys::Action as Key,
    settings::Settings,
    shell::{Notices, Overlay, Overlays},
};

/// Keys.
pub fn keys(
    mut actions: ResMut<Actions>,
    mut overlays: Overlays,
    mut table: ResMut<Duel>,
    settings: Res<Settings>,
    mut notices: ResMut<Notices>,
) {
    if overlays.any() {
        return;
    }
    if actions.take(Key::Back) && !(table.waits() && table.lay_back()) {
        overlays.open(Overlay::Menu);
    }
    if !table.waits() {
        // Where nobody at this machine is to act, the main key hurries the story on.
        if actions.take(Key::Main) || actions.take(Key::EndPhase) {
            table.hurry();
        }
        return;
    }
    let between = table.crossroads().is_some();
    if let Some(digit) = actions.digit() {
        match between {
            true => road::by_number(&mut table, digit - 1),
            // In text there is a list of all that can be done.
            false if settings.text_view => offers::choose(&mut table, usize::from(digit - 1), &mut notices),
            false => choose_die(&mut table, digit - 1, &mut notices),
        }
    }
    let at = actions.letter().and_then(|letter| letters(&settings.keys).iter().position(|known| *known == letter));
    if let Some(card) = at.and_then(|at| u8::try_from(at).ok()) {
        match between {
            true => road::by_letter(&mut table, card),
            false if settings.text_view => {}
            false => choose_card(&mut table, card, &mut notices),
        }
    }
    // Last, so that what is chosen and confirmed within one slow frame is not left behind.
    for wanted in [Key::Main, Key::EndPhase, Key::Undo, Key::Redo, Key::Replay] {
        if actions.take(wanted) {
            key(wanted, &mut table, &mut notices);
        }
    }
}

/// What is asked before it is done is not answered by the key that led to the question.
pub fn rest(table: Res<Duel>, mut actions: ResMut<Actions>, mut before: Local<bool>) {
    let asked = table.crossroads().is_some_and(|road| road.pick == Some(road::Pick::Without));
    if asked && !*before {
        actions.rest();
    }
    *before = asked;
}

/// Does what a key (or a button that stands for it) asks for.
pub fn key(key: Key, table: &mut Duel, notices: &mut Notices) {
    match key {
        Key::Main if table.crossroads().is_some() => road::confirm(table, notices),
        Key::EndPhase if table.crossroads().is_some() => road::go_on(table, notices),
        Key::Main | Key::EndPhase => table.act(Action::Fight(dice::Action::EndTurn), notices),
        Key::Undo if table.lay_back() => {}
        _ => table.common_key(key, notices),
    }
}

/// A die is taken up, or put where it was waited for.
pub fn choose_die(table: &mut Duel, die: u8, notices: &mut Notices) {
    let Some(state) = table.due() else { return };
    if usize::from(die) >= state.actor().dice.len() {
        return;
    }
    if let Some(action) = table.draft.take_die(die) {
        table.act(Action::Fight(action), notices);
    }
}

/// A card is given the die in hand, used, or taken up to wait for a die.
pub fn choose_card(table: &mut Duel, card: u8, notices: &mut Notices) {
    let mut hand = table.draft;
    let action = match table.due() {
        Some(state) => hand.take_card(&table.own.rules, state, card),
        None => return,
    };
    table.draft = hand;
    table.hint = None;
    if let Some(action) = action {
        table.act(Action::Fight(action), notices);
    }
}
