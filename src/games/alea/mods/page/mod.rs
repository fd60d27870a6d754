//! The mods there are: what each brings, how it stands, what is wrong with it; turned on and off, put in order, begun anew.
//!
//! `choice` is what can be asked for. `list` is the left side and `detail` the right with what is wrong in `problems` and its lines in `excerpt`; `draft` is the sheet on
//! which a new mod is named, `arrival` those on which one is put in that was dropped on the window, or taken out. Reading mods is [`crate::games::alea::mods`]' affair.

mod arrival;
mod choice;
mod detail;
mod draft;
mod excerpt;
mod list;
mod problems;

use std::path::PathBuf;

use bevy::prelude::*;
use bevy_egui::{EguiContexts, EguiPrimaryContextPass, egui};

pub use choice::ModsChoice;
pub use draft::Draft;

use crate::{
    games::alea::Content,
    games::alea::{
        BENCH, MODS,
        bench::BenchPage,
        mods::{Arrival, Arrivals, ModInfo, Mods, Wish, faults},
    },
    input::Actions,
    keys::Action,
    shell::{Notices, Overlays, PanelSystems, Screen, ShellSystems},
    storage::Opening,
    text::Words,
    theme::{
        Type,
        color::{IVORY, IVORY_DIM},
        metrics,
    },
    ui::{page, widgets},
};

/// What the page shows.
pub struct ModsModel<'a> {
    /// The mods, in the order they are read.
    pub mods: &'a [ModInfo],
    /// Whether what is wanted is still being read.
    pub busy: bool,
    /// Whether there is a folder for mods of one's own.
    pub own: bool,
}

/// What the page remembers while the program runs.
#[derive(Resource, Clone, PartialEq, Debug, Default)]
pub struct ModsPage {
    /// The id of the mod that is looked at; the first one's where there is none.
    pub chosen: String,
    /// A new mod being named.
    pub draft: Option<Draft>,
    /// The mod of one's own that may be taken out, by id.
    pub removing: Option<String>,
}

impl ModsPage {
    /// The place of the mod that is looked at.
    pub fn at(&self, mods: &[ModInfo]) -> usize {
        mods.iter().position(|info| info.id == self.chosen).unwrap_or(0)
    }
}

/// The page of mods.
pub fn mods_page(ui: &mut egui::Ui, words: &Words, model: &ModsModel<'_>, state: &ModsPage) -> Option<ModsChoice> {
    let (left, right) = widgets::action_bar(
        ui,
        |ui| {
            let back = widgets::secondary(ui, words.get("mods-back")).clicked();
            let folder = model.own && widgets::secondary(ui, words.get("mods-folder")).clicked();
            let new = model.own && widgets::secondary(ui, words.get("mods-new")).clicked();
            let choices = [(back, ModsChoice::Title), (folder, ModsChoice::Folder(None)), (new, ModsChoice::New)];
            choices.into_iter().find_map(|(asked, choice)| asked.then_some(choice))
        },
        |ui| widgets::primary(ui, words.get("mods-bench")).clicked().then_some(ModsChoice::Bench(None)),
    );
    let mut choice = left.or(right);
    let margin = egui::Margin::symmetric(metrics::PAGE_MARGIN as i8, metrics::PANEL_MARGIN as i8);
    egui::CentralPanel::default().frame(egui::Frame::new().inner_margin(margin)).show(ui, |ui| {
        ui.horizontal(|ui| {
            ui.label(Type::Title.text(words.get("mods-title")).color(IVORY.egui()));
            ui.add_space(metrics::GAP);
            let line = words.get(if model.busy { "mods-reading" } else { "mods-line" });
            ui.add(egui::Label::new(Type::Aside.text(line).color(IVORY_DIM.egui())).truncate());
        });
        ui.add_space(metrics::GAP);
        let (width, height) = (ui.available_width() - metrics::GAP_WIDE, ui.available_height());
        let at = state.at(model.mods);
        ui.horizontal_top(|ui| {
            ui.spacing_mut().item_spacing.x = metrics::GAP_WIDE;
            page::column(ui, 0.4 * width, height, |ui| {
                choice = choice.take().or(list::list(ui, words, model.mods, at));
            });
            page::column(ui, 0.6 * width, height, |ui| {
                choice = choice.take().or(detail::detail(ui, words, model.mods, at));
            });
        });
    });
    choice
}

