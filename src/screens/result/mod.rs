//! The result: who won, why, how everybody stood, the course of the game in graphs, and luck with the dice.
//!
//! The figures are those of a [`Report`], which the game makes; nothing is counted here.

mod facts;
mod graph;
mod holdings;
mod luck;
mod model;
mod save;
mod standings;
mod story;
#[cfg(test)]
mod story_checks;

use bevy::{ecs::system::SystemParam, prelude::*};
use bevy_egui::{
    EguiContexts, EguiPrimaryContextPass,
    egui::{self, Vec2},
};
use tabletop::Player;

use crate::{
    input::Actions,
    keys::Action,
    portrait::medallion,
    settings::Settings,
    shell::{ActiveGame, NewGame, Notices, Overlays, PanelSystems, Screen, WatchReplay},
    storage::Storage,
    table::{
        BestList, CardPicture, Games, Replay,
        career::NextLevel,
        report::{self, LastBoard, Report},
        setup::SetupOf,
    },
    text::Words,
    theme::{
        Type,
        color::{BRASS, IVORY, IVORY_DIM, LAMP_GOLD},
        metrics,
    },
    ui::{page, widgets},
};

use story::Story;

pub use model::ResultModel;
pub use save::{SaveChoice, save_sheet};

/// What the player can ask for on the result.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ResultChoice {
    /// The same table again with another seed.
    Rematch,
    /// The same table to be changed first.
    Setup,
    /// The title.
    Title,
    /// Keep the game as a replay.
    Save,
    /// Watch the game again.
    Watch,
}

/// What of the result is looked at; kept while the page is shown.
#[derive(Resource, Clone, PartialEq, Debug, Default)]
pub struct ResultView {
    /// The part: 0 the standings, then the graphs in their order, then luck.
    pub part: usize,
    /// Seats whose lines are taken out of the graphs.
    pub hidden: Vec<bool>,
    /// Whether it has only just come up, so that whoever still presses the table's main button begins no rematch.
    pub resting: bool,
    /// The name under which the game is about to be kept, while it is asked for.
    pub naming: Option<String>,
}

/// Most width of the page's middle, in heights of a line: figures stay near the names they belong to.
const WIDEST: f32 = 46.0;
/// How dark the ground behind the page is (0–1): what stands on it is read without effort.
const DARKNESS: f32 = 0.78;
/// Side of a winner's face, in heights of a line.
const CROWN: f32 = 4.6;
/// Height of the picture of the last board, in heights of a line; it is twice as wide.
const LAST_BOARD: f32 = 8.4;
/// Least width of what is told beside it, in heights of a line.
const TOLD: f32 = 16.0;

/// The result page.
pub fn result_page(ui: &mut egui::Ui, model: ResultModel<'_>, view: &mut ResultView) -> Option<ResultChoice> {
    let ResultModel { words, report, .. } = model;
    let story = story::story(words, report, &model.game.players);
    let (left, right) = widgets::action_bar(
        ui,
        |ui| {
            let mut choice = None;
            for (word, wish) in [("result-to_title", ResultChoice::Title), ("result-to_setup", ResultChoice::Setup)] {
                choice = widgets::secondary(ui, words.get(word)).clicked().then_some(wish).or(choice);
            }
            if report.record.is_some() {
                for (word, wish) in
                    [("result-save_replay", ResultChoice::Save), ("result-watch_replay", ResultChoice::Watch)]
                {
                    choice = widgets::secondary(ui, words.get(word)).clicked().then_some(wish).or(choice);
                }
            }
            choice
        },
        |ui| {
            let rematch = |ui: &mut egui::Ui| widgets::primary(ui, words.get("result-rematch")).clicked();
            ui.add_enabled_ui(!view.resting, rematch).inner.then_some(ResultChoice::Rematch)
        },
    );
    let margin = egui::Margin::same(metrics::PAGE_MARGIN as i8);
    egui::CentralPanel::default().frame(egui::Frame::new().inner_margin(margin)).show(ui, |ui| {
        egui::ScrollArea::vertical().auto_shrink(false).show(ui, |ui| {
            widgets::by_pages(ui);
            let width = ui.available_width().min(WIDEST * ui.text_style_height(&Type::Body.style()));
            let room = ui.available_height();
            ui.vertical_centered(|ui| {
                ui.set_max_width(width);
                widgets::panel_frame().show(ui, |ui| {
                    ui.set_width(ui.available_width());
                    crown(ui, model, &story);
                });
                ui.add_space(metrics::GAP);
                parts(ui, words, report, &mut view.part);
                ui.add_space(metrics::GAP);
                let used = ui.min_rect().height();
                widgets::panel_frame().show(ui, |ui| {
                    ui.set_width(ui.available_width());
                    let room = (room - used - 2.0 * metrics::PANEL_MARGIN - metrics::GAP).max(0.0);
                    ui.with_layout(egui::Layout::top_down(egui::Align::Min), |ui| {
                        part(ui, model, view, story.turning, room);
                    });
                });
            });
        });
    });
    left.or(right)
}

