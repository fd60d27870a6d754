//! A board in text: its places as lines that can be pressed, in groups, in place of what is drawn.
//!
//! A game says in [`PlaceList`] what its places are called and what is seen there, and lays the [`TextView`] over its board. What is
//! chosen or open to an action is known from [`Highlights`]; a line that is pressed is a [`Click`] on its place.

use std::collections::HashMap;

use bevy::{ecs::system::SystemParam, input::keyboard::Key, prelude::*};
use bevy_egui::egui::{self, Rect, ScrollArea, Sense, Ui, UiBuilder};

use super::{Click, Highlight, Highlights, PlaceId};
use crate::{
    text::Words,
    theme::{Livery, Type, metrics},
    ui::{page, widgets},
};

/// Least width of a column of places, in lines of text; and the most columns.
const COLUMN: f32 = 16.0;
const COLUMNS: usize = 3;

/// One place in words.
#[derive(Clone, PartialEq, Debug)]
pub struct PlaceLine {
    /// Which.
    pub place: PlaceId,
    /// Its name.
    pub name: String,
    /// What is seen there.
    pub text: String,
    /// Whose colour and shape stand before it.
    pub livery: Option<Livery>,
    /// The places next to it.
    pub neighbours: Vec<PlaceId>,
}

/// Places that belong together.
#[derive(Clone, PartialEq, Debug)]
pub struct PlaceGroup {
    /// What they are called.
    pub heading: String,
    /// What is to be said of them as a whole; may be empty.
    pub note: String,
    /// The places.
    pub lines: Vec<PlaceLine>,
}

/// All places in words, as far as whoever looks sees them.
#[derive(Resource, Clone, PartialEq, Debug, Default)]
pub struct PlaceList(pub Vec<PlaceGroup>);

impl PlaceList {
    /// What is said of a place.
    pub fn line(&self, place: PlaceId) -> Option<&PlaceLine> {
        self.0.iter().flat_map(|group| &group.lines).find(|line| line.place == place)
    }
}

/// What a board in text is made of.
#[derive(SystemParam)]
pub struct TextView<'w> {
    list: Res<'w, PlaceList>,
    highlights: Res<'w, Highlights>,
    keys: Res<'w, ButtonInput<Key>>,
    clicks: MessageWriter<'w, Click>,
}

