//! Who sits where: shield, name, who decides, how strong.

use bevy_egui::egui;
use tabletop::Controller;

use super::Seats;
use crate::{
    table::setup::{
        Opponent, agent_level, agent_name,
        company::{self, who},
        entry::entry,
        program,
    },
    text::{Words, capitalised},
    theme::{
        Livery, Palette, Type,
        color::{BRASS_DIM, IVORY, IVORY_DIM, PANEL_RAISED},
        metrics,
    },
    ui::widgets,
};

/// Longest name of a player, in characters.
const NAME_LENGTH: usize = 20;

/// What the panel shows beside the seats themselves.
#[derive(Clone, Copy)]
pub struct SeatsContext<'a> {
    /// The players' colours.
    pub palette: Palette,
    /// The command of a program of one's own, for an example.
    pub example: &'a str,
}

/// A change a row asks for; made after all rows are shown.
enum Change {
    Remove,
    MoveUp,
    Livery(u8),
    Human,
    Opponent(usize),
    Level(String),
    Program,
    Patience(Controller),
}

impl From<company::Sitter> for Change {
    fn from(sitter: company::Sitter) -> Self {
        match sitter {
            company::Sitter::Human => Change::Human,
            company::Sitter::Opponent(which) => Change::Opponent(which),
            company::Sitter::Program => Change::Program,
        }
    }
}

/// The panel of seats.
pub fn seats_panel(ui: &mut egui::Ui, words: &Words, seats: &mut Seats<'_>, context: SeatsContext<'_>) {
    widgets::panel(ui, words.get("setup-seats"), |ui| {
        ui.set_width(ui.available_width());
        let room = ui.available_height();
        egui::ScrollArea::vertical().id_salt("seats").max_height(room).auto_shrink([false, false]).show(ui, |ui| {
            let mut change = None;
            for index in 0..seats.players.len() {
                ui.push_id(index, |ui| {
                    if let Some(wish) = row(ui, words, seats, index, context) {
                        change = Some((index, wish));
                    }
                });
            }
            if seats.players.len() < *seats.seats.end() && widgets::secondary(ui, words.get("setup-add_seat")).clicked()
            {
                seats.add_seat();
            }
            if let Some((index, wish)) = change {
                make(seats, index, wish, words);
            }
        });
    });
}

fn make(seats: &mut Seats<'_>, index: usize, change: Change, words: &Words) {
    match change {
        Change::Remove => seats.remove_seat(index),
        Change::MoveUp => seats.move_up(index),
        Change::Livery(look) => seats.choose_livery(index, look),
        Change::Human => seats.choose_controller(index, None, words),
        Change::Opponent(which) => seats.choose_controller(index, seats.opponents.get(which), words),
        Change::Program => seats.choose_program(index, words),
        Change::Patience(controller) => seats.players[index].controller = controller,
        Change::Level(level) => {
            let player = &mut seats.players[index];
            if let Some(name) = agent_name(&player.controller) {
                player.controller = Controller::Agent(format!("{name}@{level}"));
            }
        }
    }
}

fn row(
    ui: &mut egui::Ui,
    words: &Words,
    seats: &mut Seats<'_>,
    index: usize,
    context: SeatsContext<'_>,
) -> Option<Change> {
    let opponents = seats.opponents;
    let frame = egui::Frame::new()
        .fill(PANEL_RAISED.egui_alpha(0.5))
        .stroke(egui::Stroke::new(metrics::HAIRLINE, BRASS_DIM.egui()))
        .corner_radius(egui::CornerRadius::same(metrics::BUTTON_RADIUS))
        .inner_margin(egui::Margin::symmetric(metrics::GRID as i8, 6));
    frame
        .show(ui, |ui| {
            ui.set_width(ui.available_width());
            ui.horizontal(|ui| {
                let mut change = shield(ui, words, context.palette, seats.players[index].livery);
                let opponent = agent_name(&seats.players[index].controller)
                    .and_then(|name| opponents.iter().find(|known| known.name == name));
                if let Some(opponent) = opponent.filter(|opponent| opponent.persona.is_some()) {
                    company::face(ui, words, opponent, company::beside_shield(ui))
                        .on_hover_text(opponent.idea_in(words));
                }
                ui.vertical(|ui| {
                    ui.spacing_mut().item_spacing.y = 2.0;
                    change = controls(ui, words, seats, index).or(change.take());
                    if program::command(&seats.players[index].controller).is_some() {
                        program::field(ui, words, &mut seats.players[index].controller, index + 1, context.example);
                        return;
                    }
                    let (line, more) = match agent_name(&seats.players[index].controller) {
                        Some(_) => opponent.map_or(("", ""), |opponent| company::line(words, opponent)),
                        None => (words.get("setup-human_note"), words.get("setup-human_note")),
                    };
                    ui.add(egui::Label::new(Type::Small.text(line).color(IVORY_DIM.egui())).truncate())
                        .on_hover_text(more);
                });
                change
            })
            .inner
        })
        .inner
}

