//! The page of the setup: what stands on it beside the seats.

use std::sync::Arc;

use bevy_egui::egui::{Id, Sense, Ui, Vec2};
use registry::games::risk::narrate;
use risk::{Risk, Setup, map::Map};
use tabletop::Message;

use super::{ConquestSetup, first};
use crate::{
    games::conquest::{Content, card, ids::CAREER, place_names},
    shell::Screen,
    table::{
        CardPicture, LabContent,
        setup::{GameSetupPage, PresetChip, TablePage, head, parse_seed},
    },
    text::Words,
    theme::metrics,
    ui::widgets,
};

impl TablePage for Content {
    const PROGRAM_EXAMPLE: &'static str = "program-example_conquest";

    const CAREER: Option<Screen> = Some(CAREER);

    fn first(&self, words: &Words) -> ConquestSetup {
        first(words, &self.cast)
    }

    /// With the ready-made tables, which leave the seed as it is.
    fn head(&self, ui: &mut Ui, words: &Words, table: &mut ConquestSetup) {
        let chips: Vec<PresetChip<'_>> = self.presets.iter().map(|preset| preset.chip(words, table)).collect();
        if let Some(clicked) = head(ui, words, ConquestSetup::GAME, words.get("setup-line"), &chips) {
            table.apply(&self.presets[clicked].table);
        }
    }

    /// The map, as it will be played.
    fn content_choices(&self, ui: &mut Ui, words: &Words, table: &mut ConquestSetup) {
        let rules = &mut table.rules;
        let maps: Vec<&Arc<Map>> = self.maps.iter().chain(self.mod_maps.iter().map(|brought| &brought.map)).collect();
        let mut chosen = maps.iter().rposition(|map| map.id() == rules.map).unwrap_or(usize::MAX);
        widgets::group(ui, words.get("setup-map"), "", |ui| {
            let names: Vec<(usize, &str)> = maps.iter().map(|map| place_names::map(words, map)).enumerate().collect();
            if widgets::segmented(ui, &mut chosen, &names) {
                maps[chosen].id().clone_into(&mut rules.map);
            }
            if let Some(brought) = chosen.checked_sub(self.maps.len()).and_then(|at| self.mod_maps.get(at)) {
                widgets::note(ui, &words.with("setup-map_of_mod", &[("mod", &brought.title)]));
            }
            let setup = Self::seeded(rules.clone(), parse_seed(&table.seed).unwrap_or_default());
            if let Some(preview) = self.preview(ui, &setup) {
                preview.show(ui, words);
            }
        });
    }
}

/// The most room a map takes, points: the rules below it are seen at once.
const HEIGHT: f32 = 18.0 * metrics::GRID;

/// A map as it will be played.
#[derive(Clone)]
struct Preview {
    /// What it was drawn for: map, portals, blizzards, layout.
    of: (String, u8, u8, u32),
    picture: CardPicture,
    /// Height over width.
    shape: f32,
    /// What the setup has put on it.
    signs: Vec<Message>,
}

impl Content {
    /// The preview of a setup, kept from frame to frame; `None` where that cannot be played, or its map has no drawing.
    fn preview(&self, ui: &Ui, setup: &Setup) -> Option<Preview> {
        let of = (setup.map.clone(), setup.portals, setup.blizzards, setup.layout);
        let id = Id::new("map preview");
        let kept = ui.data(|data| data.get_temp::<Preview>(id)).filter(|kept| kept.of == of);
        kept.or_else(|| {
            // Nothing but the map is looked at, whatever else is wrong with the setup.
            let (portals, blizzards, layout) = (of.1, of.2, of.3);
            let plain = Setup { map: of.0.clone(), seats: 2, portals, blizzards, layout, ..Setup::default() };
            let game = Risk::new(plain, self.map(&of.0)?.clone()).ok()?;
            let size = game.map().geometry()?.size();
            let preview = Preview {
                of,
                picture: card::picture(game.map())?,
                shape: size.y() / size.x(),
                signs: narrate::board(game.map()),
            };
            ui.data_mut(|data| data.insert_temp(id, preview.clone()));
            Some(preview)
        })
    }
}

impl Preview {
    fn show(&self, ui: &mut Ui, words: &Words) {
        let width = ui.available_width().min(HEIGHT / self.shape);
        let (area, _) = ui.allocate_exact_size(Vec2::new(width, width * self.shape), Sense::hover());
        if ui.is_rect_visible(area) {
            (self.picture)(ui.painter(), area);
        }
        if !self.signs.is_empty() {
            let told: Vec<String> = self.signs.iter().map(|sign| words.message(sign)).collect();
            widgets::note(ui, &told.join(" "));
        }
    }
}
