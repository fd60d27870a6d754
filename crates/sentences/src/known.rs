//! What is known where a term is to be said: the facts of both actions, and what the term itself measured.

use std::borrow::Cow;
use std::collections::BTreeMap;

use tabletop::{Argument, Candidate, Message, Term};

/// How far two scores may lie apart and still count as equal, as a share of the larger one.
const ROUNDING: f64 = 1e-9;

/// The name of a term among sentences. One that a program from outside made up has no id, so its words stand for one.
pub fn term_id(name: &Message) -> String {
    let slug = |text: &str| -> String {
        let kept = text.replace(' ', "_");
        kept.chars().filter(|sign| sign.is_alphanumeric() || *sign == '_').collect::<String>().to_lowercase()
    };
    name.id.strip_prefix("term-").map_or_else(|| slug(&name.text), str::to_owned)
}

/// The facts that conditions and words of one sentence may use:
///
/// - those of the action that was played, by their names;
/// - those of the action it is compared with, after `other_`;
/// - those that the term brings along, in place of the action's own of the same names: the names in its name, and what it measured;
/// - `measure` and `percent_of_one`: what the term measured, as it is and a hundred times it; the same of the other after `other_`;
/// - `counts_against`, where more of it is worse; `tops`, where it gave nothing else as much that was weighed; `alone`, where nothing else was
///   weighed.
pub(crate) type Known = BTreeMap<Cow<'static, str>, Argument>;

/// An action that was played beside another.
#[derive(Clone, Copy)]
pub(crate) struct Pair<'e> {
    pub chosen: &'e Candidate,
    pub other: Option<&'e Candidate>,
    /// All that was weighed.
    pub all: &'e [Candidate],
}

impl<'e> Pair<'e> {
    /// How much more the term of that name gave the one that was played than the other, or at all where there is no other.
    pub fn lead(&self, name: &Message) -> f64 {
        let sum = |candidate, counterpart| value(&terms_of(candidate, counterpart, name));
        sum(self.chosen, self.other) - self.other.map_or(0.0, |other| sum(other, Some(self.chosen)))
    }

    /// The names of the terms of both. What the one that was played has under another name, such as another rival's, goes by that.
    pub fn names(&self) -> Vec<&'e Message> {
        let mut names: Vec<&Message> = Vec::new();
        for term in self.chosen.terms.iter().chain(self.other.into_iter().flat_map(|other| &other.terms)) {
            let own = terms_of(self.chosen, self.other, &term.name);
            let name = own.first().map_or(&term.name, |own| &own.name);
            if !names.contains(&name) {
                names.push(name);
            }
        }
        names
    }

    /// What is known of the term of that name.
    pub fn known(&self, name: &Message) -> Known {
        let mut known = Known::new();
        let both = [("", Some(self.chosen), self.other), ("other_", self.other, Some(self.chosen))];
        for (prefix, candidate, counterpart) in both {
            let Some(candidate) = candidate else { continue };
            let term = terms_of(candidate, counterpart, name).into_iter().next();
            let named = term.into_iter().flat_map(|term| &term.name.arguments);
            let brought = term.into_iter().flat_map(|term| term.facts.iter());
            for (fact, argument) in candidate.facts.iter().chain(named).chain(brought) {
                known.insert(format!("{prefix}{fact}").into(), argument.clone());
            }
            if let Some(measure) = term.map(measure) {
                let decimals = if measure.fract() == 0.0 || measure.abs() >= 20.0 { 0 } else { 1 };
                known.insert(format!("{prefix}measure").into(), Argument::Decimal { value: measure, decimals });
                known.insert(format!("{prefix}percent_of_one").into(), percent_of_one(measure));
            }
        }
        let against = both.into_iter().any(|(_, candidate, counterpart)| {
            let terms = candidate.map_or_else(Vec::new, |candidate| terms_of(candidate, counterpart, name));
            terms.iter().any(|term| term.weight.map_or(term.value < 0.0, |weight| weight < 0.0))
        });
        let gave = |candidate| value(&terms_of(candidate, None, name));
        let tops = self.all.iter().all(|candidate| candidate.chosen || gave(candidate) < gave(self.chosen));
        for (fact, so) in [("counts_against", against), ("tops", tops), ("alone", self.other.is_none())] {
            known.insert(Cow::Borrowed(fact), Argument::Whole(so.into()));
        }
        known
    }
}

/// The terms of an action that go with a name: those of that name, or, where there are none, the one term of the same id, if both actions
/// have one each. So what is said of the best rival is compared although it is another one.
fn terms_of<'c>(candidate: &'c Candidate, counterpart: Option<&Candidate>, name: &Message) -> Vec<&'c Term> {
    let named: Vec<&Term> = candidate.terms.iter().filter(|term| term.name == *name).collect();
    let alike = |of: &Candidate| of.terms.iter().filter(|term| term.name.id == name.id).count() == 1;
    if named.is_empty() && !name.id.is_empty() && alike(candidate) && counterpart.is_some_and(alike) {
        return candidate.terms.iter().filter(|term| term.name.id == name.id).collect();
    }
    named
}

fn value(terms: &[&Term]) -> f64 {
    terms.iter().map(|term| term.value).sum()
}

/// A measure in whole per cent; in tenths where it would else be nothing or all that it is not.
fn percent_of_one(measure: f64) -> Argument {
    let whole = (100.0 * measure).round();
    let certain = measure <= 0.0 || measure >= 1.0;
    if certain || (1.0..=99.0).contains(&whole) {
        Argument::Whole(whole as i64)
    } else {
        Argument::Decimal { value: tabletop::percent(measure), decimals: 1 }
    }
}

/// What a term measured.
fn measure(term: &Term) -> f64 {
    match term.weight {
        Some(weight) if weight != 0.0 => term.value / weight,
        _ => term.value,
    }
}

/// Whether one score is greater than another by more than rounding.
pub(crate) fn exceeds(one: f64, other: f64) -> bool {
    one - other > ROUNDING * one.abs().max(other.abs())
}
