//! What can be chosen among the rules of a game, as data: from it the page of a setup, the words about a table, the command line's `--setup` and the
//! tables of the docs are made.

use crate::{Message, message};

/// One thing that can be chosen among the rules of a setup `S`. What is chosen from content, such as a map or ten cards, is no variant.
#[derive(Clone, Copy)]
pub struct Variant<S: 'static> {
    /// Its name where it is written, small letters and signs '_'; no other's of the game.
    pub id: &'static str,
    /// The message that heads it. Variants in a row with the same heading stand in one group.
    pub heading: &'static str,
    /// What may be chosen.
    pub values: Values<S>,
    /// Whether it has a place in a game by these rules. Where it has none it is neither offered nor told, and changes nothing.
    pub applies: fn(&S) -> bool,
}

/// What may be chosen of a variant.
#[derive(Clone, Copy)]
pub enum Values<S: 'static> {
    /// One of a few.
    Options(&'static [VariantOption<S>]),
    /// On or off.
    Switch(Switch<S>),
    /// A number.
    Number(Number<S>),
}

/// One of a few values. The first that a setup [has](Self::is) is the one that is chosen there.
#[derive(Clone, Copy)]
pub struct VariantOption<S> {
    /// Its name where it is written.
    pub id: &'static str,
    /// The messages of its name, and of what it means.
    pub words: [&'static str; 2],
    /// Whether a setup has it.
    pub is: fn(&S) -> bool,
    /// Chooses it; `None` for what rules are that have none of the others: that is told and not offered.
    pub set: Option<fn(&mut S)>,
}

/// Something that is on or off.
#[derive(Clone, Copy)]
pub struct Switch<S> {
    /// The messages of its name, and of what it means; that may be empty where the name says it.
    pub words: [&'static str; 2],
    /// Whether it is on.
    pub get: fn(&S) -> bool,
    /// Switches it.
    pub set: fn(&mut S, bool),
}

/// A number.
#[derive(Clone, Copy)]
pub struct Number<S> {
    /// The messages of its name, and of what it means; that may be empty where the name says it.
    pub words: [&'static str; 2],
    /// The least and the most that are offered.
    pub range: fn(&S) -> [u32; 2],
    /// How far a step of a hand goes.
    pub step: u32,
    /// Its value.
    pub get: fn(&S) -> u32,
    /// Chooses a value of its range.
    pub set: fn(&mut S, u32),
    /// What the other rules make of it by themselves, which is told as `usual`; its value where nothing does.
    pub usual: fn(&S) -> u32,
}

impl<S> VariantOption<S> {
    /// A value that can be chosen.
    pub const fn new(id: &'static str, words: [&'static str; 2], is: fn(&S) -> bool, set: fn(&mut S)) -> Self {
        Self { id, words, is, set: Some(set) }
    }
}

impl<S: 'static> Variant<S> {
    /// One of a few values.
    pub const fn options(id: &'static str, heading: &'static str, options: &'static [VariantOption<S>]) -> Self {
        Self { id, heading, values: Values::Options(options), applies: |_| true }
    }

    /// Something that is on or off.
    pub const fn switch(
        id: &'static str,
        heading: &'static str,
        words: [&'static str; 2],
        get: fn(&S) -> bool,
        set: fn(&mut S, bool),
    ) -> Self {
        Self { id, heading, values: Values::Switch(Switch { words, get, set }), applies: |_| true }
    }

    /// A number.
    pub const fn number(id: &'static str, heading: &'static str, number: Number<S>) -> Self {
        Self { id, heading, values: Values::Number(number), applies: |_| true }
    }

    /// The same only in games by such rules.
    #[must_use]
    pub const fn only(self, applies: fn(&S) -> bool) -> Self {
        Self { applies, ..self }
    }

    /// What is chosen in a setup, as it is written; `None` for what nobody can write.
    pub fn value(&self, setup: &S) -> Option<String> {
        match &self.values {
            Values::Options(options) => {
                let chosen = options.iter().find(|option| (option.is)(setup))?;
                chosen.set.map(|_| chosen.id.to_owned())
            }
            Values::Switch(switch) => Some(if (switch.get)(setup) { ON } else { OFF }.to_owned()),
            Values::Number(number) => Some((number.get)(setup).to_string()),
        }
    }

    /// The values that can be written in a setup: of a number the least and the most.
    pub fn written_values(&self, setup: &S) -> Vec<String> {
        match &self.values {
            Values::Options(options) => {
                options.iter().filter(|option| option.set.is_some()).map(|option| option.id.to_owned()).collect()
            }
            Values::Switch(_) => [OFF, ON].map(str::to_owned).to_vec(),
            Values::Number(number) => (number.range)(setup).map(|bound| bound.to_string()).to_vec(),
        }
    }

    /// All messages it is told with, names and meanings.
    pub fn messages(&self) -> Vec<&'static str> {
        let mut messages = vec![self.heading];
        match &self.values {
            Values::Options(options) => messages.extend(options.iter().flat_map(|option| option.words)),
            Values::Switch(Switch { words, .. }) | Values::Number(Number { words, .. }) => messages.extend(words),
        }
        messages.retain(|message| !message.is_empty());
        messages
    }

