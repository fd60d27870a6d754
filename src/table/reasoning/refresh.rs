//! Keeping the panel's content in step with the game.

use std::{
    borrow::Cow,
    sync::{Arc, OnceLock},
};

use bevy::prelude::*;
use tabletop::Seat;

use super::{recall::Recall, subject::Subject};
use crate::{
    settings::Settings,
    shell::{Motion, Notices},
    storage::Storage,
    table::{
        LabContent, Made, Table, TableGame, WhyFocus,
        why::{GraphTarget, WhyModel, matters},
    },
    text::Words,
};

/// Takes answers that have come, and shows what is asked for.
pub fn refresh<T: TableGame>(
    mut changing: ResMut<Table<T>>,
    content: Res<T::Content>,
    settings: Res<Settings>,
    words: Res<Words>,
    storage: Option<Res<Storage>>,
    mut notices: ResMut<Notices>,
    mut motion: ResMut<Motion>,
) {
    let table = changing.bypass_change_detection();
    let waited = table.reasoning.waits();
    table.reasoning.graph.poll(&words, &mut notices);
    let asked = table.take_answers();
    // Colours may be chosen anew, and so may the language.
    let dressed_anew = table.reasoning.palette != table.palette || words.is_changed();
    let mut changed = table.keep_latest(dressed_anew) || waited;
    let now = if table.why.is_open() { table.subject() } else { Subject::Nothing };
    changed |= table.recollect();
    changed |= table.check_honesty();
    changed |= table.look_back(now);
    changed |= table.weigh_choice();
    if let Subject::Forgotten(step, seat) = now
        && table.reasoning.recall.is_none()
    {
        table.reasoning.recall = Recall::ask(table, step, seat);
    }
    if asked
        || table.reasoning.recall.is_some()
        || table.reasoning.recollection.is_asking()
        || table.reasoning.asked_again.goes_on()
        || table.reasoning.graph.is_writing()
    {
        // What thinks elsewhere must be seen to have finished.
        motion.ambient();
    }
    // A thought moves on.
    let stale = matches!(now, Subject::Forgotten(..)) || dressed_anew;
    if table.reasoning.made_for != Some(now) || stale {
        changed = true;
        // What was chosen of other reasons means nothing in these.
        let other = table.reasoning.made_for != Some(now);
        if other && matches!(table.reasoning.made_for, Some(Subject::Open(_) | Subject::Advised(_))) {
            table.why.forget();
        }
        table.reasoning.drawer.reading = table.reading(&content, &words, now);
        table.reasoning.drawer.face = table.decider(now).and_then(|seat| T::portrait(table, seat));
        table.reasoning.made_for = Some(now);
        table.reasoning.palette = table.palette;
    }
    if table.why.is_open() {
        changed |= table.dress(&content, &words, &settings);
    }
    if table.reasoning.graph_wanted
        && let Some(storage) = storage
        && !table.host.away()
    {
        table.write_graph(&storage, &words, &mut notices);
        changed = true;
    }
    if changed {
        changing.set_changed();
    }
}

impl<T: TableGame> Table<T> {
    /// Takes answers that have come, and drops advice that is no longer asked for. Returns whether anybody still thinks about it.
    fn take_answers(&mut self) -> bool {
        if let Some(mut recall) = self.reasoning.recall.take() {
            match recall.poll() {
                Some(made) => drop(self.reasoning.recalled.insert(recall.step, made)),
                None => self.reasoning.recall = Some(recall),
            }
        }
        let Some(mut advice) = self.reasoning.advice.take() else { return false };
        if !advice.fits(self) {
            return false;
        }
        let thinking = advice.poll();
        self.reasoning.advice = Some(advice);
        thinking
    }

