//! What can be chosen among the rules of a game: told without its types, and as setups that have a name.

use std::ops::RangeInclusive;

use serde::Serialize;
use tabletop::{
    Game,
    variants::{Values, Variant, choose},
};

use crate::{GameModule, LabError, Library, NamedSetup};

/// A variant of a game's rules, as a command line and the docs tell it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct VariantInfo {
    /// Its name in `--setup`.
    pub id: &'static str,
    /// The message that heads it.
    pub heading: &'static str,
    /// Its values; of a number the least and the most.
    pub values: Vec<ValueInfo>,
    /// Whether the values are the bounds of a number.
    pub number: bool,
    /// The value of the classic rules, where they have one.
    pub classic: Option<String>,
    /// What it applies with, where the classic rules leave no place for it: other variants and their values, and numbers of seats.
    pub with: Vec<String>,
    /// What leaves no place for it, where the classic rules do.
    pub without: Vec<String>,
}

/// A value of a variant.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct ValueInfo {
    /// As it is written.
    pub id: String,
    /// The messages of its name and its meaning; empty where there is none.
    pub words: [&'static str; 2],
}

type SetupOf<M> = <<M as GameModule>::Game as Game>::Setup;

/// The classic rules at each number of seats.
fn classics<M: GameModule>(module: &M, library: &Library) -> Result<Vec<(usize, SetupOf<M>)>, LabError> {
    let classic = module
        .resolve(module.setup(), library)
        .map_err(|faults| LabError::Input(faults.into_iter().map(|fault| fault.problem).collect()))?;
    let seated = |seats| (seats, module.with_seats(classic.clone(), seats));
    Ok(module.info().seats.map(seated).collect())
}

/// The variants of a game, in the order in which they are chosen.
///
/// # Errors
/// [`LabError::Input`] where the content its classic rules are made of cannot be read.
pub fn variants_of<M: GameModule>(module: &M, library: &Library) -> Result<Vec<VariantInfo>, LabError> {
    let variants = <M::Game as Game>::variants();
    let classics = classics(module, library)?;
    // The classic rules have more seats than the fewest, where two are a case of their own.
    let Some((_, classic)) = classics.last() else { return Ok(Vec::new()) };
    let tell = |variant: &Variant<SetupOf<M>>| {
        let applies = (variant.applies)(classic);
        let mut turned = Vec::new();
        for other in variants.iter().filter(|other| other.id != variant.id && (other.applies)(classic)) {
            for value in other.written_values(classic) {
                let mut setup = classic.clone();
                let chosen = other.choose(&mut setup, &value).is_ok();
                if chosen && (variant.applies)(&setup) != applies {
                    turned.push(format!("{}={value}", other.id));
                }
            }
        }
        let at = classics.iter().filter(|(_, setup)| (variant.applies)(setup) != applies).map(|(at, _)| *at);
        turned.extend(at.map(|at| format!("{at} seats")));
        let (with, without) = if applies { (Vec::new(), turned) } else { (turned, Vec::new()) };
        VariantInfo {
            id: variant.id,
            heading: variant.heading,
            values: values(variant, classic),
            number: matches!(variant.values, Values::Number(_)),
            classic: variant.value(classic),
            with,
            without,
        }
    };
    Ok(variants.iter().map(tell).collect())
}

fn values<S>(variant: &Variant<S>, setup: &S) -> Vec<ValueInfo> {
    let words = |id: &str| match &variant.values {
        Values::Options(options) => {
            options.iter().find(|option| option.id == id).map_or([""; 2], |option| option.words)
        }
        Values::Switch(switch) => switch.words,
        Values::Number(number) => number.words,
    };
    variant.written_values(setup).into_iter().map(|id| ValueInfo { words: words(&id), id }).collect()
}

/// Setups by name that together use every value of every variant which is no number: the classic one, each value that it has not, at the seats where that has a
/// place, and `combined` ones, each as it is written in `--setup`.
///
/// # Errors
/// [`LabError::Input`] where the content the classic rules are made of cannot be read.
pub fn named_setups<M: GameModule>(
    module: &M,
    library: &Library,
    combined: &[(&str, &str)],
) -> Result<Vec<NamedSetup>, LabError> {
    let variants = <M::Game as Game>::variants();
    let classics = classics(module, library)?;
    let mut setups = vec![NamedSetup::new("classic", "()")];
    let mut add = |id: &str, written: &str| {
        let changes = |classic: &SetupOf<M>| {
            let mut setup = classic.clone();
            choose(variants, &mut setup, written).is_ok() && setup != *classic
        };
        let fitting: Vec<usize> = classics.iter().filter(|(_, classic)| changes(classic)).map(|(at, _)| *at).collect();
        if let (Some(first), Some(last)) = (fitting.first(), fitting.last()) {
            let setup = NamedSetup::new(&id.replace('_', "-"), written);
            let all = fitting.len() == classics.len();
            setups.push(if all { setup } else { setup.for_seats(RangeInclusive::new(*first, *last)) });
        }
    };
    for variant in variants {
        let known = classics.iter().flat_map(|(_, classic)| variant.written_values(classic)).collect::<Vec<_>>();
        let mut told = Vec::new();
        for value in known.into_iter().filter(|_| !matches!(variant.values, Values::Number(_))) {
            if !told.contains(&value) {
                let id = match value.as_str() {
                    "on" => variant.id.to_owned(),
                    "off" => format!("no-{}", variant.id),
                    value => format!("{}-{value}", variant.id),
                };
                add(&id, &format!("{}={value}", variant.id));
                told.push(value);
            }
        }
    }
    combined.iter().for_each(|(id, written)| add(id, written));
    Ok(setups)
}
