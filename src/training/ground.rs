//! The course of a training ground on which runs are planned: begun, watched, stopped, gone on with, kept, looked at and played.

use bevy::prelude::*;
use bevy_egui::egui::Ui;

use super::{
    ask::{Kept, TrainingAsk},
    game::{AskOf, ContextOf, KeptList, PageModel, RunOf, TrainingGame, TrainingGround},
    page::{TrainingContext, TrainingPage, page_plugin},
    view::{primary, training_page},
};
use crate::{
    shell::{Motion, NewGame, Notices, Screen},
    storage::Storage,
    text::Words,
};

/// Adds the training ground of a game.
pub fn plugin<G: TrainingGame>(app: &mut App) {
    page_plugin::<TrainingGround<G>>(app);
    app.add_systems(Update, keep_champion::<G>);
}

/// Keeps the champion of a run that is over, whatever page is shown, and wakes the window while one is under way.
fn keep_champion<G: TrainingGame>(
    mut ground: ResMut<TrainingGround<G>>,
    screen: Res<State<Screen>>,
    content: Res<G::Content>,
    storage: Option<Res<Storage>>,
    words: Res<Words>,
    mut notices: ResMut<Notices>,
    mut motion: ResMut<Motion>,
) {
    let Some(run) = &ground.run else { return };
    if run.runs() {
        if *screen.get() == G::SCREEN { motion.ambient() } else { motion.slow() }
    }
    if let Some(plan) = G::plan_of(run).filter(|plan| **plan != ground.plan) {
        ground.plan = (*plan).clone();
    }
    let Some(storage) = storage.as_deref().filter(|_| ground.kept.is_none()) else { return };
    let Some(kept) = ground.run.as_ref().and_then(|run| G::keep(run, storage)) else { return };
    ground.kept = Some(kept);
    let at = TrainingContext { words: &words, content: &*content, storage: Some(storage) };
    ground.read_kept(&at, &mut notices);
    ground.chosen = (0, None);
}

impl<G: TrainingGame> TrainingGround<G> {
    /// Reads what lies in the player's folder, and tells what cannot be read.
    fn read_kept(&mut self, at: &ContextOf<'_, G>, notices: &mut Notices) {
        let Some(storage) = at.storage else { return };
        let KeptList { champions, unfinished, problems } = self.game.read_kept(storage, at);
        problems.into_iter().for_each(|problem| notices.error(problem));
        (self.champions, self.unfinished) = (champions, unfinished);
        self.leave_out_own();
        self.chosen = (self.chosen.0.min(self.champions.len().saturating_sub(1)), None);
    }

    /// What goes on now is no run to go on with.
    fn leave_out_own(&mut self) {
        let own = self.run.as_ref().and_then(G::name_of);
        self.unfinished.retain(|name| own.as_ref() != Some(name));
    }

    /// Takes a run in place of the one before, which stops.
    fn watch(&mut self, run: RunOf<G>) {
        (self.run, self.kept) = (Some(run), None);
        self.leave_out_own();
    }

    /// Goes on with a run of the player's folder.
    fn resume(&mut self, name: Option<String>, at: &ContextOf<'_, G>, notices: &mut Notices) {
        match name.map(|name| G::resume(self, &name, at)) {
            Some(Ok(run)) => self.watch(run),
            Some(Err(problem)) => notices.error(problem),
            None => {}
        }
    }

    /// Takes files away once that was asked for twice.
    fn remove(&mut self, kept: Kept, at: &ContextOf<'_, G>, notices: &mut Notices) {
        if self.chosen.1 != Some(kept) {
            self.chosen.1 = Some(kept);
            return;
        }
        let files = match kept {
            Kept::Champion(place) => self.champions.get(place).map(G::files),
            Kept::Run(place) => self.unfinished.get(place).map(|name| G::run_files(name)),
        };
        let Some(storage) = at.storage else { return };
        if let Err(problem) = files.iter().flatten().try_for_each(|file| storage.delete(file)) {
            notices.failed(problem.message());
        }
        self.read_kept(at, notices);
    }

    /// What the page shows.
    fn model<'a>(&'a self, at: &ContextOf<'a, G>) -> PageModel<'a, G> {
        PageModel {
            run: self.run.as_ref().map(|run| G::run_model(self, run, at)),
            champions: &self.champions,
            unfinished: &self.unfinished,
            chosen: self.chosen,
            fault: self.game.fault(&self.plan, at),
            shown: self.game.shown(&self.plan, at),
        }
    }
}

impl<G: TrainingGame> TrainingPage for TrainingGround<G> {
    const SCREEN: Screen = G::SCREEN;
    type Content = G::Content;
    type Ask = G::Ask;

    fn enter(&mut self, at: &ContextOf<'_, G>, notices: &mut Notices) {
        G::prepare(self, at);
        self.read_kept(at, notices);
    }

    fn show(&mut self, ui: &mut Ui, at: &ContextOf<'_, G>) -> [Option<AskOf<G>>; 2] {
        G::prepare(self, at);
        let mut plan = self.plan.clone();
        let model = self.model(at);
        G::backdrop(ui);
        let ask = training_page(ui, at.words, &mut plan, &model);
        let (asked, able) = primary(&model);
        drop(model);
        self.plan = plan;
        [ask, able.then_some(asked)]
    }

    fn list(&self) -> (usize, usize) {
        (self.chosen.0, self.champions.len())
    }

    fn carry_out(
        &mut self,
        ask: AskOf<G>,
        at: &ContextOf<'_, G>,
        notices: &mut Notices,
    ) -> Option<Result<NewGame, String>> {
        match ask {
            // Whoever shows the page leads back.
            TrainingAsk::Back => {}
            TrainingAsk::Begin => match G::begin(self, at) {
                Ok(run) => self.watch(run),
                Err(reason) => notices.error(reason),
            },
            TrainingAsk::Stop => self.run.iter().for_each(RunOf::<G>::stop),
            TrainingAsk::GoOn => {
                if let Some(run) = G::go_on(self, at) {
                    self.watch(run);
                }
            }
            TrainingAsk::Anew => {
                (self.run, self.kept) = (None, None);
                self.read_kept(at, notices);
            }
            TrainingAsk::Play => return G::play(self, at),
            TrainingAsk::Choose(place) => self.chosen = (place, None),
            TrainingAsk::PlayKept(place) => return self.champions.get(place).map(|kept| G::play_kept(kept, at)),
            TrainingAsk::Look(place) => {
                let name = self.champions.get(place).and_then(G::run_of).map(str::to_owned);
                self.resume(name, at, notices);
            }
            TrainingAsk::Resume(place) => self.resume(self.unfinished.get(place).cloned(), at, notices),
            TrainingAsk::Remove(kept) => self.remove(kept, at, notices),
            TrainingAsk::Own(ask) => return G::carry_out(self, ask, at),
        }
        None
    }
}
