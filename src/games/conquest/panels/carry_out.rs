//! Doing what the player asks for on a panel.

use super::Ask;
use crate::{
    board::Board,
    games::conquest::{board::place_of, draft::Batch, input, state::Match},
    settings::Settings,
    shell::{Notices, Overlay, Overlays},
    table::recap::RecapAsk,
    theme::board,
};

/// Does what the player asks for, so far as it is the table's affair.
pub(super) fn carry_out(
    ask: Ask,
    table: &mut Match,
    view: &mut Board,
    settings: &mut Settings,
    overlays: &mut Overlays,
    notices: &mut Notices,
) {
    match ask {
        Ask::TakeSeat => table.curtain.lift(),
        Ask::Speed(speed) => settings.speed = speed,
        Ask::Layer(theme) => settings.map_theme = (settings.map_theme != Some(theme)).then_some(theme),
        Ask::Menu => overlays.open(Overlay::Menu),
        Ask::Show(territory) => {
            view.show(place_of(territory), settings.lasts(board::GLIDE));
            table.draft.cursor = Some(territory);
        }
        Ask::Why(step) => table.why.ask(step),
        Ask::Recap(RecapAsk::Dismiss) => table.recap_open = false,
        Ask::Recap(RecapAsk::Replay) => table.replay_recap(),
        Ask::Recall { step, place } => {
            if let Some(place) = place {
                view.visit(place_of(place), settings.lasts(board::GLIDE));
                table.draft.cursor = Some(place);
            }
            if table.decision(step).is_some_and(|made| table.readable(made)) {
                table.why.ask(step);
            }
        }
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
        table.act(action, notices);
    }
}
