//! The file of the settings.
//!
//! It is a RON map. Each value stands alone: one that cannot be used falls back to its default and is reported,
//! and one this version does not know is kept as it is, so that an older or newer program loses nothing.

use std::collections::BTreeMap;

use ron::value::RawValue;
use serde::{Serialize, de::DeserializeOwned};

use super::{Settings, TEXT_SIZES};
use crate::{
    keys::KeyMap,
    storage::{Storage, StorageError},
    text::Words,
    theme::metrics,
};

const FILE: &str = "settings.ron";

impl Settings {
    /// Reads settings from the text of their file. Never fails: what cannot be used keeps its default, and the second
    /// value names each such setting with the reason.
    pub fn from_ron(text: &str) -> (Self, Vec<String>) {
        let mut settings = Self::default();
        let mut complaints = Vec::new();
        let mut raw: BTreeMap<String, Box<RawValue>> = match ron::from_str(text) {
            Ok(raw) => raw,
            Err(error) => return (settings, vec![error.to_string()]),
        };
        let mut read = Reader { raw: &mut raw, complaints: &mut complaints };
        read.within("music", &mut settings.music, 0.0..=1.0);
        read.within("effects", &mut settings.effects, 0.0..=1.0);
        read.value("muted", &mut settings.muted);
        read.within("text_size", &mut settings.text_size, TEXT_SIZES);
        read.value("language", &mut settings.language);
        read.value("speed", &mut settings.speed);
        read.value("reduced_motion", &mut settings.reduced_motion);
        read.value("text_view", &mut settings.text_view);
        read.value("fullscreen", &mut settings.fullscreen);
        read.value("window", &mut settings.window);
        // Settings written before every game kept its own name one adviser.
        let mut adviser = String::new();
        read.value("adviser", &mut adviser);
        settings.choose_adviser(&adviser);
        read.value("advisers", &mut settings.advisers);
        read.value("palette", &mut settings.palette);
        read.value("map_theme", &mut settings.map_theme);
        read.value("piece_look", &mut settings.piece_look);
        read.value("coordinates", &mut settings.coordinates);
        read.value("confirm_moves", &mut settings.confirm_moves);
        read.value("guidance", &mut settings.guidance);
        read.value("guided", &mut settings.guided);
        let mut keys = BTreeMap::new();
        read.value("keys", &mut keys);
        let (keys, faults) = KeyMap::from_names(&keys);
        settings.keys = keys;
        complaints.extend(faults);
        settings.unknown = raw.into_iter().map(|(key, value)| (key, value.get_ron().trim().to_owned())).collect();
        settings.window = [
            settings.window[0].clamp(metrics::SMALLEST_WINDOW[0] as u32, 16_384),
            settings.window[1].clamp(metrics::SMALLEST_WINDOW[1] as u32, 16_384),
        ];
        (settings, complaints)
    }

    /// The text of the file.
    pub fn to_ron(&self) -> String {
        let mut lines = vec![
            line("music", &self.music),
            line("effects", &self.effects),
            line("muted", &self.muted),
            line("text_size", &self.text_size),
            line("language", &self.language),
            line("speed", &self.speed),
            line("reduced_motion", &self.reduced_motion),
            line("text_view", &self.text_view),
            line("fullscreen", &self.fullscreen),
            line("window", &self.window),
            line("advisers", &self.advisers),
            line("palette", &self.palette),
            line("map_theme", &self.map_theme),
            line("piece_look", &self.piece_look),
            line("coordinates", &self.coordinates),
            line("confirm_moves", &self.confirm_moves),
            line("guidance", &self.guidance),
            line("guided", &self.guided),
            line("keys", &self.keys.names()),
        ];
        lines.extend(self.unknown.iter().map(|(key, value)| format!("    {key:?}: {value},\n")));
        format!("{{\n{}}}\n", lines.concat())
    }

    /// Loads the player's settings, with what could not be read of them in words for the player; a damaged file is set aside.
    pub fn load(storage: &Storage, words: &Words) -> (Self, Vec<String>) {
        let text = match storage.read(FILE) {
            Ok(Some(text)) => text,
            Ok(None) => return (Self::default(), Vec::new()),
            Err(problem) => return (Self::default(), vec![words.message(&problem.message())]),
        };
        let (settings, complaints) = Self::from_ron(&text);
        if complaints.is_empty() {
            return (settings, Vec::new());
        }
        // What could be read stays, and the next start has nothing to complain about.
        let aside = storage.set_aside(FILE).and_then(|aside| settings.save(storage).map(|()| aside));
        let report = match aside {
            Ok(aside) => {
                words.with("notice-settings_damaged", &[("reason", &complaints.join("; ")), ("file", &aside.display())])
            }
            Err(problem) => words.message(&problem.message()),
        };
        (settings, vec![report])
    }

