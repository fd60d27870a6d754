//! Keeping the panel's content in step with the fight.

use std::sync::Arc;

use bevy::prelude::*;
use lab::games::DiceModule;
use tabletop::Seat;

use super::{Searched, Subject};
use crate::{
    games::alea::Content,
    games::alea::{panels::GraphView, state::Duel},
    shell::{Motion, Notices},
    storage::Storage,
    table::{
        Made, WhyFocus,
        why::{Reading, WhyModel},
    },
    text::Words,
};

/// Takes answers that have come, and shows what is asked for.
pub fn follow(
    mut table: ResMut<Duel>,
    content: Res<Content>,
    words: Res<Words>,
    storage: Option<Res<Storage>>,
    mut notices: ResMut<Notices>,
    mut motion: ResMut<Motion>,
) {
    let table = &mut *table;
    table.reasoning.graph.poll(&words, &mut notices);
    let mut waits = table.reasoning.graph.is_writing();
    if let Some(searched) = &mut table.reasoning.searched {
        waits |= searched.poll(words.get("why.graph_none"));
    }
    if let Some(mut advice) = table.reasoning.advice.take()
        && advice.fits(table)
    {
        waits |= advice.poll();
        table.reasoning.advice = Some(advice);
    }
    if waits {
        // What thinks elsewhere must be seen to have finished.
        motion.ambient();
    }
    latest(table);
    let now = if table.why.is_open() { subject(table) } else { Subject::Nothing };
    let made_for = Some((now, table.palette));
    if table.reasoning.made_for != made_for {
        let other = table.reasoning.made_for.is_some_and(|(subject, _)| subject != now);
        // What was chosen of other reasons means nothing in these.
        if other && table.reasoning.open().is_some() {
            table.why.forget();
        }
        table.reasoning.drawer.reading = reading(table, &content, now);
        table.reasoning.made_for = made_for;
    }
    if table.why.is_open() {
        dress(table, &content);
    }
    if table.reasoning.graph_wanted
        && let Some(storage) = storage
    {
        write_graph(table, &storage, &words, &mut notices);
    }
    if table.reasoning.tree_wanted {
        table.reasoning.tree_wanted = false;
        if let Some((step, seat, spec)) = shown(table)
            && let Some(question) = table.host.question(step, seat, false)
        {
            let title = words.with("alea.graph.title", &[("name", &table.name(seat)), ("step", &step)]);
            table.reasoning.graph_view = GraphView::default();
            table.reasoning.searched = Some(Searched::begin(title, spec, question));
        }
    }
}

/// Decisions of opponents that have been told, or are being told, the latest first.
fn opponents(table: &Duel) -> impl DoubleEndedIterator<Item = &Made> {
    // What was played ahead of the story must not be given away.
    let known = if table.told() { usize::MAX } else { table.at };
    let told = move |made: &&Made| made.step <= known && !table.is_person(made.seat) && made.explanation.is_some();
    table.reasons.iter().rev().filter(told)
}

/// The latest decision that had an alternative; of several moves in a row the last is often but the end of the turn.
fn telling(table: &Duel) -> Option<&Made> {
    let chose = |made: &&Made| made.explanation.as_deref().is_some_and(|reasons| reasons.candidates.len() > 1);
    opponents(table).find(chose).or_else(|| opponents(table).next())
}

/// Keeps the latest decision for the dock.
fn latest(table: &mut Duel) {
    let found = telling(table);
    let step = found.map(|made| made.step);
    if step != table.reasoning.latest_step {
        let shown = found.and_then(|made| Some((made.seat, Arc::new(model(table, made)?))));
        table.reasoning.latest = shown;
        table.reasoning.latest_step = step;
    }
}

fn model(table: &Duel, made: &Made) -> Option<WhyModel> {
    let explanation = made.explanation.as_deref()?;
    Some(WhyModel::new(explanation, made.seat, table.name(made.seat), |seat| table.livery(seat)))
}

