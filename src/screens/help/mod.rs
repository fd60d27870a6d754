//! The help page: the rules of a game in short, in its own dress, and the keys as they are bound now; both can be searched. Beside
//! a table its own rules are open, with what is special about the game that is played.
//!
//! `figure` shows a picture that moves.

mod figure;

use bevy::prelude::*;
use bevy_egui::{EguiContexts, EguiPrimaryContextPass, egui};

use super::pictures::{self, Pictures};
use crate::{
    keys::{Action, ActionGroup, KeyMap},
    settings::Settings,
    shell::{ActiveGame, GameSetup, Overlay, Overlays, PanelSystems, Screen},
    table::{CardPicture, ClientGame, Games, setup::SetupOf},
    text::{HelpSection, Words},
    theme::{
        Type,
        color::{BRASS, INK_DEEP, IVORY, IVORY_DIM, LAMP_GOLD},
        metrics,
    },
    ui::{page, widgets},
};

/// Which half of the help is shown.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum HelpTab {
    /// The rules in short.
    #[default]
    Rules,
    /// The keys.
    Keys,
}

/// What the page remembers while the program runs.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct HelpPage {
    /// Which half is shown.
    pub tab: HelpTab,
    /// Whose rules are read, by the game's id, where that was chosen.
    pub game: Option<&'static str>,
    /// What is looked for; everything is shown where it is blank.
    pub search: String,
}

/// The rules of a game, and how it is dressed.
#[derive(Clone)]
pub struct Rulebook<'a> {
    /// The game.
    pub client: &'static dyn ClientGame,
    /// Its rules in short, in order.
    pub sections: Vec<HelpSection>,
    /// What it shows of itself.
    pub picture: Option<&'a CardPicture>,
}

/// What the page tells.
pub struct HelpContext<'a> {
    /// The rules of every game.
    pub books: &'a [Rulebook<'a>],
    /// The game whose rules are open where none was chosen, by its id.
    pub open: &'static str,
    /// The game at the table, whose variants are told first; all rules are told where there is none.
    pub setup: Option<&'a GameSetup>,
    /// The player's keys.
    pub keys: &'a KeyMap,
    /// Whether nothing is to move by itself.
    pub still: bool,
}

/// The body of the help.
pub fn help_page(ui: &mut egui::Ui, words: &Words, context: &HelpContext<'_>, page: &mut HelpPage) {
    ui.horizontal_wrapped(|ui| {
        let tabs = [(HelpTab::Rules, words.get("help-rules")), (HelpTab::Keys, words.get("help-keys"))];
        widgets::segmented(ui, &mut page.tab, &tabs);
        ui.add_space(metrics::GAP);
        search(ui, words, &mut page.search);
    });
    ui.add_space(metrics::GAP);
    let wanted = words.folded(page.search.trim());
    let found = match page.tab {
        HelpTab::Rules => rulebook(ui, words, context, page, &wanted),
        HelpTab::Keys => key_list(ui, words, context.keys, &wanted),
    };
    if !found {
        widgets::note(ui, &words.with("help-nothing", &[("what", &page.search.trim())]));
    }
}

fn search(ui: &mut egui::Ui, words: &Words, text: &mut String) {
    let name = words.get("help-search");
    let field = egui::TextEdit::singleline(text)
        .hint_text(Type::Body.text(name).color(IVORY_DIM.egui()))
        .desired_width(metrics::SEARCH_WIDTH * metrics::GRID)
        .margin(egui::Margin::symmetric(metrics::GRID as i8, 4))
        .char_limit(metrics::SEARCH_LENGTH)
        .vertical_align(egui::Align::Center)
        .min_size(egui::vec2(0.0, ui.spacing().interact_size.y))
        .text_color(IVORY.egui());
    let response = ui.add(field);
    response.widget_info(|| egui::WidgetInfo::labeled(egui::WidgetType::TextEdit, ui.is_enabled(), name));
    if !text.is_empty() && widgets::icon_button(ui, "×", words.get("help-search_clear")).clicked() {
        text.clear();
    }
}

