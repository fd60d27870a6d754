//! The decision in a plain sentence: what was done, and what spoke for it more than for the next best.
//!
//! A sentence is made of the terms alone. Of each it is asked how much more it gave the played action than the best of the others; the term
//! that gave most is said, and a second one where it gave at least half as much. How a term is said stands in the words under `say.` and
//! its name; where one counts against an action, so that less of it is better, under `say.less.` and its name.

use super::model::{Choice, WhyModel};
use crate::text::Words;

/// How much of the first term's lead a second one must have to be said, too.
const ALSO: f64 = 0.5;

/// A decision as whoever made it would tell it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Sentence {
    /// What was done.
    pub done: String,
    /// Why, in a sentence.
    pub because: String,
    /// What else would have been next, where there was a choice.
    pub rather_than: Option<String>,
}

/// The decision as whoever made it would tell it.
pub fn sentence(words: &Words, model: &WhyModel) -> Sentence {
    let Some(played) = model.played() else {
        return Sentence { done: String::new(), because: model.headline.clone(), rather_than: None };
    };
    let chosen = &model.candidates[played];
    let other = (0..model.candidates.len()).find(|rank| *rank != played).map(|rank| &model.candidates[rank]);
    let reasons = other.map_or_else(Vec::new, |other| leads(model, chosen, other));
    let said: Vec<String> = reasons.iter().filter_map(|(term, less)| phrase(words, model, term, *less)).collect();
    let because = match (&said[..], other) {
        (_, None) => words.get("say.forced").to_owned(),
        ([], _) => words.get("say.alike").to_owned(),
        ([one], _) => one.clone(),
        ([one, two, ..], _) => words.with("say.and", &[("one", one), ("two", two)]),
    };
    let mut letters = because.chars();
    let because: String = letters.next().into_iter().flat_map(char::to_uppercase).chain(letters).collect();
    Sentence {
        done: chosen.label.clone(),
        because: words.with("say.because", &[("because", &because)]),
        rather_than: other.map(|other| words.with("say.rather", &[("other", &other.label)])),
    }
}

/// The names of the terms that gave the chosen one most over the other, at most two, each with whether less of it was better.
fn leads(model: &WhyModel, chosen: &Choice, other: &Choice) -> Vec<(String, bool)> {
    let sum = |choice: &Choice, term: usize| -> f64 {
        choice.parts.iter().filter(|part| part.term == term).map(|part| part.value).sum()
    };
    let mut leads: Vec<(usize, f64)> =
        (0..model.terms.len()).map(|term| (term, sum(chosen, term) - sum(other, term))).collect();
    leads.retain(|(_, lead)| *lead > 0.0);
    leads.sort_by(|a, b| b.1.total_cmp(&a.1).then(a.0.cmp(&b.0)));
    let most = leads.first().map_or(0.0, |(_, lead)| *lead);
    let said = leads.into_iter().take(2).filter(|(_, lead)| *lead >= ALSO * most);
    said.map(|(term, _)| {
        let mut parts = [other, chosen].into_iter().flat_map(|choice| &choice.parts).filter(|part| part.term == term);
        let less = parts.any(|part| part.weight.map_or(part.value < 0.0, |weight| weight < 0.0));
        (model.terms[term].clone(), less)
    })
    .collect()
}

/// How a term is said where it spoke for what was done; `None` where nobody has said how.
fn phrase(words: &Words, model: &WhyModel, term: &str, less: bool) -> Option<String> {
    let (key, rest) = key_of(words, term, less)?;
    let it = words.get("say.it").to_owned();
    let place = model.place.as_ref().unwrap_or(&it);
    Some(words.with(&key, &[("place", place), ("rest", &rest)]))
}

/// The key under which a term is said, and what of its name is not in the key: a name that ends in another, such as that of a place, is
/// said by what comes before.
pub fn key_of(words: &Words, term: &str, less: bool) -> Option<(String, String)> {
    let parts: Vec<&str> = term.split(' ').collect();
    (1..=parts.len()).rev().find_map(|count| {
        let slug: String = parts[..count].join("_").chars().filter(|c| c.is_alphanumeric() || *c == '_').collect();
        let slug = slug.to_lowercase();
        let keys = [format!("say.less.{slug}"), format!("say.{slug}")];
        let key = keys.into_iter().skip(usize::from(!less)).find(|key| words.has(key))?;
        Some((key, parts[count..].join(" ")))
    })
}

