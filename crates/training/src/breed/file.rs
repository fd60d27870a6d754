//! A run as a file: what it is of, and the population in the words of its game.

use lab::source::{Check, present};
use lab::{FilePart, LabError, Library, Problem, TextFile};
use ron::value::RawValue;
use serde::Deserialize;
use tabletop::message;

use super::module::{Breeding, Population};

/// The version of the file.
const FORMAT: u32 = 1;
/// Bytes of the longest file that is read: a run of the largest numbers keeps less.
pub const MOST_BYTES: u64 = 64 << 20;
/// Most games of every leader against every other one.
const MOST_VALIDATION: u32 = 1_000_000;

/// The parts of a file, unread.
#[derive(Deserialize, Default)]
#[serde(default, deny_unknown_fields, rename = "Breeding")]
struct RawFile<'a> {
    #[serde(borrow, deserialize_with = "present")]
    format: Option<&'a RawValue>,
    #[serde(borrow, deserialize_with = "present")]
    game: Option<&'a RawValue>,
    #[serde(borrow, deserialize_with = "present")]
    validation: Option<&'a RawValue>,
    #[serde(borrow, deserialize_with = "present")]
    run: Option<&'a RawValue>,
}

/// The file of a run.
pub(super) fn text(game: &str, validation: u32, run: &str) -> String {
    format!("(\n    format: {FORMAT},\n    game: {game:?},\n    validation: {validation},\n    run: {run},\n)\n")
}

/// Reads a file of a game.
///
/// # Errors
/// [`LabError::Input`] with every fault of it.
pub(super) fn read(
    breeding: &dyn Breeding,
    library: &Library,
    file: &TextFile,
) -> Result<(u32, Box<dyn Population>), LabError> {
    let mut check = Check::of(file);
    let raw: RawFile<'_> = check.source.whole()?;
    let format: Option<u32> = check.required(raw.format, "format", "1");
    if let (Some(at), Some(found)) = (raw.format, format.filter(|found| *found != FORMAT)) {
        let reason = message!(
            "fault-breeding-format",
            "the run has format {found}, and this program reads {known}",
            found,
            known = FORMAT
        );
        let remedy = message!("remedy-breeding-format", "go on with the program that wrote it");
        check.fault(at, Problem::new(reason).remedy(remedy));
        // Nothing else need be as this program knows it.
        return Err(LabError::Input(check.problems));
    }
    let game: Option<String> = check.required(raw.game, "game", &format!("{:?}", breeding.game()));
    if let (Some(at), Some(found)) = (raw.game, game.filter(|found| found != breeding.game())) {
        let reason = message!(
            "fault-breeding-game",
            "the run is of the game '{found}', not '{game}'",
            found,
            game = breeding.game()
        );
        check.fault(at, Problem::new(reason).remedy(message!("remedy-breeding-game", "name the game it is of")));
        return Err(LabError::Input(check.problems));
    }
    let validation: Option<u32> = check.required(raw.validation, "validation", "4000");
    if let (Some(at), Some(found)) = (raw.validation, validation.filter(|found| *found > MOST_VALIDATION)) {
        let reason = message!(
            "fault-breeding-validation",
            "{found} games of every leader against every other one are more than {most}",
            found,
            most = MOST_VALIDATION
        );
        check.fault(at, Problem::new(reason).remedy(message!("remedy-breeding-validation", "write a smaller number")));
    }
    if raw.run.is_none() {
        let missing = check.source.missing("run", "(…)");
        check.problems.push(missing);
    }
    let population = raw.run.and_then(|run| breeding.resume(library, &mut FilePart::new(&mut check, run)));
    match (validation, population) {
        (Some(validation), Some(population)) if check.problems.is_empty() => Ok((validation, population)),
        _ => Err(LabError::Input(check.problems)),
    }
}
