//! The variants of a game on the page of its setup, and in words.

use bevy_egui::egui::{self, Ui};
use tabletop::variants::{Number, Switch, Values, Variant, settle};

use crate::{
    text::{Value, Words, variant},
    theme::{Type, color::IVORY_DIM, metrics},
    ui::widgets,
};

/// Controls for all variants that apply to these rules, group by group, each with what the chosen value means.
pub fn variant_controls<S>(ui: &mut Ui, words: &Words, variants: &[Variant<S>], rules: &mut S) {
    for group in variants.chunk_by(|one, next| one.heading == next.heading) {
        if !group.iter().any(|variant| (variant.applies)(rules)) {
            continue;
        }
        widgets::group(ui, words.get(group[0].heading), "", |ui| {
            // What is said of a choice stands under the numbers that belong to it, which say nothing of their own.
            let mut note = String::new();
            for variant in group {
                if (variant.applies)(rules) {
                    if !note.is_empty() && !meaning(words, variant, rules).is_empty() {
                        widgets::note(ui, &std::mem::take(&mut note));
                        ui.add_space(metrics::GAP / 2.0);
                    }
                    if control(ui, words, variant, rules) {
                        settle(variants, rules);
                    }
                    let text = meaning(words, variant, rules);
                    if !text.is_empty() {
                        note = text;
                    }
                }
            }
            if !note.is_empty() {
                widgets::note(ui, &note);
            }
        });
    }
}

/// The control of a variant. Tells whether something was chosen.
fn control<S>(ui: &mut Ui, words: &Words, variant: &Variant<S>, rules: &mut S) -> bool {
    match &variant.values {
        Values::Options(options) => {
            let mut chosen = options.iter().position(|option| (option.is)(rules));
            let offered = options.iter().enumerate().filter(|(_, option)| option.set.is_some());
            let offered: Vec<_> = offered.map(|(at, option)| (Some(at), words.get(option.words[0]))).collect();
            if widgets::segmented(ui, &mut chosen, &offered)
                && let Some(set) = chosen.and_then(|at| options[at].set)
            {
                set(rules);
                return true;
            }
            false
        }
        Values::Switch(Switch { words: [name, _], get, set }) => {
            let mut on = get(rules);
            let changed = widgets::switch(ui, &mut on, words.get(name)).changed();
            if changed {
                set(rules, on);
            }
            changed
        }
        Values::Number(number) => {
            let before = (number.get)(rules);
            let after = stepper(ui, words.get(number.words[0]), before, (number.range)(rules), number.step);
            if after != before {
                (number.set)(rules, after);
            }
            after != before
        }
    }
}

/// What the chosen value means, or the variant where that is a switch or a number; empty where the name says it.
fn meaning<S>(words: &Words, variant: &Variant<S>, rules: &S) -> String {
    let (message, usual) = match &variant.values {
        Values::Options(options) => {
            (options.iter().find(|option| (option.is)(rules)).map_or("", |option| option.words[1]), 0)
        }
        Values::Switch(switch) => (switch.words[1], 0),
        Values::Number(number) => (number.words[1], (number.usual)(rules)),
    };
    let values: [(&str, &dyn Value); 1] = [("usual", &usual)];
    if message.is_empty() { String::new() } else { words.with(message, &values) }
}

/// What a table plays by: each variant that applies, where it is no switch that is off, with what it means.
pub fn variants_told<S>(words: &Words, variants: &[Variant<S>], rules: &S) -> Vec<(String, String)> {
    let told = |of: &Variant<S>| {
        let note = meaning(words, of, rules);
        match &of.values {
            Values::Options(options) => {
                let chosen = options.iter().find(|option| (option.is)(rules))?;
                Some(variant(words, of.heading, words.get(chosen.words[0]), &note))
            }
            Values::Switch(Switch { words: [name, _], get, .. }) => {
                get(rules).then(|| (words.get(name).to_owned(), note))
            }
            Values::Number(Number { words: [name, _], get, .. }) => {
                Some(variant(words, name, &get(rules).to_string(), &note))
            }
        }
    };
    variants.iter().filter(|variant| (variant.applies)(rules)).filter_map(told).collect()
}

/// A number and its name: side by side, or below each other where text is large for the panel. Returns what it is now.
fn stepper(ui: &mut Ui, name: &str, mut value: u32, [least, most]: [u32; 2], step: u32) -> u32 {
    /// Width of a stepper, in heights of plain text.
    const STEPPER: f32 = 9.5;
    let text = Type::Body.text(name).color(IVORY_DIM.egui());
    let height = ui.text_style_height(&Type::Body.style());
    let extend = Some(egui::TextWrapMode::Extend);
    let galley = egui::WidgetText::from(text.clone()).into_galley(ui, extend, f32::INFINITY, Type::Body.style());
    let beside = galley.size().x + STEPPER * height <= ui.available_width();
    let content = |ui: &mut Ui| {
        ui.label(text);
        widgets::stepper(ui, name, &mut value, least, most, step);
    };
    if beside {
        ui.horizontal(content).inner
    } else {
        content(ui)
    }
    value
}
