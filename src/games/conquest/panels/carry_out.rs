//! Doing what the player asks for on a panel.

use super::PanelAsk;
use crate::{
    board::Board,
    games::conquest::{Content, board::place_of, draft::Batch, input, state::Match},
    table::panels::{TableAsk, TablePanels},
    theme::board,
};

/// Does what the player asks for.
pub(super) fn carry_out(
    ask: PanelAsk,
    table: &mut Match,
    view: &mut Board,
    content: &Content,
    panels: &mut TablePanels,
) {
    let TablePanels { settings, notices, .. } = &mut *panels;
    match ask {
        PanelAsk::Layer(theme) => settings.map_theme = (settings.map_theme != Some(theme)).then_some(theme),
        PanelAsk::Show(territory) => {
            view.show(place_of(territory), settings.lasts(board::GLIDE));
            table.draft.cursor = Some(territory);
        }
        PanelAsk::Why(step) => table.why.ask(step),
        PanelAsk::Recall { step, place } => {
            if let Some(place) = place {
                view.visit(place_of(place), settings.lasts(board::GLIDE));
                table.draft.cursor = Some(place);
            }
            panels.carry_out(TableAsk::Recall(step), table, content);
        }
        PanelAsk::Table(ask) => panels.carry_out(ask, table, content),
        PanelAsk::Key(key) => input::key(key, table, Some(view), settings, notices),
        _ => {}
    }
    let mut draft = std::mem::take(&mut table.draft);
    let mut action = None;
    if let Some(due) = table.due() {
        match ask {
            PanelAsk::Change(by) => action = draft.change(due, by),
            PanelAsk::PlaceRest => action = draft.place_rest(due),
            PanelAsk::Amount(amount) => draft.amount = amount,
            PanelAsk::Stop(stop) => draft.stop = stop,
            PanelAsk::Dice(dice) => draft.dice = Some(dice),
            PanelAsk::Card(card) => draft.toggle(due, card),
            PanelAsk::BestSet => draft.choose_best_set(due),
            PanelAsk::Aim(from, to) => draft.choose_attack(due, from, to),
            PanelAsk::MarchFrom(from) => action = draft.click(due, Some(from), Batch::All),
            PanelAsk::Bonus(territory) => draft.bonus = Some(territory),
            _ => {}
        }
    }
    table.draft = draft;
    if let Some(action) = action {
        table.act(action, &mut panels.notices);
    }
}
