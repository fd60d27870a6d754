//! The decision in a plain sentence: what was done, and why.
//!
//! Which sentences hold is found by [`sentences`]; here they get their words:
//!
//! - under `say-` and the sentence's id;
//! - under `voice-` with the id of a persona and the sentence's, where the persona says it in a way of its own.

use sentences::{Because, Reason, Telling};
use tabletop::{Argument, Candidate, Message};

use super::deliberation::Deliberation;
use crate::text::{Words, capitalised};

/// How many words two sayings begin with alike are said once.
const REPEATED: usize = 5;

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
    let Some(told) = registry::sentences().tell(decision.reasons) else {
        let because = decision.text(words, &decision.reasons.headline);
        return Sentence { done: String::new(), because, rather_than: None };
    };
    let rather = |other: &Candidate| words.with("say-rather", &[("other", &decision.text(words, &other.label))]);
    Sentence {
        done: decision.text(words, &told.chosen.label),
        because: reasoned(words, decision, &told),
        rather_than: told.other.map(rather),
    }
}

/// Why alone, in a sentence or two. Nothing else of the decision is put into words, so that it is cheap for the lines of a log.
pub fn because(words: &Words, decision: &Deliberation<'_>) -> String {
    match registry::sentences().tell(decision.reasons) {
        Some(told) => reasoned(words, decision, &told),
        None => decision.text(words, &decision.reasons.headline),
    }
}

fn reasoned(words: &Words, decision: &Deliberation<'_>, told: &Telling<'_>) -> String {
    let because = match &told.because {
        Because::Reasons(reasons) => match &reasons[..] {
            [one, two, ..] => besides(words, &said(words, decision, one), &plainly(words, decision, two)),
            [one] => said(words, decision, one),
            [] => String::new(),
        },
        without => without.id().map_or_else(String::new, |what| in_voice(words, decision, what)),
    };
    ended(words, &capitalised(&because))
}

/// A reason in words of anybody.
fn plainly(words: &Words, decision: &Deliberation<'_>, reason: &Reason) -> String {
    addressed(words, decision, reason.message.clone())
}

/// A reason in the words of whoever decided.
fn said(words: &Words, decision: &Deliberation<'_>, reason: &Reason) -> String {
    match voiced(words, decision, reason.message.id.trim_start_matches("say-")) {
        Some(key) => addressed(words, decision, Message { id: key.into(), ..reason.message.clone() }),
        None => plainly(words, decision, reason),
    }
}

/// What is said where there is no reason, in the words of whoever decided.
fn in_voice(words: &Words, decision: &Deliberation<'_>, what: &str) -> String {
    let key = voiced(words, decision, what).unwrap_or_else(|| format!("say-{what}"));
    addressed(words, decision, Message { id: key.into(), ..Message::default() })
}

/// A message in words, of "me" where whoever decided speaks, of "you" in a hint.
fn addressed(words: &Words, decision: &Deliberation<'_>, mut message: Message) -> String {
    let who = if decision.to_player { "you" } else { "me" };
    for argument in message.arguments.values_mut() {
        if let Argument::Message(sentence) = argument
            && sentence.arguments.contains_key("who")
        {
            *sentence = std::mem::take(sentence).with("who", Message::text(who));
        }
    }
    decision.text(words, &message.with("who", Message::text(who)))
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
        words.with("say-and", &[("one", &one), ("two", &unrepeated(one, two))])
    }
}

/// The second of two sayings without the words that both begin with, where these are so many that they are heard as one: "it should leave my
/// rivals fewer armies, and less land".
fn unrepeated<'s>(one: &str, two: &'s str) -> &'s str {
    let alike = one.split_inclusive(' ').zip(two.split_inclusive(' ')).take_while(|(one, two)| one == two);
    let lengths: Vec<usize> = alike.map(|(one, _)| one.len()).collect();
    if lengths.len() >= REPEATED { two.get(lengths.iter().sum()..).unwrap_or(two) } else { two }
}

/// With a full stop, where it has no other end.
fn ended(words: &Words, saying: &str) -> String {
    if saying.ends_with(['.', '!', '?']) { saying.to_owned() } else { words.with("say-ended", &[("saying", &saying)]) }
}

#[cfg(test)]
mod tests {
    use serde_json::{Value, json};
    use tabletop::{Explanation, Facts, Term};

    use super::*;