/// The choice of what is looked at.
fn parts(ui: &mut egui::Ui, words: &Words, report: &Report, shown: &mut usize) {
    let course = &report.course;
    let mut names = vec![words.get("result-course_standings")];
    names.extend(course.graphs.iter().map(|graph| graph.title.as_str()));
    if course.luck.is_some() {
        names.push(words.get("result-course_luck"));
    }
    if names.len() > 1 {
        let choices: Vec<widgets::Choice<'_, usize>> = names.into_iter().enumerate().collect();
        widgets::segmented(ui, shown, &choices);
    }
}

fn part(ui: &mut egui::Ui, model: ResultModel<'_>, view: &mut ResultView, turning: Option<f64>, room: f32) {
    let course = &model.report.course;
    if let Some(shown) = view.part.checked_sub(1).and_then(|at| course.graphs.get(at)) {
        graph::graph(ui, model, (shown, turning), &mut view.hidden, room);
    } else if let Some(luck) = course.luck.as_ref().filter(|_| view.part > course.graphs.len()) {
        if let Some(verdict) = &luck.verdict {
            ui.label(Type::Aside.text(verdict).color(LAMP_GOLD.egui()));
        }
        luck::luck_table(ui, model, luck);
        ui.add_space(metrics::GAP);
        let room = room - ui.min_rect().height();
        graph::graph(ui, model, (&luck.graph, turning), &mut view.hidden, room);
    } else {
        standings::standings(ui, model);
    }
}

/// The winners' faces, who won, and the story of the game.
fn crown(ui: &mut egui::Ui, model: ResultModel<'_>, story: &Story) {
    let ResultModel { words, palette, client, game, report, best, next_level, picture } = model;
    let ranks: Vec<String> = best.iter().flat_map(|best| &best.own).map(|at| (at + 1).to_string()).collect();
    let winners: Vec<&Player> = report
        .standings
        .iter()
        .filter(|placing| placing.place == 1)
        .filter_map(|placing| game.players.get(placing.seat.index()))
        .collect();
    let names: Vec<_> = winners.iter().map(|player| words.person(&player.name).into_owned()).collect();
    // Who plays alone wins against nobody.
    let players = report.standings.len();
    let headline = if players == 1 { report.reason.clone() } else { report::won(words, &names, players) };
    let rounds = words.count("result-rounds", report.rounds as usize);
    let facts = words.with("result-facts", &[("rounds", &rounds), ("seed", &game.seed.to_string())]);
    let line = ui.text_style_height(&Type::Body.style());
    let faces = winners.len() as f32 * (CROWN * line + ui.spacing().item_spacing.x);
    let beside = picture.map(|paint| (paint, Vec2::new(2.0, 1.0) * (LAST_BOARD * line)));
    // Where letters are large there is no room beside what is told.
    let (beside, below) = match beside {
        Some((_, size)) if ui.available_width() - faces - size.x < TOLD * line => (None, beside),
        _ => (beside, None),
    };
    ui.horizontal_top(|ui| {
        let side = CROWN * ui.text_style_height(&Type::Body.style());
        for player in winners {
            let (area, _) = ui.allocate_exact_size(Vec2::splat(side), egui::Sense::hover());
            let livery = palette.livery(player.livery);
            let (shade, emblem) = (livery.color.shade(), Some(livery.emblem));
            match client.and_then(|client| client.portrait(&player.controller)) {
                Some(portrait) => medallion(ui.painter(), area, Some(&portrait), shade, |_, _| {}),
                None => widgets::paint_shield(ui.painter(), area.center(), 0.9 * side, shade, emblem, LAMP_GOLD),
            }
        }
        ui.add_space(metrics::GAP);
        let taken = beside.map_or(0.0, |(_, size)| size.x + metrics::GAP_WIDE);
        let told = ui.available_width() - taken;
        ui.vertical(|ui| {
            ui.set_width(told);
            ui.spacing_mut().item_spacing.y = 2.0;
            ui.label(Type::Title.text(headline).color(IVORY.egui()));
            if !story.sentences.is_empty() {
                ui.label(Type::Body.text(story.sentences.join(" ")).color(LAMP_GOLD.egui()));
            }
            ui.label(Type::Small.text(facts).color(IVORY_DIM.egui()));
            if !ranks.is_empty() {
                let told = words.with("result-best_rank", &[("rank", &ranks.join(", "))]);
                ui.label(Type::Body.text(told).color(LAMP_GOLD.egui()));
            }
            if let Some(next_level) = next_level {
                ui.label(Type::Small.text(next_level).color(LAMP_GOLD.egui()));
            }
        });
        if let Some((paint, size)) = beside {
            ui.with_layout(egui::Layout::right_to_left(egui::Align::Min), |ui| last_board(ui, paint, size));
        }
    });
    if let Some((paint, size)) = below {
        ui.add_space(metrics::GAP);
        last_board(ui, paint, size);
    }
}

