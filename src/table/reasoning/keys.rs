//! What is asked for in the panel and by its keys.

use bevy::prelude::*;

use super::{advice::Advice, refresh::chosen_adviser};
use crate::{
    input::Actions,
    keys::Action as Key,
    settings::Settings,
    shell::{Notices, Overlays},
    table::{LabContent, Table, TableGame, WhyFocus, why::WhyAsk},
};

/// The keys of the panel. While it is open, the keys for more and fewer go through the candidates, digits choose one where the
/// game has no use for them, and the one that leads back closes it.
pub fn keys<T: TableGame>(
    mut actions: ResMut<Actions>,
    overlays: Overlays,
    mut table: ResMut<Table<T>>,
    content: Res<T::Content>,
    mut settings: ResMut<Settings>,
    mut notices: ResMut<Notices>,
) {
    let keys = [Key::Why, Key::Hint, Key::Back, Key::Fewer, Key::More];
    if overlays.any() || !(actions.digit().is_some() || keys.iter().any(|key| actions.just(*key))) {
        return;
    }
    let table = &mut *table;
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
            table.carry_out_reason(WhyAsk::Look(WhyFocus::Hint), &content, &mut settings, &mut notices);
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
    if !T::DIGITS
        && let Some(digit) = actions.digit()
        && usize::from(digit) <= model.candidates.len()
    {
        table.why.choose(usize::from(digit) - 1);
    }
}

impl<T: TableGame> Table<T> {
    /// Does what is asked for in the panel.
    pub fn carry_out_reason(
        &mut self,
        ask: WhyAsk,
        content: &T::Content,
        settings: &mut Settings,
        notices: &mut Notices,
    ) {
        let model = self.reasoning.open().cloned();
        self.why.carry_out(ask, model.as_deref());
        match ask {
            WhyAsk::Earlier | WhyAsk::Later => {
                if let Some(step) = self.neighbour(ask == WhyAsk::Later) {
                    self.why.ask(step);
                }
            }
            WhyAsk::Graph => self.reasoning.graph_wanted = true,
            WhyAsk::Honesty => self.reasoning.asked_again.wanted = self.reasoning.step(),
            WhyAsk::Adviser(at) => {
                if let Some(adviser) = content.advisers().get(at) {
                    settings.choose_adviser(&adviser.name);
                    self.ask_for_advice(content, settings, notices);
                }
            }
            WhyAsk::Advice => self.ask_for_advice(content, settings, notices),
            // One press asks, too.
            WhyAsk::Look(WhyFocus::Hint) => {
                if self.reasoning.advice.is_none() {
                    self.ask_for_advice(content, settings, notices);
                }
            }
            WhyAsk::Stop => self.reasoning.advice = None,
            WhyAsk::Do => {
                let advised = model.filter(|_| self.reasoning.advice.is_some()).and_then(|model| {
                    let candidate = model.candidates.get(self.why.shown(&model))?;
                    T::advised(self, candidate.action.clone())
                });
                if let Some(action) = advised {
                    self.act(action, notices);
                }
            }
            WhyAsk::Close
            | WhyAsk::Look(WhyFocus::Latest | WhyFocus::Step(_))
            | WhyAsk::Choose(_)
            | WhyAsk::Point(_)
            | WhyAsk::Against(_)
            | WhyAsk::All(_)
            | WhyAsk::Every(_)
            | WhyAsk::Detail(_)
            | WhyAsk::Sort(_) => {}
        }
    }

    /// Asks the adviser that was chosen what it would do in place of the person to act, where there is a choice.
    fn ask_for_advice(&mut self, content: &T::Content, settings: &Settings, notices: &mut Notices) {
        // The hint is about the table as it is.
        self.come_back();
        let advisers = content.advisers();
        let Some(adviser) = advisers.get(chosen_adviser::<T>(content, settings)).filter(|_| self.offers_hint()) else {
            return;
        };
        match Advice::ask(self, &adviser.name) {
            Ok(advice) => {
                // Another answer to the same question may come before the next frame: it must be told from this one.
                self.reasoning.made_for = None;
                self.why.forget();
                self.reasoning.advice = advice;
            }
            Err(problem) => notices.failed(problem),
        }
    }
}