    /// Writes the player's settings.
    ///
    /// # Errors
    /// The file cannot be written; the old one is then untouched.
    pub fn save(&self, storage: &Storage) -> Result<(), StorageError> {
        storage.write(FILE, &self.to_ron())
    }
}

fn line(key: &str, value: &impl Serialize) -> String {
    let value = ron::to_string(value).expect("settings hold nothing RON cannot write");
    format!("    {key:?}: {value},\n")
}

struct Reader<'a> {
    raw: &'a mut BTreeMap<String, Box<RawValue>>,
    complaints: &'a mut Vec<String>,
}

impl Reader<'_> {
    fn value<T: DeserializeOwned>(&mut self, key: &str, target: &mut T) {
        let Some(raw) = self.raw.remove(key) else { return };
        match raw.into_rust() {
            Ok(value) => *target = value,
            Err(error) => self.complaints.push(format!("{key}: {}", error.code)),
        }
    }

    fn within(&mut self, key: &str, target: &mut f32, range: std::ops::RangeInclusive<f32>) {
        let mut value = *target;
        self.value(key, &mut value);
        if range.contains(&value) {
            *target = value;
        } else {
            self.complaints.push(format!("{key}: {value} is not between {} and {}", range.start(), range.end()));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        keys::Action,
        settings::{PieceLook, Speed},
        theme::Palette,
    };

    #[test]
    fn settings_survive_their_file() {
        let mut settings = Settings { text_size: 1.5, speed: Speed::Instant, text_view: true, ..Settings::default() };
        (settings.piece_look, settings.coordinates, settings.confirm_moves) = (Some(PieceLook::Letters), false, true);
        settings.language = Some("ru".to_owned());
        settings.unknown.insert("from_the_future".to_owned(), "(depth: 3)".to_owned());
        let (read, complaints) = Settings::from_ron(&settings.to_ron());
        assert_eq!(complaints, Vec::<String>::new());
        assert_eq!(read, settings);
    }

    #[test]
    fn one_bad_value_costs_only_itself() {
        let (settings, complaints) =
            Settings::from_ron(r#"{"music": 0.25, "text_size": 9.0, "speed": Ludicrous, "window": (10, 10)}"#);
        assert_eq!(settings.music, 0.25);
        assert_eq!(settings.text_size, 1.0);
        assert_eq!(settings.speed, Speed::Normal);
        assert_eq!(settings.window, [960, 600]);
        assert_eq!(complaints.len(), 2, "{complaints:?}");
        assert!(complaints[0].starts_with("text_size"), "{complaints:?}");
    }

    #[test]
    fn a_damaged_file_is_set_aside_and_reported() {
        let folder = tempfile::tempdir().expect("a temporary folder");
        let storage = Storage::open(Some(folder.path())).expect("opened");
        storage.write(FILE, "{\"music\": ").expect("written");
        let (settings, reports) = Settings::load(&storage, &Words::english());
        assert_eq!(settings, Settings::default());
        assert_eq!(reports.len(), 1);
        assert!(reports[0].contains("damaged-1"), "{reports:?}");
        assert_eq!(Settings::load(&storage, &Words::english()).1, Vec::<String>::new());
    }

    #[test]
    fn damage_is_told_once_and_costs_nothing_else() {
        let folder = tempfile::tempdir().expect("a temporary folder");
        let storage = Storage::open(Some(folder.path())).expect("opened");
        let text = r#"{"music": 0.25, "palette": Sepia, "keys": {"Dance": ["D"], "Undo": ["Hop"], "Cards": ["K"]}}"#;
        storage.write(FILE, text).expect("written");
        let words = Words::english();
        let (settings, reports) = Settings::load(&storage, &words);
        let report = reports.join("");
        assert!(["palette", "Dance", "Hop"].iter().all(|fault| report.contains(fault)), "{report}");
        assert_eq!((settings.music, settings.palette), (0.25, Palette::OkabeIto));
        assert_eq!(settings.keys.action(&"K".parse().expect("a key")), Some(Action::Cards));
        assert_eq!(settings.keys.keys(Action::Undo), KeyMap::default().keys(Action::Undo));
        assert_eq!(Settings::load(&storage, &words), (settings, Vec::new()));
    }
}
