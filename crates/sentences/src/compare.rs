//! What was played beside the best of the others, term by term.

use tabletop::{Candidate, Explanation, Message};

use crate::known::{Pair, exceeds, term_id};
use crate::reason::Reason;
use crate::table::Sentences;

/// How much of the first term's lead a second one must have to be said, too.
const ALSO: f64 = 0.5;

/// The name under which stands what may be said of an action beside which nothing else was weighed, and for which no term spoke.
const ALONE: &str = "term-alone";

/// What was played, what it is told against, and what spoke for it.
pub(crate) struct Comparison<'e> {
    pub chosen: &'e Candidate,
    /// The best of the others that differs in what can be said, else the best; `None` where no other was weighed that could be done.
    pub other: Option<&'e Candidate>,
    /// What gave the chosen one most over it, or at all where there is no other, at most two.
    pub reasons: Vec<Reason>,
    /// The best of those that scored more.
    pub better: Option<&'e Candidate>,
    /// Whether one of them was thought better, too.
    pub second_best: bool,
}

impl<'e> Comparison<'e> {
    /// `None` where nothing is known to have been played.
    pub fn new(sentences: &Sentences, explanation: &'e Explanation) -> Option<Self> {
        let candidates = &explanation.candidates;
        let played = candidates.iter().position(|candidate| candidate.chosen)?;
        let chosen = &candidates[played];
        // One that is named without an action, such as a card that is too dear, could not be done.
        let possible = |other: &Candidate| chosen.action.is_null() || !other.action.is_null();
        let others = || {
            let others = candidates.iter().enumerate().filter(|(rank, _)| *rank != played && !explanation.forced);
            others.map(|(_, other)| other).filter(|other| possible(other))
        };
        let scores_more = |other: &Candidate| explanation.scoring.is_value() && exceeds(other.score, chosen.score);
        let better =
            others().filter(|other| scores_more(other)).reduce(|best, o| if o.score > best.score { o } else { best });
        // What is alike in every term says nothing of why, but what lies behind both does.
        let pair = |other| Pair { chosen, other, all: candidates };
        let compared = others().map(|other| (other, leads(sentences, pair(Some(other)))));
        let decided = compared.into_iter().find(|(_, reasons)| !reasons.is_empty());
        let (other, reasons) = match decided {
            Some((other, reasons)) => (Some(other), reasons),
            None if others().next().is_none() => {
                let spoke = leads(sentences, pair(None));
                let plain = || reason(sentences, &Message::new(ALONE), pair(None)).into_iter().collect();
                (None, if spoke.is_empty() { plain() } else { spoke })
            }
            None => (others().next(), Vec::new()),
        };
        // What stands behind it scored more and was thought worse all the same: of two sure wins the shorter one comes first.
        let before = candidates[..played].iter().any(|other| possible(other) && scores_more(other));
        let second_best = better.is_some() && (before || reasons.is_empty());
        Some(Self { chosen, other, reasons, better, second_best })
    }
}

/// The terms that gave the chosen one most over the other, at most two, as sentences that hold. Those of which none holds are left out.
fn leads(sentences: &Sentences, pair: Pair<'_>) -> Vec<Reason> {
    let mut leads: Vec<(Reason, f64)> = pair
        .names()
        .into_iter()
        .map(|name| (name, pair.lead(name)))
        .filter(|(_, lead)| *lead > 0.0)
        .filter_map(|(name, lead)| Some((reason(sentences, name, pair)?, lead)))
        .collect();
    // The order of terms is kept where two gave the same.
    leads.sort_by(|a, b| b.1.total_cmp(&a.1));
    let most = leads.first().map_or(0.0, |(_, lead)| *lead);
    if let Some(first) = leads.iter().position(|(reason, _)| !reason.idle) {
        // What gives no reason comes second at most, however much it gave.
        leads[..=first].rotate_right(1);
        let least = if first > 0 { 0.0 } else { ALSO * most };
        let mut at = 0;
        leads.retain(|(_, lead)| {
            at += 1;
            at == 1 || *lead >= least
        });
    }
    let mut said: Vec<Reason> = Vec::new();
    for (reason, _) in leads {
        // The same is not said twice.
        if said.len() < 2 && said.iter().all(|before| before.message.id != reason.message.id) {
            said.push(reason);
        }
    }
    said
}

/// The first sentence of a term that holds, with all that is known for its words.
fn reason(sentences: &Sentences, name: &Message, pair: Pair<'_>) -> Option<Reason> {
    let term = term_id(name);
    let said = sentences.of(&term);
    if said.is_empty() {
        return None;
    }
    let known = pair.known(name);
    let fact = |name: &str| known.get(name);
    let sentence = said.iter().find(|sentence| sentence.when.iter().all(|condition| condition.holds(&fact)))?;
    let message = Message { id: format!("say-{}", sentence.say).into(), arguments: known, text: String::new() };
    Some(Reason { term, message, idle: sentence.idle })
}
