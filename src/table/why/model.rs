//! What the panel shows of a decision, as plain data made from its explanation.

use serde_json::Value;
use tabletop::{Effort, Mark, Message, Seat, Term};

use super::{
    deliberation::Deliberation,
    figures::figure,
    scale::{BarPart, Scale},
    sentence::{Sentence, sentence},
};
use crate::{text::Words, theme::Livery};

/// A decision and its reasons.
#[derive(Clone, PartialEq, Debug)]
pub struct WhyModel {
    /// Who decided: colour, shape and name.
    pub by: (Livery, String),
    /// The method, in one word or two.
    pub method: String,
    /// The decision in one sentence.
    pub headline: String,
    /// The same as whoever decided would tell it.
    pub told: Sentence,
    /// What was weighed, best first.
    pub candidates: Vec<WhyCandidate>,
    /// Whether scores are places in an order, so that there is nothing to measure: what counts is what each candidate's first term says.
    pub ranked: bool,
    /// What all terms are called, in the order they first appear. Their place gives their letter and ink.
    pub terms: Vec<String>,
    /// How long bars are, for scores as they are and for differences to the one that was played.
    pub scales: [Scale; 2],
    /// Decimals that tell the scores apart.
    pub decimals: usize,
    /// The expected line of play.
    pub line: Vec<Step>,
    /// The method's numbers by place.
    pub numbers: Numbers,
    /// What the thinking cost.
    pub effort: Effort,
}

/// One action that was weighed.
#[derive(Clone, PartialEq, Debug)]
pub struct WhyCandidate {
    /// The action in words.
    pub label: String,
    /// The action as data, in the game's own form.
    pub action: Value,
    /// What it is worth, in the agent's own unit.
    pub score: f64,
    /// The score split; the parts sum to it.
    pub parts: Vec<BarPart>,
    /// Whether it was played.
    pub chosen: bool,
    /// Where on the board it happens.
    pub marks: Vec<Mark>,
}

/// One step of the expected line.
#[derive(Clone, PartialEq, Debug)]
pub struct Step {
    /// Colour and shape of whoever does it; `None` for chance.
    pub livery: Option<Livery>,
    /// What is done, in words.
    pub label: String,
    /// Where on the board.
    pub marks: Vec<Mark>,
}

/// A table of numbers by place.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Numbers {
    /// The columns.
    pub columns: Vec<NumberColumn>,
    /// The rows; each has a number per column, `None` where the method has none.
    pub rows: Vec<NumberRow>,
}

/// A column of numbers.
#[derive(Clone, PartialEq, Debug)]
pub struct NumberColumn {
    /// Its short title.
    pub title: String,
    /// What it measures, in one sentence.
    pub meaning: String,
    /// Decimals that tell its numbers apart.
    pub decimals: usize,
    /// Its greatest number, at least 0.
    pub most: f64,
}

/// The numbers of one place.
#[derive(Clone, PartialEq, Debug)]
pub struct NumberRow {
    /// The place.
    pub place: Mark,
    /// Its name.
    pub label: String,
    /// A number per column.
    pub values: Vec<Option<f64>>,
}

