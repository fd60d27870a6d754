//! The table in text, in place of what is drawn: what lies on it line by line, and what can be done as lines to press.

use bevy_egui::egui::{Align, Label, Layout, Rect, ScrollArea, Ui, UiBuilder};

use super::{
    PanelAsk, card,
    card_model::CardModel,
    fighter,
    layout::Half,
    model::{FighterModel, TableModel},
    road::{MapModel, RoadModel, SceneModel, Standing},
};
use crate::{
    games::alea::Pick,
    plain,
    text::Words,
    theme::{Type, color::IVORY, metrics},
    ui::{page, widgets},
};

/// Least width of a fighter's lines, in lines of text, for two to stand side by side.
const COLUMN: f32 = 22.0;

/// Tells the table in `free`, without the half that is covered by something else, and pushes what is done there.
pub fn stage(
    ui: &mut Ui,
    free: Rect,
    words: &Words,
    model: &TableModel,
    offers: &[String],
    covered: Option<usize>,
    asks: &mut Vec<PanelAsk>,
) -> [Half; 2] {
    page::felt(ui.painter(), free);
    let (left, right) = free.split_left_right_at_fraction(0.5);
    let area = covered.map_or(free, |covered| [right, left][covered]);
    let mut room = ui.new_child(UiBuilder::new().id_salt("text").max_rect(area.shrink(metrics::GAP)));
    room.set_clip_rect(area.intersect(ui.clip_rect()));
    ScrollArea::vertical().id_salt("text").auto_shrink(false).show(&mut room, |ui| {
        ui.set_max_width(ui.available_width() - metrics::GAP_WIDE);
        match &model.road {
            Some(road) => self::road(ui, words, &model.fighters[0], road, asks),
            None => fight(ui, words, model, offers, asks),
        }
    });
    let nothing = Rect::NOTHING;
    [left, right].map(|area| Half { area, head: nothing, cards: vec![], tray: nothing, dice: vec![], rest: area })
}

fn fight(ui: &mut Ui, words: &Words, model: &TableModel, offers: &[String], asks: &mut Vec<PanelAsk>) {
    // Nothing is taken up or pointed at here.
    asks.push(PanelAsk::Point { over: None, dragged: None, read: None });
    let fighters = |ui: &mut Ui, _: &mut _| {
        for [name, text] in &model.rules {
            let line = words.with("alea-rules-line", &[("name", name), ("text", text)]);
            ui.add(Label::new(Type::Small.text(line)).wrap());
        }
        for (seat, fighter) in model.fighters.iter().enumerate() {
            let used = model.glow.filter(|glow| glow.seat.index() == seat).map(|glow| usize::from(glow.card));
            who(ui, words, fighter, used, &[]);
        }
    };
    halves(ui, asks, fighters, |ui, asks| asks.extend(plain::offers(ui, words, offers, None).map(PanelAsk::Do)));
}

/// What lies on the table, and beside it, or below it where there is less room, what can be chosen.
fn halves<T>(ui: &mut Ui, with: &mut T, left: impl FnOnce(&mut Ui, &mut T), right: impl FnOnce(&mut Ui, &mut T)) {
    if ui.available_width() < 2.0 * COLUMN * ui.text_style_height(&Type::Body.style()) {
        left(ui, with);
        return right(ui, with);
    }
    ui.columns(2, |columns| {
        // Columns would justify what is read, too.
        let lines = Layout::top_down(Align::Min);
        columns[0].with_layout(lines, |ui| left(ui, with));
        columns[1].with_layout(lines, |ui| right(ui, with));
    });
}

/// A fighter, and whatever else is to be said of it; the card that is being `used` is marked.
fn who(ui: &mut Ui, words: &Words, model: &FighterModel, used: Option<usize>, more: &[String]) {
    let [hp, most] = model.hp;
    let mut lines = vec![words.with("alea-hp_told", &[("name", &model.name), ("n", &hp), ("most", &most)])];
    if let Some([lost, after]) = model.limit {
        let key = if lost >= after { "alea-limit_full" } else { "alea-limit" };
        lines.push(words.with(key, &[("n", &lost), ("after", &after)]));
    }
    lines.extend(model.statuses.iter().map(|status| {
        let told = words.with("alea-status_told", &[("name", &status.name), ("n", &status.count)]);
        format!("{told}: {}", status.meaning)
    }));
    if !model.dice.is_empty() {
        let dice: Vec<String> = model.dice.iter().map(|die| fighter::told(words, die)).collect();
        lines.push(dice.join("; "));
    }
    lines.extend_from_slice(more);
    let before = lines.len();
    // On the road what can be done with a card is a line of its own.
    if more.is_empty() {
        lines.extend(model.cards.iter().map(|card| card::told(words, card)));
    }
    let heading = format!("{} ({})", model.name, model.brain);
    let marked = |at: usize| used.is_some_and(|card| at == before + card);
    plain::position(ui, &heading, lines.iter().enumerate().map(|(at, line)| (line.as_str(), marked(at))));
}

