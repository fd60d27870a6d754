//! The training ground: an opponent learns its numbers by playing, is shown while it does, and can be played afterwards.
//!
//! `plan` is what is chosen, `run` the thread that learns, `champions` what is kept of it, `model` what the page shows as plain
//! data, `view` the page. A run goes on while another page is shown or a game is played, and ends with the program.
//! How learning works is [`training::train`]'s affair.

pub mod champions;
mod choice;
mod genes;
mod model;
mod plan;
mod plan_panel;
mod run;
mod run_panel;
mod view;
mod wording;

use bevy::prelude::*;
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};
use registry::games::RiskModule;
use training::AnyGameTraining;
use training::train::{Learning, Training};

pub use champions::Champion;
pub use choice::TrainingChoice;
pub use model::{Curve, GeneBar, Proof, RunModel, RunState, TrainingModel};
pub use plan::{Numbers, Plan, Schedule};
pub use run::{Fault, News, Run};
pub use view::training_page;

use self::{model::run_model, view::primary};
use crate::{
    games::conquest::Content,
    games::conquest::TRAINING,
    input::Actions,
    keys::Action,
    shell::{Motion, NewGame, Notices, Overlays, PanelSystems, Screen, ShellSystems},
    storage::Storage,
    table::setup::fresh_seed,
    text::Words,
    ui::page,
};

/// See the module.
pub(super) struct TrainingPlugin;

impl Plugin for TrainingPlugin {
    fn build(&self, app: &mut App) {
        app.init_resource::<TrainingGround>()
            .add_systems(OnEnter(TRAINING), look)
            .add_systems(Update, keep_champion)
            .add_systems(Update, carry_out.in_set(ShellSystems::Act).run_if(in_state(TRAINING)))
            .add_systems(EguiPrimaryContextPass, show.in_set(PanelSystems::Screen).run_if(in_state(TRAINING)));
    }
}

/// The training ground, as long as the program runs.
#[derive(Resource, Default)]
struct TrainingGround {
    plan: Plan,
    /// What can be learned, by variant of the rules.
    learnings: Vec<Learning>,
    run: Option<Run>,
    /// The file of the run's champion, or why it could not be kept; `None` while there is none.
    kept: Option<Result<String, String>>,
    champions: Vec<Champion>,
    /// The champion that is looked at, and whether it is taken away if that is asked for once more.
    chosen: (usize, bool),
    asked: Option<TrainingChoice>,
}

impl TrainingGround {
    fn learning(&self) -> Learning {
        self.learnings.get(self.plan.variant).cloned().unwrap_or_default()
    }

    /// Whether a run is over whose champion has not been looked for yet.
    fn ended(&self) -> Option<Training> {
        let run = self.run.as_ref().filter(|run| self.kept.is_none() && !run.runs())?;
        run.news().end.and_then(Result::ok).filter(|training| training.champion.is_some())
    }
}

/// Reads what can be learned and what was kept.
fn look(
    mut ground: ResMut<TrainingGround>,
    content: Res<Content>,
    storage: Option<Res<Storage>>,
    words: Res<Words>,
    mut notices: ResMut<Notices>,
) {
    if ground.learnings.is_empty()
        && let Some(library) = &content.library
    {
        ground.learnings = champions::learnings(library);
    }
    if ground.plan.subject.is_empty()
        && let Some(subject) = ground.learning().subjects.first()
    {
        subject.id.clone_into(&mut ground.plan.subject);
    }
    read_champions(&mut ground, storage.as_deref(), &words, &mut notices);
}

fn read_champions(ground: &mut TrainingGround, storage: Option<&Storage>, words: &Words, notices: &mut Notices) {
    let Some(storage) = storage else { return };
    let (champions, problems) = champions::list(storage, &ground.learnings);
    for problem in problems {
        notices.error(words.with("training-unreadable", &[("problem", &problem)]));
    }
    ground.champions = champions;
    ground.chosen = (ground.chosen.0.min(ground.champions.len().saturating_sub(1)), false);
}

/// Keeps the champion of a run that is over, whatever page is shown, and wakes the window while one is under way and looked at.
fn keep_champion(
    mut ground: ResMut<TrainingGround>,
    screen: Res<State<Screen>>,
    storage: Option<Res<Storage>>,
    words: Res<Words>,
    mut notices: ResMut<Notices>,
    mut motion: ResMut<Motion>,
) {
    if ground.run.as_ref().is_some_and(Run::runs) {
        match *screen.get() {
            TRAINING => motion.ambient(),
            _ => motion.slow(),
        }
    }
    if let (Some(training), Some(storage)) = (ground.ended(), storage.as_deref()) {
        ground.kept = champions::keep(storage, &training);
        read_champions(&mut ground, Some(storage), &words, &mut notices);
        ground.chosen = (0, false);
    }
}

