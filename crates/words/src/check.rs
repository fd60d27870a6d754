//! What the messages of a translation use, compared with those of English.

use std::collections::{BTreeSet, HashMap};

use fluent_bundle::FluentResource;
use fluent_syntax::ast::{CallArguments, Entry, Expression, InlineExpression, Pattern, PatternElement};

use crate::FileError;

/// What a message uses.
#[derive(Clone, Default, PartialEq, Eq, Debug)]
pub struct Uses {
    /// The places that are filled in, those of the messages it contains among them.
    pub places: BTreeSet<String>,
    /// Other messages, terms (with their dash) and functions (with their brackets).
    others: BTreeSet<String>,
}

/// Adds to the places of each message those of the messages it contains, one level deep: what is deeper is not counted, so that a file cannot
/// make it costly.
pub fn inherit_places(uses: &mut HashMap<String, Uses>) {
    let contained = |of: &Uses| -> BTreeSet<String> {
        let others = of.others.iter().filter_map(|other| uses.get(other));
        others.flat_map(|other| other.places.iter().cloned()).collect()
    };
    let more: Vec<(String, BTreeSet<String>)> =
        uses.iter().map(|(name, of)| (name.clone(), contained(of))).filter(|(_, more)| !more.is_empty()).collect();
    for (name, more) in more {
        if let Some(of) = uses.get_mut(&name) {
            of.places.extend(more);
        }
    }
}

/// What each message of these files uses, by its name. Terms are left out.
pub fn uses<'a>(resources: impl IntoIterator<Item = &'a FluentResource>) -> HashMap<String, Uses> {
    let entries = resources.into_iter().flat_map(FluentResource::entries);
    let messages = entries.filter_map(|entry| match entry {
        Entry::Message(message) => Some(message),
        _ => None,
    });
    messages
        .filter_map(|message| Some((message.id.name.to_owned(), Uses::in_pattern(message.value.as_ref()?))))
        .collect()
}

impl Uses {
    fn in_pattern(pattern: &Pattern<&str>) -> Self {
        let mut uses = Self::default();
        uses.pattern(pattern);
        uses
    }

    fn pattern(&mut self, pattern: &Pattern<&str>) {
        for element in &pattern.elements {
            if let PatternElement::Placeable { expression } = element {
                self.expression(expression);
            }
        }
    }

    fn expression(&mut self, expression: &Expression<&str>) {
        match expression {
            Expression::Inline(inline) => self.inline(inline),
            Expression::Select { selector, variants } => {
                self.inline(selector);
                variants.iter().for_each(|variant| self.pattern(&variant.value));
            }
        }
    }

    fn inline(&mut self, inline: &InlineExpression<&str>) {
        match inline {
            InlineExpression::StringLiteral { .. } | InlineExpression::NumberLiteral { .. } => {}
            InlineExpression::VariableReference { id } => {
                self.places.insert(id.name.to_owned());
            }
            InlineExpression::MessageReference { id, .. } => {
                self.others.insert(id.name.to_owned());
            }
            InlineExpression::TermReference { id, arguments, .. } => {
                self.others.insert(format!("-{}", id.name));
                arguments.iter().for_each(|arguments| self.arguments(arguments));
            }
            InlineExpression::FunctionReference { id, arguments } => {
                self.others.insert(format!("{}()", id.name));
                self.arguments(arguments);
            }
            InlineExpression::Placeable { expression } => self.expression(expression),
        }
    }

    fn arguments(&mut self, arguments: &CallArguments<&str>) {
        arguments.positional.iter().for_each(|argument| self.inline(argument));
        arguments.named.iter().for_each(|argument| self.inline(&argument.value));
    }
}

/// The messages of a translation that cannot be used, each with why: those that ask for what the program does not give. `known` holds what the
/// language itself has: messages, terms with their dash, functions with their brackets; `own` what its messages use.
pub fn faults(
    file: &str,
    resource: &FluentResource,
    english: &HashMap<String, Uses>,
    known: &BTreeSet<String>,
    own: &HashMap<String, Uses>,
) -> Vec<(String, FileError)> {
    let mut faults = Vec::new();
    let here = uses([resource]);
    for (name, uses) in here.keys().filter_map(|name| own.get_key_value(name)) {
        let given = english.get(name);
        let reason = match (given, uses.others.iter().find(|other| !known.contains(*other))) {
            (None, _) => "there is no such message; see the names in the English files".to_owned(),
            (_, Some(other)) => format!("there is no {other} to use; write it, or use another"),
            (Some(given), None) => match uses.places.iter().find(|place| !given.places.contains(*place)) {
                Some(place) => format!("nothing fills {{ ${place} }}; use what the English message uses"),
                None => continue,
            },
        };
        let byte = place_of(resource.source(), name);
        faults.push((name.clone(), FileError::at(file, resource.source(), byte, format!("{name}: {reason}"))));
    }
    faults.sort_by_key(|(_, error)| error.line);
    faults
}

/// Where a message begins, by its byte.
fn place_of(text: &str, name: &str) -> usize {
    let begins = |(at, _): &(usize, &str)| {
        let after = text[at + name.len()..].trim_start_matches(' ');
        (*at == 0 || text[..*at].ends_with('\n')) && after.starts_with('=')
    };
    text.match_indices(name).find(begins).map_or(0, |(at, _)| at)
}