impl WhyModel {
    /// A decision of the seat `by` in these words; `livery` tells a seat's colour and shape, `name` is the decider's.
    pub fn new<'e>(
        words: &Words,
        decision: impl Into<Deliberation<'e>>,
        by: Seat,
        name: &str,
        livery: impl Fn(Seat) -> Livery,
    ) -> Self {
        let decision = decision.into();
        let explanation = decision.reasons;
        let text = |message: &Message| decision.text(words, message);
        let mut names: Vec<&Message> = Vec::new();
        let candidates: Vec<WhyCandidate> = explanation
            .candidates
            .iter()
            .map(|candidate| {
                let part = |term: &'e Term| {
                    let known = names.iter().position(|name| **name == term.name);
                    let index = known.unwrap_or_else(|| {
                        names.push(&term.name);
                        names.len() - 1
                    });
                    BarPart { term: index, value: term.value, weight: term.weight }
                };
                WhyCandidate {
                    label: text(&candidate.label),
                    action: candidate.action.clone(),
                    score: candidate.score,
                    parts: candidate.terms.iter().map(part).collect(),
                    chosen: candidate.chosen,
                    marks: candidate.marks.clone(),
                }
            })
            .collect();
        let mut model = Self {
            by: (livery(by), name.to_owned()),
            method: text(&explanation.agent),
            headline: text(&explanation.headline),
            told: sentence(words, &decision),
            decimals: decimals(candidates.iter().map(|candidate| candidate.score)),
            candidates,
            ranked: !explanation.scoring.is_value(),
            terms: names.into_iter().map(&text).collect(),
            scales: [Scale::default(); 2],
            line: explanation
                .line
                .iter()
                .map(|ply| Step { livery: ply.seat.map(&livery), label: text(&ply.label), marks: ply.marks.clone() })
                .collect(),
            numbers: Numbers::new(words, &decision),
            effort: explanation.effort,
        };
        model.scales = [false, true]
            .map(|against| Scale::over((0..model.candidates.len()).map(|rank| model.parts(rank, against))));
        model
    }

    /// The rank, from 0, of the candidate that was played.
    pub fn played(&self) -> Option<usize> {
        self.candidates.iter().position(|candidate| candidate.chosen)
    }

    /// Whether anything was searched; else the choice followed from the position alone.
    pub const fn searched(&self) -> bool {
        self.effort.nodes > 0
    }

    /// What is told of a candidate's score: the number, or, where scores are places, what made it fire or not.
    pub fn verdict(&self, words: &Words, rank: usize) -> String {
        let Some(candidate) = self.candidates.get(rank) else { return String::new() };
        match candidate.parts.first().filter(|_| self.ranked) {
            Some(part) => self.terms.get(part.term).cloned().unwrap_or_default(),
            None => figure(words, candidate.score, self.decimals),
        }
    }

    /// The parts of a candidate's score, or by how much each differs from the played one's; empty where there is none.
    pub fn parts(&self, rank: usize, against_played: bool) -> Vec<BarPart> {
        let Some(candidate) = self.candidates.get(rank) else { return Vec::new() };
        let played = self.played().filter(|_| against_played).map(|played| &self.candidates[played]);
        let Some(played) = played else { return candidate.parts.clone() };
        let sum = |parts: &[BarPart], term: usize| -> f64 {
            parts.iter().filter(|part| part.term == term).map(|part| part.value).sum()
        };
        (0..self.terms.len())
            .map(|term| BarPart { term, value: sum(&candidate.parts, term) - sum(&played.parts, term), weight: None })
            .filter(|part| part.value != 0.0)
            .collect()
    }

    /// Whether the scores lie so close together that only differences tell why one was played.
    pub fn close(&self) -> bool {
        let [whole, against] = self.scales;
        self.candidates.len() > 1 && against.span() > 0.0 && against.span() < 0.25 * whole.span()
    }
}

impl Numbers {
    fn new(words: &Words, decision: &Deliberation<'_>) -> Self {
        let explanation = decision.reasons;
        let column =
            |index: usize| explanation.rows.iter().filter_map(move |row| row.values.get(index).copied().flatten());
        let columns = explanation
            .columns
            .iter()
            .enumerate()
            .map(|(index, head)| NumberColumn {
                title: decision.text(words, &head.title),
                meaning: decision.text(words, &head.meaning),
                decimals: decimals(column(index)),
                most: column(index).filter(|value| value.is_finite()).fold(0.0, f64::max),
            })
            .collect::<Vec<_>>();
        let row = |row: &tabletop::Row| NumberRow {
            place: row.place,
            label: decision.text(words, &row.label),
            values: (0..columns.len()).map(|index| row.values.get(index).copied().flatten()).collect(),
        };
        Self { rows: explanation.rows.iter().map(row).collect(), columns }
    }

    /// The column that says most: the last one whose numbers are shares of one whole, else the last.
    pub fn main(&self) -> usize {
        let whole = |column: usize| -> f64 { self.rows.iter().filter_map(|row| row.values[column]).sum() };
        let share = (0..self.columns.len()).rev().find(|column| (whole(*column) - 1.0).abs() < 1e-6);
        share.unwrap_or(self.columns.len().saturating_sub(1))
    }

