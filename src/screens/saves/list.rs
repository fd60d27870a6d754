//! What the saves on the shelf say about themselves.

use dice::{
    Alea, Stage,
    gauntlet::{self, Gauntlet},
};
use risk::{Phase, Risk};
use tabletop::{Game, Record};

use crate::{
    content::Content,
    stamp,
    storage::Storage,
    table::{self, AUTOSAVES, SAVES, about},
    text::Words,
};

/// Longest name of a file, letters.
const LONGEST: usize = 40;
/// Names some systems keep for themselves.
const RESERVED: [&str; 6] = ["con", "prn", "aux", "nul", "com1", "lpt1"];

/// One save.
#[derive(Clone, PartialEq, Debug)]
pub struct SaveLine {
    /// Its file, among the player's.
    pub file: String,
    /// Its name.
    pub title: String,
    /// Whether the program wrote it by itself.
    pub autosave: bool,
    /// Round and time, in words.
    pub detail: String,
    /// The looks of the players, in turn order.
    pub looks: Vec<u8>,
    /// Where armies stand: place on the board as shares of its width and height, and the look of the owner, if one holds it.
    pub dots: Vec<([f32; 2], Option<u8>)>,
    /// Why it cannot be loaded by this program.
    pub problem: Option<String>,
}

/// The file of a save of this name: a safe file name, and the one of the save that already has it.
pub fn file_for(title: &str, lines: &[SaveLine]) -> String {
    if let Some(known) = named(title, lines) {
        return known.file.clone();
    }
    let mut stem = String::new();
    for letter in title.to_lowercase().chars() {
        match letter.is_ascii_alphanumeric() {
            true => stem.push(letter),
            false if !stem.is_empty() && !stem.ends_with('-') => stem.push('-'),
            false => {}
        }
    }
    stem.truncate(LONGEST);
    let stem = match stem.trim_end_matches('-') {
        "" => "game".to_owned(),
        stem if RESERVED.contains(&stem) => format!("{stem}-game"),
        stem => stem.to_owned(),
    };
    // Names that differ may still give one file name.
    let mut file = format!("{SAVES}/{stem}.ron");
    for n in 2.. {
        if lines.iter().all(|line| line.file != file) {
            break;
        }
        file = format!("{SAVES}/{stem}-{n}.ron");
    }
    file
}

/// The named save that has this name.
pub(super) fn named<'a>(title: &str, lines: &'a [SaveLine]) -> Option<&'a SaveLine> {
    lines.iter().find(|line| !line.autosave && line.title.to_lowercase() == title.to_lowercase())
}

/// A save with another title, which is a named one from then on.
pub(super) fn retitled(text: &str, title: &str) -> Result<String, String> {
    match tabletop::game_of(text).map_err(|error| error.to_string())?.as_str() {
        Alea::ID => retitle::<Alea>(text, title),
        Gauntlet::ID => retitle::<Gauntlet>(text, title),
        _ => retitle::<Risk>(text, title),
    }
}

fn retitle<G: Game>(text: &str, title: &str) -> Result<String, String> {
    let mut record: Record<G> = Record::from_ron(text).map_err(|error| error.to_string())?;
    record.about.remove(about::AUTOSAVE);
    record.about.insert(about::TITLE.to_owned(), title.to_owned());
    record.to_ron().map_err(|error| error.to_string())
}

/// Reads all saves, the newest first; what was damaged comes as reports.
pub(super) fn read(storage: &Storage, words: &Words, content: &Content) -> (Vec<SaveLine>, Vec<String>) {
    let (mut lines, mut reports) = (Vec::new(), Vec::new());
    let files = [SAVES, AUTOSAVES].map(|folder| storage.newest_first(folder, "ron"));
    for file in files.iter().flatten() {
        let found = table::find(storage, file, words, |text| {
            Ok(match tabletop::game_of(text)?.as_str() {
                Alea::ID => duel_line(file, &Record::from_ron(text)?, words),
                Gauntlet::ID => gauntlet_line(file, &Record::from_ron(text)?, words),
                _ => conquest_line(file, &Record::from_ron(text)?, words, content),
            })
        });
        reports.extend(found.report);
        match found.value {
            Some(Ok(line)) => lines.push(line),
            Some(Err(problem)) => lines.push(SaveLine {
                file: file.clone(),
                title: file.clone(),
                autosave: false,
                detail: String::new(),
                looks: Vec::new(),
                dots: Vec::new(),
                problem: Some(problem),
            }),
            None => {}
        }
    }
    (lines, reports)
}

