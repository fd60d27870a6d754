//! The personas of Conquest: characters over the opponents there are, as data.

use std::sync::LazyLock;

use ron::value::RawValue;
use serde::{Deserialize, Serialize};

pub use super::statistic::Statistic;
use lab::roster::refused;
use lab::source::Source;
use lab::{Difficulty, Persona, Problem, TextFile};
use risk::agents;

/// Longest name, in characters: as long as a player's may be.
const NAME_LENGTH: usize = 20;

/// Longest line of character and of play, in characters.
const LINE_LENGTH: usize = 120;

/// Which way a persona's play stands out.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Tendency {
    /// Above everybody else's.
    High,
    /// Below everybody else's.
    Low,
}

/// What a persona's play is known by.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Signature(pub Statistic, pub Tendency);

/// A persona of Conquest.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Character {
    /// What every game tells of its personas.
    pub card: Persona,
    /// What its play is known by.
    pub signature: Signature,
}

/// A file of personas, in parts.
#[derive(Deserialize)]
#[serde(deny_unknown_fields, rename = "Personas")]
struct Parts<'a> {
    #[serde(borrow)]
    personas: Vec<&'a RawValue>,
}

/// A persona as it is written.
#[derive(Deserialize)]
#[serde(deny_unknown_fields, rename = "Persona")]
struct Written {
    id: String,
    name: String,
    portrait: String,
    character: String,
    play: String,
    plays: String,
    difficulty: Difficulty,
    signature: Signature,
}

static SHIPPED: LazyLock<Vec<Character>> = LazyLock::new(|| {
    let text = include_str!("../../../../../assets/risk/personas/personas.ron");
    let file = TextFile { name: "assets/risk/personas/personas.ron".to_owned(), text: text.to_owned() };
    read(&file).expect("a test reads the personas that are built in")
});

/// The personas that are shipped, gentle ones first.
pub fn personas() -> &'static [Character] {
    &SHIPPED
}

/// The persona of this id.
pub(super) fn find(id: &str) -> Option<&'static Character> {
    SHIPPED.iter().find(|persona| persona.card.name == id)
}

/// Reads a file of personas.
///
/// # Errors
/// Every fault of it with its place and a remedy; at least one.
pub fn read(file: &TextFile) -> Result<Vec<Character>, Vec<Problem>> {
    let source = Source { name: &file.name, text: &file.text };
    let parts: Parts<'_> = source.whole().map_err(|problem| vec![problem])?;
    let (mut personas, mut problems) = (Vec::<Character>::new(), Vec::new());
    for part in parts.personas {
        let written: Written = match source.part(part) {
            Ok(written) => written,
            Err(problem) => {
                problems.push(problem);
                continue;
            }
        };
        let before = problems.len();
        let mut fault = |field: &str, problem: Problem| {
            problems.push(source.fault(source.field(part, field).unwrap_or(part), problem));
        };
        for (field, problem) in faults(&written, &personas) {
            fault(field, problem);
        }
        if problems.len() == before {
            personas.push(character(written));
        }
    }
    if personas.is_empty() && problems.is_empty() {
        problems.push(Problem::new("there is no persona in it").in_file(&file.name).remedy("write one, or restore it"));
    }
    if problems.is_empty() { Ok(personas) } else { Err(problems) }
}

fn character(written: Written) -> Character {
    let Written { id, name, portrait, character, play, plays, difficulty, signature } = written;
    Character { card: Persona { name: id, title: name, character, play, portrait, plays, difficulty }, signature }
}

/// What is wrong with a persona beside those that came before it, and in which field.
fn faults(written: &Written, before: &[Character]) -> Vec<(&'static str, Problem)> {
    let mut faults = Vec::new();
    let plain = |id: &str| !id.is_empty() && id.chars().all(|c| c.is_ascii_lowercase() || c == '-');
    for (field, id) in [("id", &written.id), ("portrait", &written.portrait)] {
        if !plain(id) {
            let problem = Problem::new(format!("'{id}' cannot be an id"));
            faults.push((field, problem.remedy("use small letters and '-', such as 'quartermaster'")));
        }
    }
    if known_agent(&written.id) {
        let problem = Problem::new(format!("'{}' is an opponent of the catalogue", written.id));
        faults.push(("id", problem.remedy("call the persona something else")));
    }
    faults.extend(name_fault(&written.name).map(|problem| ("name", problem)));
    for (field, text) in [("character", &written.character), ("play", &written.play)] {
        faults.extend(line_fault(field, text).map(|problem| (field, problem)));
    }
    if before.iter().any(|other| other.card.name == written.id) {
        let problem = Problem::new(format!("there are two personas '{}'", written.id));
        faults.push(("id", problem.remedy("rename one of them")));
    }
    if before.iter().any(|other| other.card.title == written.name) {
        let problem = Problem::new(format!("two personas are called '{}'", written.name));
        faults.push(("name", problem.remedy("rename one of them")));
    }
    // A persona is played by an opponent, never by another persona, whose names are not offered here: no chain has to be followed.
    if let Err(error) = agents::make(&written.plays) {
        faults.push(("plays", refused(&written.plays, &error, &[])));
    }
    faults
}

/// What is wrong with the name of somebody who sits at a table.
pub(super) fn name_fault(name: &str) -> Option<Problem> {
    length_fault("name", NAME_LENGTH, name)
}

/// What is wrong with a line that is said of somebody.
pub(super) fn line_fault(field: &str, line: &str) -> Option<Problem> {
    length_fault(field, LINE_LENGTH, line)
}

fn length_fault(field: &str, length: usize, text: &str) -> Option<Problem> {
    let count = text.chars().count();
    let wrong = text.trim().is_empty() || text.contains('\n') || count > length;
    let problem = || Problem::new(format!("the {field} has {count} characters or more than one line"));
    wrong.then(|| problem().remedy(format!("write one line of 1 to {length} characters")))
}

/// Whether the catalogue has an opponent of that name.
pub(super) fn known_agent(name: &str) -> bool {
    agents::list().iter().any(|info| info.id == name)
}
