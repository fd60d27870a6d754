//! Which decision the panel is about now, and what of it may be read.

use std::sync::Arc;

use tabletop::{Explanation, Message, Seat};

use super::{recall::Recall, subject::Subject};
use crate::{
    table::{
        LabContent, Made, Table, TableGame, WhyFocus,
        why::{Deliberation, Reading, WhyModel, telling_with},
    },
    text::Words,
    theme::Livery,
};

impl<T: TableGame> Table<T> {
    /// What the panel is about now.
    pub(super) fn subject(&self) -> Subject {
        match self.why.focus() {
            WhyFocus::Hint => match &self.reasoning.advice {
                Some(advice) if advice.given().is_some() => Subject::Advised(advice.step),
                Some(advice) => Subject::Asking(advice.nodes()),
                None => Subject::Nothing,
            },
            WhyFocus::Latest => self.latest(),
            WhyFocus::Step(step) => match self.decision(step) {
                Some(made) => self.about(made),
                None => self.forgotten(step),
            },
        }
    }

    /// Decisions of opponents that have been told, or are being told, the latest first: what was played ahead of the story must
    /// not be given away.
    pub(super) fn opponents(&self) -> impl DoubleEndedIterator<Item = &Made> {
        let known = if self.caught_up() { usize::MAX } else { self.at };
        self.reasons.iter().rev().filter(move |made| made.step <= known && !self.is_person(made.seat))
    }

    /// The most telling decision of the last turn of an opponent, of those that may be read: of its moves in a row the last is often
    /// forced, such as the end of the turn. The one that stood out most or changed most says most.
    pub(super) fn latest_readable(&self) -> Option<&Made> {
        let last = self.opponents().find(|made| self.readable(made))?;
        let until = self.reasons.iter().rev().skip_while(|made| made.step > last.step);
        let turn: Vec<&Made> =
            until.take_while(|made| made.seat == last.seat).filter(|made| self.readable(made)).collect();
        let tells = |made: &Made| {
            let reasons = made.explanation.as_deref();
            let tells = reasons.map_or(0.0, |reasons| telling_with(reasons, made.impact));
            (tells, reasons.is_some_and(|reasons| reasons.candidates.len() > 1))
        };
        // Of equal ones the latest that had a choice.
        turn.into_iter().rev().max_by(|a, b| {
            let ((a, a_chose), (b, b_chose)) = (tells(a), tells(b));
            a.total_cmp(&b).then(a_chose.cmp(&b_chose))
        })
    }

    /// The latest decision of an opponent, a readable one if there is any.
    fn latest(&self) -> Subject {
        if let Some(made) = self.latest_readable().or_else(|| self.opponents().next()) {
            return self.about(made);
        }
        let Some(steps) = self.host.steps() else { return Subject::Nothing };
        let theirs = |step: &usize| self.host.action_at(*step).is_some_and(|(seat, _)| !self.is_person(seat));
        (0..steps).rev().find(theirs).map_or(Subject::Nothing, |at| self.forgotten(at))
    }

    fn about(&self, made: &Made) -> Subject {
        if self.is_person(made.seat) {
            Subject::Person(made.step)
        } else if made.explanation.is_none() {
            self.forgotten(made.step)
        } else if self.readable(made) {
            Subject::Open(made.step)
        } else {
            Subject::Sealed(made.step)
        }
    }

    /// A decision whose reasons are not kept: it is found in the record, and whoever made it is asked anew.
    fn forgotten(&self, step: usize) -> Subject {
        let Some(steps) = self.host.steps() else { return Subject::Lost(step) };
        let Some((at, seat)) = self.decision_before(steps.min(step.saturating_add(1))) else { return Subject::Nothing };
        if self.spec(seat).is_none() {
            return Subject::Person(at);
        }
        match self.reasoning.recalled.get(&at) {
            Some(Some(made)) if made.explanation.is_some() => self.about(made),
            Some(_) => Subject::Lost(at),
            None => Subject::Forgotten(at, seat),
        }
    }

