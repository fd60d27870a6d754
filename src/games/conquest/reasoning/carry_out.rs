//! What is asked for in the panel and by its keys.

use bevy::prelude::*;
use risk::Action;

use super::{advice::Advice, follow::neighbour};
use crate::{
    games::conquest::Content,
    games::conquest::{play, state::Match},
    input::Actions,
    keys::Action as Key,
    settings::Settings,
    shell::{Notices, Overlays},
    table::{WhyFocus, why::WhyAsk},
};

/// The keys of the panel. While it is open, the keys for more and fewer go through the candidates, digits choose one, and the
/// one that leads back closes it.
pub fn keys(
    mut actions: ResMut<Actions>,
    overlays: Overlays,
    mut table: ResMut<Match>,
    content: Res<Content>,
    mut settings: ResMut<Settings>,
    mut notices: ResMut<Notices>,
) {
    if overlays.any() {
        return;
    }
    if actions.take(Key::Why) {
        let table = &mut *table;
        match table.why.is_open() && table.why.focus() == WhyFocus::Hint {
            true => table.why.look(WhyFocus::Latest),
            false => table.why.toggle(),
        }
    }
    if actions.take(Key::Hint) {
        if table.why.is_open() && table.why.focus() == WhyFocus::Hint {
            table.why.close();
        } else {
            carry_out(WhyAsk::Look(WhyFocus::Hint), &mut table, &content, &mut settings, &mut notices);
            if table.reasoning.advice.is_none() {
                carry_out(WhyAsk::Advice, &mut table, &content, &mut settings, &mut notices);
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
    if let Some(digit) = actions.digit()
        && usize::from(digit) <= model.candidates.len()
    {
        table.why.choose(usize::from(digit) - 1);
    }
}

/// Does what is asked for in the panel.
pub fn carry_out(ask: WhyAsk, table: &mut Match, content: &Content, settings: &mut Settings, notices: &mut Notices) {
    let model = table.reasoning.open().cloned();
    table.why.carry_out(ask, model.as_deref());
    match ask {
        WhyAsk::Earlier | WhyAsk::Later => {
            if let Some(step) = neighbour(table, ask == WhyAsk::Later) {
                table.why.ask(step);
            }
        }
        WhyAsk::Graph => table.reasoning.graph_wanted = true,
        WhyAsk::Adviser(at) => {
            if let Some(opponent) = content.opponents.get(at) {
                settings.adviser.clone_from(&opponent.name);
            }
        }
        WhyAsk::Advice => {
            let chosen = content.opponents.iter().find(|opponent| opponent.name == settings.adviser);
            let Some(adviser) = chosen.or(content.opponents.last()) else { return };
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
                serde_json::from_value::<Action>(candidate.action.clone()).ok()
            });
            if let Some(action) = advised {
                play::act(table, action, notices);
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
