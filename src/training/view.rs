//! The page: the plan on the left, the run and the champions on the right, back and the primary action at the foot.

use bevy_egui::egui::Ui;

use super::{
    ask::{Kept, TrainingAsk},
    game::{AskOf, PageModel, TrainingGame},
    page::{PageFrame, page_frame},
    parts::progress_bar,
    state::RunState,
};
use crate::{
    text::Words,
    theme::{Type, color::IVORY_DIM, metrics},
    ui::widgets,
};

/// The training ground of a game. Tells what is asked for.
pub fn training_page<G: TrainingGame>(
    ui: &mut Ui,
    words: &Words,
    plan: &mut G::Plan,
    model: &PageModel<'_, G>,
) -> Option<AskOf<G>> {
    let (asked, able) = primary(model);
    let word = match (&asked, model.run.as_ref().map(|run| &run.state)) {
        (TrainingAsk::Stop, Some(RunState::Stopping)) => "training-stopping",
        (TrainingAsk::Stop, _) => "training-stop",
        (TrainingAsk::Play, Some(RunState::Done)) => G::WORDS.play,
        (TrainingAsk::Play, _) => "training-play_best",
        (TrainingAsk::Anew, _) => G::WORDS.anew,
        _ => "training-begin",
    };
    let frame = PageFrame {
        title: words.get(G::WORDS.title),
        line: words.get(G::WORDS.line),
        columns: COLUMNS,
        primary: (asked, able, words.get(word)),
    };
    page_frame(
        ui,
        words,
        frame,
        |ui| ways(ui, words, model),
        |ui, at| match at {
            0 => {
                G::plan_panel(ui, words, plan, model);
                None
            }
            _ => run_panel(ui, words, model),
        },
    )
}

/// The shares of the columns.
const COLUMNS: [f32; 2] = [0.42, 0.58];

/// What the primary button asks for, and whether that can be done.
pub fn primary<G: TrainingGame>(model: &PageModel<'_, G>) -> (AskOf<G>, bool) {
    match &model.run {
        None => (TrainingAsk::Begin, model.fault.is_none()),
        Some(run) if run.runs() => (TrainingAsk::Stop, run.state == RunState::Running),
        Some(run) if run.playable => (TrainingAsk::Play, true),
        Some(_) => (TrainingAsk::Anew, true),
    }
}

/// What can be done with a run that is over beside the primary action, and what keeps a plan from being begun.
fn ways<G: TrainingGame>(ui: &mut Ui, words: &Words, model: &PageModel<'_, G>) -> Option<AskOf<G>> {
    let mut ask = None;
    if let Some(run) = model.run.as_ref().filter(|run| !run.runs()) {
        let offered =
            [(run.resumable, "training-go_on", TrainingAsk::GoOn), (run.playable, G::WORDS.anew, TrainingAsk::Anew)];
        for (_, word, wish) in offered.into_iter().filter(|(offered, ..)| *offered) {
            if widgets::secondary(ui, words.get(word)).clicked() {
                ask = Some(wish);
            }
        }
    }
    if let (None, Some(fault)) = (&model.run, &model.fault) {
        ui.add_space(metrics::GAP);
        widgets::warning(ui, fault);
    }
    ask
}

/// The run with what was found out; without one what it would be, and what was kept.
fn run_panel<G: TrainingGame>(ui: &mut Ui, words: &Words, model: &PageModel<'_, G>) -> Option<AskOf<G>> {
    let Some(run) = &model.run else {
        return widgets::scrolling_panel(ui, words.get("training-champions"), |ui| {
            ui.label(Type::Body.text(words.get(G::WORDS.idle)).color(IVORY_DIM.egui()));
            ui.add_space(metrics::GAP);
            kept_list(ui, words, model)
        });
    };
    widgets::scrolling_panel(ui, &run.title, |ui| {
        progress_bar(ui, run.share, &run.line);
        if run.runs() {
            widgets::note(ui, words.get("training-goes_on"));
        }
        G::found(ui, words, model, run)
    })
}

/// The champions that were kept, to play, and the runs that are not over, to go on with.
pub fn kept_list<G: TrainingGame>(ui: &mut Ui, words: &Words, model: &PageModel<'_, G>) -> Option<AskOf<G>> {
    if model.champions.is_empty() {
        widgets::note(ui, words.get("training-none"));
    }
    let mut ask = None;
    let (chosen, doomed) = model.chosen;
    for (at, champion) in model.champions.iter().enumerate() {
        let [name, from] = G::champion_line(words, model, champion);
        if widgets::choice_row(ui, &name, &from, at == chosen) {
            ask = Some(TrainingAsk::Choose(at));
        }
        if at == chosen {
            G::champion_details(ui, words, model, champion);
            let look = G::run_of(champion).map(|_| ("training-look", TrainingAsk::Look(at)));
            let play = ("training-play_kept", TrainingAsk::PlayKept(at));
            ask = buttons(ui, words, [Some(play), look, Some(remove(Kept::Champion(at), doomed))]).or(ask);
            ui.add_space(metrics::GAP);
        }
    }
    if !model.unfinished.is_empty() {
        ui.add_space(metrics::GAP);
        widgets::subheading(ui, words.get("training-unfinished"));
        for (at, name) in model.unfinished.iter().enumerate() {
            ui.push_id(("unfinished", at), |ui| {
                widgets::note(ui, name);
                let go_on = ("training-go_on", TrainingAsk::Resume(at));
                ask = buttons(ui, words, [Some(go_on), Some(remove(Kept::Run(at), doomed))]).or(ask.take());
            });
        }
    }
    ask
}

/// The button that takes something away: it asks once more before it does.
fn remove<O>(kept: Kept, doomed: Option<Kept>) -> (&'static str, TrainingAsk<O>) {
    let word = if doomed == Some(kept) { "training-remove_sure" } else { "training-remove" };
    (word, TrainingAsk::Remove(kept))
}

/// Buttons side by side, each with the key of its word and what it asks for.
fn buttons<O, const N: usize>(
    ui: &mut Ui,
    words: &Words,
    offered: [Option<(&str, TrainingAsk<O>)>; N],
) -> Option<TrainingAsk<O>> {
    ui.horizontal_wrapped(|ui| {
        let mut ask = None;
        for (word, wish) in offered.into_iter().flatten() {
            if widgets::secondary(ui, words.get(word)).clicked() {
                ask = Some(wish);
            }
        }
        ask
    })
    .inner
}
