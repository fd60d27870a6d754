//! The panel as a whole: who decided what, the reasons, and what can be asked for.

use std::sync::Arc;

use bevy_egui::egui::{self, Align, Layout, ScrollArea, Sense, Ui, Vec2};

use super::{
    candidates,
    focus::{Why, WhyAsk, WhyFocus},
    honesty::{Honesty, honesty_button, honesty_told},
    model::WhyModel,
    sections,
};
use crate::{
    portrait::{Portrait, medallion},
    text::{Words, tied},
    theme::{
        Livery, Shade, Type, board,
        color::{IVORY, IVORY_DIM, LAMP_GOLD},
        metrics,
    },
    ui::widgets::{self, paint_shield},
};

/// Side of a portrait, in heights of the shield beside it.
const FACE: f32 = 2.4;

/// What there is to be read.
#[derive(Clone, PartialEq, Debug, Default)]
pub enum Reading {
    /// Nothing yet.
    #[default]
    Nothing,
    /// A decision whose reasons rest on what whoever looks may not know.
    Sealed(Livery, String),
    /// A person's decision.
    Person(Livery, String),
    /// A decision whose reasons are no longer kept.
    Lost,
    /// Reasons being worked out: by whom, and positions so far.
    Thinking(Livery, String, u64),
    /// Reasons.
    Open(Arc<WhyModel>),
}

/// What the panel shows.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct DrawerModel {
    /// The decision.
    pub reading: Reading,
    /// The portrait of whoever made it, where it is somebody.
    pub face: Option<Arc<Portrait>>,
    /// Whether there is a readable decision before this one, and after it.
    pub neighbours: [bool; 2],
    /// Opponents that can be asked for advice, by the names players know.
    pub advisers: Vec<String>,
    /// Which of them is asked.
    pub adviser: usize,
    /// Whether the person who looks is to act, and can be advised by an adviser who has not said anything of it yet.
    pub may_ask: bool,
    /// Whether the person who looks is to act and has no choice.
    pub one_way: bool,
    /// Whether the advice can be taken now.
    pub may_do: bool,
    /// Whether a graph is being written.
    pub writing: bool,
    /// Whether whoever made the decision did so by nothing but what its seat had seen; nothing where nobody can be asked again.
    pub honesty: Option<Honesty>,
}

/// Width of the panel at a text size, points.
pub fn drawer_width(text: f32) -> f32 {
    44.0 * metrics::GRID * text.powf(0.5)
}

/// The panel, in all the room there is.
pub fn drawer(ui: &mut Ui, words: &Words, model: &DrawerModel, why: &Why, asks: &mut Vec<WhyAsk>) {
    ui.spacing_mut().item_spacing = Vec2::new(0.75 * metrics::GAP, 0.5 * metrics::GAP);
    let who = who(model, why);
    let (advised, headed) = tabs(ui, words, model, why, who, asks);
    let advice = why.focus() == WhyFocus::Hint;
    // Where somebody else was chosen to give advice, it is asked for once more.
    let may_ask = model.may_ask && !matches!(model.reading, Reading::Thinking(..));
    if advice && (may_ask || !advised) {
        ui.horizontal_wrapped(|ui| {
            if !advised {
                advisers(ui, words, model, true, asks);
            }
            if may_ask && widgets::secondary(ui, words.get("why-ask")).clicked() {
                asks.push(WhyAsk::Advice);
            }
        });
    }
    if let Some(who) = who.filter(|_| !headed) {
        head(ui, who);
    }
    match &model.reading {
        Reading::Nothing if advice => {
            let key = match (model.one_way, model.may_ask) {
                (true, _) => "why-one_way",
                (false, true) => "why-ask_note",
                (false, false) => "why-not_due",
            };
            widgets::note(ui, words.get(key));
        }
        Reading::Nothing => widgets::note(ui, words.get("why-nothing")),
        Reading::Lost => widgets::note(ui, words.get("why-lost")),
        Reading::Sealed(_, name) => {
            ui.label(Type::Body.text(words.with("why-sealed", &[("name", name)])).color(IVORY.egui()));
            if let Some(known) = &model.honesty {
                honesty_button(ui, words, known, asks);
                honesty_told(ui, words, known);
            }
        }
        Reading::Person(_, name) => {
            ui.label(Type::Body.text(words.with("why-person", &[("name", name)])).color(IVORY.egui()));
        }
        Reading::Thinking(_, name, nodes) => {
            ui.label(Type::Body.text(words.with("why-thinking", &[("name", name)])).color(IVORY.egui()));
            if *nodes > 0 {
                widgets::note(ui, &words.with("why-progress", &[("nodes", nodes)]));
            }
            if advice && widgets::secondary(ui, words.get("why-stop")).clicked() {
                asks.push(WhyAsk::Stop);
            }
        }
        Reading::Open(reasons) => open(ui, words, model, reasons, why, asks),
    }
}

