//! The placements that the player keeps: a file for each, with the action that places the pieces as people write it.

use std::path::Path;

use lab::GameModule;
use tabletop::{Message, message};

use super::{
    game::{Act, BoardGame, RulesOf, Seen},
    placing::Placement,
};
use crate::storage::{self, Storage, StorageError};

/// Where they lie, among the player's files, in a folder for each game.
const FOLDER: &str = "placements";
/// How the files end.
const END: &str = "txt";
/// The longest text that is read as one.
const LONGEST: u64 = 1 << 10;

/// The file of a name among the player's files; `None` where the name has no letter or digit.
fn file<B: BoardGame>(name: &str) -> Option<String> {
    Some(format!("{FOLDER}/{}/{}.{END}", B::ID, storage::file_stem(name)?))
}

/// Those that can be placed by these rules, by name; of what can be read by no rules it is said why.
pub fn kept<B: BoardGame>(storage: &Storage, game: &RulesOf<B>, view: &Seen<B>) -> (Vec<Placement>, Vec<Message>) {
    let Ok(folder) = storage.path(&format!("{FOLDER}/{}", B::ID)) else { return (Vec::new(), Vec::new()) };
    let (mut found, mut faults) = (Vec::new(), Vec::new());
    for path in storage::list(&folder, END) {
        match read::<B>(game, &path) {
            // It may be of a relative of this game.
            Ok(action) if B::Module::permits(game, view, &action).is_err() => {}
            Ok(action) => {
                let name = path.file_stem().and_then(|name| name.to_str()).unwrap_or_default().to_owned();
                found.push(Placement { name, pieces: B::placed(game, view, &action) });
            }
            Err(why) => faults.push(message!(
                "fault-boards-placement",
                "{path} is no placement: {why}",
                path = path.display().to_string(),
                why = why
            )),
        }
    }
    (found, faults)
}

fn read<B: BoardGame>(game: &RulesOf<B>, path: &Path) -> Result<Act<B>, Message> {
    let text = storage::read_at_most(path, LONGEST)?;
    let text = text.trim();
    let notation = B::MODULE.notation().ok_or_else(crate::table::other_game)?;
    notation.read_action(game, text).map_err(|misread| misread.message(text))
}

/// Keeps one under a name, in place of one that has it.
///
/// # Errors
/// Why it cannot be written.
pub fn keep<B: BoardGame>(storage: &Storage, game: &RulesOf<B>, name: &str, action: &Act<B>) -> Result<(), Message> {
    let file = file::<B>(name).ok_or_else(|| StorageError::BadName(name.to_owned()))?;
    let notation = B::MODULE.notation().ok_or_else(crate::table::other_game)?;
    Ok(storage.write(&file, &format!("{}\n", notation.write_action(game, action)))?)
}

/// Removes the one of a name.
///
/// # Errors
/// Why it cannot be deleted.
pub fn remove<B: BoardGame>(storage: &Storage, name: &str) -> Result<(), Message> {
    let file = file::<B>(name).ok_or_else(|| StorageError::BadName(name.to_owned()))?;
    Ok(storage.delete(&file)?)
}