    /// An attack on Brazil with these terms, and another choice with those.
    fn explanation(played: &[(&'static str, f64)], other: &[(&'static str, f64)]) -> Explanation {
        let candidate = |label: &str, terms: &[(&'static str, f64)], chosen| Candidate {
            label: Message::text(label),
            action: json!(label),
            score: terms.iter().map(|(_, value)| value).sum(),
            terms: terms.iter().map(|&(name, value)| Term::plain(name, value)).collect(),
            chosen,
            ..Candidate::default()
        };
        let mut attack = candidate("Attack Brazil from Peru", played, true);
        attack.facts = Facts::new()
            .with("place", Message::text("Brazil"))
            .with("from", Message::text("Peru"))
            .with("continent", Message::text("South America"))
            .count("mine", 7)
            .count("theirs", 2)
            .count("held_then", 4)
            .count("size", 4);
        Explanation { candidates: vec![attack, candidate("Stop attacking", other, false)], ..Explanation::default() }
    }

    fn sentence_for(explanation: &Explanation, voice: Option<&str>) -> Sentence {
        let voice = voice.map(str::to_owned);
        sentence(&Words::english(), &Deliberation { voice, ..explanation.into() })
    }

    #[test]
    fn a_sentence_names_what_is_so() {
        let strong = explanation(&[("term-own_armies", 7.0)], &[("term-enough_for_one_turn", 2.0)]);
        assert_eq!(sentence_for(&strong, None).because, "There it is 7 of mine against 2.");
        let whole = explanation(&[("term-share_of_its_continent_with_it", 0.5)], &[]);
        assert_eq!(sentence_for(&whole, None).because, "With Brazil all of South America is mine.");
    }

    #[test]
    fn what_two_reasons_begin_with_is_said_once() {
        let both = explanation(&[("term-rivals_armies", 9.0), ("term-rivals_income_from_territories", 8.0)], &[]);
        assert_eq!(sentence_for(&both, None).because, "It should leave my rivals fewer armies, and less land.");
        let apart = explanation(&[("term-rivals_armies", 9.0), ("term-safety_of_the_borders", 8.0)], &[]);
        let apart = sentence_for(&apart, None).because;
        assert_eq!(apart, "It should leave my rivals fewer armies, and it should leave my borders safer.");
    }

    #[test]
    fn a_hint_speaks_to_the_player() {
        let strong = explanation(&[("term-own_armies", 7.0)], &[("term-enough_for_one_turn", 2.0)]);
        let hint = Deliberation { to_player: true, ..Deliberation::from(&strong) };
        assert_eq!(because(&Words::english(), &hint), "There it is 7 of yours against 2.");
        let mut rule = explanation(&[("term-realm_rule", 1.0)], &[]);
        let list = Message::new("realm-rule-gains_by_menu").with("who", Message::text("me"));
        let list = Message::new("term-realm_rule").with("rule", list);
        rule.candidates[0].terms[0].name = list;
        let hint = Deliberation { to_player: true, ..Deliberation::from(&rule) };
        assert_eq!(because(&Words::english(), &hint), "You gain by the same list as you buy.");
        assert_eq!(sentence_for(&rule, None).because, "I gain by the same list as I buy.");
    }

    #[test]
    fn what_is_forced_says_so_and_what_else_there_was_is_named() {
        let mut attack = explanation(&[("term-own_armies", 7.0)], &[("term-enough_for_one_turn", 2.0)]);
        assert_eq!(sentence_for(&attack, None).rather_than.as_deref(), Some("Rather than: Stop attacking"));
        attack.forced = true;
        assert_eq!(sentence_for(&attack, None).because, "There was nothing else to do.");
        assert_eq!(sentence_for(&attack, None).rather_than, None);
        attack.forced = false;
        attack.candidates[1].action = Value::Null;
        assert_eq!(sentence_for(&attack, None).rather_than, None);
    }

    #[test]
    fn a_persona_says_it_in_its_own_words_and_a_second_reason_plainly() {
        let mut attack = explanation(
            &[("term-own_armies", 9.0), ("term-share_of_its_continent_with_it", 8.0)],
            &[("term-own_armies", 4.0)],
        );
        attack.candidates[1].facts = Facts::new().count("mine", 4).with("from", Message::text("Ural"));
        let captain = sentence_for(&attack, Some("captain")).because;
        assert_eq!(captain, "With Brazil all of South America is mine, and I have 7 at Peru, and 4 at Ural.");
        attack.candidates[0].terms[1].value = 3.0;
        let captain = sentence_for(&attack, Some("captain")).because;
        assert_eq!(
            captain,
            "7 of my best lads were standing at Peru! Besides, with Brazil all of South America is mine."
        );
        assert_eq!(sentence_for(&attack, Some("somebody else")), sentence_for(&attack, None));
    }
}
