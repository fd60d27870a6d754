//! Reasons of strangers, made sure of before anybody shows them.

use serde::Deserialize;
use serde_json::Value;
use tabletop::{
    Argument, Audience, Candidate, Column, Effort, Explanation, Mark, Message, Ply, Row, Scoring, Seat, Term,
};

use crate::plain::plain;

/// Most candidates, plies of a line, rows, and columns.
const MOST: [usize; 4] = [256, 64, 512, 16];
/// Most terms of a candidate, marks of anything, and messages that one is made of.
const MOST_PARTS: usize = 64;
/// Most letters of a text.
const MOST_LETTERS: usize = 300;
/// Largest number shown.
const LARGEST: f64 = 1e15;
/// Relative rounding allowed between a score and the sum of its terms: other languages may print fewer digits.
const ROUNDING: f64 = 1e-6;

/// The reasons as bots write them; all of it may be left out but the headline.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Written {
    headline: Message,
    #[serde(default)]
    agent: Message,
    #[serde(default)]
    candidates: Vec<WrittenCandidate>,
    #[serde(default)]
    line: Vec<WrittenPly>,
    #[serde(default)]
    columns: Vec<Column>,
    #[serde(default)]
    rows: Vec<Row>,
    /// Bots of the house tell these too; effort is told with the answer, and reasons of strangers are their seat's own.
    #[serde(default, rename = "effort")]
    _effort: Value,
    #[serde(default, rename = "audience")]
    _audience: Value,
    #[serde(default)]
    scoring: Scoring,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct WrittenCandidate {
    label: Message,
    score: f64,
    #[serde(default)]
    terms: Vec<WrittenTerm>,
    #[serde(default)]
    action: Value,
    #[serde(default)]
    chosen: bool,
    #[serde(default)]
    marks: Vec<Mark>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct WrittenTerm {
    name: Message,
    value: f64,
    #[serde(default)]
    weight: Option<f64>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct WrittenPly {
    #[serde(default)]
    seat: Option<Seat>,
    label: Message,
    #[serde(default)]
    marks: Vec<Mark>,
}

/// The reasons for `action`, decided in `seat` with that effort. They belong to that seat alone: what entered them is not known.
///
/// # Errors
/// What is wrong with them, in words.
pub(crate) fn read(
    written: Value,
    title: &str,
    action: &Value,
    seat: Seat,
    effort: Effort,
) -> Result<Explanation, String> {
    let written: Written = serde_json::from_value(written).map_err(|error| error.to_string().replace('`', "'"))?;
    within_bounds(&written)?;
    let mut candidates: Vec<Candidate> = written.candidates.into_iter().map(candidate).collect();
    candidates.iter().try_for_each(adds_up)?;
    if candidates.is_empty() {
        candidates.push(Candidate { label: plainly(&written.headline), chosen: true, ..Candidate::default() });
    }
    choose(&mut candidates, action)?;
    if written.line.first().is_some_and(|first| first.seat.is_some_and(|first| first != seat)) {
        return Err("the expected line does not begin with the bot's own step".to_owned());
    }
    let plies = written.line.into_iter().enumerate().map(|(at, ply)| Ply {
        seat: if at == 0 { Some(seat) } else { ply.seat },
        label: plainly(&ply.label),
        marks: ply.marks,
    });
    let column = |column: Column| Column { title: plainly(&column.title), meaning: plainly(&column.meaning) };
    let name = plainly(&written.agent);
    Ok(Explanation {
        agent: if name.is_empty() { Message::text(title) } else { name },
        headline: plainly(&written.headline),
        line: plies.collect(),
        columns: written.columns.into_iter().map(column).collect(),
        rows: written.rows.into_iter().map(|row| Row { label: plainly(&row.label), ..row }).collect(),
        candidates,
        effort,
        scoring: written.scoring,
        forced: false,
        audience: Audience::Seat,
    })
}

/// A message with nothing in it that cannot be shown.
fn plainly(message: &Message) -> Message {
    let text = |text: &str| plain(text, MOST_LETTERS);
    let arguments = message.arguments.iter().map(|(name, argument)| {
        let argument = match argument {
            Argument::Message(message) => Argument::Message(plainly(message)),
            Argument::List(messages) => Argument::List(messages.iter().map(plainly).collect()),
            number => number.clone(),
        };
        (text(name).into(), argument)
    });
    Message { id: text(&message.id).into(), arguments: arguments.collect(), text: text(&message.text) }
}

/// How many messages and numbers a message is made of, and those are made of.
fn size(message: &Message) -> usize {
    let of_argument = |argument: &Argument| match argument {
        Argument::Whole(_) | Argument::Decimal { .. } => 1,
        Argument::Message(message) => 1 + size(message),
        Argument::List(messages) => messages.iter().map(|message| 1 + size(message)).sum(),
    };
    message.arguments.values().map(of_argument).sum()
}

fn candidate(written: WrittenCandidate) -> Candidate {
    let term = |term: WrittenTerm| Term { weight: term.weight, ..Term::plain(plainly(&term.name), term.value) };
    Candidate {
        label: plainly(&written.label),
        action: written.action,
        score: written.score,
        terms: written.terms.into_iter().map(term).collect(),
        chosen: written.chosen,
        marks: written.marks,
        ..Candidate::default()
    }
}

fn within_bounds(written: &Written) -> Result<(), String> {
    let counts = [written.candidates.len(), written.line.len(), written.rows.len(), written.columns.len()];
    for ((what, found), most) in ["candidates", "line", "rows", "columns"].iter().zip(counts).zip(MOST) {
        if found > most {
            return Err(format!("{what}: {found} entries where {most} are the most"));
        }
    }
    let parts = written.candidates.iter().flat_map(|of| [of.terms.len(), of.marks.len()]);
    if let Some(found) = parts.chain(written.line.iter().map(|of| of.marks.len())).find(|found| *found > MOST_PARTS) {
        return Err(format!("{found} terms or marks of one entry where {MOST_PARTS} are the most"));
    }
    let labels = || written.candidates.iter().map(|of| &of.label).chain(written.line.iter().map(|of| &of.label));
    if [&written.headline].into_iter().chain(labels()).any(|label| plainly(label).is_empty()) {
        return Err("the headline or a label has no words".to_owned());
    }
    let terms = written.candidates.iter().flat_map(|of| of.terms.iter().map(|term| &term.name));
    let heads = written.columns.iter().flat_map(|column| [&column.title, &column.meaning]);
    let rows = written.rows.iter().map(|row| &row.label);
    let messages =
        [&written.headline, &written.agent].into_iter().chain(labels()).chain(terms).chain(heads).chain(rows);
    if let Some(found) = messages.map(size).find(|found| *found > MOST_PARTS) {
        return Err(format!("a message is made of {found} parts where {MOST_PARTS} are the most"));
    }
    let numbers = written.candidates.iter().flat_map(|of| {
        let terms = of.terms.iter().flat_map(|term| [Some(term.value), term.weight]);
        terms.chain([Some(of.score)])
    });
    let numbers = numbers.chain(written.rows.iter().flat_map(|row| row.values.iter().copied()));
    if let Some(number) = numbers.flatten().find(|number| !number.is_finite() || number.abs() > LARGEST) {
        return Err(format!("{number} is not a number to show"));
    }
    if let Some(row) = written.rows.iter().find(|row| row.values.len() != written.columns.len()) {
        return Err(format!("a row has {} numbers under {} columns", row.values.len(), written.columns.len()));
    }
    Ok(())
}

/// A candidate with terms scores their sum; one without has but its score.
fn adds_up(candidate: &Candidate) -> Result<(), String> {
    if candidate.terms.is_empty() {
        return Ok(());
    }
    let sum: f64 = candidate.terms.iter().map(|term| term.value).sum();
    let size = candidate.terms.iter().map(|term| term.value.abs()).sum::<f64>().max(candidate.score.abs());
    if (sum - candidate.score).abs() <= ROUNDING * size.max(1.0) {
        return Ok(());
    }
    Err(format!("'{}' has score {} and terms of {sum}", candidate.label, candidate.score))
}

/// Sees to it that exactly the candidate that was played is marked.
fn choose(candidates: &mut [Candidate], action: &Value) -> Result<(), String> {
    let marked = candidates.iter().filter(|candidate| candidate.chosen).count();
    if marked == 0
        && let Some(played) = candidates.iter_mut().find(|candidate| candidate.action == *action)
    {
        played.chosen = true;
    }
    let mut chosen = candidates.iter_mut().filter(|candidate| candidate.chosen);
    match (chosen.next(), chosen.next()) {
        (Some(one), None) if one.action.is_null() || one.action == *action => {
            one.action = action.clone();
            Ok(())
        }
        (Some(_), None) => Err("the chosen candidate is not the action that was decided".to_owned()),
        (None, _) => Err("no candidate is the action that was decided".to_owned()),
        (Some(_), Some(_)) => Err(format!("{marked} candidates are chosen")),
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    fn reading(written: Value) -> Result<Explanation, String> {
        read(written, "bot", &json!("Roll"), Seat(1), Effort::default())
    }

    #[test]
    fn a_headline_is_enough_and_the_rest_is_completed() {
        let reasons = reading(json!({"headline": "Why\u{7} not"})).unwrap();
        assert_eq!((reasons.agent.text.as_str(), reasons.headline.text.as_str()), ("bot", "Why  not"));
        assert!(reasons.candidates[0].chosen && reasons.candidates[0].action == json!("Roll"));
        let candidates = json!([{"label": "hold", "score": 1, "action": "Hold"},
            {"label": "roll", "score": 0.3, "action": "Roll", "terms": [{"name": "a", "value": 0.1}, {"name": "b", "value": 0.2}]}]);
        let reasons = reading(json!({"headline": "x", "candidates": candidates, "audience": "Everyone",
            "line": [{"label": "roll"}, {"seat": 0, "label": "hold"}]}));
        let reasons = reasons.unwrap();
        assert_eq!(reasons.candidates.iter().map(|c| c.chosen).collect::<Vec<_>>(), [false, true]);
        assert_eq!((reasons.line[0].seat, reasons.audience), (Some(Seat(1)), Audience::Seat));
    }

    #[test]
    fn reasons_that_do_not_hold_are_refused() {
        let one = |candidate: Value| json!({"headline": "x", "candidates": [candidate]});
        let cases = [
            (json!("because"), "invalid type"),
            (json!({"headline": " \n"}), "no words"),
            (json!({"headline": "x", "why": 1}), "unknown field"),
            (one(json!({"label": "a", "score": "high"})), "invalid type"),
            (one(json!({"label": "a", "score": 1e300, "chosen": true})), "not a number to show"),
            (
                one(json!({"label": "a", "score": 2, "chosen": true, "terms": [{"name": "t", "value": 1}]})),
                "terms of 1",
            ),
            (one(json!({"label": "a", "score": 2, "action": "Hold"})), "no candidate is the action"),
            (one(json!({"label": "a", "score": 2, "action": "Hold", "chosen": true})), "is not the action"),
            (one(json!({"label": "", "score": 2, "chosen": true})), "no words"),
            (
                json!({"headline": "x", "candidates": vec![json!({"label": "a", "score": 0, "chosen": true}); 2]}),
                "2 candidates",
            ),
            (json!({"headline": "x", "candidates": vec![json!({"label": "a", "score": 0}); 257]}), "257 entries"),
            (json!({"headline": "x", "line": [{"seat": 0, "label": "theirs"}]}), "own step"),
            (
                json!({"headline": "x", "rows": [{"place": {"At": 1}, "label": "r", "values": [1.0]}]}),
                "1 numbers under 0",
            ),
        ];
        for (written, told) in cases {
            let error = reading(written.clone()).expect_err(&written.to_string());
            assert!(error.contains(told), "{written}: {error}");
        }
    }
}
