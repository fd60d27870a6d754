//! What a save tells of itself in a list.

use tabletop::{Game, Record};

use super::{AUTOSAVES, SAVES, Sketch, about};
use crate::{stamp, text::Words};

/// One save.
#[derive(Clone, Default)]
pub struct SaveLine {
    /// Its file, among the player's.
    pub file: String,
    /// Its name.
    pub title: String,
    /// Whether the program wrote it by itself.
    pub autosave: bool,
    /// Which game it is of, in words.
    pub game: String,
    /// Who plays, in words.
    pub players: String,
    /// When it was written, as files carry it; empty where it does not say.
    pub written: String,
    /// Game, round and time, in words.
    pub detail: String,
    /// The liveries of the players, in turn order.
    pub liveries: Vec<u8>,
    /// How it stands for whoever looks.
    pub sketch: Option<Sketch>,
    /// Whether it is over and can be watched from its beginning.
    pub finished: bool,
    /// Why it cannot be loaded by this program.
    pub problem: Option<String>,
}

impl SaveLine {
    /// What every save tells: the `name` of its game, and how far it has come; `stand` says that in words, or `None` where the game is over.
    pub fn new<G: Game>(
        file: &str,
        record: &Record<G>,
        words: &Words,
        name: &str,
        stand: impl FnOnce(&G::State) -> Option<String>,
    ) -> Self {
        let told = |key: &str| record.about.get(key).map(String::as_str);
        let autosave = file.starts_with(AUTOSAVES);
        let players = record.players.iter().map(|player| words.person(&player.name)).collect::<Vec<_>>().join(", ");
        let title = told(about::TITLE).map(str::to_owned).unwrap_or_else(|| match autosave {
            true => players.clone(),
            false => file.trim_start_matches(SAVES).trim_matches('/').trim_end_matches(".ron").to_owned(),
        });
        let kind = autosave.then(|| words.get("saves-auto").to_owned());
        let stand = record.snapshot.as_ref().map(stand);
        let finished = stand == Some(None);
        let stand = stand.map(|stand| stand.unwrap_or_else(|| words.get("saves-over").to_owned()));
        let when = told(about::WRITTEN).map(stamp::local);
        let detail: Vec<String> = [kind, Some(name.to_owned()), stand, when].into_iter().flatten().collect();
        SaveLine {
            file: file.to_owned(),
            title,
            autosave,
            game: name.to_owned(),
            players,
            written: told(about::WRITTEN).unwrap_or_default().to_owned(),
            detail: detail.join(" \u{b7} "),
            liveries: record.players.iter().map(|player| player.livery).collect(),
            sketch: None,
            finished,
            problem: None,
        }
    }
}

/// How far a game has come: the board is set up before round 1.
pub fn round(words: &Words, round: u32) -> String {
    match round {
        0 => words.get("saves-round_none").to_owned(),
        n => words.with("saves-round", &[("n", &n)]),
    }
}