fn show(
    mut contexts: EguiContexts,
    words: Res<Words>,
    content: Res<Content>,
    mut ground: ResMut<TrainingGround>,
    mut actions: ResMut<Actions>,
    overlays: Overlays,
) -> Result {
    let ground = &mut *ground;
    let variants = AnyGameTraining::variants(&RiskModule);
    let learning = ground.learning();
    // What is learned under some rules may not be there under others.
    if !learning.subjects.iter().any(|subject| subject.id == ground.plan.subject)
        && let Some(subject) = learning.subjects.first()
    {
        subject.id.clone_into(&mut ground.plan.subject);
    }
    let run = ground.run.as_ref().map(|run| run_model(&words, run, &ground.plan, &learning, ground.kept.as_ref()));
    let request = ground.plan.request(&words, variants);
    let fault = match (&content.library, &request) {
        (None, _) => Some("the program's files are missing".to_owned()),
        (Some(_), request) => request.as_ref().err().cloned(),
    };
    let references = learning.subjects.iter().find(|subject| subject.id == ground.plan.subject);
    let references = references.map_or(0, |subject| subject.references.len() as u64);
    let games = request.as_ref().map_or(0, |request| {
        let measured = 2 * request.yardstick * u64::from(ground.plan.numbers.generations);
        request.method.games(ground.plan.seats) + measured + request.validation * references
    });
    let model = TrainingModel {
        variants,
        learning: &learning,
        run,
        champions: &ground.champions,
        chosen: ground.chosen,
        fault,
        games,
    };
    let mut choice = page::full(contexts.ctx_mut()?, "training", |ui| {
        page::cover(ui, 0.55);
        training_page(ui, &words, &mut ground.plan, &model)
    });
    if !overlays.any() {
        let last = ground.champions.len().saturating_sub(1);
        let at = ground.chosen.0;
        let (asked, able) = primary(&model);
        for (action, wish) in [
            (Action::Back, Some(TrainingChoice::Title)),
            (Action::Main, able.then_some(asked)),
            (Action::EndPhase, able.then_some(asked)),
            (Action::More, at.checked_sub(1).map(TrainingChoice::Choose)),
            (Action::Fewer, (at < last).then_some(TrainingChoice::Choose(at + 1))),
        ] {
            if actions.take(action) {
                choice = wish.or(choice);
            }
        }
    }
    ground.asked = choice.or(ground.asked);
    Ok(())
}

fn carry_out(
    mut ground: ResMut<TrainingGround>,
    content: Res<Content>,
    words: Res<Words>,
    storage: Option<Res<Storage>>,
    mut notices: ResMut<Notices>,
    mut next: ResMut<NextState<Screen>>,
    mut begin: MessageWriter<NewGame>,
) {
    let ground = &mut *ground;
    let Some(choice) = ground.asked.take() else { return };
    match choice {
        TrainingChoice::Title => next.set(Screen::Lobby),
        TrainingChoice::Begin => {
            let request = ground.plan.request(&words, AnyGameTraining::variants(&RiskModule));
            if let (Some(library), Ok(request)) = (&content.library, request) {
                ground.kept = None;
                ground.run = Some(Run::begin(library.clone(), request, None, Vec::new()));
            }
        }
        TrainingChoice::Stop => ground.run.iter().for_each(Run::stop),
        TrainingChoice::GoOn => {
            let stopped = ground.run.as_ref().map(|run| (run.request.clone(), run.news()));
            if let (Some(library), Some((request, news))) = (&content.library, stopped) {
                ground.run = Some(Run::begin(library.clone(), request, news.checkpoint, news.curve));
            }
        }
        TrainingChoice::Anew => (ground.run, ground.kept) = (None, None),
        TrainingChoice::Play => {
            let learning = ground.learning();
            let run = ground.run.as_ref().map(|run| run_model(&words, run, &ground.plan, &learning, None));
            if let Some(agent) = run.and_then(|run| run.agent) {
                sit_down(&words, &agent, learning.rules, ground.plan.seats, &mut begin, &mut notices);
            }
        }
        TrainingChoice::Choose(at) => ground.chosen = (at, false),
        TrainingChoice::PlayKept(at) => {
            if let Some(Champion { agent, rules, seats, .. }) = ground.champions.get(at) {
                sit_down(&words, agent, rules, *seats, &mut begin, &mut notices);
            }
        }
        TrainingChoice::Remove(at) if ground.chosen != (at, true) => ground.chosen = (at, true),
        TrainingChoice::Remove(at) => {
            if let (Some(storage), Some(champion)) = (storage.as_deref(), ground.champions.get(at)) {
                if let Err(problem) = champions::remove(storage, champion) {
                    notices.failed(problem.message());
                }
                read_champions(ground, Some(storage), &words, &mut notices);
            }
        }
    }
}

/// Begins a game against the agent, on a fresh seed.
fn sit_down(
    words: &Words,
    agent: &str,
    rules: &str,
    seats: usize,
    begin: &mut MessageWriter<NewGame>,
    notices: &mut Notices,
) {
    match champions::game(words, agent, rules, seats, fresh_seed()) {
        Ok(game) => drop(begin.write(game)),
        Err(problem) => notices.error(problem),
    }
}
