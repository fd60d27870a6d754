//! What is kept of runs, and who sits at a table against it.

use tabletop::{Controller, Player};

use crate::{storage::Storage, text::Words};

/// Reads the files of a folder, at most so many and the newest first: what they hold, and what is wrong with the others.
pub fn read_files<T>(
    storage: &Storage,
    folder: &str,
    most: usize,
    mut read: impl FnMut(&str, String) -> Result<T, String>,
) -> (Vec<T>, Vec<String>) {
    let (mut sound, mut problems) = (Vec::new(), Vec::new());
    for file in storage.newest_first(folder, "ron").into_iter().take(most) {
        let read = match storage.read(&file) {
            Ok(Some(text)) => read(&file, text),
            Ok(None) => continue,
            Err(problem) => Err(problem.to_string()),
        };
        match read {
            Ok(kept) => sound.push(kept),
            Err(problem) => problems.push(problem),
        }
    }
    (sound, problems)
}

/// Writes a file of the player's folder, and tells it or why that failed, in plain words.
///
/// # Errors
/// There is no text, or it cannot be written.
pub fn write_file(
    storage: &Storage,
    file: String,
    text: Result<String, impl std::fmt::Display>,
) -> Result<String, String> {
    let text = text.map_err(|error| error.to_string())?;
    storage.write(&file, &text).map(|()| file).map_err(|problem| problem.to_string())
}

/// A person, and what was learned in all other seats.
pub fn players_against(words: &Words, agent: &str, seats: u8) -> Vec<Player> {
    let champion = words.get("training-champion");
    let player = |seat: u8| match seat {
        0 => Player { name: words.original("name-caesar").to_owned(), controller: Controller::Human, livery: 0 },
        _ => Player {
            name: if seats == 2 { champion.to_owned() } else { format!("{champion} {seat}") },
            controller: Controller::Agent(agent.to_owned()),
            livery: seat,
        },
    };
    (0..seats).map(player).collect()
}