    /// The decision made at a step, kept or worked out again.
    pub(super) fn made_at(&self, step: usize) -> Option<&Made> {
        let kept = self.reasons.leading_to(step).filter(|made| made.step == step);
        let explained = kept.filter(|made| made.explanation.is_some());
        explained.or_else(|| self.reasoning.recalled.get(&step)?.as_ref()).or(kept)
    }

    /// Whose decision the panel is about; nobody's where it is about advice.
    pub(super) fn decider(&self, subject: Subject) -> Option<Seat> {
        match subject {
            Subject::Open(step) | Subject::Sealed(step) | Subject::Person(step) => {
                let made = self.made_at(step).map(|made| made.seat);
                made.or_else(|| self.host.action_at(step).map(|(seat, _)| seat))
            }
            Subject::Forgotten(_, seat) => Some(seat),
            Subject::Nothing | Subject::Lost(_) | Subject::Asking(_) | Subject::Advised(_) => None,
        }
    }

    /// What the panel shows of its subject.
    pub(super) fn reading(&self, content: &T::Content, words: &Words, subject: Subject) -> Reading {
        let who = |seat: Seat| (self.livery(seat), self.name(words, seat).into_owned());
        let sealed = |to: fn(Livery, String) -> Reading| {
            self.decider(subject).map(who).map_or(Reading::Lost, |(livery, name)| to(livery, name))
        };
        match subject {
            Subject::Nothing => Reading::Nothing,
            Subject::Lost(_) => Reading::Lost,
            Subject::Sealed(_) => sealed(Reading::Sealed),
            Subject::Person(_) => sealed(Reading::Person),
            Subject::Open(step) => {
                let open = self.made_at(step).and_then(|made| self.why_model(words, made));
                open.map_or(Reading::Lost, |model| Reading::Open(Arc::new(model)))
            }
            Subject::Forgotten(step, seat) => {
                let name = self.name_then(words, seat, Some(step));
                Reading::Thinking(self.livery(seat), name, self.reasoning.recall.as_ref().map_or(0, Recall::nodes))
            }
            Subject::Asking(_) | Subject::Advised(_) => {
                let Some(advice) = &self.reasoning.advice else { return Reading::Nothing };
                let name = content.title(words, &advice.spec);
                match advice.given() {
                    Some(reasons) => Reading::Open(Arc::new(self.model(words, reasons, (advice.seat, None), &name))),
                    None => Reading::Thinking(self.livery(advice.seat), name, advice.nodes()),
                }
            }
        }
    }

    /// A seat's decision as the panel shows it; `None` where its reasons are not known.
    pub(in crate::table) fn why_model(&self, words: &Words, made: &Made) -> Option<WhyModel> {
        let name = self.name_then(words, made.seat, Some(made.step));
        Some(self.model(words, made.explanation.as_deref()?, (made.seat, Some(made.step)), &name))
    }

    /// The reasons of a decision that a seat made at a step, or of advice to it where there is no step.
    fn model(&self, words: &Words, reasons: &Explanation, (seat, step): (Seat, Option<usize>), name: &str) -> WhyModel {
        let names = |seat| Some(self.name_then(words, seat, step));
        let told = Deliberation { to_player: step.is_none(), ..self.deliberation(reasons, (seat, step), &names) };
        WhyModel::new(words, told, seat, name, |seat| self.livery(seat))
    }

    /// A seat's reasons with what is known at the table: whose voice.
    pub(in crate::table) fn deliberation<'e>(
        &self,
        reasons: &'e Explanation,
        (seat, step): (Seat, Option<usize>),
        names: &'e dyn Fn(Seat) -> Option<String>,
    ) -> Deliberation<'e> {
        // Whoever sat there before has words of its own under its name.
        let former = step.and_then(|step| T::former(self, seat, step)).map(Message::slug);
        Deliberation { reasons, to_player: false, voice: former.or_else(|| T::voice(self, seat)), names: Some(names) }
    }

    /// What whoever sat at a seat when a step was made is called; who sits there now where there is no step.
    pub(in crate::table) fn name_then(&self, words: &Words, seat: Seat, step: Option<usize>) -> String {
        let former = step.and_then(|step| T::former(self, seat, step));
        former.map_or_else(|| self.name(words, seat), |name| words.person(name)).into_owned()
    }
}
