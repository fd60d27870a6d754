//! The decision in a plain sentence: what was done, and what spoke for it more than for the next best.
//!
//! What the rules forced says so, and so does what an opponent does by mistake. Else a sentence is made of the terms. Of each it is asked
//! how much more it gave the played action than the best of the others that differs in them, or where no other was weighed, how much it
//! gave at all; the term that gave most is said, and a second one where it gave at least half as much. What could not be done is none of
//! the others. How a term is said stands in the words:
//!
//! - under `say-` and its id;
//! - under `say-less-` and its id where it counts against an action, so that less of it is better;
//! - under `say-only-` and its id where it explains nothing, such as a whim: it is said first only where there is no other;
//! - under `voice-` with the id of a persona, and the same after it, where the persona says it in a way of its own.

use tabletop::{Candidate, Message};

use super::{
    deliberation::Deliberation,
    term::{subject_of, term_id},
};
use crate::text::{Words, capitalised};

/// How much of the first term's lead a second one must have to be said, too.
const ALSO: f64 = 0.5;
/// The headline of a decision that was made at random among those that cost little: its terms did not decide it.
const SLIP: &str = "headline-slip";
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
        quoted(words, &self.because)
    }
}

/// What somebody says, in quotation marks.
pub fn quoted(words: &Words, said: &str) -> String {
    words.with("say-quoted", &[("said", &said)])
}

/// The decision as whoever made it would tell it.
pub fn sentence(words: &Words, decision: &Deliberation<'_>) -> Sentence {
    let because = because(words, decision);
    let Some(choice) = Comparison::of(words, decision) else {
        return Sentence { done: String::new(), because, rather_than: None };
    };
    let rather = |other: &Candidate| words.with("say-rather", &[("other", &decision.text(words, &other.label))]);
    Sentence { done: decision.text(words, &choice.chosen.label), because, rather_than: choice.other.map(rather) }
}

/// Why alone, in a sentence or two. Nothing else of the decision is put into words, so that it is cheap for the lines of a log.
pub fn because(words: &Words, decision: &Deliberation<'_>) -> String {
    let Some(choice) = Comparison::of(words, decision) else {
        return decision.text(words, &decision.reasons.headline);
    };
    let because = match &choice.reasons[..] {
        _ if decision.reasons.forced => in_voice(words, decision, "forced"),
        _ if decision.reasons.headline.id == SLIP => in_voice(words, decision, "slip"),
        [one, two, ..] => besides(words, &said(words, decision, one), &two.plainly(words, decision)),
        [one] => said(words, decision, one),
        [] if choice.other.is_none() => in_voice(words, decision, "alone"),
        [] => in_voice(words, decision, "alike"),
    };
    ended(words, &capitalised(&because))
}

/// What was played beside what it is told against.
struct Comparison<'e> {
    chosen: &'e Candidate,
    /// The best of the others that differs in a term that can be said, else the best; `None` where no other was weighed that could be
    /// done.
    other: Option<&'e Candidate>,
    /// What gave the chosen one most over it, or at all where there is no other, at most two.
    reasons: Vec<Reason<'e>>,
}

impl<'e> Comparison<'e> {
    /// `None` where nothing is known to have been played.
    fn of(words: &Words, decision: &Deliberation<'e>) -> Option<Self> {
        let candidates = &decision.reasons.candidates;
        let played = candidates.iter().position(|candidate| candidate.chosen)?;
        let chosen = &candidates[played];
        // One that is named without an action, such as a card that is too dear, could not be done.
        let possible = |other: &Candidate| chosen.action.is_null() || !other.action.is_null();
        let others = || {
            let others = candidates.iter().enumerate().filter(|(rank, _)| *rank != played && !decision.reasons.forced);
            others.map(|(_, other)| other).filter(|other| possible(other))
        };
        // What is alike in every term says nothing of why, but what lies behind both does.
        let compared = others().map(|other| (other, leads(words, chosen, Some(other))));
        let decided = compared.into_iter().find(|(_, reasons)| !reasons.is_empty());
        let (other, reasons) = match decided {
            Some((other, reasons)) => (Some(other), reasons),
            None if others().next().is_none() => (None, leads(words, chosen, None)),
            None => (others().next(), Vec::new()),
        };
        Some(Self { chosen, other, reasons })
    }
}

/// A term that spoke for an action.
struct Reason<'e> {
    /// The key of the words for it.
    key: String,
    /// What the term is about, where it names something.
    about: Option<&'e Message>,
}

impl Reason<'_> {
    /// In words of anybody.
    fn plainly(&self, words: &Words, decision: &Deliberation<'_>) -> String {
        self.fill(words, decision, &self.key)
    }

    fn fill(&self, words: &Words, decision: &Deliberation<'_>, key: &str) -> String {
        let place = decision.place.as_deref().unwrap_or_else(|| words.get("say-it"));
        let about = self.about.map(|about| decision.text(words, about)).unwrap_or_default();
        words.with(key, &[("place", &place), ("about", &about)])
    }
}