/// Somebody by face, colours and name.
type Who<'a> = (Option<&'a Portrait>, Livery, &'a str);

/// Whose decision it is, where that is told.
fn who<'a>(model: &'a DrawerModel, why: &Why) -> Option<Who<'a>> {
    let advice = why.focus() == WhyFocus::Hint;
    // Advice is a method's, and nobody's face goes with it.
    let face = model.face.as_deref().filter(|_| !advice);
    match &model.reading {
        Reading::Nothing | Reading::Lost => None,
        Reading::Sealed(livery, name) | Reading::Person(livery, name) | Reading::Thinking(livery, name, _) => {
            Some((face, *livery, name.as_str()))
        }
        // Who advises is told above, and where it is told how, the room is needed for that.
        Reading::Open(_) if advice && why.detail() => None,
        Reading::Open(reasons) => {
            let (livery, name) = &reasons.by;
            Some((face.filter(|_| !why.detail()), *livery, name.as_str()))
        }
    }
}

/// What the panel is about, the way to other decisions or who gives advice, and out of it. Where there is no room for the ways in
/// this line, they stand in that of whose decision it is. Returns whether it was told who gives advice, and whose decision it is.
fn tabs(
    ui: &mut Ui,
    words: &Words,
    model: &DrawerModel,
    why: &Why,
    who: Option<Who<'_>>,
    asks: &mut Vec<WhyAsk>,
) -> (bool, bool) {
    let advice = why.focus() == WhyFocus::Hint;
    let (advised, below) = ui
        .horizontal(|ui| {
            let mut wanted = advice;
            let names = [(false, words.get("why-title")), (true, words.get("why-hint"))];
            if widgets::segmented(ui, &mut wanted, &names) {
                asks.push(WhyAsk::Look(if wanted { WhyFocus::Hint } else { WhyFocus::Latest }));
            }
            // Beside it the cross needs as much room as a line is high.
            let room = ui.available_width() - ui.spacing().interact_size.y - 2.0 * metrics::GRID;
            let titled = [true, false].into_iter().find(|titled| advisers_width(ui, words, model, *titled) < room);
            let titled = titled.filter(|_| advice);
            if let Some(titled) = titled {
                advisers(ui, words, model, titled, asks);
            }
            let close = |ui: &mut Ui| {
                ui.spacing_mut().item_spacing.x = 0.5 * metrics::GAP;
                let closed = widgets::icon_button(ui, "\u{d7}", words.get("why-close"));
                let buttons = 3.0 * (closed.rect.width() + ui.spacing().item_spacing.x);
                if closed.clicked() {
                    asks.push(WhyAsk::Close);
                }
                let below = ui.available_width() < buttons;
                if !advice && !below {
                    ways(ui, words, model, why, asks);
                }
                below
            };
            (titled.is_some(), ui.with_layout(Layout::right_to_left(Align::Center), close).inner)
        })
        .inner;
    if advice || !below {
        return (advised, false);
    }
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = 0.5 * metrics::GAP;
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            ways(ui, words, model, why, asks);
            if let Some(who) = who {
                ui.with_layout(Layout::left_to_right(Align::Center), |ui| head(ui, who));
            }
        });
    });
    (advised, who.is_some())
}