/// Name, who decides, level and the row's buttons: in one line, or in two where text is large for the panel.
fn controls(ui: &mut egui::Ui, words: &Words, seats: &mut Seats<'_>, index: usize) -> Option<Change> {
    /// Least width of a line that holds everything, in heights of plain text.
    const ONE_LINE: f32 = 15.0;
    ui.spacing_mut().item_spacing.x = metrics::GAP;
    let (opponents, fewest, seated) = (seats.opponents, *seats.seats.start(), seats.players.len());
    let player = &mut seats.players[index];
    let number = index + 1;
    let side = ui.spacing().interact_size.y;
    // Two buttons at the end, and a gap before each of them and between the fields.
    let room = ui.available_width() - 2.0 * side - 4.0 * metrics::GAP;
    let field = 0.42 * room;
    // Of the field's share the gap behind it and the margins around the letters go off.
    let named = longest_name(ui, words, opponents) + 4.0 * metrics::GRID <= field;
    let levelled = longest_level(ui, words, &player.controller, opponents) <= 0.22 * room;
    if named && levelled && room >= ONE_LINE * ui.text_style_height(&Type::Body.style()) {
        return ui
            .horizontal(|ui| {
                name_field(ui, words, &mut player.name, number, field);
                let who = who(ui, words, &player.controller, opponents, 0.36 * room).map(Change::from);
                let level = level(ui, words, &player.controller, opponents, 0.22 * room);
                who.or(level).or(buttons(ui, words, index, seated > fewest))
            })
            .inner;
    }
    let first = ui.horizontal(|ui| {
        name_field(ui, words, &mut player.name, number, room + metrics::GAP);
        buttons(ui, words, index, seated > fewest)
    });
    let second = ui.horizontal(|ui| {
        let room = ui.available_width() - metrics::GAP;
        let who = who(ui, words, &player.controller, opponents, 0.58 * room).map(Change::from);
        who.or(level(ui, words, &player.controller, opponents, 0.42 * room))
    });
    first.inner.or(second.inner)
}

/// How wide the longest name of a persona is: what a player writes may be longer, and is not to move the fields about while it is written.
fn longest_name(ui: &egui::Ui, words: &Words, opponents: &[Opponent]) -> f32 {
    let font = Type::Strong.style().resolve(ui.style());
    let personas = opponents.iter().filter(|opponent| opponent.persona.is_some());
    let wide = |name: &str| ui.painter().layout_no_wrap(name.to_owned(), font.clone(), IVORY.egui()).size().x;
    personas.map(|persona| wide(&persona.title_in(words))).fold(0.0, f32::max)
}

/// How wide the choice of a level is that holds each of them; 0 where there are none.
fn longest_level(ui: &egui::Ui, words: &Words, controller: &Controller, opponents: &[Opponent]) -> f32 {
    let opponent = agent_name(controller).and_then(|name| opponents.iter().find(|known| known.name == name));
    let levels = opponent.map_or(&[][..], |opponent| &opponent.levels);
    let font = Type::Button.style().resolve(ui.style());
    let wide = |name: String| ui.painter().layout_no_wrap(name, font.clone(), IVORY.egui()).size().x;
    let longest = levels.iter().map(|level| wide(capitalised(level.title_in(words)))).fold(0.0, f32::max);
    let spacing = ui.spacing();
    let around = spacing.icon_spacing + spacing.icon_width + 2.0 * spacing.button_padding.x;
    if levels.is_empty() { 0.0 } else { longest + around }
}