/// A reason in the words of whoever decided.
fn said(words: &Words, decision: &Deliberation<'_>, reason: &Reason<'_>) -> String {
    match voiced(words, decision, reason.key.trim_start_matches("say-")) {
        Some(key) => reason.fill(words, decision, &key),
        None => reason.plainly(words, decision),
    }
}

/// What is said where no term is, in the words of whoever decided.
fn in_voice(words: &Words, decision: &Deliberation<'_>, what: &str) -> String {
    let key = voiced(words, decision, what).unwrap_or_else(|| format!("say-{what}"));
    words.get(&key).to_owned()
}

/// The key of a persona's own words for something.
fn voiced(words: &Words, decision: &Deliberation<'_>, what: &str) -> Option<String> {
    let voice = decision.voice.as_ref()?;
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
fn leads<'e>(words: &Words, chosen: &'e Candidate, other: Option<&'e Candidate>) -> Vec<Reason<'e>> {
    let both = || chosen.terms.iter().chain(other.into_iter().flat_map(|other| &other.terms));
    let mut names: Vec<&Message> = Vec::new();
    for term in both() {
        if !names.contains(&&term.name) {
            names.push(&term.name);
        }
    }
    let sum = |candidate: &Candidate, name: &Message| -> f64 {
        candidate.terms.iter().filter(|term| term.name == *name).map(|term| term.value).sum()
    };
    let reason = |name: &'e Message| {
        let mut terms = both().filter(|term| term.name == *name);
        let less = terms.any(|term| term.weight.map_or(term.value < 0.0, |weight| weight < 0.0));
        Some(Reason { key: key_of(words, &term_id(name), less)?, about: subject_of(name) })
    };
    let mut leads: Vec<(Reason<'e>, f64)> = names
        .into_iter()
        .map(|name| (name, sum(chosen, name) - other.map_or(0.0, |other| sum(other, name))))
        .filter(|(_, lead)| *lead > 0.0)
        .filter_map(|(name, lead)| Some((reason(name)?, lead)))
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
    use serde_json::{Value, json};
    use tabletop::{Explanation, Term};

    use super::*;

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
        let (place, voice) = (Some("Brazil".to_owned()), voice.map(str::to_owned));
        sentence(&Words::english(), &Deliberation { place, voice, ..explanation.into() })
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
        let mut forced =
            explanation(&[("armies there", -1.0, Some(-1.0))], Some(&[("armies there", -3.0, Some(-1.0))]));
        assert_eq!(said(&forced), "Brazil is weakly held.");
        forced.forced = true;
        assert_eq!(said(&forced), "There was nothing else to do.");
        assert_eq!(told(&forced, None).rather_than, None);
    }

    #[test]
    fn a_slip_is_owned_to() {
        let mut slip = explanation(&[("own armies", 5.0, None)], Some(&[("own armies", 4.0, None)]));
        slip.headline = Message::new(SLIP);
        let told = told(&slip, None);
        assert_eq!(told.because, "I slipped: there was something better.");
        assert_eq!(told.rather_than.as_deref(), Some("Rather than: Stop attacking"));
    }

    #[test]
    fn of_what_alone_was_weighed_is_said_what_it_gives() {
        let armies = explanation(&[("own armies", 3.0, None)], None);
        assert_eq!(said(&armies), "I am strongest there.");
        let nothing = explanation(&[("a term without words", 3.0, None)], None);
        assert_eq!(said(&nothing), "I weighed nothing else.");
    }

    #[test]
    fn what_could_not_be_done_is_not_what_else_would_have_been_done() {
        let mut three = explanation(&[("own armies", 5.0, None)], Some(&[("own armies", 4.0, None)]));
        let cheap = Candidate { label: Message::text("Attack Japan from Ural"), ..three.candidates[1].clone() };
        three.candidates.push(cheap);
        for (action, at) in [("attack", 0), ("", 1), ("attack", 2)] {
            three.candidates[at].action = if action.is_empty() { Value::Null } else { json!(action) };
        }
        assert_eq!(told(&three, None).rather_than.as_deref(), Some("Rather than: Attack Japan from Ural"));
        three.candidates.pop();
        assert_eq!(told(&three, None).rather_than, None);
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
        assert_eq!(term_id(&need), "need_of");
        let mut attack = explanation(&[("armies", 1.0, None)], Some(&[("armies", 0.0, None)]));
        attack.candidates[0].terms[0].name = need;
        assert_eq!(said(&attack), "Ural is in danger.");
    }
}
