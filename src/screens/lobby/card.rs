//! A game in the lobby: its picture, what it is, and the ways to it.

use bevy_egui::egui::{
    self, Align2, CornerRadius, FontId, Key, Painter, Pos2, Rect, Sense, Stroke, StrokeKind, Ui, UiBuilder, Vec2,
    WidgetInfo, WidgetType,
};

use super::model::{LobbyChoice, LobbyTable};
use crate::{
    screens::{left_game::Unfinished, pictures},
    text::Words,
    theme::{
        Type,
        color::{BRASS, IVORY, IVORY_DIM, LAMP_GOLD, PANEL, PANEL_RAISED},
        metrics,
    },
    ui::{page, widgets},
};

/// Least width of the golden button, in steps of the grid.
const GOLD_WIDTH: f32 = 14.0;

/// Width of the picture, as a share of the card's.
const PICTURE: f32 = 0.4;

/// Between lines of what a game is, points.
const LEADING: f32 = 0.5 * metrics::GAP;

/// How large a card is, points.
#[derive(Clone, Copy)]
pub(super) struct CardSize {
    /// Its width.
    pub(super) width: f32,
    /// Heights of what stands on it.
    pub(super) parts: Parts,
}

/// Heights of what stands on a card: the picture with what the game is beside it, and below them the ways to it. They are the same for all
/// cards, so that their buttons stand on one line.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub(super) struct Parts {
    /// The picture, and what the game is.
    pub(super) facts: f32,
    /// The ways to it.
    pub(super) ways: f32,
}

impl Parts {
    /// Height of a card with them.
    pub(super) fn height(self) -> f32 {
        self.facts + self.ways + 3.0 * metrics::PANEL_MARGIN
    }

    /// What has room for both.
    pub(super) fn max(self, other: Self) -> Self {
        Self { facts: self.facts.max(other.facts), ways: self.ways.max(other.ways) }
    }

    /// The same with a picture that fills such a card as far as a card may be so high.
    pub(super) fn pictured(self, width: f32, most: f32) -> Self {
        let picture = pictures::HEIGHT * PICTURE * width;
        let room = most - self.ways - 3.0 * metrics::PANEL_MARGIN;
        Self { facts: self.facts.max(picture.min(room)), ..self }
    }
}

/// A card; where nothing is chosen, an arrow key chooses the one that `begins` the page. Returns what is asked for, and how high what stands
/// on it would be by itself.
pub(super) fn card(
    ui: &mut Ui,
    words: &Words,
    table: &LobbyTable<'_>,
    CardSize { width, parts }: CardSize,
    begins: bool,
) -> (Option<LobbyChoice>, Parts) {
    let key = format!("game-{}", table.id);
    let name = words.get(&key);
    let (area, response) = ui.allocate_exact_size(Vec2::new(width, parts.height()), Sense::click());
    response.widget_info(|| WidgetInfo::labeled(WidgetType::Button, ui.is_enabled(), name));
    if begins && arrow_from_nowhere(ui) {
        response.request_focus();
        // Or the same key would lead on from here.
        ui.memory_mut(|memory| memory.move_focus(egui::FocusDirection::None));
    }
    if response.gained_focus() {
        response.scroll_to_me(None);
    }
    let mut choice = response.clicked().then_some(LobbyChoice::Setup(table.id));
    let lit = response.hovered() || response.has_focus();
    let radius = CornerRadius::same(metrics::PANEL_RADIUS);
    ui.painter().rect_filled(area, radius, if lit { PANEL_RAISED } else { PANEL }.egui_alpha(0.97));
    let inner = area.shrink(metrics::PANEL_MARGIN);
    let (left, right) =
        inner.with_max_y(inner.top() + parts.facts).split_left_right_at_x(inner.left() + PICTURE * width);
    hang(ui, table, name, left);
    let ink = if lit { LAMP_GOLD } else { BRASS };
    ui.painter().rect_stroke(area, radius, Stroke::new(metrics::HAIRLINE, ink.egui()), StrokeKind::Inside);
    widgets::focus_ring(ui, &response, area);
    let beside = right.with_min_x(right.left() + metrics::PANEL_MARGIN);
    let mut text = column(ui, (table.id, "facts"), beside);
    facts(&mut text, words, table, name);
    let below = Pos2::new(inner.left(), left.bottom() + metrics::PANEL_MARGIN);
    let mut buttons = column(ui, (table.id, "ways"), Rect::from_min_max(below, inner.max.max(below)));
    choice = ways(&mut buttons, words, table, name).or(choice);
    (choice, Parts { facts: text.min_rect().height(), ways: buttons.min_rect().height() })
}

/// A column of a card.
fn column(ui: &mut Ui, id: (&str, &str), place: Rect) -> Ui {
    let builder = UiBuilder::new().id_salt(id).max_rect(place);
    let mut column = ui.new_child(builder.layout(egui::Layout::top_down(egui::Align::Min)));
    column.set_width(place.width());
    column
}

/// The picture of a game in the middle of its place. Where there is less room than for all of it, its middle is shown.
fn hang(ui: &Ui, table: &LobbyTable<'_>, name: &str, place: Rect) {
    let whole = Rect::from_center_size(place.center(), Vec2::new(place.width(), pictures::HEIGHT * place.width()));
    let place = whole.intersect(place);
    let painter = ui.painter().with_clip_rect(place.intersect(ui.clip_rect()));
    match table.picture {
        Some(paint) => paint(&painter, whole),
        None => initial(&painter, whole, name),
    }
    let line = Stroke::new(metrics::HAIRLINE, BRASS.egui());
    ui.painter().rect_stroke(place, 0, line, StrokeKind::Inside);
}