    /// The rows from the most to the least in a column, or the other way round. Places without a number come last.
    pub fn sorted(&self, column: usize, ascending: bool) -> Vec<&NumberRow> {
        let mut rows: Vec<&NumberRow> = self.rows.iter().collect();
        let value = |row: &NumberRow| row.values.get(column).copied().flatten();
        rows.sort_by(|a, b| match (value(a), value(b)) {
            (Some(a), Some(b)) if ascending => a.total_cmp(&b),
            (Some(a), Some(b)) => b.total_cmp(&a),
            (a, b) => b.is_some().cmp(&a.is_some()),
        });
        rows
    }

    /// The share of its column's most that a place has, 0 to 1; `None` where there is no number.
    pub fn share(&self, row: &NumberRow, column: usize) -> Option<f32> {
        let most = self.columns.get(column)?.most;
        let value = row.values.get(column).copied().flatten()?;
        Some(if most > 0.0 { (value / most).clamp(0.0, 1.0) as f32 } else { 0.0 })
    }
}

/// Decimals that show differences: none for whole numbers, more for small ones.
fn decimals(values: impl Iterator<Item = f64> + Clone) -> usize {
    if values.clone().all(|value| value.fract() == 0.0) {
        0
    } else if values.fold(0.0, |most: f64, value| most.max(value.abs())) < 10.0 {
        3
    } else {
        2
    }
}

#[cfg(test)]
mod tests {
    use tabletop::{Candidate, Column, Explanation, Row};

    use super::*;
    use crate::theme::Palette;

    fn explanation() -> Explanation {
        let candidate = |label: &str, values: [f64; 2], chosen| Candidate {
            label: Message::text(label),
            score: values.iter().sum(),
            terms: vec![
                Term::weighted("term-armies", values[0] / 2.0, 2.0),
                Term::plain(Message::text("threat"), values[1]),
            ],
            chosen,
            ..Candidate::default()
        };
        Explanation {
            candidates: vec![candidate("a", [8.0, -1.0], true), candidate("b", [9.0, -4.0], false)],
            columns: vec![Column { title: Message::new("column-bsr"), meaning: Message::default() }],
            rows: [Some(0.5), None, Some(2.0)]
                .into_iter()
                .enumerate()
                .map(|(at, value)| Row {
                    place: Mark::At(at as u16),
                    label: Message::text(at.to_string()),
                    values: vec![value],
                })
                .collect(),
            ..Explanation::default()
        }
    }

    fn model() -> WhyModel {
        WhyModel::new(&Words::english(), &explanation(), Seat(1), "Anna", |seat| Palette::default().livery(seat.0))
    }

    #[test]
    fn parts_sum_to_the_score_and_differences_to_what_separates_them() {
        let model = model();
        assert_eq!(model.terms, ["armies", "threat"]);
        for (rank, candidate) in model.candidates.iter().enumerate() {
            let sum = |against| model.parts(rank, against).iter().map(|part| part.value).sum::<f64>();
            assert_eq!(sum(false), candidate.score);
            assert_eq!(sum(true), candidate.score - model.candidates[0].score);
        }
        assert_eq!(model.candidates[0].parts[0].measure(), Some(4.0));
        assert_eq!(model.candidates[0].parts[1].measure(), None);
    }

    #[test]
    fn rows_are_sorted_with_the_unknown_last() {
        let model = model();
        let order = |ascending| -> Vec<&str> {
            model.numbers.sorted(0, ascending).iter().map(|row| row.label.as_str()).collect()
        };
        assert_eq!(order(false), ["2", "0", "1"]);
        assert_eq!(order(true), ["0", "2", "1"]);
        assert_eq!(model.numbers.share(&model.numbers.rows[0], 0), Some(0.25));
        assert_eq!(model.numbers.share(&model.numbers.rows[1], 0), None);
    }

    #[test]
    fn an_empty_explanation_is_shown_empty() {
        let model = WhyModel::new(&Words::english(), &Explanation::default(), Seat(0), "?", |seat| {
            Palette::default().livery(seat.0)
        });
        assert!(model.candidates.is_empty() && model.played().is_none() && !model.close());
        assert!(model.parts(3, true).is_empty());
    }
}
