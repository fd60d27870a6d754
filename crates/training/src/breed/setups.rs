//! A list of setups in a file, each to be bred for.

use lab::source::Source;
use lab::{LabError, Problem, TextFile};
use ron::value::RawValue;
use tabletop::written::place_of;

/// Most setups of a file.
const MOST: usize = 10_000;

/// The setups of a file, a RON list of what differs from the game's classic setup, such as `[(random: 1), (random: 2)]`: each as options of an
/// [`Opening`](lab::Opening), and with as many lines before it as stand before it in the file, so that its faults are told where they are.
///
/// # Errors
/// [`LabError::Input`] where it is no list, or an empty or endless one.
pub fn setups(file: &TextFile) -> Result<Vec<String>, LabError> {
    let source = Source { name: &file.name, text: &file.text };
    let items: Vec<&RawValue> = source.whole()?;
    if items.is_empty() || items.len() > MOST {
        let problem = Problem::new(format!("there are {} setups, and there may be 1 to {MOST}", items.len()));
        return Err(problem.in_file(&file.name).remedy("write them as [(random: 1), (random: 2)]").into());
    }
    let placed = |item: &&RawValue| {
        let item = item.trim();
        let (line, column) = place_of(&file.text, item.get_ron());
        format!("{}{}{}", "\n".repeat(line - 1), " ".repeat(column - 1), item.get_ron())
    };
    Ok(items.iter().map(placed).collect())
}