impl TextView<'_> {
    /// Lays the list over the board in `free`.
    pub fn show(&mut self, ui: &mut Ui, free: Rect, words: &Words) {
        page::felt(ui.painter(), free);
        // Between the lines lies the board, which must not be clicked where it cannot be seen.
        ui.interact(free, ui.id().with("board in text"), Sense::CLICK);
        let handles = ui.spacing().interact_size.y + metrics::GAP + metrics::GAP_WIDE;
        let room = Rect::from_min_max(free.min + egui::vec2(metrics::GAP, handles), free.max);
        let mut room = ui.new_child(UiBuilder::new().id_salt("places").max_rect(room));
        ScrollArea::vertical().id_salt("places").auto_shrink(false).show(&mut room, |ui| {
            ui.set_max_width(ui.available_width() - metrics::GAP_WIDE);
            self.columns(ui, words);
        });
    }

    /// The groups in their order, down one column after the other.
    fn columns(&mut self, ui: &mut Ui, words: &Words) {
        let list = Res::clone(&self.list);
        let all: HashMap<PlaceId, &PlaceLine> =
            list.0.iter().flat_map(|group| &group.lines).map(|line| (line.place, line)).collect();
        let line = COLUMN * ui.text_style_height(&Type::Button.style());
        let count = ((ui.available_width() / line) as usize).clamp(1, COLUMNS);
        let height: usize = list.0.iter().map(|group| group.lines.len() + 1).sum();
        ui.columns(count, |columns| {
            let mut before = 0;
            for group in &list.0 {
                let own = group.lines.len() + 1;
                let ui = &mut columns[((2 * before + own) * count / (2 * height.max(1))).min(count - 1)];
                before += own;
                ui.spacing_mut().item_spacing.y = 0.5 * metrics::GAP;
                widgets::subheading(ui, &group.heading);
                if !group.note.is_empty() {
                    widgets::note(ui, &group.note);
                }
                for line in &group.lines {
                    self.place(ui, words, line, &all);
                }
                ui.add_space(metrics::GAP);
            }
        });
        self.speak(ui, words, &list);
    }

    /// A place, and below it those next to it where it is chosen.
    fn place(&mut self, ui: &mut Ui, words: &Words, line: &PlaceLine, all: &HashMap<PlaceId, &PlaceLine>) {
        ui.push_id(line.place.0, |ui| {
            let response = self.line(ui, words, line, None);
            let chosen = self.highlights.of(line.place) == Highlight::Chosen && self.is_asked();
            let before = ui.data_mut(|data| std::mem::replace(data.get_temp_mut_or_default(response), chosen));
            if !chosen {
                return;
            }
            if !before {
                ui.scroll_to_rect(ui.min_rect(), None);
            }
            ui.indent("next to it", |ui| {
                for next in line.neighbours.iter().filter_map(|next| all.get(next)) {
                    ui.push_id(next.place.0, |ui| self.line(ui, words, next, Some(&line.name)));
                }
            });
        });
    }

    /// One line, said to be `next_to` a place where it stands below that. Returns its id.
    fn line(&mut self, ui: &mut Ui, words: &Words, line: &PlaceLine, next_to: Option<&str>) -> egui::Id {
        let light = self.highlights.of(line.place);
        let name = match next_to {
            Some(other) => words.with("places-next_to", &[("place", &line.name), ("other", &other)]),
            None => line.name.clone(),
        };
        let sign = match light {
            Highlight::Chosen => "\u{bb} ",
            Highlight::Target => "\u{2192} ",
            Highlight::Open | Highlight::Legal => "\u{2022} ",
            Highlight::Plain | Highlight::Dim => "",
        };
        let response = widgets::line(
            ui,
            &widgets::Line {
                text: &format!("{sign}{}: {}", line.name, line.text),
                told: &place_sentence(words, &name, line, light),
                livery: line.livery,
                chosen: matches!(light, Highlight::Chosen | Highlight::Target),
                dim: light == Highlight::Dim,
            },
        );
        if response.clicked() {
            let [shift, ctrl] = [Key::Shift, Key::Control].map(|key| self.keys.pressed(key));
            self.clicks.write(Click { on: Some(line.place), button: MouseButton::Left, shift, ctrl });
        }
        response.id
    }

    /// Whether somebody is to choose, so that what is chosen is theirs.
    fn is_asked(&self) -> bool {
        self.highlights.places.iter().any(|light| matches!(light, Highlight::Open | Highlight::Legal | Highlight::Dim))
    }

    /// Says what is chosen, which keys may do that are pressed elsewhere.
    fn speak(&self, ui: &Ui, words: &Words, list: &PlaceList) {
        let lights = [Highlight::Chosen, Highlight::Target];
        let lines = || list.0.iter().flat_map(|group| &group.lines);
        let told = lights.into_iter().flat_map(|light| {
            let lit = lines().filter(move |line| self.highlights.of(line.place) == light);
            lit.map(move |line| place_sentence(words, &line.name, line, light))
        });
        let told: Vec<String> = told.filter(|_| self.is_asked()).collect();
        widgets::spoken(ui.ctx(), ui.id().with("chosen"), &told.join(". "));
    }
}

/// A place in a sentence.
fn place_sentence(words: &Words, name: &str, line: &PlaceLine, light: Highlight) -> String {
    let state = match light {
        Highlight::Chosen => "places-chosen",
        Highlight::Target => "places-target",
        Highlight::Open | Highlight::Legal => "places-legal",
        Highlight::Plain | Highlight::Dim => return format!("{name}: {}", line.text),
    };
    format!("{name}: {}, {}", line.text, words.get(state))
}
