//! The gauntlet's road in the room of the table: the hero on the left with everything it carries, on the right what there is to
//! choose. Functions from a view-model (`model`, made by `build` in the words of `sentences` and `details`) to what the player asks for, like the panels of a
//! duel beside them.

mod build;
mod details;
mod hero;
mod map;
mod model;
mod plain_card;
mod sentences;
mod sign;
mod site;

pub use model::{ForgeModel, HeroModel, MapModel, OfferModel, RoadModel, SceneModel, Standing, StopModel, TileModel};
pub use sign::Sign;

pub(super) use build::{dock, mark, progress, road};

use bevy_egui::egui::{self, Pos2, Rect, Response, Sense, Stroke, Ui, WidgetInfo, WidgetType};

use super::{PanelAsk, card, card_model::CardModel, layout::Half, model::FighterModel, reading::reading};
use crate::{
    games::alea::Pick,
    text::Words,
    theme::{color::BRASS_DIM, metrics},
    ui::page,
};

/// Paints the road in `free`, the hero in a strip where reasons cover its half, and pushes what is done there.
pub fn stage(
    ui: &mut Ui,
    free: Rect,
    words: &Words,
    fighter: &FighterModel,
    model: &RoadModel,
    covered: bool,
    asks: &mut Vec<PanelAsk>,
) -> [Half; 2] {
    page::felt(ui.painter(), free);
    let middle = free.center().x;
    ui.painter().vline(middle, free.shrink(1.5 * metrics::GRID).y_range(), Stroke::new(1.0, BRASS_DIM.egui()));
    let left = Rect::from_min_max(free.min, Pos2::new(middle, free.bottom()));
    let right = Rect::from_min_max(Pos2::new(middle, free.top()), free.max);
    let mut over = None;
    let half = hero::hero(ui, left, words, fighter, model, covered, &mut over, asks);
    let inner = right.shrink2(egui::Vec2::new(metrics::GAP_WIDE, metrics::GAP));
    let mut room = ui.new_child(egui::UiBuilder::new().id_salt("road").max_rect(inner));
    room.set_clip_rect(right.intersect(ui.clip_rect()));
    let places = match &model.scene {
        SceneModel::Map(map) => map::map(&mut room, words, map, &mut over, asks),
        scene => site::site(&mut room, words, model, scene, &mut over, asks),
    };
    asks.push(PanelAsk::Look(over));
    let (head, tray) = (Rect::NOTHING, Rect::NOTHING);
    let other = Half { area: right, head, cards: places, tray, dice: Vec::new(), rest: right };
    [half, other]
}

/// Something that can be picked, in its place. Returns how it is touched.
fn touch(
    ui: &mut Ui,
    area: Rect,
    pick: Pick,
    chosen: bool,
    told: &str,
    over: &mut Option<Pick>,
    asks: &mut Vec<PanelAsk>,
) -> Response {
    let response = ui.interact(area, ui.id().with(("pick", format!("{pick:?}"))), Sense::click());
    response.widget_info(|| WidgetInfo::selected(WidgetType::Button, ui.is_enabled(), chosen, told));
    if response.clicked() {
        asks.push(PanelAsk::Pick(pick));
    }
    if response.has_focus() || response.contains_pointer() {
        *over = Some(pick);
    }
    response
}

/// What paints a card: in full, or in a strip.
type Paint = fn(&Ui, &Words, Rect, &CardModel, &Response, f32);

/// A card that can be picked, or only looked at.
fn card_in(
    ui: &mut Ui,
    words: &Words,
    area: Rect,
    pick: Option<Pick>,
    model: &CardModel,
    over: &mut Option<Pick>,
    asks: &mut Vec<PanelAsk>,
) {
    card_by(ui, words, (area, card::card), pick, model, over, asks);
}

/// The same, painted in its own way.
fn card_by(
    ui: &mut Ui,
    words: &Words,
    (area, paint): (Rect, Paint),
    pick: Option<Pick>,
    model: &CardModel,
    over: &mut Option<Pick>,
    asks: &mut Vec<PanelAsk>,
) {
    let told = card::told(words, model);
    let response = match pick {
        Some(pick) => touch(ui, area, pick, model.chosen, &told, over, asks),
        None => {
            let id = ui.id().with(("card", area.min.x as i32, area.min.y as i32));
            let response = ui.interact(area, id, Sense::hover());
            response.widget_info(|| WidgetInfo::labeled(WidgetType::Label, true, &told));
            response
        }
    };
    paint(ui, words, area, model, &response, 0.0);
    response.on_hover_ui(|ui| reading(ui, words, model));
}
