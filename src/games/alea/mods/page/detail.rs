//! One mod: how it stands, who made it, what is wrong with it, what it brings.

use bevy_egui::egui::{self, Ui, Vec2};
use lab::mods::MOST_MODS;
use registry::games::dice::Origin;

use super::{ModsChoice, list, problems, scrolling};
use crate::{
    games::alea::mods::{Brought, ModInfo, Standing},
    keys::Action,
    text::Words,
    theme::{
        Type,
        color::{IVORY, IVORY_DIM},
        metrics,
    },
    ui::widgets,
};

/// The chosen mod.
pub(super) fn detail(ui: &mut Ui, words: &Words, mods: &[ModInfo], at: usize) -> Option<ModsChoice> {
    let Some(info) = mods.get(at) else {
        widgets::panel(ui, words.get("mods-begin"), |ui| {
            scrolling(ui, "mod", |ui| ui.label(Type::Body.text(words.get("mods-begin_note")).color(IVORY.egui())));
        });
        return None;
    };
    let mut choice = None;
    widgets::panel(ui, info.name(), |ui| {
        scrolling(ui, "mod", |ui| {
            choice = buttons(ui, words, info, at, mods.len());
            let (state, ink) = list::standing(words, info);
            ui.label(Type::Strong.text(state).color(ink.egui()));
            if let Some(more) = explained(words, info) {
                ui.label(Type::Body.text(more).color(IVORY.egui()));
            }
            facts(ui, words, info);
            problems::problems(ui, words, &info.problems);
            choice = choice.take().or(brings(ui, words, mods, info));
        });
    });
    choice
}

fn buttons(ui: &mut Ui, words: &Words, info: &ModInfo, at: usize, count: usize) -> Option<ModsChoice> {
    let mut choice = None;
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = Vec2::splat(metrics::GAP);
        let turn = widgets::secondary(ui, words.get(if info.wanted { "mods-turn_off" } else { "mods-turn_on" }));
        if widgets::hinted(ui, turn, Action::Main).clicked() {
            choice = Some(ModsChoice::Turn(at));
        }
        for (earlier, sign, key, action, there) in [
            (true, "\u{2191}", "mods-earlier", Action::PanUp, at > 0),
            (false, "\u{2193}", "mods-later", Action::PanDown, at + 1 < count),
        ] {
            ui.add_enabled_ui(there, |ui| {
                let button = widgets::icon_button(ui, sign, words.get(key));
                if widgets::hinted(ui, button, action).clicked() {
                    choice = Some(ModsChoice::Move(at, earlier));
                }
            });
        }
        if widgets::secondary(ui, words.get("mods-its_folder")).clicked() {
            choice = Some(ModsChoice::Folder(Some(at)));
        }
        if info.own && widgets::secondary(ui, words.get("mods-remove")).clicked() {
            choice = Some(ModsChoice::AskRemoval(at));
        }
    });
    choice
}

/// What its standing means, where a word is not enough.
fn explained(words: &Words, info: &ModInfo) -> Option<String> {
    match &info.standing {
        Standing::Broken => Some(words.get("mods-broken_note").to_owned()),
        Standing::Missing(needed) if needed.is_empty() => Some(words.get("mods-circle_note").to_owned()),
        Standing::Missing(needed) => Some(words.with("mods-missing_note", &[("names", &needed.join(", "))])),
        Standing::Full => Some(words.with("mods-full_note", &[("most", &MOST_MODS)])),
        Standing::On | Standing::Needed(_) if info.faults() > 0 => Some(words.get("mods-faulty_note").to_owned()),
        Standing::On | Standing::Needed(_) | Standing::Off => None,
    }
}

pub(super) fn facts(ui: &mut Ui, words: &Words, info: &ModInfo) {
    if let Some(manifest) = &info.manifest {
        let authors = manifest.authors.join(", ");
        widgets::note(
            ui,
            &words.with(
                "mods-facts",
                &[
                    ("version", &manifest.version),
                    ("authors", &authors),
                    ("licence", &manifest.licence),
                    ("game", &manifest.game_version),
                ],
            ),
        );
        if !manifest.depends.is_empty() {
            widgets::note(ui, &words.with("mods-depends", &[("names", &manifest.depends.join(", "))]));
        }
    }
    if !info.folder.as_os_str().is_empty() {
        widgets::note(ui, &info.folder.display().to_string());
    }
}

/// Its cards, statuses, enemies, heroes and maps, and whose places they take.
pub(super) fn brings(ui: &mut Ui, words: &Words, mods: &[ModInfo], info: &ModInfo) -> Option<ModsChoice> {
    let mut choice = None;
    for (kind, key) in [
        ("card", "mods-cards"),
        ("status", "mods-statuses"),
        ("enemy", "mods-enemies"),
        ("hero", "mods-heroes"),
        ("modifier", "mods-modifiers"),
        ("map", "mods-maps"),
    ] {
        let of_kind: Vec<&Brought> = info.brings.iter().filter(|brought| brought.kind == kind).collect();
        if of_kind.is_empty() {
            continue;
        }
        ui.add_space(metrics::GAP);
        widgets::subheading(ui, words.get(key));
        for brought in of_kind {
            ui.horizontal_wrapped(|ui| {
                ui.spacing_mut().item_spacing.x = metrics::GAP;
                let called = words.message(&brought.name);
                ui.label(Type::Strong.text(&called).color(IVORY.egui()));
                if kind == "card" && info.standing.used() {
                    let name = words.with("mods-try_name", &[("name", &called)]);
                    let chip = widgets::chip(ui, words.get("mods-try"), false);
                    chip.widget_info(|| egui::WidgetInfo::labeled(egui::WidgetType::Button, true, &name));
                    if chip.on_hover_text(&name).clicked() {
                        choice = Some(ModsChoice::Bench(Some(brought.id.clone())));
                    }
                }
                ui.label(Type::Small.text(place(words, mods, brought)).color(IVORY_DIM.egui()));
            });
        }
    }
    choice
}

/// Whether something is new, or whose place it takes, and who takes its place.
fn place(words: &Words, mods: &[ModInfo], brought: &Brought) -> String {
    let name = |id: &str| mods.iter().find(|info| info.id == id).map_or(id, ModInfo::name).to_owned();
    let replaces = match &brought.replaces {
        None => words.get("mods-new_thing").to_owned(),
        Some(Origin::Shipped) => words.get("mods-replaces_shipped").to_owned(),
        Some(Origin::Mod(other)) => words.with("mods-replaces_mod", &[("name", &name(other))]),
    };
    match &brought.replaced_by {
        Some(later) => format!("{replaces} \u{b7} {}", words.with("mods-replaced_by", &[("name", &name(later))])),
        None => replaces,
    }
}
