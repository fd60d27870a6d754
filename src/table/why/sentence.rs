//! The decision in a plain sentence: what was done, and what spoke for it more than for the next best.
//!
//! A sentence is made of the terms alone. Of each it is asked how much more it gave the played action than the best of the others that
//! differs in them; the term that gave most is said, and a second one where it gave at least half as much. How a term is said stands in
//! the words:
//!
//! - under `say-` and its id;
//! - under `say-less-` and its id where it counts against an action, so that less of it is better;
//! - under `say-only-` and its id where it explains nothing, such as a whim: it is said first only where there is no other;
//! - under `voice-` with the id of a persona, and the same after it, where the persona says it in a way of its own.

use super::model::{Choice, WhyModel};
use crate::text::{Words, capitalised};

/// How much of the first term's lead a second one must have to be said, too.
const ALSO: f64 = 0.5;
/// How keys of words begin that explain nothing.
const ONLY: &str = "say-only-";

/// A decision as whoever made it would tell it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Sentence {
    /// What was done.
    pub done: String,
    /// Why, in a sentence or two.
    pub because: String,
    /// What else would have been next, where there was a choice.
    pub rather_than: Option<String>,
}

impl Sentence {
    /// Why, in quotation marks.
    pub fn quoted(&self, words: &Words) -> String {
        words.with("say-quoted", &[("said", &self.because)])
    }
}

/// The decision as whoever made it would tell it.
pub fn sentence(words: &Words, model: &WhyModel) -> Sentence {
    let Some(played) = model.played() else {
        return Sentence { done: String::new(), because: model.headline.clone(), rather_than: None };
    };
    let chosen = &model.candidates[played];
    let others = || (0..model.candidates.len()).filter(|rank| *rank != played).map(|rank| &model.candidates[rank]);
    let compared = others().map(|other| (other, leads(words, model, chosen, other)));
    // What is alike in every term says nothing of why, but what lies behind both does.
    let decided = compared.into_iter().find(|(_, reasons)| !reasons.is_empty());
    let other = decided.as_ref().map(|(other, _)| *other).or_else(|| others().next());
    let because = match decided.as_ref().map(|(_, reasons)| &reasons[..]) {
        Some([one, two, ..]) => besides(words, &said(words, model, one), &two.plainly(words, model)),
        Some([one]) => said(words, model, one),
        _ if other.is_none() => in_voice(words, model, "forced"),
        _ => in_voice(words, model, "alike"),
    };
    Sentence {
        done: chosen.label.clone(),
        because: ended(words, &capitalised(&because)),
        rather_than: other.map(|other| words.with("say-rather", &[("other", &other.label)])),
    }
}

/// A term that spoke for an action.
struct Reason {
    /// The key of the words for it.
    key: String,
    /// What the term is about, where it names something.
    about: String,
}

impl Reason {
    /// In words of anybody.
    fn plainly(&self, words: &Words, model: &WhyModel) -> String {
        self.fill(words, model, &self.key)
    }

    fn fill(&self, words: &Words, model: &WhyModel, key: &str) -> String {
        let place = model.place.as_deref().unwrap_or_else(|| words.get("say-it"));
        words.with(key, &[("place", &place), ("about", &self.about)])
    }
}

/// A reason in the words of whoever decided.
fn said(words: &Words, model: &WhyModel, reason: &Reason) -> String {
    match voiced(words, model, reason.key.trim_start_matches("say-")) {
        Some(key) => reason.fill(words, model, &key),
        None => reason.plainly(words, model),
    }
}

/// What is said where no term is, in the words of whoever decided.
fn in_voice(words: &Words, model: &WhyModel, what: &str) -> String {
    let key = voiced(words, model, what).unwrap_or_else(|| format!("say-{what}"));
    words.get(&key).to_owned()
}

/// The key of a persona's own words for something.
fn voiced(words: &Words, model: &WhyModel, what: &str) -> Option<String> {
    let voice = model.voice.as_ref()?;
    let key = format!("voice-{voice}-{what}");
    words.has(&key).then_some(key)
}

/// Two reasons as one saying: in one sentence, unless the first ends one of its own.
fn besides(words: &Words, one: &str, two: &str) -> String {
    if one.contains(['.', '!', '?']) {
        words.with("say-besides", &[("one", &ended(words, one)), ("two", &two)])
    } else {
        words.with("say-and", &[("one", &one), ("two", &two)])
    }
}

/// With a full stop, where it has no other end.
fn ended(words: &Words, saying: &str) -> String {
    if saying.ends_with(['.', '!', '?']) { saying.to_owned() } else { words.with("say-ended", &[("saying", &saying)]) }
}

