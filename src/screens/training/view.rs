//! The page: the plan on the left, the run and the champions on the right, back and the primary action at the foot.

use bevy_egui::egui::{self, Rect, Sense, Ui, Vec2, WidgetInfo, WidgetType};

use super::{
    super::{page::column, widgets},
    champions::Champion,
    curve::{capitalised, gene_bars, learning_curve},
    model::{RunModel, RunState, TrainingModel},
    plan::{Numbers, Plan, SEATS},
};
use crate::{
    text::Words,
    theme::{
        Type,
        color::{INK_DEEP, IVORY, IVORY_DIM, LAMP_GOLD},
        metrics,
    },
};

/// Height of the learning curve, points.
const CURVE: f32 = 23.0 * metrics::GRID;

/// What the player can ask for on the training ground.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum TrainingChoice {
    /// The title.
    Title,
    /// Begin a run as planned.
    Begin,
    /// Stop the run.
    Stop,
    /// Go on with the run that was stopped.
    GoOn,
    /// Put the run away, to plan another.
    Anew,
    /// Play against the best of the run.
    Play,
    /// Look at the kept champion of this place.
    Choose(usize),
    /// Play against it.
    PlayKept(usize),
    /// Take it away; asked for twice it is done.
    Remove(usize),
}

/// The training ground.
pub fn training_page(ui: &mut Ui, words: &Words, plan: &mut Plan, model: &TrainingModel<'_>) -> Option<TrainingChoice> {
    let (left, right) = widgets::action_bar(
        ui,
        |ui| {
            let mut choice =
                widgets::secondary(ui, words.get("training.back")).clicked().then_some(TrainingChoice::Title);
            if let Some(run) = model.run.as_ref().filter(|run| !run.runs()) {
                if run.resumable && widgets::secondary(ui, words.get("training.go_on")).clicked() {
                    choice = Some(TrainingChoice::GoOn);
                }
                if run.agent.is_some() && widgets::secondary(ui, words.get("training.anew")).clicked() {
                    choice = Some(TrainingChoice::Anew);
                }
            }
            if let (None, Some(fault)) = (&model.run, &model.fault) {
                ui.add_space(metrics::GAP);
                widgets::warning(ui, fault);
            }
            choice
        },
        |ui| {
            let (asked, able) = primary(model);
            let word = match (asked, model.run.as_ref().map(|run| &run.state)) {
                (TrainingChoice::Stop, Some(RunState::Stopping)) => "training.stopping",
                (TrainingChoice::Stop, _) => "training.stop",
                (TrainingChoice::Play, Some(RunState::Done)) => "training.play",
                (TrainingChoice::Play, _) => "training.play_best",
                (TrainingChoice::Anew, _) => "training.anew",
                _ => "training.begin",
            };
            let clicked = ui.add_enabled_ui(able, |ui| widgets::primary(ui, words.get(word)).clicked()).inner;
            clicked.then_some(asked)
        },
    );
    let mut choice = left.or(right);
    let margin = egui::Margin::symmetric(metrics::PAGE_MARGIN as i8, metrics::PANEL_MARGIN as i8);
    egui::CentralPanel::default().frame(egui::Frame::new().inner_margin(margin)).show(ui, |ui| {
        ui.horizontal(|ui| {
            ui.label(Type::Title.text(words.get("training.title")).color(IVORY.egui()));
            ui.add_space(metrics::GAP);
            let line = Type::Aside.text(words.get("training.line")).color(IVORY_DIM.egui());
            ui.add(egui::Label::new(line).truncate());
        });
        ui.add_space(metrics::GAP);
        let (width, height) = (ui.available_width() - metrics::GAP_WIDE, ui.available_height());
        ui.horizontal_top(|ui| {
            ui.spacing_mut().item_spacing.x = metrics::GAP_WIDE;
            column(ui, 0.42 * width, height, |ui| plan_panel(ui, words, plan, model));
            column(ui, 0.58 * width, height, |ui| choice = choice.take().or(right_panel(ui, words, model)));
        });
    });
    choice
}

/// What the primary button asks for, and whether it can be asked for.
pub fn primary(model: &TrainingModel<'_>) -> (TrainingChoice, bool) {
    match &model.run {
        None => (TrainingChoice::Begin, model.fault.is_none()),
        Some(run) if run.runs() => (TrainingChoice::Stop, run.state == RunState::Running),
        Some(run) if run.agent.is_some() => (TrainingChoice::Play, true),
        Some(_) => (TrainingChoice::Anew, true),
    }
}

