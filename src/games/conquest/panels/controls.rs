//! What is being decided, in the middle of the dock: armies to place, an attack with its battle, armies to move; and where nothing is,
//! what is on stage.

use bevy_egui::egui::{self, Rect, Sense, Ui, UiBuilder, Vec2};

use super::{AttackModel, BattleModel, DockModel, HereModel, PanelAsk, PlacingModel, numeral::numeral, stage};
use crate::{
    keys::Action as Key,
    text::{Decimal, Value, Words},
    theme::{
        Type,
        color::{DANGER, GOOD, INK_DEEP, IVORY, IVORY_DIM, LAMP_GOLD},
        metrics,
    },
    ui::widgets,
};

/// Steps of the buttons that move armies.
const STEPS: [u32; 3] = [1, 5, 10];
/// Size of the one number that matters, points at the plain text size.
const FIGURE: f32 = 30.0;

/// The middle of the dock, in all the room there is.
pub fn controls(ui: &mut Ui, words: &Words, model: &DockModel, asks: &mut Vec<PanelAsk>) {
    ui.spacing_mut().item_spacing = Vec2::new(0.75 * metrics::GAP, 0.75 * metrics::GAP);
    if let (Some(attack), Some(battle)) = (&model.attack, &model.battle) {
        fight(ui, words, attack, battle, asks);
    } else if let Some((least, most, amount)) = model.amount {
        move_armies(ui, words, least, most, amount, asks);
    } else if let Some(placing) = &model.placing {
        place(ui, words, placing, asks);
    } else if let Some(battle) = &model.battle {
        stage::battle(ui, words, ui.available_rect_before_wrap(), battle);
    } else if let Some(player) = &model.player {
        stage::player(ui, ui.available_rect_before_wrap(), player);
    } else if !model.suggestions.is_empty() {
        suggest(ui, words, model, asks);
    } else if !model.spare.is_empty() {
        spare(ui, words, model, asks);
    }
}

fn suggest(ui: &mut Ui, words: &Words, model: &DockModel, asks: &mut Vec<PanelAsk>) {
    ui.label(Type::Subheading.text(words.get("conquest-attack-likeliest")).color(LAMP_GOLD.egui()));
    ui.horizontal_wrapped(|ui| {
        for (from, to, label, chance) in &model.suggestions {
            if widgets::chip(ui, &format!("{label}   {} %", stage::percent(words, *chance)), false).clicked() {
                asks.push(PanelAsk::Aim(*from, *to));
            }
        }
    });
}

fn spare(ui: &mut Ui, words: &Words, model: &DockModel, asks: &mut Vec<PanelAsk>) {
    ui.label(Type::Subheading.text(words.get("conquest-spare")).color(LAMP_GOLD.egui()));
    ui.horizontal_wrapped(|ui| {
        for (from, name, armies) in &model.spare {
            if widgets::chip(ui, &format!("{name}   {armies}"), false).clicked() {
                asks.push(PanelAsk::MarchFrom(*from));
            }
        }
    });
}

fn place(ui: &mut Ui, words: &Words, model: &PlacingModel, asks: &mut Vec<PanelAsk>) {
    let (left, word) = match (model.left, model.neutrals) {
        (0, 1..) => (model.neutrals, "conquest-neutrals_to_place"),
        (left, _) => (left, "conquest-left_to_place"),
    };
    ui.horizontal(|ui| {
        ui.label(numeral(ui, &left.to_string(), FIGURE).color(LAMP_GOLD.egui()));
        ui.label(Type::Body.text(words.count(word, left as usize)).color(IVORY.egui()));
        if model.later > 0 {
            let later = words.with("conquest-placed_later", &[("n", &model.later)]);
            ui.label(Type::Body.text(later).color(IVORY_DIM.egui()));
        }
        if model.left + model.neutrals > 0 {
            ui.add_space(metrics::GAP);
            let rest = widgets::secondary(ui, words.get("conquest-place_rest"));
            if rest.on_hover_text(words.get("conquest-place_rest_note")).clicked() {
                asks.push(PanelAsk::PlaceRest);
            }
        }
    });
    if !model.rest.is_empty() {
        let plan = words.with("conquest-place_rest_plan", &[("list", &model.rest)]);
        ui.add(egui::Label::new(Type::Small.text(&plan).color(IVORY_DIM.egui())).truncate()).on_hover_text(plan);
    }
    let Some(HereModel { name, put, room }) = &model.here else {
        let [previous, next, end] =
            [Key::PreviousTarget, Key::NextTarget, Key::EndPhase].map(|key| widgets::key_of(ui, key));
        let keys: [(&str, &dyn Value); 3] = [("previous", &previous), ("next", &next), ("end", &end)];
        widgets::note(ui, &words.with("conquest-place_note", &keys));
        return;
    };
    ui.label(Type::Subheading.text(words.with("conquest-placing_on", &[("place", name)])).color(IVORY.egui()));
    ui.horizontal_wrapped(|ui| {
        ui.add_enabled_ui(*put > 0, |ui| {
            if widgets::chip(ui, "\u{2212}1", false).clicked() {
                asks.push(PanelAsk::Change(-1));
            }
        });
        let mut wanted = *put;
        let most = put + room;
        if number(ui, &mut wanted, 0, most, words.get("conquest-armies_here")) {
            asks.push(PanelAsk::Change(i64::from(wanted) - i64::from(*put)));
        }
        ui.add_enabled_ui(*room > 0, |ui| {
            for step in STEPS {
                if widgets::chip(ui, &format!("+{step}"), false).clicked() {
                    asks.push(PanelAsk::Change(step.into()));
                }
            }
            let all = widgets::chip(ui, words.get("conquest-all"), false);
            if widgets::hinted(ui, all, Key::All).clicked() {
                asks.push(PanelAsk::Key(Key::All));
            }
        });
    });
}

