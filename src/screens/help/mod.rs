//! The help page: the rules of the game at the table in short, and the keys as they are bound now; both can be searched.

use bevy::prelude::*;
use bevy_egui::{EguiContexts, EguiPrimaryContextPass, egui};

use crate::{
    keys::{Action, ActionGroup, KeyMap},
    settings::Settings,
    shell::{ActiveGame, GameSetup, Overlay, Overlays, PanelSystems, Screen},
    table::{Face, Games, setup::SetupOf},
    text::{HelpSection, Words},
    theme::{
        Type,
        color::{IVORY, IVORY_DIM},
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
    /// What is looked for; everything is shown where it is blank.
    pub search: String,
}

/// What the page tells.
pub struct HelpContext<'a> {
    /// The rules in short, in order.
    pub sections: &'a [HelpSection],
    /// The game at the table, whose variants are told first; all rules are told where there is none.
    pub game: Option<(&'static dyn Face, &'a GameSetup)>,
    /// The player's keys.
    pub keys: &'a KeyMap,
}

/// The body of the help.
pub fn help_page(ui: &mut egui::Ui, words: &Words, context: &HelpContext<'_>, page: &mut HelpPage) {
    ui.horizontal_wrapped(|ui| {
        let tabs = [(HelpTab::Rules, words.get("help.rules")), (HelpTab::Keys, words.get("help.keys"))];
        widgets::segmented(ui, &mut page.tab, &tabs);
        ui.add_space(metrics::GAP);
        search(ui, words, &mut page.search);
    });
    ui.add_space(metrics::GAP);
    let wanted = page.search.trim().to_lowercase();
    let found = match page.tab {
        HelpTab::Rules => rules(ui, words, context, &wanted),
        HelpTab::Keys => key_list(ui, words, context.keys, &wanted),
    };
    if !found {
        widgets::note(ui, &words.with("help.nothing", &[("what", &page.search.trim())]));
    }
}

fn search(ui: &mut egui::Ui, words: &Words, text: &mut String) {
    let name = words.get("help.search");
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
    if !text.is_empty() && widgets::icon_button(ui, "×", words.get("help.search_clear")).clicked() {
        text.clear();
    }
}

/// Whether a text holds what is looked for; everything holds nothing.
fn holds(text: &str, wanted: &str) -> bool {
    wanted.is_empty() || text.to_lowercase().contains(wanted)
}

/// Shows the sections that hold what is looked for. Returns whether there are any.
fn rules(ui: &mut egui::Ui, words: &Words, context: &HelpContext<'_>, wanted: &str) -> bool {
    let mut found = false;
    if let Some((face, game)) = context.game {
        let heading = words.get("help.this_game");
        let all = holds(heading, wanted);
        let mut lines = face.variants(game, words);
        lines.retain(|(name, note)| all || holds(name, wanted) || holds(note, wanted));
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
    for section in context.sections {
        let part = context.game.zip(section.only.as_deref());
        if part.is_some_and(|((face, game), mark)| !face.applies(mark, game)) {
            continue;
        }
        // A heading that matches brings its whole section.
        let all = holds(&section.heading, wanted);
        let paragraphs: Vec<&String> = section.paragraphs.iter().filter(|text| all || holds(text, wanted)).collect();
        if paragraphs.is_empty() {
            continue;
        }
        found = true;
        widgets::subheading(ui, &section.heading);
        for paragraph in paragraphs {
            ui.label(Type::Body.text(paragraph).color(IVORY.egui()));
        }
        ui.add_space(metrics::GAP);
    }
    found
}

/// Shows the actions that hold what is looked for, by name or key. Returns whether there are any.
fn key_list(ui: &mut egui::Ui, words: &Words, keys: &KeyMap, wanted: &str) -> bool {
    let mut found = false;
    for group in ActionGroup::ALL {
        let listed =
            |action: &Action| holds(words.get(action.word()), wanted) || holds(&keys.label(*action, words), wanted);
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
        widgets::note(ui, words.get("help.mouse"));
    }
    found
}

/// See the module.
pub(super) struct HelpPlugin;

impl Plugin for HelpPlugin {
    fn build(&self, app: &mut App) {
        app.add_systems(Startup, write)
            .add_systems(EguiPrimaryContextPass, show.in_set(PanelSystems::Overlay).run_if(in_state(Overlay::Help)));
    }
}

#[derive(Resource)]
struct Help(Vec<(&'static dyn Face, Vec<HelpSection>)>);

fn write(games: Res<Games>, mut commands: Commands) {
    commands.insert_resource(Help(games.iter().map(|game| (game, game.help())).collect()));
}

fn show(
    mut contexts: EguiContexts,
    words: Res<Words>,
    help: Res<Help>,
    settings: Res<Settings>,
    screen: Res<State<Screen>>,
    game: Option<Res<ActiveGame>>,
    chosen: Res<SetupOf>,
    mut overlays: Overlays,
    mut state: Local<HelpPage>,
) -> Result {
    let setup = game.as_ref().filter(|_| *screen.get() == Screen::Play).map(|game| &game.0.setup);
    // Beside a table its own rules are told; elsewhere those of the game that is set up, else of the first.
    let known = help.0.iter().find(|(face, _)| match setup {
        Some(setup) => face.rules().contains(&setup.rules()),
        None => *screen.get() == Screen::Setup && face.id() == chosen.0,
    });
    let known = known.or(help.0.first());
    let context = HelpContext {
        sections: known.map_or(&[], |(_, sections)| sections),
        game: known.and_then(|(face, _)| Some((*face, setup?))),
        keys: &settings.keys,
    };
    let ((), done, beside) = page::sheet(
        contexts.ctx_mut()?,
        "help",
        words.get("help.title"),
        100.0 * metrics::GRID,
        |ui| help_page(ui, &words, &context, &mut state),
        |ui| widgets::primary(ui, words.get("help.done")).clicked(),
    );
    if done || beside {
        overlays.close();
    }
    Ok(())
}
