//! What is asked for in the panel and by its keys.

use bevy::prelude::*;

use super::{advice::Advice, follow::neighbour};
use crate::{
    games::alea::Content,
    games::alea::{panels::Nudge, play, state::Duel},
    input::Actions,
    keys::Action as Key,
    shell::{Notices, Overlays},
    table::{WhyFocus, why::WhyAsk},
};

/// The keys of the panel. While it is open, the keys for more and fewer go through the candidates, and the one that leads back
/// closes it, or the drawn graph before.
pub fn keys(
    mut actions: ResMut<Actions>,
    overlays: Overlays,
    mut table: ResMut<Duel>,
    content: Res<Content>,
    mut notices: ResMut<Notices>,
) {
    if overlays.any() {
        return;
    }
    let table = &mut *table;
    if table.reasoning.searched.is_some() {
        if actions.take(Key::Back) {
            table.reasoning.searched = None;
        }
        for (key, nudge) in [
            (Key::PanUp, Nudge::Pan([0.0, -1.0])),
            (Key::PanDown, Nudge::Pan([0.0, 1.0])),
            (Key::PanLeft, Nudge::Pan([-1.0, 0.0])),
            (Key::PanRight, Nudge::Pan([1.0, 0.0])),
            (Key::ZoomIn, Nudge::Zoom(true)),
            (Key::ZoomOut, Nudge::Zoom(false)),
            (Key::ZoomReset, Nudge::Whole),
        ] {
            if actions.take(key) {
                table.reasoning.graph_view.nudge(nudge);
            }
        }
    }
    if actions.take(Key::Why) {
        match table.why.is_open() && table.why.focus() == WhyFocus::Hint {
            true => table.why.look(WhyFocus::Latest),
            false => table.why.toggle(),
        }
    }
    if actions.take(Key::Hint) {
        if table.why.is_open() && table.why.focus() == WhyFocus::Hint {
            table.why.close();
        } else {
            table.why.look(WhyFocus::Hint);
            if table.reasoning.advice.is_none() {
                carry_out(WhyAsk::Advice, table, &content, &mut notices);
            }
        }
    }
    if !table.why.is_open() {
        return;
    }
    if actions.take(Key::Back) {
        table.why.close();
        return;
    }
    let Some(model) = table.reasoning.open().cloned() else { return };
    for (key, forward) in [(Key::Fewer, true), (Key::More, false)] {
        if actions.take(key) {
            table.why.step(&model, forward);
        }
    }
}

/// Does what is asked for in the panel.
pub fn carry_out(ask: WhyAsk, table: &mut Duel, content: &Content, notices: &mut Notices) {
    let model = table.reasoning.open().cloned();
    table.why.carry_out(ask, model.as_deref());
    match ask {
        WhyAsk::Earlier | WhyAsk::Later => {
            if let Some(step) = neighbour(table, ask == WhyAsk::Later) {
                table.why.ask(step);
            }
        }
        WhyAsk::Graph => table.reasoning.graph_wanted = true,
        WhyAsk::Adviser(at) => table.reasoning.drawer.adviser = at,
        WhyAsk::Advice => {
            let advisers = &content.duelists;
            let drawer = &table.reasoning.drawer;
            // Before the panel was first shown nobody has been chosen: the strongest, who comes last.
            let wanted = if drawer.advisers.is_empty() { None } else { advisers.get(drawer.adviser) };
            let chosen = wanted.or(advisers.last());
            let Some(adviser) = chosen else { return };
            match Advice::ask(table, &adviser.name) {
                Ok(advice) => {
                    // Another answer to the same question may come before the next frame: it must be told from this one.
                    table.reasoning.made_for = None;
                    table.why.forget();
                    table.reasoning.advice = advice;
                }
                Err(problem) => notices.error(problem),
            }
        }
        WhyAsk::Stop => table.reasoning.advice = None,
        WhyAsk::Do => {
            let advised = model.filter(|_| table.reasoning.advice.is_some()).and_then(|model| {
                let candidate = model.candidates.get(table.why.shown(&model))?;
                Advice::action(table, candidate.action.clone())
            });
            if let Some(action) = advised {
                play::choose(table, action, notices);
            }
        }
        WhyAsk::Close
        | WhyAsk::Look(_)
        | WhyAsk::Choose(_)
        | WhyAsk::Point(_)
        | WhyAsk::Against(_)
        | WhyAsk::All(_)
        | WhyAsk::Sort(_) => {}
    }
}

/// Has the graph of the shown decision drawn in the window.
pub fn draw_graph(table: &mut Duel) {
    table.reasoning.tree_wanted = true;
}
