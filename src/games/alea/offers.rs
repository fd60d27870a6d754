//! What the person to act can do in a fight, as a list in words: for the table in text.

use bevy::prelude::ResMut;
use dice::{Action, State};
use tabletop::{Game, Seat};

use super::{
    preview::{action_label, preview},
    state::{Duel, Offers},
};
use crate::{shell::Notices, text::Words};

/// Lists what can be done where the table is told `in_text`. It touches the table only where the list becomes another.
pub fn follow(table: &mut ResMut<Duel>, words: &Words, in_text: bool) {
    let due = table.due().filter(|_| in_text);
    if table.own.offers.of.as_ref() != due {
        let list = due.map_or_else(Vec::new, |state| list(table, state, words));
        table.own.offers = Offers { of: due.cloned(), list };
    }
}

/// Everything legal with what it would do; of dice that are alike one is enough.
fn list(table: &Duel, state: &State, words: &Words) -> Vec<(Action, String)> {
    let names = [Seat(0), Seat(1)].map(|seat| table.name(words, seat));
    let names = [&*names[0], &*names[1]];
    let mut list: Vec<(Action, String)> = Vec::new();
    for action in table.game().actions(state).unwrap_or_default() {
        let label = action_label(table.game(), state, action, words);
        let what = preview(table.game(), state, action, names, words).said(words);
        let text = match action {
            Action::EndTurn => label,
            Action::Use { .. } => format!("{label}: {what}"),
            Action::Place { .. } => words.with("alea-offer", &[("die", &label), ("what", &what)]),
        };
        if list.iter().all(|(_, known)| *known != text) {
            list.push((action, text));
        }
    }
    list
}

/// Does what has this number, from 0.
pub fn choose(table: &mut Duel, number: usize, notices: &mut Notices) {
    if let Some((action, _)) = table.own.offers.list.get(number) {
        let action = *action;
        table.act(dice::gauntlet::Action::Fight(action), notices);
    }
}