/// Whether an arrow key was pressed while nothing has the focus, from which egui would go on by itself.
fn arrow_from_nowhere(ui: &Ui) -> bool {
    let arrows = [Key::ArrowRight, Key::ArrowDown, Key::ArrowLeft, Key::ArrowUp];
    ui.memory(|memory| memory.focused().is_none()) && ui.input(|input| arrows.iter().any(|key| input.key_pressed(*key)))
}

/// A sentence that says what it is, and how many play it for how long; each where it is known.
fn lines(words: &Words, table: &LobbyTable<'_>) -> [Option<String>; 2] {
    let line = format!("lobby-line-{}", table.id);
    let keys = [format!("lobby-seats-{}", table.id), format!("lobby-length-{}", table.id)];
    let told: Vec<&str> = keys.iter().filter(|key| words.has(key)).map(|key| words.get(key)).collect();
    let sentence = words.has(&line).then(|| words.get(&line).to_owned());
    [sentence, (!told.is_empty()).then(|| told.join(" \u{b7} "))]
}

/// How high what stands on a card of such a width will be where no game of it was left and its buttons need one line.
pub(super) fn likely(ui: &Ui, words: &Words, table: &LobbyTable<'_>, width: f32) -> Parts {
    let room = (1.0 - PICTURE) * width - 3.0 * metrics::PANEL_MARGIN;
    let height = |level: Type, text: &str| {
        let font = level.style().resolve(ui.style());
        ui.painter().layout(text.to_owned(), font, IVORY.egui(), room).size().y
    };
    let name = height(Type::Heading, words.get(&format!("game-{}", table.id)));
    let lines = [Type::Body, Type::Small].into_iter().zip(lines(words, table));
    let below: f32 = lines.filter_map(|(level, line)| Some(height(level, &line?) + LEADING)).sum();
    Parts { facts: name + below, ways: widgets::primary_height(ui) }
}

/// What it is: name, a sentence, seats and length, and the game of it that was left.
fn facts(ui: &mut Ui, words: &Words, table: &LobbyTable<'_>, name: &str) {
    let unselectable = |text: egui::RichText| egui::Label::new(text).selectable(false);
    ui.spacing_mut().item_spacing.y = LEADING;
    // Painted, for the card itself is told by this name.
    let font = Type::Heading.style().resolve(ui.style());
    let title = ui.painter().layout(name.to_owned(), font, LAMP_GOLD.egui(), ui.available_width());
    let (area, _) = ui.allocate_exact_size(title.size(), Sense::hover());
    ui.painter().galley(area.min, title, LAMP_GOLD.egui());
    let inks = [(Type::Body, IVORY), (Type::Small, IVORY_DIM)];
    for (line, (level, ink)) in lines(words, table).into_iter().zip(inks) {
        if let Some(line) = line {
            ui.add(unselectable(level.text(line).color(ink.egui())));
        }
    }
    if let Unfinished::Game(which) = table.left {
        ui.add_space(LEADING);
        ui.add(unselectable(Type::Small.text(which).color(IVORY.egui())).wrap());
    }
}

/// The ways to it: going on with what was left, playing at once, setting the table, and its own pages.
fn ways(ui: &mut Ui, words: &Words, table: &LobbyTable<'_>, name: &str) -> Option<LobbyChoice> {
    let mut choice = None;
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = Vec2::splat(metrics::GAP);
        // What is most likely wanted is gold: going on where something was left, else playing.
        let left = matches!(table.left, Unfinished::Game(_));
        if left {
            let told = words.with("lobby-continue", &[("game", &name)]);
            if named(gold(ui, words.get("title-continue")), &told).clicked() {
                choice = Some(LobbyChoice::Continue(table.id));
            }
        }
        let play = if left { widgets::secondary } else { gold };
        let told = words.with("lobby-play_game", &[("game", &name)]);
        if named(play(ui, words.get("lobby-play")), &told).on_hover_text(words.get("lobby-play_note")).clicked() {
            choice = Some(LobbyChoice::Play(table.id));
        }
        let told = words.with("lobby-set_game", &[("game", &name)]);
        if named(widgets::chip(ui, words.get("lobby-set"), false), &told).clicked() {
            choice = Some(LobbyChoice::Setup(table.id));
        }
        for (screen, word) in table.pages {
            if widgets::chip(ui, words.get(word), false).clicked() {
                choice = Some(LobbyChoice::Page(*screen));
            }
        }
    });
    choice
}

/// The golden button, no wider than a card has room for beside the others.
fn gold(ui: &mut Ui, text: &str) -> egui::Response {
    widgets::primary_wide(ui, text, GOLD_WIDTH * metrics::GRID)
}

/// A button that tells more to those who hear it than it shows, for every card has one of the same words.
fn named(response: egui::Response, told: &str) -> egui::Response {
    response.widget_info(|| WidgetInfo::labeled(WidgetType::Button, response.enabled(), told));
    response
}

/// The picture of a game without one: its initial, inlaid in felt.
fn initial(painter: &Painter, area: Rect, name: &str) {
    page::felt(painter, area);
    let reach = 0.36 * area.height();
    let lozenge = [[0.0, -reach], [reach, 0.0], [0.0, reach], [-reach, 0.0]];
    let lozenge = lozenge.map(|[x, y]| area.center() + Vec2::new(x, y));
    painter.add(egui::Shape::closed_line(lozenge.to_vec(), Stroke::new(2.0 * metrics::HAIRLINE, BRASS.egui())));
    let font = FontId::new(reach, Type::Display.style().resolve(&painter.ctx().global_style()).family);
    let letter: String = name.chars().take(1).flat_map(char::to_uppercase).collect();
    painter.text(area.center(), Align2::CENTER_CENTER, letter, font, LAMP_GOLD.egui());
}