/// A panel whose content scrolls where there is not room for all of it.
fn scrolling<R>(ui: &mut Ui, heading: &str, content: impl FnOnce(&mut Ui) -> R) -> R {
    widgets::panel(ui, heading, |ui| {
        ui.set_width(ui.available_width());
        let room = (ui.available_height() - metrics::PANEL_MARGIN).max(8.0 * metrics::GRID);
        let area = egui::ScrollArea::vertical().id_salt(heading).max_height(room).auto_shrink(false);
        area.show(ui, |ui| {
            ui.set_width(ui.available_width() - metrics::GAP_WIDE);
            content(ui)
        })
        .inner
    })
}

fn plan_panel(ui: &mut Ui, words: &Words, plan: &mut Plan, model: &TrainingModel<'_>) {
    scrolling(ui, words.get("training.subject"), |ui| {
        // What runs is what was planned: it is read, and changed again once the run is put away.
        ui.add_enabled_ui(model.run.is_none(), |ui| {
            for subject in &model.learning.subjects {
                if choice(ui, &capitalised(subject.id), &capitalised(subject.idea), plan.subject == subject.id) {
                    subject.id.clone_into(&mut plan.subject);
                }
            }
            ui.add_space(metrics::GAP);
            widgets::subheading(ui, words.get("training.rules"));
            let names: Vec<String> = model.variants.iter().map(|variant| capitalised(variant.id)).collect();
            let rules: Vec<_> = names.iter().map(String::as_str).enumerate().collect();
            widgets::segmented(ui, &mut plan.variant, &rules);
            if let Some(variant) = model.variants.get(plan.variant) {
                widgets::note(ui, &capitalised(variant.idea));
            }
            ui.add_space(0.5 * metrics::GAP);
            widgets::subheading(ui, words.get("training.seats"));
            let names = SEATS.map(|seats| seats.to_string());
            let seats: Vec<(usize, &str)> = SEATS.into_iter().zip(names.iter().map(String::as_str)).collect();
            widgets::segmented(ui, &mut plan.seats, &seats);
            ui.add_space(metrics::GAP);
            widgets::subheading(ui, words.get("training.how_long"));
            let mut numbers = plan.numbers;
            let paces = [(Numbers::QUICK, words.get("training.quick")), (Numbers::FULL, words.get("training.full"))];
            widgets::segmented(ui, &mut numbers, &paces);
            plan.numbers = numbers;
            if let Some(note) = [(Numbers::QUICK, "training.quick_note"), (Numbers::FULL, "training.full_note")]
                .into_iter()
                .find_map(|(known, key)| (known == numbers).then(|| words.get(key)))
            {
                widgets::note(ui, note);
            }
            let Numbers { generations, genomes, budget, validation } = &mut plan.numbers;
            egui::Grid::new("numbers").num_columns(2).spacing([2.0 * metrics::GRID, 0.5 * metrics::GRID]).show(
                ui,
                |ui| {
                    for (key, value, least, most, step) in [
                        ("training.generations", generations, 1, 40, 1),
                        ("training.genomes", genomes, 10, 200, 10),
                        ("training.budget", budget, 10, 5000, 10),
                        ("training.validation", validation, 0, 20_000, 100),
                    ] {
                        ui.label(Type::Body.text(words.get(key)));
                        widgets::stepper(ui, words.get(key), value, least, most, step);
                        ui.end_row();
                    }
                    ui.label(Type::Body.text(words.get("setup.seed")));
                    seed(ui, words, &mut plan.seed);
                    ui.end_row();
                },
            );
            widgets::note(ui, &words.with("training.planned", &[("games", &model.games)]));
        });
    });
}

fn seed(ui: &mut Ui, words: &Words, seed: &mut String) {
    let width = 8.0 * ui.text_style_height(&Type::Body.style());
    let field = egui::TextEdit::singleline(seed)
        .desired_width(width)
        .margin(egui::Margin::symmetric(metrics::GRID as i8, 4))
        .char_limit(40)
        .vertical_align(egui::Align::Center)
        .min_size(Vec2::new(0.0, ui.spacing().interact_size.y))
        .text_color(IVORY.egui());
    let response = ui.add(field);
    response.widget_info(|| WidgetInfo::labeled(WidgetType::TextEdit, ui.is_enabled(), words.get("setup.seed")));
}

/// One of several: a name, and below it what it is. Returns whether it was clicked.
fn choice(ui: &mut Ui, name: &str, idea: &str, chosen: bool) -> bool {
    let margin = 0.75 * metrics::GRID;
    let width = ui.available_width();
    let font = |level: Type| level.style().resolve(ui.style());
    let mut text = egui::text::LayoutJob::default();
    text.wrap.max_width = width - 2.0 * margin;
    let format = |level: Type, ink: crate::theme::Shade| egui::TextFormat {
        font_id: font(level),
        color: ink.egui(),
        ..Default::default()
    };
    text.append(name, 0.0, format(Type::Strong, IVORY));
    text.append("\n", 0.0, format(Type::Small, IVORY));
    text.append(idea, 0.0, format(Type::Small, IVORY_DIM));
    let galley = ui.painter().layout_job(text);
    let (area, response) = ui.allocate_exact_size(Vec2::new(width, galley.size().y + 2.0 * margin), Sense::click());
    response.widget_info(|| WidgetInfo::selected(WidgetType::RadioButton, ui.is_enabled(), chosen, name));
    if ui.is_rect_visible(area) {
        widgets::row_ground(ui, &response, area, chosen);
        ui.painter().galley(area.min + Vec2::splat(margin), galley, IVORY.egui());
        widgets::focus_ring(ui, &response, area);
    }
    response.clicked()
}

