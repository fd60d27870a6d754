//! Keys of the person to act, and what a click on a card means.

use bevy::prelude::*;
use dominion::{Action, Card, Cards};

use super::{
    draft::Target,
    query::Source,
    state::{Heap, RealmTable},
};
use crate::{
    input::Actions,
    keys::Action as Key,
    shell::{Notices, Overlay, Overlays},
    table::{DECISION_KEYS, lifts_curtain},
};

/// Keys.
pub fn keys(
    mut actions: ResMut<Actions>,
    mut overlays: Overlays,
    mut table: ResMut<RealmTable>,
    mut notices: ResMut<Notices>,
) {
    if overlays.any() {
        return;
    }
    if table.own.automating || table.own.open.is_some() {
        // What lies open is read, and no key is the table's.
        if [Key::Back, Key::Cards, Key::Main, Key::EndPhase].into_iter().any(|key| actions.take(key)) {
            (table.own.automating, table.own.open) = (false, None);
        }
        return;
    }
    if actions.take(Key::Back) && !(table.view.is_some() && table.draft.back()) {
        overlays.open(Overlay::Menu);
    }
    if actions.take(Key::Cards) {
        table.own.open = Some(Heap::Owned(table.near()));
    }
    if lifts_curtain(&mut table, &mut actions) {
        return;
    }
    if table.view.is_some()
        && let Some(digit) = actions.digit()
    {
        press(usize::from(digit - 1), &mut table, &mut notices);
    }
    for wanted in DECISION_KEYS {
        if actions.take(wanted) {
            key(wanted, &mut table, &mut notices);
        }
    }
}

/// Does what the button or card of this number, from 0, stands for.
pub fn press(number: usize, table: &mut RealmTable, notices: &mut Notices) {
    let offers = &table.own.offers;
    let target = match offers.answers.is_empty() {
        false => Some(Target::Answer(number)),
        true => offers.numbered.get(number).copied().map(Target::Card),
    };
    if let Some(target) = target {
        do_target(target, table, notices);
    }
}

/// Does what a key (or a button that stands for it) asks for.
pub fn key(key: Key, table: &mut RealmTable, notices: &mut Notices) {
    if table.view.is_none() {
        return table.key_of_spectator(key);
    }
    match key {
        Key::Main => match table.draft.focus {
            Some(target) => do_target(target, table, notices),
            None => primary(table, notices),
        },
        Key::EndPhase => primary(table, notices),
        Key::More | Key::NextTarget => cycle(table, true),
        Key::Fewer | Key::PreviousTarget => cycle(table, false),
        Key::Undo => {
            table.undo(notices);
            table.own.by_hand = true;
        }
        _ => table.common_key(key, notices),
    }
}

fn cycle(table: &mut RealmTable, forward: bool) {
    let mut draft = table.draft;
    draft.cycle(&table.own.offers, forward);
    table.draft = draft;
}

fn do_target(target: Target, table: &mut RealmTable, notices: &mut Notices) {
    let mut draft = table.draft;
    let action = draft.press(&table.own.offers, target);
    table.draft = draft;
    if let Some(action) = action {
        act(action, table, notices);
    }
}

/// What the primary button does; where there is nothing to do yet, nothing.
fn primary(table: &mut RealmTable, notices: &mut Notices) {
    if let Some(action) = table.draft.primary(&table.own.offers) {
        act(action, table, notices);
    }
}

/// The person acts, by hand.
pub fn act(action: Action, table: &mut RealmTable, notices: &mut Notices) {
    table.own.by_hand = false;
    table.act(action, notices);
}

/// A click on a card of a place: it is played, or chosen, or no longer chosen. What may not be done the rules refuse in words.
pub fn click(source: Source, card: Card, chosen: bool, table: &mut RealmTable, notices: &mut Notices) {
    if table.view.is_none() {
        return;
    }
    let offers = &table.own.offers;
    if offers.selection.is_none() {
        if source == Source::Hand {
            act(Action::Play(card), table, notices);
        }
        return;
    }
    if offers.gathers() {
        let mut draft = table.draft;
        match chosen {
            true => draft.remove(card),
            false if offers.offers(source, card) => draft.add(offers, card),
            false => {}
        }
        table.draft = draft;
    } else {
        act(Action::Choose(Cards::one(card)), table, notices);
    }
}

/// A click on a pile: a card of it is bought, or gained where that is asked.
pub fn take(card: Card, table: &mut RealmTable, notices: &mut Notices) {
    if table.view.is_none() {
        return;
    }
    let action = match table.own.offers.asked {
        Some(dominion::Query::Gain { .. }) => Action::Gain(card),
        _ => Action::Buy(card),
    };
    act(action, table, notices);
}
