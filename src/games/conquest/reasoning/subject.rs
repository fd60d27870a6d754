//! What the panel is about, and what of it may be read.

use std::{collections::BTreeMap, sync::Arc};

use risk::Event;
use tabletop::{Controller, Explanation, Seat, Step};

use super::advice::{Advice, Recall};
use crate::{
    games::conquest::Content,
    games::conquest::state::Match,
    table::{
        Made, Played, WhyFocus,
        why::{DrawerModel, GraphFile, Reading, WhyModel},
    },
    text::Words,
    theme::Palette,
};

/// What is shown of reasons, and what is being worked out for it.
#[derive(Default)]
pub struct Reasoning {
    /// The panel's content.
    pub drawer: DrawerModel,
    /// The latest decision of an opponent that may be read, and whose it was.
    pub(super) latest: Option<(Seat, Arc<WhyModel>)>,
    /// The step that `latest` was decided at.
    pub(super) latest_step: Option<usize>,
    /// The colours it was all made with.
    pub(super) palette: Palette,
    /// What the panel's content was made for.
    pub(super) made_for: Option<Subject>,
    /// The first decision that has been made but not been told yet, because something that came before it is still shown.
    pub(super) untold: Option<usize>,
    /// Advice to the person to act.
    pub(super) advice: Option<Advice>,
    /// An old decision being worked out again.
    pub(super) recall: Option<Recall>,
    /// Old decisions worked out again, by step; `None` for those that came out otherwise.
    pub(super) recalled: BTreeMap<usize, Option<Made>>,
    /// The file of a graph.
    pub(super) graph: GraphFile,
    /// Whether a graph is to be written as soon as the session is here.
    pub(super) graph_wanted: bool,
}

impl Reasoning {
    /// The reasons that are shown in the panel.
    pub fn open(&self) -> Option<&Arc<WhyModel>> {
        match &self.drawer.reading {
            Reading::Open(model) => Some(model),
            _ => None,
        }
    }

    /// The latest decision that may be read, where it was this seat's.
    pub fn latest_of(&self, seat: Seat) -> Option<Arc<WhyModel>> {
        let (by, why) = self.latest.as_ref()?;
        (*by == seat).then(|| Arc::clone(why))
    }

    /// Keeps the decisions of a stretch of play back while what came before them is still told, such as the deal.
    pub fn hold(&mut self, played: &Played<Event>) {
        let (first, told) = (played.made.first(), played.events.first());
        self.untold = first.zip(told).filter(|(made, told)| told.step < made.step).map(|(made, _)| made.step);
    }

    /// Whether a decision has been told, or is being told.
    pub(super) fn told(&self, made: &Made) -> bool {
        self.untold.is_none_or(|untold| made.step < untold)
    }

    /// The step of the decision whose reasons are shown; `None` for advice.
    pub(super) fn step(&self) -> Option<usize> {
        match self.made_for {
            Some(Subject::Open(step) | Subject::Sealed(step) | Subject::Person(step)) => Some(step),
            _ => None,
        }
    }
}

/// What the panel is about.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Subject {
    /// Nothing yet.
    Nothing,
    /// The decision at this step, whose reasons may be read.
    Open(usize),
    /// The same, but they may not.
    Sealed(usize),
    /// A person's decision.
    Person(usize),
    /// The decision at this step, to be worked out again.
    Forgotten(usize, Seat),
    /// A decision whose reasons are lost.
    Lost,
    /// Advice being thought about, with the positions looked at so far.
    Asking(u64),
    /// Advice given at this step.
    Advised(usize),
}

/// What the panel is about now.
pub(super) fn subject(table: &Match) -> Subject {
    match table.why.focus() {
        WhyFocus::Hint => match &table.reasoning.advice {
            Some(advice) if advice.given().is_some() => Subject::Advised(advice.step),
            Some(advice) => Subject::Asking(advice.nodes()),
            None => Subject::Nothing,
        },
        WhyFocus::Latest => latest(table),
        WhyFocus::Step(step) => match table.decision(step) {
            Some(made) => of(table, made),
            None => forgotten(table, step),
        },
    }
}

/// The latest decision of an opponent, a readable one if there is any.
fn latest(table: &Match) -> Subject {
    let opponents = || {
        let made = table.reasons.iter().rev().filter(|made| table.reasoning.told(made));
        made.filter(|made| !table.is_person(made.seat))
    };
    if let Some(made) = opponents().find(|made| table.readable(made)).or_else(|| opponents().next()) {
        return of(table, made);
    }
    let Some(session) = table.host.session() else { return Subject::Nothing };
    let before = session.len();
    let at = session.steps()[..before]
        .iter()
        .rposition(|step| matches!(step, Step::Action(seat, _) if !table.is_person(*seat)));
    at.map_or(Subject::Nothing, |at| forgotten(table, at))
}

