//! Clicks and keys of the person to act.

use bevy::prelude::*;

use super::{
    board::{place_of, territory_of},
    draft::Batch,
    layers,
    state::Match,
};
use crate::{
    board::{Board, Click},
    input::Actions,
    keys::Action as Key,
    settings::{MapTheme, Settings},
    shell::{Notices, Overlay, Overlays},
    table::lifts_curtain,
    theme::board,
};

/// Armies a click puts down with Shift and with Ctrl.
const BATCHES: [u32; 2] = [5, 10];

/// Clicks on the board.
pub fn click(mut clicks: MessageReader<Click>, mut table: ResMut<Match>, mut notices: ResMut<Notices>) {
    for click in clicks.read() {
        let table = &mut *table;
        let mut draft = std::mem::take(&mut table.draft);
        let mut action = None;
        let on = click.on.map(territory_of);
        if let Some(due) = table.due() {
            match click.button {
                MouseButton::Left => {
                    let batch = match (click.shift, click.ctrl) {
                        (true, true) => Batch::All,
                        (true, false) => Batch::Some(BATCHES[0]),
                        (false, true) => Batch::Some(BATCHES[1]),
                        (false, false) => Batch::Some(1),
                    };
                    action = draft.click(due, on, batch);
                }
                _ => match on.filter(|on| draft.pending(*on) > 0) {
                    Some(on) => {
                        draft.cursor = Some(on);
                        draft.change(due, -1);
                    }
                    None => drop(draft.back()),
                },
            }
        }
        table.draft = draft;
        if let Some(action) = action {
            table.act(action, &mut notices);
        }
    }
}

/// Places first armies for whoever asked for the rest to be placed.
pub fn follow(mut table: ResMut<Match>, mut notices: ResMut<Notices>) {
    let follows = table.due().is_some_and(|due| table.draft.follows(due));
    if follows {
        let table = &mut *table;
        let mut draft = std::mem::take(&mut table.draft);
        let action = table.due().and_then(|due| draft.place_rest(due));
        table.draft = draft;
        if let Some(action) = action {
            table.act(action, &mut notices);
        }
    }
}

/// The keys of a person's decision.
const KEYS: [Key; 14] = [
    Key::Main,
    Key::EndPhase,
    Key::Blitz,
    Key::All,
    Key::More,
    Key::Fewer,
    Key::MuchMore,
    Key::MuchFewer,
    Key::NextTarget,
    Key::PreviousTarget,
    Key::Cards,
    Key::Undo,
    Key::Redo,
    Key::Replay,
];

/// Keys.
pub fn keys(
    mut actions: ResMut<Actions>,
    mut overlays: Overlays,
    mut table: ResMut<Match>,
    mut settings: ResMut<Settings>,
    mut board: Option<ResMut<Board>>,
    mut notices: ResMut<Notices>,
) {
    if overlays.any() {
        return;
    }
    for theme in MapTheme::ALL {
        if actions.take(layers::key(theme)) {
            settings.map_theme = (settings.map_theme != Some(theme)).then_some(theme);
        }
    }
    if actions.take(Key::Back) && !(table.view.is_some() && table.draft.back()) {
        overlays.open(Overlay::Menu);
    }
    if lifts_curtain(&mut table, &mut actions) {
        return;
    }
    for wanted in KEYS {
        if actions.take(wanted) {
            key(wanted, &mut table, board.as_deref_mut(), &settings, &mut notices);
        }
    }
}

/// Does what a key (or a button that stands for it) asks for.
pub fn key(key: Key, table: &mut Match, board: Option<&mut Board>, settings: &Settings, notices: &mut Notices) {
    if table.due().is_none() {
        return table.key_of_spectator(key);
    }
    let mut draft = std::mem::take(&mut table.draft);
    let before = (draft.from, draft.to, draft.cursor);
    let mut action = None;
    let (mut undo, mut redo, mut replay) = (false, false, false);
    if let Some(due) = table.due() {
        match key {
            Key::Main => action = draft.press(due),
            Key::EndPhase => action = draft.end_phase(due),
            Key::Blitz => action = draft.blitz(due),
            Key::All => action = draft.all(due),
            Key::More => action = draft.change(due, 1),
            Key::Fewer => action = draft.change(due, -1),
            Key::MuchMore => action = draft.change(due, 10),
            Key::MuchFewer => action = draft.change(due, -10),
            Key::NextTarget => draft.cycle(due, true),
            Key::PreviousTarget => draft.cycle(due, false),
            Key::Cards => draft.turn_cards(due),
            Key::Undo => {
                undo = !draft.undo();
                draft.stop_following(due.seat());
            }
            Key::Redo => redo = !draft.has_pending(),
            Key::Replay => replay = true,
            _ => {}
        }
    }
    // What was chosen by key must be seen.
    if let Some(board) = board.filter(|_| (draft.from, draft.to, draft.cursor) != before)
        && let Some(place) = draft.to.or(draft.cursor)
    {
        board.show(place_of(place), settings.lasts(board::GLIDE));
    }
    table.draft = draft;
    if let Some(action) = action {
        table.act(action, notices);
    } else if undo {
        table.undo(notices);
    } else if redo {
        table.redo(notices);
    } else if replay {
        table.replay_recap();
    }
}