/// What a decision tells that points at no place of a board, such as how many armies move on, beside one that does.
const PLACELESS: f64 = 0.25;

/// How telling a decision is (0 and more): how far the best of what was weighed stands out from the second, as a share of the way from the
/// best to the worst, times the logarithm of how many there were to choose from; less where it points at nothing on the board. One without a
/// choice tells nothing.
pub fn telling(reasons: &tabletop::Explanation) -> f64 {
    let mut scores: Vec<f64> = reasons.candidates.iter().map(|candidate| candidate.score).collect();
    scores.sort_by(|a, b| b.total_cmp(a));
    let ([best, second, ..], Some(worst)) = (&scores[..], scores.last()) else { return 0.0 };
    let spread = best - worst;
    let apart = if spread > 0.0 { (best - second) / spread } else { 0.0 };
    let placeless = reasons.candidates.iter().any(|candidate| candidate.chosen && candidate.marks.is_empty());
    apart * (scores.len() as f64).ln() * if placeless { PLACELESS } else { 1.0 }
}

#[cfg(test)]
mod tests {
    use tabletop::{Candidate, Explanation, Seat, Term};

    use super::*;
    use crate::theme::Palette;

    fn explanation(played: &[(&str, f64, Option<f64>)], other: Option<&[(&str, f64, Option<f64>)]>) -> Explanation {
        let candidate = |label: &str, terms: &[(&str, f64, Option<f64>)], chosen| Candidate {
            label: label.to_owned(),
            score: terms.iter().map(|(_, value, _)| value).sum(),
            terms: terms.iter().map(|&(name, value, weight)| Term { name: name.to_owned(), value, weight }).collect(),
            chosen,
            ..Candidate::default()
        };
        let mut candidates = vec![candidate("Attack Brazil from Peru", played, true)];
        candidates.extend(other.map(|other| candidate("Stop attacking", other, false)));
        Explanation { candidates, ..Explanation::default() }
    }

    fn said(explanation: &Explanation) -> String {
        let mut model = WhyModel::new(explanation, Seat(0), "Anna", |seat| Palette::default().livery(seat.0));
        model.place = Some("Brazil".to_owned());
        sentence(&Words::english(), &model).because
    }

    #[test]
    fn the_term_that_decided_is_said_and_another_one_if_it_did() {
        let odds = said(&explanation(
            &[("chance to conquer", 0.9, None), ("share of its continent with it", 0.1, Some(0.2))],
            Some(&[("chance to conquer", 0.4, None)]),
        ));
        let continent = said(&explanation(
            &[("chance to conquer", 0.5, None), ("share of its continent with it", 0.4, Some(0.4))],
            Some(&[("chance to conquer", 0.5, None)]),
        ));
        assert!(odds.ends_with('.') && odds != continent, "{odds}");
        let both = said(&explanation(
            &[("chance to conquer", 0.9, None), ("share of its continent with it", 0.4, Some(0.4))],
            Some(&[("chance to conquer", 0.4, None)]),
        ));
        assert!(both.contains(" and ") && both.len() > odds.len(), "{both}");
    }

    #[test]
    fn what_counts_against_an_action_is_said_as_what_it_lacks() {
        let many = said(&explanation(&[("armies there", 3.0, Some(1.0))], Some(&[("armies there", 1.0, Some(1.0))])));
        let few =
            said(&explanation(&[("armies there", -1.0, Some(-1.0))], Some(&[("armies there", -3.0, Some(-1.0))])));
        assert_ne!(many, few);
        assert!(few.contains("weakly held"), "{few}");
    }

    #[test]
    fn a_forced_decision_says_so_and_tells_nothing() {
        let forced = explanation(&[("armies", 3.0, None)], None);
        assert!(said(&forced).contains("nothing else"), "{}", said(&forced));
        assert_eq!(telling(&forced), 0.0);
        let alike = explanation(&[("armies", 3.0, None)], Some(&[("armies", 3.0, None)]));
        assert_eq!(telling(&alike), 0.0);
        let clear = explanation(&[("armies", 9.0, None)], Some(&[("armies", 3.0, None)]));
        assert!(telling(&clear) > 0.0);
    }
}