/// Whether a text holds what is looked for; everything holds nothing.
fn holds(words: &Words, text: &str, wanted: &str) -> bool {
    wanted.is_empty() || words.folded(text).contains(wanted)
}

/// The rules of one game below its picture, and the way to those of others. Returns whether anything holds what is looked for.
fn rulebook(ui: &mut egui::Ui, words: &Words, context: &HelpContext<'_>, page: &mut HelpPage, wanted: &str) -> bool {
    let chosen = page.game.unwrap_or(context.open);
    let Some(book) = context.books.iter().find(|book| book.client.id() == chosen).or(context.books.first()) else {
        return false;
    };
    let name = |book: &Rulebook<'_>| words.get(&format!("game-{}", book.client.id())).to_owned();
    if context.books.len() > 1 {
        ui.horizontal_wrapped(|ui| {
            for other in context.books {
                if widgets::chip(ui, &name(other), other.client.id() == book.client.id()).clicked() {
                    page.game = Some(other.client.id());
                }
            }
        });
        ui.add_space(metrics::GAP);
    }
    banner(ui, book, &name(book));
    let game =
        context.setup.filter(|setup| book.client.rules().contains(&setup.rules())).map(|setup| (book.client, setup));
    rules(ui, words, (&book.sections, context.still), game, wanted)
}

/// A game's picture with its name on it.
fn banner(ui: &mut egui::Ui, book: &Rulebook<'_>, name: &str) {
    let size = egui::vec2(ui.available_width(), 3.0 * ui.text_style_height(&Type::Title.style()));
    let (area, response) = ui.allocate_exact_size(size, egui::Sense::hover());
    response.widget_info(|| egui::WidgetInfo::labeled(egui::WidgetType::Label, true, name));
    let painter = ui.painter().with_clip_rect(area.intersect(ui.clip_rect()));
    book.client.backdrop(&painter, area);
    if let Some(picture) = book.picture {
        // As wide as the band, which shows the middle of it.
        let whole =
            egui::Rect::from_center_size(area.center(), egui::vec2(area.width(), pictures::HEIGHT * area.width()));
        picture(&painter, whole);
    }
    let font = Type::Title.style().resolve(ui.style());
    let text = painter.layout(name.to_owned(), font, LAMP_GOLD.egui(), area.width());
    let at = egui::Align2::LEFT_BOTTOM
        .anchor_size(area.left_bottom() + egui::vec2(metrics::GAP, -0.5 * metrics::GAP), text.size());
    painter.rect_filled(at.expand2(egui::vec2(metrics::GAP, 0.0)), metrics::BUTTON_RADIUS, INK_DEEP.egui_alpha(0.7));
    painter.galley(at.min, text, LAMP_GOLD.egui());
    painter.rect_stroke(
        area,
        metrics::PANEL_RADIUS,
        egui::Stroke::new(metrics::HAIRLINE, BRASS.egui()),
        egui::StrokeKind::Inside,
    );
    ui.add_space(metrics::GAP);
}