fn move_armies(ui: &mut Ui, words: &Words, least: u32, most: u32, amount: u32, asks: &mut Vec<PanelAsk>) {
    ui.horizontal(|ui| {
        ui.label(numeral(ui, &amount.to_string(), FIGURE).color(LAMP_GOLD.egui()));
        let range = words.with("conquest-move_range", &[("least", &least), ("most", &most)]);
        ui.label(Type::Body.text(range).color(IVORY.egui()));
    });
    let mut wanted = amount;
    let width = (ui.available_width() - 10.0 * metrics::GRID).clamp(10.0 * metrics::GRID, 50.0 * metrics::GRID);
    ui.horizontal(|ui| {
        ui.spacing_mut().slider_width = width;
        let slider = egui::Slider::new(&mut wanted, least..=most).show_value(false);
        ui.add_enabled(least < most, slider);
        number(ui, &mut wanted, least, most, words.get("conquest-armies_to_move"));
    });
    ui.horizontal_wrapped(|ui| {
        // What would change nothing cannot be clicked.
        ui.add_enabled_ui(amount > least, |ui| {
            if widgets::chip(ui, words.get("conquest-fewest"), false).clicked() {
                wanted = least;
            }
            for step in STEPS {
                if widgets::chip(ui, &format!("\u{2212}{step}"), false).clicked() {
                    wanted = wanted.saturating_sub(step).max(least);
                }
            }
        });
        ui.add_enabled_ui(amount < most, |ui| {
            for step in STEPS {
                if widgets::chip(ui, &format!("+{step}"), false).clicked() {
                    wanted = wanted.saturating_add(step).min(most);
                }
            }
            if widgets::chip(ui, words.get("conquest-all"), false).clicked() {
                wanted = most;
            }
        });
    });
    if wanted != amount {
        asks.push(PanelAsk::Amount(wanted));
    }
}

/// A number to be typed or dragged. Returns whether it changed.
fn number(ui: &mut Ui, value: &mut u32, least: u32, most: u32, name: &str) -> bool {
    let before = *value;
    let font = Type::Strong.style();
    let width = 3.6 * ui.text_style_height(&font);
    let field = egui::DragValue::new(value).range(least..=most).speed(0.1).update_while_editing(false);
    let style = std::mem::replace(&mut ui.style_mut().drag_value_text_style, font);
    let response = ui.add_sized(Vec2::new(width, ui.spacing().interact_size.y), field);
    ui.style_mut().drag_value_text_style = style;
    response.widget_info(|| egui::WidgetInfo::labeled(egui::WidgetType::DragValue, ui.is_enabled(), name));
    response.on_hover_text(name);
    *value != before
}

/// The battle that was chosen, with what can be changed below it.
fn fight(ui: &mut Ui, words: &Words, model: &AttackModel, battle: &BattleModel, asks: &mut Vec<PanelAsk>) {
    let room = ui.available_rect_before_wrap();
    let foot = ui.spacing().interact_size.y + ui.text_style_height(&Type::Small.style()) + 2.0 * metrics::GAP;
    let (top, below) = room.split_top_bottom_at_y((room.bottom() - foot).max(room.top() + 0.45 * room.height()));
    stage::battle(ui, words, top, battle);
    ui.scope_builder(UiBuilder::new().max_rect(below), |ui| {
        bar(ui, battle.win as f32);
        ui.horizontal_wrapped(|ui| {
            let (dice, most) = model.dice;
            ui.label(Type::Body.text(words.get("conquest-attack-dice")).color(IVORY_DIM.egui()));
            for n in 1..=most {
                if widgets::chip(ui, &n.to_string(), n == dice).clicked() {
                    asks.push(PanelAsk::Dice(n));
                }
            }
            let blitz = widgets::secondary(ui, words.get("conquest-attack-blitz"));
            let expected = words.with(
                "conquest-attack-losses",
                &[("a", &Decimal::new(model.losses[0], 1)), ("d", &Decimal::new(model.losses[1], 1))],
            );
            if widgets::hinted(ui, blitz.on_hover_text(expected), Key::Blitz).clicked() {
                asks.push(PanelAsk::Key(Key::Blitz));
            }
            ui.label(Type::Body.text(words.get("conquest-attack-stop")).color(IVORY_DIM.egui()));
            let (mut stop, most) = model.stop;
            if number(ui, &mut stop, 1, most, words.get("conquest-attack-stop_note")) {
                asks.push(PanelAsk::Stop(stop));
            }
            let unit = words.count("conquest-attack-stop_at", stop as usize);
            ui.label(Type::Body.text(unit).color(IVORY_DIM.egui()));
            let once = words.with(
                "conquest-attack-once",
                &[("a", &Decimal::new(model.roll_losses[0], 2)), ("d", &Decimal::new(model.roll_losses[1], 2))],
            );
            ui.label(Type::Small.text(once).color(IVORY_DIM.egui()));
        });
    });
}

/// How the fight stands between good and bad.
fn bar(ui: &mut Ui, win: f32) {
    let (area, _) = ui.allocate_exact_size(Vec2::new(ui.available_width(), 0.75 * metrics::GRID), Sense::hover());
    ui.painter().rect_filled(area, 3.0, INK_DEEP.egui());
    let fill = Rect::from_min_size(area.min, Vec2::new(area.width() * win.clamp(0.0, 1.0), area.height()));
    ui.painter().rect_filled(fill, 3.0, DANGER.mix(GOOD, win).egui());
    ui.painter().vline(area.center().x, area.y_range(), egui::Stroke::new(1.0, IVORY_DIM.egui()));
}