/// What the panel is about now.
fn subject(table: &Duel) -> Subject {
    let of = |made: &Made| match (table.is_person(made.seat), &made.explanation) {
        (true, _) => Subject::Person(made.step),
        (false, Some(_)) => Subject::Open(made.step),
        (false, None) => Subject::Lost,
    };
    match table.why.focus() {
        WhyFocus::Hint => match &table.reasoning.advice {
            Some(advice) if advice.given().is_some() => Subject::Advised(advice.step),
            Some(advice) => Subject::Asking(advice.nodes()),
            None => Subject::Nothing,
        },
        WhyFocus::Latest => telling(table).map_or(Subject::Nothing, of),
        WhyFocus::Step(step) => table.reasons.leading_to(step).map_or(Subject::Lost, of),
    }
}

/// What the panel shows of its subject.
fn reading(table: &Duel, content: &Content, subject: Subject) -> Reading {
    let made = |step: usize| table.reasons.leading_to(step).filter(|made| made.step == step);
    match subject {
        Subject::Nothing => Reading::Nothing,
        Subject::Lost => Reading::Lost,
        Subject::Open(step) => {
            made(step).and_then(|made| model(table, made)).map_or(Reading::Lost, |model| Reading::Open(Arc::new(model)))
        }
        Subject::Person(step) => made(step)
            .map_or(Reading::Lost, |made| Reading::Person(table.livery(made.seat), table.name(made.seat).to_owned())),
        Subject::Asking(_) | Subject::Advised(_) => {
            let Some(advice) = &table.reasoning.advice else { return Reading::Nothing };
            let known = content.duelists.iter().find(|duelist| duelist.name == advice.spec);
            let name = known.map_or(advice.spec.as_str(), |duelist| duelist.title.as_str());
            match advice.given() {
                Some(explanation) => {
                    Reading::Open(Arc::new(WhyModel::new(explanation, advice.seat, name, |seat| table.livery(seat))))
                }
                None => Reading::Thinking(table.livery(advice.seat), name.to_owned(), advice.nodes()),
            }
        }
    }
}

/// What surrounds the reasons in the panel.
fn dress(table: &mut Duel, content: &Content) {
    let may_ask = table.waits();
    let may_do = may_ask && matches!(table.reasoning.made_for, Some((Subject::Advised(_), _)));
    let neighbours = [false, true].map(|later| neighbour(table, later).is_some());
    let writing = table.reasoning.graph.is_writing();
    let drawer = &mut table.reasoning.drawer;
    if drawer.advisers.len() != content.duelists.len() {
        drawer.advisers = content.duelists.iter().map(|duelist| duelist.title.clone()).collect();
        // The strongest comes last.
        drawer.adviser = drawer.advisers.len().saturating_sub(1);
    }
    (drawer.may_ask, drawer.may_do, drawer.neighbours, drawer.writing) = (may_ask, may_do, neighbours, writing);
}

/// The step of the decision of an opponent next to the one shown.
pub(super) fn neighbour(table: &Duel, later: bool) -> Option<usize> {
    let shown = table.reasoning.step()?;
    if later {
        opponents(table).rev().find(|made| made.step > shown).map(|made| made.step)
    } else {
        opponents(table).find(|made| made.step < shown).map(|made| made.step)
    }
}

/// The decision or the advice whose reasons are shown: its step, its seat, and who thought.
fn shown(table: &Duel) -> Option<(usize, Seat, String)> {
    if table.why.focus() == WhyFocus::Hint {
        let advice = table.reasoning.advice.as_ref().filter(|advice| advice.given().is_some())?;
        return Some((advice.step, advice.seat, advice.spec.clone()));
    }
    let step = table.reasoning.step()?;
    let seat = table.host.actor(step)?;
    Some((step, seat, table.spec(seat)?.to_owned()))
}

/// Begins to write the graph of what is shown, once the session is here.
fn write_graph(table: &mut Duel, storage: &Storage, words: &Words, notices: &mut Notices) {
    if table.host.away() {
        return;
    }
    table.reasoning.graph_wanted = false;
    let Some((step, seat, spec)) = shown(table) else { return };
    let Some(question) = table.host.question(step, seat, false) else {
        // Between two fights nothing is searched.
        notices.info(words.get("why.graph_none"));
        return;
    };
    let plain: String = spec.chars().map(|c| if c.is_ascii_alphanumeric() { c } else { '-' }).collect();
    let name = format!("alea-{plain}-step-{step}");
    table.reasoning.graph.write(DiceModule, spec, question, (storage.clone(), name));
}
