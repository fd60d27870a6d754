//! Menus are bred for a kingdom: the run is shown while it goes on, what it found out is looked at, and its champion is played.
//!
//! `plan` is what is chosen, `run` the thread that breeds, `champions` what is kept in the player's folder, `model` and `study` what the page
//! shows as plain data, `view` the page: `plan_panel`, `leaders_panel`, `study_panel`, `kept_panel`, with menus as rows of cards
//! (`menu_row`). A run goes on while another page is shown or a game is played, and is kept generation by generation. How menus are bred is
//! [`training::breed`]'s affair.

mod act;
mod ask;
pub mod champions;
mod kept_panel;
mod leaders_panel;
mod menu_row;
mod model;
mod plan;
mod plan_panel;
mod run;
mod study;
mod study_panel;
mod view;

use std::{collections::BTreeMap, sync::Arc};

use bevy::prelude::*;
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};
use dominion::Card;

pub use ask::{Tab, TrainingAsk};
pub use champions::{Champion, KeptLeader};
pub use model::{EntryModel, LeaderModel, MenuModel, PendingRemoval, RunModel, RunState, TrainingModel, menu_model};
pub use plan::{Numbers, Plan};
pub use run::{Ending, Fault, News, Origin, Run};
pub use study::{CardLine, FacesById, LeadModel, Progressed, Tournament};
pub use view::training_page;

use self::{model::run_model, view::primary};
use super::{CardFace, Content, TRAINING, backdrop, setup::KingdomSetup};
use crate::{
    input::Actions,
    keys::Action,
    shell::{Motion, Notices, Overlays, PanelSystems, Screen, ShellSystems},
    storage::Storage,
    table::{LabContent, setup::Laid},
    text::Words,
    ui::page,
};

/// Adds the page.
pub(super) fn plugin(app: &mut App) {
    app.init_resource::<TrainingGround>()
        .add_systems(OnTransition { exited: Screen::Setup, entered: TRAINING }, |mut ground: ResMut<TrainingGround>| {
            ground.back = Screen::Setup;
        })
        .add_systems(OnTransition { exited: Screen::Lobby, entered: TRAINING }, |mut ground: ResMut<TrainingGround>| {
            ground.back = Screen::Lobby;
        })
        .add_systems(OnEnter(TRAINING), look)
        .add_systems(Update, keep_champion)
        .add_systems(Update, act::carry_out.in_set(ShellSystems::Act).run_if(in_state(TRAINING)))
        .add_systems(EguiPrimaryContextPass, show.in_set(PanelSystems::Screen).run_if(in_state(TRAINING)));
}

/// The training ground, as long as the program runs.
#[derive(Resource)]
struct TrainingGround {
    plan: Plan,
    run: Option<Run>,
    /// The file of the run's champion, or why it could not be kept; `None` while there is none.
    kept: Option<Result<String, String>>,
    champions: Vec<Champion>,
    unfinished: Vec<String>,
    chosen: (usize, Option<PendingRemoval>),
    tab: Tab,
    /// What stands on cards, in the language it was made for.
    faces: (String, FacesById),
    /// The page the player came from.
    back: Screen,
    asked: Option<TrainingAsk>,
}

impl Default for TrainingGround {
    fn default() -> Self {
        Self {
            plan: Plan::default(),
            run: None,
            kept: None,
            champions: Vec::new(),
            unfinished: Vec::new(),
            chosen: (0, None),
            tab: Tab::default(),
            faces: Default::default(),
            back: Screen::Lobby,
            asked: None,
        }
    }
}

/// Takes over the kingdom of the setup, and reads what was kept. A run that is over gives way to another kingdom; one that goes on stays.
fn look(
    mut ground: ResMut<TrainingGround>,
    laid: Res<Laid<KingdomSetup>>,
    content: Res<Content>,
    storage: Option<Res<Storage>>,
    words: Res<Words>,
    mut notices: ResMut<Notices>,
) {
    if let Some(setup) = laid.get().filter(|_| !ground.run.as_ref().is_some_and(Run::runs)) {
        let rules = &setup.table.rules;
        let same = rules.kingdom == ground.plan.setup.kingdom && rules.colonies == ground.plan.setup.colonies;
        if !same || ground.run.is_none() {
            (ground.plan.setup, ground.plan.guard) = (rules.clone(), setup.guard);
            (ground.run, ground.kept, ground.tab) = (None, None, Tab::Leaders);
        }
    }
    read_kept(&mut ground, &content, storage.as_deref(), &words, &mut notices);
}

