//! Doing what the player asks for on a panel.

use super::Ask;
use crate::{
    board::Board,
    games::conquest::{Content, board::place_of, draft::Batch, input, state::Match},
    table::panels::{TableAsk, TablePanels},
    theme::board,
};

/// Does what the player asks for.
pub(super) fn carry_out(ask: Ask, table: &mut Match, view: &mut Board, content: &Content, panels: &mut TablePanels) {
    let TablePanels { settings, notices, .. } = &mut *panels;
    match ask {
        Ask::Layer(theme) => settings.map_theme = (settings.map_theme != Some(theme)).then_some(theme),
        Ask::Show(territory) => {
            view.show(place_of(territory), settings.lasts(board::GLIDE));
            table.draft.cursor = Some(territory);
        }
        Ask::Why(step) => table.why.ask(step),
        Ask::Recall { step, place } => {
            if let Some(place) = place {
                view.visit(place_of(place), settings.lasts(board::GLIDE));
                table.draft.cursor = Some(place);
            }
            panels.carry_out(TableAsk::Recall(step), table, content);
        }
        Ask::Table(ask) => panels.carry_out(ask, table, content),
        Ask::Key(key) => input::key(key, table, Some(view), settings, notices),
        _ => {}
    }
    let mut draft = std::mem::take(&mut table.draft);
    let mut action = None;
    if let Some(due) = table.due() {
        match ask {
            Ask::Change(by) => action = draft.change(due, by),
            Ask::PlaceRest => action = draft.place_rest(due),
            Ask::Amount(amount) => draft.amount = amount,
            Ask::Stop(stop) => draft.stop = stop,
            Ask::Dice(dice) => draft.dice = Some(dice),
            Ask::Card(card) => draft.toggle(due, card),
            Ask::BestSet => draft.choose_best_set(due),
            Ask::Aim(from, to) => draft.choose_attack(due, from, to),
            Ask::MarchFrom(from) => action = draft.click(due, Some(from), Batch::All),
            Ask::Bonus(territory) => draft.bonus = Some(territory),
            _ => {}
        }
    }
    table.draft = draft;
    if let Some(action) = action {
        table.act(action, &mut panels.notices);
    }
}