/// Shows the sections that hold what is looked for. Returns whether there are any.
fn rules(
    ui: &mut egui::Ui,
    words: &Words,
    (sections, still): (&[HelpSection], bool),
    game: Option<(&'static dyn ClientGame, &GameSetup)>,
    wanted: &str,
) -> bool {
    let mut found = false;
    if let Some((client, game)) = game {
        let heading = words.get("help-this_game");
        let all = holds(words, heading, wanted);
        let mut lines = client.variants(game, words);
        lines.retain(|(name, note)| all || holds(words, name, wanted) || holds(words, note, wanted));
        if !lines.is_empty() {
            found = true;
            widgets::subheading(ui, heading);
            for (name, note) in lines {
                ui.label(Type::Strong.text(name).color(IVORY.egui()));
                ui.label(Type::Body.text(note).color(IVORY.egui()));
            }
            ui.add_space(metrics::GAP);
        }
    }
    for section in sections {
        let part = game.zip(section.only);
        if part.is_some_and(|((client, game), mark)| !client.applies(mark, game)) {
            continue;
        }
        // A heading that matches brings its whole section.
        let all = holds(words, &section.heading, wanted);
        let paragraphs: Vec<&String> =
            section.paragraphs.iter().filter(|text| all || holds(words, text, wanted)).collect();
        if paragraphs.is_empty() {
            continue;
        }
        found = true;
        widgets::subheading(ui, &section.heading);
        for paragraph in paragraphs {
            ui.label(Type::Body.text(paragraph).color(IVORY.egui()));
        }
        for figure in &section.figures {
            ui.add_space(metrics::GAP);
            figure::figure(ui, words, figure, still);
        }
        ui.add_space(metrics::GAP);
    }
    found
}

/// Shows the actions that hold what is looked for, by name or key. Returns whether there are any.
fn key_list(ui: &mut egui::Ui, words: &Words, keys: &KeyMap, wanted: &str) -> bool {
    let mut found = false;
    for group in ActionGroup::ALL {
        let listed = |action: &Action| {
            holds(words, words.get(action.word()), wanted) || holds(words, &keys.label(*action, words), wanted)
        };
        let actions: Vec<Action> = group.actions().filter(listed).collect();
        if actions.is_empty() {
            continue;
        }
        found = true;
        widgets::subheading(ui, words.get(group.word()));
        egui::Grid::new(group.word()).num_columns(2).spacing([3.0 * metrics::GRID, metrics::GRID]).show(ui, |ui| {
            for action in actions {
                ui.horizontal(|ui| {
                    for chord in keys.keys(action) {
                        widgets::key_cap(ui, &chord.label(words));
                    }
                });
                ui.label(Type::Body.text(words.get(action.word())));
                ui.end_row();
            }
        });
        ui.add_space(metrics::GAP);
    }
    if wanted.is_empty() {
        widgets::note(ui, words.get("help-mouse"));
    }
    found
}

/// See the module.
pub(super) struct HelpPlugin;

impl Plugin for HelpPlugin {
    fn build(&self, app: &mut App) {
        app.add_systems(EguiPrimaryContextPass, show.in_set(PanelSystems::Overlay).run_if(in_state(Overlay::Help)));
    }
}

fn show(
    mut contexts: EguiContexts,
    (words, games): (Res<Words>, Res<Games>),
    settings: Res<Settings>,
    (screen, overlay): (Res<State<Screen>>, Res<State<Overlay>>),
    game: Option<Res<ActiveGame>>,
    (chosen, pictures): (Res<SetupOf>, Res<Pictures>),
    mut overlays: Overlays,
    mut state: Local<HelpPage>,
) -> Result {
    let setup = game.as_ref().filter(|_| *screen.get() == Screen::Play).map(|game| &game.0.setup);
    if overlay.is_changed() {
        state.game = None;
    }
    let book = |client: &'static dyn ClientGame| Rulebook {
        client,
        sections: client.help(&words),
        picture: pictures.of(client.id()),
    };
    let books: Vec<Rulebook<'_>> = games.iter().map(book).collect();
    // Beside a table its own rules are open; elsewhere those of the game that was set up last.
    let at_table = books.iter().find(|book| setup.is_some_and(|setup| book.client.rules().contains(&setup.rules())));
    let open = at_table.map_or(chosen.0, |book| book.client.id());
    let context = HelpContext { books: &books, open, setup, keys: &settings.keys, still: settings.reduced_motion };
    let ((), done, beside) = page::sheet(
        contexts.ctx_mut()?,
        "help",
        words.get("help-title"),
        100.0 * metrics::GRID,
        true,
        |ui| help_page(ui, &words, &context, &mut state),
        |ui| widgets::primary(ui, words.get("help-done")).clicked(),
    );
    if done || beside {
        overlays.close();
    }
    Ok(())
}
