//! The names of saves, and the files they give.

use crate::table::{SAVES, SaveLine};

/// Longest name of a file, letters.
const LONGEST: usize = 40;
/// Names some systems keep for themselves.
const RESERVED: [&str; 6] = ["con", "prn", "aux", "nul", "com1", "lpt1"];

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

/// In which order saves stand.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Order {
    /// The one written last comes first.
    #[default]
    Newest,
    /// By their names.
    Name,
    /// By the games they are of, each with the newest first.
    Game,
}

impl Order {
    /// All of them, each with the key of its words.
    pub(super) const ALL: [(Self, &'static str); 3] =
        [(Self::Newest, "saves-order_newest"), (Self::Name, "saves-order_name"), (Self::Game, "saves-order_game")];
}

/// Which saves are shown, by their places among all, in an order: those in which every word that is looked for stands, in the name, in what
/// the save is, or among who plays.
pub fn found(lines: &[SaveLine], wanted: &str, order: Order) -> Vec<usize> {
    let wanted = wanted.to_lowercase();
    let has = |line: &SaveLine| {
        let told = [&line.title, &line.detail, &line.game, &line.players].map(|text| text.to_lowercase());
        wanted.split_whitespace().all(|word| told.iter().any(|text| text.contains(word)))
    };
    let mut shown: Vec<usize> = (0..lines.len()).filter(|at| has(&lines[*at])).collect();
    // What is equal stays as it came, the newest first.
    shown.sort_by(|one, other| {
        let (one, other) = (&lines[*one], &lines[*other]);
        let newest = other.written.cmp(&one.written);
        match order {
            Order::Newest => newest,
            Order::Name => one.title.to_lowercase().cmp(&other.title.to_lowercase()).then(newest),
            Order::Game => one.game.cmp(&other.game).then(newest),
        }
    });
    shown
}

#[cfg(test)]
mod tests {
    use super::*;

    fn save(title: &str, file: &str) -> SaveLine {
        SaveLine { file: file.to_owned(), title: title.to_owned(), ..SaveLine::default() }
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
    fn a_hundred_saves_are_searched_and_sorted() {
        let games = ["Conquest", "Alea", "Realm"];
        let mut lines: Vec<SaveLine> = (0..100)
            .map(|n| SaveLine {
                game: games[n % 3].to_owned(),
                detail: format!("{} \u{b7} Round {}", games[n % 3], 300 + n),
                players: if n == 42 { "Marta, Raider" } else { "Anna, Raider" }.to_owned(),
                written: format!("2026-11-21T11:{:02}:{:02}Z", n / 60, n % 60),
                ..save(&format!("Evening {}", 1099 - n), &format!("saves/{n}.ron"))
            })
            .collect();
        // One that does not say when it was written, and cannot be read.
        lines.push(save("broken", "saves/broken.ron"));
        assert_eq!(found(&lines, "marta EVENING", Order::Newest), [42]);
        assert_eq!(found(&lines, "  round 377 ", Order::Name), [77]);
        assert!(found(&lines, "nobody", Order::Newest).is_empty());
        let newest = found(&lines, "", Order::Newest);
        assert_eq!((newest[0], newest[1], newest[100]), (99, 98, 100));
        let named = found(&lines, "evening", Order::Name);
        assert_eq!((named[0], named[1], named.len()), (99, 98, 100), "Evening 1000, then Evening 1001");
        let of_games = found(&lines, "raider", Order::Game);
        let of_games: Vec<&str> = of_games.iter().map(|at| &*lines[*at].game).collect();
        assert!(of_games.is_sorted(), "{of_games:?}");
        assert_eq!(found(&lines, "conquest", Order::Game)[0], 99, "of one game the newest comes first");
    }

    #[test]
    fn names_that_collide_get_files_of_their_own() {
        let lines = [save("Monday!", "saves/monday.ron")];
        assert_eq!(file_for("monday?", &lines), "saves/monday-2.ron");
        assert_eq!(file_for("MONDAY!", &lines), "saves/monday.ron", "the same name is the same save");
    }
}
