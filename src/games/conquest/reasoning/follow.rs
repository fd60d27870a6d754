//! Keeping the panel's content in step with the game.

use std::sync::Arc;

use bevy::prelude::*;
use lab::games::RiskModule;
use tabletop::Seat;

use super::{
    advice::Recall,
    subject::{Subject, decider, made_at, model, reading, spec, subject},
};
use crate::{
    games::conquest::Content,
    games::conquest::people,
    games::conquest::state::Match,
    portrait::Portrait,
    settings::Settings,
    shell::{Motion, Notices},
    storage::Storage,
    table::{Made, WhyFocus},
    text::Words,
};

/// Takes answers that have come, and shows what is asked for.
pub fn follow(
    mut table: ResMut<Match>,
    content: Res<Content>,
    settings: Res<Settings>,
    words: Res<Words>,
    storage: Option<Res<Storage>>,
    mut notices: ResMut<Notices>,
    mut motion: ResMut<Motion>,
) {
    let table = &mut *table;
    table.reasoning.graph.poll(&words, &mut notices);
    if table.told() {
        table.reasoning.untold = None;
    }
    let asked = answers(table);
    latest(table);
    let now = if table.why.is_open() { subject(table) } else { Subject::Nothing };
    if let Subject::Forgotten(step, seat) = now
        && table.reasoning.recall.is_none()
    {
        table.reasoning.recall = Recall::ask(table, step, seat);
    }
    if asked || table.reasoning.recall.is_some() || table.reasoning.graph.is_writing() {
        // What thinks elsewhere must be seen to have finished.
        motion.ambient();
    }
    // A thought moves on, and colours may be chosen anew.
    let stale = matches!(now, Subject::Forgotten(..)) || table.reasoning.palette != table.palette;
    if table.reasoning.made_for != Some(now) || stale {
        // What was chosen of other reasons means nothing in these.
        let other = table.reasoning.made_for != Some(now);
        if other && matches!(table.reasoning.made_for, Some(Subject::Open(_) | Subject::Advised(_))) {
            table.why.forget();
        }
        table.reasoning.drawer.reading = reading(table, &content, &words, now);
        table.reasoning.drawer.face = decider(table, now).and_then(|seat| face(table, seat));
        table.reasoning.made_for = Some(now);
        table.reasoning.palette = table.palette;
    }
    if table.why.is_open() {
        dress(table, &content, &settings);
    }
    if table.reasoning.graph_wanted
        && let Some(storage) = storage
    {
        write_graph(table, &storage);
    }
}

/// Takes answers that have come, and drops advice that is no longer asked for. Returns whether anybody still thinks about it.
fn answers(table: &mut Match) -> bool {
    if let Some(mut recall) = table.reasoning.recall.take() {
        match recall.poll() {
            Some(made) => drop(table.reasoning.recalled.insert(recall.step, made)),
            None => table.reasoning.recall = Some(recall),
        }
    }
    let Some(mut advice) = table.reasoning.advice.take() else { return false };
    if !advice.fits(table) {
        return false;
    }
    let thinking = advice.poll();
    table.reasoning.advice = Some(advice);
    thinking
}

/// The portrait of whoever sits there, where it is somebody.
fn face(table: &Match, seat: Seat) -> Option<Arc<Portrait>> {
    people::of_controller(&table.player(seat)?.controller)
}

/// Keeps the latest readable decision for the dock.
fn latest(table: &mut Match) {
    let mut told = table.reasons.iter().rev().filter(|made| table.reasoning.told(made));
    let found = told.find(|made| !table.is_person(made.seat) && table.readable(made));
    let step = found.map(|made| made.step);
    if step != table.reasoning.latest_step || table.reasoning.palette != table.palette {
        let shown = |made: &Made| Some((made.seat, Arc::new(model(table, made.explanation.as_deref()?, made.seat))));
        table.reasoning.latest = found.and_then(shown);
        table.reasoning.latest_step = step;
    }
}

/// What surrounds the reasons in the panel.
fn dress(table: &mut Match, content: &Content, settings: &Settings) {
    let may_ask = table.due().is_some();
    let may_do = may_ask && matches!(table.reasoning.made_for, Some(Subject::Advised(_)));
    let neighbours = [false, true].map(|later| neighbour(table, later).is_some());
    let drawer = &mut table.reasoning.drawer;
    if drawer.advisers.len() != content.opponents.len() {
        drawer.advisers = content.opponents.iter().map(|opponent| opponent.title.clone()).collect();
    }
    let known = content.opponents.iter().position(|opponent| opponent.name == settings.adviser);
    drawer.adviser = known.unwrap_or(content.opponents.len().saturating_sub(1));
    drawer.may_ask = may_ask;
    drawer.may_do = may_do;
    drawer.neighbours = neighbours;
    drawer.writing = table.reasoning.graph.is_writing();
}

/// The step of the readable decision of an opponent next to the one shown.
pub(super) fn neighbour(table: &Match, later: bool) -> Option<usize> {
    let shown = table.reasoning.step()?;
    let mut opponents = table.reasons.iter().filter(|made| !table.is_person(made.seat) && table.readable(made));
    if later {
        opponents.find(|made| made.step > shown).map(|made| made.step)
    } else {
        opponents.rfind(|made| made.step < shown).map(|made| made.step)
    }
}

/// Begins to write the graph of what is shown, once the session is here.
fn write_graph(table: &mut Match, storage: &Storage) {
    let wanted = match table.why.focus() {
        WhyFocus::Hint => table
            .reasoning
            .advice
            .as_ref()
            .filter(|advice| advice.given().is_some())
            .map(|advice| (advice.step, advice.seat, advice.spec.clone())),
        _ => table.reasoning.step().filter(|_| table.reasoning.open().is_some()).and_then(|step| {
            let made = made_at(table, step)?;
            Some((step, made.seat, spec(table, made.seat)?))
        }),
    };
    let Some((step, seat, spec)) = wanted else {
        table.reasoning.graph_wanted = false;
        return;
    };
    let Some(question) = table.host.question(step, seat, false) else { return };
    let plain: String = spec.chars().map(|c| if c.is_ascii_alphanumeric() { c } else { '-' }).collect();
    let name = format!("{plain}-step-{step}");
    table.reasoning.graph_wanted = false;
    table.reasoning.graph.write(RiskModule, spec, question, (storage.clone(), name));
}