/// The terms that gave the chosen one most over the other, at most two. Those without words are left out.
fn leads(words: &Words, model: &WhyModel, chosen: &Choice, other: &Choice) -> Vec<Reason> {
    let sum = |choice: &Choice, term: usize| -> f64 {
        choice.parts.iter().filter(|part| part.term == term).map(|part| part.value).sum()
    };
    let reason = |term: usize| {
        let mut parts = [other, chosen].into_iter().flat_map(|choice| &choice.parts).filter(|part| part.term == term);
        let less = parts.any(|part| part.weight.map_or(part.value < 0.0, |weight| weight < 0.0));
        let name = &model.terms[term];
        Some(Reason { key: key_of(words, &name.id, less)?, about: name.about.clone() })
    };
    let mut leads: Vec<(Reason, f64)> = (0..model.terms.len())
        .map(|term| (term, sum(chosen, term) - sum(other, term)))
        .filter(|(_, lead)| *lead > 0.0)
        .filter_map(|(term, lead)| Some((reason(term)?, lead)))
        .collect();
    // The order of terms is kept where two gave the same.
    leads.sort_by(|a, b| b.1.total_cmp(&a.1));
    let most = leads.first().map_or(0.0, |(_, lead)| *lead);
    if let Some(first) = leads.iter().position(|(reason, _)| !reason.key.starts_with(ONLY)) {
        // What explains nothing comes second at most, however much it gave.
        leads[..=first].rotate_right(1);
        let least = if first > 0 { 0.0 } else { ALSO * most };
        let mut at = 0;
        leads.retain(|(_, lead)| {
            at += 1;
            at == 1 || *lead >= least
        });
    }
    leads.into_iter().take(2).map(|(reason, _)| reason).collect()
}

/// The key under which the term of that id is said; `less` where it counts against an action.
pub fn key_of(words: &Words, id: &str, less: bool) -> Option<String> {
    let keys = [format!("say-less-{id}"), format!("say-{id}"), format!("say-only-{id}")];
    keys.into_iter().skip(usize::from(!less)).find(|key| words.has(key))
}

#[cfg(test)]
mod tests {
    use tabletop::{Candidate, Explanation, Message, Seat, Term};

    use super::*;
    use crate::{table::why::model::TermName, theme::Palette};

    fn explanation(played: &[(&str, f64, Option<f64>)], other: Option<&[(&str, f64, Option<f64>)]>) -> Explanation {
        let candidate = |label: &str, terms: &[(&str, f64, Option<f64>)], chosen| Candidate {
            label: Message::text(label),
            score: terms.iter().map(|(_, value, _)| value).sum(),
            terms: terms
                .iter()
                .map(|&(name, value, weight)| Term { name: Message::text(name), value, weight })
                .collect(),
            chosen,
            ..Candidate::default()
        };
        let mut candidates = vec![candidate("Attack Brazil from Peru", played, true)];
        candidates.extend(other.map(|other| candidate("Stop attacking", other, false)));
        Explanation { candidates, ..Explanation::default() }
    }

    fn told(explanation: &Explanation, voice: Option<&str>) -> Sentence {
        let mut model =
            WhyModel::new(&Words::english(), explanation, Seat(0), "Anna", |seat| Palette::default().livery(seat.0));
        (model.place, model.voice) = (Some("Brazil".to_owned()), voice.map(str::to_owned));
        sentence(&Words::english(), &model)
    }

    fn said(explanation: &Explanation) -> String {
        told(explanation, None).because
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
    fn a_forced_decision_says_so() {
        let forced = explanation(&[("armies", 3.0, None)], None);
        assert!(said(&forced).contains("nothing else"), "{}", said(&forced));
    }

    #[test]
    fn a_whim_is_named_second_if_anything_else_spoke_for_it() {
        let other = [("armies there", -3.0, Some(-1.0)), ("whim", 0.0, None)];
        let besides = said(&explanation(&[("armies there", -2.9, Some(-1.0)), ("whim", 5.0, None)], Some(&other)));
        assert!(besides.starts_with("Brazil is weakly held") && besides.contains("felt like it"), "{besides}");
        let alone = said(&explanation(&[("armies there", -3.0, Some(-1.0)), ("whim", 5.0, None)], Some(&other)));
        assert!(alone.starts_with("I felt like it"), "{alone}");
    }

    #[test]
    fn of_equal_choices_what_is_behind_both_tells_why() {
        let mut three = explanation(&[("armies there", -1.0, Some(-1.0))], Some(&[("armies there", -1.0, Some(-1.0))]));
        assert!(said(&three).contains("Nothing else promised more"), "{}", said(&three));
        let mut third = three.candidates[1].clone();
        third.label = Message::text("Attack Japan from Ural");
        third.terms[0].value = -4.0;
        third.score = -4.0;
        three.candidates.push(third);
        assert!(said(&three).contains("weakly held"), "{}", said(&three));
        assert_eq!(told(&three, None).rather_than.as_deref(), Some("Rather than: Attack Japan from Ural"));
    }

    #[test]
    fn a_persona_says_it_in_its_own_words_and_a_second_reason_plainly() {
        let attack = explanation(
            &[("own armies", 9.0, None), ("armies there", -1.0, Some(-1.0))],
            Some(&[("own armies", 7.0, None), ("armies there", -3.0, Some(-1.0))]),
        );
        let captain = told(&attack, Some("captain")).because;
        assert_eq!(captain, "All my best lads were standing right there! Besides, Brazil is weakly held.");
        assert_eq!(told(&attack, Some("somebody else")), told(&attack, None));
    }

    #[test]
    fn a_term_that_names_something_is_said_with_its_name() {
        let need = Message::new("term-need_of").with("place", Message::name("map-world-ural", "Ural"));
        let name = TermName::new(&Words::english(), &need);
        assert_eq!([name.text.as_str(), &name.id, &name.about], ["need of Ural", "need_of", "Ural"]);
        let mut attack = explanation(&[("armies", 1.0, None)], Some(&[("armies", 0.0, None)]));
        attack.candidates[0].terms[0].name = need;
        assert_eq!(said(&attack), "Ural is in danger.");
    }
}