/// What a panel holds, in all the room it has.
fn scrolling<R>(ui: &mut egui::Ui, name: &str, content: impl FnOnce(&mut egui::Ui) -> R) -> R {
    let room = (ui.available_height() - metrics::PANEL_MARGIN).max(8.0 * metrics::GRID);
    let area = egui::ScrollArea::vertical().id_salt(name).max_height(room).auto_shrink(false);
    area.show(ui, |ui| {
        ui.set_width(ui.available_width() - metrics::GAP_WIDE);
        content(ui)
    })
    .inner
}

/// See the module.
pub(in crate::games::alea) struct ModsPagePlugin;

impl Plugin for ModsPagePlugin {
    fn build(&self, app: &mut App) {
        app.init_resource::<ModsPage>()
            .init_resource::<Asked>()
            .add_systems(OnEnter(MODS), look)
            .add_systems(Update, (keys, carry_out).chain().in_set(ShellSystems::Act).run_if(in_state(MODS)))
            .add_systems(EguiPrimaryContextPass, show.in_set(PanelSystems::Screen).run_if(in_state(MODS)));
    }
}

/// What was asked for by a key or on the page, and the folder or file that is being opened.
#[derive(Resource, Default)]
struct Asked {
    choice: Option<ModsChoice>,
    opening: Option<(PathBuf, Opening)>,
}

/// Looks at once, and takes back what was told of faults: the page shows them, and for as long as they are.
fn look(mut mods: ResMut<Mods>, content: Res<Content>, words: Res<Words>, mut notices: ResMut<Notices>) {
    mods.look_now();
    for fault in faults(&words, &content.mods) {
        notices.withdraw(&fault);
    }
}

fn show(
    mut contexts: EguiContexts,
    words: Res<Words>,
    content: Res<Content>,
    mods: Res<Mods>,
    arrivals: Res<Arrivals>,
    mut state: ResMut<ModsPage>,
    mut asked: ResMut<Asked>,
) -> Result {
    let ctx = contexts.ctx_mut()?;
    let model = ModsModel { mods: &content.mods, busy: mods.reading(), own: mods.own().is_some() };
    let mut choice = page::full(ctx, "mods", |ui| {
        page::felt(ui.painter(), ui.max_rect());
        page::cover(ui, 0.55);
        mods_page(ui, &words, &model, &state)
    });
    if let (Some(draft), Some(own)) = (&mut state.draft, mods.own()) {
        choice = choice.or(draft::draft_sheet(ctx, &words, draft, own));
    } else if let Some(arrival) = &arrivals.read {
        choice = choice.or(arrival::arrival_sheet(ctx, &words, arrival));
    } else if let Some(info) = state.removing.as_ref().and_then(|id| content.mods.iter().find(|info| info.id == *id)) {
        choice = choice.or(arrival::removal_sheet(ctx, &words, info.name()));
    }
    if choice.is_some() {
        asked.choice = choice;
    }
    Ok(())
}

fn keys(
    mut actions: ResMut<Actions>,
    overlays: Overlays,
    content: Res<Content>,
    arrivals: Res<Arrivals>,
    state: Res<ModsPage>,
    mut asked: ResMut<Asked>,
) {
    if overlays.any() {
        return;
    }
    if state.draft.is_some() || state.removing.is_some() || arrivals.read.is_some() {
        if actions.take(Action::Back) {
            asked.choice = Some(ModsChoice::Forget);
        }
        return;
    }
    let at = state.at(&content.mods);
    let there = at < content.mods.len();
    let wishes = [
        (Action::Back, Some(ModsChoice::Title)),
        (Action::EndPhase, Some(ModsChoice::Bench(None))),
        (Action::More, at.checked_sub(1).map(ModsChoice::Choose)),
        (Action::Fewer, (at + 1 < content.mods.len()).then_some(ModsChoice::Choose(at + 1))),
        (Action::Main, there.then_some(ModsChoice::Turn(at))),
        (Action::PanUp, there.then_some(ModsChoice::Move(at, true))),
        (Action::PanDown, there.then_some(ModsChoice::Move(at, false))),
    ];
    for (action, choice) in wishes {
        if actions.take(action) && choice.is_some() {
            asked.choice = choice;
        }
    }
}