/// Reads what lies in the player's folder, and tells what cannot be read.
fn read_kept(
    ground: &mut TrainingGround,
    content: &Content,
    storage: Option<&Storage>,
    words: &Words,
    notices: &mut Notices,
) {
    let Some(storage) = storage else { return };
    let (champions, problems) = champions::list(storage, content, words);
    for problem in problems {
        notices.error(problem);
    }
    ground.unfinished = champions::unfinished(storage, &champions);
    // What goes on now is no run to go on with.
    let own = ground.run.as_ref().map(|run| run.file.clone());
    ground.unfinished.retain(|stem| own.as_ref() != Some(&champions::run_file(stem)));
    ground.champions = champions;
    ground.chosen = (ground.chosen.0.min(ground.champions.len().saturating_sub(1)), None);
}

/// Keeps the champion of a run that is over, whatever page is shown, and wakes the window while one is under way and looked at.
fn keep_champion(
    mut ground: ResMut<TrainingGround>,
    screen: Res<State<Screen>>,
    content: Res<Content>,
    storage: Option<Res<Storage>>,
    words: Res<Words>,
    mut notices: ResMut<Notices>,
    mut motion: ResMut<Motion>,
) {
    let Some(run) = &ground.run else { return };
    if let Some(plan) = run.plan()
        && *plan != ground.plan
    {
        // A run of the player's folder was begun with another plan.
        ground.plan = (*plan).clone();
    }
    let Some(run) = &ground.run else { return };
    if run.runs() {
        match *screen.get() {
            TRAINING => motion.ambient(),
            _ => motion.slow(),
        }
    }
    let Some(storage) = storage.as_deref().filter(|_| ground.kept.is_none()) else { return };
    let news = run.news();
    if let (Some(plan), Some(report)) = (&news.plan, &news.report) {
        let stem = champions::stem_of(&run.file);
        ground.kept = champions::keep(storage, plan, &stem, report);
        read_kept(&mut ground, &content, Some(storage), &words, &mut notices);
        ground.chosen = (0, None);
    }
}

/// What stands on all cards, made once for each language.
fn made_faces(words: &Words, content: &Content) -> FacesById {
    let Some(catalog) = &content.catalog else { return BTreeMap::new() };
    let face = |kind: &dominion::Kind| (kind.id.clone(), Arc::new(CardFace::new(words, kind, Card(u8::MAX))));
    catalog.kinds().iter().map(face).collect()
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
    let language = words.language().to_string();
    if ground.faces.0 != language || ground.faces.1.is_empty() {
        ground.faces = (language, made_faces(&words, &content));
    }
    let faces = &ground.faces.1;
    let kept = ground.kept.as_ref();
    let run = ground.run.as_ref().map(|run| run_model(&words, &content, faces, run, &ground.plan, kept));
    let model = TrainingModel {
        content: &content,
        faces,
        run,
        tab: ground.tab,
        champions: &ground.champions,
        unfinished: &ground.unfinished,
        chosen: ground.chosen,
        fault: fault(&words, &content, &ground.plan),
    };
    let mut ask = page::full(contexts.ctx_mut()?, "kingdom training", |ui| {
        backdrop::paint(ui.painter(), ui.max_rect());
        page::cover(ui, 0.4);
        training_page(ui, &words, &mut ground.plan, &model)
    });
    if !overlays.any() {
        let (asked, able) = primary(&model);
        for (action, wish) in [
            (Action::Back, Some(TrainingAsk::Back)),
            (Action::Main, able.then(|| asked.clone())),
            (Action::EndPhase, able.then_some(asked)),
        ] {
            if actions.take(action) {
                ask = wish.or(ask);
            }
        }
    }
    ground.asked = ask.or(ground.asked.take());
    Ok(())
}

/// What keeps a plan from being begun, in the player's words.
fn fault(words: &Words, content: &Content, plan: &Plan) -> Option<String> {
    if content.library.is_none() {
        return Some(words.get("realm-train-no_files").to_owned());
    }
    plan.request(words, None).err().or_else(|| content.check(words, &plan.setup).into_iter().next())
}