/// How the board lay at the end.
fn last_board(ui: &mut egui::Ui, paint: &CardPicture, size: Vec2) {
    let (area, _) = ui.allocate_exact_size(size, egui::Sense::hover());
    paint(ui.painter(), area);
    let line = egui::Stroke::new(metrics::HAIRLINE, BRASS.egui());
    ui.painter().rect_stroke(area, 0.0, line, egui::StrokeKind::Inside);
}

/// See the module.
pub(super) struct ResultPlugin;

impl Plugin for ResultPlugin {
    fn build(&self, app: &mut App) {
        app.init_resource::<ResultView>()
            .add_systems(OnEnter(Screen::Result), |mut actions: ResMut<Actions>| actions.rest())
            .add_systems(OnExit(Screen::Result), |mut actions: ResMut<Actions>| actions.end_rest())
            .add_systems(
                EguiPrimaryContextPass,
                show.in_set(PanelSystems::Screen)
                    .run_if(in_state(Screen::Result))
                    .run_if(resource_exists::<ActiveGame>)
                    .run_if(resource_exists::<Report>),
            );
    }
}

/// Where the result leads on to.
#[derive(SystemParam)]
struct Onward<'w> {
    next: ResMut<'w, NextState<Screen>>,
    setup: ResMut<'w, SetupOf>,
    begin: MessageWriter<'w, NewGame>,
    watch: MessageWriter<'w, WatchReplay>,
}

#[expect(clippy::too_many_arguments, reason = "a system takes what it needs from the world")]
fn show(
    mut contexts: EguiContexts,
    words: Res<Words>,
    games: Res<Games>,
    game: Res<ActiveGame>,
    (report, board, best, next_level): (
        Res<Report>,
        Option<Res<LastBoard>>,
        Option<Res<BestList>>,
        Option<Res<NextLevel>>,
    ),
    settings: Res<Settings>,
    mut view: ResMut<ResultView>,
    mut actions: ResMut<Actions>,
    overlays: Overlays,
    storage: Option<Res<Storage>>,
    mut notices: ResMut<Notices>,
    mut onward: Onward,
) -> Result {
    if report.is_changed() {
        *view = ResultView::default();
    }
    view.resting = actions.resting();
    let bare = !overlays.any();
    let ctx = contexts.ctx_mut()?;
    let mut choice = page::full(ctx, "result", |ui| {
        let client = games.of(&game.0.setup);
        if let Some(client) = client {
            client.backdrop(ui.painter(), ui.max_rect());
        }
        page::cover(ui, DARKNESS);
        let picture = board.as_ref().and_then(|board| board.0.as_ref());
        let (palette, best) = (settings.palette, best.as_deref());
        let next_level = next_level.as_ref().and_then(|next| next.0.as_deref());
        let model =
            ResultModel { words: &words, palette, client, game: &game.0, report: &report, best, next_level, picture };
        result_page(ui, model, &mut view)
    });
    if let Some(mut name) = view.naming.take() {
        let done = bare && actions.take(Action::Back);
        let taken = storage.as_deref().is_some_and(|storage| Replay::exists(storage, &name));
        match save_sheet(ctx, &words, &mut name, taken).filter(|_| !done) {
            Some(SaveChoice::Save) => save::keep(storage.as_deref(), &words, &report, &game.0, &name, &mut notices),
            None if !done => view.naming = Some(name),
            _ => {}
        }
    } else if bare {
        if actions.take(Action::Back) {
            choice = Some(ResultChoice::Title);
        }
        if actions.take(Action::Main) || actions.take(Action::EndPhase) {
            choice = Some(ResultChoice::Rematch);
        }
        for (key, by) in [(Action::NextTarget, 1), (Action::PreviousTarget, -1)] {
            if actions.take(key) {
                let parts = report.course.graphs.len() as i64 + 1 + i64::from(report.course.luck.is_some());
                view.part = (view.part as i64 + by).rem_euclid(parts) as usize;
            }
        }
    }
    match choice {
        Some(ResultChoice::Rematch) => {
            onward.begin.write(game.0.again());
        }
        Some(ResultChoice::Setup) => {
            if let Some(client) = games.of(&game.0.setup) {
                onward.setup.0 = client.id();
            }
            onward.next.set(Screen::Setup);
        }
        Some(ResultChoice::Title) => onward.next.set(Screen::Title),
        Some(ResultChoice::Save) => view.naming = Some(save::proposed(&words, &game.0, &report)),
        Some(ResultChoice::Watch) => {
            if let Some(record) = &report.record {
                onward.watch.write(WatchReplay { record: record.clone(), back: Screen::Result });
            }
        }
        None => {}
    }
    Ok(())
}