/// The ways to other decisions, from right to left.
fn ways(ui: &mut Ui, words: &Words, model: &DrawerModel, why: &Why, asks: &mut Vec<WhyAsk>) {
    let pinned = matches!(why.focus(), WhyFocus::Step(_));
    for (there, sign, key, ask) in [
        (pinned, "\u{bb}", "why-latest", WhyAsk::Look(WhyFocus::Latest)),
        (model.neighbours[1], "\u{203a}", "why-later", WhyAsk::Later),
        (model.neighbours[0], "\u{2039}", "why-earlier", WhyAsk::Earlier),
    ] {
        ui.add_enabled_ui(there, |ui| {
            if widgets::icon_button(ui, sign, words.get(key)).clicked() {
                asks.push(ask);
            }
        });
    }
}

/// Whose decision it is.
fn head(ui: &mut Ui, (face, livery, name): Who<'_>) {
    ui.horizontal(|ui| {
        let height = 1.25 * ui.text_style_height(&Type::Subheading.style());
        let (shade, rim) = (livery.color.shade(), board::TOKEN_RIM);
        let size = if face.is_some() { Vec2::splat(FACE * height) } else { Vec2::new(0.9 * height, height) };
        let (area, _) = ui.allocate_exact_size(size, Sense::hover());
        let (sign, middle) = match face {
            Some(_) => {
                medallion(ui.painter(), area, face, shade, |_, _| {});
                (0.7 * height, area.right_bottom() - Vec2::splat(0.3 * height))
            }
            None => (height, area.center()),
        };
        paint_shield(ui.painter(), middle, sign, shade, Some(livery.emblem), rim);
        ui.add(egui::Label::new(Type::Subheading.text(name).color(LAMP_GOLD.egui())).truncate());
    });
}

/// Who gives advice, after a title or without.
fn advisers(ui: &mut Ui, words: &Words, model: &DrawerModel, titled: bool, asks: &mut Vec<WhyAsk>) {
    if titled {
        ui.label(Type::Small.text(words.get("why-adviser")).color(IVORY_DIM.egui()));
    }
    let shown = model.advisers.get(model.adviser).map_or("", String::as_str);
    // A long name is no reason to make the panel wider.
    let combo = egui::ComboBox::from_id_salt("adviser").truncate().selected_text(Type::Button.text(shown));
    combo
        .show_ui(ui, |ui| {
            for (at, name) in model.advisers.iter().enumerate() {
                if ui.selectable_label(at == model.adviser, Type::Button.text(name)).clicked() {
                    asks.push(WhyAsk::Adviser(at));
                }
            }
        })
        .response
        .widget_info(|| egui::WidgetInfo::labeled(egui::WidgetType::ComboBox, true, words.get("why-adviser")));
}

/// How wide that is, whoever is chosen, so that it stays where it is when another one is.
fn advisers_width(ui: &Ui, words: &Words, model: &DrawerModel, titled: bool) -> f32 {
    let wide = |text: &str, level: Type| {
        let font = level.style().resolve(ui.style());
        ui.painter().layout_no_wrap(text.to_owned(), font, IVORY.egui()).size().x
    };
    let spacing = ui.spacing();
    let name = model.advisers.iter().map(|name| wide(name, Type::Button)).fold(0.0, f32::max);
    let field =
        (name + spacing.icon_width + spacing.icon_spacing + 2.0 * spacing.button_padding.x).max(spacing.combo_width);
    let title = if titled { wide(words.get("why-adviser"), Type::Small) + spacing.item_spacing.x } else { 0.0 };
    title + field + spacing.item_spacing.x
}