fn name_field(ui: &mut egui::Ui, words: &Words, name: &mut String, number: usize, width: f32) {
    let mut shown = words.person(name).into_owned();
    let field = egui::TextEdit::singleline(&mut shown)
        .desired_width(width - 2.0 * metrics::GRID)
        .margin(egui::Margin::symmetric(metrics::GRID as i8, 4))
        .char_limit(NAME_LENGTH)
        .vertical_align(egui::Align::Center)
        .min_size(egui::vec2(0.0, ui.spacing().interact_size.y))
        .font(Type::Strong.style())
        .text_color(IVORY.egui());
    let response = ui.add(field);
    if response.changed() {
        *name = shown;
    }
    let seat = words.with("setup-name_of", &[("n", &number)]);
    response.widget_info(|| egui::WidgetInfo::labeled(egui::WidgetType::TextEdit, ui.is_enabled(), &seat));
}

fn buttons(ui: &mut egui::Ui, words: &Words, index: usize, can_leave: bool) -> Option<Change> {
    ui.with_layout(egui::Layout::right_to_left(egui::Align::Center), |ui| {
        let remove = ui.add_enabled_ui(can_leave, |ui| widgets::icon_button(ui, "×", words.get("setup-remove_seat")));
        let up = ui.add_enabled_ui(index > 0, |ui| widgets::icon_button(ui, "↑", words.get("setup-move_up")));
        let remove = remove.inner.clicked().then_some(Change::Remove);
        remove.or(up.inner.clicked().then_some(Change::MoveUp))
    })
    .inner
}

fn shield(ui: &mut egui::Ui, words: &Words, palette: Palette, look: u8) -> Option<Change> {
    let livery = palette.livery(look);
    let name = |livery: Livery| {
        words.with(
            "setup-livery",
            &[("color", &words.get(livery.color.word())), ("emblem", &words.get(livery.emblem.word()))],
        )
    };
    let height = 1.5 * ui.spacing().interact_size.y;
    let button =
        widgets::seat_shield(ui, height, livery, &name(livery)).on_hover_text(words.get("setup-choose_livery"));
    let mut change = None;
    egui::Popup::menu(&button).show(|ui| {
        ui.horizontal(|ui| {
            for (look, livery) in (0..).zip(palette.liveries()) {
                if widgets::seat_shield(ui, height, livery, &name(livery)).on_hover_text(name(livery)).clicked() {
                    change = Some(Change::Livery(look));
                    ui.close();
                }
            }
        });
    });
    change
}

fn level(
    ui: &mut egui::Ui,
    words: &Words,
    controller: &Controller,
    opponents: &[Opponent],
    width: f32,
) -> Option<Change> {
    if let Some(wish) = program::patience(ui, words, controller, width) {
        return Some(Change::Patience(wish));
    }
    let name = agent_name(controller)?;
    let opponent = opponents.iter().find(|known| known.name == name)?;
    let levels = &opponent.levels;
    if let Some(persona) = &opponent.persona {
        let difficulty = Type::Small.text(words.get(company::difficulty_word(persona.difficulty)));
        ui.allocate_ui(egui::vec2(width, ui.spacing().interact_size.y), |ui| {
            ui.add(egui::Label::new(difficulty.color(IVORY_DIM.egui())).truncate());
        });
    }
    if levels.is_empty() {
        return None;
    }
    let usual = levels.iter().find(|level| level.usual).map_or("", |level| level.name.as_str());
    let chosen = agent_level(controller).unwrap_or(usual);
    let mut change = None;
    let title = opponent.level(chosen).map_or(chosen, |level| level.title_in(words));
    let title = Type::Button.text(capitalised(title));
    egui::ComboBox::from_id_salt("level").width(width).selected_text(title).show_ui(ui, |ui| {
        ui.set_min_width(32.0 * metrics::GRID);
        for level in levels {
            if entry(
                ui,
                &capitalised(level.title_in(words)),
                opponent.meaning_in(words, level),
                None,
                level.name == chosen,
            ) {
                change = Some(Change::Level(level.name.clone()));
            }
        }
    });
    change
}