    /// Chooses a value by its name.
    ///
    /// # Errors
    /// It has no place in this setup, or there is no such value.
    pub fn choose(&self, setup: &mut S, value: &str) -> Result<(), Message> {
        if !(self.applies)(setup) {
            return Err(message!(
                "fault-variant-no_place",
                "{variant}: it has no place in a game by these rules; leave it out, or write before it what it goes with",
                variant = self.id
            ));
        }
        let chosen = match &self.values {
            Values::Options(options) => {
                let named = options.iter().find(|option| option.id == value);
                named.and_then(|option| option.set).map(|set| set(setup))
            }
            Values::Switch(switch) => [OFF, ON].contains(&value).then(|| (switch.set)(setup, value == ON)),
            Values::Number(number) => {
                let [least, most] = (number.range)(setup);
                let value = value.parse().ok().filter(|value| (least..=most).contains(value));
                value.map(|value| (number.set)(setup, value))
            }
        };
        let between = if matches!(self.values, Values::Number(_)) { " to " } else { ", " };
        chosen.ok_or_else(|| {
            message!(
                "fault-variant-no_value",
                "{variant}: there is no '{value}'; write one of: {known}",
                variant = self.id,
                value,
                known = self.written_values(setup).join(between)
            )
        })
    }
}

/// Brings numbers that other choices have left outside of what may be chosen back to the nearest that may.
pub fn settle<S>(variants: &[Variant<S>], setup: &mut S) {
    for variant in variants {
        if let Values::Number(number) = &variant.values
            && (variant.applies)(setup)
        {
            let ([least, most], value) = ((number.range)(setup), (number.get)(setup));
            if value < least || value > most {
                (number.set)(setup, value.max(least).min(most));
            }
        }
    }
}

const ON: &str = "on";
const OFF: &str = "off";

/// Chooses what is written as `id=value`, with commas between, one after the other: `victory=capitals,capitals=2`.
///
/// # Errors
/// The first part that cannot be read, names nothing, has no place there, or chooses what was chosen before.
pub fn choose<S>(variants: &[Variant<S>], setup: &mut S, written: &str) -> Result<(), Message> {
    let mut chosen: Vec<&str> = Vec::new();
    for part in written.split(',').map(str::trim) {
        let (id, value) = part.split_once('=').ok_or_else(|| {
            message!(
                "fault-variant-unreadable",
                "'{part}' cannot be read; write a variant and its value, such as id=value, or a setup in parentheses",
                part
            )
        })?;
        let known = || variants.iter().map(|variant| variant.id).collect::<Vec<_>>().join(", ");
        let variant = variants.iter().find(|variant| variant.id == id.trim()).ok_or_else(|| {
            message!(
                "fault-variant-unknown",
                "there is no variant '{id}'; there are: {known}",
                id = id.trim(),
                known = known()
            )
        })?;
        if chosen.contains(&variant.id) {
            return Err(message!(
                "fault-variant-twice",
                "{variant}: it is chosen twice; write it once",
                variant = variant.id
            ));
        }
        chosen.push(variant.id);
        variant.choose(setup, value.trim())?;
    }
    Ok(())
}

/// The values of a field of a setup, each by its id, its words and what the field is then.
#[macro_export]
macro_rules! field_options {
    ($setup:ty, $field:ident, $($id:literal $words:tt $value:expr;)+) => {
        &[$($crate::variants::VariantOption::new(
            $id,
            $words,
            |setup: &$setup| setup.$field == $value,
            |setup: &mut $setup| setup.$field = $value,
        )),+]
    };
}

/// A field of a setup that is on or off, by its id, its heading and its words.
#[macro_export]
macro_rules! field_switch {
    ($setup:ty, $field:ident, $id:literal, $heading:expr, $words:expr) => {
        $crate::variants::Variant::switch(
            $id,
            $heading,
            $words,
            |setup: &$setup| setup.$field,
            |setup: &mut $setup, on| setup.$field = on,
        )
    };
}
