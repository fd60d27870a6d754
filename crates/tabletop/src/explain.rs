//! Why an agent moved, as plain data that is the same for every game. What it says are messages; `lab` and the client put words to them.

use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::{Effort, Eye, Facts, Message, Seat};

/// The reasons of one decision, ready for a panel, a log, a bot's answer or a graph.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
pub struct Explanation {
    /// The agent's method, in one word or two.
    pub agent: Message,
    /// The decision in one sentence.
    pub headline: Message,
    /// The actions it weighed, best first. The chosen one is marked; it need not be first where the agent plays at random.
    pub candidates: Vec<Candidate>,
    /// The line of play it expects, its own action first. Empty for agents that do not look ahead.
    pub line: Vec<Ply>,
    /// Numbers behind the method, per place on the board, such as the steps of a draft.
    pub columns: Vec<Column>,
    /// One row per place, as many numbers as there are columns.
    pub rows: Vec<Row>,
    /// What the thinking cost.
    pub effort: Effort,
    /// What the scores of the candidates are.
    #[serde(default, skip_serializing_if = "Scoring::is_value")]
    pub scoring: Scoring,
    /// Whether the rules left nothing else to do. Agents leave it out: it is filled in by
    /// [`Agent::decide_for_show`](crate::Agent::decide_for_show).
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub forced: bool,
    /// Who may read this while the game is on.
    #[serde(default)]
    pub audience: Audience,
}

/// What scores of candidates are.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub enum Scoring {
    /// What an action is worth, in the agent's own unit: distances between scores mean something.
    #[default]
    Value,
    /// Places in an order the agent goes through, such as entries of a list: a greater score comes earlier, and no distance means anything.
    Rank,
}

impl Scoring {
    /// Whether distances mean something.
    pub fn is_value(&self) -> bool {
        *self == Self::Value
    }
}

impl Explanation {
    /// Gives every message of it a text; `words` is asked for that of a message whose arguments have theirs.
    pub fn render(&mut self, words: &impl Fn(&Message) -> String) {
        self.messages_mut().for_each(|message| message.render(words));
    }

    /// Puts the names of those who sit there in the place of seats; where there is no name the seat stays.
    pub fn name_seats(&mut self, name: impl Fn(Seat) -> Option<String>) {
        self.messages_mut().for_each(|message| message.name_seats(&name));
    }

    /// Every message of it, without those they are made of.
    pub fn messages_mut(&mut self) -> impl Iterator<Item = &mut Message> {
        let candidates = self.candidates.iter_mut().flat_map(|candidate| {
            let terms = candidate.terms.iter_mut();
            let terms = terms.flat_map(|term| std::iter::once(&mut term.name).chain(term.facts.messages_mut()));
            std::iter::once(&mut candidate.label).chain(terms).chain(candidate.facts.messages_mut())
        });
        let columns = self.columns.iter_mut().flat_map(|column| [&mut column.title, &mut column.meaning]);
        [&mut self.agent, &mut self.headline]
            .into_iter()
            .chain(candidates)
            .chain(self.line.iter_mut().map(|ply| &mut ply.label))
            .chain(columns)
            .chain(self.rows.iter_mut().map(|row| &mut row.label))
    }
}

/// Who may read the reasons of a decision while the game is on. Once it is over, and in replays, everybody may.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub enum Audience {
    /// The deciding seat alone: something only it knows may have entered.
    #[default]
    Seat,
    /// Everyone: the reasons follow from what everybody knows and from the action, which everybody sees, so they tell nothing
    /// new of what is hidden. [`check_agent`](crate::conformance::check_agent) proves it on positions that look the same to all.
    Everyone,
}

impl Audience {
    /// Whether `eye` may read the reasons of `seat`.
    pub fn admits(self, eye: Eye, seat: Seat) -> bool {
        self == Self::Everyone || eye.is(seat)
    }
}

/// One action an agent weighed.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
pub struct Candidate {
    /// The action.
    pub label: Message,
    /// The action as data (the game's `Action`), so that a client can draw it.
    pub action: Value,
    /// What it is worth to the agent, in the agent's own unit. The terms sum to it.
    pub score: f64,
    /// The score split into named parts.
    pub terms: Vec<Term>,
    /// Whether this one was played.
    pub chosen: bool,
    /// Where on the board it happens.
    pub marks: Vec<Mark>,
    /// What it does at once, as the rules know it. Agents leave it out: it is filled in by
    /// [`Agent::decide_for_show`](crate::Agent::decide_for_show).
    #[serde(default, skip_serializing_if = "Facts::is_empty")]
    pub facts: Facts,
}

/// One named part of a score.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Term {
    /// What is measured, in the terms of the agent's method.
    pub name: Message,
    /// Contribution to the score: weight × measure.
    pub value: f64,
    /// The weight, where the method has weights.
    pub weight: Option<f64>,
    /// What was measured, as far as it can be told: on the board, or at the end of the line of play that is expected (such names end in
    /// `_end`).
    #[serde(default, skip_serializing_if = "Facts::is_empty")]
    pub facts: Facts,
}

impl Term {
    /// A term without a weight of its own.
    pub fn plain(name: impl Into<Message>, value: f64) -> Self {
        Self { name: name.into(), value, weight: None, facts: Facts::new() }
    }

    /// `measure` × `weight`.
    pub fn weighted(name: impl Into<Message>, measure: f64, weight: f64) -> Self {
        Self { weight: Some(weight), ..Self::plain(name, measure * weight) }
    }

    /// With what was measured.
    #[must_use]
    pub fn with_facts(self, facts: Facts) -> Self {
        Self { facts, ..self }
    }
}

/// One step of an expected line.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Ply {
    /// Whose step it is; `None` for chance.
    pub seat: Option<Seat>,
    /// The step.
    pub label: Message,
    /// Where on the board it happens.
    pub marks: Vec<Mark>,
}

/// A place, or a way from one place to another, by the board's own numbering.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Mark {
    /// One place.
    At(u16),
    /// From one place to another.
    Way(u16, u16),
}

/// The head of a column of numbers.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Column {
    /// Short title, such as `BSR`.
    pub title: Message,
    /// What it measures, in one sentence.
    pub meaning: Message,
}

/// The numbers of one place.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Row {
    /// The place on the board.
    pub place: Mark,
    /// Its name.
    pub label: Message,
    /// One number per column; `None` where the method has none.
    pub values: Vec<Option<f64>>,
}