fn of(table: &Match, made: &Made) -> Subject {
    if table.is_person(made.seat) {
        Subject::Person(made.step)
    } else if made.explanation.is_none() {
        Subject::Lost
    } else if table.readable(made) {
        Subject::Open(made.step)
    } else {
        Subject::Sealed(made.step)
    }
}

/// A decision before those that are kept: it is found in the record.
fn forgotten(table: &Match, step: usize) -> Subject {
    let Some(session) = table.host.session() else { return Subject::Lost };
    let steps = &session.steps()[..session.len()];
    let until = steps.len().min(step.saturating_add(1));
    let found = steps[..until].iter().rposition(|step| matches!(step, Step::Action(..)));
    match found.map(|at| (at, &steps[at])) {
        Some((at, Step::Action(seat, _))) if table.is_person(*seat) => Subject::Person(at),
        Some((at, Step::Action(seat, _))) => match table.reasoning.recalled.get(&at) {
            Some(Some(made)) => of(table, made),
            Some(None) => Subject::Lost,
            None => Subject::Forgotten(at, *seat),
        },
        _ => Subject::Nothing,
    }
}

/// The decision made at a step, kept or worked out again.
pub(super) fn made_at(table: &Match, step: usize) -> Option<&Made> {
    let kept = table.reasons.leading_to(step).filter(|made| made.step == step);
    kept.or_else(|| table.reasoning.recalled.get(&step)?.as_ref())
}

/// What the panel shows of its subject.
pub(super) fn reading(table: &Match, content: &Content, words: &Words, subject: Subject) -> Reading {
    let who = |seat: Seat| (table.livery(seat), table.name(seat).to_owned());
    let sealed = |step: usize, to: fn(crate::theme::Livery, String) -> Reading| {
        let seat = made_at(table, step).map(|made| made.seat).or_else(|| actor(table, step));
        seat.map(who).map_or(Reading::Lost, |(livery, name)| to(livery, name))
    };
    match subject {
        Subject::Nothing => Reading::Nothing,
        Subject::Lost => Reading::Lost,
        Subject::Sealed(step) => sealed(step, Reading::Sealed),
        Subject::Person(step) => sealed(step, Reading::Person),
        Subject::Open(step) => match made_at(table, step).and_then(|made| Some((made, made.explanation.as_deref()?))) {
            Some((made, explanation)) => Reading::Open(Arc::new(model(table, explanation, made.seat))),
            None => Reading::Lost,
        },
        Subject::Forgotten(_, seat) => {
            let (livery, name) = who(seat);
            let nodes = table.reasoning.recall.as_ref().map_or(0, Recall::nodes);
            Reading::Thinking(livery, name, nodes)
        }
        Subject::Asking(_) | Subject::Advised(_) => {
            let Some(advice) = &table.reasoning.advice else { return Reading::Nothing };
            let livery = table.livery(advice.seat);
            let name = title(content, words, &advice.spec);
            match advice.given() {
                Some(explanation) => {
                    Reading::Open(Arc::new(WhyModel::new(explanation, advice.seat, &name, |seat| table.livery(seat))))
                }
                None => Reading::Thinking(livery, name, advice.nodes()),
            }
        }
    }
}

/// Whose decision the panel is about; nobody's where it is about advice.
pub(super) fn decider(table: &Match, subject: Subject) -> Option<Seat> {
    match subject {
        Subject::Open(step) | Subject::Sealed(step) | Subject::Person(step) => {
            made_at(table, step).map(|made| made.seat).or_else(|| actor(table, step))
        }
        Subject::Forgotten(_, seat) => Some(seat),
        Subject::Nothing | Subject::Lost | Subject::Asking(_) | Subject::Advised(_) => None,
    }
}

fn actor(table: &Match, step: usize) -> Option<Seat> {
    match table.host.session()?.steps().get(step)? {
        Step::Action(seat, _) => Some(*seat),
        Step::Outcome(_) => None,
    }
}

/// A seat's decision as the panel shows it.
pub(super) fn model(table: &Match, explanation: &Explanation, seat: Seat) -> WhyModel {
    WhyModel::new(explanation, seat, table.name(seat), |seat| table.livery(seat))
}

/// The name players know an opponent by.
pub(super) fn title(content: &Content, words: &Words, spec: &str) -> String {
    let name = spec.split([':', '@']).next().unwrap_or(spec);
    content.opponent_title(spec).unwrap_or_else(|| words.get(name)).to_owned()
}

/// How the registry is asked for the agent in a seat; `None` for a person's.
pub(super) fn spec(table: &Match, seat: Seat) -> Option<String> {
    match &table.player(seat)?.controller {
        Controller::Agent(spec) => Some(spec.clone()),
        Controller::Human => None,
    }
}