fn open(ui: &mut Ui, words: &Words, model: &DrawerModel, reasons: &WhyModel, why: &Why, asks: &mut Vec<WhyAsk>) {
    let advice = why.focus() == WhyFocus::Hint;
    let somebody = model.face.is_some() && !advice;
    let button = ui.spacing().interact_size.y.max(ui.text_style_height(&Type::Button.style()) + 2.0 * metrics::GRID);
    let foot = button + metrics::GAP;
    let room = (ui.available_height() - foot).max(8.0 * metrics::GRID);
    ScrollArea::vertical().id_salt("reasons").max_height(room).min_scrolled_height(room).auto_shrink(false).show(
        ui,
        |ui| {
            ui.set_width(ui.available_width() - metrics::GAP);
            tell(ui, words, reasons, somebody, why.detail());
            model.honesty.iter().filter(|_| !advice).for_each(|known| honesty_told(ui, words, known));
            ui.add_space(0.25 * metrics::GAP);
            // In one line with what belongs to the list, so that more of the list is seen.
            ui.horizontal_wrapped(|ui| {
                if widgets::chip(ui, words.get("why-detail"), why.detail()).clicked() {
                    asks.push(WhyAsk::Detail(!why.detail()));
                }
                if why.detail() {
                    candidates::differences(ui, words, reasons, why, asks);
                }
            });
            if why.detail() {
                candidates::candidates(ui, words, reasons, why, asks);
                sections::line(ui, words, &reasons.line);
                sections::numbers(ui, words, reasons, why, asks);
                ui.add_space(metrics::GAP);
                ui.add(egui::Label::new(Type::Aside.text(&reasons.headline).color(IVORY.egui())).wrap());
                widgets::note(ui, &cost(words, reasons));
            }
            ui.add_space(metrics::GAP);
        },
    );
    ui.horizontal_wrapped(|ui| {
        if !advice {
            let every = widgets::chip(ui, words.get("why-every"), why.every());
            if every.on_hover_text(words.get("why-every_note")).clicked() {
                asks.push(WhyAsk::Every(!why.every()));
            }
            model.honesty.iter().for_each(|known| honesty_button(ui, words, known, asks));
        }
        if advice {
            ui.add_enabled_ui(model.may_do, |ui| {
                let played = reasons.played() == Some(why.shown(reasons));
                let key = if played { "why-do" } else { "why-do_this" };
                if widgets::secondary(ui, words.get(key)).clicked() {
                    asks.push(WhyAsk::Do);
                }
            });
        }
        // Of what was not searched there is no graph.
        if !reasons.searched() || !why.detail() {
            return;
        }
        ui.add_enabled_ui(!model.writing, |ui| {
            let key = if model.writing { "why-graph_writing" } else { "why-graph" };
            let response = widgets::secondary(ui, words.get(key));
            if response.clicked() {
                asks.push(WhyAsk::Graph);
            }
            response.on_hover_text(words.get("why-graph_note"));
        });
    });
}

/// What was done and why, in a sentence: in quotation marks where somebody says it. In short where it is also told how it was weighed: what
/// else there was stands in the list then.
fn tell(ui: &mut Ui, words: &Words, reasons: &WhyModel, somebody: bool, short: bool) {
    let told = &reasons.told;
    let mut line = |level: Type, ink: Shade, text: &str| {
        ui.add(egui::Label::new(level.text(tied(text)).color(ink.egui())).wrap());
    };
    line(Type::Body, IVORY, &told.done);
    let size = if short { Type::Body } else { Type::Heading };
    line(size, LAMP_GOLD, &if somebody { told.quoted(words) } else { told.because.clone() });
    if let Some(other) = told.rather_than.as_ref().filter(|_| !short) {
        line(Type::Small, IVORY_DIM, other);
    }
}

/// The method and what its thinking cost, in one line.
pub(super) fn cost(words: &Words, model: &WhyModel) -> String {
    let effort = model.effort;
    let nodes = &effort.nodes;
    let mut parts = vec![model.method.clone()];
    match (effort.nodes, effort.depth) {
        (0, _) => parts.push(words.get("why-effort-plain").to_owned()),
        (_, 0) => parts.push(words.with("why-effort-nodes", &[("nodes", nodes)])),
        (_, depth) => parts.push(words.with("why-effort-depth", &[("nodes", nodes), ("depth", &depth)])),
    }
    if let Some(budget) = effort.budget {
        parts.push(words.with("why-effort-budget", &[("budget", &budget)]));
    }
    if effort.cut {
        parts.push(words.get("why-effort-cut").to_owned());
    }
    parts.retain(|part| !part.is_empty());
    parts.join(" \u{b7} ")
}