    /// Follows which decision is the latest that may be read; with `anew` it is put into words again in any case. Returns whether it is
    /// another one.
    fn keep_latest(&mut self, anew: bool) -> bool {
        let step = self.latest_readable().map(|made| made.step);
        let other = anew || step != self.reasoning.latest_step;
        if other {
            self.reasoning.latest_step = step;
            self.reasoning.latest = OnceLock::new();
        }
        other
    }

    /// The latest decision that may be read, where it was this seat's.
    pub fn latest_reasons(&self, words: &Words, seat: Seat) -> Option<Arc<WhyModel>> {
        let write = || {
            let made = self.made_at(self.reasoning.latest_step?)?;
            Some((made.seat, Arc::new(self.why_model(words, made)?)))
        };
        let (by, why) = self.reasoning.latest.get_or_init(write).as_ref()?;
        (*by == seat).then(|| Arc::clone(why))
    }

    /// The same, where the decision came after that step: what was said in an earlier turn is not said in this one.
    pub fn reasons_since(&self, words: &Words, seat: Seat, step: usize) -> Option<Arc<WhyModel>> {
        let fresh = self.reasoning.latest_step.is_some_and(|latest| latest > step);
        self.latest_reasons(words, seat).filter(|_| fresh)
    }

    /// What surrounds the reasons in the panel. Returns whether any of it has changed.
    fn dress(&mut self, content: &T::Content, words: &Words, settings: &Settings) -> bool {
        let may_do = self.offers_hint() && matches!(self.reasoning.made_for, Some(Subject::Advised(_)));
        let neighbours = [false, true].map(|later| self.neighbour(later).is_some());
        let writing = self.reasoning.graph.is_writing();
        let advisers = content.advisers();
        let adviser = chosen_adviser::<T>(content, settings);
        // The same one would say the same again.
        let asked = self.reasoning.advice.as_ref().map(|advice| advice.spec.as_str());
        let may_ask = self.offers_hint() && asked != advisers.get(adviser).map(|adviser| adviser.name.as_str());
        let one_way = self.person_to_act().is_some() && !self.offers_hint();
        let honesty = self.honesty();
        let drawer = &mut self.reasoning.drawer;
        let called = || advisers.iter().map(|adviser| adviser.title_in(words));
        if !drawer.advisers.iter().map(String::as_str).eq(called()) {
            drawer.advisers = called().map(Cow::into_owned).collect();
        }
        let now = (may_ask, may_do, neighbours, writing, adviser, one_way);
        let before = (drawer.may_ask, drawer.may_do, drawer.neighbours, drawer.writing, drawer.adviser, drawer.one_way);
        (drawer.may_ask, drawer.may_do, drawer.neighbours, drawer.writing, drawer.adviser, drawer.one_way) = now;
        let told = drawer.honesty != honesty;
        drawer.honesty = honesty;
        now != before || told
    }

    /// The step of the readable decision of an opponent next to the one shown; unless all are wanted, of one that mattered. Whether one did
    /// whose reasons are not known yet is only known when it has been worked out again, so none of those is left out.
    pub(super) fn neighbour(&self, later: bool) -> Option<usize> {
        let shown = self.reasoning.step()?;
        let mattered = |made: &&Made| made.explanation.as_deref().is_some_and(matters);
        let wanted = |made: &&Made| self.readable(made) && (self.why.every() || mattered(made));
        let mut opponents = self.opponents().filter(wanted).map(|made| made.step);
        let first = self.reasons.first().or_else(|| self.host.steps())?;
        if later {
            self.unkept(shown, later).filter(|step| *step < first).or_else(|| opponents.rfind(|step| *step > shown))
        } else {
            opponents.find(|step| *step < shown).or_else(|| self.unkept(shown.min(first), later))
        }
    }

    /// The step of an opponent's decision after or before a step, as the record has it.
    fn unkept(&self, step: usize, later: bool) -> Option<usize> {
        let mut at = step;
        loop {
            let (next, seat) = if later { self.decision_after(at) } else { self.decision_before(at) }?;
            let known = self.reasoning.recalled.get(&next).and_then(Option::as_ref);
            let told = known.and_then(|made| made.explanation.as_deref());
            if self.spec(seat).is_some() && (self.why.every() || told.is_none_or(matters)) {
                return Some(next);
            }
            at = next;
        }
    }