fn right_panel(ui: &mut Ui, words: &Words, model: &TrainingModel<'_>) -> Option<TrainingChoice> {
    let heading = model.run.as_ref().map_or(words.get("training.champions"), |run| run.title.as_str());
    scrolling(ui, heading, |ui| {
        if let Some(run) = &model.run {
            progress(ui, words, run);
            if !run.curve.best.is_empty() {
                ui.add_space(metrics::GAP);
                learning_curve(ui, words, &run.curve, run.equal, CURVE);
            }
            ui.add_space(metrics::GAP);
            gene_bars(ui, words, &run.genes);
            proof(ui, words, run);
            ui.add_space(metrics::GAP);
            widgets::rule(ui);
            widgets::subheading(ui, words.get("training.champions"));
        } else {
            ui.label(Type::Body.text(words.get("training.idle")).color(IVORY_DIM.egui()));
            ui.add_space(metrics::GAP);
        }
        champions(ui, words, model)
    })
}

/// How far the run is, as a bar and in words.
fn progress(ui: &mut Ui, words: &Words, run: &RunModel) {
    let (games, planned) = run.games;
    let share = if planned == 0 { 0.0 } else { games as f32 / planned as f32 };
    let (area, response) = ui.allocate_exact_size(Vec2::new(ui.available_width(), 1.5 * metrics::GRID), Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(WidgetType::ProgressIndicator, true, &run.line));
    ui.painter().rect_filled(area, metrics::BUTTON_RADIUS, INK_DEEP.egui());
    let done = Rect::from_min_size(area.min, Vec2::new(share.clamp(0.0, 1.0) * area.width(), area.height()));
    ui.painter().rect_filled(done, metrics::BUTTON_RADIUS, LAMP_GOLD.egui());
    ui.label(Type::Body.text(&run.line).color(IVORY.egui()));
    if run.runs() {
        widgets::note(ui, words.get("training.goes_on"));
    }
}

fn proof(ui: &mut Ui, words: &Words, run: &RunModel) {
    if run.proof.is_empty() {
        return;
    }
    ui.add_space(metrics::GAP);
    widgets::subheading(ui, words.get("training.validated"));
    for proof in &run.proof {
        let [rate, low, high] = proof.share.map(percent);
        let line = words
            .with("training.validated_line", &[("name", &proof.name), ("rate", &rate), ("low", &low), ("high", &high)]);
        ui.label(Type::Body.text(line).color(IVORY.egui()));
    }
    widgets::note(ui, &words.with("training.equal", &[("share", &percent(run.equal))]));
}

fn champions(ui: &mut Ui, words: &Words, model: &TrainingModel<'_>) -> Option<TrainingChoice> {
    if model.champions.is_empty() {
        widgets::note(ui, words.get("training.none"));
    }
    let mut choice = None;
    let (chosen, doomed) = model.chosen;
    for (at, champion) in model.champions.iter().enumerate() {
        if entry(ui, words, champion, at == chosen) {
            choice = Some(TrainingChoice::Choose(at));
        }
        if at == chosen {
            ui.horizontal_wrapped(|ui| {
                if widgets::secondary(ui, words.get("training.play_kept")).clicked() {
                    choice = Some(TrainingChoice::PlayKept(at));
                }
                let word = if doomed { "training.remove_sure" } else { "training.remove" };
                if widgets::secondary(ui, words.get(word)).clicked() {
                    choice = Some(TrainingChoice::Remove(at));
                }
            });
        }
    }
    choice
}

fn entry(ui: &mut Ui, words: &Words, champion: &Champion, chosen: bool) -> bool {
    let Champion { subject, rules, seats, games, seed, proof, .. } = champion;
    let subject = capitalised(subject);
    let name = words.with("training.kept", &[("subject", &subject), ("rules", rules), ("seats", seats)]);
    let mut from = vec![words.with("training.kept_from", &[("games", games), ("seed", &seed.0)])];
    if let Some((name, share)) = proof {
        let [rate, low, high] = share.map(percent);
        from.push(
            words.with("training.kept_proof", &[("rate", &rate), ("low", &low), ("high", &high), ("name", name)]),
        );
    }
    choice(ui, &name, &from.join(" \u{b7} "), chosen)
}

fn percent(share: f64) -> String {
    format!("{:.1}", 100.0 * share)
}