/// What every save says: `state` is the round or the end, in words.
fn line<G: Game>(file: &str, record: &Record<G>, words: &Words, state: Option<String>) -> SaveLine {
    let told = |key: &str| record.about.get(key).map(String::as_str);
    let autosave = file.starts_with(AUTOSAVES);
    let title = told(about::TITLE).map(str::to_owned).unwrap_or_else(|| match autosave {
        true => record.players.iter().map(|player| player.name.as_str()).collect::<Vec<_>>().join(", "),
        false => file.trim_start_matches(SAVES).trim_matches('/').trim_end_matches(".ron").to_owned(),
    });
    let kind = autosave.then(|| words.get("saves.auto").to_owned());
    let when = told(about::WRITTEN).map(stamp::local);
    let detail: Vec<String> = [kind, state, when].into_iter().flatten().collect();
    SaveLine {
        file: file.to_owned(),
        title,
        autosave,
        detail: detail.join(" \u{b7} "),
        looks: record.players.iter().map(|player| player.look).collect(),
        dots: Vec::new(),
        problem: None,
    }
}

/// How far a game has come: the board is set up before round 1.
pub(in crate::screens) fn round(words: &Words, round: u32) -> String {
    match round {
        0 => words.get("saves.round_none").to_owned(),
        n => words.with("saves.round", &[("n", &n)]),
    }
}

fn duel_line(file: &str, record: &Record<Alea>, words: &Words) -> SaveLine {
    let round = record.snapshot.as_ref().map(|state| match state.stage {
        Stage::Over(_) => words.get("saves.over").to_owned(),
        _ => round(words, state.round.into()),
    });
    let name = words.get("game.alea").to_owned();
    let state = round.map_or(name.clone(), |round| format!("{name} \u{b7} {round}"));
    line(file, record, words, Some(state))
}

fn gauntlet_line(file: &str, record: &Record<Gauntlet>, words: &Words) -> SaveLine {
    let stand = record.snapshot.as_ref().map(|state| match state.stage {
        gauntlet::Stage::Over { .. } => words.get("saves.over").to_owned(),
        _ => words.with("saves.fight", &[("n", &(state.layer + 1))]),
    });
    let name = words.get("game.gauntlet").to_owned();
    let state = stand.map_or(name.clone(), |stand| format!("{name} \u{b7} {stand}"));
    line(file, record, words, Some(state))
}

fn conquest_line(file: &str, record: &Record<Risk>, words: &Words, content: &Content) -> SaveLine {
    let board = record.snapshot.as_ref().map(|state| &state.board);
    let round = board.map(|board| match board.phase {
        Phase::Over(_) => words.get("saves.over").to_owned(),
        _ => round(words, board.round),
    });
    let map = content.map(&record.setup.map).filter(|map| board.is_some_and(|board| board.lands.len() == map.len()));
    let dots = map.zip(board).and_then(|(map, board)| {
        let geometry = map.geometry()?;
        let dot = |territory| {
            let token = geometry.outline(territory).token();
            let owner = board.land(territory).owner.seat().and_then(|seat| record.players.get(seat.index()));
            let place = [token.x() / geometry.size().x(), token.y() / geometry.size().y()];
            (place, owner.map(|player| player.look))
        };
        Some(map.territories().map(dot).collect())
    });
    SaveLine { dots: dots.unwrap_or_default(), ..line(file, record, words, round) }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn save(title: &str, file: &str) -> SaveLine {
        SaveLine {
            file: file.to_owned(),
            title: title.to_owned(),
            autosave: false,
            detail: String::new(),
            looks: Vec::new(),
            dots: Vec::new(),
            problem: None,
        }
    }

    #[test]
    fn names_become_safe_files() {
        for (title, file) in [
            ("Monday evening", "saves/monday-evening.ron"),
            ("../../etc/passwd", "saves/etc-passwd.ron"),
            ("  !!! ", "saves/game.ron"),
            ("NUL", "saves/nul-game.ron"),
            ("Königsberg", "saves/k-nigsberg.ron"),
        ] {
            assert_eq!(file_for(title, &[]), file);
        }
        assert!(file_for(&"long ".repeat(99), &[]).len() < 60);
    }

    #[test]
    fn names_that_collide_get_files_of_their_own() {
        let lines = [save("Monday!", "saves/monday.ron")];
        assert_eq!(file_for("monday?", &lines), "saves/monday-2.ron");
        assert_eq!(file_for("MONDAY!", &lines), "saves/monday.ron", "the same name is the same save");
    }
}