fn carry_out(
    mut asked: ResMut<Asked>,
    words: Res<Words>,
    content: Res<Content>,
    mut mods: ResMut<Mods>,
    mut arrivals: ResMut<Arrivals>,
    mut state: ResMut<ModsPage>,
    mut bench: ResMut<BenchPage>,
    mut notices: ResMut<Notices>,
    mut next: ResMut<NextState<Screen>>,
) {
    let asked = &mut *asked;
    if let Some((path, shown)) = asked.opening.as_ref().and_then(|(path, opening)| Some((path, opening.shown()?))) {
        if !shown {
            notices.error(words.with("mods-opening_failed", &[("path", &path.display())]));
        }
        asked.opening = None;
    }
    let Some(choice) = asked.choice.take() else { return };
    let known = &content.mods;
    match choice {
        ModsChoice::Title => next.set(Screen::Lobby),
        ModsChoice::Choose(at) => state.chosen = known.get(at).map_or_else(String::new, |info| info.id.clone()),
        ModsChoice::Turn(at) => change(&mut mods, known, at, |wishes, at| wishes[at].on = !wishes[at].on),
        ModsChoice::Move(at, earlier) => change(&mut mods, known, at, |wishes, at| {
            let other = if earlier { at.checked_sub(1) } else { Some(at + 1).filter(|other| *other < wishes.len()) };
            if let Some(other) = other {
                wishes.swap(at, other);
            }
        }),
        ModsChoice::Folder(which) => {
            let of_mod = which.and_then(|at| known.get(at)).map(|info| info.folder.as_path());
            if let Some(folder) = of_mod.or(mods.own()) {
                asked.opening = Some((folder.to_owned(), Opening::begin(folder)));
            }
        }
        ModsChoice::Bench(card) => {
            if let Some(card) = card {
                (bench.card, bench.search) = (card, String::new());
            }
            next.set(BENCH);
        }
        ModsChoice::New => state.draft = mods.own().map(|_| Draft::default()),
        ModsChoice::Forget => {
            (state.draft, state.removing) = (None, None);
            arrivals.read = None;
        }
        ModsChoice::Install => {
            if let (Some(Arrival { found: Ok(found), .. }), Some(own)) = (arrivals.read.take(), mods.own()) {
                match found.install(own) {
                    Ok(()) => {
                        state.chosen.clone_from(&found.info.id);
                        notices.info(words.with("mods-installed", &[("name", &found.info.name())]));
                    }
                    Err(problem) => notices.error(problem.in_language(&words)),
                }
                mods.look_now();
            }
        }
        ModsChoice::AskRemoval(at) => state.removing = known.get(at).map(|info| info.id.clone()),
        ModsChoice::Remove => {
            if let (Some(id), Some(own)) = (state.removing.take(), mods.own()) {
                match lab::mods::remove(own, &id) {
                    Ok(_) => notices.info(words.with("mods-removed", &[("name", &id)])),
                    Err(problem) => notices.error(problem.in_language(&words)),
                }
                mods.look_now();
            }
        }
        ModsChoice::Make => {
            if let (Some(draft), Some(own)) = (&state.draft, mods.own()) {
                match draft.make(own) {
                    Ok(file) => {
                        asked.opening = Some((file.clone(), Opening::begin(&file)));
                        (state.chosen, state.draft) = (draft.id.clone(), None);
                    }
                    Err(problem) => notices.error(problem.in_language(&words)),
                }
                mods.look_now();
            }
        }
    }
}

/// Changes what is wanted of the mod of this place.
fn change(mods: &mut Mods, known: &[ModInfo], at: usize, act: impl FnOnce(&mut [Wish], usize)) {
    let mut wishes = mods.wishes(known);
    let id = known.get(at).map(|info| info.id.as_str());
    if let Some(at) = wishes.iter().position(|wish| Some(wish.id.as_str()) == id) {
        act(&mut wishes, at);
        mods.want(wishes);
    }
}