/// The hero with what it carries, and what there is to choose.
fn road(ui: &mut Ui, words: &Words, hero: &FighterModel, model: &RoadModel, asks: &mut Vec<PanelAsk>) {
    let carried = &model.hero;
    let [covered, cells] = carried.room;
    let purse = [
        words.count("alea-count-dice", carried.dice.into()),
        words.with("gauntlet-gold", &[("n", &carried.gold)]),
        words.with("gauntlet-room", &[("n", &covered), ("of", &cells)]),
    ];
    let mut choices = Choices { over: None, asks };
    let of_hero = |ui: &mut Ui, choices: &mut Choices<'_>| {
        who(ui, words, hero, None, &purse);
        widgets::panel(ui, words.get("gauntlet-carried"), |ui| {
            ui.set_width(ui.available_width());
            for (at, card) in hero.cards.iter().enumerate() {
                choices.card(ui, words, carried.picks.get(at).copied().flatten(), card, None);
            }
        });
    };
    halves(ui, &mut choices, of_hero, |ui, choices| {
        widgets::panel(ui, &model.title, |ui| {
            ui.set_width(ui.available_width());
            widgets::note(ui, &model.line);
            choices.scene(ui, words, &model.scene);
        });
    });
    let over = choices.over;
    asks.push(PanelAsk::Look(over));
}

/// Lines of which one can be picked.
struct Choices<'a> {
    over: Option<Pick>,
    asks: &'a mut Vec<PanelAsk>,
}

impl Choices<'_> {
    fn scene(&mut self, ui: &mut Ui, words: &Words, scene: &SceneModel) {
        match scene {
            SceneModel::Map(map) => self.map(ui, words, map),
            SceneModel::Offers { gained, offers, meal } => {
                for (_, line) in gained {
                    say(ui, line);
                }
                for (at, offer) in offers.iter().enumerate() {
                    self.card(ui, words, Some(Pick::Offer(at as u8)), &offer.card, offer.label.as_deref());
                }
                if let Some(tile) = meal {
                    self.line(ui, tile.pick, tile.key, &format!("{}: {}", tile.title, tile.text), tile.chosen);
                }
            }
            SceneModel::Forge(forge) => match &forge.cards {
                None => say(ui, &forge.empty),
                Some(cards) => {
                    for (label, card) in forge.labels.iter().zip(cards) {
                        say(ui, &format!("{label}: {}", card::told(words, card)));
                    }
                }
            },
            SceneModel::Tiles(tiles) => {
                for tile in tiles {
                    self.line(ui, tile.pick, tile.key, &format!("{}: {}", tile.title, tile.text), tile.chosen);
                }
            }
        }
    }

    /// The ways that lie open, then what is behind and ahead.
    fn map(&mut self, ui: &mut Ui, words: &Words, map: &MapModel) {
        for (at, stop) in map.layers.get(map.here).into_iter().flatten().enumerate() {
            match stop.key {
                Some(_) => self.line(ui, Pick::Way(at as u8), stop.key, &stop.told, stop.chosen),
                None => say(ui, &stop.told),
            }
        }
        for stop in map.layers.iter().flatten() {
            match stop.standing {
                Standing::Gone => say(ui, &words.with("gauntlet-map-gone", &[("stop", &stop.told)])),
                Standing::Ahead => say(ui, &words.with("gauntlet-map-ahead", &[("stop", &stop.told)])),
                Standing::Open | Standing::Passed => {}
            }
        }
    }

    /// A card, with a `label` of what it costs or what forbids it.
    fn card(&mut self, ui: &mut Ui, words: &Words, pick: Option<Pick>, card: &CardModel, label: Option<&str>) {
        let told = card::told(words, card);
        let told = label.map_or(told.clone(), |label| format!("{told} \u{b7} {label}"));
        match pick {
            Some(pick) => self.line(ui, pick, card.key, &told, card.chosen),
            None => say(ui, &told),
        }
    }

    fn line(&mut self, ui: &mut Ui, pick: Pick, key: Option<char>, told: &str, chosen: bool) {
        let text = key.map_or_else(|| told.to_owned(), |key| format!("{key}  {told}"));
        let response = widgets::line(ui, &widgets::Line { text: &text, told: &text, chosen, ..Default::default() });
        if response.clicked() {
            self.asks.push(PanelAsk::Pick(pick));
        }
        if response.has_focus() || response.contains_pointer() {
            self.over = Some(pick);
        }
    }
}

fn say(ui: &mut Ui, line: &str) {
    ui.add(Label::new(Type::Body.text(line).color(IVORY.egui())).wrap());
}
