//! Which keys do what: every action with its keys, to be changed one by one.

use bevy_egui::egui::{self, Ui};

use crate::{
    keys::{Action, ActionGroup, Chord, KeyMap, MOST_KEYS},
    text::{Value, Words},
    theme::{
        Type,
        color::{IVORY, IVORY_DIM},
        metrics,
    },
    ui::widgets,
};

/// Where the binding of keys stands.
#[derive(Clone, PartialEq, Debug, Default)]
pub enum KeysPage {
    /// Nothing is being bound.
    #[default]
    Idle,
    /// The next key becomes this action's, in this place among its keys.
    Waiting(Action, usize),
    /// The key does something else already; the player is asked.
    Asking {
        /// The action that would get the key.
        action: Action,
        /// The place among its keys.
        place: usize,
        /// The key.
        chord: Chord,
        /// What the key does now.
        other: Action,
    },
}

impl KeysPage {
    /// Whether the next key is waited for.
    pub fn waiting(&self) -> bool {
        matches!(self, Self::Waiting(..))
    }

    /// A key was pressed while one was waited for: it is bound if it is free, Escape leaves everything as it was.
    pub fn press(&mut self, keys: &mut KeyMap, chord: Chord) {
        let Self::Waiting(action, place) = *self else { return };
        *self = match keys.action(&chord) {
            _ if chord.key() == "Escape" && action != Action::Back => Self::Idle,
            Some(other) if other != action => Self::Asking { action, place, chord, other },
            _ => {
                keys.bind(action, place, chord);
                Self::Idle
            }
        };
    }
}

/// The list of keys.
pub(super) fn keys(ui: &mut Ui, words: &Words, keys: &mut KeyMap, page: &mut KeysPage) {
    widgets::note(ui, words.get("keys-note"));
    for group in ActionGroup::ALL {
        ui.add_space(metrics::GAP);
        widgets::subheading(ui, words.get(group.word()));
        for action in group.actions() {
            ui.push_id(action, |ui| line(ui, words, keys, page, action));
        }
    }
    ui.add_space(metrics::GAP_WIDE);
    ui.add_enabled_ui(*keys != KeyMap::default(), |ui| {
        if widgets::secondary(ui, words.get("keys-reset_all")).clicked() {
            keys.reset();
            *page = KeysPage::Idle;
        }
    });
}

fn line(ui: &mut Ui, words: &Words, keys: &mut KeyMap, page: &mut KeysPage, action: Action) {
    let name = words.get(action.word());
    let column = 0.42 * ui.available_width();
    ui.horizontal_wrapped(|ui| {
        let label = egui::Label::new(Type::Body.text(name).color(IVORY.egui()));
        ui.allocate_ui_with_layout(
            egui::vec2(column, ui.spacing().interact_size.y),
            egui::Layout::left_to_right(egui::Align::Center).with_main_wrap(true),
            |ui| {
                ui.set_min_width(column);
                ui.add(label.wrap());
            },
        );
        let chords = keys.keys(action);
        let waiting = |place: usize| *page == KeysPage::Waiting(action, place);
        let mut wanted = None;
        for (place, chord) in chords.iter().enumerate() {
            let key = chord.label(words);
            let what = words.with("keys-change", &[("action", &name), ("key", &key)]);
            let label = if waiting(place) { words.get("keys-press").to_owned() } else { key };
            if widgets::key_button(ui, &label, &what, waiting(place)).clicked() {
                wanted = Some(place);
            }
        }
        let add = words.with("keys-add", &[("action", &name)]);
        if waiting(chords.len()) {
            widgets::key_button(ui, words.get("keys-press"), &add, true);
        } else if chords.is_empty() {
            if widgets::key_button(ui, words.get("keys-none"), &add, false).clicked() {
                wanted = Some(0);
            }
        } else if chords.len() < MOST_KEYS && widgets::icon_button(ui, "+", &add).clicked() {
            wanted = Some(chords.len());
        }
        if let Some(place) = wanted {
            *page = KeysPage::Waiting(action, place);
        }
        if keys.differs(action) {
            let mut house = keys.clone();
            house.reset_one(action);
            let labels: Vec<String> = house.keys(action).iter().map(|chord| chord.label(words)).collect();
            let what = words.with("keys-reset", &[("action", &name), ("keys", &labels.join(", "))]);
            if widgets::icon_button(ui, "\u{21ba}", &what).clicked() {
                *keys = house;
                *page = KeysPage::Idle;
            }
        }
    });
    match page.clone() {
        KeysPage::Waiting(of, _) if of == action => {
            ui.label(Type::Small.text(words.get("keys-cancel_note")).color(IVORY_DIM.egui()));
        }
        KeysPage::Asking { action: of, place, chord, other } if of == action => {
            let values: [(&str, &dyn Value); 3] =
                [("key", &chord.label(words)), ("other", &words.get(other.word())), ("action", &name)];
            widgets::warning(ui, &words.with("keys-taken", &values));
            ui.horizontal(|ui| {
                if widgets::secondary(ui, words.get("keys-take")).clicked() {
                    keys.bind(action, place, chord);
                    *page = KeysPage::Idle;
                }
                if widgets::secondary(ui, words.get("keys-leave")).clicked() {
                    *page = KeysPage::Idle;
                }
            });
        }
        _ => {}
    }
}