    /// Shows the table as it lay before a decision the person to act has asked for; as it is again once that is read. A panel that was left open
    /// through the others' turns keeps nobody from playing on. Returns whether anything changed.
    fn look_back(&mut self, now: Subject) -> bool {
        let steps = self.host.steps();
        let waits = self.person_to_act().is_some();
        if self.reasoning.asked.0 != self.why.asked() {
            self.reasoning.asked = (self.why.asked(), steps.filter(|_| waits));
            self.reasoning.not_shown = None;
        }
        let asked_now = waits && steps.is_some() && self.reasoning.asked.1 == steps;
        let past = now.past().filter(|step| asked_now && steps.is_some_and(|steps| *step < steps));
        let (shown, not_shown) = (self.looks_back_to(), self.reasoning.not_shown);
        match past.filter(|step| Some(*step) != not_shown) {
            None => self.come_back(),
            Some(step) if Some(step) == shown => false,
            Some(step) => {
                let looks = self.look_back_to(step);
                self.reasoning.not_shown = (!looks).then_some(step);
                looks || shown.is_some()
            }
        }
    }

    /// Finds out whether the person to act has a choice, once for every decision. Returns whether the answer is new.
    fn weigh_choice(&mut self) -> bool {
        let Some(step) = self.person_to_act().and(self.host.steps()) else { return false };
        if self.reasoning.choice.is_some_and(|(at, _)| at == step) {
            return false;
        }
        self.reasoning.choice = Some((step, !self.host.forced()));
        true
    }

    /// Whether the person to act can be advised: where the rules leave one thing to do there is nothing to say.
    pub fn offers_hint(&self) -> bool {
        let choice = || self.reasoning.choice.is_none_or(|(_, choice)| choice);
        self.person_to_act().is_some() && choice()
    }

    /// The decision or the advice whose reasons are shown: its step, its seat, and who thought.
    pub fn explained(&self) -> Option<(usize, Seat, String)> {
        if self.why.focus() == WhyFocus::Hint {
            let advice = self.reasoning.advice.as_ref().filter(|advice| advice.given().is_some())?;
            return Some((advice.step, advice.seat, advice.spec.clone()));
        }
        let step = self.reasoning.step().filter(|_| self.reasoning.open().is_some())?;
        let seat = self.made_at(step)?.seat;
        Some((step, seat, self.spec(seat)?.to_owned()))
    }

    /// Begins to write the graph of what is shown, once the session is here.
    fn write_graph(&mut self, storage: &Storage, words: &Words, notices: &mut Notices) {
        self.reasoning.graph_wanted = false;
        let Some((step, seat, spec)) = self.explained() else { return };
        let mut graph = std::mem::take(&mut self.reasoning.graph);
        let name: String = spec.chars().map(|c| if c.is_ascii_alphanumeric() { c } else { '-' }).collect();
        let name = format!("{name}-step-{step}");
        let target = GraphTarget { storage: storage.clone(), name, words: words.clone() };
        match self.host.question(step, seat, false) {
            Some(question) => graph.write(T::Content::MODULE, spec, question, target),
            None => notices.info(words.get("why-graph_none")),
        }
        self.reasoning.graph = graph;
    }
}

/// Which of the advisers of a game is asked: the one that was chosen last, else the strongest.
pub(super) fn chosen_adviser<T: TableGame>(content: &T::Content, settings: &Settings) -> usize {
    let advisers = content.advisers();
    let known = |name: &String| advisers.iter().position(|adviser| adviser.name == *name);
    settings.advisers.iter().find_map(known).unwrap_or(advisers.len().saturating_sub(1))
}
